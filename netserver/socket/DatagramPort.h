#pragma once

#include "core/text/LocalText.h"
#include "netserver/socket/Socket.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// A UDP port (non-blocking) for several clients.
class DatagramPort
{
public:
  static constexpr std::size_t longest = 65507; ///< Bytes of a datagram.

  /// @param address  as bindSocket() takes it
  /// @param port     0: any free one
  /// @return empty, or an error message
  LocalText open(const std::string& address, int port);

  bool isOpen() const { return socket_.valid(); }
  int port() const { return port_; } ///< In use; 0 before open().
  int descriptor() const { return socket_.descriptor(); }

  struct Datagram
  {
    SocketAddress from;
    std::string_view bytes; ///< Valid until the next call of receive().
  };
  /// The next waiting datagram; nothing if there is none.
  std::optional<Datagram> receive();

private:
  Socket socket_;
  int port_ = 0;
  std::vector<char> buffer_;
};

} // namespace sparkwright
