#include "ClientSupport.h"
#include "ProgramSupport.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QFileInfo>
#include <QtTest>

#include <csignal>

using namespace sparkwright;

namespace
{

QJsonObject readSummary(const QString& file)
{
  QFile read(file);
  return read.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(read.readAll()).object() : QJsonObject();
}

} // namespace

class ServerProgramTest : public QObject
{
  Q_OBJECT

private slots:
  void helpAndVersion();
  void badUsageIsTwo_data();
  void badUsageIsTwo();
  void runsUntilTheGivenTime();
  void runsUntilSomethingIsReached_data();
  void runsUntilSomethingIsReached();
  void aPortInUseIsToldWithTheNextStep();
  void signalsEndTheRunCleanly_data();
  void signalsEndTheRunCleanly();
  void aSignalEndsALoadThatWouldNotEnd();
  void killsimIsZero();
  void waitAgentsHoldsTheStart();
  void summaryThatCannotBeWrittenIsOne();
  void aFullDiskIsOne();
  void quietSaysNothing();
  void brokenSceneIsTold();
  void aSetupThatBuildsNothingIsTold();
  void projectsAreRun();
  void brokenProjectsAreTold();
};

void ServerProgramTest::helpAndVersion()
{
  for(const char* option : {"--help", "--version"})
  {
    ServerProcess server({option});
    QCOMPARE(server.wait(), 0);
    QVERIFY(server.output.contains("sparkwright-server"));
  }
}

void ServerProgramTest::badUsageIsTwo_data()
{
  QTest::addColumn<QStringList>("arguments");
  QTest::newRow("unknown option") << QStringList{"--nonsense"};
  QTest::newRow("bad port") << QStringList{"--agent-port", "x"};
  QTest::newRow("unknown end") << QStringList{"--until", "gaol"};
  QTest::newRow("incomplete condition") << QStringList{"--until", "ball/speed >"};
  QTest::newRow("bad address") << QStringList{"--bind", "nowhere"};
  QTest::newRow("missing scene") << QStringList{"no-such-scene.rsg"};
  QTest::newRow("scene outside") << QStringList{"../../etc/passwd"};
  for(const char* const half : {"10,5", "10s", "", "abc", "nan", "-5"})
    QTest::addRow("half '%s'", half) << QStringList{"--until", "0.1", "--set", QString("RuleHalfTime=") + half};
  QTest::newRow("type of the set-up") << QStringList{"setups/f2000_keeper.rb", "--set", "F2000.KeeperSpeed=fast"};
  QTest::newRow("missing data") << QStringList{"--data", "/no/such/place"};
}

void ServerProgramTest::badUsageIsTwo()
{
  QFETCH(const QStringList, arguments);
  ServerProcess server(arguments);
  QCOMPARE(server.wait(), 2);
  QVERIFY(!server.output.isEmpty());
}

void ServerProgramTest::runsUntilTheGivenTime()
{
  QTemporaryDir folder;
  const QString file = folder.filePath("summary.json");
  ServerProcess server({"--fast", "--until=2", "--seed", "7", "--summary", file});
  QCOMPARE(server.wait(), 0);
  const QJsonObject summary = readSummary(file);
  QCOMPARE(summary["cycles"].toInt(), 100);
  QCOMPARE(summary["simulated_seconds"].toDouble(), 2.0);
  QCOMPARE(summary["seed"].toInt(), 7);
  QCOMPARE(summary["agents_seen"].toInt(-1), 0);
  QVERIFY(summary["wall_seconds"].toDouble() > 0);
  QVERIFY(summary["cpu_seconds"].toDouble() > 0);
  QVERIFY(summary.contains("score_left") && summary.contains("score_right") && summary.contains("version"));
}

void ServerProgramTest::runsUntilSomethingIsReached_data()
{
  QTest::addColumn<QString>("until");
  QTest::addColumn<QString>("reached");
  QTest::newRow("cycles") << "30 cycles" << "30 cycles are done";
  QTest::newRow("play mode") << "mode PlayOn" << "the play mode is PlayOn";
  QTest::newRow("condition") << "run/cycle >= 25" << "run/cycle is 25";
}

void ServerProgramTest::runsUntilSomethingIsReached()
{
  QFETCH(const QString, until);
  QFETCH(const QString, reached);
  ServerProcess server({"--fast", "--until", until, "--seed", "7", "setups/demo.rb"});
  QCOMPARE(server.wait(), 0);
  QVERIFY2(server.output.contains("the run ends: ") && server.output.contains(reached), qPrintable(server.output));
}

void ServerProgramTest::aPortInUseIsToldWithTheNextStep()
{
  ServerProcess first({});
  QVERIFY2(first.ready(), qPrintable(first.output));
  ServerProcess second({"--agent-port", QString::number(first.agentPort)});
  QCOMPARE(second.wait(), 2);
  QVERIFY2(second.output.contains(QString::number(first.agentPort)), qPrintable(second.output));
  QVERIFY2(second.output.contains("--agent-port"), qPrintable(second.output));
}

void ServerProgramTest::signalsEndTheRunCleanly_data()
{
  QTest::addColumn<int>("signal");
  QTest::newRow("SIGINT") << SIGINT;
  QTest::newRow("SIGTERM") << SIGTERM;
}

void ServerProgramTest::signalsEndTheRunCleanly()
{
  QFETCH(const int, signal);
  QTemporaryDir folder;
  const QString file = folder.filePath("summary.json");
  ServerProcess server({"--summary=" + file});
  QVERIFY2(server.ready(), qPrintable(server.output));
  TestAgent agent(server.agentPort, "Red", 1);
  for(int i = 0; i < 5; ++i)
  {
    QVERIFY(!agent.percepts().empty());
    agent.answer();
  }
  ::kill(static_cast<pid_t>(server.process.processId()), signal);
  QCOMPARE(server.wait(5000), 0);
  QVERIFY(agent.closedByServer());
  const QJsonObject summary = readSummary(file);
  QCOMPARE(summary["agents_seen"].toInt(), 1);
  QVERIFY(summary["cycles"].toInt() >= 5);
  QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void ServerProgramTest::aSignalEndsALoadThatWouldNotEnd()
{
  QTemporaryDir folder;
  QFile script(folder.filePath("endless.rb"));
  QVERIFY(script.open(QIODevice::WriteOnly));
  script.write("logWarning('begun')\nloop { begin; loop { }; rescue Exception; end }\n");
  script.close();
  ServerProcess server({"--script-budget", "0", "--script-time", "0", script.fileName()});
  QString said;
  while(!said.contains("begun") && server.process.waitForReadyRead(10000))
    said += QString::fromUtf8(server.process.readAll());
  QVERIFY2(said.contains("begun"), qPrintable(said));
  ::kill(static_cast<pid_t>(server.process.processId()), SIGTERM);
  QCOMPARE(server.wait(), 1);
  QVERIFY2((said + server.output).contains("stopped from outside"), qPrintable(said + server.output));
}

void ServerProgramTest::killsimIsZero()
{
  ServerProcess server({"--sync", "--fast"});
  QVERIFY2(server.ready(), qPrintable(server.output));
  TestClient trainer(server.monitorPort);
  trainer.send("(killsim)");
  trainer.close();
  QCOMPARE(server.wait(5000), 0);
}

void ServerProgramTest::waitAgentsHoldsTheStart()
{
  ServerProcess server({"--sync", "--fast", "--wait-agents", "2"});
  QVERIFY2(server.ready(), qPrintable(server.output));
  TestAgent first(server.agentPort, "Red", 1);
  QVERIFY(first.silentFor(0.3));
  TestAgent second(server.agentPort, "Red", 2);
  const std::string one = first.percepts(), two = second.percepts();
  QVERIFY(one.starts_with("(time (now 0.0"));
  QCOMPARE(one.substr(0, one.find("(GS")), two.substr(0, two.find("(GS")));
}

void ServerProgramTest::summaryThatCannotBeWrittenIsOne()
{
  ServerProcess server({"--fast", "--until", "0.1", "--summary", "/no/such/folder/s.json"});
  QCOMPARE(server.wait(), 1);
  QVERIFY(server.output.contains("/no/such/folder/s.json"));
}

void ServerProgramTest::aFullDiskIsOne()
{
  ServerProcess server({"--fast", "--until", "0.1", "--summary", "/dev/full"});
  QCOMPARE(server.wait(), 1);
  QVERIFY2(server.output.contains("could not write the summary: /dev/full: "), qPrintable(server.output));
  QVERIFY(QFileInfo("/dev/full").exists() && !QFileInfo("/dev/full").isFile());
}

void ServerProgramTest::quietSaysNothing()
{
  ServerProcess server({"--fast", "--until", "0.1", "--quiet"});
  QCOMPARE(server.wait(), 0);
  QCOMPARE(server.output, QString());
}

void ServerProgramTest::brokenSceneIsTold()
{
  QTemporaryDir folder;
  QFile scene(folder.filePath("broken.rsg"));
  QVERIFY(scene.open(QIODevice::WriteOnly));
  scene.write("(RSG 0 1)\n(\n  (nd Transform\n    (noSuchMethod 1))\n  (nd NoSuchClass))\n");
  scene.close();
  ServerProcess server({"--fast", "--until", "0.1", scene.fileName()});
  server.wait();
  QVERIFY2(server.output.contains(QRegularExpression("broken\\.rsg:5:\\d+: error: ")), qPrintable(server.output));
}

void ServerProgramTest::aSetupThatBuildsNothingIsTold()
{
  // A behaviour is a script, too, but not one that makes a world.
  ServerProcess agent({"--fast", "--until", "0.1", "examples/agent.rb"});
  QCOMPARE(agent.wait(), 0);
  QVERIFY2(agent.output.contains("examples/agent.rb has put nothing into the scene"), qPrintable(agent.output));
  ServerProcess soccer({"--fast", "--until", "0.1"});
  QCOMPARE(soccer.wait(), 0);
  QVERIFY2(!soccer.output.contains("nothing into the scene"), qPrintable(soccer.output));
}

void ServerProgramTest::projectsAreRun()
{
  QTemporaryDir folder;
  const auto write = [&](const char* name, const QByteArray& text)
  {
    QFile file(folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
  };
  QVERIFY(write("mine.rb", "createVariable('Soccer', 'Half', 1)\ncreateVariable('Soccer', 'Other', 1)\n"
                           "logWarning(\"half #{Soccer.Half}, other #{Soccer.Other}\")\n"));
  const QString project = folder.filePath("mine.sparkproject");
  QVERIFY(write("mine.sparkproject", "scene = 'mine.rb'\nseed = 7\n[variables]\nHalf = 20\nOther = 30\n"));
  ServerProcess server({project, "--until", "0.1"});
  QCOMPARE(server.wait(), 0);
  QVERIFY2(server.output.contains("half 20, other 30"), qPrintable(server.output));
  QVERIFY2(server.output.contains("mine.rb, seed: 7\n"), qPrintable(server.output));
  // The command line wins.
  ServerProcess other({project, "--until", "0.1", "--set", "Half=21", "--seed", "8"});
  QCOMPARE(other.wait(), 0);
  QVERIFY2(other.output.contains("half 21, other 30"), qPrintable(other.output));
  QVERIFY2(other.output.contains("seed: 8\n"), qPrintable(other.output));
}

void ServerProgramTest::brokenProjectsAreTold()
{
  QTemporaryDir folder;
  QFile file(folder.filePath("bad.sparkproject"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("scene = 'setups/soccer.rb'\nsed = 3\n");
  file.close();
  ServerProcess server({file.fileName(), "--until", "0.1"});
  QCOMPARE(server.wait(), 2);
  QVERIFY2(server.output.contains("bad.sparkproject:2:"), qPrintable(server.output));
  QVERIFY2(server.output.contains("a project knows scene"), qPrintable(server.output));
  ServerProcess missing({folder.filePath("none.sparkproject")});
  QCOMPARE(missing.wait(), 2);
  QVERIFY2(missing.output.contains("cannot read the project"), qPrintable(missing.output));
}

QTEST_GUILESS_MAIN(ServerProgramTest)
#include "ServerProgramTest.moc"
