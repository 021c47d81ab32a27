#include "InsideSupport.h"

#include "core/game/soccer3d/game/AgentState.h"
#include "core/object/Context.h"
#include "core/object/Registry.h"
#include "tests/AllocationCounting.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// A match that is under way takes no memory from the heap: not in act, step, rule, sense or publish.
class SteadyStateTest : public QObject
{
  Q_OBJECT

private slots:
  void cleanup() { countingEverywhere = false; }
  void cyclesDoNotAllocate_data();
  void cyclesDoNotAllocate();
  void agentsInsideDoNotAllocate_data();
  void agentsInsideDoNotAllocate();
  void otherSensorsDoNotAllocate();
  void theCounterCounts();
};

void SteadyStateTest::theCounterCounts()
{
  countingEverywhere = true;
  const long before = allocations;
  const auto kept = std::make_unique<std::string>(100, 'x');
  QVERIFY(kept->size() == 100);
  QVERIFY(allocations >= before + 2);
}

void SteadyStateTest::cyclesDoNotAllocate_data()
{
  QTest::addColumn<int>("threads");
  QTest::addColumn<bool>("physicsView");
  QTest::addColumn<bool>("motors");
  QTest::newRow("one thread") << 1 << false << false;
  QTest::newRow("two threads") << 2 << false << false;
  QTest::newRow("with the details of physics") << 1 << true << false;
  QTest::newRow("with realistic motors") << 1 << true << true;
}

void SteadyStateTest::cyclesDoNotAllocate()
{
  QFETCH(const int, threads);
  WorldOptions options = soccerOptions();
  options.threads = threads;
  QFETCH(const bool, motors);
  options.overrides.emplace_back("RealisticMotors", motors ? "true" : "false");
  SoccerWorld s(options);
  QFETCH(const bool, physicsView);
  s.world.setPhysicsView(physicsView);
  std::vector<AgentId> agents;
  for(int i = 0; i < 4; ++i)
  {
    agents.push_back(s.connect("(scene rsg/agent/nao/nao_hetero.rsg " + std::to_string(i) + ")"));
    s.world.deliver(agents.back(), i % 2 ? "(init (unum 0)(teamname B))" : "(init (unum 0)(teamname A))");
    s.cycle();
  }
  // Weaker robots fall later, and the first touch of a body part is not steady state; so those only look around.
  const std::string calm[] = {"(he1 0.5)(lae2 0.5)(rle4s 0.9)(syn)", "(he1 -0.5)(lae2 -0.5)(rle4s 1)(say hello)(syn)"};
  const std::string lively[] = {"(lle3 1.5)(rle4 -1)(lae1 2)(rae2 -1)(he1 0.5)(syn)",
                                  "(lle3 -1.5)(rle4 1)(lae1 -2)(rae2 1)(he1 -0.5)(say hello)(syn)"};
  const auto& messages = motors ? calm : lively;
  const auto play = [&](int cycles) {
    for(int i = 0; i < cycles; ++i)
    {
      for(const AgentId agent : agents)
      {
        s.world.perceptsSent(agent);
        s.world.deliver(agent, messages[i / 20 % 2]);
      }
      if(s.world.allSynced())
        s.world.cycle();
    }
  };
  play(400); // buffers grow to what they need
  countingEverywhere = true;
  const long before = allocations;
  play(200);
  QCOMPARE(allocations.load() - before, 0L);
  QVERIFY(s.world.cycles() > 600);

  // What has been decided is published in every cycle, but only made when it is decided.
  s.world.command("(kickOff Left)");
  play(100);
  const auto decided = s.world.frame()->game.events;
  QVERIFY(decided && decided->size() == 1);
  countingEverywhere = true;
  const long later = allocations;
  play(200);
  QCOMPARE(s.world.frame()->game.events, decided);
  QCOMPARE(allocations.load() - later, 0L);
}

void SteadyStateTest::agentsInsideDoNotAllocate_data()
{
  QTest::addColumn<bool>("reproducible");
  QTest::newRow("plain timing") << false;
  QTest::newRow("reproducible timing") << true;
}

void SteadyStateTest::agentsInsideDoNotAllocate()
{
  QFETCH(const bool, reproducible);
  WorldOptions options = soccerOptions();
  options.threads = 2;
  SoccerWorld s(options);
  registerTestBehaviors(s.world);
  TimingSettings timing;
  timing.reproducible = reproducible;
  s.world.setTiming(timing);
  for(int i = 1; i <= 4; ++i)
    addInside(s.world, "Swinger", i, "team=Red number=" + std::to_string(i));
  const auto cycle = [&](int count)
  {
    for(int i = 0; i < count; ++i)
      s.world.cycle();
  };
  cycle(600);
  countingEverywhere = true;
  const long before = allocations;
  cycle(200);
  QCOMPARE(allocations.load() - before, 0L);
  QVERIFY(s.world.insideAgents()[3].answers > 700);
}

void SteadyStateTest::otherSensorsDoNotAllocate()
{
  SoccerWorld s;
  const AgentId agents[] = {s.connect(), s.connect()};
  const auto make = [&s](Object& parent, const std::string& className, const std::string& name = {}) -> Object& {
    const std::shared_ptr<Object> node = s.world.context().registry->create(className);
    if(!name.empty())
      node->setName(name);
    parent.addChild(node);
    return *node;
  };
  const auto call = [](Object& object, const char* method, std::vector<std::string> values) {
    bool known = false;
    QVERIFY(callMethod(object, method, Arguments(values), known).accepted);
  };
  for(const AgentId agent : agents)
  {
    s.world.deliver(agent, agent == agents[0] ? "(init (unum 0)(teamname A))" : "(init (unum 0)(teamname B))");
    s.cycle();
    Object* torso = nullptr;
    s.world.root().visit<AgentState>([&](AgentState& state) {
      if(state.agentId() == agent)
        torso = state.nearestTransform();
    });
    for(const char* const sensor :
        {"GPS", "PerfectVisionPerceptor", "TouchPerceptor", "VisionPerceptor", "SonarPerceptor", "GameTimePerceptor",
         "RestrictedVisionPerceptor", "ImagePerceptor", "HMDPPerceptor"})
      make(*torso, sensor);
    for(const char* const effector :
        {"ForceEffector", "DriveEffector", "KickEffector", "CatchEffector", "PanTiltEffector"})
      make(*torso, effector);
    Object& box = make(*torso, "BoxCollider");
    call(box, "setBoxLengths", {"2", "2", "2"}); // touches the ground and the other robot
    make(box, "PerceptorHandler");
    make(box, "AgentCollisionHandler");
    Object& battery = make(*torso, "Battery", "Battery");
    call(battery, "setCapacity", {"1e6"});
    call(battery, "setPower", {"1e6"});
    make(battery, "BatteryPerceptor", "BAT");
    Object& hinge = make(*torso, "HingeJoint");
    Object& motor = make(hinge, "AngularMotor");
    call(motor, "setBattery", {"../../Battery"});
    Object& perceptor = make(motor, "AngularMotorPerceptor", "servo");
    for(const char* const what : {"setSenseRate", "setSenseTorque", "setSenseCurrent", "setSenseTemperature"})
      call(perceptor, what, {"true"});
    make(motor, "AngularMotorEffector", "servoe");
    make(motor, "StiffnessEffector", "servos");
  }
  const auto play = [&](int cycles) {
    for(int i = 0; i < cycles; ++i)
    {
      for(const AgentId agent : agents)
      {
        s.world.perceptsSent(agent);
        s.world.deliver(agent, "(force 1 0 0)(drive 1 0 0)(kick 10 20)(catch)(pantilt 1 1)(servoe 1)(servos 0.5)(syn)");
      }
      s.world.cycle();
    }
  };
  play(300);
  countingEverywhere = true;
  const long before = allocations;
  play(100);
  QCOMPARE(allocations.load() - before, 0L);
  for(const char* const percept : {"(GPS ", "(PerfectVision ", "(TCH (n ", "(US ", "(BAT ", "(HJ (n servo) "})
    QVERIFY2(s.world.percepts(agents[0]).find(percept) != std::string_view::npos, percept);
}

QTEST_APPLESS_MAIN(SteadyStateTest)
#include "SteadyStateTest.moc"
