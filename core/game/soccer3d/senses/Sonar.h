#pragma once

#include "core/game/soccer3d/senses/SoccerPerceptors.h"

#include <vector>

namespace sparkwright
{

/// `(US Left (0.82 1.40 5.00 …))`: distances (m) of other robots and of goal posts inside a cone along +Y of the
/// Transform above, nearest first; filled up with the greatest range to the number of echoes.
///
/// The cone limits the horizontal angle only. Objects nearer than `nearest` are reported at `nearest`.
class SonarPerceptor : public SoccerPerceptor
{
public:
  SonarPerceptor() { setPredicateName("US"); }

  int mostEchoes = 10; ///< 0 to 1000
  float nearest = 0.25f, farthest = 5; ///< m
  int coneDeg = 60;                    ///< Full angle.
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
