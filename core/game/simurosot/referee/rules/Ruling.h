#pragma once

#include "core/game/simurosot/referee/rules/Situation.h"

namespace sparkwright::simurosot
{

/// A verdict with what it rests upon, written step by step.
class Ruling
{
public:
  /// An empty verdict for this reason, one of SREF_R0_PERIOD_OVER …, at the place of the ball.
  Ruling(const Situation& situation, int reason, int hardness = SREF_CERTAIN);

  const sref_verdict& verdict() const { return verdict_; }

  void restart(Restart kind, Side actor);
  /// A free ball in the quarter in which a point lies, for the side whose half it is.
  void freeBallAt(const Point& point);
  void freeBall(Restart kind);
  void goalFor(Side side) { verdict_.goal_for = indexOf(side); }
  /// Of offenders the first is that of the verdict.
  void offender(RobotId robot);
  void witness(RobotId robot);
  void offendingSide(Side side) { verdict_.offender_side = indexOf(side); }
  void place(const Point& point) { verdict_.evidence.place = {point.x, point.y}; }
  void area(const Rect& area);
  /// What was measured and its limit, in the unit of the rule.
  void measured(double value, double limit);
#if defined(__GNUC__)
  __attribute__((format(printf, 2, 3)))
#endif
  void text(const char* format, ...);

private:
  const Situation& situation_;
  sref_verdict verdict_{};
};

/// How robots are called in texts: `blue 3`, counted from 0.
struct RobotName
{
  explicit RobotName(RobotId robot);
  const char* text() const { return text_.data(); }

private:
  std::array<char, 24> text_{};
};

} // namespace sparkwright::simurosot
