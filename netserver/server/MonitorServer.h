#pragma once

#include "core/wire/MonitorEncoder.h"
#include "netserver/server/NetServer.h"
#include "netserver/socket/ClientList.h"

namespace sparkwright
{

class Log;
struct MonitorClient;

/// Serves the monitors of a NetServer.
class MonitorServer
{
public:
  /// @param frames    sent to monitors
  /// @param commands  receives their commands
  /// @param log       receives warnings about slow monitors
  MonitorServer(const NetServerOptions& options, const FrameSource& frames, CommandSink& commands, Log& log);

  ClientList<MonitorClient>& clients() { return list_; }
  const ClientList<MonitorClient>& clients() const { return list_; }

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
