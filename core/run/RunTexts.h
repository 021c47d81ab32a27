#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// What is wrong with a project.
inline constexpr TextKey runTextTable[] = {
    {"project.unreadable", "cannot read the project"},
    {"project.permissions", "check its name and its permissions"},
    {"project.large", "the project is larger than 1 MiB"},
    {"project.otherFile", "is it another kind of file?"},
    {"project.noValue", "variable `%1` has no single value"},
    {"project.giveValue", "give it a number, true, false, or a text in quotes"},
    {"project.possibleValue", "write a value that it can have, or remove the line"},
    {"project.noSetting", "there is no setting `%1` of this kind"},
    {"project.known", "a project knows scene, setup and layout (texts), seed (a whole number from 0), teams (a list) and the "
                      "table [variables]"},
    {"project.noScene", "the project names no scene"},
    {"project.addScene", "add a line such as %1"},
    {"project.twoSetUps", "the scene `%1` is a set-up itself, so there can be no other"},
    {"project.oneSetUp", "remove the line with setup, or name a scene (.rsg, .ros) as scene"},
    {"project.noStep", "there is no kind of step `%1`"},
    {"project.steps", "choose exact, engine or iterative"},
    {"project.noLayout", "there is no layout `%1`"},
    {"project.layouts", "choose design, match or review"},
    {"project.noTeam", "a team is not what was expected"},
    {"project.noTeamSetting", "there is no setting `%1` of this kind for a team"},
    {"project.teamKnown", "a team is the name of a team file, or a table with file, name and type, all texts"},
    {"project.manyTeams", "there are more than %1 teams"},
    {"project.removeTeams", "remove some: the first one plays on the left"},
    {"project.noTeamFile", "there is no team file `%1`"},
    {"project.teamBeside", "its name is relative to the folder of the project"},
    {"project.missingScene", "there is no scene `%1`"},
    {"project.missingSetUp", "there is no set-up `%1`"},
    {"project.beside", "it is looked up beside the project, then in the data directories"},
    {"project.toml", "a project is a TOML file"},
};

/// Makes a text of the table above.
template <class... Arguments>
LocalText runText(const KeyIn<runTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
