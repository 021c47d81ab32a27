#pragma once

#include "core/game/simurosot/field/Restart.h"
#include "core/game/simurosot/interface/sparkwright_referee.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright::simurosot
{

/// A robot as displays see it: field frame, cm and degrees.
struct ShownRobot
{
  double x = 0, y = 0, z = 0;               ///< Of the centre of the body.
  double angle = 0, pitch = 0, roll = 0;    ///< Turned by them in this order about z, y, x of the body.
  double vx = 0, vy = 0;                    ///< cm/s
  double left = 0, right = 0;               ///< Last command.
  double leftWheel = 0, rightWheel = 0;     ///< Angles of the wheels, degrees in [0, 360).
  std::uint32_t flags = 0;                  ///< Of sst_robot.
  bool operator==(const ShownRobot&) const = default;
};

/// Everything that a display shows of a frame; both sides, field frame.
///
/// Reading and writing into the same objects again allocates nothing, but for more contacts than before, and texts.
struct FullFrame
{
  std::uint32_t frame = 0;
  double timeLeft = 0;
  int state = SST_STATE_BEFORE;
  int period = 1;
  Restart restart = Restart::None;
  int actor = SREF_NOBODY; ///< SREF_BLUE, SREF_YELLOW or SREF_NOBODY.
  std::array<int, sideCount> score{};
  int blueEnd = 1; ///< The sign of x at the end that blue defends.
  sst_ball ball{};
  int robots = 0; ///< Of each side.
  std::array<std::array<ShownRobot, SST_MAX_ROBOTS>, sideCount> robot{};
  std::vector<sref_contact> contacts;
  std::array<int, sideCount> votes{}; ///< That the pending foul is against blue, against yellow.
  std::optional<sref_verdict> foul;   ///< That waits for a decision.
  std::string reason;                 ///< Why the match stands still; empty: nothing to say.
};

/// Appends the frame:
///
///   (full 5 (t …) (st …) (pe …) (pl kind actor) (sc blue yellow) (end 1) (b x y z vx vy vz)
///     (blue (x y z angle pitch roll vx vy left right left-wheel right-wheel flags) …) (yellow …)
///     (contacts (first second x y nx ny impulse) …) (votes 0 0) (foul …) (reason "…"))
void writeFull(const FullFrame& frame, std::string& out);
/// @return empty, or an error message with the place; then `out` is undefined
std::string readFull(std::string_view message, FullFrame& out);

} // namespace sparkwright::simurosot
