#pragma once

#include "netserver/Connection.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <poll.h>
#include <vector>

namespace sparkwright
{

/// A port and the clients that came through it, in order of connection. `Client` is derived from Connection.
template <class Client>
class ClientList
{
public:
  Listener& listener() { return listener_; }
  const Listener& listener() const { return listener_; }
  const std::vector<std::unique_ptr<Client>>& clients() const { return clients_; }

  /// Accepts what waits, bounded per call; `make(Socket, address)` makes the Client.
  template <class Make>
  void accept(Make&& make)
  {
    for(int i = 0; i < acceptAtOnce; ++i)
    {
      Listener::Accepted accepted = listener_.accept();
      if(!accepted.socket.valid())
        return;
      std::unique_ptr<Client> client = make(std::move(accepted.socket), std::move(accepted.address));
      const std::lock_guard lock(mutex_);
      clients_.push_back(std::move(client));
    }
  }

  /// Closes the connections for which `gone(Client&)` says so.
  template <class Gone>
  void removeIf(Gone&& gone)
  {
    const auto isGone = [&gone](const std::unique_ptr<Client>& client) { return gone(*client); };
    if(std::none_of(clients_.begin(), clients_.end(), isGone))
      return;
    const std::lock_guard lock(mutex_);
    std::erase_if(clients_, isGone);
  }

  void addTo(std::vector<pollfd>& set)
  {
    set.push_back({listener_.descriptor(), POLLIN, 0});
    for(const auto& client : clients_)
    {
      const short events = client->events();
      // A negative descriptor is passed over; with no events poll() would still report a hang-up, again and again.
      set.push_back({events ? client->descriptor() : -1, events, 0});
    }
  }

  /// Reads and writes where poll() says so. `set` points to the entries that addTo() made; those behind are returned.
  /// @param waiting  set to whether there is something to accept
  const pollfd* serve(const pollfd* set, bool& waiting)
  {
    waiting = set->revents != 0;
    ++set;
    for(const auto& client : clients_)
    {
      if(set->revents & POLLOUT)
        client->flush();
      if(set->revents & ~POLLOUT)
        client->read();
      ++set;
    }
    return set;
  }

  /// Adds a snapshot. May be called from any thread.
  void list(std::vector<ConnectionInfo>& out) const
  {
    const std::lock_guard lock(mutex_);
    for(const auto& client : clients_)
      out.push_back(client->info());
  }

private:
  static constexpr int acceptAtOnce = 64;

  Listener listener_;
  std::vector<std::unique_ptr<Client>> clients_;
  mutable std::mutex mutex_; ///< Guards changes of clients_ against list().
};

/// Messages of one client that are handled in one turn; the others have their turn before the rest.
constexpr int messagesAtOnce = 1000;

} // namespace sparkwright
