#include "app/jobs/runner/JobRunner.h"

#include <algorithm>
#include <cmath>
#include <poll.h>
#include <utility>

namespace sparkwright
{

namespace
{

/// Programs of teams have no output that can be waited for, so they are looked at so often.
constexpr double shortestPause = 0.1; // s

} // namespace

JobRunner::JobRunner(const Job& job, std::vector<PlannedRun> runs, ResultStore& store, RunSetting setting, int parallel,
                     std::function<double()> clock)
    : job_(job), runs_(std::move(runs)), statuses_(runs_.size()), store_(store), setting_(std::move(setting)),
      parallel_(static_cast<std::size_t>(std::max(1, parallel))), clock_(std::move(clock))
{
  for(const PlannedRun& run : runs_)
    if(auto result = store_.find(run))
    {
      RunStatus& status = statusOf(run.number);
      status.state = result->good() ? RunStatus::State::Done : RunStatus::State::Failed;
      status.result = std::move(result);
    }
}

JobRunner::~JobRunner() = default;

void JobRunner::schedule(Which which, const std::set<int>& numbers)
{
  for(const PlannedRun& run : runs_)
  {
    RunStatus& status = statusOf(run.number);
    const bool wanted = numbers.empty() || numbers.contains(run.number);
    const bool missing = status.state == RunStatus::State::Stopped ||
                         (which == Which::Failed && status.state == RunStatus::State::Failed);
    if(!wanted || !missing)
      continue;
    status = {RunStatus::State::Waiting, {}, {}};
    due_.insert(run.number);
  }
}

bool JobRunner::turn(double longestWait)
{
  startDue();
  if(lookAtRuns())
    startDue(); // In the place of those that have ended.
  else if(!active_.empty())
    wait(longestWait);
  return !active_.empty() || !due_.empty();
}

void JobRunner::startDue()
{
  while(active_.size() < parallel_ && !due_.empty())
  {
    const int number = *due_.begin();
    due_.erase(due_.begin());
    active_.push_back(
        std::make_unique<RunProcess>(job_, runs_[static_cast<std::size_t>(number - 1)], setting_, clock_));
    statusOf(number).state = RunStatus::State::Running;
    listener_(number);
  }
}

/// @return whether any has ended
bool JobRunner::lookAtRuns()
{
  bool ended = false;
  for(std::size_t i = 0; i < active_.size();)
  {
    RunProcess& run = *active_[i];
    if(auto result = run.look())
    {
      finish(i, std::move(*result));
      ended = true;
      continue;
    }
    RunStatus& status = statusOf(run.planned().number);
    if(std::exchange(status.progress, run.progress()) != run.progress())
      listener_(run.planned().number);
    ++i;
  }
  return ended;
}

void JobRunner::finish(std::size_t slot, RunResult result)
{
  active_.erase(active_.begin() + static_cast<std::ptrdiff_t>(slot));
  RunStatus& status = statusOf(result.number);
  if(result.failure == RunFailure::Stopped)
    status = {};
  else if(const LocalText problem = store_.add(result); !problem.empty())
  {
    status = {};
    problem_ = problem;
    stop();
  }
  else
  {
    status.state = result.good() ? RunStatus::State::Done : RunStatus::State::Failed;
    status.result = std::move(result);
    return listener_(status.result->number);
  }
  listener_(result.number);
}

void JobRunner::stop()
{
  for(const int number : std::exchange(due_, {}))
  {
    statusOf(number) = {};
    listener_(number);
  }
  for(const auto& run : active_)
    run->stop();
}

void JobRunner::setGrace(double seconds)
{
  setting_.grace = seconds;
  for(const auto& run : active_)
    run->setGrace(seconds);
}

void JobRunner::wait(double seconds) const
{
  std::vector<pollfd> descriptors;
  for(const auto& run : active_)
    if(run->descriptor() >= 0)
      descriptors.push_back({run->descriptor(), POLLIN, 0});
  const double pause = std::min(seconds, shortestPause);
  ::poll(descriptors.data(), descriptors.size(), static_cast<int>(std::ceil(pause * 1e3)));
}

} // namespace sparkwright
