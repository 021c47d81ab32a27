#include "core/world/LateAgents.h"

#include "core/agents/AgentTexts.h"
#include "core/world/WorldParts.h"

#include <algorithm>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

void LateAgents::report(double waited) const
{
  constexpr std::size_t mostNames = 3;
  const std::vector<AgentId> missing = parts_.timing->waitingFor();
  const std::string time = std::to_string(static_cast<long>(waited)) + " s";
  LocalText names;
  for(std::size_t i = 0; i < std::min(missing.size(), mostNames); ++i)
  {
    LocalText name = admission_.nameOf(missing[i], parts_.agents.addressOf(missing[i]));
    names = i == 0 ? std::move(name) : agentText("agent.list", std::move(names), std::move(name));
  }
  if(missing.size() > mostNames)
    parts_.log.warning(agentText("agent.awaitedAndOthers", names, missing.size() - mostNames, time));
  else if(!missing.empty())
    parts_.log.warning(agentText("agent.awaited", names, time));
}

void LateAgents::excuse(double waited, bool skip)
{
  const auto powerOfTwo = [](long number) { return (number & (number - 1)) == 0; };
  for(const AgentControl::Excused& excused : parts_.timing->excuseAll(skip))
    if(powerOfTwo(excused.skipped)) // Who is slow is slow often.
    {
      char time[32];
      std::snprintf(time, sizeof time, "%.3g s", waited);
      const LocalText name = admission_.nameOf(excused.agent, excused.address);
      parts_.log.warning(!skip                  ? agentText("agent.lateDisconnected", name, time)
                         : excused.skipped == 1 ? agentText("agent.lateSkipped", name, time)
                                                : agentText("agent.lateOften", name, time, excused.skipped));
    }
}

} // namespace sparkwright
