#include "core/agents/AgentControl.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/Registry.h"
#include "core/robot/language/MessageParsers.h"
#include "core/setup/StandardRegistry.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

/// Tells in each percept how often it has been asked.
class Pulse : public Perceptor
{
public:
  void sense(PerceptWriter& out) override { out.pair("pulse", ++count_); }

private:
  int count_ = 0;
};

/// Keeps what it has received.
class Ear : public Effector
{
public:
  std::string_view predicate() const override { return "hear"; }
  void receive(const Action& action) override { heard.emplace_back(action.values.front()); }
  void halt() override { heard.emplace_back("halt"); }

  std::vector<std::string> heard;
};

/// A tree with the classes that agents need, without physics or scripts.
struct Fixture
{
  explicit Fixture(bool sync = true) : registry(standardRegistry()), agents(context, sync)
  {
    ClassBuilder<Pulse>(*registry, "Pulse", {"Perceptor"}, "Tells how often it has been asked.");
    ClassBuilder<Ear>(*registry, "Ear", {"Effector"}, "Keeps what it has received.");
    context.registry = registry.get();
    context.log = &log;
    context.provide<AgentHost>(&agents);
    log.setSink([this](const Diagnostic& d) { messages << QString::fromStdString(d.message); });
    scene = registry->create("Transform");
    scene->setName("scene");
    scene->setContext(&context);
  }
  ~Fixture() { scene->setContext(nullptr); }

  int add(bool inside = false, Parsers parsers = {}, std::vector<std::string> effectors = {"AgentSyncEffector"})
  {
    AgentControl::Equipment equipment;
    equipment.parsers = std::move(parsers);
    equipment.effectors = std::move(effectors);
    equipment.address = "127.0.0.1:4000";
    equipment.inside = inside;
    return agents.add(*scene, std::move(equipment));
  }
  Object& rootOf(int agent) { return *scene->child("AgentAspect" + std::to_string(agent)); }
  /// What a scene effector would build. @return its effector
  std::shared_ptr<Ear> giveRobot(int agent)
  {
    auto robot = registry->create("Transform");
    robot->setName("robot");
    robot->addChild(registry->create("Pulse"));
    auto ear = std::dynamic_pointer_cast<Ear>(registry->create("Ear"));
    robot->addChild(ear);
    rootOf(agent).addChild(std::move(robot));
    return ear;
  }
  void takeRobot(int agent) { rootOf(agent).removeChild(*rootOf(agent).children().back()); }
  void cycle(int count = 1)
  {
    for(int i = 0; i < count; ++i)
    {
      agents.startCycle();
      agents.startSensing();
      agents.sense();
    }
  }
  QString percepts(int agent) const
  {
    return QString::fromUtf8(agents.percepts(agent).data(), static_cast<qsizetype>(agents.percepts(agent).size()));
  }
  AgentInfo info(int agent) const
  {
    std::vector<AgentInfo> all;
    agents.describe(all);
    for(const AgentInfo& one : all)
      if(one.id == agent)
        return one;
    return {};
  }

  QStringList messages;
  Log log;
  std::shared_ptr<Registry> registry;
  Context context;
  AgentControl agents;
  std::shared_ptr<Object> scene;
};

} // namespace

/// Agents without a World around them: what reaches their robots, what they are told, and whom sync mode waits for.
class AgentControlTest : public QObject
{
  Q_OBJECT

private slots:
  void whatComesBeforeTheFirstCycleIsReadInTheSecond()
  {
    Fixture f;
    const int agent = f.add();
    const auto ear = f.giveRobot(agent);
    f.agents.deliver(agent, "(hear one)");
    f.agents.deliver(agent, "(hear two)");
    f.agents.startCycle();
    QVERIFY(ear->heard.empty());
    f.agents.startCycle();
    QCOMPARE(ear->heard, (std::vector<std::string>{"one", "two"}));
  }

  void whatWasHeldComesBeforeWhatIsNew()
  {
    Fixture f;
    const int agent = f.add();
    const auto ear = f.giveRobot(agent);
    f.agents.deliver(agent, "(hear held)");
    f.agents.startCycle();
    f.agents.deliver(agent, "(hear new)");
    QCOMPARE(ear->heard, (std::vector<std::string>{"held", "new"}));
  }

  void nobodyCanHoldMoreThanAMebibyteBeforeTheFirstCycle()
  {
    Fixture f;
    const int agent = f.add();
    const auto ear = f.giveRobot(agent);
    f.agents.deliver(agent, "(hear " + std::string(AgentMailbox::longestHeld, 'x') + ")");
    f.agents.deliver(agent, "(hear short)");
    f.cycle(2);
    QCOMPARE(ear->heard, std::vector<std::string>{"short"});
  }

  void aRobotTellsNothingBeforeItsFirstWholeCycle()
  {
    Fixture f;
    const int agent = f.add();
    f.agents.deliver(agent, "(syn)");
    f.cycle(2);
    QVERIFY(!f.agents.hasBody(agent));
    f.giveRobot(agent);
    f.cycle();
    QVERIFY(f.agents.hasBody(agent));
    QCOMPARE(f.agents.agentsSeen(), 1);
    QCOMPARE(f.percepts(agent), QString());
    f.cycle();
    QCOMPARE(f.percepts(agent), QString("(pulse 1)"));
    QCOMPARE(f.agents.agentsSeen(), 1);
  }

  void aRobotThatIsTakenAwayTellsNothingMore()
  {
    Fixture f;
    const int agent = f.add();
    f.agents.deliver(agent, "(syn)");
    f.giveRobot(agent);
    f.cycle(3);
    f.takeRobot(agent);
    f.cycle();
    QVERIFY(!f.agents.hasBody(agent));
    QCOMPARE(f.percepts(agent), QString());
    f.giveRobot(agent);
    f.cycle(2);
    QCOMPARE(f.percepts(agent), QString("(pulse 1)"));
    QCOMPARE(f.agents.agentsSeen(), 2);
  }

  void withoutASingleMessageNoLanguageIsKnownAndNothingIsTold()
  {
    Fixture f;
    const int agent = f.add();
    f.giveRobot(agent);
    f.cycle(4);
    QCOMPARE(f.percepts(agent), QString());
    f.agents.deliver(agent, "(syn)");
    f.cycle();
    QVERIFY(!f.percepts(agent).isEmpty());
  }

  void anAgentThatSpeaksJsonUnaskedIsToldOnce()
  {
    Fixture f;
    const int agent = f.add();
    for(const char* const message : {"[[\"scene\", \"rsg/agent/nao/nao.rsg\"], [\"syn\"]]", "{\"syn\": null}", "  [[\"syn\"]]"})
    {
      f.agents.deliver(agent, message);
      f.cycle(2);
    }
    QCOMPARE(f.messages.filter("looks like JSON: --agent-format json").size(), 1);
    QVERIFY2(f.messages.front().startsWith("agent 1: "), qPrintable(f.messages.join('\n')));
    // Neither those who speak as agreed, nor those who say nothing sensible.
    Fixture other;
    for(const char* const message : {"(syn)", "", "hello", "[", "(say [)"})
      other.agents.deliver(other.add(), message);
    const int both = other.add(false, {std::make_shared<SexpParser>(), std::make_shared<JsonParser>()});
    other.agents.deliver(both, "[[\"syn\"]]");
    other.cycle(2);
    QCOMPARE(other.messages.filter("looks like JSON").size(), 1); // The bracket alone.
  }

  void unknownWordsAreComplainedAboutTenTimes()
  {
    Fixture f;
    const int agent = f.add();
    f.agents.deliver(agent, "(nonsense 1)");
    f.cycle(2);
    QVERIFY(f.messages.isEmpty()); // It has no robot yet that could know the word.
    f.giveRobot(agent);
    f.cycle();
    for(int i = 0; i < 50; ++i)
      f.agents.deliver(agent, "(nonsense 1)");
    QCOMPARE(f.messages.size(), 10);
    QCOMPARE(f.messages.front(), QString("agent 1: no effector 'nonsense', ignored"));
    QVERIFY(f.messages.back().endsWith("further ones are not reported"));
  }

  void whatComesBeforeTheRobotIsDoneWithIt_data()
  {
    QTest::addColumn<QStringList>("messages");
    QTest::addColumn<QStringList>("heard");
    QTest::addColumn<QStringList>("said");
    const QString late = "agent 1: 'hear' is ignored: it has no robot yet, which (scene FILE) asks for";
    QTest::newRow("one message") << QStringList{"(hear a)(hear b)(syn)"} << QStringList{"a", "b"} << QStringList();
    QTest::newRow("two") << QStringList{"(hear a)", "(hear b)"} << QStringList{"a", "b"} << QStringList();
    QTest::newRow("others between") << QStringList{"(syn)", "(hear a)", "(syn)(agent A 1)", "(hear b)"}
                                    << QStringList{"a", "b"} << QStringList();
    QTest::newRow("three") << QStringList{"(hear a)", "(hear b)", "(hear c)"} << QStringList{"a", "b"}
                           << QStringList{late};
    QTest::newRow("nothing that it knows") << QStringList{"(nonsense)(hear a)"} << QStringList{"a"}
                                           << QStringList{"agent 1: no effector 'nonsense', ignored"};
  }
  void whatComesBeforeTheRobotIsDoneWithIt()
  {
    QFETCH(QStringList, messages);
    QFETCH(QStringList, heard);
    QFETCH(QStringList, said);
    Fixture f;
    const int agent = f.add();
    f.cycle();
    for(const QString& message : messages)
      f.agents.deliver(agent, message.toStdString());
    const auto ear = f.giveRobot(agent);
    f.cycle();
    QVERIFY(ear->heard.empty());
    f.agents.deliver(agent, "(hear next)"); // Comes after what has waited.
    f.cycle();
    QStringList all;
    for(const std::string& each : ear->heard)
      all << QString::fromStdString(each);
    QCOMPARE(all, heard + QStringList{"next"});
    QCOMPARE(f.messages, said);
  }
  void tooMuchDoesNotWait()
  {
    Fixture f;
    const int agent = f.add();
    f.cycle();
    std::string many;
    for(int i = 0; i < 150; ++i)
      many += "(hear " + std::to_string(i) + ")";
    f.agents.deliver(agent, many);
    f.agents.deliver(agent, "(hear " + std::string(20000, 'x') + ")");
    QCOMPARE(f.messages.size(), 10);
    const auto ear = f.giveRobot(agent);
    f.cycle(2);
    QCOMPARE(ear->heard.size(), 100u);
  }
  void whoWaitsInVainIsTold()
  {
    Fixture f;
    const int agent = f.add();
    f.cycle();
    f.agents.deliver(agent, "(hear a)");
    f.cycle(200);
    QCOMPARE(f.messages, QStringList{"agent 1: 'hear' waits for its robot, which (scene FILE) asks for"});
    const auto ear = f.giveRobot(agent);
    f.cycle(2);
    QCOMPARE(ear->heard, std::vector<std::string>{"a"});
  }
  void onlyTheFirstRobotIsWaitedFor()
  {
    Fixture f;
    const int agent = f.add();
    f.giveRobot(agent);
    f.cycle(2);
    f.takeRobot(agent);
    f.cycle(2);
    f.agents.deliver(agent, "(hear a)");
    const auto ear = f.giveRobot(agent);
    f.cycle(3);
    QCOMPARE(ear->heard.size(), 0u);
    QCOMPARE(f.messages, QStringList());
  }
  void anotherProgramDoesNotInheritWhatWaits()
  {
    Fixture f;
    const int agent = f.add();
    f.cycle();
    f.agents.deliver(agent, "(hear a)");
    f.agents.renew(agent);
    const auto ear = f.giveRobot(agent);
    f.cycle(3);
    QVERIFY(std::ranges::find(ear->heard, "a") == ear->heard.end());
  }

  void aMistakeEndsAMessageAndIsSaid()
  {
    Fixture f;
    const int agent = f.add(false, {std::make_shared<JsonParser>()});
    const auto ear = f.giveRobot(agent);
    f.cycle(2);
    f.agents.deliver(agent, R"([["hear","one"],["hear",)");
    QCOMPARE(f.messages.size(), 1);
    QVERIFY2(f.messages.front().startsWith("agent 1: its message is read up to a mistake: "),
             qPrintable(f.messages.front()));
    QCOMPARE(ear->heard, std::vector<std::string>{"one"});
  }

  void syncModeWaitsForThoseWhoWereTold()
  {
    Fixture f;
    const int first = f.add(), second = f.add();
    for(const int agent : {first, second})
    {
      f.agents.deliver(agent, "(syn)");
      f.giveRobot(agent);
    }
    f.cycle(6);
    QVERIFY(f.agents.allSynced()); // Nobody has been sent anything.
    for(const int agent : {first, second})
      f.agents.perceptsSent(agent);
    QCOMPARE(f.agents.waitingFor(), (std::vector<int>{first, second}));
    f.agents.deliver(second, "(hear no)");
    QCOMPARE(f.agents.waitingFor(), (std::vector<int>{first, second}));
    f.agents.deliver(second, "(syn)");
    QCOMPARE(f.agents.waitingFor(), std::vector<int>{first});
    QVERIFY(!f.info(first).synced);
    QVERIFY(f.info(second).synced);
    f.cycle();
    QCOMPARE(f.agents.waitingFor(), (std::vector<int>{first, second}));
    f.agents.setSyncMode(false);
    QVERIFY(f.agents.allSynced());
  }

  void synIsUnderstoodFromAgentsWhoseRobotsHaveNoEffectorForIt()
  {
    Fixture f;
    const int agent = f.add(false, {}, {});
    f.agents.deliver(agent, "(syn)");
    f.giveRobot(agent);
    f.cycle(6);
    f.agents.perceptsSent(agent);
    for(int i = 0; i < 3; ++i)
    {
      QCOMPARE(f.agents.waitingFor(), std::vector<int>{agent});
      f.agents.deliver(agent, "(hear no)");
      QCOMPARE(f.agents.waitingFor(), std::vector<int>{agent});
      f.agents.deliver(agent, "(syn)");
      QVERIFY(f.agents.allSynced());
      f.cycle();
    }
    QCOMPARE(f.messages, QStringList());
  }

  void anyWordOfANewcomerCountsAsItsAnswer()
  {
    Fixture f;
    const int agent = f.add();
    f.agents.deliver(agent, "(hear me)");
    f.giveRobot(agent);
    f.cycle(3);
    f.agents.perceptsSent(agent);
    QVERIFY(!f.agents.allSynced());
    QVERIFY(f.agents.onlyNewcomersMissing());
    f.agents.deliver(agent, "(hear me)");
    QVERIFY(f.agents.allSynced());
    f.cycle(5);
    f.agents.deliver(agent, "(hear me)");
    QVERIFY(!f.agents.allSynced());
    QVERIFY(!f.agents.onlyNewcomersMissing());
  }

  void aConnectionThatSaysNothingHoldsNobodyUpForLongerThanACycle()
  {
    Fixture f;
    f.add();
    QVERIFY(f.agents.allSynced());
    f.cycle();
    QVERIFY(!f.agents.allSynced()); // Its first request may be on its way.
    f.cycle();
    QVERIFY(f.agents.allSynced());
  }

  void whoIsExcusedIsSkippedOrDisconnected()
  {
    Fixture f;
    const int agent = f.add();
    f.agents.deliver(agent, "(syn)");
    f.giveRobot(agent);
    f.cycle(3);
    f.agents.perceptsSent(agent);
    const auto skipped = f.agents.excuseAll(true);
    QCOMPARE(skipped.size(), 1U);
    QCOMPARE(skipped.front().agent, agent);
    QCOMPARE(skipped.front().address, std::string("127.0.0.1:4000"));
    QCOMPARE(skipped.front().skipped, 1L);
    QVERIFY(f.agents.allSynced());
    QVERIFY(f.agents.excuseAll(true).empty());
    f.agents.deliver(agent, "(syn)");
    QVERIFY(f.agents.allSynced());
    f.cycle();
    QVERIFY(!f.agents.allSynced());
    QCOMPARE(f.agents.excuseAll(false).front().skipped, 0L);
    QCOMPARE(f.agents.takeAgentsToClose(), std::vector<int>{agent});
    QVERIFY(f.agents.takeAgentsToClose().empty());
    QCOMPARE(f.info(agent).skipped, 1L);
  }

  void nobodyWaitsForAgentsInside()
  {
    Fixture f;
    const int agent = f.add(true);
    f.agents.deliver(agent, "(syn)");
    f.giveRobot(agent);
    f.cycle(8);
    f.agents.perceptsSent(agent);
    QVERIFY(f.agents.allSynced());
    f.agents.closeAgent(agent);
    QVERIFY(f.agents.takeAgentsToClose().empty());
    QCOMPARE(f.agents.takeInsideToClose(), std::vector<int>{agent});
  }

  void anAgentWhoseRootAScriptTakesAwayIsDisconnectedOnce()
  {
    Fixture f;
    const int agent = f.add();
    f.giveRobot(agent);
    f.cycle(2);
    f.scene->removeChild(f.rootOf(agent));
    f.cycle(3);
    QCOMPARE(f.agents.takeAgentsToClose(), std::vector<int>{agent});
    QCOMPARE(f.messages, QStringList("agent 1: a script has taken it out of the scene; disconnected"));
    QVERIFY(!f.agents.hasBody(agent));
    f.agents.deliver(agent, "(hear nothing)");
    f.agents.remove(agent);
    QCOMPARE(f.agents.agentCount(), 0);
  }

  void whoIsHaltedDrivesOnNothing()
  {
    Fixture f;
    const int agent = f.add();
    const auto ear = f.giveRobot(agent);
    f.agents.halt(agent);
    QCOMPARE(ear->heard, std::vector<std::string>{"halt"});
  }

  void leavingTakesTheRobotOutOfTheTree()
  {
    Fixture f;
    const int first = f.add(), second = f.add();
    f.agents.remove(first);
    QCOMPARE(f.scene->children().size(), 1U);
    QCOMPARE(f.agents.agentCount(), 1);
    QCOMPARE(f.add(), second + 1); // No number is given twice.
  }

  void anUnknownNumberDoesNothing()
  {
    Fixture f;
    f.agents.deliver(7, "(syn)");
    f.agents.remove(7);
    f.agents.halt(7);
    f.agents.perceptsSent(7);
    f.agents.agentSynced(7);
    QVERIFY(!f.agents.hasBody(7));
    QVERIFY(f.agents.percepts(7).empty());
    QCOMPARE(f.agents.addressOf(7), std::string());
    QCOMPARE(f.agents.skip(7), 0L);
    QVERIFY(!f.agents.inspect(7, "(syn)").done);
  }

  void whatAnAgentSaysAboutItselfCanBeReadBeforehand()
  {
    Fixture f;
    const int agent = f.add();
    const auto ear = f.giveRobot(agent);
    const Spoken spoken = f.agents.inspect(agent, "(agent Red 3)(think 2.5)(hear me)(syn)");
    QVERIFY(spoken.done);
    QCOMPARE(spoken.name, std::string("Red 3"));
    QCOMPARE(spoken.thought, 0.0025);
    QVERIFY(ear->heard.empty());
  }
};

QTEST_APPLESS_MAIN(AgentControlTest)
#include "AgentControlTest.moc"
