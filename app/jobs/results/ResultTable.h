#pragma once

#include "app/jobs/plan/JobPlan.h"
#include "app/jobs/results/RunResult.h"
#include "app/jobs/results/Statistics.h"

#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// A number of each run that has one: a score, a figure of a signal, a parameter.
struct ResultQuantity
{
  enum class Kind
  {
    Parameter, ///< `index` in Job::parameters; only if all its values are numbers.
    Seed,
    ScoreLeft,
    ScoreRight,
    ScoreDifference,
    ShareRight, ///< Of the scores of both, that of the right team: if Job::shares.
    Goals,
    Fouls,
    SimulatedSeconds,
    WallSeconds,
    SignalEnd, ///< Of the signal `index` in Job::measure.
    SignalLeast,
    SignalMost,
    SignalMean
  };
  Kind kind = Kind::Seed;
  std::size_t index = 0;

  bool operator==(const ResultQuantity&) const = default;
};

/// The name of a quantity in tables: `score_left`, `ball/x max`.
std::string nameOf(const ResultQuantity& quantity, const Job& job);
/// What can be averaged: everything but parameters and seeds, without scores if no run has a match.
std::vector<ResultQuantity> resultQuantities(const Job& job, bool withMatch);
/// What runs can be compared by: parameters with numbers, and the seed.
std::vector<ResultQuantity> parameterQuantities(const Job& job);
/// NaN if the run has none. @param result  of this run; null: only parameters are known
double valueOf(const ResultQuantity& quantity, const Job& job, const PlannedRun& run, const RunResult* result);

/// A run with its result; both are kept by others.
struct ResultRow
{
  const PlannedRun* run = nullptr;
  const RunResult* result = nullptr; ///< Null: not done yet.
};

/// Runs that have the same settings and seed as another one, but another digest: their numbers, in pairs.
std::vector<std::pair<int, int>> differences(const std::vector<ResultRow>& rows);

/// All runs as CSV (RFC 4180) with a heading; wall_seconds, which differs from machine to machine, stands last.
std::string csvOf(const Job& job, const std::vector<ResultRow>& rows);

/// Statistics of a quantity over the good runs of a group; of shares, over all tries together.
struct GroupStatistics
{
  std::string name;
  std::vector<Statistics> quantities; ///< Of resultQuantities().
  int runs = 0, done = 0, failed = 0;
};
std::vector<GroupStatistics> groupStatistics(const Job& job, const std::vector<ResultRow>& rows,
                                             const std::vector<ResultQuantity>& quantities);
/// The same as CSV: a line for each group and quantity.
std::string csvOf(const Job& job, const std::vector<GroupStatistics>& groups,
                  const std::vector<ResultQuantity>& quantities);

/// A team's place in a tournament.
struct Standing
{
  std::string team;
  int played = 0, won = 0, drawn = 0, lost = 0;
  int goalsFor = 0, goalsAgainst = 0;
  int points = 0; ///< 3 for a match that is won, 1 for a draw.

  bool operator==(const Standing&) const = default;
};
/// By points, then goal difference, then goals; equal ones by name. Empty if the job has no teams.
std::vector<Standing> standings(const Job& job, const std::vector<ResultRow>& rows);
std::string csvOf(const std::vector<Standing>& standings);

/// A number as it is exported: with all digits, so that equal results have equal texts; nothing for NaN.
std::string exactNumber(double value);
/// A cell of CSV, quoted if need be.
std::string csvCell(std::string_view text);

} // namespace sparkwright
