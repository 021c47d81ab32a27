#pragma once

#include "app/ide/session/Session.h"

#include <utility>

namespace sparkwright::test
{

/// A session whose state the test writes, and which remembers what it was asked for.
class FakeSession : public Session
{
public:
  void open(const std::string& scene, const Variables& with = {}) override
  {
    opened.push_back(scene);
    openedWith = with;
  }
  void close() override
  {
    ++closes;
    now.phase = SessionState::Phase::Empty;
  }
  std::vector<std::filesystem::path> dataDirectories() const override { return {SPARKWRIGHT_SOURCE_DIR "/resources"}; }
  void reset() override { ++resets; }
  void setVariable(const std::string& name, const std::string& value) override { variables.emplace_back(name, value); }
  void run() override { now.running = true; }
  void pause() override { now.running = false; }
  void step() override { ++steps; }
  void runUntil(const RunUntil& until) override
  {
    now.running = true;
    now.until = until;
  }
  void setTargetSpeed(double factor) override { now.targetSpeed = factor; }
  void setLargestExactHeap(int bodies) override { now.largestExactHeap = bodies; }
  void setStep(StepKind kind) override { now.step = now.stepNow = kind; }
  void command(std::string_view text) override { commands.emplace_back(text); }
  long rebuild(TextOverlay overlay, bool run) override
  {
    overlays.push_back(std::move(overlay));
    now.running = run;
    return ++texts;
  }
  long applyTexts(TextOverlay overlay) override
  {
    applied.push_back(std::move(overlay));
    return ++texts;
  }
  long askPoses(const std::string& location) override
  {
    posesOf.push_back(location);
    return static_cast<long>(posesOf.size());
  }
  long askValues(std::uint64_t id) override
  {
    valuesOf.push_back(id);
    return static_cast<long>(valuesOf.size());
  }
  long askTold(int agent, std::uint64_t) override
  {
    toldTo.push_back(agent);
    return static_cast<long>(toldTo.size());
  }
  long askOffer(bool lines) override
  {
    offers.push_back(lines);
    return static_cast<long>(offers.size());
  }
  void manipulate(std::vector<Manipulation> what) override { manipulations.push_back(std::move(what)); }
  long askArrangement(const Placement& placement) override
  {
    placements.push_back(placement);
    return static_cast<long>(placements.size());
  }
  void listenOn(int agentPort, int monitorPort) override { ports = {agentPort, monitorPort}; }
  void sayFor(AgentId agent, std::string_view message) override { said.emplace_back(agent, message); }
  void disconnectAgent(AgentId agent) override { disconnected.push_back(agent); }
  std::shared_ptr<MessageTap> messageTap() const override { return tap; }
  void setPhysicsView(bool on) override { physicsView = on; }
  SessionState state() const override { return now; }
  std::vector<LogEntry> takeLog() override { return std::exchange(log, {}); }

  SessionState now;
  long texts = 0; ///< Number of the last rebuild() or applyTexts().
  std::vector<LogEntry> log;
  std::vector<std::string> opened, commands;
  Variables openedWith; ///< The last one.
  std::vector<std::pair<std::string, std::string>> variables;
  std::vector<TextOverlay> overlays, applied; ///< Of rebuild() and of applyTexts().
  std::vector<std::string> posesOf;
  std::vector<std::uint64_t> valuesOf;
  std::vector<int> toldTo;
  std::vector<bool> offers; ///< Of each askOffer(): whether with messages.
  std::vector<std::vector<Manipulation>> manipulations; ///< Of each call.
  std::vector<Placement> placements;
  std::pair<int, int> ports;
  std::vector<std::pair<AgentId, std::string>> said;
  std::vector<AgentId> disconnected;
  const std::shared_ptr<MessageTap> tap = std::make_shared<MessageTap>();
  int closes = 0, resets = 0, steps = 0;
  bool physicsView = false;
};

inline LogEntry logEntry(Diagnostic::Severity severity, std::string message, double time = 0)
{
  return {time, {severity, {}, 0, 0, std::move(message), {}}};
}

} // namespace sparkwright::test
