#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Messages of a HostedWorld.
inline constexpr TextKey hostTextTable[] = {
    {"host.mount", "could not mount %1: %2"},
    {"host.mountHint", "name a directory or a zip archive"},
    {"host.nothing", "%1 has put nothing into the scene, so nothing will happen; load a set-up such as %2, or import "
                     "scenes in your own"},
    {"host.format", "--agent-format: %1"},
    {"host.formats", "name sexp, json, or a parser of a plugin that the set-up or --bundle loads"},
    {"host.ports",
     "end the other program, or choose other ports with --agent-port and --monitor-port (0: any free one)"},
    {"host.nextPorts", "%1; the next free ports are used: %2 for agents, %3 for monitors"},
    {"host.held", "%1: %2"},
    {"host.recording", "recording to %1"},
    {"host.noRecording", "nothing is recorded: %1"},
    {"host.noResume", "cannot resume %1: %2"},
    {"host.resumeHint", "name a recording with exact states, a time in it, and its data directory"},
    {"host.damagedHint", "resume behind the damage (--at), or without recorded agents (--recorded none)"},
    {"host.resumed", "resumed at %1 s; %2 agents wait for their programs"},
    {"host.notAgain", "%1 could not be loaded again"},
    {"host.inexact", "the run from there may differ from the recorded one: %1"},
    {"host.noState", "cannot go on from %1: %2"},
    {"host.stateHint", "name a file that Keep this state has written, and its data directory"},
    {"host.stateInexact", "the run may differ from the one in which the state was kept: %1"},
    {"host.restored", "the run goes on from %1 s"},
    {"host.noDrawings", "drawings sent over UDP are not recorded: %1"},
    {"host.drawingHint", "end the other program that shows them, or choose another port with --drawing-port"},
    {"host.recordHint", "name a file in a folder that can be written to"},
};

/// Makes a text of the table above.
template <class... Arguments>
LocalText hostText(const KeyIn<hostTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
