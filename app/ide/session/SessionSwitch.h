#pragma once

#include "app/ide/session/Session.h"

#include <memory>

namespace sparkwright
{

/// The session of the window: the local simulation, or another session in its place, such as a remote server or a
/// recording. The local one goes on meanwhile.
///
/// What concerns edited texts goes to the local simulation in any case, and opening a scene returns to it.
class SessionSwitch : public Session
{
public:
  /// @param local  must outlive it
  explicit SessionSwitch(Session& local) : local_(local) {}

  Session& local() const { return local_; }
  /// The one that is shown.
  Session& current() const { return other_ ? *other_ : local_; }
  bool showsLocal() const { return !other_; }
  /// Shows another session; null: the local one.
  void show(std::shared_ptr<Session> other);

  void open(const std::string& file, const Variables& variables = {}) override;
  void reset() override { current().reset(); }
  void setVariable(const std::string& name, const std::string& value) override { current().setVariable(name, value); }
  void run() override { current().run(); }
  void pause() override { current().pause(); }
  void step() override { current().step(); }
  void setTargetSpeed(double factor) override { current().setTargetSpeed(factor); }
  void command(std::string_view text) override { current().command(text); }
  long rebuild(TextOverlay overlay, bool run) override { return local_.rebuild(std::move(overlay), run); }
  long applyTexts(TextOverlay overlay) override { return local_.applyTexts(std::move(overlay)); }
  long askPoses(const std::string& location) override { return local_.askPoses(location); }
  long askValues(std::uint64_t id) override { return local_.askValues(id); }
  void manipulate(std::vector<Manipulation> manipulations) override { current().manipulate(std::move(manipulations)); }
  long askArrangement(const Placement& placement) override { return local_.askArrangement(placement); }
  void setPhysicsView(bool on) override;
  void keepFrames(bool on) override { current().keepFrames(on); }
  std::vector<KeptFrame> takeFrames(std::size_t most) override { return current().takeFrames(most); }
  SessionState state() const override;
  FramePtr frame() const override { return current().frame(); }
  std::vector<LogEntry> takeLog() override;

private:
  Session& local_;
  std::shared_ptr<Session> other_;
  bool physicsView_ = false;
  mutable long generation_ = 0, shownGeneration_ = -1; ///< Of all sessions, and of the one shown.
};

} // namespace sparkwright
