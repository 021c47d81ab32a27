#pragma once

#include "core/game/simurosot/field/Pose.h"
#include "core/game/simurosot/field/Restart.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace sparkwright::simurosot
{

/// The person at the server: decides at once, as a chief does, and is never waited for.
inline constexpr int operatorConsole = 0;

/// Who says where robots stand in a restart.
enum class Placer : std::uint8_t
{
  Strategies, ///< They are asked.
  Person      ///< As they stand already, as far as it is legal; nobody is asked.
};

/// What a person wants of the match.
struct MatchCommand
{
  enum class Kind : std::uint8_t
  {
    Confirm, ///< The verdict that waits.
    Reject,
    Overrule,    ///< `restart`, `side`, `goalFor` instead of it.
    Foul,        ///< `restart`, `side`, `goalFor`, although the referee has found nothing.
    Pause,       ///< While robots are placed: once they stand.
    Resume,      ///< Also ends a time-out, and takes back a pause that is still to come.
    Whistle,     ///< Play begins.
    Start,       ///< The match begins.
    StartPeriod, ///< The break is over.
    NewMatch,
    Place,    ///< `object` to `pose`.
    SetScore, ///< `score`
    TimeOut   ///< For `side`.
  };

  Kind kind = Kind::Confirm;
  int console = operatorConsole;
  Restart restart = Restart::None;
  Side side = Side::Blue; ///< That takes the restart, or the time-out.
  std::optional<Side> goalFor{};
  int object = 0; ///< A robot, or SREF_BALL.
  Pose pose{};    ///< Field frame; the ball has no angle.
  std::array<int, sideCount> score{};
  Placer placer = Placer::Strategies; ///< Of the restart.
};

inline constexpr std::size_t matchCommandCount = 13;

} // namespace sparkwright::simurosot
