#pragma once

#include "app/jobs/plan/JobPlan.h"
#include "app/jobs/results/RunResult.h"
#include "app/jobs/runner/SpawnedProcess.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// How the runs of a job are started on this machine.
struct RunSetting
{
  std::filesystem::path server;            ///< The program `sparkwright-server`.
  std::vector<std::filesystem::path> data; ///< Data directories; files of robot types are looked for in them.
  std::vector<std::string> arguments;      ///< More for each run: mounts, plugins.
  std::filesystem::path results;           ///< Folder of results; each run has a folder in it.
  double grace = 5;                        ///< s of wall time that programs have to end when they are asked to.
};

/// The folder of a run in a folder of results: `runs/KEY`, with its log, summary, command and recording.
std::filesystem::path runFolder(const std::filesystem::path& results, const PlannedRun& run);
std::filesystem::path recordingOf(const std::filesystem::path& results, const PlannedRun& run);

/// The command of a run. What its folder must contain is made by RunProcess.
StartCommand runCommand(const Job& job, const PlannedRun& run, const RunSetting& setting);

/// One run of a job under way: a server of its own, and the programs of its teams. A crash costs this run only.
class RunProcess
{
public:
  /// Where it stands, as it has told last.
  struct Progress
  {
    double time = 0; ///< Simulated s.
    bool match = false;
    int scoreLeft = 0, scoreRight = 0;
    std::string mode;

    bool operator==(const Progress&) const = default;
  };

  /// Starts it. @param clock  wall time, s
  RunProcess(const Job& job, const PlannedRun& run, const RunSetting& setting, std::function<double()> clock);
  ~RunProcess();

  /// Looks what it does, starts teams, ends it when it has taken too long.
  /// @return its result, once it has ended
  std::optional<RunResult> look();
  /// Asks it to end. Its result is then RunFailure::Stopped, unless it ends well before it hears of that.
  void stop();
  void setGrace(double seconds) { setting_.grace = seconds; }

  const PlannedRun& planned() const { return run_; }
  const Progress& progress() const { return progress_; }
  /// Of the server's output; -1: none.
  int descriptor() const { return server_ ? server_->descriptor() : -1; }

private:
  enum class Phase
  {
    Loading,    ///< Until the server listens.
    Connecting, ///< The left team's agents connect, then the right team's.
    Running,
    Ending ///< It has been asked to end.
  };
  struct Team
  {
    std::string name;
    std::vector<StartCommand> commands;
    int agents = 0;
  };
  struct Player
  {
    std::string label;
    std::filesystem::path log;
    std::unique_ptr<SpawnedProcess> process;
  };

  bool prepare();
  bool readTeams(int agentPort, int monitorPort);
  void startTeam(const Team& team);
  void readLine(const std::string& line);
  void lookAtTeams();
  void lookAtLimits();
  bool teamsHaveLeft();
  void fail(RunFailure failure, int code, std::string detail);
  RunResult resultOf(const SpawnedProcess::End& end);

  const Job& job_;
  PlannedRun run_;
  RunSetting setting_;
  std::filesystem::path folder_;
  std::function<double()> clock_;
  double startedAt_ = 0, listenedAt_ = 0, askedAt_ = 0;
  Phase phase_ = Phase::Loading;
  std::unique_ptr<SpawnedProcess> server_;
  std::vector<Team> teams_; ///< That have programs, in order of sides.
  std::size_t teamsStarted_ = 0;
  std::vector<Player> players_;
  int agents_ = 0; ///< That are connected.
  Progress progress_;
  std::optional<RunResult> result_; ///< Once the server has ended.
  RunResult failed_;                ///< With the reason, if it has failed before the server has ended.
};

} // namespace sparkwright
