#include "core/record/resume/ResumePoint.h"

#include "core/archive/StateTexts.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr double endTolerance = 1e-6; // s

} // namespace

ResumePoint::ResumePoint(std::unique_ptr<Recording> recording, WorldState state, double seconds)
    : recording_(std::move(recording)), state_(std::move(state)), seconds_(std::max(seconds, state_.time)),
      read_(state_.time), last_(recording_->count() > 0 ? recording_->time(recording_->count() - 1) : state_.time)
{
  atEnd_ = !hasAgents();
}

std::shared_ptr<ResumePoint> ResumePoint::open(std::unique_ptr<Recording> recording, std::optional<double> moment,
                                               LocalText& problem)
{
  const std::vector<double> times = recording->worldStateTimes();
  const double seconds = moment ? *moment : times.empty() ? 0 : *std::ranges::min_element(times);
  const std::optional<WorldStateRecord> record = recording->worldStateAt(seconds);
  if(times.empty())
    problem = stateText("state.noStates");
  else if(!record)
    problem = stateText("state.before", *std::ranges::min_element(times));
  else if(const std::size_t count = recording->count(); count > 0 && seconds > recording->time(count - 1) + endTolerance)
    problem = stateText("state.after", recording->time(count - 1));
  else if(std::optional<WorldState> state = WorldState::decode(record->state, problem))
    return std::shared_ptr<ResumePoint>(new ResumePoint(std::move(recording), *std::move(state), seconds));
  return nullptr;
}

/// Reads the messages of some more time.
void ResumePoint::readOn()
{
  constexpr double piece = 1; // s; they take a few MB.
  const double from = read_, to = read_ + piece;
  double damagedAt = 0;
  const bool whole = recording_->forEachAgentBytes(
      from, to,
      [&](const AgentBytes& bytes)
      {
        const bool inside = bytes.kind == AgentBytes::Kind::InsideReceived || bytes.kind == AgentBytes::Kind::InsideSent;
        if(bytes.cycle < state_.cycle || inside) // Those go on by themselves.
          return;
        waiting_.push_back(bytes);
        if(bytes.kind == AgentBytes::Kind::Sent)
          waiting_.back().data = {};
      },
      damagedAt);
  read_ = to;
  atEnd_ = !whole || to > last_ + piece;
  if(!whole)
    damage_ = stateText("state.agentsDamaged", damagedAt);
}

const AgentBytes* ResumePoint::next(long cycle)
{
  while(waiting_.empty() && !atEnd_)
    readOn();
  return !waiting_.empty() && waiting_.front().cycle <= cycle ? &waiting_.front() : nullptr;
}

} // namespace sparkwright
