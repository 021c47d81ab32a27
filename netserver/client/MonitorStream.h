#pragma once

#include "core/run/RunControl.h"
#include "core/text/LocalText.h"
#include "core/wire/MonitorDecoder.h"
#include "netserver/socket/MessageBuffer.h"
#include "netserver/socket/Socket.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// One connection to a server's port for monitors, over TCP: frames come in, commands go out. Does not block.
///
/// The caller waits for descriptor() and events() with poll(), and calls serve(). A damaged message is left out and
/// told once; what follows is shown if it still fits, else from the next full scene on.
class MonitorStream
{
public:
  enum class State
  {
    Connecting,
    Waiting, ///< Connected; no frame has come yet.
    Live,
    Ended ///< problem() says why.
  };

  /// @param name     of the server, for messages: `localhost:3200`
  /// @param decoder  begins anew, so that frames of successive connections can be told apart; must outlive this
  MonitorStream(std::string name, MonitorDecoder& decoder, Clock clock);

  /// Starts to connect. On failure it has ended.
  void connect(const SocketAddress& address);

  State state() const { return state_; }
  const LocalText& problem() const { return problem_; }
  int descriptor() const { return socket_.descriptor(); }
  short events() const;

  /// Reads and writes as poll() has reported, and ends a connection that is not made in time. Reads a limited amount.
  /// @param take  called with each frame, in order
  void serve(short revents, const std::function<void(const FramePtr&)>& take);
  /// Sends commands, or as much as possible now. @return empty, or why they are not sent
  LocalText send(std::string_view commands);

  /// Seconds since the last message.
  double silence() const { return clock_() - heardAt_; }
  std::uint64_t messages() const { return messages_; }
  std::uint64_t damaged() const { return damaged_; }
  /// The first damaged message; returned once.
  LocalText takeDamage() { return std::exchange(damage_, {}); }

  static constexpr double longestConnecting = 10;        ///< s
  static constexpr std::size_t longestCommand = 64u << 10; ///< Bytes.
  static constexpr int mostForeign = 3; ///< Messages without a frame after which it is no server for monitors.

private:
  void end(LocalText problem);
  void finishConnecting();
  void read(const std::function<void(const FramePtr&)>& take);
  void decode(std::string_view message, const std::function<void(const FramePtr&)>& take);
  void flush();

  std::string name_;
  MonitorDecoder& decoder_;
  Clock clock_;
  Socket socket_;
  MessageBuffer input_;
  std::string output_; ///< Not sent yet.
  State state_ = State::Connecting;
  LocalText problem_, damage_;
  double startedAt_ = 0, heardAt_ = 0;
  std::uint64_t messages_ = 0, damaged_ = 0;
};

} // namespace sparkwright
