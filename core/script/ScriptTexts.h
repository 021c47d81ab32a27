#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Diagnostics about scripts, besides those of the interpreter.
inline constexpr TextKey scriptTextTable[] = {
    {"script.missing", "cannot find the script %1 below the data directories"},
    {"script.tooLarge", "the script %1 is larger than 64 MiB and is not read"},
    {"script.deep", "script %1 is not run: %2 scripts have run each other"},
    {"script.noName", "%1 is no name for a variable: both parts start with an upper-case letter"},
    {"script.cannotSet", "cannot set %1: %2"},
    {"script.needsNumber", "%1 is a number, not `%2`"},
    {"script.needsFlag", "%1 is true or false, not `%2`"},
    {"script.nameNeeded", "%1: %2; a name is needed, such as 'Soccer.FieldLength'"},
    {"script.argumentIs", "%1 is %2"},
    {"script.aNameIs", "the name is %1"},
    {"script.variableNil", "the variable %1 is nil"},
    {"script.variableNilOf", "the variable %1 is nil, because %2 is"},
    {"script.withHint", "%1 (%2)"},
    {"script.says", "%1: %2"},
    {"script.eval", "eval: %1"},
    // Why a script is stopped or not run
    {"script.steps", "stopped after %1 steps; does it loop for ever?"},
    {"script.budget", "--script-budget N allows N steps"},
    {"script.thinkBudget", "--think-budget N allows N steps"},
    {"script.time", "stopped after %1 s; does it loop for ever?"},
    {"script.allowTime", "--script-time SECONDS allows more time, 0 any"},
    {"script.symbols", "stopped with %1 symbols; does it make new ones in a loop?"},
    {"script.useTexts", "symbols are never freed: use texts in their place"},
    {"script.fibers", "stopped with %1 fibers that have resumed one another; does it call itself for ever?"},
    {"script.interrupted", "stopped from outside, before its end"},
    {"script.complicated", "too complicated to compile"},
    {"script.uncounted", "its steps cannot be counted: %1"},
    {"script.long", "text of %1 bytes is too long for a script"},
    {"script.unended", "an end, a bracket or a quote is missing before here"},
    {"script.emptyExpression", "the expression is empty"},
    {"script.value", "the value is %1; a number or a text is needed"},
    // Where an error is from
    {"script.place", "%1%2%3"},
    {"script.forNil", " for nil"},
    {"script.isNil", " for nil; %1 is nil"},
    {"script.or", "%1 or %2"},
    {"script.in", "; in %1"},
    {"script.calledFrom", "%1, called from %2"},
    {"script.callers", "; called from %1"},
    {"script.onCycle", "%1: onCycle: %2; the block is not called any more"},
    // Functions and methods
    {"script.argument", "%1: argument %2 is %3; a text, number or boolean is needed"},
    {"script.takesBundle", "takes the name of a bundle"},
    {"script.unknownBundle", "it is unknown"},
    {"script.noBundle", "bundle %1 is not loaded: %2"},
    {"script.takesScript", "takes the name of a script"},
    {"script.takesScene", "takes the name of a scene file and values for its template"},
    {"script.noScene", "there is no scene to import into"},
    {"script.cannotMake", "cannot make %1 at %2"},
    {"script.nothingThere", "there is nothing at %1 to select"},
    {"script.popd", "popd: nothing was pushed"},
    {"script.noFunction", "%1 is no function, and no method of what is selected, %2"},
    {"script.gone", "%1 is called on an object that is gone"},
    {"script.noValue", "%1 cannot take a value %2"},
    {"script.noText", "what it says is %1; a text is needed, or nil"},
    {"script.such", "such as %1"},
    {"script.unavailable", "scripts have no %1: %2"},
    {"script.noClock", "the time of day is unknown while a run goes on, which has to be the same every time: onCycle "
                       "{ |time| … } is told the simulated time"},
    {"script.noLoad", "cannot load %1: there is no such script below the data directories, and scripts have no "
                      "libraries of Ruby"},
    {"script.loadFailed", "%1 ends with an error"},
    {"instead.end", "return ends the script, sparkGetSimulationServer.quit the run"},
    {"instead.wait", "onCycle { |time| … } is called in every cycle, with the simulated time"},
    {"instead.program", "they start no programs; team files and jobs do"},
    {"instead.file", "run, load and importScene read what is below the data directories; sparkEnableLog writes logs"},
    {"instead.pattern", "scripts have no regular expressions; texts have include?, start_with?, end_with?, index, "
                        "split and sub"},
    {"instead.input", "nobody types into scripts; variables come from outside: --set NAME=VALUE"},
    {"instead.socket", "scripts have no network; agents and monitors connect to the ports of the server"},
    {"instead.library", "scripts have no libraries of Ruby; Array, Hash, Struct, Math and Time are built in"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText scriptText(const KeyIn<scriptTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
