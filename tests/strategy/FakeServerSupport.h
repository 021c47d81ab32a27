#pragma once

#include "core/game/simurosot/interface/sparkwright_strategy.h"
#include "core/game/simurosot/protocol/PlacementMessages.h"
#include "netserver/socket/Connection.h"

#include <memory>
#include <optional>
#include <string>

namespace sparkwright::strategy
{

/// A server with one client, as far as tests of the strategy's program need it.
class FakeServer
{
public:
  /// @param port  0: any free one
  explicit FakeServer(int port = 0);

  int port() const { return listener_.port(); }
  /// Waits for a client. @return false if none came in time
  bool accept();
  /// Accepts, takes the login and says welcome with this setup. @return the login; empty: none came
  std::string letIn(const sst_setup& setup);

  void send(const std::string& message);
  void sendFrame(unsigned number, double firstX = 1);
  void sendPlace(unsigned number);
  /// The next message. @return empty if none came in time, or the connection is closed
  std::string next();
  /// Whether the client has closed the connection; waits for it.
  bool closed();
  void close() { client_.reset(); }

private:
  bool wait(int descriptor, short events);

  Listener listener_;
  std::unique_ptr<Connection> client_;
  int robots_ = 5;
};

} // namespace sparkwright::strategy
