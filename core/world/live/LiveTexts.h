#pragma once

#include "core/text/LocalText.h"
#include "core/world/live/EditReport.h"

#include <utility>

namespace sparkwright
{

/// Why an edit cannot be applied to a running World.
inline constexpr TextKey liveTextTable[] = {
    {"live.notRecorded", "this World does not keep what its scene is made from"},
    {"live.variables", "variables have changed since %1 was imported, so it would be built differently now"},
    {"live.otherFormat", "%1 is read by a set-up script, or is no RSG file"},
    {"live.sideEffect", "%1 has run already, and cannot be undone"},
    {"live.joined", "joints connect %1 to other parts of the scene"},
    {"live.physicsWorld", "the physics world and its space are made once"},
    {"live.noImport", "what %1 has imported is unknown"},
    {"live.edited", "the scene has been edited at %1 s; this run cannot be repeated from its files"},
    {"live.cost", "a reset disconnects %1 agents and loses %2 s of simulated time"},
    {"live.costOne", "a reset disconnects one agent and loses %1 s of simulated time"},
    {"live.costTime", "a reset loses %1 s of simulated time"},
    {"live.missing", "the scene file %1 does not exist below the data directories"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText liveText(const KeyIn<liveTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

/// What a reset would cost at the time of the report.
inline LocalText resetCost(const EditReport& report)
{
  return report.agents > 1    ? liveText("live.cost", report.agents, report.seconds)
         : report.agents == 1 ? liveText("live.costOne", report.seconds)
                              : liveText("live.costTime", report.seconds);
}

} // namespace sparkwright
