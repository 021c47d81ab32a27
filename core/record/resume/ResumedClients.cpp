#include "core/record/resume/ResumedClients.h"

#include "core/game/GameClients.h"
#include "core/world/GamePort.h"

#include <algorithm>

namespace sparkwright
{

ResumedClients::ResumedClients(GamePort& port) : port_(port)
{
  if(const GameClients* const all = port_.clients())
    for(const int client : all->present())
      fed_.insert(client);
}

bool ResumedClients::anyPlays() const
{
  const GameClients* const all = port_.clients();
  return all && std::ranges::any_of(fed_, [all](int client) { return all->teamOfClient(client) != 0; });
}

void ResumedClients::passOn(const AgentBytes& bytes, bool newcomers)
{
  if(bytes.kind == AgentBytes::Kind::GameJoined)
  {
    if(!newcomers)
      return;
    const int number = firstNewcomer + static_cast<int>(joined_.size());
    joined_[bytes.agent] = number;
    fed_.insert(number);
    return port_.join(number, bytes.data);
  }
  const auto later = joined_.find(bytes.agent);
  const int client = later == joined_.end() ? bytes.agent : later->second;
  if(!fed_.contains(client))
    return;
  if(bytes.kind == AgentBytes::Kind::GameReceived)
    port_.receive(client, bytes.data);
  else if(bytes.kind == AgentBytes::Kind::GameLeft)
  {
    fed_.erase(client);
    port_.leave(client);
  }
}

void ResumedClients::handOver(RecordedTeams recorded)
{
  const GameClients* const all = port_.clients();
  if(!all || recorded == RecordedTeams::Both)
    return;
  const int kept = recorded == RecordedTeams::Left ? 1 : recorded == RecordedTeams::Right ? 2 : -1;
  for(const int client : all->present())
    if(all->teamOfClient(client) != kept)
    {
      fed_.erase(client);
      port_.leave(client);
    }
}

void ResumedClients::drain()
{
  GameClients* const all = port_.clients();
  if(!all)
    return;
  all->send([](int, std::string_view) { return true; });
  all->takeClosed();
}

} // namespace sparkwright
