#include "InsideSupport.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

/// Two teams of Swingers inside.
struct InsideMatch : SoccerWorld
{
  explicit InsideMatch(int count, WorldOptions options = soccerOptions()) : SoccerWorld(std::move(options))
  {
    registerTestBehaviors(world);
    for(int i = 0; i < count; ++i)
      addInside(world, "Swinger", i + 1, commandOf(i));
  }
  static std::string commandOf(int i)
  {
    return "team=" + std::string(i % 2 ? "Blue" : "Red") + " number=" + std::to_string(i / 2 + 1);
  }
};

const InsideAgent& only(const std::vector<InsideAgent>& list)
{
  return list.at(0);
}

} // namespace

/// Agents inside a World hear and say everything in the same cycle as those with a connection.
class IntegratedAgentsTest : public QObject
{
  Q_OBJECT

private slots:
  void theSameRunAsWithConnections()
  {
    constexpr int count = 4;
    InsideMatch inside(count);
    SoccerWorld outside;
    std::vector<std::unique_ptr<Swinger>> brains;
    std::vector<AgentId> agents;
    for(int i = 0; i < count; ++i)
    {
      brains.push_back(std::make_unique<Swinger>());
      brains.back()->setCommand(InsideMatch::commandOf(i));
      agents.push_back(outside.world.addAgent());
      outside.world.deliver(agents.back(), brains.back()->begin());
    }
    for(int cycle = 0; cycle < 300; ++cycle)
    {
      // What a client does between two cycles: it has got the percepts of the former one, and answers.
      std::vector<std::string> answers(count);
      for(std::size_t i = 0; i < count; ++i)
        if(const std::string_view percepts = outside.world.percepts(agents[i]); !percepts.empty())
        {
          outside.world.perceptsSent(agents[i]);
          answers[i] = brains[i]->think(percepts);
        }
      outside.world.cycle();
      inside.world.cycle();
      QVERIFY2(samePoses(inside.world, outside.world), qPrintable(QString("cycle %1").arg(cycle)));
      for(std::size_t i = 0; i < count; ++i)
        if(!answers[i].empty())
          outside.world.deliver(agents[i], answers[i]);
    }
    QCOMPARE(inside.world.frame()->agents.back().unum, 2);
    QCOMPARE(inside.messages, std::vector<std::string>());
  }

  void theyAreToldWhoTheyAre()
  {
    InsideMatch match(2);
    match.cycle(60);
    const std::vector<InsideAgent> list = match.world.insideAgents();
    QCOMPARE(list.size(), std::size_t(2));
    QCOMPARE(list[0].address, std::string("inside: behavior1"));
    QVERIFY(list[0].lastMessage.starts_with("(lle1 "));
    QVERIFY(list[0].lastMessage.size() <= InsideAgent::longestShown);
    QVERIFY(list[0].answers > 50 && list[0].answers == list[0].thinking.count() - 1); // The newest waits.
    QVERIFY(match.world.allSynced() && match.world.waitingFor().empty());
    QCOMPARE(match.world.frame()->agents.size(), std::size_t(2));
    QVERIFY(match.world.frame()->agents[1].synced);
  }

  void threadsChangeNothing()
  {
    WorldOptions several = soccerOptions();
    several.threads = 3;
    InsideMatch one(5), other(5, several);
    for(int cycle = 0; cycle < 150; ++cycle)
    {
      one.world.cycle();
      other.world.cycle();
      QVERIFY2(samePoses(one.world, other.world), qPrintable(QString("cycle %1").arg(cycle)));
    }
  }

  void aPlainBehaviourSaysItsCommandInEveryCycle()
  {
    SoccerWorld s;
    addInside(s.world, "Behavior", 1, "(scene rsg/agent/nao/nao.rsg)(he1 1)(syn)");
    s.cycle(20);
    QCOMPARE(only(s.world.insideAgents()).lastMessage, std::string("(scene rsg/agent/nao/nao.rsg)(he1 1)(syn)"));
    QVERIFY(hinge(s.world.percepts(only(s.world.insideAgents()).agent), "hj1") > 10);
  }

  void whoGoesWrongStandsAndTheOthersPlayOn_data()
  {
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("told");
    QTest::newRow("exception") << "throw" << "it threw an exception: no idea";
    QTest::newRow("no exception") << "throw number" << "it threw something that is no exception";
    QTest::newRow("too much") << "flood" << "its answer has 1048577 bytes";
    QTest::newRow("endless") << "never return" << "it did not come back from thinking in time";
  }
  void whoGoesWrongStandsAndTheOthersPlayOn()
  {
    QFETCH(QString, command);
    QFETCH(QString, told);
    Misbehaved::release = false;
    WorldOptions options = soccerOptions();
    options.thinking.seconds = 0.2;
    InsideMatch s(1, options);
    addInside(s.world, "Misbehaved", 2, command.toStdString());
    addInside(s.world, "Swinger", 3, "team=Blue number=5");
    s.cycle(30);
    const std::vector<InsideAgent> list = s.world.insideAgents();
    QCOMPARE(list.size(), std::size_t(3));
    QVERIFY(list[1].over && !list[0].over && !list[2].over);
    QCOMPARE(s.messages.size(), std::size_t(1));
    const std::string start = "error: agent 2 (inside: behavior2) thinks no more and its robot stands: ";
    QVERIFY2(s.messages[0].starts_with(start + told.toStdString()), s.messages[0].c_str());
    // Its head had turned, and does no longer.
    const double before = hinge(s.world.percepts(list[1].agent), "hj1");
    const std::uint64_t answers = list[2].answers;
    s.cycle(20);
    QVERIFY(before > 5);
    VERIFY_NEAR(hinge(s.world.percepts(list[1].agent), "hj1"), before, 0.1);
    QCOMPARE(s.world.insideAgents()[1].answers, list[1].answers);
    QCOMPARE(s.world.insideAgents()[2].answers, answers + 20);
    QCOMPARE(s.world.frame()->agents[2].unum, 5);
    Misbehaved::release = true;
  }

  void messagesThatNobodyUnderstandsAreToldAsOfAnybody()
  {
    SoccerWorld s;
    registerTestBehaviors(s.world);
    addInside(s.world, "Misbehaved", 1, "rubbish");
    s.cycle(30);
    QVERIFY(!only(s.world.insideAgents()).over);
    QVERIFY(only(s.world.insideAgents()).answers > 20);
  }

  void aWorldEndsWhileOneNeverReturns()
  {
    Misbehaved::release = false;
    {
      WorldOptions options = soccerOptions();
      options.thinking.seconds = 0.05;
      options.threads = 2;
      InsideMatch s(0, options);
      for(int i = 1; i <= 4; ++i)
        addInside(s.world, "Misbehaved", i, "never return");
      s.cycle(20);
      for(const InsideAgent& agent : s.world.insideAgents())
        QVERIFY(agent.over);
    }
    Misbehaved::release = true;
  }

  void whoIsKilledByATrainerLeaves()
  {
    InsideMatch s(3);
    s.cycle(20);
    s.world.command("(kill (unum 1)(team Right))");
    s.cycle(2);
    QCOMPARE(s.world.frame()->agents.size(), std::size_t(2));
    QCOMPARE(s.world.insideAgents().size(), std::size_t(2));
    QVERIFY(!s.world.root().find("/usr/agent/behavior2"));
    QVERIFY(s.world.takeAgentsToClose().empty());
    QVERIFY(s.world.root().find("/usr/agent/behavior3"));
  }

  void nodesComeAndGoAtAnyTime()
  {
    InsideMatch s(2);
    s.cycle(20);
    QVERIFY(s.world.scripts().runText("delete('/usr/agent/behavior1')", "test.rb"));
    s.cycle(2);
    QCOMPARE(s.world.frame()->agents.size(), std::size_t(1));
    addInside(s.world, "Swinger", 1, "team=Red number=7");
    s.cycle(20);
    QCOMPARE(s.world.frame()->agents.size(), std::size_t(2));
    QCOMPARE(s.world.frame()->agents[1].unum, 7);
    QVERIFY(s.world.scripts().runText("delete('/usr/agent')", "test.rb"));
    s.cycle(2);
    QCOMPARE(s.world.frame()->agents.size(), std::size_t(0));
    QCOMPARE(s.messages, std::vector<std::string>());
  }

  void seedsDifferFromOneAnotherAndComeBack()
  {
    const auto seeds = [](std::uint64_t seed)
    {
      WorldOptions options = soccerOptions();
      options.seed = seed;
      InsideMatch s(3, options);
      s.cycle();
      std::vector<std::uint64_t> found;
      s.world.root().visit<Behavior>([&](Behavior& behavior) { found.push_back(behavior.seed()); });
      return found;
    };
    const std::vector<std::uint64_t> one = seeds(1), two = seeds(2);
    QCOMPARE(one.size(), std::size_t(3));
    QCOMPARE(seeds(1), one);
    QVERIFY(one[0] != one[1] && one[1] != one[2] && one[0] != two[0] && one[1] != two[0]);
  }

  void scriptsAddThem()
  {
    SoccerWorld s;
    registerTestBehaviors(s.world);
    QVERIFY(s.world.scripts().runFile("scripts/spark.rb"));
    QVERIFY(s.world.scripts().runText("sparkSetupTrain\naddIntegratedAgent('Swinger', 1).setCommand('team=A number=3')",
                                      "t.rb"));
    s.cycle(10);
    QCOMPARE(s.world.frame()->agents.at(0).unum, 3);
  }
};

QTEST_APPLESS_MAIN(IntegratedAgentsTest)
#include "IntegratedAgentsTest.moc"
