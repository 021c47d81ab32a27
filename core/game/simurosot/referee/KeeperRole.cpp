#include "core/game/simurosot/referee/KeeperRole.h"

#include "core/archive/StateArchive.h"

namespace sparkwright::simurosot
{

void KeeperRole::assign(Situation& situation)
{
  for(const Side side : bothSides)
  {
    int& last = last_[static_cast<std::size_t>(indexOf(side))];
    const Rect area = situation.areas().goalArea(side);
    int keeper = -1;
    forEachRobot(situation, side,
                 [&](RobotId robot)
                 {
                   if((keeper < 0 || robot.index == last) && situation.isInside(robot, area))
                     keeper = robot.index;
                 });
    situation.setKeeper(side, keeper);
    last = keeper >= 0 ? keeper : last;
  }
}

void KeeperRole::archive(StateArchive& a)
{
  a(last_);
  a.require(last_[0] < mostRobots && last_[1] < mostRobots);
}

} // namespace sparkwright::simurosot
