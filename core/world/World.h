#pragma once

#include "core/agents/AgentGateway.h"
#include "core/frame/CommandSink.h"
#include "core/frame/FrameSource.h"
#include "core/object/Log.h"
#include "core/services/RunSettings.h"
#include "core/services/TimingSettings.h"
#include "core/world/WorldOptions.h"
#include "core/world/cycle/CycleTimes.h"
#include "core/world/live/EditReport.h"
#include "core/world/live/KeptPoses.h"
#include "core/world/live/NodeValues.h"
#include "core/world/manipulation/Manipulation.h"
#include "core/world/state/RunInput.h"
#include "core/world/state/WorldState.h"

#include <exception>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

class GamePort;
class Object;
class ScriptEngine;
class Context;
class MessageTap;
struct RestartReview;
struct Arrangement;
struct Placement;

/// Thrown by World::cycle() when WorldOptions::interrupt has become true while physics was at work: the World is in the middle
/// of a cycle and can only be destroyed.
class CycleInterrupted : public std::exception
{
public:
  const char* what() const noexcept override { return "stopped in the middle of a cycle"; }
};

/// A running simulation: everything from the object tree to the agents. Owned by one thread.
///
/// One cycle, 20 ms of simulated time unless a script sets another step, as the caller runs it:
///   1. deliver() messages of agents, command() messages of monitors;
///   2. send percepts() to every agent, computed at the end of the last cycle;
///   3. cycle(): act, step, rule, sense, publish.
/// The same seed and calls give the same run, bit for bit. Worlds share no data.
class World : public AgentGateway, public FrameSource, public CommandSink
{
public:
  explicit World(WorldOptions options);
  ~World() override;
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  Log& log() override;

  /// Loads a scene (`.rsg`) or runs a set-up script (`.rb`), once, before the first cycle.
  /// @return false on failure, which is logged. The World is then usable but may be empty.
  bool load(const std::string& sceneOrSetup);

  // Parts of load(), for tools

  /// Loads the plugins and runs a set-up script, or those that define the variables and materials for scenes of the
  /// leagues. Call it once, first.
  bool setUp(const std::string& script = {});
  /// Imports a scene below the root of the scene. @param arguments  of its template
  bool importScene(const std::string& file, std::span<const std::string> arguments = {});
  /// Name of a file in this World. For a file outside of the data directories, adds its data root: the folder above
  /// `rsg`, else its own folder.
  std::string nameOf(const std::string& file);

  /// Loads a plugin by name and registers its classes. Without effect if it is loaded.
  /// @return false on failure, which is logged
  bool importBundle(const std::string& name);

  /// Adds a directory or zip archive, searched for resources before the data directories, in order of mounting.
  /// @return empty, or why it cannot be mounted
  std::string mount(const std::filesystem::path& directoryOrArchive);

  /// Settings that scripts have made; complete after load(). The World applies the step and the period of percepts, the
  /// program all others.
  RunSettings settings() const;
  /// Takes effect in the next cycle.
  void setSyncMode(bool on);
  /// Takes effect in the next cycle; see WorldOptions::largestExactIsland. @param bodies  0: no limit
  void setLargestExactIsland(int bodies);
  /// Takes effect in the next cycle; see WorldOptions::step.
  void setStep(std::optional<StepKind> kind);
  /// How steps of physics are computed at present.
  StepKind step() const;
  /// Sets the timing of agents' messages; preset: immediate. Call it before agents are added.
  void setTiming(const TimingSettings& settings);
  /// Sets the message formats of new agents, overriding scripts: `sexp`, `json`, or names of parser classes, separated
  /// by commas. @return empty, or what is wrong
  std::string setAgentFormats(const std::string& formats);

  // Agents

  AgentId addAgent(std::string address = {}) override;
  void removeAgent(AgentId agent) override;
  /// Another program takes over an agent with its robot, which stops: the next message may be in another format, and
  /// what agents are told once is told again.
  void renewAgent(AgentId agent);
  void deliver(AgentId agent, std::string_view message) override;
  std::string_view percepts(AgentId agent) const override;
  void perceptsSent(AgentId agent) override;
  /// Whether percepts() must be sent as soon as they are computed, not at the start of the next cycle.
  bool tellsAtOnce() const;
  Spoken inspect(std::string_view message) const override;
  /// In sync mode and reproducible timing: whether all agents have answered. Always true otherwise.
  bool allSynced() const;
  /// In sync mode: whether only agents that have just connected are missing. Their first answers may come without
  /// `(syn)` or not at all, so a run loop waits for them only briefly.
  bool onlyNewcomersMissing() const;
  /// Agents that have not answered, in order of connection.
  std::vector<AgentId> waitingFor() const;
  /// In sync mode: logs the missing agents.
  /// @param waited  wall time for the log, s
  void reportWaiting(double waited);
  /// In sync mode: stops waiting for agents in this cycle and logs which were missing.
  /// @param waited  wall time for the log, s
  /// @param skip    false: disconnect the missing agents
  void excuseAgents(double waited, bool skip);
  std::vector<AgentId> takeAgentsToClose() override;
  /// Agents inside; cycle() runs them.
  std::vector<InsideAgent> insideAgents() const override;

  /// Closes the connection of an agent, as if it had gone: its robot leaves. Unknown ones, and agents
  /// inside, are ignored.
  void disconnectAgent(AgentId agent);
  /// Lets somebody read along the messages of agents and commands; null: nobody. Changes nothing in the run.
  void setMessageTap(std::shared_ptr<MessageTap> tap);
  /// Gets each message to (told) and from an agent inside, during cycle(). Changes nothing in the run.
  using InsideListener = std::function<void(AgentId agent, bool told, std::string_view message)>;
  void setInsideListener(InsideListener listener);

  // Exact states (docs/rewind.md)

  /// Everything from which the run can go on in the same way. Changes nothing. Call it between two cycles.
  WorldState saveState();
  /// Puts this World into a state, of which it must have the scene, the seed and the options (optionsFor()): builds the
  /// robots of its agents, and sets everything as it was. The agents have the ids that they had; outside ones are
  /// without a connection. Call it once, after load() and setAgentFormats(), before all else. Updates frame().
  /// @return empty, or what is wrong; the World is then of no use
  LocalText restoreState(const WorldState& state);
  /// Calls the listener before each input from outside takes effect. Empty, the preset: none.
  void setInputListener(std::function<void(RunInput)> listener);
  /// Gives the World an input again, without telling the listener.
  void repeat(const RunInput& input);

  /// The programs that take part by a port of the game.
  GamePort& gamePort();

  // Monitors and trainers

  void command(std::string_view text) override;
  void setCommander(std::string_view address) override;
  /// Moves, holds or pushes a thing. Call it between two cycles. Invalid requests have no effect and are logged.
  void manipulate(const Manipulation& manipulation);
  /// Makes the scene that of edited texts, with everything else kept: poses, velocities, agents, the match. Needs
  /// WorldOptions::editable. Call it between two cycles; updates frame(). See LiveScene.
  /// @param texts  in place of files; all other files are as on disk
  /// @return what has changed; on a fault nothing has
  EditReport applyEdits(TextOverlay texts);
  /// Where the things of a scene file are now, so that they can be written into it. Changes nothing. Needs
  /// WorldOptions::editable. @param location  of the file
  KeptPoses keptPoses(const std::string& location) const;
  /// What a node is like now. Changes nothing. @param id  of the node
  NodeValues values(std::uint64_t id) const;
  /// Computes where things would stand; see arrange(). Changes nothing.
  Arrangement arrangement(const Placement& placement) const;
  /// What the game makes of a restart in which all stay where they stand; see Game::reviewRestart(). Changes nothing.
  RestartReview reviewRestart(std::string_view mode) const;
  long fullStateRequests() const override;
  /// Whether a monitor or a script has asked to end the simulation.
  bool endRequested() const;

  // Time

  static constexpr double presetCycleSeconds = 0.02;
  double cycleSeconds() const; ///< Simulated seconds per cycle: 0.02 unless a script has set another step.
  /// Runs one cycle.
  /// @param meanwhile  called when frame() is that of this cycle: in parallel to computing percepts if there are
  ///   several
  ///                   threads, else after it. It may use frame(), fullStateRequests(), cycles() and time(), nothing
  ///                   else.
  /// Throws CycleInterrupted.
  void cycle(const std::function<void()>& meanwhile = {});
  const CycleTimes& lastCycleTimes() const;
  long cycles() const;
  double time() const; ///< Simulated seconds.

  /// The state after the last cycle or load().
  FramePtr frame() const override;
  /// Updates frame().
  void publish();
  /// While paused: updates frame() if there have been commands since.
  void refresh();
  /// Whether frames have Frame::physics; preset: no. Costs time, does not change the run. Contacts are available from
  /// the next cycle on, the rest from the next frame.
  void setPhysicsView(bool on);

  struct Summary
  {
    int agentsSeen = 0; ///< Agents that got a body.
    int score[2] = {0, 0};
    EditHistory edits;
  };
  Summary summary() const;

  // For tools and tests

  Object& root();
  Context& context();
  ScriptEngine& scripts();

private:
  void tell(RunInput::Kind kind, AgentId agent = 0, std::string_view data = {});

  struct Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace sparkwright
