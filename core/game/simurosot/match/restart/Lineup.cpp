#include "core/game/simurosot/match/restart/Lineup.h"

#include "core/archive/StateArchive.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::simurosot
{

namespace
{

double boundedCm(double value)
{
  constexpr double farthest = 1000;
  return std::isfinite(value) ? std::clamp(value, -farthest, farthest) : 0;
}

double boundedDeg(double value)
{
  return std::isfinite(value) ? normalizedDeg(value) : 0;
}

} // namespace

Lineup Lineup::of(const sref_frame& frame)
{
  Lineup seen;
  for(const Side side : {Side::Blue, Side::Yellow})
    for(int i = 0; i < SST_MAX_ROBOTS; ++i)
      if(const sref_robot& robot = frame.robot[indexOf(side)][i]; robot.valid)
        seen.robot(side, i) = Pose{boundedCm(robot.x), boundedCm(robot.y), boundedDeg(robot.angle)};
  seen.ball = Point{boundedCm(frame.ball.x), boundedCm(frame.ball.y)};
  return seen;
}

void Lineup::put(const Lineup& others)
{
  for(const Side side : {Side::Blue, Side::Yellow})
    for(int i = 0; i < SST_MAX_ROBOTS; ++i)
      if(const std::optional<Pose>& pose = others.robot(side, i))
        robot(side, i) = pose;
  if(others.ball)
    ball = others.ball;
}

Lineup Lineup::turned() const
{
  Lineup all;
  for(const Side side : {Side::Blue, Side::Yellow})
    for(int i = 0; i < SST_MAX_ROBOTS; ++i)
      if(const std::optional<Pose>& pose = robot(side, i))
        all.robot(side, i) = simurosot::turned(*pose);
  if(ball)
    all.ball = simurosot::turned(*ball);
  return all;
}

void Lineup::archive(StateArchive& a)
{
  const auto archiveMaybe = [&](auto& maybe, auto&& values)
  {
    bool there = maybe.has_value();
    a(there);
    if(!there)
      return maybe.reset();
    if(!maybe)
      maybe.emplace();
    values(*maybe);
  };
  for(auto& side : robots)
    for(std::optional<Pose>& place : side)
      archiveMaybe(place,
                   [&](Pose& pose)
                   {
                     a(pose.x, pose.y, pose.angle);
                     pose = {boundedCm(pose.x), boundedCm(pose.y), boundedDeg(pose.angle)};
                   });
  archiveMaybe(ball,
               [&](Point& point)
               {
                 a(point.x, point.y);
                 point = {boundedCm(point.x), boundedCm(point.y)};
               });
}

void Orders::archive(StateArchive& a)
{
  a(places, stop, saveVelocities, restoreVelocities);
}

} // namespace sparkwright::simurosot
