#include "PagesSupport.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QtTest>

using namespace sparkwright;

/// The programs and plugins on pages, taken from the page itself: each block of C++ is a complete file that compiles, the plugins
/// are loaded and used, and programs in Python compile.
class PageCodeTest : public QObject
{
  Q_OBJECT

private slots:
  void everyBlockIsACompleteFile_data();
  void everyBlockIsACompleteFile();
  void pluginsAreLoadedAndUsed();
  void projectsAreThoseThatAreBuilt_data();
  void projectsAreThoseThatAreBuilt();

private:
  /// Without comments, blanks and empty lines.
  static QStringList lines(const QString& text)
  {
    QStringList lines;
    for(const QString& line : text.split(QLatin1Char('\n')))
      if(const QString bare = line.section(QLatin1Char('#'), 0, 0).trimmed(); !bare.isEmpty())
        lines << bare;
    return lines;
  }
  /// Compiles a file of the terminal. @param how  what the compiler makes of it
  static QString compile(Terminal& terminal, const QString& file, const QString& how)
  {
    QString headers = QStringLiteral("-I" SPARKWRIGHT_SOURCE_DIR " -isystem " SPARKWRIGHT_EIGEN);
    if(QFile source(terminal.path(file)); source.open(QIODevice::ReadOnly) && source.readAll().contains("<Q"))
    {
      const QString qt = QLibraryInfo::path(QLibraryInfo::HeadersPath);
      headers += QStringLiteral(" -isystem ") + qt;
      for(const char* const module : {"QtCore", "QtGui", "QtWidgets"})
        headers += QStringLiteral(" -isystem %1/%2").arg(qt, QLatin1String(module));
      // What Qt's compiler would make.
      if(!terminal.write(QFileInfo(file).completeBaseName() + QStringLiteral(".moc"), QString()))
        return QStringLiteral("cannot write");
    }
    return terminal.run(QStringLiteral(SPARKWRIGHT_CXX " -std=c++20 -O0 -fPIC " SPARKWRIGHT_CXX_FLAGS " -I. -DSPARKWRIGHT_ABI='\"" SPARKWRIGHT_ABI
                                       "\"' %1 %2 %3").arg(headers, how, file));
  }
};

void PageCodeTest::everyBlockIsACompleteFile_data()
{
  QTest::addColumn<QString>("page");
  for(const QString& page : pages())
    for(const CodeBlock& block : blocksOf(page))
      if(block.language == QLatin1String("cpp") || block.language == QLatin1String("c") || block.language == QLatin1String("python"))
      {
        QTest::newRow(page.toUtf8().constData()) << page;
        break;
      }
}

void PageCodeTest::everyBlockIsACompleteFile()
{
  QFETCH(const QString, page);
  Terminal terminal;
  for(const CodeBlock& block : blocksOf(page))
  {
    if(block.language == QLatin1String("python"))
    {
      QVERIFY(terminal.write(QStringLiteral("page.py"), block.text));
      const QString problem = terminal.run(QStringLiteral("python3 -m py_compile page.py"));
      QVERIFY2(problem.isEmpty(), block.place() + ": " + problem.toUtf8());
    }
    if(block.language != QLatin1String("cpp") || page == QLatin1String("plugins.md")) // Those are built and loaded.
      continue;
    QVERIFY2(!block.name().isEmpty(), block.place() + ": has no name");
    QVERIFY(terminal.write(block.name(), block.text));
    const QString problem = compile(terminal, block.name(), QStringLiteral("-fsyntax-only"));
    QVERIFY2(problem.isEmpty(), block.place() + ": " + problem.toUtf8());
  }
}

void PageCodeTest::pluginsAreLoadedAndUsed()
{
  Terminal terminal;
  QVERIFY(QDir().mkpath(terminal.path(QStringLiteral("mine"))));
  QStringList bundles;
  for(const CodeBlock& block : blocksOf(QStringLiteral("plugins.md")))
  {
    if(block.language != QLatin1String("cpp"))
      continue;
    QVERIFY2(!block.name().isEmpty(), block.place() + ": has no name");
    QVERIFY(terminal.write(block.name(), block.text));
    bundles << QFileInfo(block.name()).completeBaseName().toLower();
    const QString problem = compile(terminal, block.name(), QStringLiteral("-shared -o mine/%1.so").arg(bundles.last()));
    QVERIFY2(problem.isEmpty(), block.place() + ": " + problem.toUtf8());
  }
  QCOMPARE(bundles, QStringList({"compass", "terse", "waver"}));
  // A sensor as the page uses it, and an agent.
  QVERIFY(terminal.write(QStringLiteral("pointer.rsg"), QStringLiteral("(RSG 0 1) ((nd TRF (setName thing)\n  (nd CompassPerceptor (setOffset 5))))\n")));
  QVERIFY(terminal.write(QStringLiteral("all.rb"),
                         QStringLiteral("run 'setups/soccer.rb'\nimportBundle 'compass'\nimportBundle 'terse'\nimportBundle 'waver'\n"
                                        "importScene('pointer.rsg')\naddIntegratedAgent('Waver', 1).setCommand('(unum 1)(teamname Red)')\n")));
  const QString problem = terminal.run(QStringLiteral(
      "sparkwright-server --fast --seed 1 --until 1 --agent-port 0 --monitor-port 0 --mount . --plugins mine "
      "--summary summary.json all.rb && grep -q '\"team_left\": \"Red\"' summary.json"));
  QVERIFY2(problem.isEmpty(), problem.toUtf8() + terminal.output().toUtf8());
  const QString format = terminal.run(QStringLiteral("sparkwright-server --fast --until 0.1 --agent-port 0 --monitor-port 0 --plugins mine "
                                                     "--bundle terse --agent-format TerseParser setups/soccer.rb"));
  QVERIFY2(format.isEmpty(), format.toUtf8());
  const QString classes = terminal.run(QStringLiteral(
      "sparkwright-server --plugins mine --bundle compass --bundle terse --bundle waver --list-classes > classes.txt && "
      "grep -q CompassPerceptor classes.txt && grep -q TerseParser classes.txt && grep -q Waver classes.txt"));
  QVERIFY2(classes.isEmpty(), classes.toUtf8());
}

void PageCodeTest::projectsAreThoseThatAreBuilt_data()
{
  QTest::addColumn<QString>("page");
  QTest::addColumn<QString>("project");
  QTest::newRow("plugins.md") << "plugins.md" << "compass";
  QTest::newRow("window-plugins.md") << "window-plugins.md" << "ball_speed";
}

/// SdkTest builds these projects.
void PageCodeTest::projectsAreThoseThatAreBuilt()
{
  QFETCH(const QString, page);
  QFETCH(const QString, project);
  QFile file(QStringLiteral(SPARKWRIGHT_SOURCE_DIR "/tests/sdk/%1/CMakeLists.txt").arg(project));
  QVERIFY(file.open(QIODevice::ReadOnly));
  int found = 0;
  for(const CodeBlock& block : blocksOf(page))
    if(block.language == QLatin1String("cmake"))
    {
      QCOMPARE(lines(block.text), lines(QString::fromUtf8(file.readAll())));
      ++found;
    }
  QCOMPARE(found, 1);
}

QTEST_GUILESS_MAIN(PageCodeTest)
#include "PageCodeTest.moc"
