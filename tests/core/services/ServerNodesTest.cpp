#include "BareWorldSupport.h"

#include "core/object/Random.h"
#include "core/object/Registry.h"
#include "core/script/ScriptEngine.h"
#include "core/services/ServerNode.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// The nodes below /sys/server do what scripts ask of them, in whatever order they are asked.
class ServerNodesTest : public QObject
{
  Q_OBJECT

private slots:
  void everyWorldHasItsServers();
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
  QVERIFY(w.world.frame()->game.mode != frame->game.mode);
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
  QCOMPARE(alone.world.frame()->game.period, 1);
  QCOMPARE(watched.world.frame()->game.period, 2);
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
  VERIFY_NEAR(sum / 2000, 0.25, 0.05);
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
