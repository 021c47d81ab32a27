#pragma once

#include "core/frame/CommandSink.h"
#include "core/frame/FrameSource.h"
#include "core/run/RunLoop.h"
#include "core/text/Diagnostic.h"
#include "core/world/manipulation/Arrangement.h"
#include "core/world/manipulation/Manipulation.h"
#include "netserver/socket/ConnectionInfo.h"

#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

/// What the window knows of a simulation at one moment.
struct SessionState
{
  enum class Phase
  {
    Empty,   ///< Nothing has been opened.
    Loading, ///< A scene is being loaded.
    Ready,
    Failed   ///< The scene could not be loaded; what there is of it is shown.
  };
  Phase phase = Phase::Empty;
  std::string scene;                                          ///< As opened; of a project, that which it names.
  std::vector<std::pair<std::string, std::string>> variables; ///< That differ from the set-up; as --set.
  std::uint64_t seed = 0;                                     ///< Of the project; 0: from the clock.
  long generation = 0; ///< Counts the Worlds: changes with each open and reset.

  bool running = false;     ///< As asked for.
  double targetSpeed = 1;   ///< ≤ 0: as fast as possible.
  double measuredSpeed = std::numeric_limits<double>::quiet_NaN();
  RunControl::Decision decision = RunControl::Decision::Paused; ///< Of the last turn.
  std::vector<int> waitingFor; ///< Agents that the next cycle waits for.
  double cycleSeconds = 0;  ///< Wall time that the last cycle took.
  double stepSeconds = World::presetCycleSeconds; ///< Simulated time per cycle.

  FramePtr frame;
  std::vector<ConnectionInfo> connections;
  int agentPort = 0, monitorPort = 0; ///< 0: not listening.
  std::string networkProblem;         ///< Why not; empty if all is well.
  bool agentsOverUdp = false;
  std::string location;               ///< Of the scene or set-up as a file; empty if there is none.
  long texts = 0;                     ///< Number of the rebuild() whose texts the World is made from; 0: of files only.
  long answered = 0;                  ///< Number of the last askArrangement() that has been answered …
  Arrangement arrangement;            ///< … and the answer.
  SyncTimeout syncTimeout;            ///< Of sync mode; 0 s: cycles wait for ever, or there is no sync mode.
};

/// A message and the simulated time (s) at which it was written.
struct LogEntry
{
  double time = 0;
  Diagnostic diagnostic;
};

/// A simulation as the window sees it. No call waits for the simulation: they take effect when it comes round.
///
/// Parts of the window that only show frames need no more of it than that it is a FrameSource.
class Session : public FrameSource, public CommandSink
{
public:
  /// Names and values of script variables, as `--set` takes them.
  using Variables = std::vector<std::pair<std::string, std::string>>;
  /// @param file       a scene, a set-up, or a project
  /// @param variables  that win over those of the file; kept by reset()
  virtual void open(const std::string& file, const Variables& variables = {}) = 0;
  /// Builds the same World anew, with the variables that have been set; connections are closed.
  virtual void reset() = 0;
  /// Sets a variable of the rules, as `--set` would: at once where that is possible, and for each World that reset()
  /// makes. @param value  `default`: as the set-up says
  virtual void setVariable(const std::string& name, const std::string& value) = 0;
  virtual void run() = 0;
  virtual void pause() = 0;
  virtual void step() = 0;
  /// Multiple of real time; ≤ 0: as fast as possible.
  virtual void setTargetSpeed(double factor) = 0;
  /// Dropped while there is no World.
  void command(std::string_view text) override = 0;

  /// Builds the same World anew, reading these texts in place of files. They are read for each further World, too, until
  /// something else is opened. The log gets errors only.
  /// @param run  or it stands still at the beginning
  /// @return the number of these texts, as in SessionState::texts; counts up
  virtual long rebuild(TextOverlay overlay, bool run) = 0;
  /// Moves and pushes things, all of it between the same two cycles. Dropped while there is no World.
  virtual void manipulate(std::vector<Manipulation> manipulations) = 0;
  /// Asks where things would come to stand; SessionState::arrangement answers. Nothing moves.
  /// @return the number by which to know the answer; counts up
  virtual long askArrangement(const Placement& placement) = 0;

  /// Whether frames have Frame::physics, in this World and the next ones.
  virtual void setPhysicsView(bool on) = 0;
  struct KeptFrame
  {
    FramePtr frame;
    double wall = 0; ///< s of steadyClock(), when it was made.
  };
  /// Keeps the frame of every cycle for takeFrames(), for a video. While too many wait, the simulation does.
  virtual void keepFrames(bool) {}
  /// The oldest of those that were kept, at most so many.
  virtual std::vector<KeptFrame> takeFrames(std::size_t) { return {}; }

  virtual SessionState state() const = 0;
  /// That of state().
  FramePtr frame() const override { return state().frame; }
  /// Messages since the last call.
  virtual std::vector<LogEntry> takeLog() = 0;
};

} // namespace sparkwright
