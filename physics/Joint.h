#pragma once

#include "physics/Types.h"

#include <cstdint>
#include <memory>

namespace sparkwright::physics
{

class Body;
struct JointState;

/// Parameters of one axis of a joint. Angles in radians, lengths in metres, forces in N or N·m.
enum class JointParameter
{
  LowStop,
  HighStop,
  MotorVelocity,
  MaxMotorForce,
  FudgeFactor,
  Bounce,
  Cfm,
  StopErp,
  StopCfm,
  SuspensionErp,
  SuspensionCfm,
  // Not known to the engine: rows of their own. Not negative. Hinge, Slider: axis 0; Hinge2, Universal: both axes.
  Damping,  ///< Resists in proportion to speed, N·m·s/rad or N·s/m.
  Friction, ///< Dry friction: resists with up to so much, N·m or N, and holds a joint that stands.
  /// Hinge, Slider: not 0: the motor keeps to its speed and its force at stops, too. Else it pushes with all its force
  /// there, as the engine's motors do, which throws light bodies.
  SteadyMotor
};

/// Force and torque that a joint put on its two bodies in the last step, world axes.
struct JointFeedback
{
  Vec3 force1, torque1, force2, torque2;
};

/// Direction and lever arm of a joint's axis at some time, world axes.
struct AxisPlace
{
  Vec3 axis = Vec3::Zero();
  Vec3 arm = Vec3::Zero(); ///< From the centre of mass of the first body (else of the second) to the anchor, m.
};

/// A joint of any kind. Properties that a kind lacks read 0, and setting them has no effect, so that callers may treat
/// all kinds alike. Axis index: 0 first, 1 second, 2 third. Values that are not finite (stops and forces may be
/// infinite) and axes of length 0 are ignored. When a body of a joint is destroyed, the joint is detached from both.
class Joint
{
public:
  enum class Kind
  {
    Ball,
    Hinge,
    Hinge2,
    Slider,
    Universal,
    Fixed,
    AngularMotor,
    LinearMotor, ///< Up to three motors along axes, without stops; set like those of an angular motor.
    InPlane,     ///< Free to slide in a plane and to turn about its normal, axis 0.
    Planar ///< Keeps a body upright at z = 0, free to move along x (axis 0) and y (1) and to turn about z (2): world axes.
  };

  ~Joint();
  Joint(const Joint&) = delete;
  Joint& operator=(const Joint&) = delete;

  Kind kind() const;

  /// Attaches the joint; nullptr: the static environment. Anchor, axis and zero pose refer to the poses at the time of
  /// the call. The bodies must differ, and Hinge2 needs two; otherwise the joint stays unattached.
  void attach(Body* first, Body* second);
  Body* first() const;
  Body* second() const;

  void setAnchor(const Vec3& world); ///< Ball, Hinge, Hinge2, Universal
  Vec3 anchor() const;
  /// Hinge, Slider, InPlane: 0; Hinge2, Universal: 0 and 1, which must not be parallel. World axes, any length > 0.
  void setAxis(int index, const Vec3& world);
  Vec3 axis(int index) const;
  void setFixed(); ///< Fixed: freeze the current relative pose.

  void setParameter(JointParameter parameter, int axis, double value);
  double parameter(JointParameter parameter, int axis) const;

  /// Hinge, Hinge2 (0), Universal, AngularMotor; radians from -π to π. A hinge with a stop near half a turn or beyond
  /// counts its turns, from where it was attached.
  double angle(int axis) const;
  double angleRate(int axis) const; ///< rad/s
  double position() const;          ///< Slider, metres
  double positionRate() const;      ///< Slider, m/s

  /// Of a hinge that counts its turns and has been placed from outside: which of the angles that fit is meant, the one
  /// nearest to `angle`. Others are not changed.
  void setTurns(double angle);
  /// Hinge: whether it counts its turns.
  bool countsTurns() const;

  /// Hinge, Slider: follows axis 0 of another one from now on: place = multiplier · (place of the other) + offset. Its motor,
  /// which becomes a steady one, holds it there with its force; the preset force is followingForce, unless one is set.
  /// @return false, without effect, if either is of another kind, if they would follow each other in a ring, are of
  ///   different worlds, or if a number is not finite
  bool follow(Joint& leader, double multiplier, double offset);
  const Joint* leader() const; ///< nullptr: it follows none, or that one is gone: then it holds its place.
  static constexpr double followingForce = 1000;    ///< N·m or N
  static constexpr double strongestSteadyMotor = 1e6; ///< N·m or N; stronger ones count as such.

  /// Angular and linear motors only. `relativeTo`: 0 world, 1 first body, 2 second body; the vector is in world axes.
  void setMotorAxisCount(int count);
  void setMotorAxis(int index, int relativeTo, const Vec3& world);
  void setMotorAngle(int index, double angle);
  void setMotorEulerMode(bool euler);

  void enableFeedback(bool enabled);
  JointFeedback feedback() const; ///< Zero unless enabled.

  /// Hinge, AngularMotor: present axis 0 and anchor, for axisTorque().
  AxisPlace axisPlace() const;
  /// Hinge, AngularMotor: torque of motor and stops (of a steady motor: without stops) on the first body about axis 0 in the
  /// last step, N·m, without the constraint torque. Zero unless feedback is enabled.
  /// @param before  axisPlace() before that step
  double axisTorque(const AxisPlace& before) const;
  /// Hinge, AngularMotor: angular rate of the first body relative to the second about axis 0, rad/s.
  double axisRate() const;

  /// What is set for the joint, and what it did in the last step. Attachment, anchor and axes are not part of it.
  JointState state() const;
  /// @return false, without effect, if it is the state of another kind of joint or has impossible values
  bool setState(const JointState& state);
  /// Running number among the joints of its world.
  std::uint64_t serial() const;

private:
  friend class World;
  friend struct Access;
  friend struct JointAids;
  struct Impl;
  explicit Joint(std::unique_ptr<Impl>);
  std::unique_ptr<Impl> impl_;
};

} // namespace sparkwright::physics
