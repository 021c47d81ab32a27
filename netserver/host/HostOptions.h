#pragma once

#include "core/record/resume/ResumePoint.h"
#include "core/text/Diagnostic.h"
#include "core/world/WorldOptions.h"
#include "netserver/server/ServeOptions.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// What a HostedWorld runs and how: the options of a program before the set-up is read.
struct HostOptions
{
  static constexpr const char* defaultScene = "setups/soccer.rb";

  std::string scene; ///< Scene (`.rsg`) or set-up (`.rb`); a project only before applyProject().
  WorldOptions world;
  std::vector<std::filesystem::path> mounts; ///< Directories and archives, searched before the data directories.
  ServeOptions serve;                        ///< The set-up decides about options that are not given.

  /// What happens when another program listens on one of the usual ports. Ports that the command line gives, and those
  /// of a set-up that differ from the usual ones, are never replaced.
  enum class TakenPorts
  {
    Refuse, ///< listen() fails.
    Next    ///< The next free ones are taken, up to 100 further on.
  };
  TakenPorts takenPorts = TakenPorts::Refuse;

  /// What happens to a recording with the name that the set-up gives.
  enum class OldRecording
  {
    Replace,
    Keep ///< The new one gets a number: `sparkmonitor-2.log`.
  };
  OldRecording oldRecording = OldRecording::Replace;

  /// Our own recording of the run (docs/recordings.md).
  struct Recording
  {
    std::filesystem::path file; ///< Is overwritten; empty: none.
    bool agents = false;        ///< With all messages from and to agents.
    double patience = 0;        ///< See Recorder::Options.
    std::string version;        ///< Of the program.
    double stateSeconds = 0;    ///< Between exact states of the World, simulated; 0: none.
    /// UDP port on which drawings for the recording are received; 0: only those from inside are recorded. If another
    /// program has it, that is reported, and the run goes on without.
    int drawingPort = 0;
  };
  Recording recording;

  /// A moment of a recording from which the run goes on (docs/rewind.md); applyResume() makes the point.
  struct Resume
  {
    std::filesystem::path file; ///< Empty: the run begins at its beginning.
    std::optional<double> seconds{}; ///< Simulated time of the moment; none: the first state of the recording.
    RecordedTeams recorded = RecordedTeams::Both;
    std::shared_ptr<ResumePoint> point{};
  };
  Resume resume;

  /// A state in a file of its own from which the run goes on; applyKept() reads it.
  struct Kept
  {
    std::filesystem::path file; ///< Empty: the run begins at its beginning.
    std::shared_ptr<const WorldState> state{};
  };
  Kept kept;

  /// Recordings of all runs, in a folder of limited size: the oldest files are removed.
  struct Ring
  {
    bool on = true;
    std::filesystem::path folder;                 ///< Is made if it is missing; empty: nothing is recorded.
    std::uint64_t limit = std::uint64_t(1) << 30; ///< Bytes of all files.
    std::string version;                          ///< Of the program.
    bool operator==(const Ring&) const = default;
  };

  /// Receives problems and notes of the host; those of the World go to its log.
  std::function<void(const Diagnostic&)> report = [](const Diagnostic&) {};
};

/// If the scene is a project file, replaces it by what the file says: scene, variables, seed. A seed and variables that
/// are set already win over those of the file.
/// @return the problem if the file cannot be read; the options are then unchanged
std::optional<Diagnostic> applyProject(HostOptions& options);

/// If a recording is to be resumed, opens it, and replaces scene, seed, variables and texts by those of the run.
/// @return the problem if that is not possible
std::optional<Diagnostic> applyResume(HostOptions& options);

/// The same for a state in a file of its own.
std::optional<Diagnostic> applyKept(HostOptions& options);

} // namespace sparkwright
