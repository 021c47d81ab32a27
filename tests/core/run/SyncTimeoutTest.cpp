#include "WorldSupport.h"

#include "core/run/RunLoop.h"
#include "core/script/ScriptEngine.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

/// A run loop over two players of a match whose clock moves only while the loop waits.
struct Match : Clients
{
  explicit Match(SyncTimeout timeout)
  {
    loop.setSyncTimeout(timeout);
    control.setTargetSpeed(0);
    prompt = join("10.0.0.1:1001", "(init (unum 3)(teamname Red))");
    slow = join("10.0.0.2:1002", "(init (unum 7)(teamname Blue))");
    for(int i = 0; i < 6; ++i) // Past the time of grace.
    {
      s.world.deliver(prompt, "(syn)");
      s.world.deliver(slow, "(syn)");
      s.cycle();
    }
    s.messages.clear();
    control.run();
  }

  AgentId join(const char* address, const char* init)
  {
    const AgentId agent = s.world.addAgent(address);
    s.world.deliver(agent, "(scene rsg/agent/nao/nao.rsg)");
    s.cycle(3);
    s.world.deliver(agent, init);
    return agent;
  }

  void wait(double seconds) override { now += seconds; }
  void wake() override {}
  void receive() override
  {
    s.world.deliver(prompt, "(syn)");
    if(answers)
      s.world.deliver(slow, "(syn)");
  }
  void sendPercepts() override
  {
    s.world.perceptsSent(prompt);
    s.world.perceptsSent(slow);
  }
  void publish() override {}

  /// Turns until so much time has passed. @return the cycles that were made
  long turnFor(double seconds)
  {
    const long before = s.world.cycles();
    const double end = now + seconds;
    for(int i = 0; i < 10000 && now < end - 1e-9; ++i)
      loop.turn(std::min(1.0, end - now));
    return s.world.cycles() - before;
  }

  /// @return the cycles that were made
  long turnOnce()
  {
    const long before = s.world.cycles();
    loop.turn(0);
    return s.world.cycles() - before;
  }

  SoccerWorld s;
  double now = 100;
  RunControl control{0.02, [this] { return now; }};
  RunLoop loop{s.world, control, this, [this] { return now; }};
  AgentId prompt = 0, slow = 0;
  bool answers = false;
};

const AgentInfo& infoOf(const World& world, AgentId id)
{
  for(const AgentInfo& info : world.frame()->agents)
    if(info.id == id)
      return info;
  throw std::runtime_error("no such agent");
}

} // namespace

/// spec: agent-protocol 3.4 and 9.
class SyncTimeoutTest : public QObject
{
  Q_OBJECT

private slots:
  void withoutOneAgentsAreWaitedForForEver()
  {
    Match m({});
    QCOMPARE(m.turnFor(3600), 0L);
    QCOMPARE(m.s.world.waitingFor(), std::vector<AgentId>{m.slow});
    QVERIFY(m.s.world.takeAgentsToClose().empty());
  }

  void whoIsWaitedForIsNamedAfterASecondAndEveryTenFromThen()
  {
    Match m({});
    m.turnFor(0.95);
    QVERIFY(m.s.messages.empty());
    m.turnFor(0.15);
    QCOMPARE(m.s.messages.size(), std::size_t(1));
    QVERIFY2(m.s.messages[0].ends_with("waiting for agent 2 (Blue 7, 10.0.0.2:1002): no (syn) for 1 s"),
             m.s.messages[0].c_str());
    m.turnFor(9.8); // 10.9 s in all
    QCOMPARE(m.s.messages.size(), std::size_t(1));
    m.turnFor(0.4);
    QCOMPARE(m.s.messages.size(), std::size_t(2));
    QVERIFY2(m.s.messages[1].ends_with("(Blue 7, 10.0.0.2:1002): no (syn) for 11 s"), m.s.messages[1].c_str());
    m.turnFor(105);
    QCOMPARE(m.s.messages.size(), std::size_t(12));
  }

  void whoIsSlowInEveryCycleIsNamedEveryTenSeconds()
  {
    Match m({});
    for(int i = 0; i < 20; ++i) // Answers after 1.5 s each time.
    {
      m.answers = false;
      m.turnFor(1.5);
      m.answers = true;
      QCOMPARE(m.turnOnce(), 1L);
    }
    QCOMPARE(m.s.messages.size(), std::size_t(3)); // In 30 s.
  }

  void aPauseIsNoWait()
  {
    Match m({});
    m.turnFor(0.9);
    m.control.pause();
    m.turnFor(60);
    m.control.run();
    m.turnFor(0.9);
    QVERIFY(m.s.messages.empty());
  }

  void ofManyTheFirstAreNamed()
  {
    Match m({});
    for(int i = 3; i < 8; ++i)
      m.join(("10.0.0." + std::to_string(i) + ":1000").c_str(), "(init (unum 0)(teamname Blue))");
    m.s.cycle(6); // Past the time of grace.
    m.s.messages.clear();
    m.turnFor(2);
    QCOMPARE(m.s.messages.size(), std::size_t(1));
    QVERIFY2(m.s.messages[0].find("agent 2 (Blue 7, 10.0.0.2:1002), agent 3 (Blue 1, 10.0.0.3:1000), agent 4 (Blue 2, "
                                  "10.0.0.4:1000) and 3 more: no (syn)") != std::string::npos,
             m.s.messages[0].c_str());
  }

  void whoIsLateIsDisconnected()
  {
    Match m({.seconds = 0.5, .skip = false});
    QCOMPARE(m.turnFor(0.49), 0L);
    m.loop.turn(1);
    m.loop.turn(1);
    QVERIFY(m.now <= 100.51); // Nobody sleeps on when the time is over.
    QCOMPARE(m.s.world.takeAgentsToClose(), std::vector<AgentId>{m.slow});
    QVERIFY(!m.s.messages.empty());
    QVERIFY2(m.s.messages.front().find("agent 2 (Blue 7, 10.0.0.2:1002): no (syn) for 0.5 s, disconnected") !=
                 std::string::npos,
             m.s.messages.front().c_str());
    m.s.world.removeAgent(m.slow);
    const long before = m.s.world.cycles();
    for(int i = 0; i < 5; ++i)
      m.loop.turn(1);
    QVERIFY(m.s.world.cycles() >= before + 4); // The other plays on.
  }

  void whoIsLateIsLeftOutOfTheCycle()
  {
    Match m({.seconds = 0.5, .skip = true});
    QCOMPARE(m.turnFor(0.49), 0L);
    QCOMPARE(m.turnFor(4.71), 10L); // Every half second.
    QCOMPARE(infoOf(m.s.world, m.slow).skipped, 10L);
    QCOMPARE(infoOf(m.s.world, m.prompt).skipped, 0L);
    QVERIFY(m.s.world.takeAgentsToClose().empty());
    QCOMPARE(m.s.messages.size(), std::size_t(4)); // After 1, 2, 4 and 8: slow agents do not flood the log.
    QVERIFY(
        m.s.messages[0].ends_with("agent 2 (Blue 7, 10.0.0.2:1002): no (syn) for 0.5 s, the cycle goes on without it"));
    QVERIFY(m.s.messages[3].find("as in 8 cycles so far") != std::string::npos);
  }

  void aLateAnswerCountsForTheNextCycle()
  {
    Match m({.seconds = 0.5, .skip = true});
    QCOMPARE(m.turnFor(0.51), 1L); // The cycle without it …
    QCOMPARE(infoOf(m.s.world, m.slow).skipped, 1L);
    m.answers = true;
    const double then = m.now;
    for(int i = 0; i < 10; ++i)
      m.loop.turn(1);
    QCOMPARE(m.now, then); // … and ten to which it answers at once.
    QCOMPARE(infoOf(m.s.world, m.slow).skipped, 1L);
  }

  void aDeadlineOfOneCycle()
  {
    Match m({.seconds = 0.02, .skip = true});
    m.control.setTargetSpeed(1);
    const long cycles = m.turnFor(2);
    QVERIFY2(cycles >= 98 && cycles <= 101, qPrintable(QString::number(cycles))); // Real time is kept.
    m.answers = true;
    const long skipped = infoOf(m.s.world, m.slow).skipped;
    QVERIFY(skipped >= 98);
    m.turnFor(2);
    QVERIFY(infoOf(m.s.world, m.slow).skipped <= skipped + 1);
  }

  void timeOfAPauseDoesNotCount()
  {
    Match m({.seconds = 0.5, .skip = false});
    QCOMPARE(m.turnFor(0.4), 0L);
    m.control.pause();
    QCOMPARE(m.turnFor(60), 0L);
    m.control.run();
    QCOMPARE(m.turnFor(0.4), 0L);
    QVERIFY(m.s.world.takeAgentsToClose().empty() && m.s.messages.empty());
    m.turnFor(0.2);
    QCOMPARE(m.s.world.takeAgentsToClose().size(), std::size_t(1));
  }

  void scriptsSetIt()
  {
    SoccerWorld s;
    QVERIFY(s.world.scripts().runText(
        "get('/sys/server/simulation').initControlNode('oxygen/AgentControl', 'AgentControl')\n"
        "a = get('/sys/server/simulation/AgentControl')\na.setSyncTimeout(1.5, 'skip')\n"
        "a.setServerTypeUDP\na.setUdpTimeout(12)\n"
        "a.setSyncTimeout(-1)\na.setSyncTimeout(1, 'shout')\na.setUdpTimeout(0)",
        "a.rb"));
    const RunSettings settings = s.world.settings();
    QCOMPARE(settings.syncTimeout.value().seconds, 1.5);
    QVERIFY(settings.syncTimeout.value().skip);
    QCOMPARE(settings.agentsOverUdp.value(), true);
    QCOMPARE(settings.udpTimeout.value(), 12.0);
    QCOMPARE(settings.monitorsOverUdp.has_value(), false);
    QCOMPARE(s.messages.size(), std::size_t(3));
  }
};

QTEST_APPLESS_MAIN(SyncTimeoutTest)
#include "SyncTimeoutTest.moc"
