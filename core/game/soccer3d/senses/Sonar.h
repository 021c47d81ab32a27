#pragma once

#include "core/game/soccer3d/senses/SoccerPerceptors.h"

#include <vector>

namespace sparkwright
{

/// `(US Left (0.82 1.40 5.00 …))`: distances of other robots and of goal posts inside a cone along +Y of the Transform
/// above, the nearest first, filled up to the number of echoes with the greatest range.
///
/// The cone bounds the horizontal angle only. What is nearer than the range begins echoes from where it begins.
class SonarPerceptor : public SoccerPerceptor
{
public:
  SonarPerceptor() { setPredicateName("US"); }

  int mostEchoes = 10; ///< 0 to 1000
  float nearest = 0.25f, farthest = 5; ///< m
  int coneDeg = 60;                    ///< Full opening angle.
  bool noise = false;
  static constexpr float sigma = 0.005f; ///< m

  void sense(PerceptWriter& out) override;
  std::optional<SensorRange> covers() const override
  {
    return SensorRange{SensorRange::Kind::Sonar, toRadians(static_cast<float>(coneDeg)), 0, nearest, farthest};
  }

protected:
  void onLink() override;

private:
  void listen(const Vec3f& position);

  const Transform* transform_ = nullptr;
  std::vector<float> echoes_;
};

} // namespace sparkwright
