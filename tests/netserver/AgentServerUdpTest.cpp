#include "AgentServerSupport.h"

#include <QtTest>

using namespace sparkwright;

/// Agents over UDP: a datagram makes one, and silence ends it.
class AgentServerUdpTest : public QObject
{
  Q_OBJECT

private slots:
  void aDatagramWithAMessageMakesAnAgent();
  void silenceOverUdpEndsWhoWasAskedSomething();
  void silenceOverUdpEndsWhoIsNeverTold();
  void whoHasAnsweredOverUdpMayBeSilent();
  void overUdpThoseWithoutARobotMakeRoom();
};

void AgentServerUdpTest::aDatagramWithAMessageMakesAnAgent()
{
  ServedAgents s({}, ServedAgents::Over::Udp);
  const int port = s.server.clients().port();
  for(const std::string& rubbish : {std::string(), std::string("\0\0\0\0", 4), framed("(half a message)").substr(0, 9),
                                    std::string("\xff\xff\xff\xff(syn)"), std::string("(syn)")})
    s.clients.emplace_back(TestClient::overUdp(port)).write(rubbish);
  TestClient& agent = s.come(std::string("(syn)"));
  QCOMPARE(s.agents.added, Words{agent.address()});
  QVERIFY(s.info(0).udp);
  // From now on a message may be spread over datagrams.
  const std::string bytes = framed("(init (unum 1))");
  agent.write(bytes.substr(0, 7));
  agent.write(bytes.substr(7));
  QVERIFY(s.untilDelivered(2));
  QCOMPARE(s.agents.from(1), (Words{"(syn)", "(init (unum 1))"}));
  s.agents.news = "(time (now 0.02))";
  s.server.sendPercepts();
  QVERIFY(s.until([&] { return agent.heard() == Words{"(time (now 0.02))"}; }));
  for(std::size_t i = 0; i < 5; ++i)
    QVERIFY(s.clients[i].heard().empty());
}

void AgentServerUdpTest::silenceOverUdpEndsWhoWasAskedSomething()
{
  ServedAgents s({}, ServedAgents::Over::Udp);
  TestClient& agent = s.come("(syn)");
  s.agents.news = "(time (now 0.02))";
  s.server.sendPercepts();
  agent.say("(syn)");
  QVERIFY(s.untilDelivered(2));
  s.now = 110;
  s.server.sendPercepts();
  s.now = 139.9;
  s.server.sendPercepts(); // Asked again: silent since 110 nevertheless.
  s.server.close();
  QVERIFY(s.agents.removed.empty());
  s.now = 140.1;
  s.server.close();
  QCOMPARE(s.agents.removed, Ids{1});
  QCOMPARE_GE(s.agents.logged.size(), 1u);
  QCOMPARE(s.agents.logged[0], "agent 1 (" + agent.address() + ") has been silent for too long and counts as gone");
  agent.say("(syn)"); // It comes back as another one.
  QVERIFY(s.untilAdded(2));
}

void AgentServerUdpTest::silenceOverUdpEndsWhoIsNeverTold()
{
  ServedAgents s({}, ServedAgents::Over::Udp);
  TestClient& agent = s.come("(syn)");
  s.now = 120;
  agent.say("(syn)");
  QVERIFY(s.untilDelivered(2));
  s.now = 149.9;
  s.server.close();
  QVERIFY(s.agents.removed.empty());
  s.now = 150.1;
  s.server.close();
  QCOMPARE(s.agents.removed, Ids{1});

  ServedAgents tcp; // There silence means nothing.
  tcp.come();
  tcp.now += 1e6;
  tcp.server.close();
  QVERIFY(tcp.agents.removed.empty());
}

void AgentServerUdpTest::whoHasAnsweredOverUdpMayBeSilent()
{
  ServedAgents s({}, ServedAgents::Over::Udp);
  TestClient& agent = s.come("(syn)");
  s.agents.news = "(time (now 0.02))";
  s.server.sendPercepts();
  agent.say("(syn)");
  QVERIFY(s.untilDelivered(2));
  s.now = 100000; // The run was paused: nobody has told it anything since.
  s.server.close();
  QVERIFY(s.agents.removed.empty());
  s.server.sendPercepts();
  s.now += 29.9;
  s.server.close();
  QVERIFY(s.agents.removed.empty());
  s.now += 0.2;
  s.server.close();
  QCOMPARE(s.agents.removed, Ids{1});
}

void AgentServerUdpTest::overUdpThoseWithoutARobotMakeRoom()
{
  for(const bool haveRobots : {false, true})
  {
    ServedAgents s({}, ServedAgents::Over::Udp);
    const auto comesIn = [&s](TestClient& client)
    {
      client.say("(syn)");
      for(int i = 0; i < 3; ++i)
        s.turn();
      return s.agents.added.size() == 65;
    };
    for(int i = 0; i < 64; ++i)
      s.come("(syn)");
    TestClient newcomer = TestClient::overUdp(s.server.clients().port());
    s.now += 0.9;
    QVERIFY(!comesIn(newcomer)); // A second they have to get a robot.
    if(haveRobots)
    {
      s.agents.news = "(time (now 0.02))";
      s.server.sendPercepts();
    }
    s.now += 0.2;
    QCOMPARE(comesIn(newcomer), !haveRobots);
    QCOMPARE(s.agents.removed.size(), haveRobots ? 0u : 64u);
    QCOMPARE(s.server.clients().clients().size(), haveRobots ? 64u : 1u);
  }
}

QTEST_APPLESS_MAIN(AgentServerUdpTest)
#include "AgentServerUdpTest.moc"
