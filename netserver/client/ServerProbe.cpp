#include "netserver/client/ServerProbe.h"

#include "core/run/RunControl.h"
#include "netserver/socket/Socket.h"

#include <cmath>
#include <mutex>
#include <poll.h>
#include <sys/socket.h>
#include <thread>
#include <utility>

namespace sparkwright
{

struct ServerProbe::Shared
{
  void main(double patience);
  void answer(const std::string& name, Answer answer)
  {
    const std::lock_guard lock(mutex);
    answers[name] = answer;
  }

  mutable std::mutex mutex; ///< Guards everything below.
  bool over = false;
  bool busy = false; ///< There is a thread.
  std::vector<RemoteAddress> wanted;
  std::map<std::string, Answer> answers;
};

namespace
{

/// A connection that is being made.
struct Attempt
{
  std::string name;
  Socket socket;
};

bool isConnected(const Attempt& attempt)
{
  int error = 0;
  socklen_t size = sizeof error;
  return ::getsockopt(attempt.socket.descriptor(), SOL_SOCKET, SO_ERROR, &error, &size) == 0 && error == 0;
}

} // namespace

void ServerProbe::Shared::main(double patience)
{
  for(;;)
  {
    std::vector<RemoteAddress> addresses;
    {
      const std::lock_guard lock(mutex);
      addresses = std::exchange(wanted, {});
      if(over || addresses.empty())
      {
        busy = false;
        return;
      }
    }
    std::vector<Attempt> attempts;
    for(const RemoteAddress& address : addresses)
    {
      Attempt attempt{address.text(), {}};
      SocketAddress found;
      if(resolve(address.host, address.port, found).empty() && startConnecting(found, attempt.socket).empty())
        attempts.push_back(std::move(attempt));
      else
        answer(attempt.name, Answer::Away);
    }
    const Clock clock = steadyClock();
    const double until = clock() + patience;
    while(!attempts.empty())
    {
      std::vector<pollfd> set;
      for(const Attempt& attempt : attempts)
        set.push_back({attempt.socket.descriptor(), POLLOUT, 0});
      const double left = until - clock();
      if(left <= 0)
        break;
      if(::poll(set.data(), set.size(), static_cast<int>(std::ceil(left * 1000))) <= 0)
        continue;
      for(std::size_t i = set.size(); i-- > 0;)
        if(set[i].revents)
        {
          answer(attempts[i].name, isConnected(attempts[i]) ? Answer::Reachable : Answer::Away);
          attempts.erase(attempts.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
    for(const Attempt& attempt : attempts)
      answer(attempt.name, Answer::Away);
  }
}

ServerProbe::~ServerProbe()
{
  if(!shared_)
    return;
  const std::lock_guard lock(shared_->mutex);
  shared_->over = true;
}

void ServerProbe::ask(std::vector<RemoteAddress> addresses)
{
  if(!shared_)
    shared_ = std::make_shared<Shared>();
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->wanted = std::move(addresses);
    if(shared_->busy || shared_->wanted.empty())
      return;
    shared_->busy = true;
  }
  std::thread([shared = shared_, patience = patience_] { shared->main(patience); }).detach();
}

std::optional<ServerProbe::Answer> ServerProbe::answer(const RemoteAddress& address) const
{
  if(!shared_)
    return {};
  const std::lock_guard lock(shared_->mutex);
  const auto found = shared_->answers.find(address.text());
  return found == shared_->answers.end() ? std::nullopt : std::optional(found->second);
}

} // namespace sparkwright
