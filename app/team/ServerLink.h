#pragma once

#include "netserver/socket/MessageBuffer.h"
#include "netserver/socket/Socket.h"

#include <optional>
#include <string>
#include <string_view>

namespace sparkwright::team
{

/// A connection to a server: messages with their length in front, over TCP.
class ServerLink
{
public:
  /// @param host  a name or an IPv4 address
  /// @return empty if it is connected, else why not and what to do
  std::string connect(const std::string& host, int port);

  /// Sends a whole message; waits as long as the server does not read.
  /// @return false if the connection is gone
  bool send(std::string_view message);

  /// Reads what has come; call it when descriptor() is readable. @return false if the connection is gone
  bool read();
  /// The next whole message, valid until the next read().
  std::optional<std::string_view> next() { return buffer_.next(); }
  /// Whether a further one has come already.
  bool hasMessage() { return buffer_.hasMessage(); }

  int descriptor() const { return socket_.descriptor(); }

private:
  Socket socket_;
  MessageBuffer buffer_;
  std::string frame_;
};

} // namespace sparkwright::team
