#include "app/ide/session/SessionSwitch.h"

#include <algorithm>
#include <iterator>

namespace sparkwright
{

void SessionSwitch::show(std::shared_ptr<Session> other)
{
  if(other == other_)
    return;
  other_ = std::move(other);
  shownGeneration_ = -1;
  current().setPhysicsView(physicsView_);
}

void SessionSwitch::open(const std::string& file, const Variables& variables)
{
  show({});
  local_.open(file, variables);
}

void SessionSwitch::setPhysicsView(bool on)
{
  physicsView_ = on;
  local_.setPhysicsView(on);
  if(other_)
    other_->setPhysicsView(on);
}

SessionState SessionSwitch::state() const
{
  SessionState state = current().state();
  if(state.generation != shownGeneration_)
  {
    shownGeneration_ = state.generation;
    ++generation_;
  }
  state.generation = generation_;
  if(!other_)
    return state;
  // What concerns edited texts.
  SessionState local = local_.state();
  state.location = std::move(local.location);
  state.texts = local.texts;
  state.applied = local.applied;
  state.edited = std::move(local.edited);
  state.answered = local.answered;
  state.arrangement = std::move(local.arrangement);
  state.posesAnswered = local.posesAnswered;
  state.poses = std::move(local.poses);
  state.valuesAnswered = local.valuesAnswered;
  state.values = std::move(local.values);
  return state;
}

std::vector<LogEntry> SessionSwitch::takeLog()
{
  std::vector<LogEntry> log = local_.takeLog();
  if(other_)
    std::ranges::move(other_->takeLog(), std::back_inserter(log));
  return log;
}

} // namespace sparkwright
