#include "app/ide/session/SessionSwitch.h"

#include <utility>

namespace sparkwright
{

void SessionSwitch::show(std::shared_ptr<Session> other, Own own)
{
  if(!other)
    return showOwn();
  if(showsOwn())
    ownWasRunning_ = own == Own::Pauses && own_.state().running;
  if(own == Own::Pauses)
    own_.pause();
  exchange(std::move(other));
}

void SessionSwitch::showOwn()
{
  if(showsOwn())
    return;
  exchange(nullptr);
  if(std::exchange(ownWasRunning_, false))
    own_.run();
}

void SessionSwitch::exchange(std::shared_ptr<Session> other)
{
  const long before = state().generation;
  shown().keepFrames(false);
  parting_ = std::exchange(other_, std::move(other));
  generations_ = before + 1 - shown().state().generation;
  shown().setPhysicsView(physicsView_);
  if(keeping_)
    shown().keepFrames(true);
}

void SessionSwitch::open(const std::string& file, const Variables& variables)
{
  showOwn();
  own_.open(file, variables);
}

void SessionSwitch::restore(std::shared_ptr<const WorldState> state)
{
  showOwn();
  own_.restore(std::move(state));
}

void SessionSwitch::close()
{
  showOwn();
  own_.close();
}

long SessionSwitch::rebuild(TextOverlay overlay, bool run)
{
  showOwn();
  return own_.rebuild(std::move(overlay), run);
}

void SessionSwitch::setPhysicsView(bool on)
{
  physicsView_ = on;
  shown().setPhysicsView(on);
}

void SessionSwitch::keepFrames(bool on)
{
  keeping_ = on;
  shown().keepFrames(on);
}

SessionState SessionSwitch::state() const
{
  SessionState state = shown().state();
  state.generation += generations_;
  if(showsOwn())
    return state;
  SessionState own = own_.state();
  state.texts = own.texts;
  state.applied = own.applied;
  state.edited = std::move(own.edited);
  state.answered = own.answered;
  state.arrangement = std::move(own.arrangement);
  state.posesAnswered = own.posesAnswered;
  state.poses = std::move(own.poses);
  state.valuesAnswered = own.valuesAnswered;
  state.toldAnswered = own.toldAnswered;
  state.told = std::move(own.told);
  state.values = std::move(own.values);
  state.stateKept = own.stateKept;
  state.keptState = std::move(own.keptState);
  return state;
}

std::vector<LogEntry> SessionSwitch::takeLog()
{
  std::vector<LogEntry> entries = own_.takeLog();
  for(const std::shared_ptr<Session>& each : {std::exchange(parting_, nullptr), other_})
    if(each)
      for(LogEntry& entry : each->takeLog())
        entries.push_back(std::move(entry));
  return entries;
}

} // namespace sparkwright
