#include "core/game/soccer3d/effectors/SphereEffectors.h"

#include "core/archive/StateArchive.h"
#include "core/body/Collider.h"
#include "core/game/soccer3d/game/Ball.h"
#include "core/game/soccer3d/game/SoccerGame.h"
#include "core/game/soccer3d/senses/Vision.h"
#include "core/object/Context.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Random.h"
#include "core/robot/agent/ParentCheck.h"
#include "core/text/Number.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace sparkwright
{

namespace
{

/// A robot whose centre is higher than its radius by more than this does not touch the ground, m.
constexpr float groundGap = 0.01f;

/// Between a keeper and the ball that it has caught, m.
constexpr float caughtGap = 0.07f;

float noise(const Context& context, float sigma)
{
  return sigma > 0 && context.random ? static_cast<float>(context.random->normal(0, static_cast<double>(sigma))) : 0.f;
}

float valueOf(const Action& action, std::size_t index)
{
  return index < action.values.size() ? static_cast<float>(toNumber(action.values[index]))
                                      : std::numeric_limits<float>::quiet_NaN();
}

/// The world's x direction towards the opponents' goal.
float ahead(Side side) { return side == Side::Right ? -1.f : 1.f; }

} // namespace

Reach Reach::of(const Transform* robot, const SoccerGame& game)
{
  const SphereCollider* const sphere = robot ? robot->childOf<SphereCollider>() : nullptr;
  if(!sphere || !sphere->shape())
    return {game.settings().agentRadius, true};
  const auto radius = static_cast<float>(sphere->shape()->radius());
  return {radius, translation(robot->worldPose()).z() <= radius + groundGap};
}

// Drive

void DriveEffector::onLink()
{
  SoccerEffector::onLink();
  robot_ = nearestTransform();
  body_ = foundOrWarn(*this, robot_ ? robot_->childOf<RigidBody>() : nullptr, objectText("place.besideBody"));
}

void DriveEffector::receive(const Action& action)
{
  const Vec3f power(valueOf(action, 0), valueOf(action, 1), valueOf(action, 2));
  if(!power.allFinite())
    return;
  const float length = power.norm();
  force_ = power * (length > maxPower ? maxPower / length * forceFactor : forceFactor);
  for(float& component : force_)
    component *= 1 + noise(*context(), sigma);
}

void DriveEffector::prePhysics()
{
  AgentState* const state = player();
  RigidBody* const rigid = body_.get();
  if(!state || !rigid || force_.isZero(0) || !Reach::of(robot_, *game()).onGround)
    return;
  const float use = consumption > 0 ? force_.norm() / consumption : 0.f;
  if(state->battery < use)
    return;
  state->battery -= use;
  rigid->body().enable();
  const float way = ahead(state->side());
  rigid->body().addForce(toEngine(Vec3f(way * force_.x(), way * force_.y(), force_.z())));
}

// Kick

void KickEffector::onLink()
{
  SoccerEffector::onLink();
  robot_ = foundOrWarn(*this, nearestTransform(), objectText("place.robot"));
}

void KickEffector::receive(const Action& action)
{
  angleDeg_ = valueOf(action, 0);
  power_ = valueOf(action, 1);
  asked_ = std::isfinite(angleDeg_) && std::isfinite(power_);
}

float KickEffector::elevationSigma(float angleDeg) const
{
  const float half = (highestAngle - lowestAngle) / 2;
  if(!(half > 0))
    return sigmaEnds;
  const float fromMiddle = std::abs(angleDeg - lowestAngle - half) / half;
  return sigmaMiddle + (sigmaEnds - sigmaMiddle) * std::min(fromMiddle, 1.f);
}

void KickEffector::prePhysics()
{
  if(!std::exchange(asked_, false) || !robot_)
    return;
  SoccerGame* const soccer = game();
  Ball* const ball = soccer ? soccer->field().ball() : nullptr;
  if(!ball)
    return;
  const Reach reach = Reach::of(robot_, *soccer);
  const Vec3f offset = ball->position() - translation(robot_->worldPose());
  if(!reach.onGround || !(offset.norm() <= reach.radius + soccer->settings().ballRadius + margin))
    return;

  const float angle = std::clamp(angleDeg_, lowestAngle, highestAngle);
  const float elevation = toRadians(angle + noise(*context(), elevationSigma(angle)));
  const float direction = std::atan2(offset.y(), offset.x()) + noise(*context(), sigmaHorizontal);
  const float power = std::clamp(power_, 1.f, std::max(1.f, maxPower)) + noise(*context(), sigmaPower);
  const Vec3f force = Vec3f(std::cos(elevation) * std::cos(direction), std::cos(elevation) * std::sin(direction),
                            std::sin(elevation)) *
                      (power * forceFactor);
  const Vec3f torque = Vec3f(-force.y(), force.x(), 0) * (torqueFactor / static_cast<float>(2 * M_PI));
  AgentState* const state = player();
  if(ball->push(force, torque, steps, id()) && state)
    soccer->noteTouch(*state);
}

// Catch

void CatchEffector::onLink()
{
  SoccerEffector::onLink();
  robot_ = foundOrWarn(*this, nearestTransform(), objectText("place.robot"));
}

void CatchEffector::prePhysics()
{
  if(!std::exchange(asked_, false) || !robot_)
    return;
  AgentState* const state = player();
  Ball* const ball = state ? game()->field().ball() : nullptr;
  if(!ball || !state->inTeam() || state->unum() != 1)
    return;
  const SoccerSettings& s = game()->settings();
  const Reach reach = Reach::of(robot_, *game());
  const Vec3f here = translation(robot_->worldPose()), there = ball->position();
  const float way = ahead(state->side()), fromGoal = there.x() * way + s.fieldLength / 2;
  const bool inArea = fromGoal >= 0 && fromGoal <= s.penaltyLength &&
                      std::abs(there.y()) <= (s.goalWidth + s.penaltyWidth) / 2;
  if(!inArea || !reach.onGround || !((there - here).norm() <= reach.radius + s.ballRadius + margin))
    return;
  const Vec3f place(here.x() + way * (reach.radius + s.ballRadius + caughtGap), here.y(), s.ballRadius);
  game()->officiate([&](Referee& referee) { referee.clearAround(place, state->id()); });
  ball->placeAt(place);
  game()->noteTouch(*state);
}

// Pan and tilt

void PanTiltEffector::receive(const Action& action)
{
  const float pan = valueOf(action, 0), tilt = valueOf(action, 1);
  if(std::isnan(pan) || std::isnan(tilt))
    return;
  const auto limit = [](float value, int most) {
    const auto bound = static_cast<float>(std::abs(most));
    return std::clamp(value, -bound, bound);
  };
  pan_ = limit(pan, maxPanDelta);
  tilt_ = limit(tilt, maxTiltDelta);
  asked_ = true;
}

void PanTiltEffector::prePhysics()
{
  if(!std::exchange(asked_, false))
    return;
  AgentState* const state = player();
  if(!state)
    return;
  PanTiltRange range;
  if(AgentAspect* const robot = state->robot().root())
    robot->visit<RestrictedVisionPerceptor>([&range](const RestrictedVisionPerceptor& camera)
                                            { range = camera.range; });
  state->panDeg = range.pan(state->panDeg + pan_ + noise(*context(), sigma));
  state->tiltDeg = range.tilt(state->tiltDeg + tilt_ + noise(*context(), sigma));
}

// States

void DriveEffector::archive(StateArchive& a)
{
  a(force_);
}

void KickEffector::archive(StateArchive& a)
{
  a(asked_, angleDeg_, power_);
}

void CatchEffector::archive(StateArchive& a)
{
  a(asked_);
}

void PanTiltEffector::archive(StateArchive& a)
{
  a(asked_, pan_, tilt_);
}

} // namespace sparkwright
