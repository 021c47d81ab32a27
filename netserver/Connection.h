#pragma once

#include "netserver/ConnectionInfo.h"
#include "netserver/FrameBuffer.h"
#include "netserver/Socket.h"

#include <mutex>
#include <string>
#include <string_view>

namespace sparkwright
{

/// One client: reassembles what it sends, and sends it whole messages or none.
///
/// Of the messages for a client that does not read, the one that was begun is kept until it is out; later ones are
/// dropped. Nothing here blocks. Used by one thread; info() may be called from others.
class Connection
{
public:
  Connection(Socket socket, ConnectionInfo info);

  int descriptor() const { return socket_.descriptor(); }

  /// What poll() is to look for: POLLIN unless too much is unread, POLLOUT while a message is half sent.
  short events();

  /// Reads what has come, up to a bound that keeps one client from starving the others.
  void read();
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

  ConnectionInfo info() const;

private:
  Socket socket_;
  FrameBuffer input_;
  std::string pending_; ///< Rest of a message that was begun, from sent_ on.
  std::size_t sent_ = 0;
  bool ended_ = false; ///< Nothing more can be read.
  bool deaf_ = false;  ///< Nothing more can be sent; what the client said before may still wait to be read.

  mutable std::mutex mutex_; ///< Guards info_.
  ConnectionInfo info_;
};

} // namespace sparkwright
