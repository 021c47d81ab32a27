#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

/// What the packages tell a desktop, and the man pages: valid, and agreeing with each other and with the programs.
class DesktopFilesTest : public QObject
{
  Q_OBJECT

private slots:
  void theMenuEntryIsValid();
  void thePageForSoftwareCentresIsValid();
  void theKindsOfFilesAreValid();
  void allNameTheSameKindsOfFiles();
  void versionsAgree();
  void manPagesSayWhatTheProgramsSay_data();
  void manPagesSayWhatTheProgramsSay();
  void everyInstalledProgramHasAManPage();
  void furtherPackageListsAreSorted();

private:
  static QString top() { return SPARKWRIGHT_SOURCE_DIR; }
  static QString desktop(const QString& name) { return top() + "/packaging/desktop/" + name; }
  static QString read(const QString& path);
  /// Runs a program; its output if it failed, else empty.
  static QByteArray failureOf(const QString& program, const QStringList& arguments);
  /// The texts of all elements of a name, or of an attribute of them.
  static QStringList inXml(const QString& path, const QString& element, const QString& attribute = {});
};

QString DesktopFilesTest::read(const QString& path)
{
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QByteArray DesktopFilesTest::failureOf(const QString& program, const QStringList& arguments)
{
  QProcess process;
  process.setProcessChannelMode(QProcess::MergedChannels);
  process.start(program, arguments);
  if(!process.waitForFinished(60000))
    return "did not end";
  const QByteArray said = process.readAll();
  return process.exitCode() == 0 ? QByteArray() : said + " (" + program.toUtf8() + ')';
}

QStringList DesktopFilesTest::inXml(const QString& path, const QString& element, const QString& attribute)
{
  QStringList found;
  QXmlStreamReader xml(read(path));
  while(!xml.atEnd())
    if(xml.readNext() == QXmlStreamReader::StartElement && xml.name() == element)
      found << (attribute.isEmpty() ? xml.readElementText() : xml.attributes().value(attribute).toString());
  return xml.hasError() ? QStringList{xml.errorString()} : found;
}

/// packaging/install.sh installs them.
#define NEEDS(program, package)                                                                                        \
  QVERIFY2(!QStandardPaths::findExecutable(program).isEmpty(),                                                         \
           program " is not installed; it is in the package " package)

void DesktopFilesTest::theMenuEntryIsValid()
{
  NEEDS("desktop-file-validate", "desktop-file-utils");
  QCOMPARE(failureOf("desktop-file-validate", {"--no-hints", desktop("sparkwright.desktop")}), QByteArray());
}

void DesktopFilesTest::thePageForSoftwareCentresIsValid()
{
  NEEDS("appstreamcli", "appstream");
  QCOMPARE(failureOf("appstreamcli", {"validate", "--no-net", desktop("org.sparkwright.Sparkwright.metainfo.xml")}),
           QByteArray());
}

void DesktopFilesTest::theKindsOfFilesAreValid()
{
  NEEDS("update-mime-database", "shared-mime-info");
  const QTemporaryDir folder;
  QVERIFY(QDir(folder.path()).mkpath("packages"));
  QVERIFY(QFile::copy(desktop("sparkwright-mime.xml"), folder.filePath("packages/sparkwright.xml")));
  QCOMPARE(failureOf("update-mime-database", {folder.path()}), QByteArray());
  QVERIFY(read(folder.filePath("globs2")).contains("application/x-sparkwright-scene:*.rsg"));
}

void DesktopFilesTest::allNameTheSameKindsOfFiles()
{
  QStringList known = inXml(desktop("sparkwright-mime.xml"), "mime-type", "type");
  known.sort();
  QVERIFY(known.size() >= 7);
  QStringList provided = inXml(desktop("org.sparkwright.Sparkwright.metainfo.xml"), "mediatype");
  provided.sort();
  QCOMPARE(provided, known);
  const QRegularExpressionMatch line = QRegularExpression("^MimeType=(.*);$", QRegularExpression::MultilineOption)
                                           .match(read(desktop("sparkwright.desktop")));
  QStringList opened = line.captured(1).split(';');
  opened.sort();
  QCOMPARE(opened, known);
  QVERIFY(read(desktop("sparkwright.desktop")).contains("\nExec=sparkwright %F\n"));
}

void DesktopFilesTest::versionsAgree()
{
  const QString version =
      QRegularExpression("project\\(sparkwright VERSION ([0-9.]+)").match(read(top() + "/CMakeLists.txt")).captured(1);
  QVERIFY(!version.isEmpty());
  QVERIFY(read(top() + "/packaging/debian/changelog").startsWith("sparkwright (" + version + "-"));
  const QStringList releases = inXml(desktop("org.sparkwright.Sparkwright.metainfo.xml"), "release", "version");
  QVERIFY(!releases.isEmpty());
  QCOMPARE(releases.first(), version);
}

void DesktopFilesTest::manPagesSayWhatTheProgramsSay_data()
{
  QTest::addColumn<QString>("program");
  for(const QString& page : QDir(top() + "/packaging/man").entryList({"*.1.in"}))
    if(const QString program = page.chopped(5); QByteArray(SPARKWRIGHT_PROGRAMS).split(' ').contains(program.toUtf8()))
      QTest::newRow(qPrintable(program)) << program;
  // Each program of this build has a page.
  for(const QByteArray& program : QByteArray(SPARKWRIGHT_PROGRAMS).split(' '))
    QVERIFY2(QFile::exists(top() + "/packaging/man/" + program + ".1.in"), program.constData());
}

void DesktopFilesTest::manPagesSayWhatTheProgramsSay()
{
  QFETCH(const QString, program);
  const QString file = QStringLiteral(SPARKWRIGHT_BIN_DIR "/") + program;
  QVERIFY2(QFile::exists(file), qPrintable(program + " is not built"));
  const QTemporaryDir folder;
  const QString page = folder.filePath(program + ".1");
  QCOMPARE(failureOf("python3", {top() + "/packaging/man/make_man.py", "--program", file, "--page",
                                 top() + "/packaging/man/" + program + ".1.in", "--changelog",
                                 top() + "/packaging/debian/changelog", "--out", page}),
           QByteArray());
  const QString text = read(page);
  QVERIFY2(!text.contains('@'), qPrintable(text));

  QProcess help;
  QProcessEnvironment plain = QProcessEnvironment::systemEnvironment();
  plain.insert("LC_ALL", "C.UTF-8");
  plain.insert("LANGUAGE", "en");
  help.setProcessEnvironment(plain);
  help.start(file, {"--help"});
  QVERIFY(help.waitForFinished(60000));
  QRegularExpressionMatchIterator options = QRegularExpression("^  (--[a-z-]+)", QRegularExpression::MultilineOption)
                                                .globalMatch(QString::fromUtf8(help.readAllStandardOutput()));
  QVERIFY(options.hasNext());
  while(options.hasNext())
  {
    const QString option = options.next().captured(1);
    QVERIFY2(text.contains("\\fB" + QString(option).replace('-', "\\-") + "\\fR"), qPrintable(option));
  }
  if(!QStandardPaths::findExecutable("groff").isEmpty())
  {
    QProcess groff;
    groff.setProcessChannelMode(QProcess::MergedChannels);
    groff.start("groff", {"-man", "-ww", "-z", "-Tutf8", "-Kutf8", page});
    QVERIFY(groff.waitForFinished(60000));
    QCOMPARE(groff.readAll(), QByteArray());
  }
}

void DesktopFilesTest::everyInstalledProgramHasAManPage()
{
  QRegularExpressionMatchIterator programs =
      QRegularExpression("add_executable\\((sparkwright[\\w-]*)").globalMatch(read(top() + "/app/CMakeLists.txt"));
  QVERIFY(programs.hasNext());
  while(programs.hasNext())
  {
    const QString name = programs.next().captured(1);
    QVERIFY2(QFile::exists(top() + "/packaging/man/" + name + ".1.in"), qPrintable(name + " has no man page"));
  }
}

void DesktopFilesTest::furtherPackageListsAreSorted()
{
  for(const QString& name : QDir(top() + "/packaging").entryList({"packages-*.txt"}))
  {
    const QStringList list = read(top() + "/packaging/" + name).split('\n', Qt::SkipEmptyParts);
    QStringList sorted = list;
    sorted.sort();
    sorted.removeDuplicates();
    QCOMPARE(list, sorted);
  }
}

QTEST_GUILESS_MAIN(DesktopFilesTest)
#include "DesktopFilesTest.moc"
