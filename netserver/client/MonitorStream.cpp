#include "netserver/client/MonitorStream.h"

#include "netserver/client/ClientTexts.h"

#include <cerrno>
#include <cstring>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>

namespace sparkwright
{

namespace
{

constexpr std::size_t readAtOnce = 4u << 20; // Bytes.
constexpr std::size_t mostWaiting = 256u << 10; // Bytes of commands that the server has not taken.

bool wouldBlock(int error)
{
  return error == EAGAIN || error == EWOULDBLOCK || error == EINTR;
}

/// Finds out when the other machine is gone without a word.
void watchPeer(int descriptor)
{
  const int on = 1, idle = 10, interval = 5, probes = 3; // s
  ::setsockopt(descriptor, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
  ::setsockopt(descriptor, IPPROTO_TCP, TCP_KEEPIDLE, &idle, sizeof idle);
  ::setsockopt(descriptor, IPPROTO_TCP, TCP_KEEPINTVL, &interval, sizeof interval);
  ::setsockopt(descriptor, IPPROTO_TCP, TCP_KEEPCNT, &probes, sizeof probes);
}

} // namespace

MonitorStream::MonitorStream(std::string name, MonitorDecoder& decoder, Clock clock)
    : name_(std::move(name)), decoder_(decoder), clock_(std::move(clock)), startedAt_(clock_()), heardAt_(startedAt_)
{
  decoder_.restart();
}

void MonitorStream::connect(const SocketAddress& address)
{
  if(const std::string problem = startConnecting(address, socket_); !problem.empty())
    return end(clientText("client.refused", name_, problem));
  watchPeer(descriptor());
}

void MonitorStream::end(LocalText problem)
{
  socket_ = Socket();
  state_ = State::Ended;
  problem_ = std::move(problem);
}

short MonitorStream::events() const
{
  if(state_ == State::Connecting)
    return POLLOUT;
  return static_cast<short>(POLLIN | (output_.empty() ? 0 : POLLOUT));
}

void MonitorStream::serve(short revents, const std::function<void(const FramePtr&)>& take)
{
  if(state_ == State::Connecting)
  {
    if(revents)
      finishConnecting();
    else if(clock_() - startedAt_ > longestConnecting)
      end(clientText("client.timeout", name_, static_cast<long>(longestConnecting)));
    return;
  }
  if(state_ != State::Ended && (revents & POLLOUT))
    flush();
  if(state_ != State::Ended && (revents & ~POLLOUT))
    read(take);
}

void MonitorStream::finishConnecting()
{
  int error = 0;
  socklen_t size = sizeof error;
  ::getsockopt(descriptor(), SOL_SOCKET, SO_ERROR, &error, &size);
  if(error != 0)
    return end(clientText("client.refused", name_, std::strerror(error)));
  state_ = State::Waiting;
  heardAt_ = clock_();
}

void MonitorStream::read(const std::function<void(const FramePtr&)>& take)
{
  bool over = false;
  int error = 0;
  for(std::size_t total = 0; total < readAtOnce && !over && state_ != State::Ended;)
  {
    const std::span<char> space = input_.space();
    const ssize_t count = ::recv(descriptor(), space.data(), space.size(), MSG_DONTWAIT);
    error = count < 0 ? errno : 0;
    if(count < 0 && wouldBlock(error))
      return;
    over = count <= 0;
    if(!over)
    {
      input_.added(static_cast<std::size_t>(count));
      total += static_cast<std::size_t>(count);
    }
    while(state_ != State::Ended)
    {
      const auto message = input_.next();
      if(!message)
        break;
      decode(*message, take);
    }
    if(input_.broken())
      return end(clientText("client.tooLong", name_));
  }
  if(over && state_ != State::Ended)
    end(error ? clientText("client.refused", name_, std::strerror(error)) : clientText("client.ended", name_));
}

void MonitorStream::decode(std::string_view message, const std::function<void(const FramePtr&)>& take)
{
  ++messages_;
  heardAt_ = clock_();
  const MonitorDecoder::Result result = decoder_.decode(message);
  if(result.frame)
  {
    state_ = State::Live;
    take(result.frame);
    return;
  }
  if(damaged_++ == 0)
    damage_ = clientText("client.damaged", name_, result.error);
  if(state_ == State::Waiting && damaged_ >= mostForeign)
    end(clientText("client.noMonitor", name_, result.error));
}

LocalText MonitorStream::send(std::string_view commands)
{
  if(commands.size() > longestCommand)
    return clientText("client.commandTooLong", static_cast<long>(commands.size()));
  if(state_ == State::Connecting || state_ == State::Ended || output_.size() > mostWaiting)
    return clientText("client.notSent", name_);
  for(const int shift : {24, 16, 8, 0})
    output_ += static_cast<char>(commands.size() >> shift & 0xff);
  output_ += commands;
  flush();
  return {};
}

void MonitorStream::flush()
{
  while(!output_.empty())
  {
    const ssize_t count = ::send(descriptor(), output_.data(), output_.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if(count < 0 && errno == EINTR)
      continue;
    if(count < 0)
    {
      if(!wouldBlock(errno))
        end(clientText("client.refused", name_, std::strerror(errno)));
      return;
    }
    output_.erase(0, static_cast<std::size_t>(count));
  }
}

} // namespace sparkwright
