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
  float power() const { return static_cast<float>(power_); }       ///< Remaining energy, J.
  float level() const { return capacity_ > 0 ? power() / capacity_ : 0; } ///< 0 to 1
  double drawn() const { return drawn_; } ///< Energy used by realistic motors and electronics, J

  void setCapacity(float joules)
  {
    capacity_ = std::max(0.f, joules);
    power_ = std::min(power_, static_cast<double>(capacity_));
  }
  /// Sets the remaining energy; clamped to the capacity, so set that first.
  void setPower(float joules) { power_ = std::clamp(joules, 0.f, capacity_); }

  float idlePower = 0; ///< Power that the robot needs with all motors off, W, >= 0.

  std::any history() const override { return power_; }
  void takeOver(const std::any& power) override
  {
    power_ = std::min(std::any_cast<double>(power), static_cast<double>(capacity_));
  }

  /// Takes energy, for an AngularMotor. @return false, without effect, if there is not enough
  bool take(float joules)
  {
    if(!(joules <= power()))
      return false;
    power_ = power() - joules;
    return true;
  }
  /// Takes energy, limited to what is left. Negative: charges the battery, up to its capacity.
  void draw(double joules)
  {
    const double before = power_;
    power_ = std::clamp(power_ - joules, 0.0, static_cast<double>(capacity_));
    drawn_ += before - power_;
  }

  bool hasPostPhysics() const override { return true; }
  void postPhysics() override;

  void archive(StateArchive& a) override;

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
