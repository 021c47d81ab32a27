#pragma once

#include "core/robot/agent/Agent.h"

namespace sparkwright
{

class JointNode;

/// Drives the joint above it. The predicate is the node's name, which must be unique within an agent. Acts when the
/// message is read; a speed stays in force until the next one. Ignores speeds that are not finite.
class JointEffector : public Effector
{
public:
  std::string_view predicate() const override { return name(); }

  /// While frozen (by the referee) the joint is stopped, and commands are treated as speed 0.
  void setFrozen(bool frozen);
  bool frozen() const { return frozen_; }
  void halt() override;

  std::any history() const override { return frozen_; }
  void takeOver(const std::any& frozen) override { frozen_ = std::any_cast<bool>(frozen); }
  void archive(StateArchive& a) override;

protected:
  /// The joint to drive; nullptr, with a warning, if misplaced.
  virtual JointNode* findJoint() const = 0;
  /// Number of axes that commands drive, from 0.
  virtual int drivenAxes() const { return 1; }
  /// The first of them.
  virtual int firstAxis() const { return 0; }
  JointNode* joint() const { return joint_; }
  /// Sets the motor of one axis, rad/s, unless its angle is at or beyond a stop and the motor is no steady one.
  void drive(int axis, float speed);

  void onLink() final { joint_ = findJoint(); }

private:
  JointNode* joint_ = nullptr;
  bool frozen_ = false;
};

/// `(he1 1.25)`, rad/s.
class HingeEffector : public JointEffector
{
public:
  void receive(const Action& action) override;

protected:
  JointNode* findJoint() const override;
};

/// `(lte 90)`, deg/s of the second axis (the wheel).
class Hinge2Effector : public JointEffector
{
public:
  void receive(const Action& action) override;

protected:
  int firstAxis() const override { return 1; }
  JointNode* findJoint() const override;
};

/// `(lae1_2 0.5 -0.2)`, rad/s of both axes; both must be given.
class UniversalJointEffector : public JointEffector
{
public:
  void receive(const Action& action) override;

protected:
  int drivenAxes() const override { return 2; }
  JointNode* findJoint() const override;
};

/// `(lift 0.1)`, m/s. Takes commands at stops, too.
class SliderEffector : public JointEffector
{
public:
  void receive(const Action& action) override;

protected:
  JointNode* findJoint() const override;
};

/// `(he1 1.25)`, rad/s: the speed that the AngularMotor above tries to reach.
class AngularMotorEffector : public JointEffector
{
public:
  void receive(const Action& action) override;

protected:
  JointNode* findJoint() const override;
};

} // namespace sparkwright
