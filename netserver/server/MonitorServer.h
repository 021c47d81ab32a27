#pragma once

#include "netserver/server/NetServer.h"
#include "netserver/socket/ClientList.h"
#include "netserver/wire/MonitorEncoder.h"

namespace sparkwright
{

/// The monitors' side of a NetServer.
class MonitorServer
{
public:
  /// @param frames    what monitors see
  /// @param commands  gets what they say
  MonitorServer(const NetServerOptions& options, const FrameSource& frames, CommandSink& commands);

  ClientList<struct MonitorClient>& clients() { return list_; }
  const ClientList<MonitorClient>& clients() const { return list_; }

  /// New monitors are told the full state at once.
  void accept();
  /// Passes the commands that were read on. @return whether there is more
  bool command();
  /// Tells everybody, if it is time for a monitor step.
  void publish();
  /// Tells everybody, if there is another frame than they were told.
  void refresh();
  void close();

private:
  void tell(const FramePtr& frame);

  const FrameSource& frames_;
  CommandSink& commands_;
  Clock clock_;
  double udpTimeout_;
  int step_;
  ClientList<MonitorClient> list_;
  MonitorEncoder encoder_;
  FramePtr told_;              ///< What the encoder stands at.
  long fullStateRequests_ = 0; ///< That have been met.
};

/// A connection of a monitor or trainer.
struct MonitorClient : Connection
{
  using Connection::Connection;

  bool inSync = false; ///< Has got every message since its full one, so that the next diff can follow.
  int lastNews = 0;    ///< Number of the newest announcement that it was told.
  double heardAt = 0;  ///< Clock reading of its last command.
};

} // namespace sparkwright
