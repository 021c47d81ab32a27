#include "WorldSupport.h"

#include "core/object/Context.h"
#include "core/object/Registry.h"
#include "core/script/ScriptEngine.h"
#include "tests/AllocationCounting.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// Classes are nodes below /classes, made from the registry; and paths are followed without taking memory.
class ClassObjectsTest : public QObject
{
  Q_OBJECT

private slots:
  void everyClassIsANode();
  void classesTellWhatTheyKnow();
  void classesMakeNodes();
  void classesThatComeLaterAppear();
  void deletingOneHarmsNobody();
  void lookingUpAPathTakesNoMemory();
};

void ClassObjectsTest::everyClassIsANode()
{
  World world(soccerOptions());
  const auto classes = world.context().registry->classes();
  QVERIFY(classes.size() > 100);
  for(const ClassInfo* const info : classes)
  {
    Object* const node = world.root().find("/classes/" + info->fullName());
    QVERIFY2(node && node->isA("Class"), info->fullName().c_str());
  }
  QVERIFY(world.root().find("/classes/oxygen/Transform"));
  QVERIFY(world.root().find("/classes/kerosin/RenderControl"));
  QVERIFY(world.root().find("/classes/zeitgeist/LogServer"));
  QVERIFY(world.root().find("/classes/SparkMonitor"));
}

void ClassObjectsTest::classesTellWhatTheyKnow()
{
  World world(soccerOptions());
  world.load("setups/soccer.rb");
  QVERIFY(
      world.scripts().runText("c = get('/classes/oxygen/SimulationServer')\n$name = c.getName\n$bases = c.getBases\n"
                              "$methods = c.getMethods\n$instances = c.getInstances",
                              "test.rb"));
  const auto text = [&](const char* name) { return std::get<std::string>(world.scripts().global(name).value()); };
  QCOMPARE(text("name"), std::string("SimulationServer"));
  QCOMPARE(text("bases"), std::string("Node"));
  QVERIFY(text("methods").find("setSimStep\n") != std::string::npos);
  QVERIFY(text("methods").find("unlinkLeaf") != std::string::npos);
  QCOMPARE(text("instances"), std::string("/sys/server/simulation"));
}

void ClassObjectsTest::classesMakeNodes()
{
  World world(soccerOptions());
  std::string said;
  world.log().setSink([&](const Diagnostic& d) { said += d.text(); });
  QVERIFY(world.scripts().runText("get('/classes/oxygen/Transform').create('/usr/scene/made').setLocalPos(1, 2, 3)",
                                  "x.rb"));
  Object* const made = world.root().find("/usr/scene/made");
  QVERIFY(made && made->isA("Transform"));
  QVERIFY(said.empty());
  world.scripts().runText(
      "get('/classes/oxygen/SimControlNode').create('/usr/x')\n"
      "get('/classes/oxygen/Transform').create('')\nnew('zeitgeist/Class', '/usr/odd').create('/usr/y')",
      "x.rb");
  QVERIFY(said.find("is abstract") != std::string::npos && said.find("is no path") != std::string::npos);
  QVERIFY(!world.root().find("/usr/x") && !world.root().find("/usr/y"));
}

void ClassObjectsTest::classesThatComeLaterAppear()
{
  World world(soccerOptions());
  QVERIFY(!world.root().find("/classes/Latecomer"));
  ClassBuilder<Object>(*world.context().registry, "Latecomer", {"Node"}, "Comes late.")
      .method("wave", {}, "Waves.", [](Object&, const Arguments&) {});
  QVERIFY(world.root().find("/classes/Latecomer"));
  QVERIFY(world.scripts().runText("$methods = get('/classes/Latecomer').getMethods", "x.rb"));
  QVERIFY(std::get<std::string>(world.scripts().global("methods").value()).starts_with("wave\n"));
}

void ClassObjectsTest::deletingOneHarmsNobody()
{
  World world(soccerOptions());
  QVERIFY(world.scripts().runText("delete('/classes')\nnew('oxygen/Transform', '/usr/scene/t')", "x.rb"));
  QVERIFY(world.root().find("/usr/scene/t"));
  ClassBuilder<Object>(*world.context().registry, "Latecomer", {"Node"}, "Comes late.");
  QVERIFY(world.root().find("/classes/Latecomer"));
}

void ClassObjectsTest::lookingUpAPathTakesNoMemory()
{
  World world(soccerOptions());
  world.load("setups/soccer.rb");
  Object& scene = *world.root().find("/usr/scene");
  Object* found[6]{};
  counting = true;
  const long before = allocations;
  found[0] = world.root().find("/sys/server/gamecontrol/GameStateAspect");
  found[1] = scene.find("../../sys/./server//simulation");
  found[2] = scene.find("\\usr\\scene\\world");
  found[3] = scene.find("world");
  found[4] = world.root().find("/classes/oxygen/TransformCollider");
  found[5] = scene.find("no/such/path/and/a/name/that/is/longer/than/any/small/buffer/would/hold");
  QCOMPARE(allocations - before, 0L);
  for(int i = 0; i < 5; ++i)
    QVERIFY(found[i]);
  QVERIFY(!found[5]);
  auto* const kept = new std::string(100, 'x');
  QVERIFY(allocations > before);
  counting = false;
  delete kept;
}

QTEST_APPLESS_MAIN(ClassObjectsTest)
#include "ClassObjectsTest.moc"
