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

std::string withoutBrackets(const std::string& host)
{
  return host.starts_with('[') && host.ends_with(']') ? host.substr(1, host.size() - 2) : host;
}

/// The first address of a host, of IPv4 if it has one.
/// @return empty, or why there is none; `found` is then unchanged
std::string look(const std::string& host, int family, int flags, SocketAddress& found)
{
  addrinfo wanted{};
  wanted.ai_family = family;
  wanted.ai_socktype = SOCK_STREAM;
  wanted.ai_flags = flags;
  addrinfo* first = nullptr;
  if(const int problem = ::getaddrinfo(host.c_str(), nullptr, &wanted, &first); problem != 0)
    return ::gai_strerror(problem);
  const std::unique_ptr<addrinfo, void (*)(addrinfo*)> addresses(first, ::freeaddrinfo);
  const addrinfo* best = nullptr;
  for(const addrinfo* one = first; one; one = one->ai_next)
    if(one->ai_addrlen <= SocketAddress::capacity && (!best || (one->ai_family == AF_INET && best->ai_family != AF_INET)))
      best = one;
  if(!best)
    return ::gai_strerror(EAI_FAMILY);
  std::memcpy(found.get(), best->ai_addr, best->ai_addrlen);
  return {};
}

} // namespace

Socket::~Socket()
{
  if(descriptor_ >= 0)
    ::close(descriptor_);
}

SocketAddress::SocketAddress(const sockaddr_in& address)
{
  std::memcpy(&storage_, &address, sizeof address);
}

socklen_t SocketAddress::size() const
{
  return family() == AF_INET6 ? sizeof(sockaddr_in6) : sizeof(sockaddr_in);
}

int SocketAddress::port() const
{
  return ntohs(family() == AF_INET6 ? as<sockaddr_in6>().sin6_port : as<sockaddr_in>().sin_port);
}

void SocketAddress::setPort(int port)
{
  const in_port_t swapped = htons(static_cast<in_port_t>(port));
  if(family() == AF_INET6)
    reinterpret_cast<sockaddr_in6&>(storage_).sin6_port = swapped;
  else
    reinterpret_cast<sockaddr_in&>(storage_).sin_port = swapped;
}

SocketAddress SocketAddress::plain() const
{
  if(family() != AF_INET6 || !IN6_IS_ADDR_V4MAPPED(&as<sockaddr_in6>().sin6_addr))
    return *this;
  constexpr std::size_t before = 12; // bytes of a mapped address
  sockaddr_in inner{};
  inner.sin_family = AF_INET;
  inner.sin_port = as<sockaddr_in6>().sin6_port;
  std::memcpy(&inner.sin_addr, as<sockaddr_in6>().sin6_addr.s6_addr + before, sizeof inner.sin_addr);
  return inner;
}

bool SocketAddress::operator==(const SocketAddress& other) const
{
  if(family() != other.family() || port() != other.port())
    return false;
  if(family() != AF_INET6)
    return as<sockaddr_in>().sin_addr.s_addr == other.as<sockaddr_in>().sin_addr.s_addr;
  const auto &one = as<sockaddr_in6>(), &two = other.as<sockaddr_in6>();
  return std::memcmp(&one.sin6_addr, &two.sin6_addr, sizeof one.sin6_addr) == 0 &&
         one.sin6_scope_id == two.sin6_scope_id;
}

std::string addressText(const SocketAddress& address)
{
  const SocketAddress plain = address.plain();
  char text[NI_MAXHOST] = "?";
  if(plain.family() != AF_UNSPEC)
    ::getnameinfo(plain.get(), plain.size(), text, sizeof text, nullptr, 0, NI_NUMERICHOST);
  const std::string host = plain.family() == AF_INET6 ? '[' + std::string(text) + ']' : std::string(text);
  return host + ':' + std::to_string(plain.port());
}

bool readAddress(const std::string& text, int port, SocketAddress& read)
{
  const std::string host = withoutBrackets(text);
  sockaddr_in inner{};
  inner.sin_family = AF_INET;
  if(::inet_pton(AF_INET, host == "localhost" ? "127.0.0.1" : host.c_str(), &inner.sin_addr) == 1)
    read = inner;
  else if(host.find(':') == std::string::npos || !look(host, AF_INET6, AI_NUMERICHOST, read).empty())
    return false;
  read.setPort(port);
  return true;
}

std::string resolve(const std::string& host, int port, SocketAddress& found)
{
  if(const std::string problem = look(withoutBrackets(host), AF_UNSPEC, 0, found); !problem.empty())
    return "no address for host '" + host + "': " + problem;
  found.setPort(port);
  return {};
}

std::string startConnecting(const SocketAddress& address, Socket& socket)
{
  Socket made(::socket(address.family(), SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
  const int on = 1;
  if(!made.valid() || ::setsockopt(made.descriptor(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on) != 0 ||
     (::connect(made.descriptor(), address.get(), address.size()) != 0 && errno != EINPROGRESS))
    return "cannot connect to " + addressText(address) + ": " + std::strerror(errno);
  socket = std::move(made);
  return {};
}

LocalText bindSocket(int type, const std::string& address, int port, Socket& socket, int& bound)
{
  SocketAddress local;
  if(port < 0 || port > 65535)
    return socketText("socket.port", port);
  if(!readAddress(address, port, local))
    return socketText("socket.address", address);

  const bool bracketed = address.starts_with('[') || local.family() != AF_INET6;
  const std::string place = (bracketed ? address : '[' + address + ']') + ':' + std::to_string(port);
  Socket made(::socket(local.family(), type | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
  const int on = 1, off = 0;
  socklen_t size = SocketAddress::capacity;
  // Datagram sockets that reuse an address would take each other's datagrams away.
  const bool listens = type == SOCK_STREAM;
  if(!made.valid() ||
     // `::` is both families, whatever the system's default.
     (local.family() == AF_INET6 &&
      ::setsockopt(made.descriptor(), IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off) != 0) ||
     (listens && ::setsockopt(made.descriptor(), SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) != 0) ||
     ::bind(made.descriptor(), local.get(), local.size()) != 0 ||
     (listens && ::listen(made.descriptor(), SOMAXCONN) != 0) ||
     ::getsockname(made.descriptor(), local.get(), &size) != 0)
    return socketText("socket.listen", place, std::strerror(errno));
  socket = std::move(made);
  bound = local.port();
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
    SocketAddress peer;
    socklen_t size = SocketAddress::capacity;
    Socket socket(::accept4(descriptor(), peer.get(), &size, SOCK_NONBLOCK | SOCK_CLOEXEC));
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
