#pragma once

#include "core/robot/Agent.h"

namespace sparkwright
{

class JointNode;

/// Reads the joint above it; says nothing while there is none.
class JointPerceptor : public Perceptor
{
protected:
  void onLink() override;
  /// Degrees, as the reference rounds them.
  float angle(int axis) const;

  const JointNode* joint_ = nullptr;
};

/// `(HJ (n hj1) (ax 12.30))`, degrees.
class HingePerceptor : public JointPerceptor
{
public:
  void sense(PerceptWriter& out) override;
};

/// `(H2J (n ltp) (ax 0 12.30))`, degrees of the steering axis.
class Hinge2Perceptor : public JointPerceptor
{
public:
  void sense(PerceptWriter& out) override;
};

/// `(UJ (n laj1_2) (ax1 12.30) (ax2 0.00))`, degrees.
class UniversalJointPerceptor : public JointPerceptor
{
public:
  void sense(PerceptWriter& out) override;
};

} // namespace sparkwright
