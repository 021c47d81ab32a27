#pragma once

#include "core/game/GameEvent.h"
#include "core/game/soccer3d/match/PlayMode.h"
#include "core/game/soccer3d/match/PlayerId.h"
#include "core/object/Math.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// Kinds of fouls, numbered as in the monitor protocol.
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

/// In the order of FoulType.
inline constexpr std::array<std::string_view, 8> foulNames = {
    "crowding", "touching", "illegal defence", "illegal attack", "incapable", "kick-off", "charging", "self collision"};

/// A decision of the referee with its reason.
struct MatchEvent
{
  /// Team, players and place, to make an event.
  struct About
  {
    Side side = Side::None;          ///< Side of the goal or offence.
    std::vector<PlayerId> players{}; ///< Offenders first.
    std::optional<Vec3f> position{}; ///< Nothing: that of the ball.
  };

  using Kind = GameEvent::Kind;

  Kind kind = Kind::Notice;
  std::string rule;                        ///< Name of the deciding rule.
  PlayMode mode = PlayMode::BeforeKickOff; ///< Mode before the decision.
  PlayMode next = PlayMode::BeforeKickOff; ///< Mode after it.
  FoulType foul = FoulType::Crowding;      ///< For Kind::Foul.
  Side side = Side::None;                  ///< Side of the goal, foul or restart.
  std::vector<PlayerId> players;           ///< Players involved, offenders first.
  Vec3f position = Vec3f::Zero();          ///< In the world, m.
  /// With the measured values: `L5 has been on the ground for 15.02 s, limit 15.00 s`.
  LocalText reason;
  LocalText consequence; ///< `sent off after 0.50 s in the air`
  bool quiet = false;    ///< Recorded, but not logged.

  /// State of the match at the decision.
  struct Moment
  {
    float time = 0; ///< Game clock, s.
    int half = 1;
    std::array<int, 2> score{};
    bool sidesSwapped = false; ///< The teams have changed sides earlier in this step.
  };
  Moment moment; ///< Filled in by the Situation.

  void archive(StateArchive& a)
  {
    a.choice(kind, Kind::Notice);
    a(rule);
    a.choice(mode, static_cast<PlayMode>(playModeCount - 1));
    a.choice(next, static_cast<PlayMode>(playModeCount - 1));
    a.choice(foul, FoulType::SelfCollision);
    a.choice(side, Side::Right);
    a(players, position, reason, consequence, quiet, moment.time, moment.half, moment.score, moment.sidesSwapped);
  }
};

} // namespace sparkwright
