#pragma once

#include "core/import/SceneImporters.h"
#include "core/object/Context.h"
#include "core/object/Object.h"
#include "core/world/World.h"

#include <memory>

namespace sparkwright::fuzz
{

/// A small scene of what keeps something from step to step: bodies, a joint with a motor, a battery, colliders.
inline constexpr const char* stateScene = R"((RSG 0 1)
(nd World (setGravity 0 0 -9.81) (setAutoDisableFlag true))
(nd Space)
(nd Transform (setName ground) (nd PlaneCollider (setParams 0 0 1 0)))
(nd Transform (setName body) (setLocalPos 0 0 1)
  (nd RigidBody (setName one) (setSphereTotal 1 0.2)) (nd DragController)
  (nd SphereCollider (setRadius 0.2) (nd ContactJointHandler) (nd RecorderHandler)))
(nd Transform (setName arm) (setLocalPos 1 0 1)
  (nd RigidBody (setName two) (setBoxTotal 1 0.2 0.2 0.2))
  (nd Battery (setCapacity 100) (setPower 50))
  (nd HingeJoint (attach ../../body/one ../two) (setAnchor 0 0 0) (setAxis 0) (nd JointMotor))
  (nd BoxCollider (setLength 0.2 0.2 0.2) (nd ContactJointHandler)))
)";

inline constexpr const char* stateSceneName = "state.rsg";

/// A World with this scene.
inline std::unique_ptr<World> makeStateWorld()
{
  WorldOptions options;
  options.seed = 1;
  options.scriptMemory = 64u << 20;
  auto world = std::make_unique<World>(std::move(options));
  world->log().setSink([](const Diagnostic&) {});
  world->load(stateSceneName); // There is no such file, but now the World has a scene of that name.
  Object* const scene = world->root().find("/usr/scene");
  scene->removeAllChildren();
  world->context().importer->importText(stateScene, stateSceneName, *scene, {});
  return world;
}

} // namespace sparkwright::fuzz
