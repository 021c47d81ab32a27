#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Texts of events, for all leagues.
inline constexpr TextKey gameTextTable[] = {
    {"kind.mode", "mode"},
    {"kind.goal", "goal"},
    {"kind.noGoal", "no goal"},
    {"kind.foul", "foul"},
    {"kind.offence", "offence"},
    {"kind.score", "score"},
    {"kind.confirmed", "confirmed"},
    {"kind.overruled", "overruled"},
    {"kind.undone", "undone"},
    {"kind.notice", "notice"},
    {"game.second", "there is a game already"},
    {"game.noLibraries", "none"},
    {"command.from", "monitor %1: %2"},
    {"command.unknown", "there is no command `%1`"},
    {"event.list", "%1, %2"},
    {"event.rule", "%1 %2"},
    {"event.what", "%1 %2 (%3)"},
    {"event.because", "%1: %2"},
    {"event.then", "%1; %2"},
};

using GameKey = KeyIn<gameTextTable>;

/// Makes a text of the table above.
template<class... Arguments>
LocalText gameText(const GameKey& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
