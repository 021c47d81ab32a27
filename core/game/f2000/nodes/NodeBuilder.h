#pragma once

#include "core/game/f2000/file/FieldFile.h"
#include "core/game/f2000/file/RobotFile.h"
#include "core/game/f2000/file/WorldFile.h"
#include "core/game/f2000/nodes/RobotNode.h"
#include "core/object/Object.h"

#include <memory>
#include <string>

namespace sparkwright
{
class Context;
}

namespace sparkwright::f2000
{

/// Makes the nodes of robots, fields and worlds.
class NodeBuilder
{
public:
  /// @param origin  the file that they come from
  NodeBuilder(Context& context, Object::Origin origin) : context_(context), origin_(std::move(origin)) {}

  /// The floor with its lights.
  void addFloor(Object& parent, double length, double width);
  /// Something of the environment.
  void addThing(Object& parent, const Primitive& primitive);
  void addBall(Object& parent, const FieldForm& field, const WorldForm& world);
  /// @return null, after a message in the log, if it cannot be made
  RobotNode* addRobot(Object& parent, std::shared_ptr<const RobotForm> form, const Pose& pose);

private:
  template<class T>
  std::shared_ptr<T> make(const char* className, std::string name);
  /// What is drawn of a primitive; null: nothing. @param at  of its frame, in the frame of the parent
  struct Shown
  {
    Transform* transform = nullptr;
    StaticMesh* mesh = nullptr;
  };
  Shown addShown(Object& parent, const Primitive& primitive, const Pose& at, double lift);
  std::shared_ptr<StaticMesh> meshOf(const Primitive& primitive, Vec3f& middle);
  std::string materialOf(const Primitive& primitive);

  Context& context_;
  Object::Origin origin_;
};

/// The mass of a robot with its moment of inertia about the upright axis through its centre of mass.
double turnInertiaOf(const RobotForm& form);

} // namespace sparkwright::f2000
