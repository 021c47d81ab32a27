#include "core/agents/IntegratedAgents.h"

#include "core/agents/AgentControl.h"
#include "core/agents/AgentTexts.h"
#include "core/agents/AgentTiming.h"
#include "core/archive/StateArchive.h"
#include "core/archive/StateTexts.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/Random.h"
#include "core/robot/behavior/ThinkingLimits.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

/// Numbers that look like nothing in common for neighbouring inputs (the finaliser of splitmix64).
std::uint64_t scattered(std::uint64_t x)
{
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

} // namespace

IntegratedAgents::IntegratedAgents(Context& context, AgentControl& agents, Host host, int threads)
    : context_(context), agents_(agents), host_(std::move(host)), threadCount_(threads)
{
}

IntegratedAgents::~IntegratedAgents() = default;

void IntegratedAgents::startCycle()
{
  lookAround();
  take();
  begin();
  for(gather(true); !thinking_.empty(); gather(true))
  {
    startThinking();
    think();
    take();
  }
  gather(false);
}

/// Passes percepts to the agents that get some.
void IntegratedAgents::gather(bool onlyAwaited)
{
  AgentTiming& timing = host_.timing();
  thinking_.clear();
  for(Resident& resident : residents_)
  {
    const int agent = resident.info.agent;
    if(resident.info.over || (onlyAwaited && !timing.isAwaited(agent)))
      continue;
    const std::string_view percepts = timing.percepts(agent);
    resident.told = !percepts.empty();
    if(!resident.told)
      continue;
    resident.brain->heard.assign(percepts);
    if(host_.overhear)
      host_.overhear(agent, true, percepts);
    timing.perceptsSent(agent);
    thinking_.push_back(resident.brain);
  }
}

/// Behaviours come and go with the tree.
void IntegratedAgents::lookAround()
{
  if(looked_ && structure_ == context_.structureVersion)
    return;
  looked_ = true;
  for(Resident& resident : residents_)
    resident.there = false;
  if(Object* const place = context_.root ? context_.root->find("/usr/agent") : nullptr)
  {
    std::vector<Behavior*> fresh;
    place->visit<Behavior>(
        [&](Behavior& behavior)
        {
          if(Resident* const known = residentOf(behavior))
            known->there = true;
          else
            fresh.push_back(&behavior);
        });
    for(Behavior* const behavior : fresh)
      admit(*behavior);
  }
  for(const Resident& resident : residents_)
    if(!resident.there)
      host_.removeAgent(resident.info.agent);
  std::erase_if(residents_, [](const Resident& resident) { return !resident.there; });
  structure_ = context_.structureVersion; // The agents' own nodes are part of it.
}

IntegratedAgents::Resident* IntegratedAgents::residentOf(const Behavior& behavior)
{
  for(Resident& resident : residents_)
    if(resident.brain->behavior.get() == &behavior)
      return &resident;
  return nullptr;
}

void IntegratedAgents::admit(Behavior& behavior)
{
  Resident resident;
  resident.brain = std::make_shared<Brain>();
  resident.brain->behavior = std::static_pointer_cast<Behavior>(behavior.shared_from_this());
  behavior.setSeed(scattered(scattered(context_.random ? context_.random->runSeed() : 1) + ++admitted_));
  resident.info.address = "inside: " + behavior.name();
  resident.info.agent = host_.addAgent(resident.info.address);
  resident.info.since = host_.time();
  resident.there = true;
  residents_.push_back(std::move(resident));
}

/// The first words of those who are new, as if they had come along with a connection.
void IntegratedAgents::begin()
{
  thinking_.clear();
  for(Resident& resident : residents_)
  {
    resident.told = !resident.brain->begun && !resident.info.over;
    if(resident.told)
      thinking_.push_back(resident.brain);
  }
  if(thinking_.empty())
    return;
  startThinking();
  think();
  take();
}

void IntegratedAgents::startThinking()
{
  if(thinking_.empty())
    return;
  if(!threads_)
  {
    const auto* const limits = context_.service<ThinkingLimits>();
    threads_ = std::make_unique<ThinkingThreads>(threadCount_, limits ? limits->seconds : 0);
  }
  threads_->start(thinking_);
}

/// Waits for their answers.
void IntegratedAgents::think()
{
  if(thinking_.empty())
    return;
  const std::vector<std::shared_ptr<Brain>> lost = threads_->finish();
  for(Resident& resident : residents_)
  {
    if(!std::exchange(resident.told, false))
      continue;
    Brain& brain = *resident.brain;
    if(std::find(lost.begin(), lost.end(), resident.brain) != lost.end())
    {
      giveUp(resident, Diagnostic::of(Diagnostic::Severity::Error, {}, 0, 0, agentText("agent.lost"),
                                      agentText("agent.patience")));
      continue;
    }
    if(context_.log)
      for(const Diagnostic& note : brain.behavior->notes())
        context_.log->write(note);
    brain.behavior->notes().clear();
    if(brain.failure)
      giveUp(resident, *brain.failure);
    else
      resident.answered = true;
    resident.info.thinking.add(brain.seconds);
  }
  thinking_.clear();
}

/// Their answers go to the World.
void IntegratedAgents::take()
{
  for(Resident& resident : residents_)
  {
    if(!std::exchange(resident.answered, false))
      continue;
    const std::string& said = resident.brain->said;
    ++resident.info.answers;
    resident.info.lastMessage.assign(said, 0, InsideAgent::longestShown);
    if(host_.overhear)
      host_.overhear(resident.info.agent, false, said);
    host_.timing().deliver(resident.info.agent, said, true);
  }
}

void IntegratedAgents::giveUp(Resident& resident, const Diagnostic& why)
{
  resident.info.over = true;
  agents_.halt(resident.info.agent);
  if(!context_.log)
    return;
  const auto text = [](const std::string& english, const LocalText& said)
  { return said.empty() ? LocalText(english) : said; };
  context_.log->write(Diagnostic::of(
      Diagnostic::Severity::Error, why.file, why.line, why.column,
      agentText("agent.stands", host_.nameOf(resident.info.agent, resident.info.address), text(why.message, why.said)),
      text(why.hint, why.advice)));
}

void IntegratedAgents::endCycle()
{
  think();
  removeClosed();
}

/// As a connection would be closed.
void IntegratedAgents::removeClosed()
{
  for(const int agent : agents_.takeInsideToClose())
  {
    const auto found = std::find_if(residents_.begin(), residents_.end(),
                                    [agent](const Resident& resident) { return resident.info.agent == agent; });
    if(found == residents_.end())
      continue;
    const std::shared_ptr<Behavior> behavior = found->brain->behavior;
    residents_.erase(found);
    host_.removeAgent(agent);
    if(behavior->parent())
      behavior->parent()->removeChild(*behavior);
  }
}

std::vector<InsideAgent> IntegratedAgents::list() const
{
  std::vector<InsideAgent> list;
  for(const Resident& resident : residents_)
    list.push_back(resident.info);
  return list;
}

std::vector<Behavior*> IntegratedAgents::behaviors() const
{
  std::vector<Behavior*> all;
  if(Object* const place = context_.root ? context_.root->find("/usr/agent") : nullptr)
    place->visit<Behavior>([&all](Behavior& behavior) { all.push_back(&behavior); });
  return all;
}

std::optional<std::size_t> IntegratedAgents::numberOf(int agent) const
{
  const std::vector<Behavior*> all = behaviors();
  for(const Resident& resident : residents_)
    if(resident.info.agent == agent)
      if(const auto found = std::find(all.begin(), all.end(), resident.brain->behavior.get()); found != all.end())
        return static_cast<std::size_t>(found - all.begin());
  return std::nullopt;
}

bool IntegratedAgents::readmit(std::size_t number)
{
  const std::vector<Behavior*> all = behaviors();
  if(number >= all.size() || residentOf(*all[number]))
    return false;
  admit(*all[number]);
  return true;
}

LocalText IntegratedAgents::whyInexact() const
{
  for(const Resident& resident : residents_)
    if(!resident.info.over && !resident.brain->behavior->memory())
      return stateText("state.behavior", resident.brain->behavior->path());
  return {};
}

void IntegratedAgents::archive(StateArchive& a)
{
  a(admitted_);
  for(Resident& resident : residents_)
  {
    Brain& brain = *resident.brain;
    Behavior& behavior = *brain.behavior;
    std::uint64_t seed = behavior.seed();
    std::string command = behavior.command();
    std::optional<std::string> memory = a.isLoading() || resident.info.over ? std::nullopt : behavior.memory();
    a(seed, command, memory, brain.begun, brain.heard, brain.said, resident.answered, resident.info.since,
      resident.info.answers, resident.info.lastMessage, resident.info.over);
    if(!a.isLoading() || a.failed())
      continue;
    behavior.setSeed(seed);
    behavior.setCommand(std::move(command));
    // One that could not tell what it knows begins anew.
    if(!memory && !resident.info.over)
      brain.begun = false;
    if(memory && brain.begun)
      a.require(behavior.remember(*memory));
    a.locate(behavior.path());
  }
  looked_ = looked_ || a.isLoading();
  if(a.isLoading())
    structure_ = context_.structureVersion;
}

} // namespace sparkwright
