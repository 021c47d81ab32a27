#pragma once

#include "core/scene/BaseNode.h"

#include <algorithm>
#include <memory>

namespace sparkwright
{

class WorldNode;

/// A store of energy for motors, and for the robot's electronics.
class Battery : public BaseNode
{
public:
  float capacity() const { return capacity_; }                     ///< J
  float power() const { return static_cast<float>(power_); }       ///< J that are left.
  float level() const { return capacity_ > 0 ? power() / capacity_ : 0; } ///< 0 to 1
  double drawn() const { return drawn_; }                          ///< J that realistic motors and electronics have used

  void setCapacity(float joules)
  {
    capacity_ = std::max(0.f, joules);
    power_ = std::min(power_, static_cast<double>(capacity_));
  }
  /// Limited to the capacity, which is to be set before.
  void setPower(float joules) { power_ = std::clamp(joules, 0.f, capacity_); }

  float idlePower = 0; ///< W that the robot needs with all motors off, >= 0.

  /// As AngularMotor takes it. @return false if there is not so much left; then nothing is taken
  bool take(float joules)
  {
    if(!(joules <= power()))
      return false;
    power_ = power() - joules;
    return true;
  }
  /// Uses up what there is, but no more. Negative: a motor gives back.
  void draw(double joules)
  {
    const double before = power_;
    power_ = std::clamp(power_ - joules, 0.0, static_cast<double>(capacity_));
    drawn_ += before - power_;
  }

  bool hasPostPhysics() const override { return true; }
  void postPhysics() override;

protected:
  void onLink() override;
  void onUnlink() override;

private:
  float capacity_ = 0;
  double power_ = 0;
  double drawn_ = 0;
  std::shared_ptr<const WorldNode> world_;
};

} // namespace sparkwright
