#include "core/game/f2000/game/GameCourse.h"

#include "core/archive/StateArchive.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sparkwright::f2000
{

namespace
{

constexpr double microseconds = 1e6; ///< Of a second.

enum Mode : std::size_t
{
  BeforeKickOff,
  PlayOn,
  Pause
};

} // namespace

/// As other leagues call them.
std::span<const std::string> playModes()
{
  static const std::array<std::string, 3> names{"BeforeKickOff", "PlayOn", "Pause"};
  return names;
}

double GameCourse::seconds() const
{
  return static_cast<double>(clock_) / microseconds;
}

void GameCourse::advance(double dt)
{
  if(paused_)
    return;
  rest_ += dt * microseconds;
  const double whole = std::round(rest_);
  clock_ += static_cast<std::int64_t>(whole);
  rest_ -= whole;
  parts_.advance(dt);
}

std::optional<FieldReferee::Event> GameCourse::judge(double dt)
{
  BallNode* const ball = parts_.ball();
  if(paused_ || !ball || !parts_.hasField())
    return {};
  const Vec3f at = ball->position();
  const FieldReferee::Orders orders =
      referee_.advance(dt, {at.x(), at.y(), at.z()},
                       [this, ball](double x, double y) { return parts_.model().isFree(x, y, ball->radius); });
  if(orders.restart)
    parts_.placeRobots();
  if(orders.ball)
    ball->place(orders.ball->x, orders.ball->y);
  if(orders.restart || orders.ball)
    parts_.look();
  return orders.event;
}

bool GameCourse::setMode(std::string_view mode)
{
  const auto modes = playModes();
  const auto found = std::ranges::find(modes, mode);
  if(found == modes.end())
    return false;
  paused_ = *found == modes[Pause];
  if(*found == modes[BeforeKickOff])
    kickOff();
  else if(*found == modes[PlayOn])
    referee_.playOn();
  return true;
}

void GameCourse::dropBall()
{
  BallNode* const ball = parts_.ball();
  if(!ball)
    return;
  const Vec3f at = ball->position();
  const BallPlace place = referee_.restartPlace(
      {at.x(), at.y(), at.z()}, [this, ball](double x, double y) { return parts_.model().isFree(x, y, ball->radius); });
  ball->place(place.x, place.y);
  referee_.playOn();
}

void GameCourse::kickOff()
{
  parts_.placeRobots();
  if(parts_.ball())
    parts_.ball()->place(0, 0);
  referee_.kickOff();
}

void GameCourse::beginAnew()
{
  parts_.restart();
  referee_.setScore(0, 0);
  referee_.kickOff();
}

const std::string& GameCourse::mode() const
{
  using State = FieldReferee::State;
  return playModes()[paused_ || referee_.state() == State::Wait ? Pause
                     : referee_.state() == State::Kickoff       ? BeforeKickOff
                                                                : PlayOn];
}

void GameCourse::archive(StateArchive& a)
{
  a(referee_, clock_, rest_, paused_);
}

} // namespace sparkwright::f2000
