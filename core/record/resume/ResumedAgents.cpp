#include "core/record/resume/ResumedAgents.h"

#include "core/agents/IntegratedAgents.h"
#include "core/archive/StateTexts.h"
#include "core/frame/CommandSink.h"
#include "core/text/Number.h"
#include "core/world/GamePort.h"
#include "core/world/World.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

ResumedAgents::ResumedAgents(World& world, AgentGateway& agents, CommandSink& commands,
                             std::shared_ptr<ResumePoint> point, RecordedTeams recorded)
    : world_(world), agents_(agents), commands_(commands), point_(std::move(point)), recorded_(recorded),
      clients_(world.gamePort())
{
  for(const AgentInfo& agent : world_.frame()->agents)
    if(agent.isLed())
      fed_.insert(agent.id);
  for(const InsideAgent& inside : world_.insideAgents())
    fed_.erase(inside.agent);
}

LocalText ResumedAgents::reachMoment(const std::atomic<bool>* interrupt)
{
  const bool needsAgents =
      (!fed_.empty() || clients_.anyPlays()) && (recorded_ != RecordedTeams::None || point_->seconds() > world_.time());
  if(needsAgents && !point_->hasAgents())
    return stateText("state.noBytes");
  while(world_.time() + world_.cycleSeconds() / 2 < point_->seconds())
  {
    if(interrupt && *interrupt)
      return {};
    feed();
    if(LocalText problem = damage(); !problem.empty())
      return problem;
    world_.cycle();
    world_.takeAgentsToClose(); // What became of them is recorded.
    clients_.drain();
  }
  handOver();
  clients_.handOver(recorded_);
  return {};
}

bool ResumedAgents::isOver(bool waiting) const
{
  // Also where nobody but agents inside has acted, whose messages are not needed.
  return recorded_ != RecordedTeams::None && damage().empty() &&
         (world_.time() > point_->end() - world_.cycleSeconds() / 2 || (waiting && point_->hasAgents() && point_->atEnd()));
}

LocalText ResumedAgents::damage() const
{
  return handedOver_ && recorded_ == RecordedTeams::None ? LocalText() : point_->damage();
}

bool ResumedAgents::keeps(int team) const
{
  switch(recorded_)
  {
  case RecordedTeams::None:
    return false;
  case RecordedTeams::Left:
    return team == 1;
  case RecordedTeams::Right:
    return team == 2;
  case RecordedTeams::Both:
    break;
  }
  return true;
}

/// From now on only the chosen ones act as recorded.
void ResumedAgents::handOver()
{
  handedOver_ = true;
  std::vector<AgentId> homeless;
  for(const AgentInfo& agent : FramePtr(world_.frame())->agents)
  {
    if(!fed_.contains(agent.id) || keeps(agent.team))
      continue;
    fed_.erase(agent.id);
    if(agent.team == 0) // It has not said who it is, and nobody can tell whose place it is.
      homeless.push_back(agent.id);
    else
      free_.insert(agent.id);
  }
  names_ = free_;
  for(const AgentId agent : free_)
    world_.renewAgent(agent);
  for(const AgentId agent : homeless)
    agents_.removeAgent(agent);
  if(!homeless.empty() || !free_.empty())
    world_.publish();
}

void ResumedAgents::feed()
{
  while(const AgentBytes* const bytes = point_->next(world_.cycles()))
  {
    passOn(*bytes);
    point_->pop();
  }
}

void ResumedAgents::passOn(const AgentBytes& bytes)
{
  if(bytes.kind == AgentBytes::Kind::Joined)
  {
    // Of whom it is a player shows later, so only whole runs have newcomers.
    if(!handedOver_ || recorded_ == RecordedTeams::Both)
      fed_.insert(joined_[bytes.agent] = agents_.addAgent(bytes.data));
    return;
  }
  if(bytes.isOfGame())
    return clients_.passOn(bytes, !handedOver_ || recorded_ == RecordedTeams::Both);
  if(bytes.kind == AgentBytes::Kind::Command)
  {
    if(!handedOver_ || recorded_ == RecordedTeams::Both)
      commands_.command(bytes.data);
    return;
  }
  const auto later = joined_.find(bytes.agent);
  const AgentId agent = later == joined_.end() ? bytes.agent : later->second;
  if(!fed_.contains(agent))
    return;
  switch(bytes.kind)
  {
  case AgentBytes::Kind::Received:
    agents_.deliver(agent, bytes.data);
    break;
  case AgentBytes::Kind::Sent:
    agents_.perceptsSent(agent);
    break;
  case AgentBytes::Kind::Left:
    fed_.erase(agent);
    agents_.removeAgent(agent);
    break;
  default:
    break;
  }
}

AgentId ResumedAgents::placeOf(AgentId client) const
{
  const auto found = places_.find(client);
  return found == places_.end() ? client : found->second;
}

AgentId ResumedAgents::addAgent(std::string address)
{
  if(free_.empty())
    return agents_.addAgent(std::move(address));
  // By the id of its place, unless another program has got that id, and another place.
  const AgentId name = *names_.begin();
  const AgentId place = free_.contains(name) ? name : *free_.begin();
  names_.erase(name);
  free_.erase(place);
  places_[name] = place;
  world_.renewAgent(place);
  return name;
}

void ResumedAgents::removeAgent(AgentId agent)
{
  const AgentId place = placeOf(agent);
  places_.erase(agent);
  settled_.erase(agent);
  greetings_.erase(agent);
  agents_.removeAgent(place);
}

std::optional<ResumedAgents::Wish> ResumedAgents::wishIn(std::string_view message)
{
  if(message.find("init") == std::string_view::npos)
    return std::nullopt;
  reader_.start(message);
  while(reader_.next())
  {
    const Action& action = reader_.action();
    const Action::Named* const unum = action.name == "init" ? action.find("unum") : nullptr;
    const Action::Named* const team = action.name == "init" ? action.find("teamname") : nullptr;
    if(unum && team && !unum->values.empty() && !team->values.empty())
      return Wish{toInteger(unum->values[0]), std::string(team->values[0])};
  }
  return std::nullopt;
}

/// Gives a program the place that it asks for, unless another one has asked for it before.
void ResumedAgents::grant(AgentId client, const Wish& wish)
{
  const FramePtr frame = world_.frame();
  const auto isPlace = [this](AgentId agent)
  { return free_.contains(agent) || std::ranges::find(places_, agent, &std::pair<const AgentId, AgentId>::second) != places_.end(); };
  const auto wanted =
      std::ranges::find_if(frame->agents,
                           [&](const AgentInfo& agent)
                           {
                             return isPlace(agent.id) && agent.unum == wish.unum && agent.team > 0 &&
                                    frame->game.team[static_cast<std::size_t>(agent.team - 1)] == wish.team;
                           });
  if(wanted != frame->agents.end())
    exchange(client, wanted->id);
}

void ResumedAgents::exchange(AgentId client, AgentId place)
{
  const AgentId given = placeOf(client);
  const auto holder = std::ranges::find(places_, place, &std::pair<const AgentId, AgentId>::second);
  if(holder != places_.end() && (holder->first == client || settled_.contains(holder->first)))
  {
    if(holder->first == client)
      settled_.insert(client);
    return;
  }
  if(holder != places_.end())
    holder->second = given;
  else
  {
    free_.erase(place);
    if(places_.contains(client))
      free_.insert(given);
    else // It was a new agent until now.
    {
      names_.erase(std::prev(names_.end()));
      agents_.removeAgent(given);
    }
  }
  places_[client] = place;
  settled_.insert(client);
  if(holder != places_.end() || free_.contains(given))
    world_.renewAgent(given);
  world_.renewAgent(place);
  // Who had the place has spoken already, and may wait for percepts: in the language of its first message.
  if(holder != places_.end())
    if(const auto greeting = greetings_.find(holder->first); greeting != greetings_.end())
      agents_.deliver(given, greeting->second);
}

void ResumedAgents::deliver(AgentId agent, std::string_view message)
{
  // It is told its number once its language is known.
  if(places_.contains(agent) && greetings_.try_emplace(agent, message).second)
    world_.renewAgent(placeOf(agent));
  if(handedOver_ && !settled_.contains(agent))
    if(const std::optional<Wish> wish = wishIn(message))
      grant(agent, *wish);
  agents_.deliver(placeOf(agent), message);
}

std::vector<AgentId> ResumedAgents::takeAgentsToClose()
{
  std::vector<AgentId> closed = agents_.takeAgentsToClose();
  for(AgentId& agent : closed)
  {
    const bool isFree = free_.erase(agent) > 0;
    if(isFree)
      names_.erase(std::prev(names_.end()));
    if(isFree || fed_.erase(agent) > 0) // It has no connection that could be closed.
    {
      agents_.removeAgent(agent);
      agent = 0;
      continue;
    }
    const auto found = std::ranges::find(places_, agent, &std::pair<const AgentId, AgentId>::second);
    if(found != places_.end())
      agent = found->first;
  }
  std::erase(closed, 0);
  return closed;
}

std::vector<InsideAgent> ResumedAgents::insideAgents() const
{
  return agents_.insideAgents();
}

} // namespace sparkwright
