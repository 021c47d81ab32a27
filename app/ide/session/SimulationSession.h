#pragma once

#include "app/ide/session/Session.h"
#include "core/world/World.h"
#include "netserver/host/RunOptions.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

namespace sparkwright
{

/// Settings for all Worlds of a session.
struct SimulationOptions
{
  std::vector<std::filesystem::path> dataDirectories; ///< Searched in this order.
  std::uint64_t seed = 0;              ///< 0: from the clock.
  std::filesystem::path logDirectory;  ///< For recordings and log files of scripts; empty: none are written.
  bool startRunning = true; ///< Each scene that is opened; false: the first one pauses, others as the one before.
  HostOptions::Ring recording; ///< Of all runs, until setRecording().
  RunHistory::Settings past;   ///< What is kept to go back to.
  RunOptions serve; ///< Those of the command line and the settings. What is not given is decided by each World's set-up.
};

/// Runs one World after the other in a thread.
class SimulationSession : public Session
{
public:
  explicit SimulationSession(SimulationOptions options);
  /// Stops; see stop().
  ~SimulationSession() override;

  void open(const std::string& file, const Variables& variables = {}) override;
  void close() override;
  void reset() override;
  void setVariable(const std::string& name, const std::string& value) override;
  void run() override;
  void pause() override;
  void step() override;
  void runUntil(const RunUntil& until) override;
  void setTargetSpeed(double factor) override;
  void setLargestExactHeap(int bodies) override;
  void setStep(StepKind kind) override;
  void command(std::string_view text) override;
  long rebuild(TextOverlay overlay, bool run) override;
  long applyTexts(TextOverlay overlay) override;
  long askPoses(const std::string& location) override;
  long askValues(std::uint64_t id) override;
  long askTold(int agent, std::uint64_t root) override;
  long askOffer(bool lines) override;
  void manipulate(std::vector<Manipulation> manipulations) override;
  long askArrangement(const Placement& placement) override;
  long askRestart(const std::string& mode) override;
  void leadInside(const std::string& side, const std::filesystem::path& library) override;
  long goBack(RunHistory::BranchId branch, long cycle, const std::string& name) override;
  long askWorldState() override;
  void restore(std::shared_ptr<const WorldState> state) override;
  void listenOn(int agentPort, int monitorPort) override;
  void sayFor(AgentId agent, std::string_view message) override;
  void disconnectAgent(AgentId agent) override;
  std::vector<std::filesystem::path> dataDirectories() const override;
  std::shared_ptr<MessageTap> messageTap() const override;
  void setRecording(const HostOptions::Ring& ring) override;
  void setPhysicsView(bool on) override;
  void setThreads(int count) override;
  void keepFrames(bool on) override;
  std::vector<KeptFrame> takeFrames(std::size_t most) override;
  SessionState state() const override;
  FramePtr frame() const override;
  std::vector<LogEntry> takeLog() override;

  /// Queues `action`, to be called by the simulation's thread between two cycles. Dropped if there is no World.
  void post(std::function<void(World&, RunControl&)> action);
  template <class Compute, class Take>
  long ask(Compute compute, Take take);

  /// Ends the simulation. @return false if its thread has not ended within `seconds` (because a scene takes too long to
  /// load): it is then abandoned, and the process must end without waiting for it.
  bool stop(double seconds);

private:
  enum class Start
  {
    Run,
    Step
  };
  bool startAnew(Start start);

  struct Shared;
  std::shared_ptr<Shared> shared_; ///< Outlives this object if the thread does.
  bool stopped_ = false;
};

} // namespace sparkwright
