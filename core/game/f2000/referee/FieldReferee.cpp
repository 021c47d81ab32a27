#include "core/game/f2000/referee/FieldReferee.h"

#include "core/archive/StateArchive.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sparkwright::f2000
{

namespace
{

constexpr double afterGoal = 2, afterOut = 1; // s
constexpr double inside = 0.5;                // m from the touch line
constexpr double highest = 3;                 // m
constexpr double kickOffWay = 0.05;           // m that the ball moves to begin the game
constexpr double stuckWay = 0.2, stuckTime = 10; // m, s

double distance(const BallPlace& a, const BallPlace& b)
{
  return std::hypot(a.x - b.x, a.y - b.y);
}

bool isFinite(const BallPlace& ball)
{
  return std::isfinite(ball.x) && std::isfinite(ball.y) && std::isfinite(ball.z);
}

} // namespace

void FieldReferee::kickOff()
{
  state_ = State::Kickoff;
  calm_ = {};
  calmFor_ = 0;
}

void FieldReferee::playOn()
{
  kickOff();
  state_ = State::Play;
}

bool FieldReferee::isInGoal(const BallPlace& ball) const
{
  return std::abs(ball.x) > field_.length / 2 + field_.ballRadius && std::abs(ball.y) < field_.goalWidth / 2 &&
         ball.z < field_.goalHeight;
}

std::optional<FieldReferee::Event> FieldReferee::judge(double dt, const BallPlace& ball)
{
  using Kind = Event::Kind;
  if(rules_.goals && isInGoal(ball))
    return Event{Kind::Goal, ball.x > 0 ? 1 : 2, ball};
  if(rules_.ballOut && field_.wallHeight <= 0)
  {
    if(std::abs(ball.y) > field_.width / 2 + field_.ballRadius)
      return Event{Kind::SideOut, 0, ball};
    if(std::abs(ball.x) > field_.length / 2 + field_.ballRadius)
      return Event{Kind::EndOut, 0, ball};
  }
  if(!rules_.ballStuck || state_ != State::Play)
    return {};
  calmFor_ = distance(ball, calm_) < stuckWay ? calmFor_ + dt : 0;
  if(calmFor_ == 0)
    calm_ = ball;
  return calmFor_ < stuckTime ? std::nullopt : std::optional(Event{Kind::Stuck, 0, ball});
}

FieldReferee::Orders FieldReferee::advance(double dt, const BallPlace& ball, const IsFree& isFree)
{
  Orders orders;
  if(rules_.ballHeight && (!isFinite(ball) || ball.z > highest))
  {
    orders.event = Event{Event::Kind::Flown, 0, isFinite(ball) ? ball : BallPlace{}};
    orders.ball = freeNear({}, isFree);
    kickOff();
    return orders;
  }
  if(state_ == State::Wait)
  {
    left_ -= dt;
    if(left_ > 1e-9)
      return orders;
    const bool wasGoal = waiting_.kind == Event::Kind::Goal;
    orders.restart = wasGoal;
    orders.ball = wasGoal ? BallPlace{} : consequenceOf(waiting_, isFree);
    wasGoal ? kickOff() : playOn();
    calm_ = *orders.ball;
    return orders;
  }
  orders.event = judge(dt, ball);
  if(!orders.event)
  {
    if(state_ == State::Kickoff && distance(ball, calm_) > kickOffWay)
      state_ = State::Play;
    return orders;
  }
  waiting_ = *orders.event;
  state_ = State::Wait;
  left_ = afterOut;
  if(waiting_.kind == Event::Kind::Goal)
  {
    ++score_[static_cast<std::size_t>(waiting_.team - 1)];
    left_ = afterGoal;
  }
  return orders;
}

BallPlace FieldReferee::nearestRestart(const BallPlace& ball) const
{
  const double x = field_.length / 2 - field_.penaltyMark, y = field_.width / 4;
  BallPlace nearest{x, y, 0};
  for(const BallPlace& place : {BallPlace{x, -y, 0}, BallPlace{-x, y, 0}, BallPlace{-x, -y, 0}})
    if(distance(place, ball) < distance(nearest, ball))
      nearest = place;
  return nearest;
}

BallPlace FieldReferee::consequenceOf(const Event& event, const IsFree& isFree) const
{
  if(event.kind != Event::Kind::SideOut)
    return restartPlace(event.place, isFree);
  const double most = field_.length / 2 - inside;
  const double y = std::copysign(field_.width / 2 - inside, event.place.y);
  return freeNear({std::clamp(event.place.x, -most, most), y, 0}, isFree);
}

/// The wanted place, or else the first free one of a spiral around it.
BallPlace FieldReferee::freeNear(const BallPlace& wanted, const IsFree& isFree)
{
  constexpr double step = 0.1; // m
  constexpr int rings = 30;
  if(isFree(wanted.x, wanted.y))
    return wanted;
  for(int ring = 1; ring <= rings; ++ring)
  {
    const int places = 6 * ring;
    for(int i = 0; i < places; ++i)
    {
      const double angle = 2 * std::numbers::pi * i / places;
      const BallPlace place{wanted.x + ring * step * std::cos(angle), wanted.y + ring * step * std::sin(angle), 0};
      if(isFree(place.x, place.y))
        return place;
    }
  }
  return wanted;
}

void FieldReferee::archive(StateArchive& a)
{
  a.choice(state_, State::Wait);
  a.choice(waiting_.kind, Event::Kind::Flown);
  a(score_, waiting_.team, left_, calmFor_);
  for(BallPlace* const place : {&waiting_.place, &calm_})
    a(place->x, place->y, place->z);
  a.require(waiting_.kind != Event::Kind::Goal || state_ != State::Wait || waiting_.team == 1 || waiting_.team == 2);
}

} // namespace sparkwright::f2000
