#pragma once

#include "core/text/LocalText.h"

#include <netinet/in.h>
#include <string>
#include <utility>

namespace sparkwright
{

/// Owns a file descriptor.
class Socket
{
public:
  Socket() = default;
  explicit Socket(int descriptor) : descriptor_(descriptor) {}
  Socket(Socket&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  Socket& operator=(Socket&& other) noexcept
  {
    std::swap(descriptor_, other.descriptor_);
    return *this;
  }
  ~Socket();

  int descriptor() const { return descriptor_; }
  bool valid() const { return descriptor_ >= 0; }

private:
  int descriptor_ = -1;
};

/// Makes a non-blocking IPv4 socket and binds it.
/// @param type     SOCK_STREAM or SOCK_DGRAM
/// @param address  dotted IPv4 address, or `localhost`
/// @param port     0: any free one
/// @param bound    set to the port in use
/// @return empty, or an error message
LocalText bindSocket(int type, const std::string& address, int port, Socket& socket, int& bound);

/// Resolves a host name or IPv4 address. May block for the time of a name look-up.
/// @return empty, with the address in `found`, or an error message
std::string resolve(const std::string& host, int port, sockaddr_in& found);

/// Starts connecting a non-blocking TCP socket: it becomes writable when connected, and ends when that has failed.
/// @return empty, or an error message
std::string startConnecting(const sockaddr_in& address, Socket& socket);

/// `127.0.0.1:40312`
std::string addressText(const sockaddr_in& address);

/// A listening TCP socket (IPv4, non-blocking).
class Listener
{
public:
  /// @param address  dotted IPv4 address, or `localhost`
  /// @param port     0: any free one
  /// @return empty, or an error message
  LocalText listen(const std::string& address, int port);

  int port() const { return port_; } ///< In use; 0 before listen().
  int descriptor() const { return socket_.descriptor(); }

  struct Accepted
  {
    Socket socket;
    std::string address;
  };
  /// Accepts the next waiting connection, non-blocking with TCP_NODELAY; not valid if there is none.
  Accepted accept();

private:
  bool refuseOne();

  Socket socket_;
  Socket spare_; ///< Reserve, closed to accept and refuse connections when descriptors run out.
  int port_ = 0;
};

} // namespace sparkwright
