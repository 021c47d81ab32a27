#pragma once

#include "core/game/simurosot/interface/sparkwright_referee.h"
#include "core/game/simurosot/profile/LeagueProfile.h"

#include <array>

namespace sparkwright::simurosot
{

inline constexpr int mostRobots = SST_MAX_ROBOTS;

/// A robot of a frame.
struct RobotId
{
  Side side = Side::Blue;
  int index = -1; ///< −1: none.

  bool isNone() const { return index < 0; }
  /// Its number among the objects of contacts.
  int object() const { return indexOf(side) * mostRobots + index; }
  bool operator==(const RobotId&) const = default;
};

/// What rules ask about one frame: where robots are, what touches what, who keeps goal. Robots that are not on the field,
/// or whose pose is no number, are not there. Made anew for each frame; the frame and the profile must outlive it.
class Situation
{
public:
  Situation(const sref_frame& frame, const LeagueProfile& profile);

  const sref_frame& frame() const { return frame_; }
  const LeagueProfile& profile() const { return profile_; }
  const RuleSpec& rules() const { return profile_.rules; }
  const FieldAreas& areas() const { return areas_; }
  double frameSeconds() const { return frameSeconds_; }
  /// Frames that a time takes, at least 1.
  int framesOf(double seconds) const;
  bool isShootOut() const { return frame_.shooter == SREF_BLUE || frame_.shooter == SREF_YELLOW; }

  /// Whether the place of the ball is a number.
  bool hasBall() const { return hasBall_; }
  /// The origin if there is none.
  const Point& ball() const { return ball_; }
  /// Of the ball; 0 if it is no number.
  Point ballVelocity() const;
  double ballSpeed() const;

  bool isThere(RobotId robot) const { return there_[static_cast<std::size_t>(robot.object())]; }
  const sref_robot& state(RobotId robot) const;
  Square square(RobotId robot) const;
  /// Whether more than half of the robot is in the area, or its centre (RuleSpec::centreTest).
  bool isInside(RobotId robot, const Rect& area) const;
  /// The number of robots of a side that are inside of an area.
  int countInside(Side side, const Rect& area) const;
  /// Which way wheels drive the robot: a unit vector; 0 if they hardly turn, or turn it on the spot.
  Point drive(RobotId robot) const;
  /// Whether a command has been given that moves or turns it.
  bool isCommanded(RobotId robot) const;

  /// Whether objects (0 to SREF_WALL) touch in the list of contacts.
  bool touch(int first, int second) const;
  /// Whether the robot touches the ball, or is next to it: contacts flicker.
  bool touchesBall(RobotId robot) const;

  RobotId keeper(Side side) const { return keepers_[static_cast<std::size_t>(indexOf(side))]; }
  void setKeeper(Side side, int index) { keepers_[static_cast<std::size_t>(indexOf(side))] = {side, index}; }

private:
  static constexpr std::size_t objectCount = SREF_WALL + 1;

  void readRobots();
  void readContacts();

  const sref_frame& frame_;
  const LeagueProfile& profile_;
  const FieldAreas areas_;
  double frameSeconds_;
  bool hasBall_;
  Point ball_;
  std::array<bool, 2 * mostRobots> there_{};
  std::array<std::uint32_t, objectCount> touching_{}; ///< Of each object: a bit for each other.
  std::array<RobotId, 2> keepers_;
};

/// Calls a function for each robot of a side that is there.
template <class Function>
void forEachRobot(const Situation& situation, Side side, Function function)
{
  for(int i = 0; i < mostRobots; ++i)
    if(const RobotId robot{side, i}; situation.isThere(robot))
      function(robot);
}

inline constexpr std::array<Side, 2> bothSides{Side::Blue, Side::Yellow};

/// How a side is called in texts of verdicts.
constexpr const char* sideName(Side side) { return side == Side::Blue ? "blue" : "yellow"; }

} // namespace sparkwright::simurosot
