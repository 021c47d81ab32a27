#include "app/team/play/Player.h"

#include "app/team/play/Steering.h"

#include <algorithm>
#include <climits>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <utility>

namespace sparkwright::team
{

namespace
{

using Eigen::Vector2d;
using Eigen::Vector3d;

/// A robot that has lain for so long gets up, s; by then it has stopped rolling.
constexpr double lyingTime = 0.3;
/// After a kick, s: if the ball is still there, it did not hit.
constexpr double betweenKicks = 1.5;

} // namespace

Player::Player(std::string team, int number)
  : team_(std::move(team)), number_(number), nao_(robotTypeOf(number)), localiser_(nao_),
    walk_(nao_, gaitOf(nao_.type())), kick_(nao_, gaitOf(nao_.type())), driver_(nao_)
{
}

std::string_view Player::begin()
{
  // The name is for servers that want to know who comes before anybody has a number; others pass over it.
  answer_ = "(agent " + team_ + " " + std::to_string(number_) + ")(scene rsg/agent/nao/nao_hetero.rsg " +
            std::to_string(nao_.type()) + ")(syn)";
  return answer_;
}

void Player::hear(std::string_view message)
{
  percepts_.read(message, team_);
  if(percepts_.number != 0)
    perceive();
}

std::string_view Player::act(std::string_view message)
{
  answer_.clear();
  hear(message);
  if(percepts_.number == 0)
    enter();
  else
  {
    task_ = tactics_.decide(percepts_, world_, self());
    move();
    talk();
  }
  answer_ += "(syn)";
  return answer_;
}

void Player::archive(StateArchive& a)
{
  constexpr double most = 1e6; // m, s, rad, N: nothing that it measures comes near.
  a.limitNumbers(most);
  a(percepts_);
  a.require(percepts_.number >= 0 && percepts_.number <= WorldModel::mostPlayers);
  a(localiser_, world_, tactics_, task_, walk_);
  getUp_.archive(a, nao_.type());
  a(kick_, driver_, targets_, asked_, beamed_, fallen_, lyingFor_, lastTime_, lastKick_, falls_, getUps_);
  a.require(falls_ >= 0 && falls_ < INT_MAX && getUps_ >= 0 && getUps_ < INT_MAX);
}

/// The robot is there: ask for a place in the team.
void Player::enter()
{
  if(!asked_)
    answer_ += "(init (unum " + std::to_string(number_) + ")(teamname " + team_ + "))";
  asked_ = true;
}

void Player::perceive()
{
  localiser_.update(percepts_);
  world_.update(percepts_, localiser_.camera(percepts_.joints), team_);
  const double seconds = std::clamp(percepts_.now - lastTime_, 0., 0.1);
  lastTime_ = percepts_.now;
  lyingFor_ = lying() ? lyingFor_ + seconds : 0;
  fallen_ = fallen_ && (lying() || getUp_.running());
  if(percepts_.mode.kind == PlayMode::BeforeKickOff || percepts_.mode.kind == PlayMode::Goal)
    world_.moveBall(Vector2d::Zero(), percepts_.now);
}

Self Player::self() const
{
  return {percepts_.number, localiser_.place(), localiser_.heading(), lying() || getUp_.running()};
}

/// Or sitting, which is no better.
bool Player::lying() const
{
  constexpr double lowest = 0.24; // m, of the torso's centre above the ground.
  return localiser_.attitude().up().z() < 0.6 ||
         (localiser_.age() < 0.2 && localiser_.torso().translation().z() < lowest);
}

void Player::move()
{
  if(task_.kind != Task::Beam)
    beamed_ = false;
  else if(!beamed_)
  {
    char command[64];
    std::snprintf(command, sizeof command, "(beam %.2f %.2f %.1f)", task_.place.x(), task_.place.y(),
                  task_.heading * 180 / std::numbers::pi);
    answer_ += command;
    localiser_.setPose(task_.place, task_.heading);
    beamed_ = true;
    kick_.stop();
    walk_.reset();
  }

  if(!getUp_.running() && lyingFor_ > lyingTime)
  {
    // On the back, the front of the torso looks up.
    const bool onBack = localiser_.attitude().up().y() > 0;
    JointAngles from{};
    for(int joint = 0; joint < JointCount; ++joint)
      from[static_cast<std::size_t>(joint)] = driver_.expected(joint, percepts_.joints);
    if(!std::exchange(fallen_, true))
      ++falls_;
    // Three times over one side, then three times over the other: what has failed would go on failing.
    const bool overLeft = getUps_++ / 3 % 2 == 1;
    getUp_.start(onBack ? rollOver(nao_.type()) : getUpFromFront(nao_.type()), from, overLeft);
    walk_.reset();
  }
  if(getUp_.running())
  {
    kick_.stop();
    getUp_.step(targets_);
  }
  else if(kick_.running())
    kick_.step(targets_);
  else
    walkOrStand();
  lookAround();
  driver_.drive(percepts_.joints, targets_, answer_);
}

void Player::walkOrStand()
{
  const Self me = self();
  WalkRequest request;
  if(task_.kind == Task::Go)
    request = steerTo(me, task_.place, task_.heading, world_, percepts_.now);
  else if(task_.kind == Task::Play)
  {
    const BallPlay play = playBall(me, task_.heading, world_, percepts_.now - lastKick_ > betweenKicks, percepts_.now);
    if(play.stop && walk_.standing())
    {
      kick_.start(play.foot, kickOf(nao_.type()));
      kick_.step(targets_);
      walk_.reset();
      lastKick_ = percepts_.now;
      return;
    }
    request = play.walk;
  }
  walk_.step(request, localiser_.attitude().up(), percepts_.gyro, targets_);
}

/// At the ball; if it is lost, to and fro.
void Player::lookAround()
{
  double yaw = 0;
  double pitch = -0.25;
  if(percepts_.now - world_.ball().seen < 1)
  {
    Vector3d ball;
    ball << world_.ball().place, world_.ball().height;
    const Vector3d seen = localiser_.torso().inverse() * ball;
    yaw = std::atan2(-seen.x(), seen.y());
    pitch = std::atan2(seen.z() - 0.15, std::hypot(seen.x(), seen.y()));
  }
  else
    yaw = 1.9 * std::sin(percepts_.now * 2.5);
  // Nothing is lost if the ball is not in the middle of the picture, but landmarks would be.
  yaw = std::clamp(yaw, -2., 2.) * 0.8;
  pitch = std::clamp(pitch + 0.45, -0.65, -0.1);
  const auto turn = [&](Joint joint, double wanted)
  {
    const double now = driver_.expected(joint, percepts_.joints);
    targets_[joint] = now + std::clamp(wanted - now, -0.08, 0.08);
  };
  turn(HeadYaw, yaw);
  turn(HeadPitch, pitch);
}

/// Only one of a team can be heard in two cycles, so the players take turns.
void Player::talk()
{
  const int turn = static_cast<int>(std::lround(percepts_.now / JointDriver::cycle)) / 2 % WorldModel::mostPlayers;
  if(turn + 1 == percepts_.number && localiser_.age() < 1)
    answer_ += "(say " +
               world_.shout(percepts_.number, {localiser_.place(), percepts_.now, self().fallen, tactics_.waits()},
                            percepts_.now) +
               ")";
}

} // namespace sparkwright::team
