#pragma once

#include "core/game/soccer3d/match/PlayerId.h"
#include "core/game/soccer3d/referee/Rule.h"

#include <array>
#include <cstddef>

namespace sparkwright
{

/// Counts how long ago players have touched the ball, and an opponent. Source: referee specification 10.0.
class TouchTimesRule : public Rule
{
public:
  TouchTimesRule() : Rule("touch times", Stage::Count) {}
  void judge(Situation& now) override;
  void pause(Situation& now) override;
};

/// Running into an opponent without going for the ball; `UseCharging`. Source: referee specification 10.5.
class ChargingRule : public Rule
{
public:
  static constexpr int protection = 50; ///< Steps after a player was moved in which no contact of it is a foul.

  ChargingRule() : Rule("charging", Stage::Foul) {}
  void judge(Situation& now) override;
  void pause(Situation& now) override;

private:
  static constexpr std::size_t steps = 3; ///< That speeds are a mean of.
  using History = std::array<Vec3f, steps>;

  struct Runner; ///< One of the two who meet.

  void remember(const Situation& now);
  Runner runner(const Situation& now, PlayerId id, const Vec3f& other) const;
  void judge(Situation& now, const Pitch::Contact& contact);

  PerPlayer<History> velocities_; ///< The newest first.
};

} // namespace sparkwright
