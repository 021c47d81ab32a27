#pragma once

#include "core/run/RunControl.h"
#include "core/text/LocalText.h"
#include "netserver/socket/ClientList.h"

#include <optional>
#include <string>

namespace sparkwright
{

class GamePort;
class Log;

/// A connection of a client of the game.
struct GameClient : Connection
{
  GameClient(Link link, ConnectionInfo info, MessageBuffer::Framing framing, int number)
      : Connection(std::move(link), std::move(info), framing), id(number)
  {
  }

  int id;
  bool closing = false; ///< It is closed as soon as its last message is sent.
};

/// Serves the clients of a game (core/game/GameClients.h) over TCP.
class GameServer
{
public:
  /// @param clock  for the patience of lock-step
  GameServer(GamePort& port, Log& log, Clock clock) : game_(port), log_(log), clock_(std::move(clock)) {}

  ~GameServer(); ///< All clients leave the game.
  GameServer(const GameServer&) = delete;
  GameServer& operator=(const GameServer&) = delete;

  /// Opens the port that the game wants; if that is taken, one of the next. Without effect for games without clients.
  /// @param wanted  the port instead; nothing: that of the game. 0: any free one
  LocalText open(const std::string& address, std::optional<int> wanted);
  int port() const { return list_.port(); }

  ClientList<GameClient>& clients() { return list_; }
  const ClientList<GameClient>& clients() const { return list_; }

  void accept();
  /// Delivers received messages. @return whether there are more
  bool deliver();
  /// Sends what has arisen in the game since the last call.
  void send();
  /// Sends it, too; from now on the next cycle waits.
  void endCycle();
  void close();

  /// Whether the next cycle waits for answers, in lock-step.
  bool holdsCycle() const;

private:
  void refuse(GameClient& client, std::size_t length);
  int nextNumber();

  static constexpr int portsTried = 50;

  GamePort& game_;
  Log& log_;
  Clock clock_;
  ClientList<GameClient> list_;
  int last_ = 0;       ///< Number of the newest client.
  double sentAt_ = 0;  ///< Clock reading of the last endCycle().
};

} // namespace sparkwright
