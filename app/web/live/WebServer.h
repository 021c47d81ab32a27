#pragma once

#include "app/web/live/GuardedThread.h"
#include "app/web/live/LiveServer.h"
#include "core/frame/FrameBroadcast.h"

#include <atomic>
#include <mutex>

namespace sparkwright
{

/// A FrameBroadcast to browsers: a LiveServer in a thread of its own (docs/web.md). Needs a QCoreApplication. Its failures
/// never end the run.
class WebServer : public FrameBroadcast
{
public:
  /// @param limits  of the server
  static std::unique_ptr<FrameBroadcast> start(const Options& options, LocalText& problem, const WebWords& words = {},
                                               LiveServer::Limits limits = {});
  ~WebServer() override;

  void show(FramePtr frame) override;
  std::string url() const override { return url_; }
  int port() const override { return port_; }
  int viewers() const override { return viewers_; }
  std::vector<Diagnostic> takeNotes() override;

private:
  WebServer();
  void note(Diagnostic::Severity severity, const LocalText& text);

  LiveServer* server_ = nullptr; ///< Lives in the thread, and ends with it.
  std::string url_;
  int port_ = 0;
  std::atomic<int> viewers_ = 0;
  std::mutex mutex_; ///< Guards what follows.
  FramePtr frame_;
  std::vector<Diagnostic> notes_;
  GuardedThread thread_; ///< Ends before what it uses.
};

} // namespace sparkwright
