#include "core/object/Context.h"
#include "core/object/Registry.h"
#include "core/scene/Transform.h"
#include "core/world/World.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

/// What somebody may write as a value.
constexpr const char* oddValues[] = {"0", "nan", "-inf", "1e308", "-1", "7", "true", "../body", ""};
constexpr std::size_t counts[] = {0, 1, 2, 3, 4, 5, 6, 7, 10, 16};

std::shared_ptr<Object> add(World& world, Object& parent, const std::string& className, const std::string& name = {})
{
  std::shared_ptr<Object> node = world.context().registry->create(className);
  if(node && !name.empty())
    node->setName(name);
  if(node)
    parent.addChild(node);
  return node;
}

void call(Object& object, const std::string& method, const std::vector<std::string>& values)
{
  bool known = false;
  callMethod(object, method, Arguments(values), known);
}

/// A body with a ball-shaped collider, where a node may find what it looks for.
Object& furnish(World& world, Object& scene)
{
  Object& agent = *add(world, scene, "AgentAspect", "agent");
  Object& part = *add(world, agent, "Transform", "part");
  call(part, "setLocalPos", {"0", "0", "1"});
  add(world, part, "RigidBody", "body");
  Object& hinge = *add(world, part, "HingeJoint", "hinge");
  call(hinge, "attach", {"../body"});
  add(world, part, "SphereCollider", "geometry");
  add(world, part, "AgentState", "state");
  return hinge;
}

} // namespace

/// Whatever class stands wherever in a scene, with whatever values: nothing crashes and the simulation goes on.
class EveryClassTest : public QObject
{
  Q_OBJECT

  static std::vector<std::string> sceneClasses(const World& world);
  static void torture(World& world, Object& node, const ClassInfo& info);

private slots:
  void aloneInAScene_data() { classes(); }
  void aloneInAScene();
  void withoutPhysics_data() { classes(); }
  void withoutPhysics();
  void insideARobot_data() { classes(); }
  void insideARobot();
  void belowEveryOther();

private:
  static void classes();
};

std::vector<std::string> EveryClassTest::sceneClasses(const World& world)
{
  std::vector<std::string> names;
  for(const ClassInfo* const info : const_cast<World&>(world).context().registry->classes())
    if(info->make && info->isA("BaseNode"))
      names.push_back(info->nameSpace.empty() ? info->name : info->nameSpace + "/" + info->name);
  return names;
}

void EveryClassTest::classes()
{
  QTest::addColumn<QString>("name");
  const World world({});
  for(const std::string& name : sceneClasses(world))
    QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

void EveryClassTest::torture(World& world, Object& node, const ClassInfo& info)
{
  const auto all = [&](const auto& self, const ClassInfo& c) -> void {
    for(const Method& method : c.methods)
      if(!method.name.starts_with("unlink"))
        for(const char* const value : oddValues)
          for(const std::size_t count : counts)
            call(node, method.name, std::vector<std::string>(count, value));
    for(const ClassInfo* const base : c.bases)
      self(self, *base);
  };
  all(all, info);
  for(int i = 0; i < 10; ++i)
    world.cycle();
}

void EveryClassTest::aloneInAScene()
{
  QFETCH(QString, name);
  World world({});
  Object& scene = *world.root().find("/usr/scene");
  const std::shared_ptr<Object> node = add(world, scene, name.toStdString());
  for(int i = 0; i < 3; ++i)
    world.cycle();
  torture(world, *node, node->classInfo());
  if(node->parent())
    node->parent()->removeChild(*node);
  world.cycle();
  QCOMPARE(world.cycles(), 14);
  QCOMPARE(node->context(), nullptr);
}

void EveryClassTest::withoutPhysics()
{
  QFETCH(QString, name);
  World world({});
  // A scene of its own, without World and Space.
  Object& scene = *add(world, world.root(), "Scene", "bare");
  const std::shared_ptr<Object> node = add(world, scene, name.toStdString());
  torture(world, *node, node->classInfo());
  world.root().removeChild(scene);
  world.cycle();
  QCOMPARE(node->context(), nullptr);
}

void EveryClassTest::insideARobot()
{
  QFETCH(QString, name);
  World world({});
  Object& hinge = furnish(world, *world.root().find("/usr/scene"));
  const std::shared_ptr<Object> beside = add(world, *hinge.parent(), name.toStdString());
  const std::shared_ptr<Object> below = add(world, hinge, name.toStdString());
  torture(world, *beside, beside->classInfo());
  torture(world, *below, below->classInfo());
  // What they hung on goes first.
  Object& part = *hinge.parent();
  part.removeChild(*part.child("body"));
  world.cycle();
  part.removeChild(hinge);
  world.cycle();
  part.parent()->removeChild(part);
  world.cycle();
  QCOMPARE(beside->context(), nullptr);
}

void EveryClassTest::belowEveryOther()
{
  World world({});
  Object& scene = *world.root().find("/usr/scene");
  const std::vector<std::string> names = sceneClasses(world);
  for(const std::string& outer : names)
  {
    const std::shared_ptr<Object> parent = add(world, scene, outer);
    for(const std::string& inner : names)
      add(world, *parent, inner);
    world.cycle();
    world.cycle();
    scene.removeChild(*parent);
  }
  world.cycle();
  QVERIFY(world.cycles() > 2 * static_cast<long>(names.size()));
}

QTEST_APPLESS_MAIN(EveryClassTest)
#include "EveryClassTest.moc"
