#include "app/strategy/ServerLink.h"

#include <algorithm>
#include <cstring>
#include <poll.h>
#include <sys/socket.h>
#include <utility>

namespace sparkwright::strategy
{

ServerLink::ServerLink(std::string host, int port, Clock clock)
  : host_(std::move(host)), port_(port), clock_(std::move(clock)), stateUntil_(clock_())
{
}

int ServerLink::descriptor() const
{
  return connection_ ? connection_->descriptor() : connecting_.descriptor();
}

short ServerLink::events() const
{
  return connection_ ? connection_->events() : static_cast<short>(connecting_.valid() ? POLLOUT : 0);
}

double ServerLink::wait() const
{
  if(connection_)
    return connection_->hasMessage() ? 0 : 3600;
  return std::max(0., stateUntil_ - clock_());
}

void ServerLink::serve(short revents)
{
  switch(state_)
  {
  case State::Waiting:
    if(clock_() >= stateUntil_)
      start();
    break;
  case State::Connecting:
    if(revents != 0)
      finish();
    else if(clock_() >= stateUntil_)
      close("no answer");
    break;
  case State::Connected:
    if(revents & POLLOUT)
      connection_->flush();
    if(revents & ~POLLOUT)
      connection_->read();
    if(connection_->isOver())
      close();
  }
}

void ServerLink::start()
{
  SocketAddress address;
  std::string problem = resolve(host_, port_, address);
  if(problem.empty())
    problem = startConnecting(address, connecting_);
  if(!problem.empty())
    return close(std::move(problem));
  state_ = State::Connecting;
  stateUntil_ = clock_() + longestConnecting;
}

void ServerLink::finish()
{
  int error = 0;
  socklen_t size = sizeof error;
  ::getsockopt(connecting_.descriptor(), SOL_SOCKET, SO_ERROR, &error, &size);
  if(error != 0)
    return close(std::strerror(error));
  connection_ = std::make_unique<Connection>(Link(std::exchange(connecting_, Socket())), ConnectionInfo());
  state_ = State::Connected;
  problem_.clear();
}

std::optional<std::string_view> ServerLink::next()
{
  return connection_ ? connection_->next() : std::nullopt;
}

bool ServerLink::send(std::string_view message)
{
  return connection_ && connection_->send(message);
}

void ServerLink::close(std::string problem)
{
  connection_.reset();
  connecting_ = Socket();
  problem_ = std::move(problem);
  state_ = State::Waiting;
  stateUntil_ = clock_() + pause;
}

} // namespace sparkwright::strategy
