#pragma once

#include "netserver/socket/MessageBuffer.h"
#include "netserver/socket/Socket.h"

#include <optional>
#include <string>
#include <string_view>

namespace sparkwright::team
{

/// A TCP connection to a server with length-prefixed messages.
class ServerLink
{
public:
  /// @param host  a name or an address
  /// @return empty, or an error message
  std::string connect(const std::string& host, int port);

  /// Sends a message; blocks while the server does not read.
  /// @return false if the connection is closed
  bool send(std::string_view message);

  /// Reads received data; call it when descriptor() is readable. @return false if the connection is closed
  bool read();
  /// The next complete message, valid until the next read().
  std::optional<std::string_view> next() { return buffer_.next(); }
  /// Whether there is a further message.
  bool hasMessage() { return buffer_.hasMessage(); }

  int descriptor() const { return socket_.descriptor(); }

private:
  Socket socket_;
  MessageBuffer buffer_;
  std::string frame_;
};

} // namespace sparkwright::team
