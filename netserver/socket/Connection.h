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

/// The transport to a client: a TCP socket of its own, or the shared UDP port and the client's address.
struct Link
{
  Link(Socket socket) : socket(std::move(socket)) {}
  Link(int sharedDescriptor, const SocketAddress& address) : shared(sharedDescriptor), peer(address) {}

  bool isUdp() const { return shared >= 0; }
  int descriptor() const { return isUdp() ? shared : socket.descriptor(); }
  bool leadsTo(const SocketAddress& address) const { return isUdp() && peer == address; }

  Socket socket;
  int shared = -1; ///< Not owned.
  SocketAddress peer;
};

/// The connection of one client: reassembles received messages, and sends complete messages or none.
///
/// If a client does not read, keeps the message being sent and drops later ones. Does not block. Used by one thread;
/// info() may be called from others.
class Connection
{
public:
  Connection(Link link, ConnectionInfo info, MessageBuffer::Framing framing = MessageBuffer::Framing::LengthPrefixed);

  int descriptor() const { return link_.descriptor(); }
  bool isUdp() const { return link_.isUdp(); }
  bool leadsTo(const SocketAddress& address) const { return link_.leadsTo(address); }

  /// Events for poll(): POLLIN unless too much is unread, POLLOUT while a message is partly sent.
  short events();

  /// Reads from the socket, up to a limit, so that one client cannot starve the others. No effect for UDP, whose
  /// datagrams are passed to take().
  void read();
  void take(std::string_view datagram);
  /// The next received message, valid until the next read().
  std::optional<std::string_view> next();
  bool hasMessage() { return input_.hasMessage(); }

  /// Sends the message, or as much of it as possible now. @return false if it was dropped
  bool send(std::string_view message);
  /// Counts a message as dropped.
  void drop();
  /// Whether send() would not drop.
  bool ready() const { return pending_.empty() && !deaf_; }
  /// Bytes sent that the client's machine has not acknowledged. 0 over UDP.
  std::size_t unacknowledged() const;
  /// Continues to send a message.
  void flush();

  /// Whether no more is received: closed by the client, connection failed, or invalid stream.
  bool ended() const { return ended_ || input_.broken(); }

  /// See MessageBuffer::misframed().
  LocalText misframed() const { return input_.misframed(ended_); }

  /// Whether it has ended and all received messages have been read.
  bool isOver() { return ended() && !hasMessage(); }

  ConnectionInfo info() const;
  /// Assigns the agent. @param now  simulated time, s
  void setAgent(AgentId agent, double now);
  /// Number of cycles that sync mode did not wait for this client.
  void setSkipped(long cycles);

private:
  bool flushPart();

  Link link_;
  DatagramJoiner joiner_; ///< UDP only.
  MessageBuffer input_;
  std::string pending_; ///< A partly sent message, from sent_ on.
  std::size_t sent_ = 0;
  bool ended_ = false; ///< Nothing more can be read.
  bool deaf_ = false;  ///< Nothing more can be sent; received messages may still be unread.

  mutable std::mutex mutex_; ///< Guards info_.
  ConnectionInfo info_;
};

} // namespace sparkwright
