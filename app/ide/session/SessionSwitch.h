#pragma once

#include "app/ide/session/Session.h"

#include <memory>

namespace sparkwright
{

/// The session that the window shows: its own simulation, or another session in its place, such as a server elsewhere or
/// a recording. The own one stays, and is shown again when it is asked for or a scene is opened.
///
/// What is to be watched and moved is that of the shown session. Edits of scenes, and questions about their things, always go
/// to the own simulation. SessionState::generation changes with every switch, too.
class SessionSwitch : public Session
{
public:
  /// @param own  must outlive this
  explicit SessionSwitch(Session& own) : own_(own) {}

  /// What the own simulation does while another session is shown.
  enum class Own
  {
    Pauses,  ///< And goes on afterwards if it was running.
    Continues
  };
  /// Shows another session in place of the present one, which is destroyed unless it is the own one or shared.
  void show(std::shared_ptr<Session> other, Own own = Own::Pauses);
  void showOwn();
  bool showsOwn() const { return !other_; }
  Session& own() { return own_; }
  Session& shown() const { return other_ ? *other_ : own_; }

  /// Opens a scene in the own simulation and shows that.
  void open(const std::string& file, const Variables& variables = {}) override;
  /// Closes the own simulation and shows that.
  void close() override;
  void reset() override { shown().reset(); }
  void setVariable(const std::string& name, const std::string& value) override { shown().setVariable(name, value); }
  void run() override { shown().run(); }
  void pause() override { shown().pause(); }
  void step() override { shown().step(); }
  void runUntil(const RunUntil& until) override { shown().runUntil(until); }
  void setTargetSpeed(double factor) override { shown().setTargetSpeed(factor); }
  void setLargestExactHeap(int bodies) override { shown().setLargestExactHeap(bodies); }
  void setStep(StepKind kind) override { shown().setStep(kind); }
  void command(std::string_view text) override { shown().command(text); }
  void manipulate(std::vector<Manipulation> what) override { shown().manipulate(std::move(what)); }
  long fullStateRequests() const override { return shown().fullStateRequests(); }

  long rebuild(TextOverlay overlay, bool run) override;
  long applyTexts(TextOverlay overlay) override { return own_.applyTexts(std::move(overlay)); }
  long askPoses(const std::string& location) override { return own_.askPoses(location); }
  long askValues(std::uint64_t id) override { return own_.askValues(id); }
  long askTold(int agent, std::uint64_t root) override { return own_.askTold(agent, root); }
  long askOffer(bool lines) override { return own_.askOffer(lines); }
  long askArrangement(const Placement& placement) override { return own_.askArrangement(placement); }
  long askRestart(const std::string& mode) override { return shown().askRestart(mode); }

  long goBack(RunHistory::BranchId branch, long cycle, const std::string& name) override
  {
    return own_.goBack(branch, cycle, name);
  }
  long askWorldState() override { return own_.askWorldState(); }
  /// Shows the own simulation, too.
  void restore(std::shared_ptr<const WorldState> state) override;
  void listenOn(int agentPort, int monitorPort) override { own_.listenOn(agentPort, monitorPort); }
  void sayFor(AgentId agent, std::string_view message) override { shown().sayFor(agent, message); }
  void leadInside(const std::string& side, const std::filesystem::path& library) override
  {
    shown().leadInside(side, library);
  }
  void disconnectAgent(AgentId agent) override { shown().disconnectAgent(agent); }
  /// Of the own one.
  std::vector<std::filesystem::path> dataDirectories() const override { return own_.dataDirectories(); }
  std::shared_ptr<MessageTap> messageTap() const override { return own_.messageTap(); }
  void setRecording(const HostOptions::Ring& ring) override { own_.setRecording(ring); }
  void setPhysicsView(bool on) override;
  void setThreads(int count) override { own_.setThreads(count); }
  void keepFrames(bool on) override;
  std::vector<KeptFrame> takeFrames(std::size_t most) override { return shown().takeFrames(most); }
  SessionState state() const override;
  FramePtr frame() const override { return shown().frame(); }
  /// Those of both sessions.
  std::vector<LogEntry> takeLog() override;

private:
  void exchange(std::shared_ptr<Session> other);

  Session& own_;
  std::shared_ptr<Session> other_;  ///< Null: the own one is shown.
  std::shared_ptr<Session> parting_; ///< Its last messages have not been fetched yet.
  long generations_ = 0;            ///< Added to the generation of the shown session.
  bool ownWasRunning_ = false, keeping_ = false, physicsView_ = false;
};

} // namespace sparkwright
