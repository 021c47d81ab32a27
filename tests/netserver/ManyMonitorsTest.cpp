#include "MonitorSupport.h"
#include "netserver/server/NetServer.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// Many monitors are told in another thread: all of them the same, and nothing gets lost meanwhile.
class ManyMonitorsTest : public QObject
{
  Q_OBJECT

private slots:
  void allAreToldEveryMessageInOrder()
  {
    ServedMonitors s;
    s.frames.newest = scene(0, 0, things);
    for(int i = 0; i < 20; ++i)
      s.come();
    for(long cycle = 1; cycle <= 50; ++cycle)
      s.publish(scene(cycle, static_cast<float>(cycle), things)); // Each waits for the one before.
    s.server.finish();
    QCOMPARE(s.freed.load(), 50);
    for(TestClient& client : s.clients)
    {
      QVERIFY(s.hears(client, 51));
      VERIFY_NEAR(placeAfter(client.heard()), 50, 1e-6f);
    }
  }
  void whoVanishesOrReadsSlowlyHarmsNobody()
  {
    constexpr int large = 200;
    ServedMonitors s;
    s.frames.newest = scene(0, 0, large);
    s.come(true); // Never reads.
    for(int i = 0; i < 6; ++i)
      s.come();
    for(long cycle = 1; cycle <= 200; ++cycle)
    {
      if(cycle == 100)
        s.clients.pop_back();
      s.publish(scene(cycle, static_cast<float>(cycle), large));
      s.turn(); // As the loop does.
      for(std::size_t i = 1; i < s.clients.size(); ++i)
        QVERIFY(s.until([&] { return s.clients[i].heard().size() == static_cast<std::size_t>(cycle) + 1; }));
    }
    QVERIFY(s.until([&] { return s.count() == 6; }));
    for(std::size_t i = 1; i < s.clients.size(); ++i)
      VERIFY_NEAR(placeAfter(s.clients[i].heard()), 200, 1e-6f);
    QCOMPARE(s.logged.size(), 1u);
    QVERIFY(s.logged[0].find(s.clients[0].address()) != std::string::npos); // That one is slow.
  }
  void commandsAndNewcomersGetTheirTurnBetweenMessages()
  {
    GivenFrames frames;
    RecordingCommands commands;
    RecordingGateway agents;
    NetServerOptions options;
    options.agentPort = options.monitorPort = 0;
    options.monitorStep = 1;
    NetServer server(options, agents, frames, commands);
    QVERIFY(server.listen().empty());
    frames.newest = scene(0, 0, things);
    std::deque<TestClient> clients;
    for(int i = 0; i < 8; ++i)
      clients.push_back(TestClient::overTcp(server.monitorPort(), false));
    for(int round = 0; round < 100; ++round)
    {
      clients[static_cast<std::size_t>(round % 8)].say("(round " + std::to_string(round) + ")");
      frames.newest = scene(round + 1, static_cast<float>(round + 1), things);
      server.receive();
      server.publish();
      if(round == 50)
        clients.push_back(TestClient::overTcp(server.monitorPort(), false));
    }
    const auto all = [&]
    {
      server.receive();
      for(TestClient& client : clients)
        if(client.heard().empty() || placeAfter(client.heard()) != 100)
          return false;
      return commands.said.size() == 100;
    };
    QTRY_VERIFY(all());
    QCOMPARE(commands.said.front(), std::string("(round 0)"));
  }

private:
  static constexpr int things = 20;
};

QTEST_GUILESS_MAIN(ManyMonitorsTest)
#include "ManyMonitorsTest.moc"
