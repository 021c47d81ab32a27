#pragma once

#include "core/game/simurosot/referee/rules/Rule.h"

namespace sparkwright::simurosot
{

/// A kick of the penalty shoot-out: a goal of the kicker, or over without one, since the ball has left the goal area
/// again, the keeper holds it, it is lost, or the time is over. The only rule in a shoot-out.
class ShootOutRule : public Rule
{
public:
  void observe(const Situation& situation) override;
  std::optional<Ruling> judge(const Situation& situation) override;
  void forget() override { *this = {}; }
  void archive(StateArchive& a) override;

private:
  static bool keeperHolds(const Situation& situation, Side defender);
  static Ruling goal(const Situation& situation, Side kicker);
  /// Why the kick is over; nothing: it is not.
  struct End
  {
    const char* why;
    double value, limit;
  };
  std::optional<End> end(const Situation& situation, Side defender) const;

  int frames_ = 0;            ///< Of the kick.
  bool wasInGoalArea_ = false; ///< The ball.
  Streak held_;               ///< By the keeper.
};

} // namespace sparkwright::simurosot
