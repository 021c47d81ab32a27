#include "netserver/socket/Connection.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <linux/sockios.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr std::size_t readAtOnce = 256u << 10;

bool wouldBlock()
{
  return errno == EAGAIN || errno == EWOULDBLOCK;
}

} // namespace

Connection::Connection(Link link, ConnectionInfo info, MessageBuffer::Framing framing)
    : link_(std::move(link)), input_(framing), info_(std::move(info))
{
  info_.udp = isUdp();
  info_.lastMessage.reserve(ConnectionInfo::lastMessageLength);
}

short Connection::events()
{
  short events = 0;
  if(!isUdp() && !ended_ && input_.wantsData())
    events |= POLLIN;
  if(!pending_.empty() && !deaf_)
    events |= POLLOUT;
  return events;
}

void Connection::read()
{
  std::size_t total = 0;
  while(!isUdp() && !ended_ && total < readAtOnce)
  {
    const std::span<char> space = input_.space();
    if(space.empty())
      break;
    const ssize_t count = ::recv(descriptor(), space.data(), space.size(), 0);
    if(count > 0)
    {
      input_.added(static_cast<std::size_t>(count));
      total += static_cast<std::size_t>(count);
      if(static_cast<std::size_t>(count) < space.size())
        break; // That was all.
    }
    else if(count == 0 || (!wouldBlock() && errno != EINTR))
      ended_ = true;
    else if(wouldBlock())
      break;
  }
  if(total == 0)
    return;
  const std::lock_guard lock(mutex_);
  info_.bytesIn += total;
}

void Connection::take(std::string_view datagram)
{
  const int lost = joiner_.add(datagram, input_);
  const std::lock_guard lock(mutex_);
  info_.bytesIn += datagram.size();
  info_.lost += static_cast<std::uint64_t>(lost);
}

std::optional<std::string_view> Connection::next()
{
  const auto message = input_.next();
  if(message)
  {
    const std::lock_guard lock(mutex_);
    ++info_.messages;
    info_.lastMessage.assign(message->substr(0, ConnectionInfo::lastMessageLength));
  }
  return message;
}

bool Connection::send(std::string_view message)
{
  flush();
  if(!ready())
  {
    drop();
    return false;
  }
  const std::size_t size = message.size();
  const std::array<char, MessageBuffer::prefixSize> bytes{static_cast<char>(size >> 24), static_cast<char>(size >> 16),
                                                          static_cast<char>(size >> 8), static_cast<char>(size)};
  const std::string_view prefix(bytes.data(), input_.framing() == MessageBuffer::Framing::None ? 0 : bytes.size());
  if(isUdp() && prefix.size() + size > DatagramPort::longest)
  {
    pending_.assign(prefix.begin(), prefix.end());
    pending_ += message;
    sent_ = 0;
    flush();
    return true;
  }
  std::array<iovec, 2> parts{iovec{const_cast<char*>(prefix.data()), prefix.size()}, iovec{const_cast<char*>(message.data()), size}};
  msghdr header{};
  header.msg_name = isUdp() ? link_.peer.get() : nullptr;
  header.msg_namelen = isUdp() ? link_.peer.size() : 0;
  header.msg_iov = parts.data();
  header.msg_iovlen = parts.size();
  ssize_t count = ::sendmsg(descriptor(), &header, MSG_NOSIGNAL | MSG_DONTWAIT);
  if(count < 0)
  {
    if(isUdp()) // Datagrams go whole or not at all, and one that does not go says nothing about the next.
    {
      drop();
      return false;
    }
    if(!wouldBlock() && errno != EINTR)
    {
      deaf_ = true;
      return false;
    }
    count = 0;
  }
  const auto done = static_cast<std::size_t>(count);
  if(done < prefix.size() + size)
  {
    if(done < prefix.size())
      pending_.assign(prefix.begin() + count, prefix.end());
    pending_.append(message.substr(done > prefix.size() ? done - prefix.size() : 0));
    sent_ = 0;
  }
  const std::lock_guard lock(mutex_);
  info_.bytesOut += done;
  return true;
}

void Connection::drop()
{
  const std::lock_guard lock(mutex_);
  ++info_.dropped;
}

std::size_t Connection::unacknowledged() const
{
  int bytes = 0;
  return !isUdp() && ::ioctl(descriptor(), SIOCOUTQ, &bytes) == 0 ? static_cast<std::size_t>(std::max(bytes, 0)) : 0;
}

void Connection::flush()
{
  while(!pending_.empty() && !deaf_ && flushPart())
    ;
}

/// @return whether anything went out
bool Connection::flushPart()
{
  const sockaddr* const address = isUdp() ? link_.peer.get() : nullptr;
  const std::size_t rest = pending_.size() - sent_;
  const ssize_t count =
      ::sendto(descriptor(), pending_.data() + sent_, isUdp() ? std::min(rest, DatagramPort::longest) : rest,
               MSG_NOSIGNAL | MSG_DONTWAIT, address, isUdp() ? link_.peer.size() : 0);
  if(count < 0)
  {
    if(errno == EINTR)
      return true;
    if(!wouldBlock() && isUdp())
      pending_.clear();
    else
      deaf_ = !wouldBlock();
    return false;
  }
  sent_ += static_cast<std::size_t>(count);
  if(sent_ == pending_.size())
    pending_.clear();
  const std::lock_guard lock(mutex_);
  info_.bytesOut += static_cast<std::uint64_t>(count);
  return true;
}

void Connection::setAgent(AgentId agent, double now)
{
  const std::lock_guard lock(mutex_);
  info_.agent = agent;
  info_.since = now;
}

void Connection::setSkipped(long cycles)
{
  const std::lock_guard lock(mutex_);
  info_.skipped = cycles;
}

ConnectionInfo Connection::info() const
{
  const std::lock_guard lock(mutex_);
  return info_;
}

} // namespace sparkwright
