#include "app/ide/replay/TimelineMarks.h"

#include <algorithm>
#include <ranges>

namespace sparkwright
{

namespace
{

TimelineMark::Kind kindOf(const GameEvent& event)
{
  switch(event.kind)
  {
  case GameEvent::Kind::Goal: return TimelineMark::Kind::Goal;
  case GameEvent::Kind::NoGoal:
  case GameEvent::Kind::Foul:
  case GameEvent::Kind::Offence: return TimelineMark::Kind::Foul;
  case GameEvent::Kind::Mode: return TimelineMark::Kind::Restart;
  case GameEvent::Kind::Score:
  case GameEvent::Kind::Confirmed:
  case GameEvent::Kind::Overruled:
  case GameEvent::Kind::Undone:
  case GameEvent::Kind::Notice: break;
  }
  return TimelineMark::Kind::Other;
}

bool counts(const TimelineMark& mark, TimelineMarks::Which which)
{
  return which == TimelineMarks::Which::All || (mark.kind == TimelineMark::Kind::Goal && !mark.event->overruled);
}

} // namespace

bool TimelineMarks::setEvents(const std::shared_ptr<const GameEvents>& events)
{
  if(events == events_)
    return false;
  events_ = events;
  marks_.clear();
  if(!events)
    return true;
  for(const auto& event : *events)
    marks_.push_back({event->time, kindOf(*event), event->team, event});
  std::ranges::stable_sort(marks_, {}, &TimelineMark::time);
  return true;
}

const TimelineMark* TimelineMarks::next(double time, Which which) const
{
  for(auto mark = std::ranges::upper_bound(marks_, time, {}, &TimelineMark::time); mark != marks_.end(); ++mark)
    if(counts(*mark, which))
      return &*mark;
  return nullptr;
}

const TimelineMark* TimelineMarks::previous(double time, Which which) const
{
  auto mark = std::ranges::lower_bound(marks_, time, {}, &TimelineMark::time);
  while(mark != marks_.begin())
    if(counts(*--mark, which))
      return &*mark;
  return nullptr;
}

} // namespace sparkwright
