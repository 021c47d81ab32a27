#pragma once

#include "netserver/socket/ConnectionInfo.h"
#include "netserver/socket/DatagramJoiner.h"
#include "netserver/socket/DatagramPort.h"
#include "netserver/socket/MessageBuffer.h"
#include "netserver/socket/Socket.h"

#include <mutex>
#include <string>
#include <string_view>

namespace sparkwright
{

/// What leads to a client: a socket of its own, or the UDP port that all share and the address behind it.
struct Link
{
  Link(Socket socket) : socket(std::move(socket)) {}
  Link(int sharedDescriptor, const sockaddr_in& address) : shared(sharedDescriptor), peer(address) {}

  bool isUdp() const { return shared >= 0; }
  int descriptor() const { return isUdp() ? shared : socket.descriptor(); }
  bool leadsTo(const sockaddr_in& address) const
  {
    return peer.sin_port == address.sin_port && peer.sin_addr.s_addr == address.sin_addr.s_addr;
  }

  Socket socket;
  int shared = -1; ///< Not owned.
  sockaddr_in peer{};
};

/// One client: reassembles what it sends, and sends it whole messages or none.
///
/// Of the messages for a client that does not read, the one that was begun is kept until it is out; later ones are
/// dropped. Nothing here blocks. Used by one thread; info() may be called from others.
class Connection
{
public:
  Connection(Link link, ConnectionInfo info);

  int descriptor() const { return link_.descriptor(); }
  bool isUdp() const { return link_.isUdp(); }
  bool leadsTo(const sockaddr_in& address) const { return link_.leadsTo(address); }

  /// What poll() is to look for: POLLIN unless too much is unread, POLLOUT while a message is half sent.
  short events();

  /// Reads what has come, up to a bound that keeps one client from starving the others. Does nothing for UDP, whose
  /// datagrams are given to take().
  void read();
  void take(std::string_view datagram);
  /// The next message that was read, valid until the next read().
  std::optional<std::string_view> next();
  bool hasMessage() { return input_.hasMessage(); }

  /// Sends the message, or as much as goes now. @return false if it was dropped
  bool send(std::string_view message);
  /// Counts a message that was not even tried.
  void drop();
  /// Whether send() would not drop.
  bool ready() const { return pending_.empty() && !deaf_; }
  /// Goes on with a message that was begun.
  void flush();

  /// No more will come: the client has closed, the connection has failed, or its stream cannot be understood.
  bool ended() const { return ended_ || input_.broken(); }

  /// It has ended, and all that came has been read.
  bool isOver() { return ended() && !hasMessage(); }

  ConnectionInfo info() const;
  /// It is this agent from now on, simulated seconds.
  void setAgent(AgentId agent, double now);
  /// Cycles that sync mode did not wait for this client any longer.
  void setSkipped(long cycles);

private:
  bool flushPart();

  Link link_;
  DatagramJoiner joiner_; ///< UDP only.
  MessageBuffer input_;
  std::string pending_; ///< Rest of a message that was begun, from sent_ on.
  std::size_t sent_ = 0;
  bool ended_ = false; ///< Nothing more can be read.
  bool deaf_ = false;  ///< Nothing more can be sent; what the client said before may still wait to be read.

  mutable std::mutex mutex_; ///< Guards info_.
  ConnectionInfo info_;
};

} // namespace sparkwright
