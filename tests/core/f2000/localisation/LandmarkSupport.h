#pragma once

#include "core/game/f2000/localisation/MarkovData.h"
#include "core/game/f2000/localisation/PerceptualModel.h"

#include <cmath>
#include <memory>
#include <numbers>
#include <optional>
#include <random>
#include <vector>

namespace test::landmarks
{

using namespace sparkwright::f2000;

inline constexpr double degree = std::numbers::pi / 180;

/// Goals and posts of the standard field, as a camera that looks to all sides sees them: with their models.
class Landmarks
{
public:
  static constexpr double range = 12; ///< m: all of the field

  Landmarks()
  {
    for(const char* const feature : {"goalDistance", "goalAngle", "poleDistance", "poleAngle"})
    {
      MarkovOptions options;
      const bool angle = std::string(feature).ends_with("Angle");
      options.sigma = angle ? 5 : 20;
      auto data = std::make_unique<MarkovData>(*layoutOf(feature), options);
      features_.push_back(data.get());
      sensors_.add(std::move(data));
    }
    model_.emplace(sensors_);
  }

  const std::vector<MarkovData*>& features() const { return features_; }

  /// Measures at a pose. @param noise  0: exactly; 1: 20 mm and 5 degrees
  void measure(const Pose& pose, double noise = 0)
  {
    static const std::vector<Pose> goals{{-5, 0, 0}, {5, 0, 0}};
    static const std::vector<Pose> posts{{-5, -2.5, 0}, {-5, 2.5, 0}, {5, -2.5, 0}, {5, 2.5, 0}};
    take(0, goals, pose, noise);
    take(2, posts, pose, noise);
  }
  /// Learns the whole grid.
  void learn()
  {
    const PoseGrid grid;
    for(std::size_t i = 0; i < grid.size(); ++i)
    {
      const Pose pose = grid.poseOf(i);
      measure(pose);
      model_->learn(pose);
    }
  }
  /// Of what was measured last.
  double probability(const Pose& pose) const { return model_->probability(pose); }

  std::mt19937 random{1};

private:
  void take(std::size_t feature, const std::vector<Pose>& things, const Pose& pose, double noise)
  {
    std::normal_distribution<double> gauss(0, 1);
    std::vector<std::uint32_t> distances, angles;
    for(const Pose& thing : things)
    {
      const Pose seen = relativeTo(pose, thing);
      const double distance = std::hypot(seen.x, seen.y);
      const double mm = distance * 1000 + gauss(random) * 20 * noise;
      const double angle = normalized(std::atan2(seen.y, seen.x) + gauss(random) * 5 * degree * noise) / degree;
      distances.push_back(distance > range ? invalidWord : static_cast<std::uint32_t>(std::lround(std::max(mm, 0.))));
      angles.push_back(distance > range ? invalidSignedWord
                                        : static_cast<std::uint32_t>(static_cast<std::int32_t>(std::lround(angle * 1000))));
    }
    features_[feature]->setData(distances);
    features_[feature + 1]->setData(angles);
  }

  SensorContainer sensors_;
  std::vector<MarkovData*> features_;
  std::optional<PerceptualModel> model_;
};

} // namespace test::landmarks
