#pragma once

#include "netserver/socket/Connection.h"
#include "netserver/socket/SocketTexts.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <poll.h>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

/// The ports and connections for one kind of client, in order of connection. `Client` is derived from Connection.
template <class Client>
class ClientList
{
public:
  /// Opens the ports; `further` ones over TCP only. @return empty, or an error message
  LocalText open(const std::string& address, int port, const std::vector<int>& further, bool udp)
  {
    if(udp)
      return further.empty() ? datagrams_.open(address, port) : socketText("socket.tcpOnly");
    listeners_.resize(1 + further.size());
    LocalText problem = listeners_.front().listen(address, port);
    for(std::size_t i = 0; i < further.size() && problem.empty(); ++i)
      problem = listeners_[i + 1].listen(address, further[i]);
    return problem;
  }
  int port() const { return isUdp() ? datagrams_.port() : listeners_.empty() ? 0 : listeners_.front().port(); }
  bool isUdp() const { return datagrams_.isOpen(); }

  const std::vector<std::unique_ptr<Client>>& clients() const { return clients_; }

  /// Whether an unknown sender is refused because the maximum of UDP clients is reached.
  bool isCrowded() const { return !strangers_.empty() && clients_.size() >= mostOverUdp; }

  /// Accepts waiting connections, up to a limit per call; `make(Link, address)` makes the Client.
  template <class Make>
  void accept(Make&& make)
  {
    for(Listener& listener : listeners_)
      for(int i = 0; i < acceptAtOnce; ++i)
      {
        Listener::Accepted accepted = listener.accept();
        if(!accepted.socket.valid())
          break;
        add(make(Link(std::move(accepted.socket)), std::move(accepted.address)));
      }
    for(const Stranger& stranger : strangers_)
    {
      if(clients_.size() >= mostOverUdp)
        break;
      std::unique_ptr<Client> client =
          make(Link(datagrams_.descriptor(), stranger.address), addressText(stranger.address));
      client->take(stranger.datagram);
      add(std::move(client));
    }
    strangers_.clear();
  }

  /// Closes the connections for which `gone(Client&)` returns true.
  template <class Gone>
  void removeIf(Gone&& gone)
  {
    const auto isGone = [&gone](const std::unique_ptr<Client>& client) { return !client || gone(*client); };
    const auto first = std::find_if(clients_.begin(), clients_.end(), isGone);
    if(first == clients_.end())
      return;
    const auto leaves = [&](const std::unique_ptr<Client>& client)
    {
      const bool left = isGone(client);
      if(left && client)
        noteMisfit(client->info().address, client->misframed());
      return left;
    };
    const std::lock_guard lock(mutex_);
    noteMisfit((*first)->info().address, (*first)->misframed());
    first->reset(); // So that gone() is called once for it.
    std::erase_if(clients_, leaves);
  }

  /// Sentences about clients that have left, and senders that became none, since they have sent something else than
  /// messages. Each once; the first mostMisfits of a list only.
  std::vector<LocalText> takeMisfits() { return std::exchange(misfits_, {}); }

  void addTo(std::vector<pollfd>& set)
  {
    for(const Listener& listener : listeners_)
      set.push_back({listener.descriptor(), POLLIN, 0});
    if(isUdp())
      set.push_back({datagrams_.descriptor(), POLLIN, 0});
    for(const auto& client : clients_)
    {
      const short events = client->events();
      // poll() ignores negative descriptors; without events it would still report hang-ups repeatedly.
      set.push_back({events ? client->descriptor() : -1, events, 0});
    }
  }

  /// Reads and writes as poll() reports. @param set  the entries made by addTo()
  /// @param waiting  set to whether there are connections to accept
  /// @return the entries after these
  const pollfd* serve(const pollfd* set, bool& waiting)
  {
    waiting = false;
    for(std::size_t i = 0; i < listeners_.size(); ++i, ++set)
      waiting |= set->revents != 0;
    if(isUdp() && (set++)->revents != 0)
      readDatagrams();
    waiting |= !strangers_.empty();
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

  /// Adds the present connections to `out`. Thread-safe.
  void list(std::vector<ConnectionInfo>& out) const
  {
    const std::lock_guard lock(mutex_);
    for(const auto& client : clients_)
      out.push_back(client->info());
  }

private:
  static constexpr int acceptAtOnce = 64;
  static constexpr int datagramsAtOnce = 512;
  static constexpr std::size_t mostOverUdp = 64;
  static constexpr std::size_t mostStrangers = 16;
  static constexpr int mostMisfits = 20;

  /// A UDP sender that is no client yet.
  struct Stranger
  {
    SocketAddress address;
    std::string datagram;
  };

  void add(std::unique_ptr<Client> client)
  {
    const std::lock_guard lock(mutex_);
    clients_.push_back(std::move(client));
  }

  void readDatagrams()
  {
    for(int i = 0; i < datagramsAtOnce; ++i)
    {
      const auto datagram = datagrams_.receive();
      if(!datagram)
        return;
      const auto known = std::find_if(clients_.begin(), clients_.end(),
                                      [&](const auto& client) { return client->leadsTo(datagram->from); });
      if(known != clients_.end())
        (*known)->take(datagram->bytes);
      else if(!DatagramJoiner::startsWithMessage(datagram->bytes))
        noteMisfit(addressText(datagram->from), MessageBuffer::misframed(datagram->bytes));
      else if(strangers_.size() < mostStrangers)
        addStranger(*datagram);
    }
  }

  void noteMisfit(const std::string& address, const LocalText& sent)
  {
    if(sent.empty() || misfitsSeen_ >= mostMisfits)
      return;
    LocalText what = socketText("framing.misfit", address, sent, port());
    misfits_.push_back(++misfitsSeen_ < mostMisfits ? std::move(what) : socketText("framing.last", std::move(what)));
  }

  void addStranger(const DatagramPort::Datagram& datagram)
  {
    for(Stranger& stranger : strangers_)
      if(stranger.address == datagram.from)
      {
        if(stranger.datagram.size() < DatagramPort::longest)
          stranger.datagram += datagram.bytes;
        return;
      }
    strangers_.push_back({datagram.from, std::string(datagram.bytes)});
  }

  std::vector<Listener> listeners_; ///< TCP: one per port.
  DatagramPort datagrams_;          ///< UDP.
  std::vector<Stranger> strangers_;
  std::vector<LocalText> misfits_; ///< Not told yet.
  int misfitsSeen_ = 0;
  std::vector<std::unique_ptr<Client>> clients_;
  mutable std::mutex mutex_; ///< Guards changes of clients_ against list().
};

/// Most messages of one client handled per turn, so that the others are not delayed.
constexpr int messagesAtOnce = 1000;

} // namespace sparkwright
