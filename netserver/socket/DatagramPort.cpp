#include "netserver/socket/DatagramPort.h"

#include <cerrno>
#include <sys/socket.h>

namespace sparkwright
{

LocalText DatagramPort::open(const std::string& address, int port)
{
  LocalText problem = bindSocket(SOCK_DGRAM, address, port, socket_, port_);
  if(problem.empty())
    buffer_.resize(longest);
  return problem;
}

std::optional<DatagramPort::Datagram> DatagramPort::receive()
{
  for(;;)
  {
    SocketAddress from;
    socklen_t size = SocketAddress::capacity;
    const ssize_t count =
        ::recvfrom(descriptor(), buffer_.data(), buffer_.size(), MSG_DONTWAIT, from.get(), &size);
    if(count >= 0)
      return Datagram{from, {buffer_.data(), static_cast<std::size_t>(count)}};
    if(errno != EINTR)
      return std::nullopt;
  }
}

} // namespace sparkwright
