#pragma once

#include "core/text/Diagnostic.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

/// Names and values, as `--set` has them.
using JobVariables = std::vector<std::pair<std::string, std::string>>;

/// A team that plays in the matches of a job.
struct JobTeam
{
  std::string name{};
  /// A team file, whose programs are started for each match; empty: the players are agents inside the simulator. As in
  /// the job file: relative to it.
  std::string file{};
  // Of players inside
  int players = 4;                         ///< 1 to 11
  std::string behavior = "TeamPlayer";     ///< Class of the players.
  std::string bundle = "sparkwright-team"; ///< The plugin that has it; empty: built in.
  std::string command = "team={team} number={number}";

  bool operator==(const JobTeam&) const = default;
};

/// One of the matches that a job plays with each seed and each combination of parameters.
struct JobMatch
{
  std::string name{};        ///< Empty: by its teams.
  std::string scene{};       ///< Empty: that of the job.
  int left = -1, right = -1; ///< Indices of teams; -1: none.
  JobVariables variables{};

  bool operator==(const JobMatch&) const = default;
};

/// What is varied from run to run, with its values.
struct JobParameter
{
  enum class Kind
  {
    Variable,  ///< A variable of the rules or of scripts, as in `--set`.
    RobotValue ///< A parameter of a robot type: `nao1.ThighRelHip2_Z`; `*.ThighRelHip2_Z` of all types.
  };
  Kind kind = Kind::Variable;
  std::string name{};
  std::vector<std::string> values;

  bool operator==(const JobParameter&) const = default;
};

/// A job file: runs of simulations without a window, with what is varied between them (docs/experiments.md).
struct Job
{
  static constexpr const char* extension = ".sparkjobs";

  /// How the values of several parameters go together.
  enum class Combine
  {
    Grid, ///< Each with each.
    Zip   ///< The first values of all, the second values of all, …
  };
  /// How programs of teams and the simulation wait for each other.
  enum class Timing
  {
    Reproducible, ///< docs/agent-timing.md: runs repeat to the bit.
    Sync,         ///< Each cycle waits for every agent.
    RealTime      ///< For teams that know neither; runs at real time and cannot be repeated.
  };

  std::filesystem::path file; ///< Where it was read; empty: nowhere.
  std::string name;
  std::string scene; ///< A scene, a set-up or a project: relative to the file, or a name in the data directories.
  std::vector<std::uint64_t> seeds{1};
  int repeat = 1; ///< Runs with equal settings: these must have the same result.
  JobVariables variables;
  std::vector<JobParameter> parameters;
  Combine combine = Combine::Grid;
  std::string robots = "robots/nao.toml"; ///< The file of the robot types whose values are varied.
  std::vector<JobTeam> teams;
  std::vector<JobMatch> matches; ///< Never empty once it is read.
  Timing timing = Timing::Reproducible;

  std::string until;                ///< As `--until` has it; empty: only `atMost` ends the runs.
  double atMost = 0;                ///< Longest run, simulated s; 0: no limit.
  double wallLimit = 0;             ///< s; a run that takes longer has failed. 0: no limit.
  double connectLimit = 60;         ///< s within which the agents of team programs must have connected.
  int parallel = 0;                 ///< Runs at a time; 0: one for each core.
  std::vector<std::string> measure; ///< Signals (docs/plots-and-export.md).
  bool shares = false; ///< Scores count tries that each side has won: their share is a result, too.
  bool record = false;
  std::vector<std::string> options; ///< More options of sparkwright-server.

  bool operator==(const Job&) const = default;
};

/// Whether a file is a job, by its extension.
bool isJob(const std::filesystem::path& file);

/// Where a job file names other files.
struct JobPlaces
{
  struct Place
  {
    int line = 0, column = 0; ///< From 1; 0: unknown.
  };
  std::vector<Place> teamFiles; ///< For each team.
};

/// @param problem  set on failure, with line and column
/// @param places  may be null
std::optional<Job> readJob(const std::filesystem::path& file, Diagnostic& problem, JobPlaces* places = nullptr);
/// Reads the text of a job. @param file  for messages and names relative to it
std::optional<Job> parseJob(std::string_view text, const std::filesystem::path& file, Diagnostic& problem,
                            JobPlaces* places = nullptr);
/// What is wrong with the team files of a job: they are not there, which is told with their place in the job, or cannot be used.
Diagnostics teamFileProblems(const Job& job, const JobPlaces& places);
/// The text of a job file; parseJob() reads the same job from it.
std::string jobText(const Job& job);

/// A file that a job names: beside the job file if it is there, else the name as it stands.
std::string besideJob(const Job& job, const std::string& name);

/// Reads `1-20, 30` or `7`: whole numbers and ranges of them, at most `most`. @return nothing if it is none
std::optional<std::vector<std::uint64_t>> parseNumbers(std::string_view text, std::size_t most);

} // namespace sparkwright
