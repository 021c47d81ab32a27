#include "BareWorldSupport.h"

#include "core/script/ScriptEngine.h"
#include "core/services/ServerNode.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// Step, time, pace and ports of a simulation are what the nodes below /sys/server/simulation say.
class SimulationNodesTest : public QObject
{
  Q_OBJECT

private slots:
  void theStepReachesPhysics();
  void theUsualStepChangesNothing();
  void stepsOutOfRangeAreRefused_data();
  void stepsOutOfRangeAreRefused();
  void timeCanStartAgain();
  void quitEndsTheRun();
  void settingsAreReadFromTheNodes();
  void whatNobodyHasSetIsEmpty();
  void paceFollowsTheTimer();
  void perceptsComeWithTheirPeriod();
};

void SimulationNodesTest::theStepReachesPhysics()
{
  BareWorld w;
  QVERIFY(w.run(simulation + ".setSimStep(0.01)\n" + fallingBody));
  QCOMPARE(w.world.cycleSeconds(), 0.01);
  w.cycle(100);
  QCOMPARE(w.world.time(), 1.0);
  QCOMPARE(w.number(simulation + ".getTime"), 1.0);
  // The integrator is semi-implicit: n steps of h fall g h² n (n + 1) / 2.
  VERIFY_NEAR(w.heightOf("/usr/scene/thing"), -9.81 * 1e-4 * 5050, 1e-3);
}

void SimulationNodesTest::theUsualStepChangesNothing()
{
  BareWorld plain, set;
  QVERIFY(plain.run(fallingBody));
  QVERIFY(set.run(simulation + ".setSimStep(0.02)\n" + fallingBody));
  for(int i = 0; i < 200; ++i)
  {
    plain.cycle(1);
    set.cycle(1);
    QVERIFY(plain.world.time() == set.world.time());
    QVERIFY(plain.world.time() == static_cast<double>(i + 1) * 0.02);
    QVERIFY(plain.heightOf("/usr/scene/thing") == set.heightOf("/usr/scene/thing"));
  }
}

void SimulationNodesTest::stepsOutOfRangeAreRefused_data()
{
  QTest::addColumn<QString>("step");
  for(const char* const step : {"0", "-0.02", "0.11", "1e300", "'nan'", "'word'", "nil"})
    QTest::newRow(step) << step;
}

void SimulationNodesTest::stepsOutOfRangeAreRefused()
{
  QFETCH(const QString, step);
  BareWorld w;
  w.run(simulation + ".setSimStep(" + step.toStdString() + ")");
  QCOMPARE(w.world.cycleSeconds(), 0.02);
  QVERIFY(w.said("at most 0.1 s"));
}

void SimulationNodesTest::timeCanStartAgain()
{
  BareWorld w;
  w.cycle(10);
  QVERIFY(w.run(simulation + ".setSimStep(0.04)"));
  w.cycle(5);
  QCOMPARE(w.world.time(), 10 * 0.02 + 5 * 0.04);
  QVERIFY(w.run(simulation + ".resetTime"));
  QCOMPARE(w.world.time(), 0.0);
  w.cycle(3);
  QCOMPARE(w.world.time(), 3 * 0.04);
  QCOMPARE(w.world.cycles(), 18L);
}

void SimulationNodesTest::quitEndsTheRun()
{
  BareWorld w;
  QVERIFY(!w.world.endRequested());
  QVERIFY(w.run(simulation + ".quit"));
  QVERIFY(w.world.endRequested());
}

void SimulationNodesTest::settingsAreReadFromTheNodes()
{
  BareWorld w;
  QVERIFY(w.run("s = " + simulation + R"(
s.initControlNode('oxygen/AgentControl', 'AgentControl')
a = get('/sys/server/simulation/AgentControl')
a.setServerPort(4000)
a.setSyncMode(true)
a.setStep(0.04)
a.setServerTypeTCP
m = new('oxygen/MonitorControl', '/sys/server/simulation/MonitorControl')
m.setServerPort(4001)
m.setStep(0.1)
l = new('oxygen/MonitorLogger', '/sys/server/simulation/MonitorLogger')
l.setStep(0.5)
l.setLogFileName('match.log')
)"));
  const RunSettings settings = w.world.settings();
  QCOMPARE(settings.agentPort.value(), 4000);
  QCOMPARE(settings.monitorPort.value(), 4001);
  QCOMPARE(settings.syncMode.value(), true);
  QCOMPARE(settings.agentStep.value(), 0.04);
  QCOMPARE(settings.monitorStep.value(), 0.1);
  QCOMPARE(settings.monitorLog.value().fileName, std::string("match.log"));
  QCOMPARE(settings.monitorLog.value().step, 0.5);
  QCOMPARE(w.number("get('/sys/server/simulation/AgentControl').getServerPort"), 4000.0);
  w.run("get('/sys/server/simulation/AgentControl').setServerPort(70000)");
  QVERIFY(w.said("0 to 65535"));
  QCOMPARE(settings.agentsOverUdp.value(), false);
  w.run("get('/sys/server/simulation/MonitorControl').setServerTypeUDP");
  QCOMPARE(w.world.settings().monitorsOverUdp.value(), true);
  QCOMPARE(w.world.settings().agentPort.value(), 4000);
}

void SimulationNodesTest::whatNobodyHasSetIsEmpty()
{
  BareWorld w;
  RunSettings settings = w.world.settings();
  QVERIFY(!settings.agentPort && !settings.monitorPort && !settings.syncMode && !settings.agentStep &&
          !settings.monitorStep && !settings.realTime && !settings.monitorLog);
  w.run("delete('/sys/server')");
  settings = w.world.settings();
  QVERIFY(!settings.agentPort && !settings.realTime);
}

void SimulationNodesTest::paceFollowsTheTimer()
{
  BareWorld w;
  w.run(simulation + ".initControlNode('oxygen/AgentControl', 'AgentControl')");
  QCOMPARE(w.world.settings().realTime.value(), false);
  w.run(simulation + ".initTimerSystem('TimerSystemNone')");
  QVERIFY(w.said("there is no timer system"));
  w.run(simulation + ".initTimerSystem('TimerSystemBoost')");
  QCOMPARE(w.world.settings().realTime.value(), true);
  QCOMPARE(cyclesPer(0.04, 0.02), 2);
  QCOMPARE(cyclesPer(0.2, 0.02), 10);
  QCOMPARE(cyclesPer(0.01, 0.02), 1);
  QCOMPARE(cyclesPer(0.03, 0.02), 2);
}

void SimulationNodesTest::perceptsComeWithTheirPeriod()
{
  WorldOptions options = soccerOptions();
  World world(options);
  world.scripts().runText(simulation + ".initControlNode('oxygen/AgentControl', 'AgentControl')\n"
                                       "get('/sys/server/simulation/AgentControl').setStep(0.06)",
                          "test.rb");
  QVERIFY(world.load("setups/soccer.rb"));
  const AgentId agent = world.addAgent();
  world.deliver(agent, "(scene rsg/agent/nao/nao.rsg)");
  int told = 0;
  for(int i = 0; i < 60; ++i)
  {
    const bool has = !world.percepts(agent).empty();
    told += has;
    if(has)
    {
      QVERIFY(world.cycles() % 3 == 0);
      world.perceptsSent(agent);
      QVERIFY(!world.allSynced());
      world.deliver(agent, "(syn)");
    }
    // Nobody waits for an answer to percepts that were not sent.
    QVERIFY(world.allSynced());
    world.cycle();
  }
  QVERIFY2(told >= 17 && told <= 20, std::to_string(told).c_str());
}

QTEST_APPLESS_MAIN(SimulationNodesTest)
#include "SimulationNodesTest.moc"
