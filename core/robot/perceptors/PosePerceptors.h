#pragma once

#include "core/robot/agent/Agent.h"

#include <array>
#include <vector>

namespace sparkwright
{

/// `(GPS (n torso) (tf m11 m12 … m44))`: the world matrix of the Transform above, row by row.
class GpsPerceptor : public Perceptor
{
public:
  void sense(PerceptWriter& out) override;
  std::optional<SensorRange> covers() const override { return SensorRange(); }
  std::string_view kind() const override { return "gps"; }
  std::span<const SensorChannel> channels() const override;
  void measure(std::span<float> out) const override;

protected:
  void onLink() override;

private:
  const Transform* transform_ = nullptr;
};

/// `(PerfectVision (name (pos x y z)) …)`: positions (m) of all Transforms of the scene relative to the Transform
/// above, in world axes, without noise; each axis can be inverted.
class PerfectVisionPerceptor : public Perceptor
{
public:
  std::array<bool, 3> inverted{}; ///< x, y, z

  void sense(PerceptWriter& out) override;

protected:
  void onLink() override;

private:
  void refresh();

  unsigned long seen_ = 0;
  std::vector<const Transform*> all_; ///< Of structure version seen_, in file order.
};

} // namespace sparkwright
