#include "core/game/simurosot/clients/TeamView.h"

#include "core/game/simurosot/field/FieldSpec.h"

#include <algorithm>

namespace sparkwright::simurosot
{

namespace
{

sst_ball inTeamFrame(int end, sst_ball ball)
{
  ball.x *= end;
  ball.y *= end;
  ball.vx *= end;
  ball.vy *= end;
  return ball;
}

sst_robot robotView(int end, const sref_robot& robot, bool own)
{
  const Pose pose = inTeamFrame(end, Pose{robot.x, robot.y, robot.angle});
  sst_robot view{};
  view.x = pose.x;
  view.y = pose.y;
  view.angle = pose.angle;
  view.vx = end * robot.vx;
  view.vy = end * robot.vy;
  view.omega = robot.omega;
  if(own)
  {
    view.left = robot.left;
    view.right = robot.right;
  }
  view.flags = robot.valid ? static_cast<std::uint32_t>(SST_VALID) : 0u;
  return view;
}

void markTouches(Side side, const sref_frame& frame, sst_field& out)
{
  for(int i = 0; i < frame.contact_count; ++i)
  {
    const sref_contact& contact = frame.contacts[i];
    if(contact.second != SREF_BALL || contact.first < 0 || contact.first >= 2 * SST_MAX_ROBOTS)
      continue;
    const bool own = contact.first / SST_MAX_ROBOTS == indexOf(side);
    sst_robot& robot = (own ? out.self : out.opponent)[contact.first % SST_MAX_ROBOTS];
    robot.flags |= SST_TOUCHES_BALL;
  }
}

} // namespace

void fillTeamView(Side side, const sref_frame& frame, const sst_ball& ball, const MatchMoment& moment, sst_field& out)
{
  const int end = side == Side::Blue ? frame.blue_end : -frame.blue_end;
  const Side others = other(side);
  out.size = sizeof out;
  out.frame = moment.frame;
  out.state = moment.state;
  out.placement = static_cast<int>(inTeamFrame(end, moment.restart));
  out.period = moment.period;
  out.actor = !moment.actor ? SST_NONE : *moment.actor == side ? SST_SELF : SST_OPPONENT;
  out.time_left = moment.left;
  out.score_self = moment.score[static_cast<std::size_t>(indexOf(side))];
  out.score_opponent = moment.score[static_cast<std::size_t>(indexOf(others))];
  for(int i = 0; i < SST_MAX_ROBOTS; ++i)
  {
    out.self[i] = robotView(end, frame.robot[indexOf(side)][i], true);
    out.opponent[i] = robotView(end, frame.robot[indexOf(others)][i], false);
  }
  for(const Side one : {side, others})
    if(const int keeper = moment.keeper[static_cast<std::size_t>(indexOf(one))]; keeper >= 0 && keeper < SST_MAX_ROBOTS)
      (one == side ? out.self : out.opponent)[keeper].flags |= SST_GOALKEEPER;
  markTouches(side, frame, out);
  out.ball = inTeamFrame(end, frame.ball);
  out.ball_last = inTeamFrame(end, ball);
}

sst_geometry geometryOf(const LeagueProfile& profile)
{
  const FieldSpec& field = profile.field;
  sst_geometry geometry{};
  geometry.length = field.length;
  geometry.width = field.width;
  geometry.goal_width = field.goalWidth;
  geometry.goal_depth = field.goalDepth;
  geometry.goal_area_depth = field.goalAreaDepth;
  geometry.goal_area_width = field.goalAreaWidth;
  geometry.penalty_area_depth = field.penaltyAreaDepth;
  geometry.penalty_area_width = field.penaltyAreaWidth;
  geometry.circle_radius = field.circleRadius;
  geometry.penalty_mark = field.penaltyMark;
  geometry.free_ball_x = field.freeBallX;
  geometry.free_ball_y = field.freeBallY;
  geometry.corner_leg = field.cornerLeg;
  geometry.ball_radius = field.ballRadius;
  geometry.robot_side = field.robotSide;
  geometry.wheel_radius = profile.robot.wheelRadius;
  geometry.track = profile.robot.track;
  geometry.wheel_unit = profile.robot.wheelUnit;
  geometry.max_command = profile.robot.maxCommand;
  return geometry;
}

sst_setup setupOf(Side side, const LeagueProfile& profile, std::uint32_t seed, double frameSeconds)
{
  sst_setup setup{};
  setup.size = sizeof setup;
  setup.league = profile.field.robots;
  setup.robots = profile.field.robots;
  setup.side = indexOf(side);
  setup.seed = seed;
  setup.frame_ms = frameSeconds * 1000;
  setup.geometry = geometryOf(profile);
  return setup;
}

} // namespace sparkwright::simurosot
