#pragma once

#include "core/body/PhysicsObject.h"
#include "physics/Shape.h"

#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

class CollisionHandler;
class ContactJointHandler;

/// A shape that takes part in collisions.
///
/// A collider linked beside an existing RigidBody follows that body; otherwise it is static, at the pose that its
/// parent has at that moment. Directly below a TransformCollider it is only the shape inside that one.
class Collider : public PhysicsObject
{
public:
  /// nullptr while not linked, and for colliders without geometry.
  physics::Shape* shape() const { return shape_; }

  void setPosition(const Vec3f& position);      ///< world pose of the parent · position
  void setLocalPosition(const Vec3f& position); ///< Static: world coordinates; inside a TransformCollider: the offset.
  void setRotation(const Mat4f& rotation);

  /// Pairs of one space are skipped if either collider ignores the name of the other.
  void ignore(const std::string& name, bool on);
  bool ignoresAny() const { return !ignored_.empty(); }
  bool ignores(const std::string& name) const;

  /// The handlers below it, in order. A collider that has none at its first step gets a ContactJointHandler with its
  /// presets, which is not in the tree. Looked up again when the version of the tree's structure has changed.
  struct Handlers
  {
    std::vector<CollisionHandler*> all;
    ContactJointHandler* maker = nullptr; ///< The first that makes contacts; nullptr: the collider only detects.
    bool symmetric = false;               ///< Whether one handles contacts in which the collider is second.
  };
  const Handlers& handlers(unsigned long structureVersion);

  /// The place of a shape without a body: static, or inside a TransformCollider.
  void archive(StateArchive& a) override;

protected:
  void onLink() override;
  void onUnlink() override;
  virtual std::unique_ptr<physics::Shape> makeShape(physics::World&) { return nullptr; }
  virtual bool getsShapeLater() const { return false; }
  /// Sets or replaces the shape of a linked collider, at the former pose. nullptr: no geometry.
  void replaceShape(std::unique_ptr<physics::Shape> shape);

private:
  void install(std::unique_ptr<physics::Shape> shape);
  void uninstall();
  void place(std::unique_ptr<physics::Shape> shape);

  std::vector<std::string> ignored_;
  Handlers handlers_;
  bool handlersKnown_ = false;
  unsigned long handlersVersion_ = 0;
  std::shared_ptr<ContactJointHandler> default_;
  physics::Shape* shape_ = nullptr;
  std::unique_ptr<physics::Shape> owned_; ///< Unless a TransformCollider has it.
};

class BoxCollider : public Collider
{
public:
  void setLengths(const Vec3f& lengths); ///< Full edge lengths, m, > 0.
  Vec3f lengths() const;

  /// Joint effectors to lock when a game's rule against self collision triggers on this box.
  std::vector<std::string> freezeEffectors;

protected:
  std::unique_ptr<physics::Shape> makeShape(physics::World& world) override { return world.createBox(); }
};

class SphereCollider : public Collider
{
protected:
  std::unique_ptr<physics::Shape> makeShape(physics::World& world) override { return world.createSphere(); }
};

/// Along z; the length is without the caps.
class CapsuleCollider : public Collider
{
protected:
  std::unique_ptr<physics::Shape> makeShape(physics::World& world) override { return world.createCapsule(); }
};

/// Along z; stands, lies and rolls.
class SolidCylinderCollider : public Collider
{
protected:
  std::unique_ptr<physics::Shape> makeShape(physics::World& world) override { return world.createSolidCylinder(1, 1); }
};

/// The plane a·x + b·y + c·z = d in world coordinates; its Transform has no effect.
class PlaneCollider : public Collider
{
public:
  void setPlane(const Vec3f& normal, float d);

protected:
  std::unique_ptr<physics::Shape> makeShape(physics::World& world) override { return world.createPlane(); }
};

class RayCollider : public Collider
{
protected:
  std::unique_ptr<physics::Shape> makeShape(physics::World& world) override { return world.createRay(); }
};

/// Wraps exactly one other collider and gives it an offset relative to the body.
class TransformCollider : public Collider
{
public:
  /// Takes the shape of a collider below it. @return false if that is not possible, or another one is wrapped already
  bool wrap(Collider& inner, std::unique_ptr<physics::Shape>& shape);
  void unwrap(Collider& inner);
  void moveInside(const Vec3f& offset);

protected:
  std::unique_ptr<physics::Shape> makeShape(physics::World& world) override { return world.createOffset(); }

private:
  Collider* inner_ = nullptr;
};

} // namespace sparkwright
