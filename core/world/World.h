#pragma once

#include "core/agents/AgentGateway.h"
#include "core/frame/CommandSink.h"
#include "core/frame/FrameSource.h"
#include "core/object/Log.h"
#include "core/services/RunSettings.h"
#include "core/services/TimingSettings.h"
#include "core/world/WorldOptions.h"
#include "core/world/cycle/CycleTimes.h"
#include "core/world/manipulation/Manipulation.h"

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

class Object;
class ScriptEngine;
class Context;
struct Arrangement;
struct Placement;

/// A running simulation: everything from the object tree to the agents. Owned by one thread.
///
/// One cycle, 20 ms of simulated time unless a script sets another step, in the caller's hands:
///   1. deliver() what agents have sent, command() what monitors have sent;
///   2. send percepts() to every agent: those computed at the end of the last cycle;
///   3. cycle(): act, step, rule, sense, publish.
/// Same seed, same calls: the same run, bit for bit. Two Worlds share nothing.
class World : public AgentGateway, public FrameSource, public CommandSink
{
public:
  explicit World(WorldOptions options);
  ~World() override;
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  Log& log() override;

  /// Loads a scene (`.rsg`) or runs a set-up script (`.rb`), once, before the first cycle.
  /// @return false if it could not be loaded; the log says why. The World is then usable but may be empty.
  bool load(const std::string& sceneOrSetup);

  // The parts of load(), for tools

  /// Loads the plugins and runs a set-up script; without one, those that define the variables and materials which scenes
  /// of the leagues use. Once, first.
  bool setUp(const std::string& script = {});
  /// Imports a scene below the root of the scene, with values for its template.
  bool importScene(const std::string& file, std::span<const std::string> arguments = {});
  /// What a file is called here. A file outside of the data directories brings its data root: the folder above `rsg`, else
  /// its own.
  std::string nameOf(const std::string& file);

  /// Loads a plugin by its name; its classes can be used from then on. A second time does nothing.
  /// @return false if it could not be loaded; the log says why
  bool importBundle(const std::string& name);

  /// Looks for resources in this directory or zip archive before the data directories. What is mounted first is searched
  /// first. @return empty, or why it cannot be mounted
  std::string mount(const std::filesystem::path& directoryOrArchive);

  /// What scripts have asked the program for; complete after load(). The step and the period of percepts are in force by
  /// themselves; all else is for the program to carry out.
  RunSettings settings() const;
  /// From the next cycle on.
  void setSyncMode(bool on);
  /// How messages pass between agents and World [plainly]; before there are agents.
  void setTiming(const TimingSettings& settings);
  /// The languages of new agents instead of those that scripts have chosen: `sexp`, `json`, or names of parser classes,
  /// separated by commas. @return empty, or what is wrong
  std::string setAgentFormats(const std::string& formats);

  // Agents

  AgentId addAgent(std::string address = {}) override;
  void removeAgent(AgentId agent) override;
  void deliver(AgentId agent, std::string_view message) override;
  std::string_view percepts(AgentId agent) const override;
  void perceptsSent(AgentId agent) override;
  /// Whether percepts() are to go out as soon as they are there, before the next cycle may begin.
  bool tellsAtOnce() const;
  Spoken inspect(std::string_view message) const override;
  /// Sync mode, reproducible timing: whether nobody has to be waited for. Always true otherwise.
  bool allSynced() const;
  /// Sync mode: whether all who are waited for have just connected. Their first answers may come without `(syn)` or not
  /// at all, so a run loop gives them only a moment.
  bool onlyNewcomersMissing() const;
  /// Those who are waited for, in order of connection.
  std::vector<AgentId> waitingFor() const;
  /// Sync mode: nobody is waited for any longer in this cycle; the log says who was.
  /// @param waited  seconds of wall time, for the log
  /// @param skip    false: those who have not answered are disconnected
  void excuseAgents(double waited, bool skip);
  std::vector<AgentId> takeAgentsToClose() override;
  /// cycle() looks after them.
  std::vector<InsideAgent> insideAgents() const override;

  // Monitors and trainers

  void command(std::string_view text) override;
  /// Moves or pushes something, between two cycles. What cannot be done has no effect, and the log says why.
  void manipulate(const Manipulation& manipulation);
  /// Where things would come to stand; see arrange(). Changes nothing.
  Arrangement arrangement(const Placement& placement) const;
  long fullStateRequests() const override;
  /// True if a monitor or a script asked to end the simulation.
  bool endRequested() const;

  // Time

  static constexpr double presetCycleSeconds = 0.02;
  double cycleSeconds() const; ///< Simulated seconds per cycle: 0.02 unless a script has set another step.
  /// @param meanwhile  called once frame() is that of this cycle, while percepts are computed: with several threads
  ///                   beside them, else after them. It may use frame(), fullStateRequests(), cycles() and time(),
  ///                   and nothing else.
  void cycle(const std::function<void()>& meanwhile = {});
  const CycleTimes& lastCycleTimes() const;
  long cycles() const;
  double time() const; ///< Simulated seconds.

  /// The state after the last cycle (or after load()).
  FramePtr frame() const override;
  /// Makes frame() anew.
  void publish();
  /// While paused: makes frame() anew if there have been commands since it was made.
  void refresh();
  /// Whether frames have Frame::physics [no]. It costs time, and changes nothing about the run. Contacts are there from
  /// the next cycle on, the rest from the next frame.
  void setPhysicsView(bool on);

  struct Summary
  {
    int agentsSeen = 0; ///< Agents that got a body.
    int score[2] = {0, 0};
  };
  Summary summary() const;

  // For tools and tests

  Object& root();
  Context& context();
  ScriptEngine& scripts();

private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace sparkwright
