#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Why an exact state of a World cannot be read, or not be reached again.
inline constexpr TextKey stateTextTable[] = {
    {"state.at", "%1: %2"},
    {"state.short", "the state ends too early"},
    {"state.damaged", "the state is damaged"},
    {"state.foreign", "this is no state of a World"},
    {"state.newer", "the state is of format %1, this program reads format %2"},
    {"state.value", "the state has a value that is out of range"},
    {"state.structure", "the scene is another one than when the state was saved"},
    {"state.order", "bodies, joints or shapes were made in another order than when the state was saved"},
    {"state.scene", "the state is of %1, and %2 is loaded"},
    {"state.seed", "the state is of a run with seed %1, this one has %2"},
    {"state.used", "a state is restored in a World that has just been loaded"},
    {"state.robot", "the robot of agent %1 cannot be built again"},
    {"state.noScene", "no scene has been loaded, so there is no state"},
    {"state.edited", "the scene has been edited while it ran"},
    {"state.strategy", "a strategy that runs inside the simulator keeps its own memory"},
    {"state.referee", "the referee of a library keeps its own counts"},
    {"state.pending", "a decision waits for the human referee"},
    {"state.undoable", "a decision can still be undone, which is not saved"},
    {"state.forgotten", "this moment is not kept any more"},
    {"state.noStates", "the recording has no states; record one with --record-states"},
    {"state.noBytes", "the recording has no messages of agents; record one with --record-agents"},
    {"state.agentsDamaged", "the recording is damaged: messages of agents are missing from %1 s on"},
    {"state.unreadable", "%1 cannot be read: %2"},
    {"state.unwritable", "%1 cannot be written: %2"},
    {"state.before", "the first state of the recording is at %1 s"},
    {"state.after", "the recording ends at %1 s"},
    {"state.behavior", "%1 cannot save what it knows"},
    {"state.cycleBlocks", "a script takes part in every cycle; what it remembers is not saved"},
};

/// Makes a text of the table above.
template <class... Arguments>
LocalText stateText(const KeyIn<stateTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
