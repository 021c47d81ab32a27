#include "ClientSupport.h"
#include "ProgramSupport.h"
#include "core/record/Recording.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <map>

#include <csignal>
#include <random>

using namespace sparkwright;

/// The server's own recordings, with the real program.
class RecordingServerTest : public QObject
{
  Q_OBJECT

private slots:
  void aRunIsRecordedWithItsAgents();
  void agentsInsideAreRecordedWithTheOthers();
  void aKilledServerLeavesAFileThatPlaysAlmostToItsEnd();
  void aFileThatCannotBeMadeIsBadUsage();
  void aFullDiskEndsTheRecordingButNotTheRun();
  void aSignalEndsItInOrder_data();
  void aSignalEndsItInOrder();
  void aFileIsRecordedByOneServerOnly();
};

namespace
{

/// Simulated s of an agent's percepts; -1 if they do not say.
double timeIn(const std::string& percepts)
{
  const std::size_t at = percepts.find("(now ");
  return at == std::string::npos ? -1 : QByteArray::fromStdString(percepts.substr(at + 5, 20)).split(')').first().toDouble();
}

} // namespace

void RecordingServerTest::aRunIsRecordedWithItsAgents()
{
  QTemporaryDir directory;
  const QString file = directory.filePath("match.mcap");
  ServerProcess server({"--record", file, "--record-agents", "--fast", "--sync", "--wait-agents", "1", "--until", "3",
                        "--seed", "7", "--set", "BeamNoiseXY=0"});
  QVERIFY2(server.ready(), qPrintable(server.output));
  TestAgent agent(server.agentPort, "Red", 1);
  std::string heard;
  while(true)
  {
    const std::string percepts = agent.percepts();
    if(percepts.empty())
      break;
    heard = percepts;
    agent.answer("(he1 1)");
  }
  QCOMPARE(server.wait(), 0);
  LocalText problem;
  const auto recording = Recording::open(file.toStdString(), problem);
  QVERIFY2(recording, problem.english().c_str());
  QVERIFY(recording->complete() && recording->flaws().empty());
  // Each cycle, and what was there while the server waited for the agent.
  const std::size_t count = recording->count();
  QVERIFY2(count > 150 && count <= 155, qPrintable(server.output));
  QVERIFY2(server.output.contains(QStringLiteral("recorded: %1 frames").arg(count)), qPrintable(server.output));
  QCOMPARE(recording->info().scene, std::string("setups/soccer.rb"));
  QCOMPARE(recording->info().seed, std::uint64_t(7));
  QVERIFY(recording->info().variables == mcap::Properties({{"BeamNoiseXY", "0"}}));
  const FramePtr last = recording->frame(count - 1);
  QVERIFY(last && std::abs(last->time - 3) < 1e-9);
  QCOMPARE(last->agents.size(), std::size_t(1));
  QCOMPARE(last->game.team[0], std::string("Red"));
  std::string sent;
  double damagedAt = 0;
  QVERIFY(recording->forEachAgentBytes(
      0, 1e9,
      [&](const AgentBytes& bytes)
      {
        if(bytes.kind == AgentBytes::Kind::Sent)
          sent = bytes.data;
      },
      damagedAt));
  QVERIFY(!sent.empty() && sent == heard);
  bool scene = false;
  for(const std::string& name : recording->attachments())
    scene = scene || (name == "rsg/environment/soccer/ball.rsg" && recording->attachment(name)->find("(RSG") != std::string::npos);
  QVERIFY(scene);
}

void RecordingServerTest::agentsInsideAreRecordedWithTheOthers()
{
  QTemporaryDir directory;
  const QString file = directory.filePath("demo.mcap");
  ServerProcess server({"--record", file, "--record-agents", "--fast", "--until", "1", "--set", "Demo.Players=1", "setups/demo.rb"});
  QCOMPARE(server.wait(), 0);
  LocalText problem;
  const auto recording = Recording::open(file.toStdString(), problem);
  QVERIFY2(recording, problem.english().c_str());
  std::map<int, std::pair<int, int>> counts; // By agent: told, said.
  double damagedAt = 0, before = 0;
  QVERIFY(recording->forEachAgentBytes(
      0, 1e9,
      [&](const AgentBytes& bytes)
      {
        const bool told = bytes.kind == AgentBytes::Kind::InsideSent;
        QVERIFY(told || bytes.kind == AgentBytes::Kind::InsideReceived);
        QVERIFY2(bytes.data.find(told ? "(now " : "(syn)") != std::string::npos || bytes.time < 0.1, bytes.data.c_str());
        QVERIFY(bytes.time >= before);
        before = bytes.time;
        ++(told ? counts[bytes.agent].first : counts[bytes.agent].second);
      },
      damagedAt));
  QCOMPARE(counts.size(), std::size_t(2));
  for(const auto& [agent, count] : counts)
    QVERIFY2(count.first >= 45 && count.second >= 45, qPrintable(QString("%1: %2 %3").arg(agent).arg(count.first).arg(count.second)));
}

/// Twenty moments: SPARKWRIGHT_KILLS=20 build/tests/integration_server RecordingServerTest
void RecordingServerTest::aKilledServerLeavesAFileThatPlaysAlmostToItsEnd()
{
  const int kills = std::max(3, qEnvironmentVariableIntValue("SPARKWRIGHT_KILLS"));
  std::mt19937 random(static_cast<unsigned>(kills));
  for(int n = 0; n < kills; ++n)
  {
    QTemporaryDir directory;
    const QString file = directory.filePath("match.mcap");
    ServerProcess server({"--record", file, "--real-time", "--sync"});
    QVERIFY2(server.ready(), qPrintable(server.output));
    TestAgent agent(server.agentPort, "Red", 1);
    const double until = 0.5 + 1.5 * (random() % 1000) / 1000.0;
    double end = 0;
    while(end < until)
    {
      agent.answer("(he1 1)");
      end = timeIn(agent.percepts());
      QVERIFY(end >= 0);
    }
    server.process.kill();
    QVERIFY(server.process.waitForFinished());
    LocalText problem;
    const auto recording = Recording::open(file.toStdString(), problem);
    QVERIFY2(recording, problem.english().c_str());
    QVERIFY(!recording->complete());
    const std::size_t count = recording->count();
    const double played = count > 0 ? recording->time(count - 1) : 0;
    QVERIFY2(end - played < 1, qPrintable(QString("plays to %1 s of %2 s").arg(played).arg(end)));
    for(std::size_t i = 0; i < count; ++i)
      QVERIFY(recording->frame(i));
  }
}

void RecordingServerTest::aFileThatCannotBeMadeIsBadUsage()
{
  ServerProcess server({"--record", "/no/such/folder/match.mcap", "--until", "1", "--fast"});
  QCOMPARE(server.wait(), 2);
  QVERIFY2(server.output.contains("/no/such/folder/match.mcap"), qPrintable(server.output));
  ServerProcess alone({"--record-agents"});
  QCOMPARE(alone.wait(), 2);
  QVERIFY2(alone.output.contains("--record-agents goes with --record"), qPrintable(alone.output));
}

void RecordingServerTest::aFullDiskEndsTheRecordingButNotTheRun()
{
  if(!QFile::exists("/dev/full"))
    QSKIP("there is no /dev/full");
  ServerProcess server({"--record", "/dev/full", "--until", "5", "--fast"});
  QCOMPARE(server.wait(), 1);
  QVERIFY2(server.output.contains("done: 250 cycles"), qPrintable(server.output));
  QCOMPARE(server.output.count("No space left on device"), 1);
}

void RecordingServerTest::aSignalEndsItInOrder_data()
{
  QTest::addColumn<int>("signal");
  QTest::newRow("SIGHUP") << SIGHUP;
  QTest::newRow("SIGQUIT") << SIGQUIT;
  QTest::newRow("SIGTERM") << SIGTERM;
}

void RecordingServerTest::aSignalEndsItInOrder()
{
  QFETCH(const int, signal);
  QTemporaryDir directory;
  const QString file = directory.filePath("match.mcap"), summary = directory.filePath("summary.json");
  ServerProcess server({"--record", file, "--summary", summary, "--wait-agents", "1", "--sync"});
  QVERIFY2(server.ready(), qPrintable(server.output));
  TestAgent agent(server.agentPort, "Red", 1);
  double time = 0;
  while(time < 0.5)
  {
    const std::string percepts = agent.percepts();
    QVERIFY(!percepts.empty());
    time = timeIn(percepts);
    agent.answer("");
  }
  ::kill(static_cast<pid_t>(server.process.processId()), signal);
  QCOMPARE(server.wait(), 0);
  QVERIFY2(server.output.contains("recorded: "), qPrintable(server.output));
  LocalText problem;
  const auto recording = Recording::open(file.toStdString(), problem);
  QVERIFY2(recording, problem.english().c_str());
  QVERIFY(recording->complete() && recording->flaws().empty());
  QVERIFY(recording->count() > 0 && recording->time(recording->count() - 1) > time - 0.1);
  QFile figures(summary);
  QVERIFY(figures.open(QIODevice::ReadOnly));
  QVERIFY(figures.readAll().contains("\"cycles\""));
}

void RecordingServerTest::aFileIsRecordedByOneServerOnly()
{
  QTemporaryDir directory;
  const QString file = directory.filePath("match.mcap");
  ServerProcess first({"--record", file, "--wait-agents", "1", "--sync"});
  QVERIFY2(first.ready(), qPrintable(first.output));
  ServerProcess second({"--record", file, "--fast", "--until", "1"});
  QCOMPARE(second.wait(), 2);
  QVERIFY2(second.output.contains(file + ": it is being written"), qPrintable(second.output));
  TestAgent agent(first.agentPort, "Red", 1);
  for(int i = 0; i < 30; ++i)
  {
    QVERIFY(!agent.percepts().empty());
    agent.answer("");
  }
  first.process.terminate();
  QCOMPARE(first.wait(), 0);
  LocalText problem;
  const auto recording = Recording::open(file.toStdString(), problem);
  QVERIFY2(recording, problem.english().c_str());
  QVERIFY(recording->complete() && recording->flaws().empty() && recording->count() > 20);
}

QTEST_GUILESS_MAIN(RecordingServerTest)
#include "RecordingServerTest.moc"
