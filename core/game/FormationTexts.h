#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// What is wrong with a file of formations.
inline constexpr TextKey formationTextTable[] = {
    {"formation.notHere", "there is no `%1` here"},
    {"formation.tables", "a file of formations has tables [[formation]]"},
    {"formation.table", "a formation is a table"},
    {"formation.write", "write [[formation]]"},
    {"formation.unknown", "a formation has no `%1` of this kind"},
    {"formation.known", "it knows name, kind, league, players, versions, mode, own_halves, ball, left and right"},
    {"formation.name", "a formation has a name or a kind"},
    {"formation.addName", "add a line such as name = %1"},
    {"formation.place", "a place is two shares of the field, perhaps with metres behind: [x, y] or [x, y, dx, dy]"},
    {"formation.limits", "each lies between -10 and 10; the field goes from -1 to 1"},
    {"formation.player", "a player has a number from 1, a place, and perhaps a heading within ±360"},
    {"formation.writePlayer", "write %1"},
    {"formation.twoPlaces", "player %1 has two places"},
    {"formation.first", "the first one counts"},
    {"formation.toml", "formations are a TOML file"},
    {"formation.unreadable", "cannot read the formations"},
    {"formation.text", "is it a text of at most 1 MiB that you may read?"},
};

/// Makes a text of the table above.
template <class... Arguments>
LocalText formationText(const KeyIn<formationTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
