#pragma once

#include "core/text/LocalText.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Why a run has no valid result.
enum class RunFailure
{
  None,
  NotStarted,   ///< The program could not be started.
  Folder,       ///< Its folder could not be prepared.
  Exit,         ///< The program ended with another exit code than 0.
  Crashed,      ///< A signal ended the program.
  WallLimit,    ///< It took too long.
  NoConnection, ///< The agents of a team did not connect.
  Team,         ///< A program of a team has failed.
  NoSummary,    ///< It left no summary.
  NoPlayers,    ///< Nobody of a team played.
  Stopped       ///< By the user.
};

/// What has become of a run of a job.
struct RunResult
{
  /// Figures of a measured signal.
  struct Signal
  {
    std::string path, unit;
    bool known = false; ///< Whether the run has it.
    double end = 0, least = 0, most = 0, mean = 0;

    bool operator==(const Signal&) const = default;
  };

  int number = 0;  ///< PlannedRun::number
  std::string key; ///< PlannedRun::key
  std::uint64_t seed = 0;

  RunFailure failure = RunFailure::None;
  int code = 0;       ///< Exit code, or number of the signal; s of the limit.
  std::string detail; ///< The last error of the program, in its words; the teams of which nobody played; may be empty.

  double simulatedSeconds = 0, wallSeconds = 0;
  std::string end;     ///< What ended it: `time`, `reached`, `asked` or `stopped`.
  std::string reached; ///< What `until` waited for, with its figures; may be empty.
  std::string digest;  ///< Of all frames; equal for runs that are equal to the bit.

  bool match = false; ///< Whether it had a game; if not, what follows has no meaning.
  std::string teamLeft, teamRight;
  int scoreLeft = 0, scoreRight = 0;
  std::string playMode; ///< At the end.
  int half = 1;
  int goals = 0, fouls = 0; ///< Decisions that were not overruled, of the newest 2,000.
  /// Names of the teams of which somebody had a robot; of a summary, not kept in results.
  std::vector<std::string> teamsThatPlayed;

  std::vector<Signal> measured;

  bool good() const { return failure == RunFailure::None; }
  /// The team with more goals, `draw`, or nothing without a match.
  std::string winner() const;
  bool operator==(const RunResult&) const = default;
};

/// Why the run has failed, for people; empty if it has not.
LocalText reasonOf(const RunResult& result);

/// Reads what a summary of the server says (RunSummary::json()) into a result. @return whether it is one
bool readSummary(std::string_view json, RunResult& result);

/// One line of JSON, without its line break.
std::string toLine(const RunResult& result);
/// @return nothing if it is no such line
std::optional<RunResult> fromLine(std::string_view line);

} // namespace sparkwright
