#pragma once

#include "core/game/f2000/localisation/ParticleFilter.h"
#include "core/game/f2000/localisation/PerceptualModel.h"
#include "core/game/f2000/players/PlayerPlugin.h"
#include "core/game/f2000/players/SquareRoute.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace sparkwright::f2000
{

/// Finds out where its robot is by Monte Carlo localisation, while it drives around in a square. Its robot's file says
/// which features have models: `(param markov SIGMA)`. It learns them at the beginning.
///
/// Draws what it believes as the set `localisation.belief`, and as `localisation.map` a map of the field beside the field
/// that shows how likely its last measurement is at each place, if the robot looks as it believes to: dark is likely.
class Localiser : public PlayerPlugin
{
public:
  std::string robotConfig() const override { return "f2000/robots/seeker.f2krobot"; }
  std::vector<PlayerOption> options() const override;
  double period() const override { return 0.1; }
  void init(PlayerContext& context) override;
  Result senseAndAct(PlayerContext& context) override;

  /// Where it believes to be; nothing before the first measurement.
  const std::optional<Pose>& estimate() const { return estimate_; }

private:
  Result learn(PlayerContext& context);
  void moveFilter(PlayerContext& context);
  void weighFilter();
  void drawBelief(DrawingService& drawings, const Pose& truth) const;
  void drawMap(DrawingService& drawings) const;

  std::optional<ParticleFilter> filter_;
  std::optional<PerceptualModel> model_;
  PoseGrid grid_;
  SquareRoute route_;
  std::optional<Pose> odometry_; ///< At the last call.
  std::int64_t weighedAt_ = 0;   ///< Stamp of the newest measurement that counted, µs.
  std::optional<Pose> estimate_;
  std::size_t learnedPoses_ = 0; ///< Of the grid.
  bool learned_ = false, showsMap_ = true, showsBelief_ = true;
  double mapShown_ = -1; ///< When the map was drawn, s.
};

} // namespace sparkwright::f2000
