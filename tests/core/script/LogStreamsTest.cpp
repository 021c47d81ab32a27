#include "WorldSupport.h"

#include "core/files/LogFiles.h"
#include "core/script/ScriptEngine.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

QString content(const QString& file)
{
  QFile read(file);
  return read.open(QIODevice::ReadOnly) ? QString::fromUtf8(read.readAll()) : QString();
}

} // namespace

/// Streams take the messages of their priorities, and scripts can put files where they belong and nowhere else.
class LogStreamsTest : public QObject
{
  Q_OBJECT

private slots:
  void masksAreRead();
  void filesTakeTheirPriorities();
  void theSinkHearsEverything();
  void theConsoleShowsTheUnionOfItsStreams();
  void badTargetsAreRefused_data();
  void badTargetsAreRefused();
  void foreignFilesAreLeftAlone();
  void onlyFilesOfScriptsAreReplaced();
  void theOwnDirectoryIsMadeAndTold();
  void withoutADirectoryThereAreNoFiles();
  void theNumberOfStreamsIsBounded();
  void scriptsReachItByTheLogServer();
};

void LogStreamsTest::masksAreRead()
{
  QCOMPARE(Log::readMask("eNone").value(), Log::Mask(0));
  QCOMPARE(Log::readMask("eWarning,eError").value(), Log::Mask(12));
  QCOMPARE(Log::readMask(" eDebug , eNormal ").value(), Log::Mask(3));
  QCOMPARE(Log::readMask("eAll").value(), Log::Mask(15));
  for(const char* const bad : {"", "eerror", "eError;eAll", "eError,", "15"})
    QVERIFY2(!Log::readMask(bad), bad);
}

void LogStreamsTest::filesTakeTheirPriorities()
{
  QTemporaryDir directory;
  Log log;
  log.setDirectory(directory.path().toStdString());
  QCOMPARE(log.addStream("errors.log", "eWarning,eError", true).english(), std::string());
  QCOMPARE(log.addStream("./all.txt", "eAll", true).english(), std::string());
  log.debug("one");
  log.note("two");
  log.warning("three");
  log.error("four");
  QCOMPARE(content(directory.filePath("errors.log")), QString("warning: three\nerror: four\n"));
  QCOMPARE(content(directory.filePath("all.txt")).split('\n').size(), 5);
  // The same target again goes on with other priorities.
  QCOMPARE(log.addStream("errors.log", "eDebug", true).english(), std::string());
  log.error("five");
  log.debug("six");
  QVERIFY(content(directory.filePath("errors.log")).endsWith("four\ndebug: six\n"));
  log.removeAllStreams();
  log.error("seven");
  QVERIFY(!content(directory.filePath("all.txt")).contains("seven"));
}

void LogStreamsTest::theSinkHearsEverything()
{
  Log log;
  int heard = 0;
  log.setSink([&](const Diagnostic&) { ++heard; });
  log.removeAllStreams();
  log.debug("one");
  log.error("two");
  QCOMPARE(heard, 2);
  QCOMPARE(log.errorCount(), 1L);
}

void LogStreamsTest::theConsoleShowsTheUnionOfItsStreams()
{
  using Severity = Diagnostic::Severity;
  Log log;
  QVERIFY(log.consoleShows(Severity::Note, true) && !log.consoleShows(Severity::Debug, false));
  QCOMPARE(log.addStream(":cerr", "eDebug", false).english(), std::string());
  QVERIFY(log.consoleShows(Severity::Note, true) && log.consoleShows(Severity::Debug, false));
  log.removeAllStreams();
  QVERIFY(!log.consoleShows(Severity::Error, true));
  QCOMPARE(log.addStream(":cerr", "eError", false).english(), std::string());
  QCOMPARE(log.addStream(":cout", "eNormal", false).english(), std::string());
  QVERIFY(log.consoleShows(Severity::Error, true) && log.consoleShows(Severity::Note, true));
  QVERIFY(!log.consoleShows(Severity::Warning, true) && !log.consoleShows(Severity::Debug, false));
}

void LogStreamsTest::badTargetsAreRefused_data()
{
  QTest::addColumn<QString>("target");
  for(const char* const target :
      {"", ".", "..", "../up.log", "/tmp/abs.log", "sub/x.log", "a\\b.log", ":cin", ".hidden", "line\nbreak.log"})
    QTest::newRow(target) << target;
  QTest::newRow("long") << QString(300, 'x');
}

void LogStreamsTest::badTargetsAreRefused()
{
  QFETCH(const QString, target);
  QTemporaryDir directory;
  Log log;
  log.setDirectory(directory.path().toStdString());
  QVERIFY(!log.addStream(target.toStdString(), "eAll", false).empty());
  QVERIFY(QDir(directory.path()).isEmpty());
}

void LogStreamsTest::foreignFilesAreLeftAlone()
{
  QTemporaryDir directory;
  QFile source(directory.filePath("main.cpp"));
  QVERIFY(source.open(QIODevice::WriteOnly) && source.write("precious") > 0);
  source.close();
  QVERIFY(QFile::link(directory.filePath("main.cpp"), directory.filePath("link.log")));
  Log log;
  log.setDirectory(directory.path().toStdString());
  QVERIFY(!log.addStream("main.cpp", "eAll", false).empty());
  QVERIFY(!log.addStream("link.log", "eAll", false).empty());
  QCOMPARE(content(directory.filePath("main.cpp")), QString("precious"));
}

void LogStreamsTest::onlyFilesOfScriptsAreReplaced()
{
  QTemporaryDir directory;
  QFile notes(directory.filePath("notes.txt"));
  QVERIFY(notes.open(QIODevice::WriteOnly) && notes.write("mine") > 0);
  notes.close();
  for(const char* const run : {"first", "second"})
  {
    Log log;
    log.setDirectory(directory.path().toStdString());
    QVERIFY(!log.addStream("notes.txt", "eAll", true).empty());
    QVERIFY(!log.addStream(".sparkwright-files", "eAll", true).empty());
    QCOMPARE(log.addStream("run.log", "eAll", true).english(), std::string());
    log.note(LocalText(run));
    QCOMPARE(content(directory.filePath("run.log")), QString("note: %1\n").arg(run));
  }
  QCOMPARE(content(directory.filePath("notes.txt")), QString("mine"));
}

void LogStreamsTest::theOwnDirectoryIsMadeAndTold()
{
  const QTemporaryDir states;
  const QByteArray former = qgetenv("XDG_STATE_HOME");
  qputenv("XDG_STATE_HOME", states.path().toUtf8());
  Log log;
  log.setDirectory(ownLogDirectory());
  std::string said;
  log.setSink([&](const Diagnostic& d) { said += d.text(); });
  const LocalText problem = log.addStream("run.log", "eAll", true);
  former.isNull() ? qunsetenv("XDG_STATE_HOME") : qputenv("XDG_STATE_HOME", former);
  QCOMPARE(problem.english(), std::string());
  const QString file = states.filePath("sparkwright/logs/run.log");
  QVERIFY(QFile::exists(file));
  QVERIFY2(said.find(file.toStdString()) != std::string::npos, said.c_str());
}

void LogStreamsTest::withoutADirectoryThereAreNoFiles()
{
  Log log;
  QVERIFY(QString::fromStdString(log.addStream("a.log", "eAll", false).english()).contains("keeps no log files"));
  log.setDirectory("/nonexistent/place");
  QVERIFY(!log.addStream("a.log", "eAll", false).empty());
}

void LogStreamsTest::theNumberOfStreamsIsBounded()
{
  QTemporaryDir directory;
  Log log;
  log.setDirectory(directory.path().toStdString());
  for(std::size_t i = 0; i < Log::mostStreams; ++i)
    QCOMPARE(log.addStream(std::to_string(i) + ".log", "eAll", false).english(), std::string());
  QVERIFY(!log.addStream("one_more.log", "eAll", false).empty());
}

void LogStreamsTest::scriptsReachItByTheLogServer()
{
  QTemporaryDir directory;
  WorldOptions options = soccerOptions();
  options.logDirectory = directory.path().toStdString();
  World world(options);
  std::vector<std::string> heard;
  world.log().setSink([&](const Diagnostic& d) { heard.push_back(d.text()); });
  QVERIFY(world.scripts().runText(R"(
log = get('/sys/server/log')
log.removeAllStreams
log.addStream(':cerr', 'eError')
log.addStream('run.log', 'eAll', true)
log.debug("a\n")
log.normal('b')
log.warning('c')
log.error('d')
log.message('e')
)",
                                  "test.rb"));
  QCOMPARE(content(directory.filePath("run.log")), QString("debug: a\nnote: b\nwarning: c\nerror: d\nnote: e\n"));
  QCOMPARE(heard.size(), std::size_t(5));
  QVERIFY(!world.log().consoleShows(Diagnostic::Severity::Warning, true));
  world.scripts().runText(
      "get('/sys/server/log').addStream('run.log', 'eLoud')\nget('/sys/server/log').addStream('x', 'eAll', 'maybe')",
      "x.rb");
  QVERIFY(heard[5].find("'eLoud' are no priorities") != std::string::npos);
  QVERIFY(heard[6].find("expected true or false") != std::string::npos);
}

QTEST_APPLESS_MAIN(LogStreamsTest)
#include "LogStreamsTest.moc"
