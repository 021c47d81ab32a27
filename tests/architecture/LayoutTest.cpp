#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

/// What a newcomer finds by: folders of a size that one looks through, and pages whose paths and links lead somewhere.
class LayoutTest : public QObject
{
  Q_OBJECT

private slots:
  void noFolderHoldsMoreSourcesThanOneLooksThrough();
  void noTwoHeadersDefineTheSameClass();
  void aClassThatIsDefinedTwiceIsFound();
  void whatThePagesNameExists_data();
  void whatThePagesNameExists();
  void aPathThatLeadsNowhereIsFound();
  void aReservedFolderNeedNotExist();

private:
  static constexpr int mostSources = 25;

  static QString top() { return SPARKWRIGHT_SOURCE_DIR; }
  /// Adds the classes that a header defines outside of others, with their namespaces: `sparkwright::rsg::Checker`.
  static void addClasses(const QString& header, const QString& file, QMap<QString, QStringList>& files);
  /// Paths (`core/rsg/Checker.h`; the ending may be missing) and relative links in a page that lead to nothing.
  /// @param folder  from which links of the page start
  static QStringList lost(const QString& page, const QString& folder);
  /// Whether a path, which may hold `*` and `{a,b}`, fits a file or folder of the tree.
  static bool exists(QString path);
};

void LayoutTest::addClasses(const QString& header, const QString& file, QMap<QString, QStringList>& files)
{
  static const QRegularExpression line("^(?:namespace ([\\w:]+)|(?:class|struct) (\\w+)(?: final)?(?: :[^;]*)?)$",
                                       QRegularExpression::MultilineOption);
  QString space;
  for(auto match = line.globalMatch(header); match.hasNext();)
  {
    const auto found = match.next();
    if(found.hasCaptured(1))
      space = found.captured(1);
    else
      files[space + "::" + found.captured(2)] << file;
  }
}

/// The linker takes one of two such classes for both, without a word.
void LayoutTest::noTwoHeadersDefineTheSameClass()
{
  QMap<QString, QStringList> files;
  for(const QString room : {"physics", "core", "netserver", "editor", "viewer", "app"})
    for(QDirIterator it(top() + '/' + room, {"*.h"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
    {
      QFile file(it.next());
      QVERIFY(file.open(QFile::ReadOnly));
      addClasses(QString::fromUtf8(file.readAll()), QDir(top()).relativeFilePath(file.fileName()), files);
    }
  QVERIFY(files.size() > 500);
  for(auto it = files.cbegin(); it != files.cend(); ++it)
    QVERIFY2(it->size() == 1, qPrintable(it.key() + " is defined in " + it->join(" and ")));
}

void LayoutTest::aClassThatIsDefinedTwiceIsFound()
{
  QMap<QString, QStringList> files;
  addClasses("namespace a\n{\nclass Known;\nclass Server : public Node\n{\n};\nstruct Point\n{\n};\n}\n", "1.h", files);
  addClasses("namespace a::b\n{\nstruct Point\n{\n};\n}\n", "2.h", files);
  addClasses("namespace a\n{\nclass Server\n{\n};\n}\n", "3.h", files);
  QCOMPARE(files.keys(), (QStringList{"a::Point", "a::Server", "a::b::Point"}));
  QCOMPARE(files["a::Server"], (QStringList{"1.h", "3.h"}));
  QCOMPARE(files["a::Point"], (QStringList{"1.h"}));
}

bool LayoutTest::exists(QString path)
{
  while(path.endsWith('/'))
    path.chop(1);
  static const QRegularExpression choice("\\{([^}]*)\\}");
  if(const auto match = choice.match(path); match.hasMatch())
  {
    for(const QString& one : match.captured(1).split(','))
      if(!exists(QString(path).replace(match.capturedStart(), match.capturedLength(), one)))
        return false;
    return true;
  }
  QStringList places{top()};
  const QStringList parts = path.split('/');
  for(qsizetype k = 0; k < parts.size(); ++k)
  {
    QStringList next;
    for(const QString& place : std::as_const(places))
    {
      QStringList names{parts[k]};
      if(k + 1 == parts.size())
        names << parts[k] + ".h" << parts[k] + ".cpp";
      for(const QString& name : QDir(place).entryList(names, QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden))
        next << place + '/' + name;
    }
    places = next;
  }
  return !places.isEmpty();
}

QStringList LayoutTest::lost(const QString& page, const QString& folder)
{
  // The paragraph of folders that are still to come.
  static const QRegularExpression reserved("^Reserved,.*?\\n\\n", QRegularExpression::MultilineOption |
                                                                      QRegularExpression::DotMatchesEverythingOption);
  const QString text = QString(page).remove(reserved);
  QStringList lost;
  static const QRegularExpression path(
      "`((?:core|physics|netserver|editor|viewer|app|tests|resources|packaging|translations|docs)/[\\w./*{},-]+)`");
  for(auto match = path.globalMatch(text); match.hasNext();)
    if(const QString found = match.next().captured(1); !exists(found))
      lost << found;
  static const QRegularExpression link("\\]\\(([^)#\\s:]+)(#[^)]*)?\\)");
  for(auto match = link.globalMatch(text); match.hasNext();)
    if(const QString found = match.next().captured(1); !QFileInfo::exists(folder + '/' + found))
      lost << found;
  return lost;
}

void LayoutTest::noFolderHoldsMoreSourcesThanOneLooksThrough()
{
  QMap<QString, int> sources;
  for(const char* const room : {"core", "physics", "netserver", "editor", "viewer", "app", "tests"})
    for(QDirIterator files(top() + '/' + room, {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
        files.hasNext();)
    {
      files.next();
      ++sources[QDir(top()).relativeFilePath(files.fileInfo().path())];
    }
  QVERIFY(sources.size() > 50);
  QStringList full;
  for(auto folder = sources.cbegin(); folder != sources.cend(); ++folder)
    if(folder.value() > mostSources)
      full << QStringLiteral("%1: %2 sources, at most %3").arg(folder.key()).arg(folder.value()).arg(mostSources);
  QVERIFY2(full.isEmpty(), qPrintable(full.join('\n')));
}

void LayoutTest::whatThePagesNameExists_data()
{
  QTest::addColumn<QString>("file");
  QTest::newRow("README.md") << "README.md";
  for(const QString& page : QDir(top() + "/docs").entryList({"*.md"}, QDir::Files))
    QTest::newRow(qPrintable(page)) << "docs/" + page;
}

void LayoutTest::whatThePagesNameExists()
{
  QFETCH(const QString, file);
  QFile page(top() + '/' + file);
  QVERIFY(page.open(QIODevice::ReadOnly));
  const QStringList nowhere = lost(QString::fromUtf8(page.readAll()), QFileInfo(page).path());
  QVERIFY2(nowhere.isEmpty(), qPrintable(nowhere.join('\n')));
}

void LayoutTest::aPathThatLeadsNowhereIsFound()
{
  const QString docs = top() + "/docs";
  QCOMPARE(lost("See `core/world/World.h`, `core/world/World`, `tests/*/LayoutTest.cpp`, `core/{rsg,script}`.", docs),
           {});
  QCOMPARE(lost("See `core/worlds/World.h` and `core/{rsg,scripts}`.", docs),
           QStringList({"core/worlds/World.h", "core/{rsg,scripts}"}));
  QCOMPARE(lost("[a](architecture.md) [b](architecture.md#rooms) [c](https://example.org)", docs), {});
  QCOMPARE(lost("[a](architektur.md#rooms)", docs), QStringList("architektur.md"));
}

void LayoutTest::aReservedFolderNeedNotExist()
{
  QCOMPARE(lost("Reserved, with nothing in it yet:\n`core/later`.\n\nNow `core/sooner`.", top()),
           QStringList("core/sooner"));
}

QTEST_APPLESS_MAIN(LayoutTest)
#include "LayoutTest.moc"
