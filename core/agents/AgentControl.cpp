#include "core/agents/AgentControl.h"

#include "core/agents/AgentTexts.h"
#include "core/archive/StateArchive.h"
#include "core/object/Log.h"
#include "core/robot/types/RobotTypes.h"

#include <algorithm>
#include <span>
#include <utility>

namespace sparkwright
{

namespace
{

/// Before so many cycles with it, an agent may not know yet that it has to answer.
constexpr int settled = 5;

/// Complaints about messages of an agent, then no more.
constexpr int mostWarnings = 10;

/// Before there is a robot, so many messages have actions that wait for it, with so many actions and bytes.
constexpr int messagesThatWait = 2;
constexpr std::size_t mostWaiting = 100, longestWaiting = 8192;
/// Cycles after which it is told that they wait: 1 s.
constexpr int longWait = 50;

/// Who it is and how long it has thought: of use to AgentTiming, and no effector of any robot.
bool isForTiming(std::string_view predicate)
{
  return predicate == "agent" || predicate == "think";
}

} // namespace

int AgentControl::add(Object& scene, Equipment equipment)
{
  const int id = ++lastId_;
  agents_.push_back(std::make_unique<Agent>(Agent{id, std::move(equipment.address),
                                                  equipment.inside ? Link::Inside : Link::Network,
                                                  AgentRobot(context_, scene, id, equipment.effectors),
                                                  AgentMailbox(std::move(equipment.parsers)), RobotMotors()}));
  return id;
}

void AgentControl::remove(int id)
{
  const auto found = std::find_if(agents_.begin(), agents_.end(), [&](const auto& a) { return a->id == id; });
  if(found == agents_.end())
    return;
  const std::unique_ptr<Agent> agent = std::move(*found);
  agents_.erase(found);
  agent->robot.remove();
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

void AgentControl::closeIfUprooted(const Agent& agent, AgentRobot::Change change)
{
  if(change != AgentRobot::Change::Uprooted)
    return;
  if(context_.log)
    context_.log->warning(agentText("agent.takenOut", agent.id));
  closeAgent(agent.id);
}

void AgentControl::closeAgent(int id)
{
  const Agent* const agent = find(id);
  (agent && agent->link == Link::Inside ? insideToClose_ : toClose_).push_back(id);
}

void AgentControl::halt(int id)
{
  Agent* const agent = find(id);
  if(!agent)
    return;
  closeIfUprooted(*agent, agent->robot.collect());
  agent->robot.halt();
}

void AgentControl::switchRobot(int id, bool on)
{
  Agent* const agent = find(id);
  if(!agent)
    return;
  closeIfUprooted(*agent, agent->robot.collect());
  agent->robot.setPower(on ? AgentRobot::Power::On : AgentRobot::Power::Off);
}

bool AgentControl::isSwitchedOff(int id) const
{
  const Agent* const agent = find(id);
  return agent && agent->robot.power() == AgentRobot::Power::Off;
}

void AgentControl::cutMotors()
{
  for(const auto& agent : agents_)
    if(agent->robot.power() == AgentRobot::Power::Off)
      agent->robot.cutMotors();
}

void AgentControl::restoreMotors()
{
  for(const auto& agent : agents_)
    agent->robot.restoreMotors();
}

void AgentControl::deliver(int id, std::string_view message)
{
  Agent* const agent = find(id);
  if(!agent)
    return;
  if(agent->talk == Talk::None)
    agent->talk = Talk::Spoken;
  // What comes along with the connection is read in the cycle after the one that accepted it.
  if(!agent->mailbox.isOpen())
    return agent->mailbox.hold(message);
  realiseHeld(*agent);
  realise(*agent, message);
}

void AgentControl::startCycle()
{
  for(const auto& agent : agents_)
  {
    actWaiting(*agent);
    if(agent->mailbox.isOpen())
      realiseHeld(*agent);
    agent->mailbox.open();
  }
}

void AgentControl::realiseHeld(Agent& agent)
{
  agent.mailbox.takeHeld([&](std::string_view message) { realise(agent, message); });
}

void AgentControl::realise(Agent& agent, std::string_view message)
{
  if(agent.answer == Answer::Missing)
    agent.answer = Answer::Heard;
  agent.settling = std::max(agent.settling, 1);
  actWaiting(agent);
  closeIfUprooted(agent, agent.robot.collect());
  if(const std::string mistake = agent.mailbox.read(message, said_); !mistake.empty())
    warn(agent, agentText("agent.mistake", mistake));
  reader_.start(said_);
  bool waits = false;
  while(reader_.next())
    if(agent.hadRobot || agent.robot.exists() || !keep(agent, reader_.action()))
      act(agent, reader_.action());
    else
      waits = true;
  agent.waitingMessages += waits;
}

void AgentControl::act(Agent& agent, const Action& action)
{
  if(Effector* const effector = agent.robot.effector(action.name))
  {
    if(agent.robot.power() == AgentRobot::Power::On || !effector->needsPower())
      effector->receive(action);
  }
  // The agent's, not the robot's: its own effector is there only in robots made for the reference simulator.
  else if(action.name == "syn" && agent.robot.exists())
    agentSynced(agent.id);
  else if(action.name == "robottypes")
    agent.wantsTypes = true;
  // Clients send (syn) along with their first requests, before there is a robot that knows it.
  else if(action.name != "syn" && !isForTiming(action.name))
  {
    if(agent.robot.exists())
      warn(agent, agentText("agent.noEffector", std::string(action.name.substr(0, 40))));
    else if(!agent.hadRobot)
      warn(agent, agentText("agent.noRobot", std::string(action.name.substr(0, 40))));
  }
}

/// Before there is a robot, keeps an action for it. @return false: it is done at once, or too late
bool AgentControl::keep(Agent& agent, const Action& action)
{
  if(agent.robot.effector(action.name) || action.name == "syn" || action.name == "robottypes" ||
     isForTiming(action.name) || agent.waitingMessages >= messagesThatWait || agent.waiting.size() >= mostWaiting)
    return false;
  std::size_t bytes = 0;
  const auto size = [&bytes](std::string_view name, std::span<const std::string_view> values)
  {
    bytes += name.size();
    for(const std::string_view value : values)
      bytes += value.size();
  };
  size(action.name, action.values);
  for(const Action::Named& each : action.named)
    size(each.name, each.values);
  if(bytes > longestWaiting)
    return false;
  WaitingAction& kept = agent.waiting.emplace_back();
  kept.name = action.name;
  kept.values.assign(action.values.begin(), action.values.end());
  for(const Action::Named& each : action.named)
    kept.named.emplace_back(each.name, std::vector<std::string>(each.values.begin(), each.values.end()));
  return true;
}

/// Does what has waited for the robot, if it is there.
void AgentControl::actWaiting(Agent& agent)
{
  if(agent.waiting.empty() || !agent.robot.exists())
    return;
  closeIfUprooted(agent, agent.robot.collect());
  for(const WaitingAction& kept : std::exchange(agent.waiting, {}))
  {
    const std::vector<std::string_view> values(kept.values.begin(), kept.values.end());
    std::vector<std::vector<std::string_view>> parts;
    std::vector<Action::Named> named;
    for(const auto& each : kept.named)
      parts.emplace_back(each.second.begin(), each.second.end());
    for(std::size_t i = 0; i < parts.size(); ++i)
      named.push_back({kept.named[i].first, parts[i]});
    act(agent, {kept.name, values, named});
  }
}

/// Whoever waits in vain may not know what for.
void AgentControl::tellWaiting(Agent& agent)
{
  agent.hadRobot = agent.hadRobot || agent.robot.exists();
  if(!agent.waiting.empty() && !agent.robot.exists() && ++agent.waitedCycles == longWait)
    warn(agent, agentText("agent.waits", agent.waiting.front().name.substr(0, 40)));
}

Spoken AgentControl::inspect(int id, std::string_view message)
{
  Agent* const agent = find(id);
  return agent ? agent->mailbox.inspect(message, said_) : Spoken();
}

bool AgentControl::hasBody(int id) const
{
  const Agent* const agent = find(id);
  return agent && agent->robot.exists();
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

void AgentControl::warn(Agent& agent, const LocalText& what)
{
  if(!context_.log || ++agent.warnings > mostWarnings)
    return;
  using Key = KeyIn<agentTextTable>;
  context_.log->warning(
      agentText(agent.warnings == mostWarnings ? Key("agent.lastWarning") : Key("agent.warning"), agent.id, what));
}

void AgentControl::startSensing()
{
  for(const auto& owned : agents_)
  {
    Agent& agent = *owned;
    agent.answer = Answer::Missing;
    closeIfUprooted(agent, agent.robot.startSensing());
    tellWaiting(agent);
    agentsSeen_ += agent.robot.isNew();
    ++agent.counter;
    agent.settling += agent.settling > 0;
  }
}

void AgentControl::sense()
{
  for(const auto& owned : agents_)
  {
    Agent& agent = *owned;
    if(!agent.robot.senses() && !agent.wantsTypes)
    {
      agent.mailbox.clearPercepts();
      continue;
    }
    PerceptWriter& percepts = agent.mailbox.startPercepts(decimals_);
    if(agent.robot.senses())
      agent.robot.sense(percepts, agent.counter);
    if(const auto* const types = context_.service<RobotTypes>(); std::exchange(agent.wantsTypes, false) && types)
      types->write(percepts);
    agent.mailbox.finishPercepts();
  }
}

void AgentControl::rest()
{
  for(const auto& agent : agents_)
    agent->mailbox.clearPercepts();
}

std::string_view AgentControl::percepts(int id) const
{
  const Agent* const agent = find(id);
  return agent ? agent->mailbox.percepts() : std::string_view();
}

void AgentControl::perceptsSent(int id)
{
  if(Agent* const agent = find(id); agent && agent->robot.senses()) // Robot types may be told before there is a robot.
    agent->talk = Talk::Told;
}

void AgentControl::agentSynced(int id)
{
  if(Agent* const agent = find(id); agent && agent->answer != Answer::Excused)
    agent->answer = Answer::Complete;
}

bool AgentControl::isNewcomer(const Agent& agent) const
{
  return agent.settling < settled;
}

bool AgentControl::isSynced(const Agent& agent) const
{
  if(!syncMode_ || agent.link == Link::Inside || agent.answer == Answer::Complete || agent.answer == Answer::Excused)
    return true;
  // Requests come right behind a connection. Waiting a moment for them makes it certain in which cycle they are read.
  if(agent.talk != Talk::Told)
    return agent.talk == Talk::Spoken || agent.counter != 1;
  // A newcomer's first words need not contain (syn), so any message counts.
  return isNewcomer(agent) && agent.answer == Answer::Heard;
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
    agent->answer = Answer::Excused;
    if(agent->talk != Talk::Told)
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
    agent.motors.describe(agent.robot.root(), context_.structureVersion, motors);
    out[i] = AgentInfo{};
    out[i].id = agent.id;
    out[i].hasBody = agent.robot.exists();
    out[i].synced = isSynced(agent);
    out[i].skipped = agent.skipped;
    out[i].switchedOff = agent.robot.power() == AgentRobot::Power::Off;
    out[i].rootId = agent.robot.root().id();
    out[i].model = agent.robot.root().model();
    out[i].motors = std::move(motors);
  }
}

std::vector<AgentControl::Known> AgentControl::known() const
{
  std::vector<Known> all;
  for(const auto& agent : agents_)
    all.push_back({agent->id, agent->address, agent->link == Link::Inside, &agent->robot.root(),
                   agent->robot.firstNode()});
  return all;
}

void AgentControl::archiveWaiting(StateArchive& a, Agent& agent)
{
  constexpr std::size_t least = 8; // bytes of a text
  const auto texts = [&a](std::vector<std::string>& list)
  {
    list.resize(a.count(list.size(), least));
    for(std::string& text : list)
      a(text);
  };
  a(agent.hadRobot, agent.waitingMessages, agent.waitedCycles);
  agent.waiting.resize(a.count(agent.waiting.size(), least));
  for(WaitingAction& kept : agent.waiting)
  {
    a(kept.name);
    texts(kept.values);
    kept.named.resize(a.count(kept.named.size(), least));
    for(auto& [name, values] : kept.named)
    {
      a(name);
      texts(values);
    }
  }
}

void AgentControl::archive(StateArchive& a)
{
  a(lastId_, agentsSeen_, decimals_, syncMode_, toClose_, insideToClose_);
  for(const auto& owned : agents_)
  {
    Agent& agent = *owned;
    a(agent.robot, agent.mailbox);
    a.choice(agent.talk, Talk::Told);
    a.choice(agent.answer, Answer::Excused);
    a(agent.wantsTypes, agent.warnings, agent.counter, agent.settling);
    archiveWaiting(a, agent);
    auto skipped = static_cast<std::int64_t>(agent.skipped);
    a(skipped);
    agent.skipped = static_cast<long>(skipped);
  }
}

void AgentControl::renew(int id)
{
  Agent* const agent = find(id);
  if(!agent)
    return;
  halt(id);
  agent->mailbox.renew();
  agent->talk = Talk::None;
  agent->answer = Answer::Missing;
  agent->settling = 0;
  agent->warnings = 0;
  agent->waiting.clear();
  agent->waitingMessages = agent->waitedCycles = 0;
}

} // namespace sparkwright
