#pragma once

#include "app/jobs/results/ResultStore.h"
#include "app/jobs/runner/RunProcess.h"

#include <functional>
#include <memory>
#include <set>
#include <vector>

namespace sparkwright
{

/// What is known of a run of a job.
struct RunStatus
{
  enum class State
  {
    Waiting, ///< To be done.
    Running,
    Done,
    Failed,
    Stopped ///< It has no result, and is not to be done now.
  };
  State state = State::Stopped;
  RunProcess::Progress progress; ///< While it runs.
  std::optional<RunResult> result;
};

/// Does the runs of a job, several at a time, each in a process of its own. Finished ones go to the store at once.
///
/// One thread calls turn() again and again until it returns false.
class JobRunner
{
public:
  /// @param job, store  must outlive this
  /// @param runs  planRuns(job); results of them that the store has already are taken over
  /// @param parallel  runs at a time, at least 1
  /// @param clock  wall time, s; monotonic
  JobRunner(const Job& job, std::vector<PlannedRun> runs, ResultStore& store, RunSetting setting, int parallel,
            std::function<double()> clock);
  ~JobRunner();

  /// What is to be done of the runs that are chosen.
  enum class Which
  {
    Missing, ///< Those without a result.
    Failed   ///< And those that have failed.
  };
  /// @param numbers  of runs; empty: all
  void schedule(Which which, const std::set<int>& numbers = {});

  /// Starts what is due, looks at what is under way, and waits for news of it for at most so many seconds.
  /// @return whether anything is to be done still
  bool turn(double longestWait);
  /// Asks what is under way to end, and starts nothing more.
  void stop();

  /// How long programs have to end when they are asked to, s of wall time; of those under way, too.
  void setGrace(double seconds);

  const std::vector<PlannedRun>& runs() const { return runs_; }
  /// @param number  of a run
  const RunStatus& status(int number) const { return statuses_[static_cast<std::size_t>(number - 1)]; }
  /// What keeps results from being stored; the runner has then stopped. Empty: nothing.
  const LocalText& problem() const { return problem_; }
  /// Called when a run begins, tells its progress, or ends.
  void setListener(std::function<void(int number)> listener) { listener_ = std::move(listener); }

private:
  void startDue();
  bool lookAtRuns();
  void finish(std::size_t slot, RunResult result);
  void wait(double seconds) const;
  RunStatus& statusOf(int number) { return statuses_[static_cast<std::size_t>(number - 1)]; }

  const Job& job_;
  std::vector<PlannedRun> runs_;
  std::vector<RunStatus> statuses_;
  ResultStore& store_;
  RunSetting setting_;
  std::size_t parallel_;
  std::function<double()> clock_;
  std::function<void(int)> listener_ = [](int) {};
  std::set<int> due_;
  std::vector<std::unique_ptr<RunProcess>> active_;
  LocalText problem_;
};

} // namespace sparkwright
