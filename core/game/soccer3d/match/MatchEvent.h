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

/// In the order of FoulType, whose numbers are those on the wire.
inline constexpr std::array<std::string_view, 8> foulNames = {
    "crowding", "touching", "illegal defence", "illegal attack", "incapable", "kick-off", "charging", "self collision"};

/// Something that the referee has decided, and why.
struct MatchEvent
{
  /// Whom and what it is about, for those who make one.
  struct About
  {
    Side side = Side::None;           ///< Whose goal or offence it is.
    std::vector<PlayerId> players{};  ///< Those who did it first.
    std::optional<Vec3f> position{};  ///< Where; nothing: where the ball is.
  };

  using Kind = GameEvent::Kind;

  Kind kind = Kind::Notice;
  std::string rule;                        ///< Name of the rule that has decided.
  PlayMode mode = PlayMode::BeforeKickOff; ///< In which it was decided.
  PlayMode next = PlayMode::BeforeKickOff; ///< Which follows; the same if the mode does not change.
  FoulType foul = FoulType::Crowding;      ///< For Kind::Foul.
  Side side = Side::None;                  ///< Whose goal, foul or restart it is.
  std::vector<PlayerId> players;           ///< Whom it concerns, those who did it first.
  Vec3f position = Vec3f::Zero();          ///< Where, world coordinates, m.
  /// What has led to it, with the numbers: `L5 has been on the ground for 15.02 s, limit 15.00 s`.
  LocalText reason;
  LocalText consequence;                   ///< What follows: `sent off after 0.50 s in the air`.
  bool quiet = false;                      ///< Kept for those who ask, but not told in the log.

  /// When it was decided, as the Situation knows it.
  struct Moment
  {
    float time = 0; ///< Game clock, s.
    int half = 1;
    std::array<int, 2> score{};
    bool sidesSwapped = false; ///< The teams have changed sides in this step already.
  };
  Moment moment; ///< Filled in by the Situation.
};

} // namespace sparkwright
