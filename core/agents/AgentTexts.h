#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Messages about agents: late answers, invalid messages.
inline constexpr TextKey agentTextTable[] = {
    {"agent.takenOut", "agent %1: a script has taken it out of the scene; disconnected"},
    {"agent.warning", "agent %1: %2"},
    {"agent.lastWarning", "agent %1: %2; further ones are not reported"},
    {"agent.mistake", "its message is read up to a mistake: %1"},
    {"agent.noEffector", "no effector '%1', ignored"},
    {"agent.noRobot", "'%1' is ignored: it has no robot yet, which (scene FILE) asks for"},
    {"agent.waits", "'%1' waits for its robot, which (scene FILE) asks for"},
    {"agent.saysTooMuch", "agent %1: says far more than it is asked for; disconnected"},
    {"agent.thinksTooLong", "agent %1: thinks longer than the time between its percepts; %2 were left out so far"},
    {"agent.awaited", "waiting for %1: no (syn) for %2"},
    {"agent.awaitedAndOthers", "waiting for %1 and %2 more: no (syn) for %3"},
    {"agent.lateDisconnected", "%1: no (syn) for %2, disconnected"},
    {"agent.lateSkipped", "%1: no (syn) for %2, the cycle goes on without it"},
    {"agent.lateOften", "%1: no (syn) for %2, as in %3 cycles so far; they went on without it"},
    {"agent.stands", "%1 thinks no more and its robot stands: %2"},
    {"agent.lost", "it did not come back from thinking in time"},
    {"agent.patience", "--think-timeout SECONDS allows more"},
    {"agent.longAnswer", "its answer has %1 bytes, messages end at 1 MiB"},
    {"agent.exception", "it threw an exception: %1"},
    {"agent.noException", "it threw something that is no exception"},
    {"agent.noNames", "%1 agents have told no name, or the same as another: the run depends on who has connected first "
                      "((agent TEAM NUMBER) in the first message tells it)"},
    {"agent.silent", "%1 has been silent for too long and counts as gone"},
    {"agent.floods", "an agent (%1) has said too much before the start; disconnected"},
    {"agent.left", "%1 left: answers in %2 ms (median), %3 ms (99 %); %4 of %5 cycles missed"},
    {"agent.list", "%1, %2"},
    {"agent.named", "agent %1"},
    {"agent.namedWith", "agent %1 (%2)"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText agentText(const KeyIn<agentTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
