#pragma once

#include "core/scene/BaseNode.h"

#include <algorithm>

namespace sparkwright
{

/// A store of energy for motors.
class Battery : public BaseNode
{
public:
  float capacity() const { return capacity_; } ///< J
  float power() const { return power_; }       ///< J that are left.
  float level() const { return capacity_ > 0 ? power_ / capacity_ : 0; } ///< 0 to 1

  void setCapacity(float joules)
  {
    capacity_ = std::max(0.f, joules);
    power_ = std::min(power_, capacity_);
  }
  /// Limited to the capacity, which is to be set before.
  void setPower(float joules) { power_ = std::clamp(joules, 0.f, capacity_); }

  /// @return false if there is not so much left; then nothing is taken
  bool take(float joules)
  {
    if(!(joules <= power_))
      return false;
    power_ -= joules;
    return true;
  }

private:
  float capacity_ = 0;
  float power_ = 0;
};

} // namespace sparkwright
