#pragma once

#include "core/game/soccer3d/match/PlayerId.h"
#include "core/game/soccer3d/referee/Rule.h"

#include <vector>

namespace sparkwright
{

/// A robot's limbs must not penetrate each other; `FoulOnSelfCollisions`.
///
/// The joints of colliding parts are frozen for `SelfCollisionJointFrozenTime`, and then cannot be frozen again for
/// `SelfCollisionJointThawTime`. With `SelfCollisionBeamPenalty` the player is sent off instead, and not again within
/// `SelfCollisionBeamCooldownTime`. Source: referee specification 10.6.
class SelfCollisionRule : public Rule
{
public:
  SelfCollisionRule() : Rule("self collision", Stage::Foul) {}
  void judge(Situation& now) override;
  void pause(Situation& now) override;

  void archive(StateArchive& a) override;

private:
  struct Freeze
  {
    PlayerId id;
    int joint = 0;
    float time = 0; ///< Game time at which it was frozen.
    bool isFrozen = true;

    void archive(StateArchive& a) { a(id, joint, time, isFrozen); }
  };
  struct SendOff
  {
    PlayerId id;
    float time = 0; ///< Game time.

    void archive(StateArchive& a) { a(id, time); }
  };

  void advance(Situation& now);
  /// @return false if all of its joints are frozen, or were until recently
  bool freeze(Situation& now, const Pitch::SelfCollision& collision);
  void punish(Situation& now, const Pitch::SelfCollision& collision);

  std::vector<Freeze> freezes_; ///< Frozen joints, and those that thaw.
  std::vector<SendOff> sendOffs_;
};

} // namespace sparkwright
