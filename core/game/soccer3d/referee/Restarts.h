#pragma once

#include "core/game/soccer3d/referee/Situation.h"

#include <array>
#include <functional>
#include <string>
#include <string_view>

namespace sparkwright
{

// Restarts of the game, for several rules and trainer commands.

/// Kick-off at once. With Side::None, the first of a half is for the side whose turn it is, any other is drawn by lot.
/// @param rule  name of the deciding rule
void kickOff(Situation& now, Side side, std::string_view rule, LocalText reason);
/// Places the ball at the point, outside of penalty areas and inside the side lines, moves all players away from it,
/// and continues the game.
void dropBall(Situation& now, const Vec3f& point, std::string_view rule, LocalText reason);
/// Awards a set play to a side, at the spot. The ball is placed there after the dead time.
/// @param left  the mode for the left side
void awardSetPlay(Situation& now, PlayMode left, Side side, const Vec3f& spot, std::string_view rule, LocalText reason,
                  std::vector<PlayerId> players = {});
/// Awards an indirect free kick to a side, from the ball's last position on the field at the end of the dead time.
void awardFreeKickAtBall(Situation& now, Side side, std::string_view rule, LocalText reason,
                         std::vector<PlayerId> players);
/// Award a goal kick or corner to a side.
void awardGoalKick(Situation& now, Side side, std::string_view rule, LocalText reason);
void awardCorner(Situation& now, Side side, std::string_view rule, LocalText reason);
/// Adds to the score of a side.
/// @param then  called if the goal is valid
void awardGoal(Situation& now, Side side, std::string_view rule, LocalText reason,
               std::function<void(Situation&)> then = {});

/// The player that touched the ball last, for events; may be empty.
std::vector<PlayerId> lastToucher(const Situation& now);
/// `last touched by L7`, `touched by nobody`
LocalText touchText(const Situation& now);
/// `2 : 1`
LocalText scoreText(const std::array<int, 2>& score);

/// Whether the time to take the current restart is over, so that the ball is dropped.
bool dropIsDue(const Situation& now);
/// `15.02 s without a touch, limit 15.00 s`
LocalText dropReason(const Situation& now);

} // namespace sparkwright
