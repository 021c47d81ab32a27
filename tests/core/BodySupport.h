#pragma once

#include "core/body/BodyClasses.h"
#include "core/body/Collider.h"
#include "core/body/CollisionHandler.h"
#include "core/body/CollisionSystem.h"
#include "core/body/RigidBody.h"
#include "core/body/SpaceNode.h"
#include "core/body/WorldNode.h"
#include "core/joint/JointClasses.h"
#include "core/joint/Joints.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/ObjectClasses.h"
#include "core/object/Registry.h"
#include "core/scene/SceneClasses.h"
#include "core/scene/Transform.h"

#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

/// A scene with a physics world as games set it up, and the phases of a cycle.
class BodyScene
{
public:
  BodyScene();
  ~BodyScene();

  Registry registry;
  Log log;
  Context context;
  std::shared_ptr<Object> root;
  Scene* scene = nullptr;
  WorldNode* world = nullptr;
  SpaceNode* space = nullptr;
  CollisionSystem collisions;
  int errors = 0;
  int warnings = 0;

  /// Makes a node and links it; `T` must fit the class.
  template<class T>
  T& add(Object& parent, const std::string& className, const std::string& name = {})
  {
    std::shared_ptr<Object> node = registry.create(className);
    if(!name.empty())
      node->setName(name);
    parent.addChild(node);
    return dynamic_cast<T&>(*node);
  }
  /// A Transform at a place, with a RigidBody called `body` in it.
  Transform& addPart(Object& parent, const std::string& name, const Vec3f& position);

  /// Calls a method as a scene file would. @return whether the call was accepted
  bool call(Object& object, const std::string& method, const std::vector<std::string>& arguments = {});
  Value get(Object& object, const std::string& method, const std::vector<std::string>& arguments = {});
  double number(Object& object, const std::string& method, const std::vector<std::string>& arguments = {});

  void cycle(int count = 1);
};

/// Words of a call: `words("0.1 0.2 0.3")`.
std::vector<std::string> words(const std::string& text);

} // namespace sparkwright
