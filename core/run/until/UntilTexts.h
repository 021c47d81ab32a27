#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Where runs pause by themselves, and what is wrong with the wish for it.
inline constexpr TextKey untilTextTable[] = {
    {"until.empty", "write up to where the run goes, such as 90 s, 500 cycles, goal, mode PlayOn or ball/speed > 2"},
    {"until.noSignal", "write the path of a signal before the comparison, such as ball/speed > 2"},
    {"until.noNumber", "`%1` is no number to compare with"},
    {"until.noCycles", "`%1` is no number of cycles: write a whole number from 1"},
    {"until.unknown", "`%1` is no time, decision, mode or comparison: try 90 s, 500 cycles, goal, mode PlayOn or "
                      "ball/speed > 2"},
    {"until.time", "%1 s are reached"},
    {"until.cycles", "%1 cycles are done"},
    {"until.event", "at %1 s: %2"},
    {"until.mode", "at %1 s: the play mode is %2"},
    {"until.condition", "at %1 s: %2 is %3 (%4)"},
};

/// Makes a text of the table above.
template <class... Arguments>
LocalText untilText(const KeyIn<untilTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
