#pragma once

#include "core/text/LocalText.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// The programs that take part in a game by a port of its own, in messages of the league: strategies of whole teams,
/// displays, consoles of referees. A part of a Game.
///
/// Messages are texts of any bytes. Whoever carries them gives each client a number > 0 that is never used again.
class GameClients
{
public:
  virtual ~GameClients() = default;

  /// How messages lie in the stream of a connection.
  enum class Framing
  {
    LengthPrefixed, ///< As agents' messages: four bytes with the length, then the text.
    Stream          ///< Pieces of any length, as they come: the game finds the ends of messages itself.
  };
  virtual Framing framing() const { return Framing::LengthPrefixed; }
  virtual int port() const = 0; ///< TCP port that the game wants; 0: it takes no clients.
  /// Length of the longest message that a client may send, bytes.
  virtual std::size_t longestMessage() const = 0;

  virtual void join(int client, std::string_view address) = 0;
  virtual void leave(int client) = 0;
  virtual void receive(int client, std::string_view message) = 0;
  /// Those who have joined and have not left, in order of coming.
  virtual std::vector<int> present() const = 0;
  /// The team that a client leads now: 1 left, 2 right, 0 none.
  virtual int teamOfClient(int /*client*/) const { return 0; }
  /// Lets a library lead a side inside the simulator, so that a debugger sees it; it can hang or end the whole program.
  /// @param side     GameSeat::side  @param library  empty: the one that is inside goes
  /// @return empty, or why not
  virtual LocalText leadInside(std::string_view /*side*/, const std::filesystem::path& /*library*/) { return {}; }
  /// Whether the client is known: it has joined, and has not left.
  virtual bool knows(int client) const = 0;

  /// Takes a message to a client. @return false if it was dropped because the client does not read
  using Send = std::function<bool(int client, std::string_view message)>;
  /// Hands over all messages that have arisen since the last call, in order for each client.
  virtual void send(const Send& send) = 0;
  /// The clients whose connections shall be closed once they have got their messages; each is told once.
  virtual std::vector<int> takeClosed() = 0;

  /// The target speed that a client wants the run to have from now on, as a multiple of real time: told once.
  virtual std::optional<double> takeWantedSpeed() { return {}; }

  /// Whether the next cycle need not wait for an answer. Only in lock-step it ever does …
  virtual bool allAnswered() const { return true; }
  /// … and at most for this long, s of wall time.
  virtual double patience() const { return 0; }
};

} // namespace sparkwright
