#pragma once

#include "core/game/f2000/file/FieldFile.h"
#include "core/game/f2000/file/WorldFile.h"
#include "core/game/f2000/shape/Primitive.h"
#include "core/scene/BaseNode.h"

namespace sparkwright
{

class RigidBody;
class Transform;

namespace f2000
{

class BallNode;
class RobotNode;

/// Is told when something leaves the scene. A service of the Context.
class PlayWatcher
{
public:
  virtual void forget(const RobotNode& robot) = 0;
  virtual void forget(const BallNode& ball) = 0;

protected:
  ~PlayWatcher() = default;
};

/// The world of a scene: sets physics as its file wants it, for as long as it is linked.
class ArenaNode : public BaseNode
{
public:
  /// To be called before it is linked.
  void describe(const WorldForm& world, const FieldForm& field);
  const WorldForm& world() const { return world_; }
  const FieldForm& field() const { return field_; }
  bool hasField() const { return world_.field != "none"; }

protected:
  void onLink() override;
  void onUnlink() override;

private:
  WorldForm world_;
  FieldForm field_;
};

/// Something of the environment, as rays and rules see it: stands below the Transform of its place.
class ThingNode : public BaseNode
{
public:
  Primitive primitive; ///< Its pose is that of the file.
  /// Where it is now, m, rad.
  Pose pose() const;
  /// Puts it somewhere, as high as it was.
  void place(const Pose& pose);
};

/// The ball: stands below its Transform, after the body.
class BallNode : public BaseNode
{
public:
  double radius = 0.11; ///< m
  double rollingResistance = 0.25; ///< m/s²

  bool isUsable() const { return body_ != nullptr; }
  RigidBody& body() const { return *body_; }
  Vec3f position() const;
  Vec3f velocity() const;
  /// Puts it on the floor, at rest.
  void place(double x, double y);
  void setVelocity(const Vec3f& velocity);
  /// Lets it roll out. @param seconds  since the last call
  void slowDown(double seconds);
  Transform* root() const { return nearestTransform(); }

protected:
  void onLink() override;
  void onUnlink() override;

private:
  RigidBody* body_ = nullptr;
};

} // namespace f2000
} // namespace sparkwright
