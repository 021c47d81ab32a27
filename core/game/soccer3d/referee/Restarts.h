#pragma once

#include "core/game/soccer3d/referee/Situation.h"

#include <array>
#include <functional>
#include <string>
#include <string_view>

namespace sparkwright
{

// How the game goes on after an interruption, as several rules and the commands of trainers decide it.

/// Kick-off at once. With Side::None, the first of a half is for the side whose turn it is, any other for either.
/// @param rule  who has decided so, and why
void kickOff(Situation& now, Side side, std::string_view rule, LocalText reason);
/// Puts the ball to the point, outside of penalty areas and inside the side lines, clears all players from around it, and
/// lets the game go on.
void dropBall(Situation& now, const Vec3f& point, std::string_view rule, LocalText reason);
/// A set play for a side, at the spot. The ball goes there when the dead time is over.
/// @param left  the mode, as it is for the left side
void awardSetPlay(Situation& now, PlayMode left, Side side, const Vec3f& spot, std::string_view rule, LocalText reason,
                  std::vector<PlayerId> players = {});
/// An indirect free kick for a side, from where the ball is on the field last when the dead time is over.
void awardFreeKickAtBall(Situation& now, Side side, std::string_view rule, LocalText reason,
                         std::vector<PlayerId> players);
/// Goal kick or corner for a side.
void awardGoalKick(Situation& now, Side side, std::string_view rule, LocalText reason);
void awardCorner(Situation& now, Side side, std::string_view rule, LocalText reason);
/// Adds to the score of a side.
/// @param then  what else follows if the goal stands
void awardGoal(Situation& now, Side side, std::string_view rule, LocalText reason,
               std::function<void(Situation&)> then = {});

/// Who touched the ball last, for events: nobody or one.
std::vector<PlayerId> lastToucher(const Situation& now);
/// `last touched by L7`, `touched by nobody`
LocalText touchText(const Situation& now);
/// `2 : 1`
LocalText scoreText(const std::array<int, 2>& score);

/// Whether the current restart has not been taken for so long that the ball is dropped.
bool dropIsDue(const Situation& now);
/// `15.02 s without a touch, limit 15.00 s`
LocalText dropReason(const Situation& now);

} // namespace sparkwright
