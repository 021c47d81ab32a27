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
  explicit MonitorServer(const NetServerOptions& options);

  ClientList<struct MonitorClient>& clients() { return list_; }
  const ClientList<MonitorClient>& clients() const { return list_; }

  /// New monitors are told the full state at once.
  void accept(World& world);
  /// Gives the World the commands that were read. @return whether there is more
  bool command(World& world);
  /// Tells everybody, if it is time for a monitor step.
  void publish(World& world);
  /// Tells everybody, if something has changed since the last time.
  void refresh(World& world);
  void close();

private:
  void tell(World& world);

  Clock clock_;
  double udpTimeout_;
  int step_;
  ClientList<MonitorClient> list_;
  MonitorEncoder encoder_;
  FramePtr told_;
  bool commanded_ = false; ///< There were commands since the last message.
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
