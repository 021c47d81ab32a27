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
    {"project.noSetting", "there is no setting `%1` of this kind"},
    {"project.known", "a project knows scene (a text), seed (a whole number from 0) and the table [variables]"},
    {"project.noScene", "the project names no scene"},
    {"project.addScene", "add a line such as %1"},
    {"project.toml", "a project is a TOML file"},
};

/// Makes a text of the table above.
template <class... Arguments>
LocalText runText(const KeyIn<runTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
