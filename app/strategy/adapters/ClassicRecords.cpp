#include "app/strategy/adapters/ClassicRecords.h"

#include <cmath>

namespace sparkwright::strategy
{

void fillBounds(const sst_geometry& geometry, const ClassicFrame& frame, ClassicBounds& field, ClassicBounds& goal)
{
  const double length = geometry.length / 2, width = geometry.width / 2;
  field = {std::lround(frame.x(-length)), std::lround(frame.x(length)), std::lround(frame.y(width)),
           std::lround(frame.y(-width))};
  const double back = length + geometry.goal_depth, mouth = geometry.goal_width / 2;
  goal = {std::lround(frame.x(-back)), std::lround(frame.x(back)), std::lround(frame.y(mouth)),
          std::lround(frame.y(-mouth))};
}

void readCommands(const ClassicRobot* robots, int count, sst_wheels& out)
{
  out.n = count;
  for(int i = 0; i < count; ++i)
  {
    out.left[i] = robots[i].left;
    out.right[i] = robots[i].right;
  }
}

long whoseBall(int actor, int side)
{
  if(actor == SST_NONE)
    return 0;
  return (actor == SST_SELF) == (side == 0) ? 1 : 2;
}

} // namespace sparkwright::strategy
