#include "BareWorldSupport.h"

#include "core/body/WorldNode.h"
#include "core/scene/Transform.h"
#include "core/script/ScriptEngine.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// Scripts may take the scene and its physics away, build them anew, or let another scene run.
class SceneNodesTest : public QObject
{
  Q_OBJECT

private slots:
  void physicsOptionsOutliveTheWorldNode();
  void aSceneCanBeBuiltAnew();
  void anotherSceneCanBeActive();
  void theSceneItselfCanBeDeleted();
};

void SceneNodesTest::physicsOptionsOutliveTheWorldNode()
{
  BareWorld w;
  QVERIFY(w.run("p = get('/sys/server/physics')\np.setJointHeating(true)\np.setBatteryDischarge(true)"));
  const auto flags = [&] {
    const auto* const node = dynamic_cast<const WorldNode*>(w.world.root().find("/usr/scene/world"));
    return node && node->jointHeating.value_or(false) && node->batteryDischarge.value_or(false);
  };
  QVERIFY(flags());
  QVERIFY(w.run("delete('/usr/scene/world')\nnew('oxygen/World', '/usr/scene/world')"));
  w.cycle(1);
  QVERIFY(flags());
  w.run("get('/sys/server/physics').setJointHeating(false)");
  QVERIFY(!flags());
}

void SceneNodesTest::aSceneCanBeBuiltAnew()
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

void SceneNodesTest::anotherSceneCanBeActive()
{
  BareWorld w;
  QVERIFY(w.run(
      "s = get('/sys/server/scene')\ns.createScene('/usr/other/scene')\n"
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

void SceneNodesTest::theSceneItselfCanBeDeleted()
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

QTEST_APPLESS_MAIN(SceneNodesTest)
#include "SceneNodesTest.moc"
