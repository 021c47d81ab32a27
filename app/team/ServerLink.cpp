#include "app/team/ServerLink.h"

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <netinet/tcp.h>
#include <sys/socket.h>

namespace sparkwright::team
{

std::string ServerLink::connect(const std::string& host, int port)
{
  SocketAddress address;
  if(std::string problem = resolve(host, port, address); !problem.empty())
    return problem;
  socket_ = Socket(::socket(address.family(), SOCK_STREAM | SOCK_CLOEXEC, 0));
  if(!socket_.valid() || ::connect(socket_.descriptor(), address.get(), address.size()) != 0)
    return "cannot connect to " + host + ":" + std::to_string(port) + ": " + std::strerror(errno) +
           "; start a server first, such as sparkwright-server, or name another one with --host and --port";
  const int on = 1;
  ::setsockopt(socket_.descriptor(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  return {};
}

bool ServerLink::send(std::string_view message)
{
  const auto size = static_cast<std::uint32_t>(message.size());
  frame_.clear();
  for(const int shift : {24, 16, 8, 0})
    frame_ += static_cast<char>(size >> shift & 0xff);
  frame_ += message;
  for(std::size_t sent = 0; sent < frame_.size();)
  {
    const ssize_t count = ::send(socket_.descriptor(), frame_.data() + sent, frame_.size() - sent, MSG_NOSIGNAL);
    if(count < 0 && errno == EINTR)
      continue;
    if(count <= 0)
      return false;
    sent += static_cast<std::size_t>(count);
  }
  return true;
}

bool ServerLink::read()
{
  const std::span<char> space = buffer_.space();
  if(space.empty())
    return !buffer_.broken();
  const ssize_t count = ::recv(socket_.descriptor(), space.data(), space.size(), MSG_DONTWAIT);
  if(count < 0)
    return errno == EAGAIN || errno == EINTR;
  if(count == 0)
    return false;
  buffer_.added(static_cast<std::size_t>(count));
  return !buffer_.broken();
}

} // namespace sparkwright::team
