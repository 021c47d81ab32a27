#include "core/game/simurosot/match/restart/Reposition.h"

#include "core/archive/StateArchive.h"

#include <cmath>

namespace sparkwright::simurosot
{

namespace
{

/// @param step  cm; 0: at once
Point stepped(const Point& from, const Point& to, double step)
{
  const double way = distance(from, to);
  if(!(step > 0) || !(way > step))
    return to;
  const double share = step / way;
  return {from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)};
}

double turnedBy(double from, double to, const PlacementSpec& spec)
{
  const double turn = normalizedDeg(to - from);
  if(!(spec.stepCm > 0) || !(spec.stepDeg > 0) || std::abs(turn) <= spec.stepDeg)
    return to;
  return normalizedDeg(from + std::copysign(spec.stepDeg, turn));
}

} // namespace

void Reposition::begin(const Lineup& from, const Lineup& targets)
{
  now_ = {};
  targets_ = targets;
  for(const Side side : {Side::Blue, Side::Yellow})
    for(int i = 0; i < SST_MAX_ROBOTS; ++i)
      if(targets.robot(side, i))
        now_.robot(side, i) = from.robot(side, i);
  if(targets.ball)
    now_.ball = from.ball;
}

bool Reposition::step(const PlacementSpec& spec)
{
  bool arrived = true;
  for(const Side side : {Side::Blue, Side::Yellow})
    for(int i = 0; i < SST_MAX_ROBOTS; ++i)
      if(std::optional<Pose>& pose = now_.robot(side, i))
      {
        const Pose target = targets_.robot(side, i).value_or(*pose);
        const Point point = stepped(pose->point(), target.point(), spec.stepCm);
        pose = Pose{point.x, point.y, turnedBy(pose->angle, target.angle, spec)};
        arrived = arrived && *pose == target;
      }
  if(now_.ball)
  {
    const Point target = targets_.ball.value_or(*now_.ball);
    now_.ball = stepped(*now_.ball, target, spec.stepCm);
    arrived = arrived && *now_.ball == target;
  }
  return arrived;
}

void Reposition::archive(StateArchive& a)
{
  a(now_, targets_);
}

} // namespace sparkwright::simurosot
