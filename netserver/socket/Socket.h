#pragma once

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
/// @param bound    the port in use
/// @return empty if it is bound, else why not
std::string bindSocket(int type, const std::string& address, int port, Socket& socket, int& bound);

/// Looks a host up, by its name or IPv4 address. May take as long as the network's names do.
/// @return empty if `found` is its address, else why not
std::string resolve(const std::string& host, int port, sockaddr_in& found);

/// Makes a non-blocking TCP socket that connects without being waited for: it can be written to when it is there, and has
/// ended when the attempt has failed. @return empty, or why it cannot even try
std::string startConnecting(const sockaddr_in& address, Socket& socket);

/// `127.0.0.1:40312`
std::string addressText(const sockaddr_in& address);

/// A listening TCP socket (IPv4, non-blocking).
class Listener
{
public:
  /// @param address  dotted IPv4 address, or `localhost`
  /// @param port     0: any free one
  /// @return empty if it listens, else why not
  std::string listen(const std::string& address, int port);

  int port() const { return port_; } ///< In use; 0 before listen().
  int descriptor() const { return socket_.descriptor(); }

  struct Accepted
  {
    Socket socket;
    std::string address;
  };
  /// The next waiting connection, non-blocking and without delay; not valid if there is none.
  Accepted accept();

private:
  bool refuseOne();

  Socket socket_;
  Socket spare_; ///< Given up for a moment to refuse connections when there are no descriptors left.
  int port_ = 0;
};

} // namespace sparkwright
