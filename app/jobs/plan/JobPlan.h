#pragma once

#include "app/jobs/plan/Job.h"

#include <set>

namespace sparkwright
{

/// One run of a job.
struct PlannedRun
{
  int number = 0;            ///< From 1, in the order of matches, parameters, seeds, repetitions.
  std::string name;          ///< For people: `Red – Blue, BeamNoiseXY = 0.1, seed 3`.
  int match = 0;             ///< Index in Job::matches.
  int group = 0;             ///< Equal for runs that differ in nothing but seed and repetition; from 0.
  std::string groupName;     ///< `name` without the seed; may be empty.
  std::string scene;         ///< As the server takes it.
  int left = -1, right = -1; ///< Indices in Job::teams; -1: none.
  std::uint64_t seed = 0;
  int repetition = 1;              ///< From 1.
  std::vector<std::string> values; ///< Of Job::parameters, in order.
  JobVariables variables;          ///< All of them, for `--set`.
  /// Of parameters of robot types: `nao1.ThighRelHip2_Z` and value.
  JobVariables robotValues;
  /// 16 hexadecimal digits: equal for runs of equal settings and the same number of repetitions. Tells whether a result
  /// that is there belongs to this run.
  std::string key;
};

constexpr std::size_t mostRuns = 100'000;

/// Counts the runs of a job before any of them is made. @param matches  of the job, which may not have them yet
/// @return empty, or that there are too many, or that they take too much memory
LocalText tooManyRuns(const Job& job, double matches);

/// All runs of a job, in order.
/// @param problem  set if there are more than `mostRuns`; the result is then empty
std::vector<PlannedRun> planRuns(const Job& job, Diagnostic& problem);

/// Names of the groups of a plan, by number.
std::vector<std::string> groupNames(const std::vector<PlannedRun>& runs);

} // namespace sparkwright
