#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// What the language help says about a scene.
inline constexpr TextKey languageTextTable[] = {
    // Formatting
    {"format.broken", "parentheses or quotes are not balanced, so nothing is formatted"},
    {"format.control", "there are control characters in the text, so nothing is formatted"},
    // Completion
    {"complete.keyword.nd", "makes a node of a class below the node in force"},
    {"complete.keyword.sel", "selects a child, or .. for the parent, for the rest of the list"},
    {"complete.keyword.templ", "names the arguments of the file"},
    {"complete.keyword.def", "defines a variable of the file"},
    {"complete.keyword.switch", "chooses among cases by a value"},
    {"complete.keyword.pwd", "logs the path of the node in force"},
    {"complete.keyword.eval", "computes an expression in Ruby"},
    {"complete.keyword.join", "puts texts together without blanks"},
    {"complete.short", "short for %1"},
    {"complete.parameter", "template parameter"},
    {"complete.variable", "variable"},
    {"complete.scriptVariable", "variable of scripts"},
    {"complete.material", "material"},
    {"complete.meshShape", "built-in mesh"},
    {"complete.file", "file"},
    {"complete.from", "from %1"},
    {"complete.preset", "preset"},
    // Hover
    {"hover.from", "from %1"},
    {"hover.takes", "takes %1"},
    {"hover.immediate", "called while the file is read"},
    {"hover.preset", "preset %1"},
    {"hover.abstract", "cannot be created"},
    {"hover.parameter", "template parameter %1 of %2"},
    {"hover.variable", "variable, defined in line %1 as %2"},
    {"hover.declared", "in line %1"},
    {"hover.undefined", "is not defined in this file"},
    {"hover.importedWith", "%1:%2 passes %3"},
    {"hover.more", "and %1 more"},
    {"hover.takesNone", "takes no arguments"},
    {"hover.template", "takes %1"},
    {"hover.missing", "does not exist below the data directories"},
    {"hover.defined", "defined in %1:%2"},
    {"hover.inRadians", "%1 in radians"},
    {"hover.inDegrees", "%1 in degrees"},
    // Quick fixes
    {"fix.replace", "Replace by %1"},
    {"fix.addArguments", "Add %1"},
    {"fix.removeArguments", "Remove %1"},
    {"fix.closeList", "Close the list"},
    {"fix.closeLists", "Close %1 lists"},
    {"fix.removeBracket", "Remove the ')'"},
    {"fix.closeQuote", "Close the quote"},
    {"fix.chooseFile", "Choose a file…"},
    {"fix.addParameter", "Add %1 to the template"},
    {"fix.addDefinition", "Define %1"},
    {"fix.removeParameter", "Remove the parameter %1"},
    {"fix.removeDefinition", "Remove the definition of %1"},
    {"fix.emptyCase", "Add ()"},
    {"fix.listAround", "Put a list around all of them"},
    {"fix.blank", "Put a blank before the ;"},
    // Renaming
    {"rename.nothing", "there is no name here that could be changed"},
    {"rename.broken", "the text has errors, so names are not certain"},
    {"rename.variable", "names of variables are $ and at least one more character, without blanks and parentheses"},
    {"rename.taken", "%1 is defined in this file already"},
    {"rename.empty", "a node needs a name without / and \\"},
    {"rename.computed", "the name is computed, or stands in another file"},
    {"rename.sibling", "a sibling is named %1 already; paths would lead to the first one"},
    {"rename.positional", "arguments go by their places, so files that import this one need no change"},
    {"rename.uncertain", "%1 paths may mean this node, but that is not certain; they are not changed"},
    {"rename.uncertainOne", "%1 path may mean this node, but that is not certain; it is not changed"},
};

using LanguageKey = KeyIn<languageTextTable>;

/// Makes a text of the table above.
template <class... Arguments>
LocalText languageText(const LanguageKey& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
