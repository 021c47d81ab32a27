#pragma once

#include "core/agents/MessageTap.h"
#include "core/draw/Drawings.h"
#include "core/frame/CommandSink.h"
#include "core/frame/FrameSource.h"
#include "core/game/GameOffer.h"
#include "core/game/Reading.h"
#include "core/game/RestartReview.h"
#include "core/record/RecordingRing.h"
#include "core/run/history/RunHistory.h"
#include "core/run/RunLoop.h"
#include "core/text/Diagnostic.h"
#include "core/text/LocalText.h"
#include "core/world/live/EditReport.h"
#include "core/world/live/KeptPoses.h"
#include "core/world/live/NodeValues.h"
#include "core/world/manipulation/Arrangement.h"
#include "core/world/manipulation/Manipulation.h"
#include "netserver/host/HostOptions.h"
#include "netserver/socket/ConnectionInfo.h"

#include <cstdint>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

/// The state of a simulation for the window at one moment.
struct SessionState
{
  enum class Phase
  {
    Empty,   ///< Nothing has been opened.
    Loading, ///< A scene is being loaded.
    Ready,
    Failed ///< The scene could not be loaded completely.
  };
  Phase phase = Phase::Empty;
  enum class Source
  {
    Own,     ///< A World of this program.
    Remote,  ///< A server elsewhere, which is watched.
    Recorded ///< A recording.
  };
  Source source = Source::Own;
  LocalText sourceState; ///< Sentence about a source that is not our own: `connected to 127.0.0.1:3200`.
  std::string scene; ///< As opened; for a project, the scene it names; else the name of the source.
  std::vector<std::pair<std::string, std::string>> variables; ///< Those that differ from the set-up; as `--set`.
  std::uint64_t seed = 0;                                     ///< Of the project; 0: from the clock.
  long generation = 0; ///< Number of the World: changes with each open and reset.

  bool running = false;     ///< As requested.
  std::optional<RunUntil> until; ///< What the run goes on until; nullopt: a pause.
  long reachedCount = 0;         ///< How often runUntil() has come to its end, and …
  LocalText reached;             ///< … with what the last time.
  double targetSpeed = 1;   ///< ≤ 0: as fast as possible.
  double measuredSpeed = std::numeric_limits<double>::quiet_NaN();
  RunControl::Decision decision = RunControl::Decision::Paused; ///< Of the last turn.
  std::vector<int> waitingFor; ///< Agents that the next cycle waits for, …
  double waiting = 0;          ///< … how long so far, wall time, s.
  LoadMeter::Shortfall shortfall; ///< Why it is slower than asked for.
  double cycleSeconds = 0;     ///< Wall time of the last cycle, s …
  CycleTimes cycleParts;       ///< … of its parts …
  double cycleWaited = 0;      ///< … and that it has waited for agents before.
  double stepSeconds = World::presetCycleSeconds; ///< Simulated time per cycle.

  FramePtr frame;
  DrawingsPtr drawings; ///< Visible with the frame: drawn from inside, or recorded; null: none.
  std::vector<ConnectionInfo> connections;
  int agentPort = 0, monitorPort = 0; ///< 0: not listening.
  int gamePort = 0;                   ///< Of the game's own clients; 0: it has none.
  std::string host = "127.0.0.1";     ///< Where programs on this computer reach the ports.
  bool openToOthers = false;          ///< Whether programs on other computers reach them by any address of this one.
  LocalText networkProblem;           ///< Error message if not listening; else empty.
  bool agentsOverUdp = false;
  LocalText replacedPorts;                    ///< Who has the usual ports, if others had to be taken; else empty.
  int wantedAgentPort = 0, wantedMonitorPort = 0; ///< If not listening: what could not be opened.
  int freeAgentPort = 0, freeMonitorPort = 0; ///< If not listening: what listenOn() could open; 0: none was found.
  std::string location;               ///< Of the scene or set-up as a file; empty if there is none.
  long texts = 0;                     ///< Number of the rebuild() or applyTexts() that the World is made from; 0: files.
  long applied = 0;                   ///< Number of the last applyTexts() that has been tried …
  EditReport edited;                  ///< … and what became of it.
  long answered = 0;                  ///< Number of the last answered askArrangement() …
  Arrangement arrangement;            ///< … and its answer.
  long reviewAnswered = 0;            ///< Number of the last answered askRestart() …
  std::shared_ptr<const RestartReview> review; ///< … and its answer.
  long posesAnswered = 0;             ///< Number of the last answered askPoses() …
  KeptPoses poses;                    ///< … and its answer.
  long valuesAnswered = 0;            ///< Number of the last answered askValues() …
  std::shared_ptr<const NodeValues> values; ///< … and its answer.
  /// What a robot knows of the world: what its agent was told last, in its format, and what its sensors have measured.
  struct Told
  {
    int agent = 0;
    std::uint64_t root = 0; ///< Of the robot.
    double time = 0;        ///< Simulated s.
    std::string percepts;
    std::vector<Reading> readings; ///< Of sensors that the league makes itself.
  };
  long toldAnswered = 0;            ///< Number of the last answered askTold() …
  std::shared_ptr<const Told> told; ///< … and its answer.
  long offerAnswered = 0;                 ///< Number of the last answered askOffer() …
  std::shared_ptr<const GameOffer> offer; ///< … and its answer.
  /// The recording of the run, which setRecording() asks for.
  struct Recorded
  {
    HostOptions::Ring ring; ///< As asked for.
    RecordingRing::Run run; ///< What there is.
  };
  Recorded recorded;
  /// The past of the run, to which goBack() can go.
  struct Past
  {
    std::vector<RunHistory::Branch> branches; ///< Parents before children.
    RunHistory::BranchId present = 0;
    RunHistory::Figures figures;
  };
  std::shared_ptr<const Past> past; ///< Null: none is kept.
  long wentBack = 0;                ///< Number of the last goBack() that was tried …
  LocalText goBackProblem;          ///< … and why it failed, or may differ; empty: all is well.
  long stateKept = 0;                          ///< Number of the last answered askWorldState() …
  std::shared_ptr<const WorldState> keptState; ///< … and its answer.
  std::optional<double> searchEnd; ///< While a recording is searched for `until`: its last time, simulated s.
  int largestExactHeap = 0; ///< See Session::setLargestExactHeap().
  std::optional<StepKind> step; ///< Of physics, as it was chosen for this scene; not set: as project or scene say.
  StepKind stepNow = usualStepKind(); ///< What is used.
  bool sync = false;                  ///< Cycles wait for agents.
  SyncTimeout syncTimeout;            ///< Of sync mode; 0 s: no timeout, or no sync mode.
};

/// A message and the simulated time (s) at which it was written.
struct LogEntry
{
  double time = 0;
  Diagnostic diagnostic;
};

/// A simulation for the window. Calls do not wait for the simulation; they take effect between two cycles.
///
/// Parts of the window that only show frames use it as a FrameSource.
class Session : public FrameSource, public CommandSink
{
public:
  /// Names and values of script variables, as `--set` takes them.
  using Variables = std::vector<std::pair<std::string, std::string>>;
  /// @param file       a scene, a set-up, or a project
  /// Opens a scene.
  /// @param variables  override those of the file; kept by reset()
  virtual void open(const std::string& file, const Variables& variables = {}) = 0;
  /// Ends the World and leaves nothing; SessionState::phase is then Empty.
  virtual void close() {}
  /// Rebuilds the World, with the variables that have been set; closes connections.
  virtual void reset() = 0;
  /// Sets a variable of the rules, as `--set` would: at once if possible, and for Worlds made by reset().
  /// @param value  `default`: the value of the set-up
  virtual void setVariable(const std::string& name, const std::string& value) = 0;
  virtual void run() = 0;
  virtual void pause() = 0;
  virtual void step() = 0;
  /// Runs, and pauses when that is reached; run(), pause() and step() give it up. Recordings are searched for it as fast
  /// as they can be read. Other sessions just run.
  virtual void runUntil(const RunUntil&) { run(); }
  /// @param factor  multiple of real time; ≤ 0: as fast as possible
  virtual void setTargetSpeed(double factor) = 0;
  /// Dropped while there is no World.
  void command(std::string_view text) override = 0;

  /// Rebuilds the World with texts that replace files, also in further Worlds, until another scene is opened. Logs
  /// errors only.
  /// @param run  false: paused at the beginning
  /// @return number of these texts, as in SessionState::texts; increasing
  virtual long rebuild(TextOverlay overlay, bool run) = 0;
  /// Applies edited texts to the running World, which keeps everything else: see World::applyEdits(). Further Worlds
  /// are made from them, too, until another scene is opened. What became of them is SessionState::edited, and
  /// SessionState::texts is their number if the World is now made from them. Of several calls between two cycles only
  /// the last one is tried.
  /// @return number of these texts, as in SessionState::applied; increasing, together with that of rebuild()
  virtual long applyTexts(TextOverlay overlay) = 0;
  /// Asks where the things of a scene file are now; the answer is SessionState::poses.
  /// @param location  of the file  @return number of the answer; increasing
  virtual long askPoses(const std::string& location) = 0;
  /// Asks what a node is like now; the answer is SessionState::values. @param id  of the node
  /// @return number of the answer; increasing
  virtual long askValues(std::uint64_t id) = 0;
  /// Asks what an agent was told last, and what the sensors of its robot have measured; the answer is SessionState::told.
  /// @param agent  id; 0: the robot has none  @param root  of the robot, AgentInfo::rootId
  /// @return number of the answer; increasing. 0: this session cannot
  virtual long askTold(int /*agent*/, std::uint64_t /*root*/) { return 0; }
  /// Asks what the game offers beside playing; the answer is SessionState::offer. @param lines  with the messages of clients
  /// @return number of the answer; increasing. 0: this session cannot
  virtual long askOffer(bool /*lines*/) { return 0; }
  /// Moves and pushes things, all between the same two cycles. Dropped while there is no World.
  virtual void manipulate(std::vector<Manipulation> manipulations) = 0;
  /// Asks where things would stand; the answer is SessionState::arrangement. Moves nothing.
  /// @return number of the answer; increasing
  virtual long askArrangement(const Placement& placement) = 0;

  /// Asks what the rules make of a restart in which all stay where they stand; the answer is SessionState::review.
  /// @param mode  one of League::plannedRestarts()  @return number of the answer; increasing. 0: this session cannot
  virtual long askRestart(const std::string& /*mode*/) { return 0; }

  /// Lets the run go on, paused, from an earlier moment, as a new branch of it; see RunHistory. Agents inside go back with
  /// it, connections are closed. What became of it is SessionState::wentBack.
  /// @param branch  one of SessionState::Past  @param cycle  that it has  @param name  of the new branch; may be empty
  /// @return number of the answer; increasing. 0: this session cannot
  virtual long goBack(RunHistory::BranchId /*branch*/, long /*cycle*/, const std::string& /*name*/) { return 0; }
  /// Asks for the exact state of the run; the answer is SessionState::keptState, without content if there is no scene.
  /// @return number of the answer; increasing. 0: this session cannot
  virtual long askWorldState() { return 0; }
  /// Opens the scene of a state, and puts the run into it, paused: agents inside go on, others are gone. A state that
  /// cannot be restored is told by the log; the scene then begins at its beginning.
  virtual void restore(std::shared_ptr<const WorldState>) {}
  /// Opens other ports for agents and monitors, for this World and the next ones; who is connected is disconnected.
  virtual void listenOn(int /*agentPort*/, int /*monitorPort*/) {}
  /// Gives the World a message in the name of an agent, as if it had sent it.
  virtual void sayFor(AgentId /*agent*/, std::string_view /*message*/) {}
  /// Lets a library lead a side of the game inside the simulator; see GameClients::leadInside(). A problem is logged.
  /// @param library  empty: the one that is inside goes
  virtual void leadInside(const std::string& /*side*/, const std::filesystem::path& /*library*/) {}
  /// Closes the connection of an agent; not for agents inside.
  virtual void disconnectAgent(AgentId /*agent*/) {}
  /// Where its scenes, and what they name, are found, in the order of searching; empty: it has no files of its own.
  virtual std::vector<std::filesystem::path> dataDirectories() const { return {}; }
  /// For reading along the messages of all Worlds; null: this session has none.
  virtual std::shared_ptr<MessageTap> messageTap() const { return {}; }
  /// Records this run and the next ones in a folder of limited size, or not.
  virtual void setRecording(const HostOptions::Ring&) {}
  /// Heaps of more bodies are solved iteratively, which is faster and softer: in this World from the next cycle on, and in
  /// the next ones until another scene is opened. @param bodies  0: all heaps are solved exactly
  virtual void setLargestExactHeap(int /*bodies*/) {}
  /// How steps of physics are computed: in this World from the next cycle on, and in the next ones until another scene is
  /// opened.
  virtual void setStep(StepKind /*kind*/) {}
  /// Whether frames have Frame::physics, in this World and the next ones.
  virtual void setPhysicsView(bool on) = 0;
  /// Threads that compute a cycle, from the next reset on; 0: as the machine suggests. Sessions that compute nothing
  /// ignore it.
  virtual void setThreads(int /*count*/) {}
  struct KeptFrame
  {
    FramePtr frame;
    double wall = 0; ///< Time of publication by steadyClock(), s.
  };
  /// Keeps the frames of all cycles for takeFrames(), for a video. The simulation waits while too many are kept.
  virtual void keepFrames(bool) {}
  /// Removes and returns the oldest kept frames. @param most  at most this number
  virtual std::vector<KeptFrame> takeFrames(std::size_t) { return {}; }

  virtual SessionState state() const = 0;
  /// The frame of state().
  FramePtr frame() const override { return state().frame; }
  /// Messages since the last call.
  virtual std::vector<LogEntry> takeLog() = 0;
};

} // namespace sparkwright
