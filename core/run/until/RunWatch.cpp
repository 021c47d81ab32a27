#include "core/run/until/RunWatch.h"

#include "core/run/until/UntilTexts.h"

#include <cmath>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr double rounding = 1e-6; // s; the time of a run is a sum of many roundings.

int lastIndex(const GameState& game)
{
  return game.events && !game.events->empty() ? game.events->back()->index : 0;
}

std::vector<std::string> signalOf(const RunUntil& until)
{
  return until.kind == RunUntil::Kind::Condition ? std::vector{until.name} : std::vector<std::string>();
}

} // namespace

RunWatch::RunWatch(RunUntil until, FramePtr now)
    : until_(std::move(until)), before_(std::move(now)), seen_(before_ ? lastIndex(before_->game) : 0),
      reader_(signalOf(until_))
{
}

LocalText RunWatch::see(const FramePtr& frame, double cycleSeconds, const JointGeometryPtr& joints)
{
  LocalText reached;
  ++cycles_;
  switch(until_.kind)
  {
  case RunUntil::Kind::Time:
    if(frame->time >= until_.number - rounding)
      reached = untilText("until.time", until_.number);
    break;
  case RunUntil::Kind::Cycles:
    if(static_cast<double>(cycles_) >= until_.number)
      reached = untilText("until.cycles", cycles_);
    break;
  case RunUntil::Kind::Event:
    reached = seeEvents(frame->game);
    break;
  case RunUntil::Kind::Mode:
    if(frame->game.mode == until_.name && !(before_ && before_->game.mode == until_.name))
      reached = untilText("until.mode", frame->time, until_.name);
    break;
  case RunUntil::Kind::Condition:
    reached = seeSignal(*frame, cycleSeconds, joints);
    break;
  }
  before_ = frame;
  return reached;
}

LocalText RunWatch::seeEvents(const GameState& game)
{
  if(!game.events)
    return {};
  for(const auto& event : *game.events)
    if(event->index > seen_ && (!until_.event || event->kind == *until_.event))
      return untilText("until.event", event->time, lineOf(*event));
  seen_ = std::max(seen_, lastIndex(game));
  return {};
}

LocalText RunWatch::seeSignal(const Frame& frame, double cycleSeconds, const JointGeometryPtr& joints)
{
  if(joints)
    joints_ = joints;
  else if(jointed_.lock() != frame.structure)
  {
    joints_ = jointGeometry(frame);
    jointed_ = joints_ ? frame.structure : nullptr;
  }
  double value = 0;
  reader_.read(frame, {.before = before_.get(), .joints = joints_, .cycleSeconds = cycleSeconds}, {&value, 1});
  wantsPhysics_ = !reader_.knows(0) || (wantsPhysics_ && !joints_) || reader_.needsPhysics(0);
  if(!compare(value, until_.comparison, until_.number))
    return {};
  return untilText("until.condition", frame.time, until_.name, value, until_.text());
}

} // namespace sparkwright
