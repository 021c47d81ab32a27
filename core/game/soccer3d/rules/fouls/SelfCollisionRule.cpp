#include "core/game/soccer3d/rules/fouls/SelfCollisionRule.h"

#include "core/archive/StateArchive.h"
#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/game/soccer3d/referee/Penalties.h"

#include <algorithm>
#include <limits>

namespace sparkwright
{

void SelfCollisionRule::judge(Situation& now)
{
  if(!now.settings.foulOnSelfCollisions)
    return;
  advance(now);
  for(const Pitch::SelfCollision& collision : now.pitch.selfCollisions)
    if(!now.tallies[collision.id].isPenalised())
      punish(now, collision);
}

void SelfCollisionRule::pause(Situation& now)
{
  now.decisions.releaseJoints = now.decisions.releaseJoints || !freezes_.empty();
  freezes_.clear();
  sendOffs_.clear();
}

void SelfCollisionRule::advance(Situation& now)
{
  // By the game clock, not in steps: in single precision, 1 s has 50 or 51 of them, and others count so, too.
  const SoccerSettings& s = now.settings;
  const float time = now.clock.time();
  // A clock that was set back ends everything.
  const auto since = [time](const auto& record)
  { return time >= record.time ? time - record.time : std::numeric_limits<float>::infinity(); };
  for(Freeze& freeze : freezes_)
    if(freeze.isFrozen && since(freeze) >= s.selfCollisionJointFrozenTime)
    {
      freeze.isFrozen = false;
      now.decisions.joints.push_back({freeze.id, freeze.joint, false});
    }
  const float immune = s.selfCollisionJointFrozenTime + s.selfCollisionJointThawTime;
  std::erase_if(freezes_, [&](const Freeze& freeze) { return since(freeze) > immune || !now.pitch.find(freeze.id); });
  std::erase_if(sendOffs_, [&](const SendOff& sent)
                { return since(sent) > s.selfCollisionBeamCooldownTime || !now.pitch.find(sent.id); });
}

bool SelfCollisionRule::freeze(Situation& now, const Pitch::SelfCollision& collision)
{
  bool any = false;
  for(const int joint : collision.joints)
  {
    if(std::ranges::any_of(freezes_, [&](const Freeze& f) { return f.id == collision.id && f.joint == joint; }))
      continue;
    freezes_.push_back({collision.id, joint, now.clock.time()});
    now.decisions.joints.push_back({collision.id, joint, true});
    any = true;
  }
  return any;
}

void SelfCollisionRule::punish(Situation& now, const Pitch::SelfCollision& collision)
{
  const SoccerSettings& s = now.settings;
  if(s.selfCollisionBeamPenalty ? std::ranges::find(sendOffs_, collision.id, &SendOff::id) != sendOffs_.end()
                                : !freeze(now, collision))
    return;
  LocalText reason = soccerText("foul.selfCollision", collision.first, collision.second, nameOf(collision.id),
                                s.selfCollisionsTolerance);
  if(!s.selfCollisionBeamPenalty)
  {
    now.addFoul(now.foulOf(FoulType::SelfCollision, {collision.id}, name(), std::move(reason),
                           soccerText("penalty.joints", s.selfCollisionJointFrozenTime),
                           !s.printSelfCollisions));
    return;
  }
  sendOffs_.push_back({collision.id, now.clock.time()});
  sendOff(now, FoulType::SelfCollision, *this, {collision.id}, std::move(reason), !s.printSelfCollisions);
}

void SelfCollisionRule::archive(StateArchive& a)
{
  a(freezes_, sendOffs_);
}

} // namespace sparkwright
