#include "core/game/f2000/keeper/KeeperPolicy.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sparkwright::f2000
{

namespace
{

constexpr std::string_view names[] = {"still", "random", "pattern", "block", "intercept", "mixed"};
constexpr double never = std::numeric_limits<double>::infinity();

} // namespace

std::span<const std::string_view> policyNames()
{
  return names;
}

KeeperPolicy::KeeperPolicy(Policy policy, const KeeperTask& task, std::uint64_t seed)
    : policy_(policy), current_(policy), task_(task), random_(seed)
{
  begin();
}

void KeeperPolicy::begin()
{
  nextPlace_ = nextLot_ = 0;
  place_ = 0;
  current_ = policy_;
  if(policy_ != Policy::Mixed)
    return;
  constexpr double others = 5;
  current_ = static_cast<Policy>(std::min(static_cast<int>(random_.uniform(0, others)), static_cast<int>(Policy::Intercept)));
  nextLot_ = task_.change > 0 ? task_.change : never;
}

double KeeperPolicy::kept(double y) const
{
  return std::clamp(y, -task_.reach(), task_.reach());
}

double KeeperPolicy::randomPlace(double time)
{
  constexpr double shortest = 1, longest = 2; // s
  for(; time >= nextPlace_; nextPlace_ += random_.uniform(shortest, longest))
    place_ = random_.uniform(-task_.reach(), task_.reach());
  return place_;
}

double KeeperPolicy::patternPlace(double time) const
{
  const double phase = std::fmod(time, task_.period) / task_.period;
  if(!task_.wayPoints.empty())
    return kept(task_.wayPoints[std::min(static_cast<std::size_t>(phase * static_cast<double>(task_.wayPoints.size())),
                                         task_.wayPoints.size() - 1)]);
  // A triangle: up, down through the middle, up again.
  const double wave = phase < 0.25 ? 4 * phase : phase < 0.75 ? 2 - 4 * phase : 4 * phase - 4;
  return kept(task_.amplitude * wave);
}

double KeeperPolicy::blockingPlace(const KnownBall& ball) const
{
  const double line = task_.lineX(), toBall = ball.x - task_.goalX;
  const bool beyond = std::abs(toBall) <= task_.lineDistance || (toBall > 0) != (line > task_.goalX);
  if(beyond)
    return kept(ball.y < 0 ? -never : never); // The nearer post.
  return kept(ball.y * (line - task_.goalX) / toBall);
}

std::optional<double> KeeperPolicy::crossing(const KnownBall& ball) const
{
  constexpr double slowest = 0.2; // m/s towards the goal
  const double towards = task_.goalX < 0 ? -ball.vx : ball.vx;
  const double way = std::abs(ball.x - task_.lineX());
  const bool inFront = (ball.x > task_.lineX()) == (task_.goalX < 0);
  if(towards <= slowest || !inFront)
    return {};
  const double speed = std::hypot(ball.vx, ball.vy), path = way * speed / towards;
  if(task_.rollingResistance > 0 && path > speed * speed / (2 * task_.rollingResistance))
    return {}; // It comes to rest before.
  return ball.y + ball.vy / towards * way;
}

Pose KeeperPolicy::interceptingPose(const KnownBall& ball) const
{
  const double line = task_.lineX();
  if(const auto y = crossing(ball))
    return {line, kept(*y), 0};
  constexpr double near = 1.2, slow = 0.2; // m of the goal's middle, m/s
  if(std::hypot(ball.x - task_.goalX, ball.y) < near && std::hypot(ball.vx, ball.vy) < slow)
  {
    // Through the ball, away from the goal's middle: it goes to the nearer side.
    constexpr double beyond = 0.2; // m
    const double side = ball.y < 0 ? -1 : 1;
    return {ball.x + (task_.goalX < 0 ? beyond : -beyond) / 2, ball.y + side * beyond, 0};
  }
  return {line, blockingPlace(ball), 0};
}

Pose KeeperPolicy::target(double time, const KnownBall& ball)
{
  if(policy_ == Policy::Mixed && time >= nextLot_)
  {
    const double next = nextLot_ + task_.change;
    begin();
    nextLot_ = next;
  }
  const double line = task_.lineX();
  switch(current_)
  {
  case Policy::Random:
    return {line, randomPlace(time), 0};
  case Policy::Pattern:
    return {line, patternPlace(time), 0};
  case Policy::Block:
    return {line, blockingPlace(ball), 0};
  case Policy::Intercept:
    return interceptingPose(ball);
  case Policy::Still:
  case Policy::Mixed:
    break;
  }
  return {line, 0, 0};
}

} // namespace sparkwright::f2000
