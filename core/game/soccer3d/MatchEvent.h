#pragma once

#include "core/game/soccer3d/PlayMode.h"
#include "core/game/soccer3d/PlayerId.h"
#include "core/object/Math.h"

#include <string>
#include <vector>

namespace sparkwright
{

/// Kinds of fouls, numbered as monitors number them.
enum class FoulType
{
  Crowding,
  Touching,
  IllegalDefence,
  IllegalAttack,
  Incapable,
  KickOff,
  Charging,
  SelfCollision
};

/// Something that the referee has decided, and why.
struct MatchEvent
{
  enum class Kind
  {
    Mode,    ///< The play mode changes.
    Goal,    ///< A goal that counts.
    NoGoal,  ///< The ball is in a goal, which does not count.
    Foul,    ///< A foul of the list of fouls; `foul` tells which.
    Offence, ///< Any other breach of a rule.
    Notice   ///< Whatever else people should know.
  };

  Kind kind = Kind::Notice;
  std::string rule;                        ///< Name of the rule that has decided.
  PlayMode mode = PlayMode::BeforeKickOff; ///< In which it was decided.
  PlayMode next = PlayMode::BeforeKickOff; ///< Which follows; the same if the mode does not change.
  FoulType foul = FoulType::Crowding;      ///< For Kind::Foul.
  Side side = Side::None;                  ///< Whose goal, foul or restart it is.
  std::vector<PlayerId> players;           ///< Whom it concerns, those who did it first.
  Vec3f position = Vec3f::Zero();          ///< Where, world coordinates, m.
  std::string reason;                      ///< What has led to it, with the numbers: `on the ground for 15.02 s, limit 15 s`.
  std::string consequence;                 ///< What follows: `sent off to (-1.20, -10.50)`.
};

} // namespace sparkwright
