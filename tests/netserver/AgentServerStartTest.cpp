#include "AgentServerSupport.h"

#include <QtTest>

using namespace sparkwright;

/// With `--wait-agents`, the start waits for all, who are numbered by their names.
class AgentServerStartTest : public QObject
{
  Q_OBJECT

private slots:
  void theStartWaitsUntilAllHaveSpoken();
  void numbersGoByName();
  void whoTellsNoNameIsWarnedAbout();
  void whoSaysTooMuchBeforeTheStartIsCut();
};

void AgentServerStartTest::theStartWaitsUntilAllHaveSpoken()
{
  ServedAgents s(holding(2));
  QVERIFY(s.server.holdsStart());
  TestClient& first = s.come();
  TestClient& silent = s.come();
  TestClient& leaving = s.come();
  first.write(framed("(scene a.rsg)") + framed("(syn)"));
  QVERIFY(s.untilDelivered(2));
  QVERIFY(s.server.holdsStart()); // Only one of them has spoken.
  leaving.say("(syn)");
  leaving.leave();
  QVERIFY(s.until([&] { return s.agents.removed == Ids{3}; }));
  QVERIFY(!s.server.holdsStart());
  silent.leave();
  QVERIFY(s.until([&] { return s.agents.removed.size() == 2; }));
  QVERIFY(!s.server.holdsStart()); // It does not begin anew.
}

void AgentServerStartTest::numbersGoByName()
{
  ServedAgents s(holding(4, true));
  TestClient& unnamed = s.come("(scene a.rsg)(syn)");
  TestClient& red10 = s.come("(scene a.rsg)(agent Red 10)");
  TestClient& red2 = s.come("(scene a.rsg)(agent Red 2)(syn)");
  TestClient& blue = s.come("(agent Blue 3)(syn)");
  QVERIFY(s.server.holdsStart());
  QVERIFY(s.agents.added.empty());
  QCOMPARE(s.info(1).agent, 0);
  red10.say("(init (unum 10))(syn)"); // Now its first words are complete.
  QVERIFY(s.until([&] { return !s.server.holdsStart(); }));
  QCOMPARE(s.agents.added, (Words{blue.address(), red2.address(), red10.address(), unnamed.address()}));
  QCOMPARE(s.agents.from(1), Words{"(agent Blue 3)(syn)"});
  QCOMPARE(s.agents.from(3), (Words{"(scene a.rsg)(agent Red 10)", "(init (unum 10))(syn)"}));
  QVERIFY(s.info(1).agent == 3 && s.info(3).agent == 1);
  red2.say("(later)");
  QVERIFY(s.until([&] { return s.agents.from(2).size() == 2; }));
}

void AgentServerStartTest::whoTellsNoNameIsWarnedAbout()
{
  ServedAgents same(holding(2, true));
  same.come("(agent Red 1)(syn)");
  same.come("(agent Red 1)(syn)");
  QVERIFY(same.until([&] { return !same.server.holdsStart(); }));
  QCOMPARE(same.agents.logged.size(), 1u);
  QVERIFY(same.agents.logged[0].starts_with("1 agents have told no name, or the same as another"));

  ServedAgents distinct(holding(2, true));
  distinct.come("(agent Red 1)(syn)");
  distinct.come("(agent Red 2)(syn)");
  QVERIFY(distinct.until([&] { return !distinct.server.holdsStart(); }));
  QCOMPARE(distinct.agents.logged, Words());
}

void AgentServerStartTest::whoSaysTooMuchBeforeTheStartIsCut()
{
  ServedAgents s(holding(1, true));
  TestClient& flooding = s.come();
  const auto isCut = [&] { return s.server.clients().clients().empty(); };
  for(int i = 0; i < 20 && !isCut(); ++i)
  {
    flooding.say(std::string(60000, 'a'));
    const std::uint64_t before = s.info(0).messages;
    QVERIFY(s.until([&] { return isCut() || s.info(0).messages > before; }));
  }
  QVERIFY(isCut());
  QVERIFY(s.server.holdsStart());
  QVERIFY(s.agents.delivered.empty());
  QCOMPARE(s.agents.logged.size(), 1u);
  QVERIFY(s.agents.logged[0].ends_with("has said too much before the start; disconnected"));
  s.come("(agent Red 1)(syn)"); // Who comes now is not too late.
  QVERIFY(s.until([&] { return !s.server.holdsStart(); }));
  QCOMPARE(s.agents.from(1), Words{"(agent Red 1)(syn)"});
}

QTEST_APPLESS_MAIN(AgentServerStartTest)
#include "AgentServerStartTest.moc"
