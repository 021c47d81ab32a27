#include "core/run/RunControl.h"

#include "core/run/until/RunWatch.h"

#include <chrono>
#include <limits>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
constexpr double measureWindow = 1; // s of wall time

} // namespace

Clock steadyClock()
{
  return [] { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); };
}

RunControl::RunControl(double cycle, Clock clock) : cycle_(cycle), clock_(std::move(clock)), measured_(unknown) {}

RunControl::~RunControl() = default;

void RunControl::run()
{
  watch_.reset();
  if(running_)
    return;
  running_ = true;
  steps_ = 0;
  started_ = false;
}

void RunControl::pause()
{
  watch_.reset();
  running_ = false;
  steps_ = 0;
  started_ = false;
  measured_ = unknown;
}

void RunControl::step(int cycles)
{
  if(running_)
    pause();
  steps_ += cycles;
}

void RunControl::runUntil(const RunUntil& until, const FramePtr& now)
{
  run();
  watch_ = std::make_unique<RunWatch>(until, now);
}

const RunUntil* RunControl::until() const
{
  return watch_ ? &watch_->until() : nullptr;
}

LocalText RunControl::see(const FramePtr& frame, double cycleSeconds)
{
  if(!watch_ || !frame)
    return {};
  LocalText reached = watch_->see(frame, cycleSeconds);
  if(!reached.empty())
    pause();
  return reached;
}

bool RunControl::wantsPhysics() const
{
  return watch_ && watch_->wantsPhysics();
}

void RunControl::setTargetSpeed(double factor)
{
  speed_ = factor > 0 ? factor : 0;
  due_ = 0; // The old pace says nothing about when the next cycle is due.
}

RunControl::Decision RunControl::next(double time, bool agentsReady)
{
  // Half a cycle of tolerance: `time` is a sum of many roundings.
  if(end_ > 0 && time >= end_ - cycle_ / 2)
    return Decision::Finished;
  if(!running_)
  {
    if(steps_ == 0)
      return Decision::Paused;
    if(!agentsReady)
      return Decision::WaitForAgents;
    --steps_;
    return Decision::Step;
  }

  const double now = clock_();
  if(!started_)
  {
    started_ = true;
    due_ = now;
    windowStart_ = now;
    windowCycles_ = 0;
  }
  count(now);
  if(!agentsReady)
    return Decision::WaitForAgents;
  if(speed_ > 0)
  {
    if(now < due_)
      return Decision::WaitForTime;
    // A little late keeps the beat; a whole cycle late drops the backlog.
    const double interval = cycle_ / speed_;
    due_ += interval;
    if(due_ <= now)
      due_ = now + interval;
  }
  ++windowCycles_;
  return Decision::Step;
}

void RunControl::count(double now)
{
  const double elapsed = now - windowStart_;
  if(elapsed < measureWindow)
    return;
  measured_ = windowCycles_ * cycle_ / elapsed;
  windowStart_ = now;
  windowCycles_ = 0;
}

double RunControl::measuredSpeed() const
{
  return measured_;
}

} // namespace sparkwright
