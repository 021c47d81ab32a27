#include "core/game/soccer3d/rules/fouls/ChargingRules.h"

#include "core/archive/StateArchive.h"
#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/game/soccer3d/referee/Penalties.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sparkwright
{

namespace
{

Vec3f onGround(const Vec3f& v)
{
  return {v.x(), v.y(), 0};
}

/// Of vectors on the ground: 0 to 180 degrees; 0 if one of them has no direction.
float angleBetween(const Vec3f& a, const Vec3f& b)
{
  return toDegrees(std::atan2(std::abs(a.x() * b.y() - a.y() * b.x()), a.dot(b)));
}

bool mayBeJudged(const Situation& now, PlayerId id)
{
  const Situation::Tally& tally = now.tallies[id];
  return now.pitch.find(id) && tally.notStanding == 0 && tally.sinceMoved > ChargingRule::protection &&
         !tally.isPenalised();
}

} // namespace

void TouchTimesRule::judge(Situation& now)
{
  for(Situation::Tally& tally : now.tallies)
  {
    ++tally.sinceBallTouch;
    ++tally.sinceCollision;
  }
  for(const PlayerId id : now.pitch.touching)
    now.tallies[id].sinceBallTouch = 0;
}

void TouchTimesRule::pause(Situation& now)
{
  for(Situation::Tally& tally : now.tallies)
    tally.sinceBallTouch = tally.sinceCollision = Situation::Tally::longAgo;
}

struct ChargingRule::Runner
{
  PlayerId id;
  Vec3f position = Vec3f::Zero(), velocity = Vec3f::Zero(); ///< On the ground.
  float speed = 0;
  float ballDistance = 0;
  float ballAngle = 0;  ///< Between its way and the direction to the ball, deg.
  float otherAngle = 0; ///< To the other one.
  float contactSpeed = 0;
  bool isCandidate = false;

  /// How fast it goes to where they meet.
  float speedTowards(const Vec3f& target) const
  {
    const Vec3f way = target - position;
    const float distance = way.norm();
    return distance > 0 ? velocity.dot(way) / distance : 0;
  }
  bool isGuarding(const Situation& now) const { return id.isGoalie() && now.field.isGuarded(id.side, position); }
};

ChargingRule::Runner ChargingRule::runner(const Situation& now, PlayerId id, const Vec3f& other) const
{
  Runner runner{.id = id};
  runner.position = onGround(now.pitch.find(id)->position);
  for(const Vec3f& velocity : velocities_[id])
    runner.velocity += onGround(velocity) / static_cast<float>(steps);
  runner.speed = runner.velocity.norm();
  runner.otherAngle = angleBetween(runner.velocity, onGround(other) - runner.position);
  runner.ballDistance = std::numeric_limits<float>::infinity();
  if(!now.pitch.ball.present)
    return runner;
  const Vec3f way = onGround(now.pitch.ball.position) - runner.position;
  runner.ballDistance = way.norm();
  runner.ballAngle = angleBetween(runner.velocity, way);
  return runner;
}

void ChargingRule::remember(const Situation& now)
{
  for(const Pitch::Player& player : now.pitch.players)
  {
    History& history = velocities_[player.id];
    std::rotate(history.begin(), history.end() - 1, history.end());
    history.front() = player.velocity;
  }
}

void ChargingRule::pause(Situation& now)
{
  remember(now);
}

void ChargingRule::judge(Situation& now)
{
  remember(now);
  if(!now.settings.useCharging)
    return;
  for(const Pitch::Contact& contact : now.pitch.contacts)
    if(contact.first.side != contact.second.side && mayBeJudged(now, contact.first) && mayBeJudged(now, contact.second))
      judge(now, contact);
}

void ChargingRule::judge(Situation& now, const Pitch::Contact& contact)
{
  const SoccerSettings& s = now.settings;
  const bool inOrder = contact.first.side == Side::Left;
  const PlayerId left = inOrder ? contact.first : contact.second, right = inOrder ? contact.second : contact.first;
  const Vec3f leftPosition = now.pitch.find(left)->position, rightPosition = now.pitch.find(right)->position;
  std::array both{runner(now, left, rightPosition), runner(now, right, leftPosition)};
  auto& [a, b] = both;

  // Who goes for the opponent rather than for the ball.
  if(a.ballDistance >= s.chargingMaxBallRulesDist && b.ballDistance >= s.chargingMaxBallRulesDist)
    a.isCandidate = b.isCandidate = true;
  else
  {
    for(Runner& runner : both)
      runner.isCandidate = runner.ballAngle >= runner.otherAngle && runner.ballAngle >= s.chargingMinBallSpeedAngle &&
                           runner.speed >= s.chargingMinSpeed;
    if(!a.isCandidate && !b.isCandidate && std::abs(a.ballDistance - b.ballDistance) > s.chargingMinDeltaDist)
    {
      Runner& farther = a.ballDistance > b.ballDistance ? a : b;
      const Runner& nearer = &farther == &a ? b : a;
      farther.isCandidate =
          std::abs(a.otherAngle - b.otherAngle) > s.chargingMinDeltaAng || nearer.speed < s.chargingMinSpeed;
    }
  }

  // Who is fast enough.
  const Vec3f meeting = onGround(contact.position);
  for(Runner& runner : both)
  {
    const Vec3f& other = &runner == &a ? b.position : a.position;
    runner.contactSpeed = runner.speedTowards((meeting + other) / 2);
    runner.isCandidate = runner.isCandidate && runner.speed >= s.chargingMinSpeed &&
                         runner.contactSpeed >= s.chargingMinCollisionSpeed;
  }

  // Whoever meets somebody who may do so may, too.
  const int immunity = Situation::stepsOf(s.chargingImmunityTime);
  for(const Runner& runner : both)
  {
    const Situation::Tally own = now.tallies[runner.id];
    const bool isGuarding = runner.isGuarding(now);
    if(!runner.isCandidate || !(isGuarding || own.sinceBallTouch < immunity))
      continue;
    Situation::Tally& other = now.tallies[&runner == &a ? b.id : a.id];
    other.sinceBallTouch = isGuarding ? 0 : std::min(other.sinceBallTouch, own.sinceBallTouch);
    other.sinceCollision = std::min(other.sinceCollision, own.sinceCollision);
  }

  const bool isAtBall = now.pitch.ball.present &&
                        (meeting - onGround(now.pitch.ball.position)).norm() < s.chargingMinCollBallDist;
  if(isAtBall || a.isCandidate == b.isCandidate)
  {
    now.tallies[left].sinceCollision = now.tallies[right].sinceCollision = 0;
    return;
  }
  const Runner& offender = a.isCandidate ? a : b;
  const Runner& other = a.isCandidate ? b : a;
  const Situation::Tally& tally = now.tallies[offender.id];
  if(offender.isGuarding(now) || tally.sinceCollision <= Situation::stepsOf(s.chargingCollisionMinTime) ||
     tally.sinceBallTouch < immunity || (s.keepaway && offender.id.side == Side::Right))
    return;
  sendOff(now, FoulType::Charging, *this, {offender.id, other.id},
          soccerText("foul.charging", nameOf(offender.id), nameOf(other.id), offender.speed, s.chargingMinSpeed,
                     offender.contactSpeed, s.chargingMinCollisionSpeed));
}

void ChargingRule::archive(StateArchive& a)
{
  a(velocities_);
}

} // namespace sparkwright
