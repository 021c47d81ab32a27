#pragma once

#include "core/text/LocalText.h"

#include <netinet/in.h>
#include <string>
#include <sys/socket.h>
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

/// An address of IPv4 or IPv6 with its port.
class SocketAddress
{
public:
  SocketAddress() = default; ///< None.
  SocketAddress(const sockaddr_in& address);

  /// For the functions of the system, with size() bytes, or space for `capacity`.
  const sockaddr* get() const { return reinterpret_cast<const sockaddr*>(&storage_); }
  sockaddr* get() { return reinterpret_cast<sockaddr*>(&storage_); }
  socklen_t size() const;
  static constexpr socklen_t capacity = sizeof(sockaddr_storage);

  int family() const { return storage_.ss_family; } ///< AF_INET or AF_INET6; AF_UNSPEC: none.
  int port() const;
  void setPort(int port);
  /// The address of IPv4 that an address of IPv6 stands for, where a socket serves both; else the same.
  SocketAddress plain() const;
  bool operator==(const SocketAddress& other) const;

private:
  template <class As>
  const As& as() const
  {
    return reinterpret_cast<const As&>(storage_);
  }

  sockaddr_storage storage_{};
};

/// Reads an address in figures: of IPv4 (`127.0.0.1`), of IPv6 (`::1`, `[::1]`, `fe80::1%eth0`), or `localhost`, which is
/// 127.0.0.1.
/// @return false if it is none; `read` is then unchanged
bool readAddress(const std::string& text, int port, SocketAddress& read);

/// Makes a non-blocking socket and binds it.
/// @param type     SOCK_STREAM or SOCK_DGRAM
/// @param address  see readAddress(); `0.0.0.0`: all of IPv4, `::`: all of both families
/// @param port     0: any free one
/// @param bound    set to the port in use
/// @return empty, or an error message
LocalText bindSocket(int type, const std::string& address, int port, Socket& socket, int& bound);

/// Resolves a host name or an address, which may stand in brackets. A name with addresses of both families stands for the
/// one of IPv4. May block for the time of a name look-up.
/// @return empty, with the address in `found`, or an error message
std::string resolve(const std::string& host, int port, SocketAddress& found);

/// Starts connecting a non-blocking TCP socket: it becomes writable when connected, and ends when that has failed.
/// @return empty, or an error message
std::string startConnecting(const SocketAddress& address, Socket& socket);

/// `127.0.0.1:40312`, `[::1]:40312`
std::string addressText(const SocketAddress& address);

/// A listening TCP socket (non-blocking).
class Listener
{
public:
  /// @param address  as bindSocket() takes it
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
