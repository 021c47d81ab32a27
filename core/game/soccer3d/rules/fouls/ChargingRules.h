#pragma once

#include "core/game/soccer3d/match/PlayerId.h"
#include "core/game/soccer3d/referee/Rule.h"

#include <array>
#include <cstddef>

namespace sparkwright
{

/// Counts the steps since players touched the ball, and an opponent. Source: referee specification 10.0.
class TouchTimesRule : public Rule
{
public:
  TouchTimesRule() : Rule("touch times", Stage::Count) {}
  void judge(Situation& now) override;
  void pause(Situation& now) override;
};

/// Running into an opponent without playing the ball; `UseCharging`. Source: referee specification 10.5.
class ChargingRule : public Rule
{
public:
  static constexpr int protection = 50; ///< Steps after a player was moved during which its contacts are no fouls.

  ChargingRule() : Rule("charging", Stage::Foul)
  {
    History rest;
    rest.fill(Vec3f::Zero());
    velocities_.fill(rest);
  }
  void judge(Situation& now) override;
  void pause(Situation& now) override;

  void archive(StateArchive& a) override;

private:
  static constexpr std::size_t steps = 3; ///< Speeds are means over these.
  using History = std::array<Vec3f, steps>;

  struct Runner; ///< One of the two players of a contact.

  void remember(const Situation& now);
  Runner runner(const Situation& now, PlayerId id, const Vec3f& other) const;
  void judge(Situation& now, const Pitch::Contact& contact);

  PerPlayer<History> velocities_; ///< Newest first.
};

} // namespace sparkwright
