#include "netserver/server/ServeOptions.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

constexpr double cycle = 0.02;

/// Everything that a set-up can ask for, and nothing of it as it would be without it.
RunSettings wishes()
{
  RunSettings s;
  s.agentPort = 4100;
  s.monitorPort = 4200;
  s.syncMode = true;
  s.syncTimeout = SyncTimeout{.seconds = 0.5, .skip = true};
  s.agentsOverUdp = true;
  s.udpTimeout = 3;
  s.monitorsOverUdp = true;
  s.monitorStep = 0.2;
  return s;
}

/// As programs read their command lines; switches have no value.
ServeOptions written(const std::vector<std::pair<std::string, std::string>>& words)
{
  ServeOptions options;
  for(const auto& [name, value] : words)
    for(const ServeOption& option : serveOptions())
      if(option.name == name && option.read(options, value).empty())
        options.given.insert(name);
  return options;
}

} // namespace

/// How command line and set-up together decide how agents and monitors are served, in all programs.
class ServePlanTest : public QObject
{
  Q_OBJECT

private slots:
  void withoutWishesThePresetsCount()
  {
    const ServePlan plan({}, {}, cycle);
    QCOMPARE(plan.net.agentPort, 3100);
    QCOMPARE(plan.net.monitorPort, 3200);
    QVERIFY(!plan.net.agentsOverUdp && !plan.net.monitorsOverUdp && !plan.sync && !plan.syncTimeout.skip);
    QCOMPARE(plan.net.udpTimeout, 30.0);
    QCOMPARE(plan.net.monitorStep, 2);
    QCOMPARE(plan.syncTimeout.seconds, 0.0);
  }

  void aSetUpDecidesWhatTheCommandLineLeavesOpen()
  {
    const ServePlan plan(written({{"--agent-format", "json"}}), wishes(), cycle);
    QCOMPARE(plan.net.agentPort, 4100);
    QCOMPARE(plan.net.monitorPort, 4200);
    QVERIFY(plan.net.agentsOverUdp && plan.net.monitorsOverUdp && plan.sync && plan.syncTimeout.skip);
    QCOMPARE(plan.net.udpTimeout, 3.0);
    QCOMPARE(plan.net.monitorStep, 10);
    QCOMPARE(plan.syncTimeout.seconds, 0.5);
  }

  void theCommandLineOverrulesIt()
  {
    const ServeOptions options = written({{"--agent-port", "3100,60000"},
                                          {"--monitor-port", "3200"},
                                          {"--agent-type", "tcp"},
                                          {"--monitor-type", "tcp"},
                                          {"--udp-timeout", "30"},
                                          {"--no-sync", ""},
                                          {"--sync-timeout", "1"},
                                          {"--sync-policy", "disconnect"},
                                          {"--monitor-step", "2"}});
    QCOMPARE(options.given.size(), std::size_t(9));
    const ServePlan plan(options, wishes(), cycle);
    QCOMPARE(plan.net.agentPort, 3100);
    QCOMPARE(plan.net.furtherAgentPorts, std::vector<int>{60000});
    QCOMPARE(plan.net.monitorPort, 3200);
    QVERIFY(!plan.net.agentsOverUdp && !plan.net.monitorsOverUdp && !plan.sync && !plan.syncTimeout.skip);
    QCOMPARE(plan.net.udpTimeout, 30.0);
    QCOMPARE(plan.net.monitorStep, 2);
    QCOMPARE(plan.syncTimeout.seconds, 1.0);
  }

  void timeAndPolicyAreChosenApart()
  {
    QVERIFY(ServePlan(written({{"--sync-timeout", "1"}}), wishes(), cycle).syncTimeout.skip);
    const ServePlan plan(written({{"--sync-policy", "disconnect"}}), wishes(), cycle);
    QCOMPARE(plan.syncTimeout.seconds, 0.5);
    QVERIFY(!plan.syncTimeout.skip);
  }

  void anEngineIsPutTogetherFromBoth()
  {
    QVERIFY(!ServePlan({}, {}, cycle).timing.reproducible && !ServePlan({}, {}, cycle).net.numberByName);
    RunSettings setUp;
    setUp.timing = TimingSettings{.reproducible = true, .sensorDelay = 0.01, .think = 0.03, .table = {{"Red", 0.05}}};
    setUp.expectedAgents = 4;
    const ServePlan itsOwn({}, setUp, cycle);
    QVERIFY(itsOwn.timing.reproducible && itsOwn.net.numberByName);
    QCOMPARE(itsOwn.timing.think, 0.03);
    QCOMPARE(itsOwn.net.holdAgents, 4);
    const ServePlan overruled(written({{"--think", "7"}, {"--effector-delay", "15"}, {"--wait-agents", "2"},
                                       {"--waiting-percepts", "1"}}), setUp, cycle);
    QVERIFY(overruled.timing.reproducible && overruled.timing.table.empty() && !overruled.timing.reported);
    QCOMPARE(overruled.timing.think, 0.007);
    QCOMPARE(overruled.timing.sensorDelay, 0.01);
    QCOMPARE(overruled.timing.effectorDelay, 0.015);
    QCOMPARE(overruled.timing.waiting, 1);
    QCOMPARE(overruled.net.holdAgents, 2);
    const ServePlan plain(written({{"--engine", "plain"}, {"--think", "reported"}, {"--think-least", "2"},
                                   {"--think-factor", "3"}}), setUp, cycle);
    QVERIFY(!plain.timing.reproducible && !plain.net.numberByName && plain.timing.reported);
    QCOMPARE(plain.timing.least, 0.002);
    QCOMPARE(plain.timing.factor, 3.0);
  }

  void badValuesAreRefusedWithWhatWouldBeRight_data()
  {
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    QTest::newRow("port too large") << "--agent-port" << "65536";
    QTest::newRow("further port missing") << "--monitor-port" << "3200,";
    QTest::newRow("transport") << "--agent-type" << "TCP";
    QTest::newRow("no silence") << "--udp-timeout" << "0";
    QTest::newRow("no language") << "--agent-format" << "";
    QTest::newRow("time before now") << "--sync-timeout" << "-0.1";
    QTest::newRow("time not a number") << "--sync-timeout" << "nan";
    QTest::newRow("policy") << "--sync-policy" << "forgive";
    QTest::newRow("no cycles") << "--monitor-step" << "0";
    QTest::newRow("engine") << "--engine" << "fast";
    QTest::newRow("thinking") << "--think" << "20ms";
    QTest::newRow("thinking backwards") << "--think" << "-1";
    QTest::newRow("factor") << "--think-factor" << "nan";
    QTest::newRow("delay") << "--sensor-delay" << "10001";
    QTest::newRow("other delay") << "--effector-delay" << "";
    QTest::newRow("nothing waits") << "--waiting-percepts" << "0";
    QTest::newRow("steps") << "--think-budget" << "-1";
    QTest::newRow("agents") << "--wait-agents" << "-1";
  }
  void badValuesAreRefusedWithWhatWouldBeRight()
  {
    QFETCH(QString, option);
    QFETCH(QString, value);
    int found = 0;
    for(const ServeOption& row : serveOptions())
      if(row.name == option.toStdString())
      {
        ServeOptions options;
        QVERIFY(!row.read(options, value.toStdString()).empty());
        ++found;
      }
    QCOMPARE(found, 1);
  }
};

QTEST_GUILESS_MAIN(ServePlanTest)
#include "ServePlanTest.moc"
