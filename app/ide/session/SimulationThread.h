#pragma once

#include "app/ide/session/SimulationSession.h"
#include "netserver/host/HostedWorld.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <optional>

namespace sparkwright
{

/// Shared by a session and its thread, which runs one World after the other: the state for the window, and the loop of
/// the running World.
struct SimulationSession::Shared
{
  struct Request
  {
    std::string file; ///< Scene, set-up or project.
    bool again = false;    ///< Reset, with the variables that were set.
    bool quietly = false;  ///< Log errors only.
    Variables variables{}; ///< Unless `again`.
    std::shared_ptr<const WorldState> state{}; ///< In which the run begins; null: at its beginning.
  };

  /// Where the run is to go on.
  struct BackTo
  {
    RunHistory::BranchId branch = 0;
    long cycle = 0;
    std::string name;
  };

  explicit Shared(SimulationOptions o) : options(std::move(o)), startsRunning(options.startRunning)
  {
    state.running = options.startRunning;
    ring = options.recording;
  }


  // Window's side

  template<class Action>
  void withLoop(Action&& action)
  {
    const std::lock_guard lock(mutex);
    if(loop)
      action(*loop);
  }
  void request(Request next)
  {
    const std::lock_guard lock(mutex);
    requested = std::move(next);
    endCycle();
    if(loop)
      loop->post([](World&, RunControl&) {});
    changed.notify_all();
  }

  /// To be called when something else is to come: nobody waits for a cycle that takes long. With `mutex` locked.
  void endCycle()
  {
    if(loop)
      interrupt = true;
  }

  /// An action that applies the newest texts, unless that has been done.
  static std::function<void(World&, RunControl&)> applyNewest(const std::shared_ptr<Shared>& shared);

  // Simulation's side

  void main(const std::shared_ptr<Shared>& self);
  bool resolve(const Request& request);
  void putVariables(const Variables& variables);
  /// @param from  the state in which the run begins; null: at its beginning
  void simulate(const std::shared_ptr<Shared>& self, const std::shared_ptr<const WorldState>& from);
  std::unique_ptr<World> restored(const HostOptions& hosted, const WorldState& from);
  void takeOver(const WorldState& from);
  HostOptions hostOptions(long& madeFrom);
  bool load(HostedWorld& host);
  void listenTo(HostedWorld& host);
  void begin(const std::shared_ptr<Shared>& self, HostedWorld& host, bool loaded, long madeFrom);
  /// Runs until something else is to be opened (null), or until the run is to go on from an earlier moment.
  /// @return the World of that moment
  std::unique_ptr<World> turnUntilGoingBack(HostedWorld& host, RunHistory& history);
  std::unique_ptr<World> goBack(HostedWorld& host, RunHistory& history);
  void branchOff(HostedWorld& host, RunHistory::BranchId left, RunHistory::BranchId from, double time);
  void publishPast(const RunHistory& history);
  void tellPorts(HostedWorld& host);
  void changePorts(HostedWorld& host);
  void applyWishes(HostedWorld& host);
  void publish(HostedWorld& host, RunControl::Decision decision);
  void write(double time, Diagnostic diagnostic);
  bool interrupted()
  {
    const std::lock_guard lock(mutex);
    return quit || requested;
  }

  SimulationOptions options; ///< Used by the thread only.
  const bool startsRunning;  ///< Each scene that is opened runs.

  std::atomic<bool> interrupt = false; ///< WorldOptions::interrupt.

  mutable std::mutex mutex; ///< Guards everything below.
  std::condition_variable changed;
  std::optional<Request> requested; ///< What to open next.
  std::optional<BackTo> backTo;
  long returns = 0;  ///< Number of goBack() so far.
  long returning = 0; ///< The one that is being carried out.
  bool quit = false, finished = false;
  RunLoop* loop = nullptr; ///< Of the running World.
  SessionState state;
  std::vector<LogEntry> log;
  long logDropped = 0;
  bool physicsView = false;
  HostOptions::Ring ring;
  int threads = 0; ///< Of the next World; 0: as the machine suggests.
  double ringMeasuredAt = 0, pastAt = 0;
  std::vector<RecordedFile> recordedBefore; ///< The recordings of the present branch from before its beginning.
  std::map<RunHistory::BranchId, std::vector<RecordedFile>> recordedBy; ///< Those of the other branches.
  TextOverlay overlay;
  std::string setUp;    ///< Of the project; see WorldOptions.
  long overlaid = 0;    ///< Number of the overlay; 0: files only.
  long texts = 0;       ///< Number of the last rebuild() or applyTexts().
  bool untried = false; ///< The overlay has not been applied to the World yet.
  bool stepFirst = false; ///< One cycle is wanted as soon as the World is loaded.
  long questions = 0; ///< Number of askArrangement() so far.
  bool quiet = false; ///< Log errors only.
  double connectionsAt = 0;
  std::optional<std::pair<int, int>> ports; ///< For agents and monitors, which are to be opened now.
  const std::shared_ptr<MessageTap> tap = std::make_shared<MessageTap>();
  bool keeping = false;
  std::deque<KeptFrame> kept;
};

} // namespace sparkwright
