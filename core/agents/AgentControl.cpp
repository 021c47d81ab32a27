#include "core/agents/AgentControl.h"

#include "core/object/Log.h"
#include "core/object/Registry.h"
#include "core/robot/language/MessageParsers.h"
#include "core/robot/types/RobotTypes.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <utility>

namespace sparkwright
{

namespace
{

/// Before so many cycles with it, an agent may not know yet that it has to answer.
constexpr int settled = 5;

/// What an agent may say before its first cycle begins; more is dropped.
constexpr std::size_t longestHeld = 1 << 20;

/// Complaints about messages of an agent, then no more.
constexpr int mostWarnings = 10;

/// Who it is and how long it has thought: of use to some engines, and no effector of any robot.
bool isForEngines(std::string_view predicate)
{
  return predicate == "agent" || predicate == "think";
}

} // namespace

int AgentControl::add(Object& scene, Equipment equipment)
{
  auto agent = std::make_unique<Agent>();
  agent->id = ++lastId_;
  agent->root = std::dynamic_pointer_cast<AgentAspect>(context_.registry->create("AgentAspect"));
  agent->root->setName("AgentAspect" + std::to_string(agent->id));
  agent->root->setAgentId(agent->id);
  scene.addChild(agent->root);
  addEffectors(*agent, equipment.effectors);
  agent->parsers = std::move(equipment.parsers);
  if(agent->parsers.empty())
    agent->parsers.push_back(std::make_shared<SexpParser>());
  agent->address = std::move(equipment.address);
  agent->inside = equipment.inside;
  agents_.push_back(std::move(agent));
  return lastId_;
}

void AgentControl::addEffectors(Agent& agent, const std::vector<std::string>& classes)
{
  for(const std::string& name : classes)
    if(std::shared_ptr<Object> effector = context_.registry->create(name))
      agent.root->addChild(std::move(effector));
  if(agent.root->children().empty())
    agent.root->addChild(context_.registry->create("SceneEffector"));
  agent.ownNodes = agent.root->children().size();
}

void AgentControl::remove(int id)
{
  const auto found = std::find_if(agents_.begin(), agents_.end(), [&](const auto& a) { return a->id == id; });
  if(found == agents_.end())
    return;
  const std::unique_ptr<Agent> agent = std::move(*found);
  agents_.erase(found);
  if(agent->root->parent())
    agent->root->parent()->removeChild(*agent->root);
}

AgentControl::Agent* AgentControl::find(int id)
{
  for(const auto& agent : agents_)
    if(agent->id == id)
      return agent.get();
  return nullptr;
}

const AgentControl::Agent* AgentControl::find(int id) const
{
  return const_cast<AgentControl*>(this)->find(id);
}

void AgentControl::collect(Agent& agent)
{
  if(agent.collected && agent.structure == context_.structureVersion)
    return;
  agent.collected = true;
  agent.structure = context_.structureVersion;
  agent.perceptors.clear();
  agent.effectors.clear();
  if(!agent.root->context())
    return closeUprooted(agent);
  agent.root->visit<Perceptor>([&](Perceptor& p) { agent.perceptors.push_back(&p); });
  // Of two effectors with the same predicate the last one wins.
  agent.root->visit<Effector>([&](Effector& e) { agent.effectors[e.predicate()] = &e; });
}

void AgentControl::closeUprooted(Agent& agent)
{
  if(std::exchange(agent.uprooted, true))
    return;
  if(context_.log)
    context_.log->warning("agent " + std::to_string(agent.id) + ": a script has taken it out of the scene; disconnected");
  closeAgent(agent.id);
}

void AgentControl::closeAgent(int id)
{
  const Agent* const agent = find(id);
  (agent && agent->inside ? insideToClose_ : toClose_).push_back(id);
}

void AgentControl::halt(int id)
{
  Agent* const agent = find(id);
  if(!agent)
    return;
  collect(*agent);
  for(const auto& [name, effector] : agent->effectors)
    effector->halt();
}

void AgentControl::deliver(int id, std::string_view message)
{
  Agent* const agent = find(id);
  if(!agent)
    return;
  agent->spoken = true;
  if(agent->accepted)
  {
    realiseHeld(*agent);
    return realise(*agent, message);
  }
  // What comes along with the connection is read in the cycle after the one that accepted it.
  if(agent->held.size() + message.size() > longestHeld)
    return;
  const auto size = static_cast<std::uint32_t>(message.size());
  agent->held.append(reinterpret_cast<const char*>(&size), sizeof size);
  agent->held += message;
}

void AgentControl::startCycle()
{
  for(const auto& agent : agents_)
  {
    if(agent->accepted)
      realiseHeld(*agent);
    agent->accepted = true;
  }
}

void AgentControl::realiseHeld(Agent& agent)
{
  if(agent.held.empty())
    return;
  const std::string held = std::move(agent.held);
  agent.held.clear();
  for(std::size_t at = 0; at < held.size();)
  {
    std::uint32_t size = 0;
    std::memcpy(&size, held.data() + at, sizeof size);
    realise(agent, std::string_view(held).substr(at + sizeof size, size));
    at += sizeof size + size;
  }
}

void AgentControl::realise(Agent& agent, std::string_view message)
{
  agent.heard = true;
  agent.settling = std::max(agent.settling, 1);
  collect(agent);
  if(!agent.parser)
    agent.parser = &chooseParser(agent.parsers, message);
  said_.clear();
  if(const std::string mistake = agent.parser->parse(message, said_); !mistake.empty())
    warn(agent, "its message is read up to a mistake: " + mistake);
  reader_.start(said_);
  while(reader_.next())
  {
    const Action& action = reader_.action();
    const auto found = agent.effectors.find(action.name);
    if(found != agent.effectors.end())
      found->second->receive(action);
    else if(action.name == "robottypes")
      agent.wantsTypes = true;
    else if(agent.hasBody && !isForEngines(action.name)) // Clients send (syn) along with their first requests, before there is a robot that knows it.
      warn(agent, "no effector '" + std::string(action.name.substr(0, 40)) + "', ignored");
  }
}

Spoken AgentControl::inspect(int id, std::string_view message)
{
  Agent* const agent = find(id);
  if(!agent)
    return {};
  if(!agent->parser)
    agent->parser = &chooseParser(agent->parsers, message);
  return readSpoken(*agent->parser, message, said_);
}

bool AgentControl::hasBody(int id) const
{
  const Agent* const agent = find(id);
  return agent && agent->hasBody;
}

long AgentControl::skip(int id)
{
  Agent* const agent = find(id);
  return agent ? ++agent->skipped : 0;
}

std::string AgentControl::addressOf(int id) const
{
  const Agent* const agent = find(id);
  return agent ? agent->address : std::string();
}

void AgentControl::warn(Agent& agent, const std::string& what)
{
  if(!context_.log || ++agent.warnings > mostWarnings)
    return;
  context_.log->warning("agent " + std::to_string(agent.id) + ": " + what +
                        (agent.warnings == mostWarnings ? "; further ones are not reported" : ""));
}

void AgentControl::startSensing()
{
  for(const auto& owned : agents_)
  {
    Agent& agent = *owned;
    agent.synced = false;
    agent.excused = false;
    agent.heard = false;
    agent.senses = agent.hasBody; // A new robot tells nothing before its first whole cycle.
    collect(agent);
    agent.hasBody = agent.root->context() && agent.root->children().size() > agent.ownNodes;
    agentsSeen_ += agent.hasBody && !agent.senses;
    ++agent.counter;
    agent.settling += agent.settling > 0;
  }
}

void AgentControl::sense()
{
  for(const auto& owned : agents_)
  {
    Agent& agent = *owned;
    if(!agent.senses && !agent.wantsTypes)
    {
      agent.message.clear();
      continue;
    }
    agent.percepts.clear();
    agent.percepts.setDecimals(decimals_);
    for(Perceptor* const perceptor : agent.perceptors)
      if(agent.senses && agent.counter % perceptor->interval() == 0)
        perceptor->sense(agent.percepts);
    if(const auto* const types = context_.service<RobotTypes>(); std::exchange(agent.wantsTypes, false) && types)
      types->write(agent.percepts);
    agent.message.clear();
    // Without a body nothing is told; it comes from a message, which has shown the agent's language.
    if(!agent.percepts.empty() && agent.parser)
      agent.parser->generate(agent.percepts, agent.message);
  }
}

void AgentControl::rest()
{
  for(const auto& agent : agents_)
    agent->message.clear();
}

std::string_view AgentControl::percepts(int id) const
{
  const Agent* const agent = find(id);
  return agent ? std::string_view(agent->message) : std::string_view();
}

void AgentControl::perceptsSent(int id)
{
  if(Agent* const agent = find(id))
    agent->told |= agent->senses; // Robot types may be told before there is a robot.
}

void AgentControl::agentSynced(int id)
{
  if(Agent* const agent = find(id))
    agent->synced = true;
}

bool AgentControl::isNewcomer(const Agent& agent) const
{
  return agent.settling < settled;
}

bool AgentControl::isSynced(const Agent& agent) const
{
  if(!syncMode_ || agent.inside || agent.synced || agent.excused)
    return true;
  // Requests come right behind a connection. Waiting a moment for them makes it certain in which cycle they are read.
  if(!agent.told)
    return agent.spoken || agent.counter != 1;
  // A newcomer's first words need not contain (syn), so any message counts.
  return isNewcomer(agent) && agent.heard;
}

bool AgentControl::allSynced() const
{
  return std::all_of(agents_.begin(), agents_.end(), [this](const auto& a) { return isSynced(*a); });
}

bool AgentControl::onlyNewcomersMissing() const
{
  return std::all_of(agents_.begin(), agents_.end(), [this](const auto& a) { return isSynced(*a) || isNewcomer(*a); });
}

std::vector<int> AgentControl::waitingFor() const
{
  std::vector<int> ids;
  for(const auto& agent : agents_)
    if(!isSynced(*agent))
      ids.push_back(agent->id);
  return ids;
}

std::vector<AgentControl::Excused> AgentControl::excuseAll(bool skip)
{
  std::vector<Excused> excused;
  for(const auto& agent : agents_)
  {
    if(isSynced(*agent))
      continue;
    agent->excused = true;
    if(!agent->told)
      continue; // It has nothing to answer yet.
    if(skip)
      ++agent->skipped;
    else
      toClose_.push_back(agent->id);
    excused.push_back({agent->id, agent->address, skip ? agent->skipped : 0});
  }
  return excused;
}

void AgentControl::describe(std::vector<AgentInfo>& out) const
{
  out.resize(agents_.size());
  for(std::size_t i = 0; i < agents_.size(); ++i)
  {
    Agent& agent = *agents_[i];
    AgentInfo::Motors motors = std::move(out[i].motors); // With the memory that it has.
    agent.motors.describe(*agent.root, context_.structureVersion, motors);
    out[i] = AgentInfo{};
    out[i].id = agent.id;
    out[i].hasBody = agent.hasBody;
    out[i].synced = isSynced(agent);
    out[i].skipped = agent.skipped;
    out[i].rootId = agent.root->id();
    out[i].model = agent.root->model();
    out[i].motors = std::move(motors);
  }
}

} // namespace sparkwright
