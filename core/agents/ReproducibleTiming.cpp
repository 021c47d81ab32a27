#include "core/agents/ReproducibleTiming.h"

#include "core/agents/AgentTexts.h"
#include "core/archive/StateArchive.h"
#include "core/object/Log.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace sparkwright
{

namespace
{

/// Limits for messages of an agent that have not taken effect yet, bytes and answers; beyond them, it is disconnected.
constexpr std::size_t mostUnread = 1 << 20;
constexpr std::size_t mostAnswers = 1000;

/// Cycles after an agent has joined in which its robot has to appear, before whatever it says counts at once.
constexpr long cyclesToBody = 3;

SimulatedTime nanoseconds(double seconds)
{
  return std::llround(std::clamp(seconds, 0.0, TimingSettings::longest) * 1e9);
}

/// Messages with their lengths in front.
void append(std::string& messages, std::string_view message)
{
  const auto size = static_cast<std::uint32_t>(message.size());
  messages.append(reinterpret_cast<const char*>(&size), sizeof size);
  messages += message;
}

} // namespace

/// All that an agent says until it is done.
struct ReproducibleTiming::Answer
{
  std::string messages;
  double thought = 0;   ///< s, as the agent has reported.
  SimulatedTime at = 0; ///< When it counts.

  void archive(StateArchive& a)
  {
    a(messages, thought, at);
    for(std::size_t i = 0; a.isLoading() && i < messages.size();)
    {
      std::uint32_t size = 0;
      const std::size_t left = messages.size() - i;
      if(left >= sizeof size)
        std::memcpy(&size, messages.data() + i, sizeof size);
      if(!a.require(left >= sizeof size && size <= left - sizeof size))
        return messages.clear();
      i += sizeof size + size;
    }
  }
};

struct ReproducibleTiming::Member
{
  Member(int agent, bool isInside, ThinkingSchedule::Delays delays)
      : id(agent), inside(isInside), schedule(delays), delays(delays)
  {
  }

  int id;
  bool inside;
  ThinkingSchedule schedule;
  ThinkingSchedule::Delays delays;
  bool named = false;         ///< Its first message has been seen, which may tell its name.
  bool joined = false;        ///< Its first answer has been given to the World.
  bool told = false;          ///< It has been sent something.
  bool cutOff = false;
  long cycles = 0;            ///< Since it has joined.
  long owed = 0;              ///< Answers to come that were not waited for.
  std::size_t unread = 0;     ///< Bytes in all below.
  Answer current;             ///< What has come since it was done last.
  std::vector<Answer> answers; ///< Done, but there is nothing yet that they answer.
  std::vector<Answer> due;     ///< With the time from which they count.
  std::string spare;           ///< Memory for further messages.
  long toldLeftOut = 0;

  /// The oldest of answers or due.
  static Answer take(std::vector<Answer>& list)
  {
    Answer oldest = std::move(list.front());
    list.erase(list.begin());
    return oldest;
  }
};

ReproducibleTiming::ReproducibleTiming(AgentControl& agents, Log* log, TimingSettings settings)
    : agents_(agents), log_(log), settings_(std::move(settings))
{
}

ReproducibleTiming::~ReproducibleTiming() = default;

ReproducibleTiming::Member* ReproducibleTiming::find(int agent) const
{
  for(const auto& member : members_)
    if(member->id == agent)
      return member.get();
  return nullptr;
}

std::unique_ptr<ReproducibleTiming::Member> ReproducibleTiming::made(int agent, bool inside) const
{
  ThinkingSchedule::Delays delays;
  delays.sensor = nanoseconds(settings_.sensorDelay);
  delays.effector = nanoseconds(settings_.effectorDelay);
  delays.least = nanoseconds(settings_.reported ? settings_.least : settings_.think);
  delays.waiting = static_cast<std::size_t>(std::max(settings_.waiting, 1));
  return std::make_unique<Member>(agent, inside, delays);
}

void ReproducibleTiming::admit(int agent, bool inside)
{
  members_.push_back(made(agent, inside));
}

void ReproducibleTiming::renew(int agent)
{
  for(std::unique_ptr<Member>& member : members_)
    if(member->id == agent)
      member = made(agent, member->inside);
}

void ReproducibleTiming::dismiss(int agent)
{
  std::erase_if(members_, [agent](const auto& member) { return member->id == agent; });
}

std::string_view ReproducibleTiming::percepts(int agent) const
{
  const Member* const member = find(agent);
  const std::string* const next = member ? member->schedule.next(now_) : nullptr;
  return next ? std::string_view(*next) : std::string_view();
}

void ReproducibleTiming::perceptsSent(int agent)
{
  Member* const member = find(agent);
  if(!member || !member->schedule.next(now_))
    return;
  member->schedule.begin();
  member->told = true;
  agents_.perceptsSent(agent);
  tellIfLate(*member);
  match(*member); // It may have spoken before it was asked.
}

void ReproducibleTiming::deliver(int agent, std::string_view message, bool done)
{
  Member* const member = find(agent);
  if(!member || member->cutOff)
    return;
  const Spoken spoken = agents_.inspect(agent, message);
  if(!std::exchange(member->named, true) && !settings_.reported)
  {
    // Nothing has been sensed yet, so the schedule is still empty.
    member->delays.least = nanoseconds(settings_.lengthFor(spoken.name));
    member->schedule = ThinkingSchedule(member->delays);
  }
  member->unread += message.size() + sizeof(std::uint32_t);
  if(member->unread > mostUnread || member->answers.size() >= mostAnswers)
  {
    member->cutOff = true;
    agents_.closeAgent(agent);
    if(log_)
      log_->warning(agentText("agent.saysTooMuch", agent));
    return;
  }
  append(member->current.messages, message);
  member->current.thought += std::max(spoken.thought, 0.0);
  if(done || spoken.done)
    complete(*member);
}

void ReproducibleTiming::complete(Member& member)
{
  Answer answer = std::exchange(member.current, Answer{std::exchange(member.spare, std::string()), 0, 0});
  member.current.messages.clear();
  if(member.owed > 0)
  {
    --member.owed;
    member.unread -= answer.messages.size();
    return;
  }
  if(!std::exchange(member.joined, true))
  {
    answer.at = now_;
    member.due.push_back(std::move(answer));
    return;
  }
  member.answers.push_back(std::move(answer));
  match(member);
}

/// Ends the present thought by the oldest answer.
void ReproducibleTiming::match(Member& member)
{
  const bool refused = !member.told && member.cycles > cyclesToBody && !agents_.hasBody(member.id);
  while(!member.answers.empty() && (member.schedule.isThinking() || refused))
  {
    Answer answer = Member::take(member.answers);
    if(refused) // It has asked for a robot in vain, and tries again.
      answer.at = now_;
    else if(settings_.reported)
      answer.at = member.schedule.end(nanoseconds(answer.thought * settings_.factor));
    else
      answer.at = member.schedule.end(member.delays.least);
    member.due.push_back(std::move(answer));
  }
}

/// Says so once, and then whenever it has become ten times as much.
void ReproducibleTiming::tellIfLate(Member& member)
{
  const long leftOut = member.schedule.leftOut();
  if(leftOut < std::max(10 * member.toldLeftOut, 1L))
    return;
  member.toldLeftOut = leftOut;
  if(log_)
    log_->warning(agentText("agent.thinksTooLong", member.id, leftOut));
}

void ReproducibleTiming::startCycle()
{
  for(const auto& member : members_)
  {
    match(*member);
    carryOut(*member);
  }
}

/// Delivers due answers to the World.
void ReproducibleTiming::carryOut(Member& member)
{
  while(!member.due.empty() && member.due.front().at <= now_)
  {
    Answer answer = Member::take(member.due);
    member.unread -= answer.messages.size();
    for(std::size_t at = 0; at < answer.messages.size();)
    {
      std::uint32_t size = 0;
      std::memcpy(&size, answer.messages.data() + at, sizeof size);
      agents_.deliver(member.id, std::string_view(answer.messages).substr(at + sizeof size, size));
      at += sizeof size + size;
    }
    member.spare = std::move(answer.messages);
  }
}

void ReproducibleTiming::endCycle(double seconds)
{
  now_ += std::llround(seconds * 1e9);
  for(const auto& member : members_)
  {
    member->cycles += member->joined;
    if(const std::string_view percepts = agents_.percepts(member->id); !percepts.empty())
      member->schedule.sense(now_, percepts);
  }
}

/// Whether something of it may count in the cycle that is to begin, and is not known.
bool ReproducibleTiming::isBlocking(const Member& member) const
{
  const std::optional<SimulatedTime> next = member.schedule.nextEffect();
  return next && *next <= now_ && !member.cutOff;
}

bool ReproducibleTiming::isAwaited(int agent) const
{
  const Member* const member = find(agent);
  return member && isBlocking(*member);
}

bool ReproducibleTiming::isReady() const
{
  return std::none_of(members_.begin(), members_.end(),
                      [this](const auto& member) { return !member->inside && isBlocking(*member); });
}

std::vector<int> ReproducibleTiming::waitingFor() const
{
  std::vector<int> ids;
  for(const auto& member : members_)
    if(!member->inside && isBlocking(*member))
      ids.push_back(member->id);
  return ids;
}

std::vector<AgentControl::Excused> ReproducibleTiming::excuseAll(bool skip)
{
  std::vector<AgentControl::Excused> excused;
  for(const auto& member : members_)
  {
    if(member->inside || !isBlocking(*member))
      continue;
    if(!skip)
    {
      member->cutOff = true;
      agents_.closeAgent(member->id);
    }
    else
    {
      if(!member->schedule.isThinking())
        member->schedule.begin(); // It does not even read.
      else
        ++member->owed;
      member->schedule.end(member->delays.least);
    }
    excused.push_back({member->id, agents_.addressOf(member->id), skip ? agents_.skip(member->id) : 0});
  }
  return excused;
}

void ReproducibleTiming::archive(StateArchive& a)
{
  a(now_);
  for(const auto& owned : members_)
  {
    Member& member = *owned;
    auto cycles = static_cast<std::int64_t>(member.cycles), owed = static_cast<std::int64_t>(member.owed);
    auto unread = static_cast<std::uint64_t>(member.unread);
    auto toldLeftOut = static_cast<std::int64_t>(member.toldLeftOut);
    a(member.schedule, member.delays.sensor, member.delays.effector, member.delays.least, member.named, member.joined,
      member.told, member.cutOff, cycles, owed, unread, toldLeftOut, member.current, member.answers, member.due);
    member.cycles = static_cast<long>(cycles);
    member.owed = static_cast<long>(owed);
    member.unread = static_cast<std::size_t>(unread);
    member.toldLeftOut = static_cast<long>(toldLeftOut);
  }
}

} // namespace sparkwright
