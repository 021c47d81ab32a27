#pragma once

#include "core/body/PhysicsObject.h"
#include "physics/Joint.h"

#include <array>
#include <limits>
#include <memory>
#include <string>

namespace sparkwright
{

class JointMotor;
class RigidBody;

/// Connects two bodies, or a body and the static environment. Not attached when it is linked.
///
/// Attach first: anchor, axes and the zero of angles refer to the poses at the time of the calls. Axis index: 0 to 2.
/// Properties that a kind of joint lacks have no effect, and read 0.
class JointNode : public PhysicsObject
{
public:
  /// Only while the node is linked; nullptr for placeholders.
  physics::Joint* joint() const { return joint_.get(); }

  /// Attaches two bodies by paths relative to this node. Empty paths, and wrong ones (which are logged), mean the
  /// static environment.
  virtual void attach(const std::string& first, const std::string& second);
  /// Attaches two bodies; nullptr: the static environment. Sets no axis.
  void join(const RigidBody* first, const RigidBody* second);
  RigidBody* firstBody() const;
  RigidBody* secondBody() const;

  virtual void setAnchor(const Vec3f& local); ///< In the frame of this node.
  void setAxis(int index, const Vec3f& local); ///< In the frame of this node; need not be normalised.

  void setParameter(physics::JointParameter parameter, int axis, float value);
  float parameter(physics::JointParameter parameter, int axis) const;

  void setLowStopDeg(int axis, float degrees);
  void setHighStopDeg(int axis, float degrees);
  /// The engine's float value in degrees, without further rounding, to be compared with angles.
  double lowStopDeg(int axis) const;
  double highStopDeg(int axis) const;

  virtual float angleDeg(int axis) const;
  float angleRateDeg(int axis) const; ///< deg/s

  /// Limit for effectors' commands, rad/s, >= 0; preset: infinite.
  float maxSpeed(int axis) const { return axis == 0 || axis == 1 ? maxSpeed_[axis] : unlimited; }
  void setMaxSpeed(int axis, float speed);

  virtual void setMotorVelocity(int axis, float velocity); ///< rad/s or m/s
  /// Wakes the first body.
  void wakeFirstBody();

  /// Lets axis 0 follow that of another hinge or slider: place = multiplier · (place of the other) + offset, in rad and m;
  /// see physics::Joint::follow().
  /// @param path  of the other joint, relative to this node
  /// @param offset  degrees for a hinge, m for a slider
  /// @return why it cannot; empty: it does
  LocalText follow(const std::string& path, float multiplier, float offset);

  void enableFeedback(bool enabled);

  /// The realistic motor that drives axis 0; nullptr: the engine's, without current and heat.
  JointMotor* motor() const { return motor_; }

  bool hasPrePhysics() const override { return unused_; }
  /// Logs before the first step if it was never attached.
  void prePhysics() override;
  bool hasPostPhysics() const override { return watchedAxes() > 0; }
  /// Warns once when an axis is far beyond a stop.
  void postPhysics() override;

  void archive(StateArchive& a) override;

protected:
  void onLink() override;
  void onUnlink() override;
  virtual std::unique_ptr<physics::Joint> makeJoint(physics::World&) { return nullptr; }

private:
  friend class JointMotor;
  static constexpr float unlimited = std::numeric_limits<float>::infinity();

  RigidBody* bodyAt(const std::string& path);
  int watchedAxes() const; ///< Axes whose places can be compared with stops.
  bool isBeyondStop(int axis) const;
  void warnOfStop(int axis);

  std::array<float, 2> maxSpeed_{unlimited, unlimited};
  bool unused_ = false; ///< attach() has not been called.
  bool warned_ = false; ///< That it is beyond a stop.
  int unwatched_ = 0;   ///< Steps since it has been compared with its stops.
  int beyond_ = 0;      ///< In how many comparisons in a row it was beyond one.
  std::unique_ptr<physics::Joint> joint_;
  JointMotor* motor_ = nullptr;
};

class BallJoint : public JointNode
{
protected:
  std::unique_ptr<physics::Joint> makeJoint(physics::World& w) override
  {
    return w.createJoint(physics::Joint::Kind::Ball);
  }
};

class HingeJoint : public JointNode
{
protected:
  std::unique_ptr<physics::Joint> makeJoint(physics::World& w) override
  {
    return w.createJoint(physics::Joint::Kind::Hinge);
  }
};

/// A steered wheel: axis 0 steers, axis 1 is the wheel's.
class Hinge2Joint : public JointNode
{
public:
  /// Also sets the steering axis to this node's z and the wheel's axis to its x.
  void setAnchor(const Vec3f& local) override;

protected:
  std::unique_ptr<physics::Joint> makeJoint(physics::World& w) override
  {
    return w.createJoint(physics::Joint::Kind::Hinge2);
  }
};

class SliderJoint : public JointNode
{
public:
  /// Also sets the axis to this node's z.
  void attach(const std::string& first, const std::string& second) override;

protected:
  std::unique_ptr<physics::Joint> makeJoint(physics::World& w) override
  {
    return w.createJoint(physics::Joint::Kind::Slider);
  }
};

/// Free to slide in a plane and to turn about its normal, axis 0.
class PlanarJoint : public JointNode
{
public:
  /// Also sets the normal to this node's z.
  void attach(const std::string& first, const std::string& second) override;

protected:
  std::unique_ptr<physics::Joint> makeJoint(physics::World& w) override
  {
    return w.createJoint(physics::Joint::Kind::InPlane);
  }
};

class UniversalJoint : public JointNode
{
protected:
  std::unique_ptr<physics::Joint> makeJoint(physics::World& w) override
  {
    return w.createJoint(physics::Joint::Kind::Universal);
  }
};

class FixedJoint : public JointNode
{
protected:
  std::unique_ptr<physics::Joint> makeJoint(physics::World& w) override
  {
    return w.createJoint(physics::Joint::Kind::Fixed);
  }
};

} // namespace sparkwright
