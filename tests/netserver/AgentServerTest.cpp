#include "AgentServerSupport.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <fcntl.h>
#include <sys/resource.h>

using namespace sparkwright;

namespace
{

/// Takes all descriptors of this process, until it goes.
class NoDescriptors
{
public:
  NoDescriptors()
  {
    ::getrlimit(RLIMIT_NOFILE, &before_);
    taken_.emplace_back(::open("/dev/null", O_RDONLY));
    rlimit few = before_;
    few.rlim_cur = static_cast<rlim_t>(taken_.back().descriptor()) + 8;
    ::setrlimit(RLIMIT_NOFILE, &few);
    while(taken_.back().valid())
      taken_.emplace_back(::open("/dev/null", O_RDONLY));
  }
  ~NoDescriptors() { ::setrlimit(RLIMIT_NOFILE, &before_); }

private:
  rlimit before_{};
  std::vector<Socket> taken_;
};

} // namespace

/// Agents over TCP, as the server meets them: messages, percepts, and those who misbehave or vanish.
class AgentServerTest : public QObject
{
  Q_OBJECT

private slots:
  void messagesReachTheAgentOfTheirConnection();
  void perceptsGoToEverybodyTheNewestFirst();
  void aPortThatIsTakenIsSaid();
  void halfAMessageWaitsForItsRest();
  void aFloodLeavesOthersTheirTurn();
  void aBrokenStreamEndsItsClientOnly();
  void lastWordsOfWhoVanishesCount();
  void whoVanishesWhileItIsToldHarmsNobody();
  void whoDoesNotReadIsNotToldAndNotWaitedFor();
  void whoComesWhenDescriptorsAreGoneIsRefused();
  void whomTheSimulationSendsAwayIsCut();
  void answersAreTimedAndKeptWhenAnAgentLeaves();
  void cyclesThatDidNotWaitAreNoted();
};

void AgentServerTest::messagesReachTheAgentOfTheirConnection()
{
  ServedAgents s;
  AgentInfo nobody;
  s.frames.newest = frameWith(nobody, 2.5);
  TestClient& first = s.come();
  TestClient& second = s.come();
  QCOMPARE(s.agents.added, (Words{first.address(), second.address()}));
  QCOMPARE(s.info(1).agent, 2);
  QCOMPARE(s.info(1).address, second.address());
  QCOMPARE(s.info(1).since, 2.5);

  second.say("(init (unum 2))");
  first.say("(scene a.rsg)");
  first.write(framed("(he1 1)") + framed("(syn)"));
  QVERIFY(s.untilDelivered(4));
  QCOMPARE(s.agents.from(1), (Words{"(scene a.rsg)", "(he1 1)", "(syn)"}));
  QCOMPARE(s.agents.from(2), Words{"(init (unum 2))"});
}

void AgentServerTest::perceptsGoToEverybodyTheNewestFirst()
{
  ServedAgents s;
  for(int i = 0; i < 3; ++i)
    s.come();
  s.server.sendPercepts();
  QVERIFY(s.agents.told.empty()); // There were none.
  s.agents.news = "(time (now 0.02))";
  s.server.sendPercepts();
  QCOMPARE(s.agents.told, (Ids{3, 2, 1}));
  for(TestClient& client : s.clients)
    QVERIFY(s.until([&] { return client.heard() == Words{"(time (now 0.02))"}; }));
}

void AgentServerTest::aPortThatIsTakenIsSaid()
{
  ServedAgents first, second, third;
  const int taken = first.server.clients().port();
  QVERIFY(QString::fromStdString(second.server.clients().open("127.0.0.1", taken, {}, false).english())
              .contains(QString::number(taken)));
  QVERIFY(!third.server.clients().open("127.0.0.1", 0, {taken}, false).empty());
  QVERIFY(!third.server.clients().open("127.0.0.1", 0, {0}, true).empty()); // UDP has one port.
}

void AgentServerTest::halfAMessageWaitsForItsRest()
{
  ServedAgents s;
  TestClient& halting = s.come();
  TestClient& other = s.come();
  const std::string bytes = framed("(beam 1 2 3)");
  for(std::size_t i = 0; i < bytes.size(); ++i)
  {
    halting.write(bytes.substr(i, 1));
    other.say("(syn)");
    QVERIFY(s.until([&] { return s.agents.from(2).size() == i + 1; }));
    QVERIFY(i + 1 == bytes.size() || s.agents.from(1).empty());
  }
  QVERIFY(s.until([&] { return s.agents.from(1) == Words{"(beam 1 2 3)"}; }));
}

void AgentServerTest::aFloodLeavesOthersTheirTurn()
{
  ServedAgents s;
  TestClient& flooding = s.come();
  TestClient& other = s.come();
  other.say("(syn)");
  std::string flood;
  for(int i = 0; i < 2500; ++i)
    flood += framed("(a)");
  flooding.write(flood);

  bool toldOfMore = false;
  std::size_t atOnce = 0;
  const auto turn = [&]
  {
    const std::size_t before = s.agents.delivered.size();
    s.turn();
    atOnce = std::max(atOnce, s.agents.delivered.size() - before);
    toldOfMore |= s.more;
  };
  QVERIFY(turnUntil(turn, [&] { return s.agents.delivered.size() == 2501; }));
  QCOMPARE_LE(atOnce, 1001u);
  QVERIFY(toldOfMore); // So that nobody sleeps meanwhile.
  QVERIFY(!s.more);
  const auto word =
      std::find(s.agents.delivered.begin(), s.agents.delivered.end(), std::pair<AgentId, std::string>(2, "(syn)"));
  QCOMPARE_LE(word - s.agents.delivered.begin(), 1000);
}

void AgentServerTest::aBrokenStreamEndsItsClientOnly()
{
  ServedAgents s;
  TestClient& broken = s.come();
  TestClient& other = s.come();
  broken.write(framed("(syn)") + "\xff\xff\xff\xff(syn)");
  QVERIFY(s.until([&] { return s.agents.removed == Ids{1}; }));
  QCOMPARE(s.agents.from(1), Words{"(syn)"}); // What came before counts.
  QVERIFY(turnUntil([] {}, [&] { return broken.isCut(); }));
  other.say("(syn)");
  QVERIFY(s.until([&] { return s.agents.from(2) == Words{"(syn)"}; }));
  QCOMPARE(s.server.clients().clients().size(), 1u);
}

void AgentServerTest::lastWordsOfWhoVanishesCount()
{
  ServedAgents s;
  TestClient& leaving = s.come();
  leaving.write(framed("(say hello)") + framed("(half a message)").substr(0, 9));
  leaving.leave();
  QVERIFY(s.until([&] { return !s.agents.removed.empty(); }));
  QCOMPARE(s.agents.removed, Ids{1});
  QCOMPARE(s.agents.delivered.size(), 1u);
  QCOMPARE(s.agents.from(1), Words{"(say hello)"});
  s.turn();
  QCOMPARE(s.agents.removed, Ids{1}); // Once.

  // Also when there is more than one turn can pass on.
  std::string much;
  for(int i = 0; i < 3500; ++i)
    much += framed("(syn)");
  TestClient& talking = s.come();
  talking.write(much);
  talking.leave();
  QVERIFY(s.until([&] { return s.agents.removed.size() == 2; }));
  QCOMPARE(s.agents.from(2).size(), 3500u);
}

void AgentServerTest::whoVanishesWhileItIsToldHarmsNobody()
{
  ServedAgents s;
  TestClient& vanishing = s.come();
  TestClient& other = s.come();
  s.agents.news = std::string(100000, 'x');
  s.server.sendPercepts();
  vanishing.leave(); // With something unread: what is sent from now on fails.
  for(int i = 0; i < 3; ++i)
    s.server.sendPercepts();
  QVERIFY(s.until([&] { return other.heard().size() == 4; }));
  QVERIFY(s.until([&] { return s.agents.removed == Ids{1}; }));
  const auto count = s.agents.told.size();
  s.server.sendPercepts();
  QCOMPARE(s.agents.told.size(), count + 1);
  QCOMPARE(s.agents.told.back(), 2);
}

void AgentServerTest::whoDoesNotReadIsNotToldAndNotWaitedFor()
{
  ServedAgents s;
  s.clients.push_back(TestClient::overTcp(s.server.clients().port(), true));
  QVERIFY(s.untilAdded(1));
  TestClient& slow = s.clients.front();
  TestClient& other = s.come();
  Words sent;
  for(int i = 0; i < 40; ++i)
  {
    s.agents.news = std::to_string(i) + std::string(300000, ' ');
    const std::size_t before = s.agents.told.size();
    s.server.sendPercepts();
    QVERIFY(s.until([&] { return other.heard().size() == static_cast<std::size_t>(i) + 1; }));
    if(s.agents.told.size() == before + 2)
      sent.push_back(s.agents.news);
  }
  const auto told = static_cast<std::size_t>(std::count(s.agents.told.begin(), s.agents.told.end(), 1));
  QCOMPARE_GT(told, 0u);
  QCOMPARE_LT(told, 39u);
  QCOMPARE(s.info(0).dropped, 40 - told);
  QCOMPARE(s.info(1).dropped, 0u);
  // When it reads at last, it finds whole messages, and those that count as told.
  QVERIFY(s.until([&] { return slow.heard().size() == told; }));
  QVERIFY(slow.heard() == sent);
}

void AgentServerTest::whoComesWhenDescriptorsAreGoneIsRefused()
{
  ServedAgents s;
  TestClient& first = s.come();
  TestClient unlucky = TestClient::overTcp(s.server.clients().port());
  {
    const NoDescriptors none;
    QVERIFY(s.until([&] { return unlucky.isCut(); }));
    first.say("(syn)");
    QVERIFY(s.untilDelivered(1));
  }
  QCOMPARE(s.agents.added.size(), 1u);
  s.come();
  QCOMPARE(s.agents.added.size(), 2u);
}

void AgentServerTest::whomTheSimulationSendsAwayIsCut()
{
  ServedAgents s;
  TestClient& kept = s.come();
  TestClient& unwanted = s.come();
  s.agents.unwanted = {2, 17}; // Nobody has the other number.
  s.server.close();
  QCOMPARE(s.agents.removed, Ids{2});
  QVERIFY(turnUntil([] {}, [&] { return unwanted.isCut(); }));
  QVERIFY(!kept.isCut());
  QCOMPARE(s.server.clients().clients().size(), 1u);
}

void AgentServerTest::answersAreTimedAndKeptWhenAnAgentLeaves()
{
  ServedAgents s;
  AgentInfo player;
  player.id = 1;
  player.team = 2;
  player.unum = 7;
  s.frames.newest = frameWith(player);
  TestClient& agent = s.come();
  s.come(); // Never answers.
  QVERIFY(s.server.records().empty());
  s.agents.news = "(time (now 0.02))";
  for(int i = 0; i < 10; ++i)
  {
    s.server.sendPercepts();
    s.now += 0.005;
    agent.say("(syn)");
    QVERIFY(s.until([&] { return s.agents.from(1).size() == static_cast<std::size_t>(i) + 1; }));
  }
  const auto records = s.server.records();
  QCOMPARE(records.size(), 2u);
  QCOMPARE(records[0].team, std::string("Blues"));
  QCOMPARE(records[0].unum, 7);
  QCOMPARE(records[0].info.answers.told, 10u);
  QCOMPARE(records[0].info.answers.missed, 0u);
  VERIFY_NEAR(records[0].info.answers.most, 0.005, 1e-9);
  QCOMPARE(records[1].info.answers.missed, 9u);
  QVERIFY(records[1].team.empty());

  agent.leave();
  QVERIFY(s.until([&] { return s.agents.removed == Ids{1}; }));
  QCOMPARE(s.agents.logged.size(), 1u);
  QVERIFY2(s.agents.logged[0].starts_with("agent 1 (Blues 7) left: answers in "), s.agents.logged[0].c_str());
  QVERIFY2(s.agents.logged[0].ends_with("0 of 10 cycles missed"), s.agents.logged[0].c_str());
  s.frames.newest = nullptr;
  const auto kept = s.server.records();
  QCOMPARE(kept.size(), 2u);
  QCOMPARE(kept[0].team, std::string("Blues"));
  QCOMPARE(kept[0].info.answers.told, 10u);
}

void AgentServerTest::cyclesThatDidNotWaitAreNoted()
{
  ServedAgents s;
  s.server.noteSkips(); // Without a frame there is nothing to note.
  s.come();
  s.come();
  AgentInfo late;
  late.id = 2;
  late.skipped = 3;
  s.frames.newest = frameWith(late);
  s.server.noteSkips();
  QCOMPARE(s.info(0).skipped, 0);
  QCOMPARE(s.info(1).skipped, 3);
  late.id = 9; // Gone, or inside.
  s.frames.newest = frameWith(late);
  s.server.noteSkips();
  QCOMPARE(s.info(1).skipped, 3);
}

QTEST_APPLESS_MAIN(AgentServerTest)
#include "AgentServerTest.moc"
