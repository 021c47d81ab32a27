#include "BodySupport.h"

#include <sstream>
#include <stdexcept>

namespace sparkwright
{

BodyScene::BodyScene()
{
  registerObjectClasses(registry);
  registerSceneClasses(registry);
  registerBodyClasses(registry);
  registerJointClasses(registry);
  registerMotorClasses(registry);
  context.registry = &registry;
  context.log = &log;
  log.setSink([this](const Diagnostic& d) {
    errors += d.severity == Diagnostic::Severity::Error;
    warnings += d.severity == Diagnostic::Severity::Warning;
  });
  root = registry.create("Node");
  root->setContext(&context);
  scene = &add<Scene>(*root, "Scene", "scene");
  world = &add<WorldNode>(*scene, "World", "world");
  space = &add<SpaceNode>(*scene, "Space", "space");
  call(*world, "setGravity", words("0 0 -9.81"));
  call(*world, "setCFM", {"0.00001"});
  call(*world, "setContactSurfaceLayer", {"0.001"});
}

BodyScene::~BodyScene()
{
  root->setContext(nullptr);
  root->removeAllChildren();
}

Transform& BodyScene::addPart(Object& parent, const std::string& name, const Vec3f& position)
{
  Transform& part = add<Transform>(parent, "Transform", name);
  part.setLocalPosition(position);
  add<RigidBody>(part, "RigidBody", "body");
  return part;
}

bool BodyScene::call(Object& object, const std::string& method, const std::vector<std::string>& arguments)
{
  bool known = false;
  const bool accepted = callMethod(object, method, Arguments(arguments), known).accepted;
  if(!known)
    throw std::logic_error("no method " + method);
  return accepted;
}

Value BodyScene::get(Object& object, const std::string& method, const std::vector<std::string>& arguments)
{
  bool known = false;
  return callMethod(object, method, Arguments(arguments), known).value;
}

double BodyScene::number(Object& object, const std::string& method, const std::vector<std::string>& arguments)
{
  return std::get<double>(get(object, method, arguments));
}

void BodyScene::cycle(int count)
{
  // Children before their parent, siblings in file order.
  const auto walk = [](const auto& self, Object& object, auto action) -> void {
    for(std::size_t i = 0; i < object.children().size(); ++i)
      self(self, *object.children()[i], action);
    if(auto* const node = dynamic_cast<BaseNode*>(&object))
      action(*node);
  };
  for(int i = 0; i < count; ++i)
  {
    walk(walk, *scene, [](BaseNode& n) {
      if(n.hasPrePhysics())
        n.prePhysics();
    });
    collisions.collide(world->world(), space->space(), context.structureVersion);
    world->world().step(physicsStep);
    walk(walk, *scene, [](BaseNode& n) {
      if(n.hasPostPhysics())
        n.postPhysics();
    });
    collisions.finish(world->world());
    scene->visit<Transform>([](Transform& t) { t.updateHierarchy(); });
  }
}

std::vector<std::string> words(const std::string& text)
{
  std::istringstream in(text);
  std::vector<std::string> out;
  for(std::string word; in >> word;)
    out.push_back(word);
  return out;
}

} // namespace sparkwright
