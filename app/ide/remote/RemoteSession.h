#pragma once

#include "app/ide/session/Session.h"
#include "netserver/client/RemoteServer.h"

#include <filesystem>
#include <memory>
#include <vector>

namespace sparkwright
{

/// Shows a server elsewhere, which it watches as a monitor. Commands of the match go there; what a monitor cannot do is
/// told in the log.
class RemoteSession : public Session
{
public:
  /// @param dataDirectories  with meshes of the league; empty: none
  /// @param delay          s by which frames are shown later; see FrameBuffer
  RemoteSession(RemoteAddress address, std::vector<std::filesystem::path> dataDirectories, double delay = 0);
  ~RemoteSession() override;

  const RemoteAddress& address() const { return address_; }
  RemoteState connection() const { return server_.state(); }
  void setDelay(double seconds) { server_.setDelay(seconds); }
  /// Number of meshes of the newest frame that are left out, because the server shows too much.
  long leftOut() const;

  static constexpr double retryEvery = 1; ///< s, while the server is away.

  void open(const std::string&, const Variables& = {}) override { refuseToRun(); }
  void reset() override { refuseToRun(); }
  /// Sends `(set …)`, which our servers know.
  void setVariable(const std::string& name, const std::string& value) override;
  void run() override { refuseToRun(); }
  void pause() override { refuseToRun(); }
  void step() override { refuseToRun(); }
  void setTargetSpeed(double factor) override;
  void command(std::string_view text) override;
  /// Moves the ball and players by commands.
  void manipulate(std::vector<Manipulation> manipulations) override;

  long rebuild(TextOverlay, bool) override { return 0; }
  long applyTexts(TextOverlay) override { return 0; }
  long askPoses(const std::string&) override { return 0; }
  long askValues(std::uint64_t) override { return 0; }
  long askArrangement(const Placement&) override { return 0; }
  void setPhysicsView(bool) override {}

  void keepFrames(bool on) override;
  std::vector<KeptFrame> takeFrames(std::size_t most) override;
  SessionState state() const override;
  FramePtr frame() const override;
  std::vector<LogEntry> takeLog() override;

private:
  void refuseToRun();
  void refuse(const LocalText& text);

  struct Shared;
  RemoteAddress address_;
  std::shared_ptr<Shared> shared_; ///< Also of the thread of the connection, which may outlive this.
  std::vector<LogEntry> notices_;
  RemoteServer server_;
};

} // namespace sparkwright
