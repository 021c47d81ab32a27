#include "WitnessSupport.h"
#include "core/wire/MonitorDecoder.h"
#include "tests/VerifyNear.h"
#include "tests/integration/server/MonitorMessageSupport.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;

namespace
{

bool isDiff(const std::string& message)
{
  return countOf(message, "))(RDS 0 1)(") == 1;
}

/// Lets the agent live so many cycles and returns what the monitor was sent meanwhile.
std::vector<std::string> run(TestServer& server, TestAgent& agent, TestClient& monitor, int cycles,
                             const std::string& commands = {})
{
  std::vector<std::string> messages;
  for(int i = 0; i < cycles; ++i)
  {
    if(agent.percepts().empty())
      break;
    agent.answer(commands);
  }
  if(!standsStill(server, agent))
    return {};
  while(!monitor.silentFor(0))
    messages.push_back(monitor.receive().value_or(std::string()));
  return messages;
}

/// World position of the first mesh whose file name contains `part`.
Vec3f positionOf(const Frame& frame, std::string_view part)
{
  std::vector<Mat4f> world;
  frame.worldTransforms(world);
  const auto& nodes = frame.structure->nodes;
  for(const auto& node : nodes)
    if(node.mesh.find(part) != std::string::npos)
    {
      int above = node.parent;
      while(above >= 0 && nodes[static_cast<std::size_t>(above)].kind != SceneStructure::Node::Kind::Transform)
        above = nodes[static_cast<std::size_t>(above)].parent;
      if(above >= 0)
        return translation(world[static_cast<std::size_t>(nodes[static_cast<std::size_t>(above)].slot)]);
    }
  return {NAN, NAN, NAN};
}

} // namespace

/// monitor-protocol 2 to 5 and the list in 14, through a client that knows only the wire.
class MonitorTest : public QObject
{
  Q_OBJECT

private slots:
  void connectYieldsOneFullMessage();
  void nothingMovesNothingIsSaid();
  void lifeOfAnAgentIsSeen();
  void fiveMessagesInTenCycles();
  void aLateMonitorGetsTheSameDiffs();
  void fullStateOnRequestIsForAll();
  void rebuildsTheSceneAndTracksARobot();
  void commandsActAtOnce();
  void pausedServerStillTalks();
  void killsimEndsTheRun();
};

void MonitorTest::connectYieldsOneFullMessage()
{
  TestServer::Options options;
  options.holdAgents = 1; // Stand still.
  TestServer server(options);
  TestClient monitor(server.monitorPort());
  const auto message = monitor.receive();
  QVERIFY(message);
  QVERIFY(isFull(*message));
  QVERIFY(message->starts_with("((FieldLength 30)(FieldWidth 20)(FieldHeight 40)(GoalWidth 2.1)(GoalDepth 0.6)"
                               "(GoalHeight 0.8)(BorderSize 0)(FreeKickDistance 2)(WaitBeforeKickOff 30)"
                               "(AgentRadius 0.4)(BallRadius 0.042)(BallMass 0.026)(RuleGoalPauseTime 3)"
                               "(RuleKickInPauseTime 1)(RuleHalfTime 300)(PassModeMinOppBallDist 1)"
                               "(PassModeDuration 4)(play_modes BeforeKickOff KickOff_Left "));
  QVERIFY(countOf(*message, "pass_left pass_right)(time 0)(half 1)(score_left 0)(score_right 0)(play_mode 0))"
                            "(RSG 0 1)(") == 1);
  QCOMPARE(countOf(*message, "("), countOf(*message, ")"));
  QVERIFY(countOf(*message, "soccerball.obj") >= 1);
  MonitorDecoder decoder;
  const auto result = decoder.decode(*message);
  QVERIFY2(result.frame, result.error.c_str());
  const FramePtr own = server.frame();
  QCOMPARE(result.frame->structure->nodes.size(), own->structure->nodes.size());
  QCOMPARE(countOf(*message, "(nd "), static_cast<int>(own->structure->nodes.size()));
  QVERIFY(monitor.silentFor(0.1));
}

void MonitorTest::nothingMovesNothingIsSaid()
{
  TestServer::Options options;
  options.speed = 1;
  TestServer server(options);
  TestClient monitor(server.monitorPort());
  const auto full = monitor.receive();
  QVERIFY(full && isFull(*full));
  std::string last;
  for(int i = 0; i < 30; ++i)
  {
    const auto message = monitor.receive();
    QVERIFY(message && isDiff(*message));
    QVERIFY(message->starts_with("((time 0))(RDS 0 1)((nd"));
    QCOMPARE(countOf(*message, "(nd"), countOf(*full, "(nd "));
    QCOMPARE(countOf(*message, "setVisible"), i == 0 ? countOf(*full, "setVisible") : 0);
    last = *message;
  }
  QCOMPARE(countOf(last, "SLT"), 0); // The ball has come to rest by now.
}

void MonitorTest::lifeOfAnAgentIsSeen()
{
  TestServer::Options options;
  options.holdAgents = 1;
  TestServer server(options);
  TestClient monitor(server.monitorPort());
  const auto empty = monitor.receive();
  QVERIFY(empty);
  const int emptyNodes = countOf(*empty, "(nd ");
  auto agent = std::make_unique<TestAgent>(server.agentPort(), "Red", 2);
  const auto messages = run(server, *agent, monitor, 12);
  int withBody = 0, withTeam = 0, firstDiffs = 0, nodes = 0;
  for(const std::string& message : messages)
  {
    if(isFull(message))
    {
      nodes = countOf(message, "(nd ");
      withBody += countOf(message, "naohead.obj") > 0;
      withTeam += countOf(message, "(team_left Red)") > 0;
      if(countOf(message, "(team_left Red)"))
      {
        QVERIFY(countOf(message, "matNum2") > 0 && countOf(message, "matLeft") > 0);
        QCOMPARE(countOf(message, "matTeam"), 0);
      }
    }
    else
    {
      QVERIFY(isDiff(message));
      QCOMPARE(countOf(message, "(nd"), nodes); // As many as in the last full one.
      firstDiffs += countOf(message, "setVisible") > 0;
    }
  }
  QVERIFY(withBody >= 2);
  QVERIFY(withTeam >= 1);
  QVERIFY(nodes > emptyNodes + 40);
  QVERIFY2(firstDiffs >= 1 && firstDiffs <= 2, qPrintable(QString::number(firstDiffs)));

  agent.reset();
  bool seen = false;
  for(int i = 0; i < 400 && !seen; ++i)
  {
    const auto message = monitor.receive();
    QVERIFY(message);
    seen = isFull(*message) && countOf(*message, "(nd ") == emptyNodes;
  }
  QVERIFY(seen);
}

void MonitorTest::fiveMessagesInTenCycles()
{
  TestServer::Options options;
  options.holdAgents = 1;
  TestServer server(options);
  TestClient monitor(server.monitorPort());
  TestAgent agent(server.agentPort(), "Red", 1);
  run(server, agent, monitor, 10);
  for(int i = 0; i < 3; ++i)
    QCOMPARE(run(server, agent, monitor, 10).size(), std::size_t(5));
}

void MonitorTest::aLateMonitorGetsTheSameDiffs()
{
  TestServer::Options options;
  options.holdAgents = 1;
  TestServer server(options);
  TestClient early(server.monitorPort());
  TestAgent agent(server.agentPort(), "Red", 1);
  run(server, agent, early, 31, "(he1 0.3)(lae1 0.5)"); // An odd cycle.
  TestClient late(server.monitorPort());
  const auto full = late.receive();
  QVERIFY(full && isFull(*full));
  const auto first = run(server, agent, early, 60, "(he1 -0.3)(lae1 -0.5)");
  std::vector<std::string> second;
  while(!late.silentFor(0))
    second.push_back(late.receive().value_or(std::string()));
  QCOMPARE(first.size(), std::size_t(30));
  QVERIFY(first == second);
  for(const std::string& message : first)
    QVERIFY(isDiff(message));
}

void MonitorTest::fullStateOnRequestIsForAll()
{
  TestServer::Options options;
  options.holdAgents = 1;
  TestServer server(options);
  TestClient one(server.monitorPort()), other(server.monitorPort());
  TestAgent agent(server.agentPort(), "Red", 1);
  run(server, agent, one, 20);
  while(!other.silentFor(0))
    other.receive();
  one.send("(reqfullstate)");
  QTRY_VERIFY(server.net().connections()[1].messages == 1);
  const auto messages = run(server, agent, one, 4);
  QCOMPARE(messages.size(), std::size_t(2));
  QVERIFY(isFull(messages[0]) && isDiff(messages[1]));
  const auto told = other.receive();
  QVERIFY(told && isFull(*told));
}

void MonitorTest::rebuildsTheSceneAndTracksARobot()
{
  TestServer::Options options;
  options.holdAgents = 1;
  TestServer server(options);
  TestClient monitor(server.monitorPort());
  TestAgent agent(server.agentPort(), "Red", 1);
  MonitorDecoder decoder;
  double worst = 0, travelled = 0;
  Vec3f before(NAN, NAN, NAN);
  for(int i = 0; i < 300; ++i) // 6 s, in which it falls.
  {
    QVERIFY(!agent.percepts().empty());
    const FramePtr truth = server.frame(); // The server waits for our answer: nothing moves now.
    while(!monitor.silentFor(truth->cycle % 2 == 0 ? 0.003 : 0))
    {
      const auto result = decoder.decode(monitor.receive().value_or(std::string()));
      QVERIFY2(result.frame, result.error.c_str());
    }
    if(i > 20 && truth->cycle % 2 == 0)
    {
      const FramePtr seen = decoder.frame();
      QCOMPARE(seen->structure->nodes.size(), truth->structure->nodes.size());
      for(const char* part : {"naobody", "naohead", "lfoot", "rlowerarm"})
        worst = std::max<double>(worst, (positionOf(*seen, part) - positionOf(*truth, part)).norm());
      const Vec3f here = positionOf(*seen, "naobody");
      if(before.allFinite())
        travelled += static_cast<double>((here - before).norm());
      before = here;
    }
    agent.answer(i > 20 ? wildMotion(1, i) : "");
  }
  QVERIFY2(worst <= 0.01, qPrintable(QString::number(worst)));
  QVERIFY2(travelled > 0.1, qPrintable(QString::number(travelled))); // It did move.
}

void MonitorTest::commandsActAtOnce()
{
  TestServer::Options options;
  options.holdAgents = 1;
  TestServer server(options);
  TestClient monitor(server.monitorPort());
  TestAgent agent(server.agentPort(), "Red", 2);
  run(server, agent, monitor, 10);
  monitor.send("(playMode PlayOn)(score (left 2)(right 1))");
  monitor.send("(ball (pos 2 2 0.042)(vel 0 0 0))");
  QTRY_VERIFY(server.net().connections()[1].messages == 2);
  const auto messages = run(server, agent, monitor, 4);
  QCOMPARE(messages.size(), std::size_t(2));
  const std::string both = messages[0] + messages[1];
  QCOMPARE(countOf(both, "(score_left 2)(score_right 1)(play_mode 3)"), 1);
  VERIFY_NEAR(positionOf(*server.frame(), "soccerball"), Vec3f(2, 2, 0.042f), 0.01f);
}

void MonitorTest::pausedServerStillTalks()
{
  TestServer::Options options;
  options.speed = 1;
  TestServer server(options);
  server.pause();
  TestClient monitor(server.monitorPort());
  const auto full = monitor.receive();
  QVERIFY(full && isFull(*full));
  monitor.send("(score (left 3)(right 0))");
  const auto message = monitor.receive();
  QVERIFY(message);
  QVERIFY2(countOf(*message, "(score_left 3)") == 1, message->c_str());
}

void MonitorTest::killsimEndsTheRun()
{
  TestServer server;
  TestClient monitor(server.monitorPort());
  QVERIFY(monitor.receive());
  monitor.send("(killsim)");
  monitor.close();
  server.join();
  QVERIFY(server.world().endRequested());
}

QTEST_APPLESS_MAIN(MonitorTest)
#include "MonitorTest.moc"
