#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// What is wrong with a team file, and why a program cannot be started.
inline constexpr TextKey programTextTable[] = {
    {"team.unreadable", "cannot read the team file"},
    {"team.permissions", "check its name and its permissions"},
    {"team.large", "the team file is larger than 1 MiB"},
    {"team.otherFile", "is it another kind of file?"},
    {"team.toml", "a team file is a TOML file"},
    {"team.unknown", "%1 has no setting `%2`"},
    {"team.known", "it knows %1"},
    {"team.file", "a team file"},
    {"team.program", "[[program]]"},
    {"team.text", "`%1` is a text in quotes"},
    {"team.texts", "`%1` is a list of texts"},
    {"team.write", "write it as %1"},
    {"team.whole", "`%1` is a whole number from %2 to %3"},
    {"team.environment", "`environment` is a table of texts"},
    {"team.variable", "`%1` cannot be the name of an environment variable"},
    {"team.zero", "`%1` contains a character of code 0, which no program can be given"},
    {"team.empty", "`%1` is empty"},
    {"team.noProgram", "the team file starts no program"},
    {"team.addProgram", "add [[program]] with a line such as %1"},
    {"team.noCommand", "the program has no command"},
    {"team.addCommand", "add a line such as %1"},
    {"team.placeholder", "there is no placeholder {%1}"},
    {"team.placeholders", "write one of %1, or {{%2}} for the word in braces itself"},
    {"team.tooMany", "the team file starts %1 programs, at most %2 are allowed"},
    {"program.noCommand", "no program is named"},
    {"program.missing", "%1 is neither beside the team file nor in the folders of PATH"},
    {"program.missingFile", "there is no file %1"},
    {"program.folder", "%1 is a folder, not a program"},
    {"program.notExecutable", "%1 is not executable: chmod +x makes it so"},
    {"program.interpreter", "%1 cannot be started: its first line names %2, which is missing"},
    {"program.noFolder", "the folder %1, in which %2 is to run, is missing"},
    {"program.openQuote", "the quote at column %1 is not closed"},
    {"program.backslash", "there is nothing after the backslash at the end"},
};

/// Makes a text of the table above.
template <class... Arguments>
LocalText programText(const KeyIn<programTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
