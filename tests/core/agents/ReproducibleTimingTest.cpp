#include "InsideSupport.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

TimingSettings reproducible(const std::string& think = "20")
{
  TimingSettings settings;
  settings.reproducible = true;
  settings.readThinking(think);
  return settings;
}

/// A World on the reproducible timing.
struct Timed : SoccerWorld
{
  explicit Timed(const TimingSettings& settings, WorldOptions options = soccerOptions(false))
      : SoccerWorld(std::move(options))
  {
    registerTestBehaviors(world);
    world.setTiming(settings);
  }

  /// With nobody but agents inside.
  void cycle(int count)
  {
    for(int i = 0; i < count; ++i)
      world.cycle();
  }
  AgentId join(const std::string& firstWords = "(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)")
  {
    const AgentId agent = world.addAgent();
    world.deliver(agent, firstWords);
    return agent;
  }
  /// What a connection would be sent now; it thinks from then on.
  std::string hear(AgentId agent)
  {
    const std::string percepts(world.percepts(agent));
    if(!percepts.empty())
      world.perceptsSent(agent);
    return percepts;
  }
  /// One cycle, if it may begin.
  bool go()
  {
    if(!world.allSynced())
      return false;
    world.cycle();
    return true;
  }
  /// Until it is told something for the first time.
  std::string firstPercepts(AgentId agent)
  {
    for(int i = 0; i < 10 && world.percepts(agent).empty(); ++i)
      go();
    return hear(agent);
  }
  /// An agent that has just been told something for the first time.
  AgentId joinAndHear()
  {
    const AgentId agent = join();
    if(firstPercepts(agent).empty())
      throw std::runtime_error("no percepts");
    return agent;
  }
};

void addSwingers(World& world, int count)
{
  for(int i = 0; i < count; ++i)
    addInside(world, "Swinger", i + 1,
              "team=" + std::string(i % 2 ? "Blue" : "Red") + " number=" + std::to_string(i / 2 + 1));
}

double now(std::string_view percepts)
{
  const std::size_t at = percepts.find("(now ");
  return at == std::string_view::npos ? -1 : toNumber(percepts.substr(at + 5));
}

} // namespace

/// Thinking is charged to simulated time: what counts when does not hang on when it came.
class ReproducibleTimingTest : public QObject
{
  Q_OBJECT

private slots:
  void aThoughtOfOneCycleIsTheTimingOfSyncMode_data()
  {
    QTest::addColumn<QString>("think");
    QTest::newRow("a whole cycle") << "20";
    QTest::newRow("a moment") << "0.001";
  }
  void aThoughtOfOneCycleIsTheTimingOfSyncMode()
  {
    QFETCH(QString, think);
    SoccerWorld plain;
    registerTestBehaviors(plain.world);
    Timed timed(reproducible(think.toStdString()));
    addSwingers(plain.world, 3);
    addSwingers(timed.world, 3);
    for(int cycle = 0; cycle < 150; ++cycle)
    {
      plain.world.cycle();
      timed.world.cycle();
      QVERIFY2(samePoses(plain.world, timed.world), qPrintable(QString("cycle %1").arg(cycle)));
    }
  }

  void otherLatenciesGiveOtherRunsAndTheSameOnesTheSame()
  {
    const auto poses = [](const std::string& think, double sensor, double effector)
    {
      TimingSettings settings = reproducible(think);
      settings.sensorDelay = sensor;
      settings.effectorDelay = effector;
      Timed s(settings);
      addSwingers(s.world, 2);
      s.cycle(120);
      return s.world.frame()->local;
    };
    const auto first = poses("20", 0, 0);
    QVERIFY(first == poses("20", 0, 0));
    QVERIFY(!(first == poses("0", 0, 0)));
    QVERIFY(!(first == poses("40", 0, 0)));
    QVERIFY(poses("20", 0, 0.02) == poses("5", 0, 0.035)); // Only the sum counts, as long as all is thought in time.
    QVERIFY(poses("10", 0.015, 0.015) == poses("10", 0.03, 0));
    QVERIFY(!(first == poses("20", 0.02, 0)));
  }

  void theEffectIsInTheFirstCycleThatBeginsAtItsTimeOrAfter_data()
  {
    QTest::addColumn<QString>("think");
    QTest::addColumn<double>("sensor");
    QTest::addColumn<int>("cycles"); // That begin before it counts.
    QTest::newRow("at once") << "0" << 0. << 0;
    QTest::newRow("just within a cycle") << "0.001" << 0. << 1;
    QTest::newRow("a cycle") << "20" << 0. << 1;
    QTest::newRow("just more") << "20.001" << 0. << 2;
    QTest::newRow("three") << "30" << 0.03 << 3;
    QTest::newRow("many") << "20" << 0.18 << 10;
  }
  void theEffectIsInTheFirstCycleThatBeginsAtItsTimeOrAfter()
  {
    QFETCH(QString, think);
    QFETCH(double, sensor);
    QFETCH(int, cycles);
    TimingSettings settings = reproducible(think.toStdString());
    settings.sensorDelay = sensor;
    Timed s(settings);
    const AgentId agent = s.joinAndHear();
    // The World goes on as far as nothing of the answer can count, and not one cycle farther.
    int begun = 0;
    while(begun < 50 && s.go())
      ++begun;
    QCOMPARE(begun, cycles);
    QCOMPARE(s.world.waitingFor(), std::vector<AgentId>{agent});
    s.world.deliver(agent, "(he1 5)(syn)");
    QVERIFY(s.world.waitingFor().empty() || s.hear(agent) != ""); // It may be asked for the next thing at once.
    if(!s.world.allSynced())
      s.world.deliver(agent, "(syn)");
    QVERIFY(s.go());
    const FramePtr frame = s.world.frame();
    Timed still(settings); // The same without that answer.
    const AgentId other = still.joinAndHear();
    while(still.world.cycles() < s.world.cycles())
    {
      if(!still.go())
        still.world.deliver(other, "(syn)");
      still.hear(other);
    }
    QVERIFY(!(frame->local == still.world.frame()->local));
  }

  void answersCountWhenTheyAreDueHoweverEarlyTheyCome()
  {
    const auto poses = [](bool early)
    {
      TimingSettings settings = reproducible("60");
      Timed s(settings);
      const AgentId agent = s.join();
      std::string heard = s.firstPercepts(agent);
      int answers = 0;
      std::vector<FramePtr> frames;
      while(frames.size() < 80)
      {
        if(!heard.empty() && (early || !s.world.allSynced()))
        {
          s.world.deliver(agent, "(he1 " + std::to_string(++answers % 3 - 1) + ")(syn)");
          heard.clear();
        }
        if(heard.empty())
          heard = s.hear(agent);
        if(s.go())
          frames.push_back(s.world.frame());
      }
      return frames.back()->local;
    };
    QVERIFY(poses(true) == poses(false));
  }

  void allPerceptsComeInOrderToWhoIsSlow()
  {
    Timed s(reproducible("30"));
    const AgentId agent = s.join();
    double last = now(s.firstPercepts(agent));
    for(int i = 0; i < 60; ++i)
    {
      s.world.deliver(agent, "(syn)");
      std::string heard = s.hear(agent);
      while(heard.empty() && s.go())
        heard = s.hear(agent);
      VERIFY_NEAR(now(heard) - last, 0.02, 1e-6);
      last = now(heard);
    }
    // It lags behind by a third of the time.
    QVERIFY(s.world.time() - last > 0.5);
    QVERIFY(s.messages.empty());
  }

  void whoIsFarTooSlowMissesTheOldest()
  {
    TimingSettings settings = reproducible("100");
    settings.waiting = 1;
    Timed s(settings);
    addInside(s.world, "Swinger", 1, "team=Red number=1");
    s.cycle(60);
    QVERIFY2(s.messages.at(0).find("agent 1: thinks longer than the time between its percepts; ") != std::string::npos,
             s.messages[0].c_str());
    QVERIFY(s.messages.size() < 8);
    QVERIFY(s.world.insideAgents()[0].answers <= 60 / 5 + 2);
  }

  void whatIsDueTogetherIsDoneInTheOrderOfTheAgents()
  {
    // Two say something in the same cycle; the one whose message is read first is heard.
    const auto heard = [](bool swapped)
    {
      Timed s(reproducible());
      const AgentId agents[] = {s.join(), s.join(), s.join(), s.join()};
      std::string mine;
      for(int i = 0; i < 30; ++i)
      {
        for(const AgentId agent : agents)
          if(const std::string percepts = s.hear(agent);
             agent == agents[3] && percepts.find("(hear ") != std::string::npos)
            mine += percept(percepts, "(hear ");
        for(int j = 0; j < 4 && !s.world.allSynced(); ++j)
        {
          const int k = swapped ? 3 - j : j;
          s.world.deliver(agents[k], i < 8    ? "(init (unum " + std::to_string(k + 1) + ")(teamname A))(syn)"
                                     : k == 3 ? "(syn)"
                                              : "(say from" + std::to_string(k) + ")(syn)");
        }
        if(!s.go())
          return std::string("stuck");
      }
      return mine;
    };
    const std::string one = heard(false);
    QVERIFY2(one.find("from0") != std::string::npos, one.c_str());
    QCOMPARE(heard(true), one);
  }

  void aThoughtMayBeInSeveralMessages()
  {
    Timed s(reproducible());
    const AgentId agent = s.joinAndHear();
    QVERIFY(s.go());
    s.world.deliver(agent, "(he1 1)");
    QVERIFY(!s.world.allSynced());
    s.world.deliver(agent, "(he2 1)(syn)");
    QVERIFY(s.world.allSynced());
    s.go();
    const std::string heard = s.hear(agent) + s.hear(agent);
    s.world.deliver(agent, "(syn)");
    s.go();
    QVERIFY(hinge(s.hear(agent), "hj1") > 0.5 || hinge(heard, "hj1") > 0.5);
  }

  void agentsMayReportHowLongTheyHaveThought()
  {
    // (think MS), times the factor, but never less than the least.
    const auto cyclesUntilEffect = [](const std::string& said, double factor)
    {
      TimingSettings settings = reproducible("reported");
      settings.least = 0.005;
      settings.factor = factor;
      Timed s(settings), still(settings);
      const AgentId agent = s.joinAndHear(), other = still.joinAndHear();
      s.world.deliver(agent, "(he1 5)" + said + "(syn)");
      still.world.deliver(other, said + "(syn)");
      for(int cycles = 0; cycles < 50; ++cycles)
      {
        for(auto* const timed : {&s, &still})
        {
          for(timed->hear(1); !timed->world.allSynced(); timed->hear(1))
            timed->world.deliver(1, "(syn)");
          timed->go();
        }
        if(!samePoses(s.world, still.world))
          return cycles;
      }
      return -1;
    };
    QCOMPARE(cyclesUntilEffect("", 1), 1);
    QCOMPARE(cyclesUntilEffect("(think 3)", 1), 1);
    QCOMPARE(cyclesUntilEffect("(think 30)", 1), 2);
    QCOMPARE(cyclesUntilEffect("(think 30)", 2), 3);
    QCOMPARE(cyclesUntilEffect("(think 30)(think 15)", 1), 3);
    for(const char* const nonsense : {"(think)", "(think -5)", "(think nan)", "(think x)", "(think (5))"})
      QCOMPARE(cyclesUntilEffect(nonsense, 1), 1);
    QCOMPARE(cyclesUntilEffect("(think inf)", 1), 1);
  }

  void namesHaveTheirOwnTimes()
  {
    Timed s(reproducible("Red 3=60,20"));
    const AgentId slow = s.join("(agent Red 3)(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
    const AgentId usual = s.join("(agent Red 4)(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
    s.firstPercepts(slow);
    s.hear(usual);
    QVERIFY(s.go());
    QCOMPARE(s.world.waitingFor(), std::vector<AgentId>{usual});
  }

  void aPlainWorldTakesNoNoticeOfNames()
  {
    SoccerWorld s;
    const AgentId agent = s.connect("(agent Red 3)(scene rsg/agent/nao/nao_hetero.rsg 0)");
    s.world.deliver(agent, "(agent Red 3)(think 5)(he1 1)(syn)");
    s.cycle(5);
    QCOMPARE(s.messages, std::vector<std::string>());
  }

  void whoSaysFarTooMuchIsCutOff()
  {
    Timed s(reproducible());
    const AgentId agent = s.joinAndHear();
    for(int i = 0; i < 1100; ++i)
      s.world.deliver(agent, "(syn)");
    QCOMPARE(s.world.takeAgentsToClose(), std::vector<AgentId>{agent});
    QVERIFY(s.world.allSynced());
    const AgentId other = s.join();
    for(int i = 0; i < 3; ++i)
      s.world.deliver(other, std::string(500'000, ' '));
    QCOMPARE(s.world.takeAgentsToClose(), std::vector<AgentId>{other});
    QCOMPARE(s.messages.size(), std::size_t(2));
  }

  void whoNeverAnswersIsExcused_data()
  {
    QTest::addColumn<bool>("skip");
    QTest::newRow("skip") << true;
    QTest::newRow("disconnect") << false;
  }
  void whoNeverAnswersIsExcused()
  {
    QFETCH(bool, skip);
    Timed s(reproducible());
    const AgentId agent = s.joinAndHear();
    QVERIFY(s.go() && !s.go());
    s.world.excuseAgents(0.5, skip);
    QVERIFY(s.go());
    QCOMPARE(s.world.takeAgentsToClose().size(), std::size_t(skip ? 0 : 1));
    QVERIFY2(s.messages.at(0).find("no (syn) for 0.5 s") != std::string::npos, s.messages[0].c_str());
    if(!skip)
      return;
    QCOMPARE(s.world.frame()->agents.at(0).skipped, 1L);
    QVERIFY(!s.hear(agent).empty());
    s.world.deliver(agent, "(he1 1)(syn)"); // This is the answer that nobody waits for any more …
    QVERIFY(!s.go());
    s.world.deliver(agent, "(syn)"); // … and this the one that is due.
    QVERIFY(s.go());
  }

  void whoGotNoRobotMayAskAgain()
  {
    Timed s(reproducible());
    const AgentId agent = s.join("(scene nowhere.rsg)(syn)");
    for(int i = 0; i < 6; ++i)
      QVERIFY(s.go());
    s.world.deliver(agent, "(scene rsg/agent/nao/nao.rsg)(syn)");
    QVERIFY(!s.firstPercepts(agent).empty());
  }

  void whoLeavesIsNotWaitedFor()
  {
    Timed s(reproducible());
    const AgentId agent = s.joinAndHear();
    QVERIFY(s.go() && !s.go());
    s.world.removeAgent(agent);
    QVERIFY(s.go());
    QCOMPARE(s.world.frame()->agents.size(), std::size_t(0));
  }

  void agentsInsideWaitForNobodyAndFailAlone()
  {
    Timed s(reproducible("0"));
    addSwingers(s.world, 2);
    addInside(s.world, "Misbehaved", 3, "throw");
    s.cycle(40);
    QVERIFY(s.world.insideAgents()[2].over);
    QVERIFY(s.world.insideAgents()[1].answers > 30);
    QCOMPARE(s.messages.size(), std::size_t(1));
  }
};

QTEST_APPLESS_MAIN(ReproducibleTimingTest)
#include "ReproducibleTimingTest.moc"
