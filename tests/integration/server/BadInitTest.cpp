#include "WitnessSupport.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

/// What is said of the agent in the newest frame.
AgentInfo newest(TestServer& server)
{
  const FramePtr frame = server.frame();
  return frame->agents.empty() ? AgentInfo() : frame->agents.back();
}

/// A match with a well-behaved agent, and somebody who has just asked for a robot.
struct Entrance
{
  TestServer server;
  Squad squad{server.agentPort()};
  TestAgent& good = squad.add("Red", 1);
  TestClient fresh{server.agentPort()};

  Entrance() { fresh.send("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)"); }
  /// What the newcomer is told next.
  std::optional<std::string> receive() { return receiveBeside(good, fresh); }
};

} // namespace

/// Requests for a robot or a place in a team that cannot be granted. spec: agent-protocol 4.2, 4.3.
class BadInitTest : public QObject
{
  Q_OBJECT

private slots:
  void scenesThatDoNotExist_data();
  void scenesThatDoNotExist();
  void initsThatAreRefused_data();
  void initsThatAreRefused();
  void initsThatAreAccepted_data();
  void initsThatAreAccepted();
  void aThirdTeamIsRefused();
  void aRobotTypeTooOftenIsRefused();
  void initTwiceCountsOnce();
};

void BadInitTest::scenesThatDoNotExist_data()
{
  QTest::addColumn<QByteArray>("scene");
  for(const char* scene :
      {"(scene)", "(scene rsg/agent/nao/missing.rsg)", "(scene ../../etc/passwd)", "(scene /etc/passwd)",
       "(scene ../../../../../../etc/passwd)", "(scene rsg/agent/nao/nao_hetero.rsg)",
       "(scene rsg/agent/nao/nao_hetero.rsg 99)", "(scene rsg/agent/nao/nao_hetero.rsg -1)",
       "(scene rsg/agent/nao/nao_hetero.rsg 5)", "(scene rsg/agent/nao/nao_hetero.rsg nan)",
       "(scene rsg/agent/nao/nao_hetero.rsg abc)", "(scene rsg/environment/soccer/soccer.rsg)", "(scene (a) (b))",
       "(scene setups/soccer.rb)", "(scene rsg/agent/nao/../../../setups/soccer.rb)",
       "(scene rsg/agent/nao/nao_hetero.rsg \"exit\")"})
    QTest::newRow(scene) << QByteArray(scene);
}

void BadInitTest::scenesThatDoNotExist()
{
  QFETCH(const QByteArray, scene);
  TestServer server;
  TestAgent good(server.agentPort(), "Red", 1);
  QVERIFY(goesOn(good, 5));
  const std::size_t before = server.frame()->structure->nodes.size();
  TestClient bad(server.agentPort());
  bad.send(scene.toStdString());
  QVERIFY(goesOn(good));
  QVERIFY(bad.silentFor(0.05)); // No body, no percepts, the connection stays open.
  QCOMPARE(server.frame()->structure->nodes.size(), before + 1);
  bad.send("(scene rsg/agent/nao/nao.rsg)(syn)"); // It may ask again.
  QVERIFY(receiveBeside(good, bad));
}

void BadInitTest::initsThatAreRefused_data()
{
  QTest::addColumn<QByteArray>("init");
  const auto row = [](const char* name, const std::string& init)
  { QTest::newRow(name) << QByteArray::fromStdString(init); };
  row("taken number", "(init (unum 1)(teamname Red))");
  row("negative number", "(init (unum -1)(teamname Red))");
  row("number 12", "(init (unum 12)(teamname Red))");
  row("huge number", "(init (unum 2147483647)(teamname Red))");
  row("larger than any number", "(init (unum 1e300)(teamname Red))");
  row("as small", "(init (unum -1e300)(teamname Red))");
  row("infinite number", "(init (unum inf)(teamname Red))");
  row("fraction of a taken number", "(init (unum 1.9)(teamname Red))");
  row("fraction beyond the last", "(init (unum 12.5)(teamname Red))");
  row("no team", "(init (unum 2))");
  row("team without a name", "(init (unum 2)(teamname))");
  row("empty name", "(init (unum 2)(teamname \"\"))");
  row("name in a list", "(init (unum 2)(teamname (Red)))");
  row("values without names", "(init 2 Red)");
  row("nothing", "(init)");
  row("name with a blank", "(init (unum 2)(teamname \"Re d\"))");
  row("name with parentheses", "(init (unum 2)(teamname \"a)(b\"))");
  row("binary name", std::string("(init (unum 2)(teamname \"\x01\x02\xff\"))"));
  row("huge name", "(init (unum 2)(teamname " + std::string(500000, 'x') + "))");
}

void BadInitTest::initsThatAreRefused()
{
  QFETCH(const QByteArray, init);
  Entrance entrance;
  for(const std::string& said : {init.toStdString() + "(syn)", std::string("(syn)"), std::string("(syn)")})
  {
    const std::string percepts = entrance.receive().value_or("");
    QVERIFY2(has(percepts, "(GS (sl 0)"), percepts.c_str()); // Neither number nor team.
    entrance.fresh.send(said);
  }
  QVERIFY(entrance.receive());
  QCOMPARE(newest(entrance.server).unum, 0);
  const FramePtr frame = entrance.server.frame();
  QCOMPARE(frame->game.team[0], std::string("Red"));
  QCOMPARE(frame->game.team[1], std::string());
  entrance.fresh.send("(init (unum 2)(teamname Blue))(syn)"); // It may ask again.
  QVERIFY(entrance.receive());
  entrance.fresh.send("(syn)");
  QVERIFY(has(entrance.receive().value_or(""), "(unum 2) (team right)"));
}

void BadInitTest::initsThatAreAccepted_data()
{
  QTest::addColumn<QByteArray>("init");
  QTest::addColumn<int>("unum");
  const auto row = [](const char* init, int unum) { QTest::newRow(init) << QByteArray(init) << unum; };
  row("(init (teamname Red)(unum 3))", 3);
  row("(init (teamname Red))", 2);
  row("(init (unum 0)(teamname Red))", 2);
  row("(init (unum)(teamname Red))", 2);
  row("(init (unum abc)(teamname Red))", 2);
  row("(init (unum nan)(teamname Red))", 2);
  row("(init (unum -0.5)(teamname Red))", 2);
  row("(init (unum 3.9)(teamname Red))", 3);
  row("(init (unum \"4\")(teamname \"Red\"))", 4);
  row("(init ( unum 5 ) x (side left)\n( teamname Red y))", 5);
  row("(init (unum 6)(unum 1)(teamname Red)(teamname Green))", 6);
  row("(init (unum 1)(teamname Red))(init (unum 7)(teamname Red))", 7);
}

void BadInitTest::initsThatAreAccepted()
{
  QFETCH(const QByteArray, init);
  QFETCH(const int, unum);
  Entrance entrance;
  QVERIFY(entrance.receive());
  entrance.fresh.send(init.toStdString() + "(syn)");
  QVERIFY(entrance.receive());
  QCOMPARE(newest(entrance.server).unum, unum);
}

void BadInitTest::aThirdTeamIsRefused()
{
  TestServer server;
  Squad squad(server.agentPort());
  squad.add("Red", 1);
  squad.add("Blue", 1);
  squad.add("Green", 2);
  squad.add("red", 3);
  const FramePtr frame = server.frame();
  QCOMPARE(frame->agents.size(), std::size_t(4));
  for(const std::size_t refused : {2u, 3u})
  {
    QCOMPARE(frame->agents[refused].team, 0);
    QVERIFY(frame->agents[refused].hasBody);
  }
}

void BadInitTest::aRobotTypeTooOftenIsRefused()
{
  TestServer server;
  Squad squad(server.agentPort());
  for(int i = 1; i <= 7; ++i)
    squad.add("Red", i);
  squad.add("Red", 8);
  QCOMPARE(newest(server).unum, 0);
  squad.add("Red", 8, 1); // The number is still free.
  QCOMPARE(newest(server).unum, 8);
}

void BadInitTest::initTwiceCountsOnce()
{
  TestServer server;
  TestAgent agent(server.agentPort(), "Red", 1);
  QVERIFY(goesOn(agent, 6));
  agent.percepts();
  agent.answer("(init (unum 7)(teamname Blue))");
  for(int i = 0; i < 5; ++i)
  {
    QVERIFY(!has(agent.percepts(), "(unum "));
    agent.answer("(scene rsg/agent/nao/nao_hetero.rsg 1)"); // Nor does a second body.
  }
  const FramePtr frame = server.frame();
  QCOMPARE(frame->agents.size(), std::size_t(1));
  QCOMPARE(frame->agents[0].unum, 1);
  QCOMPARE(frame->game.team[0], std::string("Red"));
  QCOMPARE(frame->game.team[1], std::string());
}

QTEST_APPLESS_MAIN(BadInitTest)
#include "BadInitTest.moc"
