#pragma once

#include "app/team/body/Attitude.h"
#include "app/team/body/JointDriver.h"
#include "app/team/body/Percepts.h"
#include "core/world/World.h"

#include <Eigen/Geometry>

#include <string>

namespace sparkwright::team
{

/// A robot of the league in a soccer World of its own, moved as an agent in sync mode moves it: what it hears was
/// computed at the end of the last cycle, what it says acts in the cycle after the next.
class RobotInWorld
{
public:
  explicit RobotInWorld(int type = 0, const std::string& beam = "(beam -5 0 0)");

  /// One cycle with these joint angles as targets.
  void act(const JointAngles& targets);
  void hold(const JointAngles& targets, int cycles);

  /// Real pose of a part, such as `rfoot`; `body` is the torso. World frame, which is the left team's.
  Eigen::Isometry3d pose(const std::string& part) const;
  /// Centre of the ball, world frame.
  Eigen::Vector3d ball() const;
  bool upright() const { return pose("body").linear()(2, 2) > 0.9; }

  World world;
  Nao nao;
  Percepts percepts;
  Attitude attitude;
  std::string heard; ///< The newest message.

private:
  void cycle();

  AgentId agent_;
  JointDriver driver_;
  std::string pending_;
};

} // namespace sparkwright::team
