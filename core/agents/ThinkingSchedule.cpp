#include "core/agents/ThinkingSchedule.h"

#include "core/archive/StateArchive.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

void ThinkingSchedule::sense(SimulatedTime time, std::string_view percepts)
{
  if(count_ == ring_.size())
    grow();
  Sensation& fresh = ring_[(first_ + count_++) % ring_.size()];
  fresh.known = time + delays_.sensor;
  fresh.percepts.assign(percepts);
  // What is known before the agent can possibly be free again waits for sure.
  const std::size_t sure = arrived(thinking_ ? begun_ + delays_.least : free_);
  if(sure > delays_.waiting)
    drop(sure - delays_.waiting);
}

void ThinkingSchedule::grow()
{
  std::vector<Sensation> larger(std::max<std::size_t>(4, 2 * ring_.size()));
  for(std::size_t i = 0; i < count_; ++i)
    larger[i] = std::move(ring_[(first_ + i) % ring_.size()]);
  ring_ = std::move(larger);
  first_ = 0;
}

void ThinkingSchedule::drop(std::size_t number)
{
  first_ = (first_ + number) % ring_.size();
  count_ -= number;
  leftOut_ += static_cast<long>(number);
}

SimulatedTime ThinkingSchedule::beginOf(std::size_t index) const
{
  return std::max(free_, at(index).known);
}

/// How many are known by then.
std::size_t ThinkingSchedule::arrived(SimulatedTime by) const
{
  std::size_t number = 0;
  while(number < count_ && at(number).known <= by)
    ++number;
  return number;
}

/// How many are left out before the next thought.
std::size_t ThinkingSchedule::surplus() const
{
  const std::size_t ready = arrived(beginOf(0));
  return ready > delays_.waiting ? ready - delays_.waiting : 0;
}

const std::string* ThinkingSchedule::next(SimulatedTime now) const
{
  if(thinking_ || count_ == 0)
    return nullptr;
  // Something newer may still be known by the time it begins, and push out what it would be told now.
  if(now + delays_.sensor < beginOf(0))
    return nullptr;
  return &at(surplus()).percepts;
}

void ThinkingSchedule::begin()
{
  drop(surplus());
  begun_ = beginOf(0);
  first_ = (first_ + 1) % ring_.size();
  --count_;
  thinking_ = true;
}

SimulatedTime ThinkingSchedule::end(SimulatedTime thought)
{
  thinking_ = false;
  free_ = begun_ + std::max(thought, delays_.least);
  return free_ + delays_.effector;
}

std::optional<SimulatedTime> ThinkingSchedule::nextEffect() const
{
  if(!thinking_ && count_ == 0)
    return std::nullopt;
  return (thinking_ ? begun_ : beginOf(0)) + delays_.least + delays_.effector;
}

void ThinkingSchedule::archive(StateArchive& a)
{
  auto waiting = static_cast<std::uint64_t>(delays_.waiting);
  auto leftOut = static_cast<std::int64_t>(leftOut_);
  a(delays_.sensor, delays_.effector, delays_.least, waiting, free_, begun_, thinking_, leftOut);
  const std::size_t count = a.count(count_, sizeof(SimulatedTime));
  if(a.isLoading())
  {
    a.require(waiting >= 1);
    delays_.waiting = static_cast<std::size_t>(std::max<std::uint64_t>(waiting, 1));
    leftOut_ = static_cast<long>(leftOut);
    ring_.assign(count, {});
    first_ = 0;
    count_ = count;
  }
  for(std::size_t i = 0; i < count; ++i)
  {
    Sensation& sensation = ring_[(first_ + i) % ring_.size()];
    a(sensation.known, sensation.percepts);
  }
}

} // namespace sparkwright
