#include "core/run/LoadMeter.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr double windowSeconds = 1;
constexpr double slowerThan = 1 / 0.93; // Times the interval that was asked for: less is not worth a word.

} // namespace

void LoadMeter::restart(double now)
{
  start_ = now;
  filling_ = last_ = {};
  waits_.clear();
}

void LoadMeter::add(double now, const CycleTimes& times, double waited, AgentId agent)
{
  ++filling_.cycles;
  filling_.times += times;
  filling_.waited += waited;
  if(waited > 0)
  {
    const auto known = std::find_if(waits_.begin(), waits_.end(), [agent](const auto& w) { return w.first == agent; });
    if(known != waits_.end())
      known->second += waited;
    else
      waits_.emplace_back(agent, waited);
  }
  filling_.elapsed = now - start_;
  if(filling_.elapsed < windowSeconds)
    return;
  const auto longest =
      std::max_element(waits_.begin(), waits_.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  filling_.slowest = longest == waits_.end() ? 0 : longest->first;
  last_ = filling_;
  filling_ = {};
  waits_.clear();
  start_ = now;
}

LoadMeter::Shortfall LoadMeter::shortfall(double interval) const
{
  if(last_.cycles == 0 || interval <= 0 || last_.elapsed / last_.cycles < interval * slowerThan)
    return {};
  const CycleTimes& times = last_.times;
  const std::pair<Cause, double> parts[] = {
      {Cause::Agents, last_.waited},
      {Cause::Scripts, times.act},
      {Cause::Contacts, times.collide},
      {Cause::Solver, times.solve},
      {Cause::Referee, times.rule},
      {Cause::Senses, times.sense},
      {Cause::Thinking, times.think},
      {Cause::Frames, times.publish},
      {Cause::Machine, std::max(0., last_.elapsed - last_.waited - times.total())}};
  const auto& [cause, seconds] = *std::max_element(std::begin(parts), std::end(parts),
                                                   [](const auto& a, const auto& b) { return a.second < b.second; });
  return {cause, seconds / last_.cycles, cause == Cause::Agents ? last_.slowest : 0};
}

} // namespace sparkwright
