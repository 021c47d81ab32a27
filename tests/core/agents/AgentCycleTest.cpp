#include "WorldSupport.h"
#include "core/body/RigidBody.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

using Sayings = std::vector<std::string>;

/// What the log has said about agents.
Sayings aboutAgents(const SoccerWorld& s)
{
  Sayings all;
  for(const std::string& message : s.messages)
    if(message.starts_with("warning: agent "))
      all.push_back(message);
  return all;
}

} // namespace

/// What an agent is told, and when, cycle by cycle.
class AgentCycleTest : public QObject
{
  Q_OBJECT

private slots:
  void firstPerceptsComeOneCycleAfterTheRobot();
  void visionComesInEveryThirdMessage();
  void aSpeedActsInTheSecondNextMessageAndPersists();
  void fullSpeedIsClamped();
  void speedsThatAreNoNumbersAreIgnored_data();
  void speedsThatAreNoNumbersAreIgnored();
  void aModelThatDoesNotExistLeavesTheAgentWithoutBody_data();
  void aModelThatDoesNotExistLeavesTheAgentWithoutBody();
  void aSecondSceneIsIgnored();
  void initAndBeamMayComeWithTheScene_data();
  void initAndBeamMayComeWithTheScene();
  void statesKeepWhatWaits();
  void aSecondInitIsSaid();
  void syncModeWaitsForThoseWhoWereTold();
  void robotsCreatedTogetherAreNotStuckInOneAnother();
  void leavingTakesTheRobotAway();
  void sameSeedSameRun();
};

void AgentCycleTest::firstPerceptsComeOneCycleAfterTheRobot()
{
  SoccerWorld s;
  QVERIFY2(s.loaded, s.messages.empty() ? "" : s.messages.front().c_str());
  const AgentId agent = s.world.addAgent();
  s.world.deliver(agent, "(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
  s.cycle(); // accepts
  QVERIFY(!s.world.frame()->agents.front().hasBody);
  s.cycle(); // reads and builds
  QVERIFY(s.world.frame()->agents.front().hasBody);
  QVERIFY(s.world.percepts(agent).empty());
  s.cycle();
  const std::string_view message = s.world.percepts(agent);
  QVERIFY(message.starts_with("(time (now 0.06))(GS (sl 0) (sr 0) (t 0.00) (pm BeforeKickOff))(GYR (n torso) (rt "));
  int hinges = 0;
  for(std::size_t at = message.find("(HJ "); at != std::string_view::npos; at = message.find("(HJ ", at + 1))
    ++hinges;
  QCOMPARE(hinges, 22);
  QVERIFY(message.find("(FRP") == std::string_view::npos);
}

void AgentCycleTest::visionComesInEveryThirdMessage()
{
  SoccerWorld s;
  const AgentId agent = s.connect();
  for(int message = 1; message <= 12; ++message)
  {
    QCOMPARE(s.world.percepts(agent).find("(See ") != std::string_view::npos, message % 3 == 1);
    s.cycle();
  }
}

void AgentCycleTest::aSpeedActsInTheSecondNextMessageAndPersists()
{
  SoccerWorld s;
  const AgentId agent = s.connect();
  s.cycle(2);
  // P0 has been computed; it goes out at the start of the next cycle, the answer comes after that.
  s.cycle();
  const double p1 = hinge(s.world.percepts(agent), "hj1");
  s.world.deliver(agent, "(he1 1)(syn)");
  s.cycle();
  const double p2 = hinge(s.world.percepts(agent), "hj1");
  s.cycle();
  const double p3 = hinge(s.world.percepts(agent), "hj1");
  VERIFY_NEAR(p1, 0, 0.02);
  VERIFY_NEAR(p2, 1.15, 0.02);
  VERIFY_NEAR(p3, 2.29, 0.02);
  s.cycle(48);
  VERIFY_NEAR(hinge(s.world.percepts(agent), "hj1"), 57.29, 0.1);
}

void AgentCycleTest::fullSpeedIsClamped()
{
  SoccerWorld s;
  const AgentId agent = s.connect();
  s.world.deliver(agent, "(he1 100)");
  for(const double expected : {7.03, 14.07, 21.10})
  {
    s.cycle();
    VERIFY_NEAR(hinge(s.world.percepts(agent), "hj1"), expected, 0.1);
  }
}

void AgentCycleTest::speedsThatAreNoNumbersAreIgnored_data()
{
  QTest::addColumn<QString>("message");
  for(const char* const text : {"(he1 nan)", "(he1 -nan)", "(he1 inf)", "(he1 1e308)", "(he1)", "(he1 (1))"})
    QTest::newRow(text) << text;
}

void AgentCycleTest::speedsThatAreNoNumbersAreIgnored()
{
  QFETCH(QString, message);
  SoccerWorld s;
  const AgentId agent = s.connect();
  s.world.deliver(agent, message.toStdString());
  s.cycle(5);
  VERIFY_NEAR(hinge(s.world.percepts(agent), "hj1"), 0, 0.02);
  s.world.deliver(agent, "(he1 1)");
  s.cycle(2);
  VERIFY_NEAR(hinge(s.world.percepts(agent), "hj1"), 2.29, 0.05);
}

void AgentCycleTest::aModelThatDoesNotExistLeavesTheAgentWithoutBody_data()
{
  QTest::addColumn<QString>("message");
  for(const char* const text :
      {"(scene)", "(scene rsg/agent/nao/nothing.rsg)", "(scene ../../etc/passwd)", "(scene /etc/passwd)",
       "(scene rsg/agent/../../setups/soccer.rb)", "(scene rsg/agent/nao/nao_hetero.rsg)",
       "(scene rsg/agent/nao/nao_hetero.rsg 5)", "(scene rsg/agent/nao/nao_hetero.rsg -1)",
       "(scene rsg/agent/nao/nao_hetero.rsg abc)", "(scene rsg/environment/soccer/soccer.rsg)"})
    QTest::newRow(text) << text;
}

void AgentCycleTest::aModelThatDoesNotExistLeavesTheAgentWithoutBody()
{
  QFETCH(QString, message);
  SoccerWorld s;
  const std::size_t nodes = s.world.frame()->structure->nodes.size();
  const AgentId agent = s.connect(message.toStdString());
  s.cycle(2);
  QVERIFY(s.world.percepts(agent).empty());
  QVERIFY(!s.world.frame()->agents.front().hasBody);
  QCOMPARE(s.world.frame()->structure->nodes.size(), nodes + 1); // the empty root of the connection
  QVERIFY(s.world.allSynced());
  QVERIFY(!s.messages.empty());

  s.world.deliver(agent, "(scene rsg/agent/nao/nao.rsg)");
  s.cycle(2);
  QVERIFY(!s.world.percepts(agent).empty());
}

void AgentCycleTest::aSecondSceneIsIgnored()
{
  SoccerWorld s;
  const AgentId agent = s.connect();
  const std::size_t nodes = s.world.frame()->structure->nodes.size();
  s.world.deliver(agent, "(scene rsg/agent/nao/nao.rsg)(syn)");
  s.cycle(2);
  QCOMPARE(s.world.frame()->structure->nodes.size(), nodes);
}

void AgentCycleTest::syncModeWaitsForThoseWhoWereTold()
{
  SoccerWorld s;
  const AgentId agent = s.connect();
  QVERIFY(s.world.allSynced()); // has not been told anything yet
  s.cycle();
  QVERIFY(!s.world.allSynced());
  QVERIFY(s.world.onlyNewcomersMissing());
  QCOMPARE(s.world.waitingFor(), std::vector<AgentId>{agent});
  s.world.deliver(agent, "(init (unum 1)(teamname A))"); // a newcomer's first words may come without (syn)
  QVERIFY(s.world.allSynced());
  s.cycle(5);
  s.world.deliver(agent, "(he1 0)");
  QVERIFY(!s.world.allSynced());
  QVERIFY(!s.world.onlyNewcomersMissing());
  s.world.deliver(agent, "(syn)(syn)");
  QVERIFY(s.world.allSynced());
  s.cycle();
  QVERIFY(!s.world.allSynced()); // a doubled (syn) counts once

  const AgentId silent = s.world.addAgent(); // an agent without a body blocks nobody
  s.world.deliver(agent, "(syn)");
  QVERIFY(s.world.allSynced());
  s.world.removeAgent(silent);
}

void AgentCycleTest::robotsCreatedTogetherAreNotStuckInOneAnother()
{
  SoccerWorld s;
  std::vector<AgentId> agents;
  for(int i = 0; i < 3; ++i)
  {
    agents.push_back(s.world.addAgent());
    s.world.deliver(agents.back(), "(scene rsg/agent/nao/nao_hetero.rsg 0)");
  }
  // They fall through one another, and each lands as if it were alone.
  for(int i = 0; i < 60; ++i)
  {
    s.cycle();
    const std::string_view first = s.world.percepts(agents.front());
    for(const AgentId agent : agents)
    {
      QVERIFY(percept(s.world.percepts(agent), "(GYR") == percept(first, "(GYR"));
      QVERIFY(percept(s.world.percepts(agent), "(FRP (n rf)") == percept(first, "(FRP (n rf)"));
    }
  }
  QVERIFY(!percept(s.world.percepts(agents.front()), "(FRP (n rf)").empty());

  // With a team they touch: beamed to one place, they push each other away.
  for(const AgentId agent : agents)
    s.world.deliver(agent, "(init (unum 0)(teamname A))");
  s.cycle();
  for(const AgentId agent : agents)
    s.world.deliver(agent, "(beam -3 0 0)(he1 0.1)");
  s.cycle(10);
  QVERIFY(percept(s.world.percepts(agents[0]), "(GYR") != percept(s.world.percepts(agents[1]), "(GYR"));
}

void AgentCycleTest::initAndBeamMayComeWithTheScene_data()
{
  QTest::addColumn<QByteArray>("first");
  QTest::addColumn<QByteArray>("second");
  const QByteArray scene = "(scene rsg/agent/nao/nao.rsg)", init = "(init (unum 3)(teamname A))", beam = "(beam -5 2 0)";
  QTest::newRow("in one message") << scene + init + beam << QByteArray("(syn)");
  QTest::newRow("in the other order") << init + beam + scene << QByteArray("(syn)");
  QTest::newRow("in two messages") << scene << init + beam;
  QTest::newRow("init first") << init << scene + beam;
}

void AgentCycleTest::initAndBeamMayComeWithTheScene()
{
  QFETCH(QByteArray, first);
  QFETCH(QByteArray, second);
  SoccerWorld s;
  const AgentId agent = s.world.addAgent();
  s.cycle();
  s.world.deliver(agent, first.toStdString());
  s.world.deliver(agent, second.toStdString());
  s.cycle(4);
  const AgentInfo info = s.world.frame()->agents.front();
  QVERIFY(info.hasBody);
  QCOMPARE(info.team, 1);
  QCOMPARE(info.unum, 3);
  QCOMPARE(aboutAgents(s), Sayings());
  bool beamed = false;
  s.world.root().find("/usr/scene/AgentAspect1")->visit<RigidBody>(
      [&beamed](RigidBody& part)
      { beamed = beamed || (part.position().head<2>() - Eigen::Vector2f(-5, 2)).norm() < 0.5f; });
  QVERIFY(beamed);
}

void AgentCycleTest::statesKeepWhatWaits()
{
  SoccerWorld s;
  const AgentId agent = s.world.addAgent();
  s.cycle();
  s.world.deliver(agent, "(init (unum 3)(teamname A))");
  s.cycle();
  const WorldState state = s.world.saveState();
  s.world.deliver(agent, "(scene rsg/agent/nao/nao.rsg)");
  s.cycle(4);
  QCOMPARE(s.world.frame()->agents.front().unum, 3);

  SoccerWorld again; // States are for new Worlds.
  QCOMPARE(again.world.restoreState(state).english(), std::string());
  QCOMPARE(again.world.frame()->agents.front().unum, 0);
  again.world.deliver(agent, "(scene rsg/agent/nao/nao.rsg)");
  again.cycle(4);
  QCOMPARE(again.world.frame()->agents.front().unum, 3);
}

void AgentCycleTest::aSecondInitIsSaid()
{
  SoccerWorld s;
  const AgentId agent = s.connect();
  s.world.deliver(agent, "(init (unum 4)(teamname B))(init (unum 3)(teamname A))"); // In one cycle the last one counts.
  s.cycle(2);
  s.world.deliver(agent, "(init (unum 3)(teamname A))"); // Asks again for what it has.
  s.cycle(2);
  s.world.deliver(agent, "(init (unum 0)(teamname A))"); // Any number: it has one.
  s.cycle(2);
  QCOMPARE(aboutAgents(s), Sayings());
  s.world.deliver(agent, "(init (unum 5)(teamname B))");
  s.cycle(2);
  QCOMPARE(s.world.frame()->agents.front().unum, 3);
  QCOMPARE(aboutAgents(s), Sayings{"warning: agent 1: its second init, as B 5, is ignored: it plays as A 3"});
}

void AgentCycleTest::leavingTakesTheRobotAway()
{
  SoccerWorld s;
  const std::size_t nodes = s.world.frame()->structure->nodes.size();
  const AgentId agent = s.connect();
  QCOMPARE(s.world.frame()->structure->nodes.size(), nodes + 51);
  s.cycle(20);
  s.world.removeAgent(agent);
  s.world.removeAgent(agent); // unknown by now
  s.world.deliver(agent, "(he1 1)");
  s.cycle();
  QCOMPARE(s.world.frame()->structure->nodes.size(), nodes);
  QCOMPARE(s.world.frame()->agents.size(), std::size_t(0));
}

void AgentCycleTest::sameSeedSameRun()
{
  const auto run = [] {
    WorldOptions options = soccerOptions();
    options.overrides.clear(); // with beam and vision noise
    options.seed = 42;
    SoccerWorld s(options);
    const AgentId a = s.connect(), b = s.connect("(scene rsg/agent/nao/nao_hetero.rsg 4)");
    s.world.deliver(a, "(init (unum 1)(teamname A))");
    s.world.deliver(b, "(init (unum 1)(teamname B))");
    s.cycle();
    s.world.deliver(a, "(beam -1 0 0)");
    s.world.deliver(b, "(beam -1 0 0)");
    std::string all;
    for(int i = 0; i < 250; ++i)
    {
      s.world.deliver(a, "(lle3 1)(rle4 -1.5)(lae1 " + std::to_string(i % 7 - 3) + ")");
      s.world.deliver(b, "(rle3 1)(lle4 -1)(rae2 -1)");
      s.cycle();
      all += s.world.percepts(a);
      all += s.world.percepts(b);
    }
    return all;
  };
  const std::string first = run();
  QVERIFY(first.size() > 100000);
  QVERIFY(first == run());
}

QTEST_APPLESS_MAIN(AgentCycleTest)
#include "AgentCycleTest.moc"
