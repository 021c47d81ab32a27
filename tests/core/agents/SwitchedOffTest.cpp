#include "core/body/RigidBody.h"
#include "core/wire/MonitorDecoder.h"
#include "core/wire/MonitorEncoder.h"
#include "tests/core/state/StateSupport.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// A robot is switched off and on from outside: it ignores its agent, its joints give way, it senses; and a run repeats
/// with it.
class SwitchedOffTest : public QObject
{
  Q_OBJECT

  static const AgentInfo& info(const World& world, AgentId agent)
  {
    for(const AgentInfo& each : world.frame()->agents)
      if(each.id == agent)
        return each;
    qFatal("There is no agent %d.", agent);
  }
  static AgentId player(SoccerWorld& s)
  {
    const AgentId agent = s.connect();
    s.world.deliver(agent, "(init (unum 3)(teamname Red))(syn)");
    s.cycle(2);
    return agent;
  }
  /// Of the torso, m.
  static float height(World& world)
  {
    float result = 0;
    world.root().visit<RigidBody>(
        [&](RigidBody& body)
        {
          if(body.path().find("/body") != std::string::npos && body.path().find("AgentAspect") != std::string::npos)
            result = std::max(result, body.position().z());
        });
    return result;
  }

private slots:
  void itIgnoresItsAgentButSenses()
  {
    SoccerWorld s;
    const AgentId agent = player(s);
    s.world.command("(switch (unum 3)(team Left)(power off))");
    s.world.refresh();
    QVERIFY(info(s.world, agent).switchedOff);
    QCOMPARE(s.world.frame()->game.switchedOff, (std::vector<GameState::SwitchedOff>{{1, 3}}));
    const double before = hinge(s.world.percepts(agent), "hj1");
    for(int i = 0; i < 25; ++i)
    {
      s.world.deliver(agent, "(he1 3)(say off)(syn)");
      s.cycle();
      QVERIFY(!s.world.percepts(agent).empty());
    }
    QVERIFY(std::abs(hinge(s.world.percepts(agent), "hj1") - before) < 20); // 3 rad/s would have made 86°.
    s.world.command("(switch (unum 3)(team Left)(power on))");
    const double limp = hinge(s.world.percepts(agent), "hj1");
    for(int i = 0; i < 15; ++i)
    {
      s.world.deliver(agent, "(he1 3)(syn)");
      s.cycle();
    }
    QVERIFY(!info(s.world, agent).switchedOff);
    QVERIFY(hinge(s.world.percepts(agent), "hj1") > limp + 30);
  }
  void syncModeDoesNotWaitForItForEver()
  {
    SoccerWorld s;
    const AgentId agent = player(s);
    s.cycle(10);
    s.world.command("(switch (unum 3)(team Left)(power off))");
    QVERIFY(!s.world.allSynced());
    s.world.deliver(agent, "(syn)");
    QVERIFY(s.world.allSynced());
  }
  void itsJointsGiveWay()
  {
    SoccerWorld on, off;
    for(SoccerWorld* const s : {&on, &off})
      player(*s);
    on.cycle(50);
    off.cycle(50);
    off.world.command("(switch (unum 3)(team Left)(power off))");
    const float before = height(on.world);
    QCOMPARE(height(off.world), before);
    on.cycle(100);
    off.cycle(100);
    QVERIFY2(height(on.world) > before - 0.05f, qPrintable(QString::number(height(on.world))));
    QVERIFY2(height(off.world) < before - 0.15f, qPrintable(QString::number(height(off.world))));
  }
  void anyPartNamesTheRobotOfAnAgentWithoutATeam()
  {
    SoccerWorld s;
    const AgentId agent = s.connect();
    s.world.manipulate(SwitchRobot{{info(s.world, agent).rootId}, SwitchRobot::Power::Off});
    s.world.refresh();
    QVERIFY(info(s.world, agent).switchedOff);
    s.world.command("(switch (id " + std::to_string(info(s.world, agent).rootId) + ")(power on))");
    s.world.refresh();
    QVERIFY(!info(s.world, agent).switchedOff);
  }
  void whatNamesNobodyIsRefused_data()
  {
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("said");
    QTest::newRow("no player") << "(switch (unum 9)(team Left)(power off))" << "there is no such player";
    QTest::newRow("no power") << "(switch (unum 3)(team Left))" << "expected (team <side>)(unum <n>)(power on)";
    QTest::newRow("odd power") << "(switch (unum 3)(team Left)(power half))"
                               << "expected (team <side>)(unum <n>)(power on)";
    QTest::newRow("nobody") << "(switch)" << "expected (team <side>)(unum <n>)(power on)";
    QTest::newRow("no node") << "(switch (id 999999)(power off))" << "there is no such node";
    QTest::newRow("no robot") << "(switch (path /usr/scene)(power off))" << "is no part of an agent's robot";
    QTest::newRow("a robot, odd power") << "(switch (path /usr/scene)(power 1))" << "expected (power on) or (power off)";
  }
  void whatNamesNobodyIsRefused()
  {
    QFETCH(const QString, command);
    QFETCH(const QString, said);
    SoccerWorld s;
    const AgentId agent = player(s);
    s.messages.clear();
    s.world.command(command.toStdString());
    QCOMPARE(s.messages.size(), std::size_t(1));
    QVERIFY2(QString::fromStdString(s.messages[0]).contains(said), s.messages[0].c_str());
    s.world.refresh();
    QVERIFY(!info(s.world, agent).switchedOff);
  }
  void aRunRepeatsWithItToTheBit()
  {
    const Actors actors(4);
    SoccerWorld first;
    std::vector<RunInput> inputs;
    first.world.setInputListener([&](RunInput input) { inputs.push_back(std::move(input)); });
    for(int cycle = 0; cycle < 150; ++cycle)
    {
      if(cycle == 60)
        first.world.command("(switch (unum 1)(team Left)(power off))");
      if(cycle == 110)
        first.world.command("(switch (unum 1)(team Left)(power on))");
      actors.cycle(first.world);
    }
    SoccerWorld again;
    std::size_t next = 0;
    for(int cycle = 0; cycle < 150; ++cycle)
    {
      while(next < inputs.size() && inputs[next].cycle <= again.world.cycles())
        again.world.repeat(inputs[next++]);
      again.world.cycle();
    }
    QCOMPARE(QString::fromStdString(difference(first.world, again.world)), QString());
  }
  void aStateKeepsIt()
  {
    const Actors actors(2);
    SoccerWorld first;
    actors.cycles(first.world, 60);
    first.world.command("(switch (unum 1)(team Left)(power off))");
    actors.cycles(first.world, 5);
    Restored other(first.world.saveState());
    QVERIFY2(other.problem.empty(), other.problem.english().c_str());
    QCOMPARE(other.world.frame()->game.switchedOff.size(), std::size_t(1));
    actors.cycles(first.world, 60);
    actors.cycles(other.world, 60);
    QCOMPARE(QString::fromStdString(difference(first.world, other.world)), QString());
  }
  void monitorsAreTold()
  {
    SoccerWorld s;
    player(s);
    s.world.command("(switch (unum 3)(team Left)(power off))");
    s.world.refresh();
    MonitorEncoder encoder;
    const std::string text(encoder.full(s.world.frame()));
    QVERIFY(text.find("(switched_off 1 3)") != std::string::npos);
    MonitorDecoder decoder;
    const MonitorDecoder::Result read = decoder.decode(text);
    QVERIFY(read.frame);
    QCOMPARE(read.frame->game.switchedOff, (std::vector<GameState::SwitchedOff>{{1, 3}}));
  }
};

QTEST_APPLESS_MAIN(SwitchedOffTest)
#include "SwitchedOffTest.moc"
