#pragma once

#include "core/game/simurosot/interface/sparkwright_strategy.h"

namespace sparkwright::strategy
{

/// The records of the classic interface of SimuroSot strategies, as compilers lay them out: names are ours. The former/
/// later interface has the same ones.
struct ClassicVector
{
  double x, y, z;
};

struct ClassicBounds
{
  long left, right, top, bottom;
};

struct ClassicRobot
{
  ClassicVector position;
  double rotation;
  double left, right; ///< Commands of the wheels.
};

struct ClassicOpponent
{
  ClassicVector position;
  double rotation;
};

template <int players>
struct ClassicEnvironment
{
  ClassicRobot home[players];
  ClassicOpponent opponent[players];
  ClassicVector ball, lastBall, nextBall;
  ClassicBounds field, goal;
  long gameState;
  long whoseBall; ///< 0 anybody, 1 blue, 2 yellow.
  void* user;
};

/// Converts between the team's frame (cm, origin at the centre) and a frame with its origin near the lower left corner.
struct ClassicFrame
{
  double scale = 1;             ///< Units of the other frame in a cm.
  double left = 0, bottom = 0;  ///< Where the corner of the playing field lies in the other frame.
  double halfLength = 110, halfWidth = 90; ///< cm

  /// The frame of the classic platform, inches.
  static ClassicFrame inches(const sst_geometry& geometry)
  {
    return {1 / 2.54, 6.8118, 6.3730, geometry.length / 2, geometry.width / 2};
  }
  /// That of the former/later platform: cm from the corner of the playing field.
  static ClassicFrame centimetres(const sst_geometry& geometry)
  {
    return {1, 0, 0, geometry.length / 2, geometry.width / 2};
  }

  double x(double cm) const { return (cm + halfLength) * scale + left; }
  double y(double cm) const { return (cm + halfWidth) * scale + bottom; }
  ClassicVector vector(double x, double y, double z = 0) const { return {this->x(x), this->y(y), z * scale}; }
  sst_point point(const ClassicVector& v) const
  {
    return {(v.x - left) / scale - halfLength, (v.y - bottom) / scale - halfWidth};
  }
  sst_pose pose(const ClassicRobot& robot) const
  {
    const sst_point at = point(robot.position);
    return {at.x, at.y, robot.rotation};
  }
};

/// Fills in everything but the game state and the user pointer.
template <int players>
void fillEnvironment(const sst_field& field, const ClassicFrame& frame, ClassicEnvironment<players>& out)
{
  for(int i = 0; i < players; ++i)
  {
    const sst_robot& robot = field.self[i];
    out.home[i] = {frame.vector(robot.x, robot.y), robot.angle, robot.left, robot.right};
    const sst_robot& other = field.opponent[i];
    out.opponent[i] = {frame.vector(other.x, other.y), other.angle};
  }
  const sst_ball& ball = field.ball;
  const sst_ball& last = field.ball_last;
  out.ball = frame.vector(ball.x, ball.y, ball.z);
  out.lastBall = frame.vector(last.x, last.y, last.z);
  out.nextBall = frame.vector(2 * ball.x - last.x, 2 * ball.y - last.y, ball.z);
}

/// Sets the borders of the playing field and of the goals, in whole units as the platform has them.
void fillBounds(const sst_geometry& geometry, const ClassicFrame& frame, ClassicBounds& field, ClassicBounds& goal);

/// Takes the commands of the wheels out of the records.
void readCommands(const ClassicRobot* robots, int count, sst_wheels& out);

/// Whose ball it is in numbers of the platform. @param actor  SST_SELF …  @param side  own one: 0 blue, 1 yellow
long whoseBall(int actor, int side);

} // namespace sparkwright::strategy
