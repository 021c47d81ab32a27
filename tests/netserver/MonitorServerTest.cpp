#include "MonitorSupport.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

class MonitorServerTest : public QObject
{
  Q_OBJECT

private slots:
  void whoComesIsToldTheWholeStateAtOnce();
  void whoComesBeforeThereIsAFrameIsToldTheFirst();
  void differencesFollowAtEveryStep();
  void whoComesLateSeesWhatTheOthersSee();
  void anotherStructureIsToldInFull();
  void aFullStateThatWasAskedForIsToldOnce();
  void aPauseTellsOtherFramesOnly();
  void everyCycleIsTheLeastStep();

  void commandsReachTheSink();
  void halfACommandWaitsForItsRest();
  void aFloodLeavesOthersTheirTurn();
  void aBrokenStreamEndsItsClientOnly();
  void lastWordsOfWhoVanishesCount();
  void whoVanishesWhileItIsToldHarmsNobody();
  void whoReadsSlowlyEndsAtTheNewestState();
  void whoDoesNotReadIsNotToldThePastAfterwards();
  void whoFallsBehindIsNamedOnce();

  void rubbishOverUdpMakesNoMonitor();
  void silenceOverUdpEndsAMonitor();
  void overUdpThereAreSoManyMonitors();
};

void MonitorServerTest::whoComesIsToldTheWholeStateAtOnce()
{
  ServedMonitors s;
  s.frames.newest = scene(50, 1.5f);
  TestClient& monitor = s.come();
  QVERIFY(s.hears(monitor, 1));
  QVERIFY(isFull(monitor.heard()[0]));
  VERIFY_NEAR(placeAfter(monitor.heard()), 1.5f, 1e-6f);
  const ConnectionInfo info = s.server.clients().clients()[0]->info();
  QCOMPARE(info.kind, ConnectionInfo::Kind::Monitor);
  QCOMPARE(info.address, monitor.address());
  QCOMPARE(info.since, 1.0);
}

void MonitorServerTest::whoComesBeforeThereIsAFrameIsToldTheFirst()
{
  ServedMonitors s;
  TestClient& monitor = s.come();
  s.server.publish();
  s.server.refresh();
  s.publish(scene(1, 2));
  QVERIFY(s.hears(monitor, 1));
  QVERIFY(isFull(monitor.heard()[0]));
  VERIFY_NEAR(placeAfter(monitor.heard()), 2, 1e-6f);
}

void MonitorServerTest::differencesFollowAtEveryStep()
{
  ServedMonitors s(ServedMonitors::Over::Tcp, 3);
  s.frames.newest = scene(0);
  TestClient& monitor = s.come();
  for(long cycle = 1; cycle <= 7; ++cycle)
    s.publish(scene(cycle, static_cast<float>(cycle)));
  QVERIFY(s.hears(monitor, 3));
  QVERIFY(isDifference(monitor.heard()[1]) && isDifference(monitor.heard()[2]));
  VERIFY_NEAR(placeAfter({monitor.heard()[0], monitor.heard()[1]}), 3, 1e-6f);
  VERIFY_NEAR(placeAfter(monitor.heard()), 6, 1e-6f);
}

void MonitorServerTest::whoComesLateSeesWhatTheOthersSee()
{
  ServedMonitors s(ServedMonitors::Over::Tcp, 2);
  s.frames.newest = scene(0);
  TestClient& first = s.come();
  s.publish(scene(2, 1));
  s.frames.newest = scene(3, 1.5f); // Is told to nobody.
  TestClient& late = s.come();
  QVERIFY(s.hears(late, 1));
  QVERIFY(isFull(late.heard()[0]));
  VERIFY_NEAR(placeAfter(late.heard()), 1, 1e-6f); // So that the next difference fits both.
  s.publish(scene(4, 2));
  QVERIFY(s.hears(first, 3) && s.hears(late, 2));
  QCOMPARE(first.heard()[2], late.heard()[1]);
  QVERIFY(isDifference(late.heard()[1]));
  VERIFY_NEAR(placeAfter(first.heard()), 2, 1e-6f);
  VERIFY_NEAR(placeAfter(late.heard()), 2, 1e-6f);
}

void MonitorServerTest::anotherStructureIsToldInFull()
{
  ServedMonitors s;
  s.frames.newest = scene(0);
  TestClient& monitor = s.come();
  s.publish(scene(1, 1));
  s.publish(scene(2, 2, 5, 2)); // Things have come,
  s.publish(scene(3, 3, 5, 2));
  s.publish(scene(4, 4, 0, 3)); // and all are gone.
  QVERIFY(s.hears(monitor, 5));
  QVERIFY(isDifference(monitor.heard()[1]) && isFull(monitor.heard()[2]) && isDifference(monitor.heard()[3]));
  QVERIFY(isFull(monitor.heard()[4]));
  VERIFY_NEAR(placeAfter({monitor.heard().begin(), monitor.heard().end() - 1}), 3, 1e-6f);
}

void MonitorServerTest::aFullStateThatWasAskedForIsToldOnce()
{
  ServedMonitors s;
  s.frames.newest = scene(0);
  s.frames.requests = 7;
  TestClient& monitor = s.come();
  s.publish(scene(1)); // First seen here: of the past or not, it does no harm.
  s.publish(scene(2));
  s.frames.requests = 9;
  s.server.refresh(); // Also while the run is paused.
  s.server.refresh();
  s.publish(scene(3));
  QVERIFY(s.hears(monitor, 5));
  QVERIFY(isDifference(monitor.heard()[2]));
  QVERIFY(isFull(monitor.heard()[3]));
  QVERIFY(isDifference(monitor.heard()[4]));
}

void MonitorServerTest::aPauseTellsOtherFramesOnly()
{
  ServedMonitors s(ServedMonitors::Over::Tcp, 10);
  s.frames.newest = scene(3);
  TestClient& monitor = s.come();
  for(int i = 0; i < 3; ++i)
    s.server.refresh();          // It knows that already.
  s.frames.newest = scene(3, 1); // Moved by hand: the cycle is the same, and no step is due.
  for(int i = 0; i < 3; ++i)
    s.server.refresh();
  s.server.publish();
  s.frames.newest = nullptr;
  s.server.refresh();
  s.frames.newest = scene(10, 2);
  s.server.publish();
  QVERIFY(s.hears(monitor, 3));
  VERIFY_NEAR(placeAfter({monitor.heard()[0], monitor.heard()[1]}), 1, 1e-6f);
  VERIFY_NEAR(placeAfter(monitor.heard()), 2, 1e-6f);
}

void MonitorServerTest::everyCycleIsTheLeastStep()
{
  for(const int step : {0, -5})
  {
    ServedMonitors s(ServedMonitors::Over::Tcp, step);
    s.frames.newest = scene(0);
    TestClient& monitor = s.come();
    for(long cycle = 1; cycle <= 3; ++cycle)
      s.publish(scene(cycle));
    QVERIFY(s.hears(monitor, 4));
  }
}

void MonitorServerTest::commandsReachTheSink()
{
  ServedMonitors s;
  TestClient& first = s.come();
  TestClient& second = s.come();
  first.write(framed("(kickOff Left)") + framed(std::string()) + framed("no command at all)"));
  QVERIFY(s.until([&] { return s.commands.said.size() == 2; }));
  second.say("(killsim)");
  QVERIFY(s.until([&] { return s.commands.said.size() == 3; }));
  QCOMPARE(s.commands.said, (Words{"(kickOff Left)", "no command at all)", "(killsim)"}));
  QVERIFY(!s.commands.from[0].empty() && s.commands.from[1] == s.commands.from[0] && s.commands.from[2] != s.commands.from[0]);
  QVERIFY(s.commands.commander.empty()); // Afterwards, they are those of a person here.
}

void MonitorServerTest::halfACommandWaitsForItsRest()
{
  ServedMonitors s;
  TestClient& halting = s.come();
  TestClient& other = s.come();
  const std::string bytes = framed("(dropBall)");
  for(std::size_t i = 0; i < bytes.size(); ++i)
  {
    QCOMPARE(std::count(s.commands.said.begin(), s.commands.said.end(), "(dropBall)"), 0);
    halting.write(bytes.substr(i, 1));
    other.say("(ping)");
    QVERIFY(
        s.until([&] { return std::count(s.commands.said.begin(), s.commands.said.end(), "(ping)") == int(i) + 1; }));
  }
  QVERIFY(s.until([&] { return std::count(s.commands.said.begin(), s.commands.said.end(), "(dropBall)") == 1; }));
}

void MonitorServerTest::aFloodLeavesOthersTheirTurn()
{
  ServedMonitors s;
  TestClient& flooding = s.come();
  TestClient& other = s.come();
  other.say("(dropBall)");
  std::string flood;
  for(int i = 0; i < 2500; ++i)
    flood += framed("(a)");
  flooding.write(flood);

  bool toldOfMore = false;
  std::size_t atOnce = 0;
  const auto turn = [&]
  {
    const std::size_t before = s.commands.said.size();
    s.turn();
    atOnce = std::max(atOnce, s.commands.said.size() - before);
    toldOfMore |= s.more;
  };
  QVERIFY(turnUntil(turn, [&] { return s.commands.said.size() == 2501; }));
  QCOMPARE_LE(atOnce, 1001u);
  QVERIFY(toldOfMore); // So that nobody sleeps meanwhile.
  QVERIFY(!s.more);
  const auto word = std::find(s.commands.said.begin(), s.commands.said.end(), "(dropBall)");
  QCOMPARE_LE(word - s.commands.said.begin(), 1000);
}

void MonitorServerTest::aBrokenStreamEndsItsClientOnly()
{
  ServedMonitors s;
  s.frames.newest = scene(0);
  TestClient& broken = s.come();
  TestClient& other = s.come();
  broken.write(framed("(kickOff)") + "\xff\xff\xff\xff(killsim)");
  QVERIFY(s.until([&] { return s.count() == 1; }));
  QCOMPARE(s.commands.said, Words{"(kickOff)"}); // What came before counts.
  QVERIFY(turnUntil([] {}, [&] { return broken.isCut(); }));
  s.publish(scene(1, 1));
  QVERIFY(s.hears(other, 2));
}

void MonitorServerTest::lastWordsOfWhoVanishesCount()
{
  ServedMonitors s;
  s.frames.newest = scene(0);
  TestClient& trainer = s.come();
  // Says its word and goes without listening.
  trainer.write(framed("(killsim)") + framed("(half a message)").substr(0, 9));
  trainer.leave();
  QVERIFY(s.until([&] { return s.count() == 0; }));
  QCOMPARE(s.commands.said, Words{"(killsim)"});

  // Also when there is more than one turn can pass on.
  std::string much;
  for(int i = 0; i < 3500; ++i)
    much += framed("(a)");
  TestClient& talking = s.come();
  talking.write(much);
  talking.leave();
  QVERIFY(s.until([&] { return s.count() == 0; }));
  QCOMPARE(s.commands.said.size(), 3501u);
}

void MonitorServerTest::whoVanishesWhileItIsToldHarmsNobody()
{
  ServedMonitors s;
  s.frames.newest = scene(0, 0, 2000);
  TestClient& vanishing = s.come();
  TestClient& other = s.come();
  vanishing.leave();
  for(long cycle = 1; cycle <= 3; ++cycle)
  {
    s.publish(scene(cycle, static_cast<float>(cycle), 2000));
    QVERIFY(s.hears(other, static_cast<std::size_t>(cycle) + 1));
  }
  QVERIFY(s.until([&] { return s.count() == 1; }));
  VERIFY_NEAR(placeAfter(other.heard()), 3, 1e-6f);
  // The last one goes too; who comes then is told everything.
  other.leave();
  QVERIFY(s.until([&] { return s.count() == 0; }));
  s.publish(scene(4, 4, 2000));
  TestClient& next = s.come();
  QVERIFY(s.hears(next, 1));
  VERIFY_NEAR(placeAfter(next.heard()), 4, 1e-6f);
}

void MonitorServerTest::whoReadsSlowlyEndsAtTheNewestState()
{
  constexpr int things = 4000, cycles = 60;
  ServedMonitors s;
  s.frames.newest = scene(0, 0, things);
  TestClient& slow = s.come(true);
  TestClient& quick = s.come();
  for(int cycle = 1; cycle <= cycles; ++cycle)
  {
    s.publish(scene(cycle, static_cast<float>(cycle), things));
    QVERIFY(s.hears(quick, static_cast<std::size_t>(cycle) + 1)); // Misses nothing.
  }
  VERIFY_NEAR(placeAfter(quick.heard()), cycles, 1e-4f);

  // Some went out until all was full. They are whole, and the newest state follows as soon as there is room.
  const std::uint64_t dropped = s.server.clients().clients()[0]->info().dropped;
  QCOMPARE_GT(dropped, 10u);
  const std::size_t told = cycles + 1 - dropped;
  QVERIFY(s.until([&] { return slow.heard().size() == told; }));
  s.publish(scene(cycles + 1, cycles + 1, things));
  QVERIFY(s.until([&] { return slow.heard().size() == told + 1; }));
  VERIFY_NEAR(placeAfter(slow.heard()), cycles + 1, 1e-4f);
  s.publish(scene(cycles + 2, cycles + 2, things));
  QVERIFY(s.until([&] { return slow.heard().size() == told + 2; }));
  QVERIFY(isDifference(slow.heard().back())); // Follows like the others again.
  VERIFY_NEAR(placeAfter(slow.heard()), cycles + 2, 1e-4f);
}

void MonitorServerTest::whoDoesNotReadIsNotToldThePastAfterwards()
{
  constexpr int things = 200, cycles = 1000;
  ServedMonitors s;
  s.frames.newest = scene(0, 0, things);
  TestClient& idle = s.come();
  TestClient& quick = s.come();
  for(int cycle = 1; cycle <= cycles; ++cycle)
  {
    s.publish(scene(cycle, static_cast<float>(cycle), things));
    QVERIFY(s.hears(quick, static_cast<std::size_t>(cycle) + 1));
  }
  // What its machine has kept for it, and little on the way: not what systems would keep, which is megabytes.
  const ConnectionInfo told = s.server.clients().clients()[0]->info();
  QCOMPARE_LT(told.bytesOut, std::uint64_t(512) << 10);
  QCOMPARE_GT(s.server.clients().clients()[1]->info().bytesOut, std::uint64_t(2) << 20);
  QCOMPARE_GT(told.dropped, 500u);

  // It reads what was on the way, then comes the present, and from there on every change.
  const std::size_t past = cycles + 1 - told.dropped;
  QVERIFY(s.until([&] { return idle.heard().size() == past; }));
  int cycle = cycles;
  const auto step = [&]
  {
    ++cycle;
    s.publish(scene(cycle, static_cast<float>(cycle), things));
  };
  QVERIFY(s.until(
      [&]
      {
        step(); // Its machine may not have said at once that it has taken everything.
        return idle.heard().size() > past;
      }));
  QVERIFY(isFull(idle.heard()[past]));
  const std::uint64_t dropped = s.server.clients().clients()[0]->info().dropped;
  step();
  QVERIFY(s.hears(idle, static_cast<std::size_t>(cycle) + 1 - dropped));
  QVERIFY(isDifference(idle.heard().back()));
  VERIFY_NEAR(placeAfter(idle.heard()), cycle, 1e-4f);
  QVERIFY(s.hears(quick, static_cast<std::size_t>(cycle) + 1));
}

void MonitorServerTest::whoFallsBehindIsNamedOnce()
{
  constexpr int things = 200;
  ServedMonitors s;
  s.frames.newest = scene(0, 0, things);
  TestClient& idle = s.come();
  TestClient& quick = s.come();
  std::uint64_t dropped = 0;
  for(int cycle = 1; cycle <= 1000; ++cycle)
  {
    s.publish(scene(cycle, static_cast<float>(cycle), things));
    QVERIFY(s.hears(quick, static_cast<std::size_t>(cycle) + 1));
    dropped = s.server.clients().clients()[0]->info().dropped;
    QCOMPARE(s.logged.size(), dropped < 25 ? 0u : 1u);
  }
  QCOMPARE_GT(dropped, 25u);
  QCOMPARE(s.logged[0],
           "monitor " + idle.address() + " reads too slowly; it gets the newest state instead of every change");
}

void MonitorServerTest::rubbishOverUdpMakesNoMonitor()
{
  ServedMonitors s(ServedMonitors::Over::Udp);
  s.frames.newest = scene(0);
  for(const std::string& rubbish : {std::string(), framed("(half a message)").substr(0, 9),
                                    std::string("\xff\xff\xff\xff(killsim)"), std::string("(killsim)")})
    s.clients.emplace_back(TestClient::overUdp(s.server.clients().port())).write(rubbish);
  TestClient& monitor = s.come();
  QVERIFY(s.until([&] { return s.commands.said == Words{"(reqfullstate)"}; }));
  QVERIFY(s.hears(monitor, 1));
  QCOMPARE(s.count(), 1u);
  for(std::size_t i = 0; i < 4; ++i)
    QVERIFY(s.clients[i].heard().empty());
}

void MonitorServerTest::silenceOverUdpEndsAMonitor()
{
  ServedMonitors s(ServedMonitors::Over::Udp);
  s.frames.newest = scene(0);
  s.come();
  TestClient& speaking = s.come();
  QVERIFY(s.until([&] { return s.commands.said.size() == 2; }));
  s.now += 20;
  speaking.say("(reqfullstate)");
  QVERIFY(s.until([&] { return s.commands.said.size() == 3; }));
  s.now += 9.9;
  s.server.close();
  QCOMPARE(s.count(), 2u);
  s.now += 0.2;
  s.server.close();
  QCOMPARE(s.count(), 1u);
  QCOMPARE(s.server.clients().clients()[0]->info().address, speaking.address());

  ServedMonitors tcp; // There silence means nothing.
  tcp.come();
  tcp.now += 1e6;
  tcp.server.close();
  QCOMPARE(tcp.count(), 1u);
}

void MonitorServerTest::overUdpThereAreSoManyMonitors()
{
  ServedMonitors s(ServedMonitors::Over::Udp);
  for(int i = 0; i < 64; ++i)
    s.come();
  TestClient newcomer = TestClient::overUdp(s.server.clients().port());
  s.clients[0].say("(killsim)"); // It comes behind the stranger, so both have been seen then.
  newcomer.say("(reqfullstate)");
  for(int i = 0; i < 5; ++i)
    s.turn();
  QCOMPARE(s.count(), 64u);
  s.now += 31;
  s.clients[0].say("(killsim)");
  QVERIFY(s.until([&] { return s.count() == 1; })); // The others were silent.
  newcomer.say("(reqfullstate)");
  QVERIFY(s.until([&] { return s.count() == 2; }));
}

QTEST_APPLESS_MAIN(MonitorServerTest)
#include "MonitorServerTest.moc"
