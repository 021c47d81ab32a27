#pragma once

// Private to physics.

#include "physics/Joint.h"
#include "physics/Types.h"
#include "physics/OdeHandles.h"
#include "physics/State.h"

#include <array>
#include <memory>
#include <optional>

namespace sparkwright::physics
{

/// The plane of a joint of Joint::Kind::InPlane, in the engine's order of bodies. Without a second body: in the world.
struct HeldPlane
{
  Vec3 normal = Vec3::UnitZ(), otherNormal = Vec3::UnitZ(); ///< In the frames of the bodies.
  std::array<Vec3, 2> across{Vec3::UnitX(), Vec3::UnitY()}; ///< In the frame of the first.
  double distance = 0;                                      ///< From the second body to the first along the normal, m.
  std::unique_ptr<Joint> upright;                           ///< Keeps the normals parallel.
};

/// What the engine's joint of some kind cannot do: counting turns, steady motors, damping, friction, following another joint,
/// and the plane of Joint::Kind::InPlane. Joints of motors between the same two bodies do it, so that all solvers know it.
struct JointAids
{
  struct Axis
  {
    double damping = 0, friction = 0;  ///< See JointParameter.
    bool steady = false;
    double velocity = 0, force = 0;    ///< Of a steady motor, as set.
    std::unique_ptr<Joint> motor;      ///< The steady motor.
    std::unique_ptr<Joint> resistance; ///< Friction (axis 0) and damping (1).
  };
  std::array<Axis, 2> axes;

  bool turns = false;       ///< A hinge that counts its turns.
  bool ownsStops = false;   ///< Counts turns or has a steady motor: the engine's stops are set anew for each step.
  double low = 0, high = 0; ///< Stops, if so.
  double turned = 0;        ///< Its angle after the last step, as Joint::angle().

  struct Following
  {
    Joint* leader = nullptr; ///< nullptr: gone.
    double multiplier = 1, offset = 0;
  };
  std::optional<Following> following;

  std::optional<HeldPlane> plane;

  /// Those of a joint, made if it has none.
  static JointAids& of(Joint& joint);
  /// To be called before a joint is destroyed.
  static void forget(Joint& joint);
  /// Takes a parameter that is not for the engine's joint. @return false: the engine's joint is to have it
  static bool set(Joint& joint, JointParameter parameter, int axis, double value);
  static std::optional<double> get(const Joint::Impl& joint, JointParameter parameter, int axis);
  /// Lets an InPlane joint hold its bodies as they are now. @param normal  world, any length > 0
  static void layInPlane(Joint& joint, const Vec3& normal);

  /// Lets the helpers join the same bodies along the same axes as the joint does now, where a hinge begins to count.
  void followAttachment(Joint& joint);
  void enableFeedback(bool enabled);
  double angle(const Joint::Impl& hinge) const;
  Vec3 normal(const Joint& joint) const; ///< Of an InPlane joint, world.
  void save(JointState& state) const;

  /// To be called before and after each step.
  void prepare(Joint& joint, double seconds);
  void countTurns(Joint& joint, double seconds);

private:
  static bool setStop(Joint& joint, JointParameter parameter, double value);
  void setSteady(Joint& joint, std::size_t axis, bool steady);
  void setResistance(Joint& joint, std::size_t axis);
  void driveMotor(Axis& axis) const;
  double nearest(const Joint::Impl& hinge, double expected) const;
  bool isWithinStops(const Joint::Impl& hinge, double angle, double margin) const;
  void placeStops(const Joint::Impl& joint, double seconds);
  void follow(Joint& joint, double seconds);
  /// @param place  as the engine counts @return where the engine's stops are to be
  std::array<double, 2> pressOnStop(double place, std::array<double, 2> stops, double erp, double seconds);
  void keepInPlane(const Joint::Impl& joint, double seconds) const;
};

} // namespace sparkwright::physics
