#pragma once

#include "core/body/Collider.h"
#include "core/body/CollisionHandler.h"
#include "core/game/f2000/shape/Primitive.h"

namespace sparkwright::f2000
{

/// The collision shape of a primitive, beside the body that it belongs to, or alone.
class ShapeNode : public Collider
{
public:
  /// To be called before it is linked. @param at  of the primitive's own frame in that of the parent
  void describe(const Primitive& primitive, const Pose& at);
  /// Moves it in the frame of the parent.
  void moveTo(const Pose& at);

protected:
  std::unique_ptr<physics::Shape> makeShape(physics::World& world) override;

private:
  std::unique_ptr<physics::Shape> makeSolid(physics::World& world, Eigen::Vector2d& middle) const;
  void placeSolid(physics::Shape& solid) const;

  Primitive primitive_;
  Pose at_;
  Eigen::Vector2d middle_ = Eigen::Vector2d::Zero(); ///< Of the solid in the primitive's frame.
};

/// Makes contacts as the world wants them, by what touches what.
class PlayContacts : public ContactJointHandler
{
public:
  enum class Owner
  {
    Environment,
    Floor,
    Robot, ///< Hovers over the floor, by its own joint.
    Ball
  };

  Owner owner = Owner::Environment;
  bool isActive = true; ///< Parts of states in which a manipulator is not touch nothing.

  bool meets(const Collider& other) const override;
  void refine(physics::Surface& surface, const ContactJointHandler& other, const physics::ContactPoint& point) override;
};

} // namespace sparkwright::f2000
