#pragma once

#include "core/world/state/RunInput.h"

#include <functional>
#include <string_view>
#include <utility>

namespace sparkwright
{

class Context;
class GameClients;

/// Leads the clients of a game (GameClients) into a World, so that what they do is an input of the run and can be
/// repeated. Call it between two cycles.
class GamePort
{
public:
  /// @param listener  called before each input takes effect
  GamePort(const Context& context, std::function<void(RunInput)> listener)
      : context_(context), listener_(std::move(listener))
  {
  }

  /// The clients of the present game; null: it has none, or there is no game.
  GameClients* clients() const;

  // Without effect if there are no clients.

  void join(int client, std::string_view address) { tell(RunInput::Kind::GameJoin, client, address); }
  void leave(int client) { tell(RunInput::Kind::GameLeave, client, {}); }
  void receive(int client, std::string_view message) { tell(RunInput::Kind::GameMessage, client, message); }
  /// All who are there leave: those of a state that was put back have no connection any more.
  void removeAll();
  void repeat(const RunInput& input);

  /// Reads along each input before it takes effect, whoever gives it; empty: nobody does. Changes nothing.
  void setTap(std::function<void(const RunInput&)> tap) { tap_ = std::move(tap); }

private:
  void tell(RunInput::Kind kind, int client, std::string_view data);

  const Context& context_;
  std::function<void(RunInput)> listener_;
  std::function<void(const RunInput&)> tap_;
};

} // namespace sparkwright
