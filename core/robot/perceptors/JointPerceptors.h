#pragma once

#include "core/robot/agent/Agent.h"

#include <limits>

namespace sparkwright
{

class Hinge2Joint;
class HingeJoint;
class JointMotor;
class SliderJoint;
class UniversalJoint;

/// `(HJ (n hj1) (ax 12.30))`, degrees in (-180, 180], of the HingeJoint above, or as many as they are of one that counts its
/// turns. With a JointMotor also `(tp 38.00)`, its temperature
/// (°C), sent when it has changed by more than 1, and `(ct 120)`, its absolute current (mA).
class HingePerceptor : public Perceptor
{
public:
  void sense(PerceptWriter& out) override;
  std::string_view kind() const override { return "hinge"; }
  std::span<const SensorChannel> channels() const override;
  void measure(std::span<float> out) const override;

  std::any history() const override { return toldTemperature_; }
  void takeOver(const std::any& toldTemperature) override { toldTemperature_ = std::any_cast<float>(toldTemperature); }
  void archive(StateArchive& a) override;

protected:
  void onLink() override;

private:
  void writeMotor(const JointMotor& motor, PerceptWriter& out);

  const HingeJoint* joint_ = nullptr;
  float toldTemperature_ = -std::numeric_limits<float>::infinity();
};

/// `(H2J (n ltp) (ax 0 12.30))`, degrees of the steering axis of the Hinge2Joint above.
class Hinge2Perceptor : public Perceptor
{
public:
  void sense(PerceptWriter& out) override;
  std::string_view kind() const override { return "hinge"; }
  std::span<const SensorChannel> channels() const override;
  void measure(std::span<float> out) const override;

protected:
  void onLink() override;

private:
  const Hinge2Joint* joint_ = nullptr;
};

/// `(SJ (n lift) (ax 0.12))`, m, of the SliderJoint above.
class SliderPerceptor : public Perceptor
{
public:
  void sense(PerceptWriter& out) override;
  std::string_view kind() const override { return "slider"; }
  std::span<const SensorChannel> channels() const override;
  void measure(std::span<float> out) const override;

protected:
  void onLink() override;

private:
  float position() const;

  const SliderJoint* joint_ = nullptr;
};

/// `(UJ (n laj1_2) (ax1 12.30) (ax2 0.00))`, degrees, of the UniversalJoint above.
class UniversalJointPerceptor : public Perceptor
{
public:
  void sense(PerceptWriter& out) override;
  std::string_view kind() const override { return "universal"; }
  std::span<const SensorChannel> channels() const override;
  void measure(std::span<float> out) const override;

protected:
  void onLink() override;

private:
  const UniversalJoint* joint_ = nullptr;
};

} // namespace sparkwright
