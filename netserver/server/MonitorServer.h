#pragma once

#include "core/wire/MonitorEncoder.h"
#include "core/world/cycle/Companion.h"
#include "netserver/server/NetServer.h"
#include "netserver/socket/ClientList.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

class Log;
struct MonitorClient;

/// Serves the monitors of a NetServer.
///
/// If there are many, they get their messages in another thread, while the simulation goes on. As long as busy(), that
/// thread uses the connections and nobody else may.
class MonitorServer
{
public:
  /// @param frames    sent to monitors
  /// @param commands  receives their commands
  /// @param log       receives warnings about slow monitors
  /// @param free      called by the other thread when it has sent all
  MonitorServer(const NetServerOptions& options, const FrameSource& frames, CommandSink& commands, Log& log,
                std::function<void()> free);

  ClientList<MonitorClient>& clients() { return list_; }
  const ClientList<MonitorClient>& clients() const { return list_; }

  /// Whether messages are being sent in the other thread. Except for publish(), refresh() and finish(), methods may only
  /// be called if not.
  bool busy() const { return companion_ && companion_->busy(); }
  /// Waits until all is sent.
  void finish();

  /// Accepts new monitors, and sends them the full state.
  void accept();
  /// Delivers received commands. @return whether there are more
  bool command();
  /// Sends the frame to all monitors, if a monitor step is due.
  void publish();
  /// Sends the frame to all monitors, if it is new.
  void refresh();
  void close();

private:
  void tell(const FramePtr& frame);
  void tellAll(const FramePtr& frame, bool fullWanted);
  void leaveOut(MonitorClient& client);

  const FrameSource& frames_;
  CommandSink& commands_;
  Log& log_;
  Clock clock_;
  double udpTimeout_;
  int step_;
  ClientList<MonitorClient> list_;
  MonitorEncoder encoder_;
  FramePtr told_;              ///< The frame encoded last.
  long fullStateRequests_ = 0; ///< Number of requests fulfilled.

  std::function<void()> free_, task_; ///< The task of the companion.
  std::vector<std::string> slow_;     ///< Addresses of those that have become slow, to be logged.
  std::unique_ptr<Companion> companion_; ///< Made when it is needed; ends before all that it uses.
};

/// A connection of a monitor or trainer.
struct MonitorClient : Connection
{
  using Connection::Connection;

  /// Whether the next message may be sent. A slow reader must not lag: the bytes of diffs that wait in its socket are
  /// limited, and after a missed message the full state is only sent once the socket is empty.
  bool takesMore() const;

  bool inSync = false;             ///< It has got all messages since a full one, so that the next diff applies.
  std::size_t differenceBytes = 0; ///< Sent since the last full state.
  bool told = false;               ///< It takes the message that is being sent.
  long leftOut = 0;                ///< Messages that it has missed.
  int lastNews = 0;                ///< Number of the newest announcement sent to it.
  double heardAt = 0;              ///< Clock reading of its last command.
};

} // namespace sparkwright
