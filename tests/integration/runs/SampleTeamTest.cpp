#include "ServerSupport.h"
#include "WaitSupport.h"

#include <QProcess>
#include <QtTest>

using namespace sparkwright;

/// The sample team takes the field, over the network and inside the simulator.
class SampleTeamTest : public QObject
{
  Q_OBJECT

private slots:
  void twoTeamsPlayInsideTheSimulator();
  void twoTeamsPlayOverTheNetwork();
  void aServerMayWaitForAllBeforeItBegins();
  void aTakenNumberIsExplained();
  void aMissingServerIsExplained();
};

namespace
{

/// A running sparkwright-team.
class TeamProcess
{
public:
  explicit TeamProcess(const QStringList& arguments)
  {
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral(SPARKWRIGHT_BIN_DIR "/sparkwright-team"), arguments);
  }
  ~TeamProcess()
  {
    process.terminate();
    if(!process.waitForFinished(5000))
      process.kill();
    process.waitForFinished();
  }
  /// Exit code, or -1 if it does not end.
  int wait() { return process.waitForFinished(20000) ? process.exitCode() : -1; }

  QProcess process;
};

int playersOnTheField(const FramePtr& frame)
{
  int count = 0;
  for(const AgentInfo& agent : frame->agents)
    count += agent.team != 0 && agent.unum != 0;
  return count;
}

} // namespace

void SampleTeamTest::twoTeamsPlayInsideTheSimulator()
{
  TestServer::Options options;
  options.scene = "setups/demo.rb";
  options.overrides = {{"Demo.Players", "2"}};
  options.plugins = {SPARKWRIGHT_BIN_DIR "/plugins"};
  TestServer server(options);
  QVERIFY(server.loaded());
  QVERIFY(waitFor([&] { return server.cycles() > 1200; }));
  const FramePtr frame = server.frame();
  QCOMPARE(playersOnTheField(frame), 4);
  const GameState& game = frame->game;
  QCOMPARE(game.team, (std::array<std::string, 2>{"Red", "Blue"}));
  QVERIFY(game.events);
  const auto isTaken = [](const auto& event)
  { return event->rule == "kick-off" && event->reason.english().ends_with("has touched the ball"); };
  const auto taken = std::find_if(game.events->begin(), game.events->end(), isTaken);
  QVERIFY2(taken != game.events->end(), "nobody has played the ball");
  QVERIFY2(server.messages().empty(), server.messages().empty() ? "" : server.messages().front().c_str());
}

void SampleTeamTest::twoTeamsPlayOverTheNetwork()
{
  TestServer::Options options;
  options.overrides = {{"MinRobotTypesCount", "1"}};
  TestServer server(options);
  const QString port = QString::number(server.agentPort());
  {
    TeamProcess red({"--team", "Red", "--n", "3", "--port", port, "--sync"});
    TeamProcess blue({"--team", "Blue", "--n", "2", "--first", "2", "--port", port, "--sync"});
    QVERIFY(waitFor([&] { return playersOnTheField(server.frame()) == 5; }));
    std::vector<int> blues;
    for(const AgentInfo& agent : server.frame()->agents)
      if(agent.team == 2)
        blues.push_back(agent.unum);
    const bool blueIsRight = blues.size() == 2;
    QCOMPARE(blues, blueIsRight ? std::vector<int>({2, 3}) : std::vector<int>({1, 2, 3}));
    const long cycle = server.cycles();
    QVERIFY(waitFor([&] { return server.cycles() > cycle + 100; }));
  }
  // They have left, as programs that are told to end do.
  QVERIFY(waitFor([&] { return server.frame()->agents.empty(); }));
  server.stop();
}

void SampleTeamTest::aServerMayWaitForAllBeforeItBegins()
{
  TestServer::Options options;
  options.overrides = {{"MinRobotTypesCount", "1"}};
  options.holdAgents = 5;
  TestServer server(options);
  const QString port = QString::number(server.agentPort());
  TeamProcess red({"--team", "Red", "--n", "3", "--port", port, "--sync"});
  TeamProcess blue({"--team", "Blue", "--n", "2", "--port", port, "--sync"});
  QVERIFY(waitFor([&] { return playersOnTheField(server.frame()) == 5; }));
}

void SampleTeamTest::aTakenNumberIsExplained()
{
  TestServer server;
  const QString port = QString::number(server.agentPort());
  TeamProcess first({"--team", "Red", "--n", "1", "--port", port, "--sync"});
  QVERIFY(waitFor([&] { return playersOnTheField(server.frame()) == 1; }));
  TeamProcess second({"--team", "Red", "--n", "1", "--port", port, "--sync"});
  QCOMPARE(second.wait(), 1);
  const QString said = second.process.readAll();
  QVERIFY2(said.contains("number 1 of team 'Red' was refused"), qPrintable(said));
  QCOMPARE(playersOnTheField(server.frame()), 1);
}

void SampleTeamTest::aMissingServerIsExplained()
{
  TeamProcess team({"--port", "1", "--quiet"});
  QCOMPARE(team.wait(), 1);
  const QString said = team.process.readAll();
  QVERIFY2(said.contains("cannot connect to 127.0.0.1:1") && said.contains("start a server first"), qPrintable(said));
  TeamProcess wrong({"--n", "many"});
  QCOMPARE(wrong.wait(), 2);
}

QTEST_GUILESS_MAIN(SampleTeamTest)
#include "SampleTeamTest.moc"
