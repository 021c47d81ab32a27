#pragma once

#include "core/run/RunControl.h"
#include "netserver/socket/Connection.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace sparkwright::strategy
{

/// The connection to the server, made anew whenever it is lost. Does not block, but for the look-up of the host's name.
class ServerLink
{
public:
  enum class State
  {
    Waiting, ///< Before the next attempt.
    Connecting,
    Connected
  };

  ServerLink(std::string host, int port, Clock clock);

  State state() const { return state_; }
  int descriptor() const;       ///< −1: there is none.
  short events() const;         ///< For poll().
  /// Time until serve() has something to do even if poll() reports nothing, s.
  double wait() const;

  /// Reads, writes and connects. @param revents  of poll(); 0: nothing
  void serve(short revents);
  /// The next message, valid until the next serve().
  std::optional<std::string_view> next();
  /// @return false if the message was dropped
  bool send(std::string_view message);
  /// Closes the connection and waits before the next attempt. @param problem  empty: the server has closed it
  void close(std::string problem = {});

  /// Why there is no connection; empty: the server has closed it, or there was none.
  const std::string& problem() const { return problem_; }

  static constexpr double pause = 0.5;          ///< Between attempts, s.
  static constexpr double longestConnecting = 5; ///< s

private:
  void start();
  void finish();

  std::string host_;
  int port_;
  Clock clock_;
  State state_ = State::Waiting;
  double stateUntil_;
  Socket connecting_;
  std::unique_ptr<Connection> connection_;
  std::string problem_;
};

} // namespace sparkwright::strategy
