#include "netserver/socket/Socket.h"

#include "netserver/socket/SocketTexts.h"

#include <arpa/inet.h>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace sparkwright
{

namespace
{

Socket spareDescriptor()
{
  return Socket(::open("/dev/null", O_RDONLY | O_CLOEXEC));
}

} // namespace

Socket::~Socket()
{
  if(descriptor_ >= 0)
    ::close(descriptor_);
}

std::string addressText(const sockaddr_in& address)
{
  char text[INET_ADDRSTRLEN] = "?";
  ::inet_ntop(AF_INET, &address.sin_addr, text, sizeof text);
  return std::string(text) + ':' + std::to_string(ntohs(address.sin_port));
}

std::string resolve(const std::string& host, int port, sockaddr_in& found)
{
  addrinfo wanted{};
  wanted.ai_family = AF_INET;
  wanted.ai_socktype = SOCK_STREAM;
  addrinfo* first = nullptr;
  if(const int problem = ::getaddrinfo(host.c_str(), std::to_string(port).c_str(), &wanted, &first); problem != 0)
    return "no address for host '" + host + "': " + ::gai_strerror(problem);
  const std::unique_ptr<addrinfo, void (*)(addrinfo*)> addresses(first, ::freeaddrinfo);
  std::memcpy(&found, addresses->ai_addr, sizeof found);
  return {};
}

std::string startConnecting(const sockaddr_in& address, Socket& socket)
{
  Socket made(::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
  const int on = 1;
  if(!made.valid() || ::setsockopt(made.descriptor(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on) != 0 ||
     (::connect(made.descriptor(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 &&
      errno != EINPROGRESS))
    return "cannot connect to " + addressText(address) + ": " + std::strerror(errno);
  socket = std::move(made);
  return {};
}

LocalText bindSocket(int type, const std::string& address, int port, Socket& socket, int& bound)
{
  sockaddr_in local{};
  local.sin_family = AF_INET;
  if(port < 0 || port > 65535)
    return socketText("socket.port", port);
  local.sin_port = htons(static_cast<in_port_t>(port));
  if(::inet_pton(AF_INET, address == "localhost" ? "127.0.0.1" : address.c_str(), &local.sin_addr) != 1)
    return socketText("socket.address", address);

  const std::string place = address + ':' + std::to_string(port);
  Socket made(::socket(AF_INET, type | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
  const int on = 1;
  socklen_t size = sizeof local;
  // Datagram sockets that reuse an address would take each other's datagrams away.
  const bool listens = type == SOCK_STREAM;
  if(!made.valid() ||
     (listens && ::setsockopt(made.descriptor(), SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) != 0) ||
     ::bind(made.descriptor(), reinterpret_cast<const sockaddr*>(&local), sizeof local) != 0 ||
     (listens && ::listen(made.descriptor(), SOMAXCONN) != 0) ||
     ::getsockname(made.descriptor(), reinterpret_cast<sockaddr*>(&local), &size) != 0)
    return socketText("socket.listen", place, std::strerror(errno));
  socket = std::move(made);
  bound = ntohs(local.sin_port);
  return {};
}

LocalText Listener::listen(const std::string& address, int port)
{
  LocalText problem = bindSocket(SOCK_STREAM, address, port, socket_, port_);
  if(problem.empty())
    spare_ = spareDescriptor();
  return problem;
}

Listener::Accepted Listener::accept()
{
  for(;;)
  {
    sockaddr_in peer{};
    socklen_t size = sizeof peer;
    Socket socket(::accept4(descriptor(), reinterpret_cast<sockaddr*>(&peer), &size, SOCK_NONBLOCK | SOCK_CLOEXEC));
    if(socket.valid())
    {
      const int on = 1;
      ::setsockopt(socket.descriptor(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
      return {std::move(socket), addressText(peer)};
    }
    const bool again = errno == EINTR || errno == ECONNABORTED || ((errno == EMFILE || errno == ENFILE) && refuseOne());
    if(!again)
      return {};
  }
}

/// Refuses the connection that waits first: left waiting it would end every poll() at once.
/// @return false if there was none
bool Listener::refuseOne()
{
  spare_ = Socket();
  bool refused = false;
  {
    const Socket unwanted(::accept4(descriptor(), nullptr, nullptr, SOCK_CLOEXEC));
    refused = unwanted.valid();
  }
  spare_ = spareDescriptor();
  return refused;
}

} // namespace sparkwright
