#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright::rsg
{

/// Diagnostics of reading and checking scene files.
inline constexpr TextKey rsgTextTable[] = {
    // Files and headers
    {"scene.empty", "%1 is no scene: it holds no list"},
    {"scene.startsWith", "a scene starts with (RSG 0 1)"},
    {"scene.version", "this is no scene of a known version"},
    {"scene.startsWithEither", "a scene starts with (RSG 0 1), a delta scene with (RDS 0 1)"},
    {"scene.utf16", "this is text in UTF-16"},
    {"scene.zeros", "this is no text in UTF-8: it has zero bytes"},
    {"scene.saveUtf8", "scenes are read in UTF-8; save it as that"},
    {"scene.noBody", "the scene has no body"},
    {"scene.oneList", "a scene is a header and one list"},
    {"scene.bracketTooMany", "')' too many; what follows is ignored"},
    {"scene.textBehind", "text after the end of the scene is ignored"},
    {"scene.byteOrderMark", "the file starts with a byte order mark, which the reference takes for text"},
    {"scene.saveWithout", "save it as UTF-8 without one"},
    {"scene.readAs", "%1 is read as %2"},
    {"scene.header", "elements of the header after the version are ignored"},
    {"scene.tooDeep", "lists are nested more than %1 deep"},
    {"scene.findings", "more than %1 findings; the rest of this file is not reported"},
    {"scene.warnings", "more than %1 warnings; the rest of this file is not reported"},
    {"scene.errors", "more than %1 errors; the rest of this file is not reported"},
    {"scene.missing", "the scene file %1 does not exist below the data directories"},
    {"scene.lookedUp", "names are looked up below the data directories, never beside the importing file"},
    {"mesh.missing", "the mesh file %1 does not exist below the data directories"},
    {"mesh.noCollider", "the mesh %1 is drawn without a file, but has no triangles to collide with"},
    {"mesh.colliderFile", "put a file of that name below the data directories, or use other colliders"},
    // Nodes and methods
    {"node.noClass", "'nd' needs the name of a class"},
    {"node.unknownClass", "class '%1' is unknown"},
    {"node.noNode", "class '%1' makes no nodes of a scene"},
    {"node.goesNowhere", "the new node goes nowhere: %1, which it is put below, is no longer in the scene"},
    {"node.removed", "it was removed, or dissolved since an import left nothing but Transforms in it"},
    {"node.selNoName", "'sel' needs the name of a child"},
    {"node.noChild", "%1 has no child %2 to select"},
    {"node.nameTaken", "the name %1 is taken by a sibling already; paths lead to the first one"},
    {"node.fewChildren", "%1 has only %2 children to update"},
    {"node.notOfScene", "%1 is no node of a scene"},
    {"call.noMethodAt", "class %1 has no method '%2' (node %3)"},
    {"call.nowhere", "no class has a method %1"},
    {"call.refusedAt", "class %1 refuses '%2': %3 (node %4)"},
    {"call.refused", "class %1 refuses %2: %3 takes %4, not %5"},
    {"call.refusedFor", "%1 is refused: %2"},
    {"call.removed", "%1 is not called: its node has been removed in the meantime"},
    {"call.noNumber", "%1 is no number; %2 reads as 0"},
    {"call.tooLarge", "%1 is too large; %2 reads as %3"},
    {"call.notFinite", "%1 is no finite number; %2 reads as %3"},
    {"call.rangeOfNumbers", "numbers reach from -3.4e38 to 3.4e38"},
    {"call.rangeOfIntegers", "integers reach from -2147483647 to 2147483647"},
    {"call.readAs", "%1 is read as %2 for %3"},
    // Templates and variables
    {"template.noTemplate", "%1 arguments are given to a file without template%2"},
    {"template.takesOne", "the template takes %1 arguments, %2 is given%3"},
    {"template.takes", "the template takes %1 arguments, %2 are given%3"},
    {"template.ofFileTakesOne", "the template of %1 takes %2 arguments, %3 is given"},
    {"template.ofFileTakes", "the template of %1 takes %2 arguments, %3 are given"},
    {"template.without", "without a value: %1"},
    {"template.namesEnd", "the names of template parameters end here; the rest of the list is ignored"},
    {"template.noName", "%1 is no name for a template parameter"},
    {"template.taken", "the name %1 is taken already"},
    {"template.noValue", "the template parameter %1 has no value%2"},
    {"template.notReplaced", "the template parameter %1 has no value that could be replaced%2"},
    {"template.unused", "the template parameter $%1 is never used"},
    {"variable.unused", "the variable $%1 is never used"},
    {"variable.dollar", "names start with $"},
    {"variable.noNameAndValue", "'def' needs a name and a value"},
    {"variable.noName", "%1 is no name for a variable"},
    {"variable.noValue", "'def' gives %1 no value"},
    {"variable.more", "what follows the value of 'def' is ignored"},
    {"variable.undefined", "%1 is not defined"},
    {"variable.quotes", "quotes do not keep %1 from being replaced by its value"},
    // Choices
    {"switch.noValue", "'switch' needs a value to choose by"},
    {"switch.text", "text between the cases of a switch is ignored"},
    {"switch.noCase", "no case of the switch is '%1'; the rest of the file is not read"},
    {"switch.thereIs", "there is %1"},
    {"switch.nothing", "the case '%1' has nothing to do"},
    {"switch.writeEmpty", "write () to do nothing"},
    {"switch.onlyFirst", "only the first element of a case counts; this one is ignored"},
    {"switch.listAround", "put a list around all of them"},
    {"switch.emptyCase", "an empty case ends the search; those behind it are never chosen"},
    // Values
    {"value.tooDeep", "expressions are nested more than %1 deep"},
    {"value.list", "a list cannot be a value here"},
    {"value.kinds", "values are atoms, $parameters, (eval ...) and (join ...)"},
    {"value.noOperator", "%1 is no operator"},
    {"value.noScripts", "eval needs a script engine, and there is none"},
    {"value.evalEmpty", "eval: the expression is empty"},
    {"value.eval", "eval: %1"},
    {"value.expression", "the expression is: %1"},
    {"value.semicolon", "the ; is part of %1 and starts no comment"},
    {"value.blank", "put a blank before it"},
    {"value.atom", "this is an atom of its own, though there is no blank before it"},
};

using RsgKey = KeyIn<rsgTextTable>;

/// Makes a text of the table above.
template<class... Arguments>
LocalText rsgText(const RsgKey& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright::rsg
