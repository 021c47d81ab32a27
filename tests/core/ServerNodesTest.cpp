#include "WorldSupport.h"

#include "core/body/WorldNode.h"
#include "core/object/Random.h"
#include "core/object/Registry.h"
#include "core/scene/Transform.h"
#include "core/script/ScriptEngine.h"
#include "core/services/GameControlNodes.h"
#include "core/services/ServerNode.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

/// A World without a scene file, as a start script finds it.
class BareWorld
{
public:
  BareWorld() : world(soccerOptions(false))
  {
    world.log().setSink([this](const Diagnostic& d) { messages.push_back(d.text()); });
  }

  bool run(const std::string& text) { return world.scripts().runText(text, "test.rb"); }
  /// Value of a Ruby expression that is a number.
  double number(const std::string& expression)
  {
    run("$value = " + expression);
    const auto value = world.scripts().global("value");
    if(!value)
      return 1e9;
    if(const auto* const integer = std::get_if<std::int64_t>(&*value))
      return static_cast<double>(*integer);
    const auto* const real = std::get_if<double>(&*value);
    return real ? *real : 1e9;
  }
  bool said(const std::string& part) const
  {
    return std::any_of(messages.begin(), messages.end(),
                       [&](const std::string& m) { return m.find(part) != std::string::npos; });
  }
  void cycle(int count)
  {
    for(int i = 0; i < count; ++i)
      world.cycle();
  }
  float heightOf(const std::string& path)
  {
    const auto* const node = dynamic_cast<const Transform*>(world.root().find(path));
    return node ? node->worldPose()(2, 3) : 1e9f;
  }

  World world;
  std::vector<std::string> messages;
};

const std::string simulation = "get('/sys/server/simulation')";
const std::string fallingBody = "new('oxygen/Transform', '/usr/scene/thing')\n"
                                "new('oxygen/RigidBody', '/usr/scene/thing/body')\n";

} // namespace

/// The nodes below /sys/server do what scripts ask of them, in whatever order they are asked.
class ServerNodesTest : public QObject
{
  Q_OBJECT

private slots:
  void everyWorldHasItsServers();
  void theStepReachesPhysics();
  void theUsualStepChangesNothing();
  void stepsOutOfRangeAreRefused_data();
  void stepsOutOfRangeAreRefused();
  void timeCanStartAgain();
  void quitEndsTheRun();
  void settingsAreReadFromTheNodes();
  void whatNobodyHasSetIsEmpty();
  void paceFollowsTheTimer();
  void perceptsComeWithTheirPeriod();
  void physicsOptionsOutliveTheWorldNode();
  void aSceneCanBeBuiltAnew();
  void anotherSceneCanBeActive();
  void theSceneItselfCanBeDeleted();
  void unknownClassesAreRefusedWithAHint();
  void aspectsAreTheMatch();
  void installGameMakesTheSameNodes();
  void withoutARuleAspectThereIsNoReferee();
  void chanceCanBeRepeated();
  void bindingsAreReadAndCommandsNamed();
  void everyServerCanBeDeletedAndMadeAgain();
  void anyMethodMayBeCalledOnAnyNode();
};

void ServerNodesTest::everyWorldHasItsServers()
{
  BareWorld w;
  const std::pair<const char*, const char*> servers[] = {
      {"log", "LogServer"},           {"file", "FileServer"},
      {"script", "ScriptServer"},     {"random", "RandomServer"},
      {"scene", "SceneServer"},       {"physics", "PhysicsServer"},
      {"monitor", "MonitorServer"},   {"gamecontrol", "GameControlServer"},
      {"simulation", "SimulationServer"}};
  for(const auto& [name, className] : servers)
  {
    Object* const node = w.world.root().find(std::string("/sys/server/") + name);
    QVERIFY2(node && node->isA(className), name);
  }
  QVERIFY(w.world.root().find("/usr/scene/world") && w.world.root().find("/usr/scene/space"));
}

void ServerNodesTest::theStepReachesPhysics()
{
  BareWorld w;
  QVERIFY(w.run(simulation + ".setSimStep(0.01)\n" + fallingBody));
  QCOMPARE(w.world.cycleSeconds(), 0.01);
  w.cycle(100);
  QCOMPARE(w.world.time(), 1.0);
  QCOMPARE(w.number(simulation + ".getTime"), 1.0);
  // The integrator is semi-implicit: n steps of h fall g h² n (n + 1) / 2.
  QVERIFY(std::abs(w.heightOf("/usr/scene/thing") + 9.81 * 1e-4 * 5050) < 1e-3);
}

void ServerNodesTest::theUsualStepChangesNothing()
{
  BareWorld plain, set;
  QVERIFY(plain.run(fallingBody));
  QVERIFY(set.run(simulation + ".setSimStep(0.02)\n" + fallingBody));
  for(int i = 0; i < 200; ++i)
  {
    plain.cycle(1);
    set.cycle(1);
    QVERIFY(plain.world.time() == set.world.time());
    QVERIFY(plain.world.time() == static_cast<double>(i + 1) * 0.02);
    QVERIFY(plain.heightOf("/usr/scene/thing") == set.heightOf("/usr/scene/thing"));
  }
}

void ServerNodesTest::stepsOutOfRangeAreRefused_data()
{
  QTest::addColumn<QString>("step");
  for(const char* const step : {"0", "-0.02", "0.11", "1e300", "'nan'", "'word'", "nil"})
    QTest::newRow(step) << step;
}

void ServerNodesTest::stepsOutOfRangeAreRefused()
{
  QFETCH(const QString, step);
  BareWorld w;
  w.run(simulation + ".setSimStep(" + step.toStdString() + ")");
  QCOMPARE(w.world.cycleSeconds(), 0.02);
  QVERIFY(w.said("at most 0.1 s"));
}

void ServerNodesTest::timeCanStartAgain()
{
  BareWorld w;
  w.cycle(10);
  QVERIFY(w.run(simulation + ".setSimStep(0.04)"));
  w.cycle(5);
  QCOMPARE(w.world.time(), 10 * 0.02 + 5 * 0.04);
  QVERIFY(w.run(simulation + ".resetTime"));
  QCOMPARE(w.world.time(), 0.0);
  w.cycle(3);
  QCOMPARE(w.world.time(), 3 * 0.04);
  QCOMPARE(w.world.cycles(), 18L);
}

void ServerNodesTest::quitEndsTheRun()
{
  BareWorld w;
  QVERIFY(!w.world.endRequested());
  QVERIFY(w.run(simulation + ".quit"));
  QVERIFY(w.world.endRequested());
}

void ServerNodesTest::settingsAreReadFromTheNodes()
{
  BareWorld w;
  QVERIFY(w.run("s = " + simulation + R"(
s.initControlNode('oxygen/AgentControl', 'AgentControl')
a = get('/sys/server/simulation/AgentControl')
a.setServerPort(4000)
a.setSyncMode(true)
a.setStep(0.04)
a.setServerTypeTCP
m = new('oxygen/MonitorControl', '/sys/server/simulation/MonitorControl')
m.setServerPort(4001)
m.setStep(0.1)
l = new('oxygen/MonitorLogger', '/sys/server/simulation/MonitorLogger')
l.setStep(0.5)
l.setLogFileName('match.log')
)"));
  const RunSettings settings = w.world.settings();
  QCOMPARE(settings.agentPort.value(), 4000);
  QCOMPARE(settings.monitorPort.value(), 4001);
  QCOMPARE(settings.syncMode.value(), true);
  QCOMPARE(settings.agentStep.value(), 0.04);
  QCOMPARE(settings.monitorStep.value(), 0.1);
  QCOMPARE(settings.monitorLog.value().fileName, std::string("match.log"));
  QCOMPARE(settings.monitorLog.value().step, 0.5);
  QCOMPARE(w.number("get('/sys/server/simulation/AgentControl').getServerPort"), 4000.0);
  w.run("get('/sys/server/simulation/AgentControl').setServerPort(70000)");
  QVERIFY(w.said("0 to 65535"));
  QCOMPARE(settings.agentsOverUdp.value(), false);
  w.run("get('/sys/server/simulation/MonitorControl').setServerTypeUDP");
  QCOMPARE(w.world.settings().monitorsOverUdp.value(), true);
  QCOMPARE(w.world.settings().agentPort.value(), 4000);
}

void ServerNodesTest::whatNobodyHasSetIsEmpty()
{
  BareWorld w;
  RunSettings settings = w.world.settings();
  QVERIFY(!settings.agentPort && !settings.monitorPort && !settings.syncMode && !settings.agentStep &&
          !settings.monitorStep && !settings.realTime && !settings.monitorLog);
  w.run("delete('/sys/server')");
  settings = w.world.settings();
  QVERIFY(!settings.agentPort && !settings.realTime);
}

void ServerNodesTest::paceFollowsTheTimer()
{
  BareWorld w;
  w.run(simulation + ".initControlNode('oxygen/AgentControl', 'AgentControl')");
  QCOMPARE(w.world.settings().realTime.value(), false);
  w.run(simulation + ".initTimerSystem('TimerSystemNone')");
  QVERIFY(w.said("there is no timer system"));
  w.run(simulation + ".initTimerSystem('TimerSystemBoost')");
  QCOMPARE(w.world.settings().realTime.value(), true);
  QCOMPARE(cyclesPer(0.04, 0.02), 2);
  QCOMPARE(cyclesPer(0.2, 0.02), 10);
  QCOMPARE(cyclesPer(0.01, 0.02), 1);
  QCOMPARE(cyclesPer(0.03, 0.02), 2);
}

void ServerNodesTest::perceptsComeWithTheirPeriod()
{
  WorldOptions options = soccerOptions();
  World world(options);
  world.scripts().runText(simulation + ".initControlNode('oxygen/AgentControl', 'AgentControl')\n"
                                       "get('/sys/server/simulation/AgentControl').setStep(0.06)",
                          "test.rb");
  QVERIFY(world.load("setups/soccer.rb"));
  const AgentId agent = world.addAgent();
  world.deliver(agent, "(scene rsg/agent/nao/nao.rsg)");
  int told = 0;
  for(int i = 0; i < 60; ++i)
  {
    const bool has = !world.percepts(agent).empty();
    told += has;
    if(has)
    {
      QVERIFY(world.cycles() % 3 == 0);
      world.perceptsSent(agent);
      QVERIFY(!world.allSynced());
      world.deliver(agent, "(syn)");
    }
    // Nobody waits for an answer to percepts that were not sent.
    QVERIFY(world.allSynced());
    world.cycle();
  }
  QVERIFY2(told >= 17 && told <= 20, std::to_string(told).c_str());
}

void ServerNodesTest::physicsOptionsOutliveTheWorldNode()
{
  BareWorld w;
  QVERIFY(w.run("p = get('/sys/server/physics')\np.setJointHeating(true)\np.setBatteryDischarge(true)"));
  const auto flags = [&] {
    const auto* const node = dynamic_cast<const WorldNode*>(w.world.root().find("/usr/scene/world"));
    return node && node->jointHeating && node->batteryDischarge;
  };
  QVERIFY(flags());
  QVERIFY(w.run("delete('/usr/scene/world')\nnew('oxygen/World', '/usr/scene/world')"));
  w.cycle(1);
  QVERIFY(flags());
  w.run("get('/sys/server/physics').setJointHeating(false)");
  QVERIFY(!flags());
}

void ServerNodesTest::aSceneCanBeBuiltAnew()
{
  SoccerWorld s;
  QVERIFY(s.loaded);
  s.connect();
  const char* const reset = R"(
get('/usr/scene').unlinkChildren
world = new('oxygen/World', '/usr/scene/world')
world.setGravity(0, 0, -9.81)
new('oxygen/Space', '/usr/scene/space')
get('/sys/server/script').updateCachedAllNodes
get('/sys/server/scene').setActiveScene('/usr/scene')
)";
  for(int i = 0; i < 3; ++i)
  {
    QVERIFY(s.world.scripts().runText(reset, "reset.rb"));
    QVERIFY(s.world.scripts().runText(fallingBody, "body.rb"));
    s.cycle(20);
  }
  const auto* const thing = dynamic_cast<const Transform*>(s.world.root().find("/usr/scene/thing"));
  QVERIFY(thing && thing->worldPose()(2, 3) < -0.5f);
  // Its robot is gone, and so is the agent.
  QCOMPARE(s.world.takeAgentsToClose().size(), std::size_t(1));
  QVERIFY(s.world.scripts().runText("delete('/usr/scene/space')", "x.rb"));
  s.cycle(2);
  QVERIFY(s.world.scripts().runText("delete('/usr/scene/world')", "x.rb"));
  s.cycle(2);
}

void ServerNodesTest::anotherSceneCanBeActive()
{
  BareWorld w;
  QVERIFY(w.run("s = get('/sys/server/scene')\ns.createScene('/usr/other/scene')\n"
                "new('oxygen/World', '/usr/other/scene/world').setGravity(0, 0, -1)\n"
                "new('oxygen/Transform', '/usr/other/scene/thing')\nnew('oxygen/RigidBody', '/usr/other/scene/thing/body')\n"
                "s.setActiveScene('/usr/other/scene')"));
  w.cycle(50);
  QVERIFY(w.heightOf("/usr/other/scene/thing") < -0.4f);
  QCOMPARE(w.world.frame()->structure->transformCount, 1);
  QVERIFY(w.run("s = get('/sys/server/scene')\ns.setActiveScene('/sys/server/log')\ns.setActiveScene('/nothing')\n"
                "s.createScene('/sys/server/log')\ns.createScene('')"));
  QVERIFY(w.said("is no scene") && w.said("there is nothing at") && w.said("is there already"));
  w.run("delete('/usr/other')");
  w.cycle(2);
  QCOMPARE(w.world.frame()->structure->transformCount, 0);
}

void ServerNodesTest::theSceneItselfCanBeDeleted()
{
  SoccerWorld s;
  s.connect();
  for(const char* const path : {"/usr/scene", "/usr", "/sys/server/gamecontrol", "/sys", "/classes"})
  {
    QVERIFY(s.world.scripts().runText(std::string("delete('") + path + "')", "x.rb"));
    s.cycle(2);
    s.world.addAgent();
    s.world.command("(playMode PlayOn)");
    s.cycle(2);
  }
  QVERIFY(s.world.root().find("/usr/scene"));
}

void ServerNodesTest::unknownClassesAreRefusedWithAHint()
{
  BareWorld w;
  w.run(simulation + ".initControlNode('oxygen/AgentContro', 'a')");
  QVERIFY(w.said("did you mean 'AgentControl'"));
  w.run(simulation + ".initControlNode('oxygen/Transform', 'a')");
  QVERIFY(w.said("'oxygen/Transform' is no SimControlNode"));
  w.run("get('/sys/server/scene').initSceneImporter('Nonsense')");
  w.run("get('/sys/server/gamecontrol').initEffector('Transform')");
  QVERIFY(w.said("there is no class 'Nonsense'") && w.said("there is no effector 'Transform'"));
}

void ServerNodesTest::aspectsAreTheMatch()
{
  BareWorld w;
  QVERIFY(!w.world.frame()->game.present);
  QVERIFY(w.run(R"(
g = get('/sys/server/gamecontrol')
['GameStateAspect', 'BallStateAspect', 'SoccerRuleAspect', 'GameStateAspect'].each { |name| g.initControlAspect(name) }
state = get('/sys/server/gamecontrol/GameStateAspect')
state.setTime(12)
state.setScores(2, 1)
m = get('/sys/server/monitor')
m.registerMonitorSystem('SparkMonitor')
m.registerMonitorItem('GameStateItem')
new('TrainerCommandParser', '/sys/server/monitor/SparkMonitor/TrainerCommandParser')
)"));
  w.cycle(1);
  const FramePtr frame = w.world.frame();
  QVERIFY(frame->game.present);
  QCOMPARE(frame->game.time, 12.f);
  QCOMPARE(frame->game.score[0], 2);
  QCOMPARE(frame->game.score[1], 1);
  QVERIFY(w.run("get('/sys/server/gamecontrol/GameStateAspect').kickOff"));
  w.cycle(1);
  QVERIFY(w.world.frame()->game.playMode != frame->game.playMode);
  w.run("get('/sys/server/gamecontrol/GameStateAspect').setTime(-1)");
  QVERIFY(w.said("0 s or more"));

  QVERIFY(w.run("delete('/sys/server/gamecontrol/GameStateAspect')"));
  w.cycle(2);
  QVERIFY(!w.world.frame()->game.present);
  QVERIFY(w.run("get('/sys/server/gamecontrol').initControlAspect('GameStateAspect')"));
  w.cycle(2);
  QVERIFY(w.world.frame()->game.present);
}

void ServerNodesTest::installGameMakesTheSameNodes()
{
  BareWorld w;
  QVERIFY(w.run("installGame('soccer3d')"));
  for(const char* const path : {"gamecontrol/GameStateAspect", "gamecontrol/SoccerRuleAspect",
                                "gamecontrol/BallStateAspect", "monitor/GameStateItem", "monitor/SoccerRuleItem"})
    QVERIFY2(w.world.root().find(std::string("/sys/server/") + path), path);
  QVERIFY(!w.run("installGame('soccer3d')"));
  QVERIFY(w.said("a game is installed already"));
  QVERIFY(!w.run("installGame('chess')"));
}

void ServerNodesTest::withoutARuleAspectThereIsNoReferee()
{
  // The first half is over after 300 s, if somebody watches the clock.
  const char* const begin = "g = get('/sys/server/gamecontrol')\ng.initControlAspect('GameStateAspect')\n"
                            "get('/sys/server/gamecontrol/GameStateAspect').kickOff\n"
                            "get('/sys/server/gamecontrol/GameStateAspect').setTime(400)";
  BareWorld alone, watched;
  QVERIFY(alone.run(begin));
  QVERIFY(watched.run(begin));
  QVERIFY(watched.run("get('/sys/server/gamecontrol').initControlAspect('SoccerRuleAspect')"));
  alone.cycle(5);
  watched.cycle(5);
  QCOMPARE(alone.world.frame()->game.half, 1);
  QCOMPARE(watched.world.frame()->game.half, 2);
}

void ServerNodesTest::chanceCanBeRepeated()
{
  BareWorld w, same;
  const std::string draw = "get('/sys/server/random')";
  const double first = w.number(draw + ".uniformRND(0, 1)");
  QCOMPARE(same.number(draw + ".uniformRND(0, 1)"), first);
  QVERIFY(w.number(draw + ".uniformRND(0, 1)") != first);
  w.run(draw + ".seed(0)");
  QCOMPARE(w.number(draw + ".uniformRND(0, 1)"), first);
  w.run(draw + ".seed(7)");
  const double seven = w.number(draw + ".normalRND(3, 2)");
  w.run(draw + ".seed(7)");
  QCOMPARE(w.number(draw + ".normalRND(3, 2)"), seven);
  double sum = 0;
  for(int i = 0; i < 2000; ++i)
    sum += w.world.context().random->exponential(4);
  QVERIFY(std::abs(sum / 2000 - 0.25) < 0.05);
  w.run(draw + ".exponentialRND(0)");
  w.run(draw + ".seed(-4)");
  QVERIFY(w.said("lambda must be more than 0") && w.said("a seed is a whole number"));
}

void ServerNodesTest::bindingsAreReadAndCommandsNamed()
{
  BareWorld w;
  QVERIFY(w.run(R"(
i = new('kerosin/InputServer', '/sys/server/input')
i.init('InputSystemSDL')
i.createDevice('Keyboard')
i.createDevice('Keyboard')
i.setScanCodeMapping('no_such.scan.rb')
get('/sys/server/simulation').initControlNode('kerosin/InputControl', 'InputControl')
new('InternalSoccerInput', '/sys/server/simulation/InputControl/InternalSoccerInput')
i.bindCommand('q', Command.Quit)
i.bindCommand('shift lctrl +k', Command.KickOff)
i.addCode(Input.IC_A, 'a', 97, 65, 0)
)"));
  QVERIFY(w.number("Command.Quit") != w.number("Command.KickOff"));
  w.messages.clear();
  w.run("get('/sys/server/input').bindCommand('hyper k', 1)\nget('/sys/server/input').bindCommand('', 1)");
  QVERIFY(w.said("'hyper' is no modifier") && w.said("a binding names a key"));
}

void ServerNodesTest::everyServerCanBeDeletedAndMadeAgain()
{
  SoccerWorld s;
  s.connect();
  std::vector<std::pair<std::string, std::string>> servers;
  for(const auto& node : s.world.root().find("/sys/server")->children())
    servers.emplace_back(node->path(), node->classInfo().fullName());
  QVERIFY(servers.size() >= 9);
  for(const auto& [path, className] : servers)
  {
    QVERIFY(s.world.scripts().runText("$old = get('" + path + "')\ndelete('" + path + "')\n$old.getName", "x.rb"));
    s.cycle(2);
    s.world.addAgent();
    QVERIFY(s.world.scripts().runText("new('" + className + "', '" + path + "')", "x.rb"));
    s.cycle(2);
  }
}

void ServerNodesTest::anyMethodMayBeCalledOnAnyNode()
{
  BareWorld w;
  int calls = 0;
  for(const ClassInfo* const info : w.world.context().registry->classes())
  {
    if(!info->make)
      continue;
    const std::shared_ptr<Object> node = w.world.context().registry->create(info->fullName());
    if(!dynamic_cast<ServerNode*>(node.get()))
      continue;
    const Context::KeepRemoved keep(w.world.context());
    // Before it is in any tree, in a tree, and after it has left it.
    for(int round = 0; round < 3; ++round)
    {
      if(round == 1)
        w.world.root().addChild(node);
      if(round == 2 && node->parent())
        node->parent()->removeChild(*node);
      for(const ClassInfo* at = info; at; at = at->bases.empty() ? nullptr : at->bases.front())
        for(const Method& method : at->methods)
          for(const char* const value : {"1", "", "true", "../..", "/usr/scene", "-1e99"})
          {
            const std::vector<std::string> values(static_cast<std::size_t>(std::max(method.least, 0)), value);
            bool known = false;
            callMethod(*node, method.name, Arguments(values), known);
            QVERIFY(known);
            ++calls;
          }
    }
    w.cycle(1);
  }
  QVERIFY(calls > 1000);
}

QTEST_APPLESS_MAIN(ServerNodesTest)
#include "ServerNodesTest.moc"
