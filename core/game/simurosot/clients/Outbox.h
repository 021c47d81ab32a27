#pragma once

#include "core/game/GameClients.h"

#include <cstddef>
#include <string>
#include <vector>

namespace sparkwright::simurosot
{

/// Messages for clients, until somebody takes them to the network. Reuses its memory, and is bounded: while nobody takes
/// any, the oldest stay.
class Outbox
{
public:
  static constexpr std::size_t most = 4096; ///< Messages; further ones are dropped.

  /// A new, empty message; valid until the next call.
  std::string& add(int client);
  /// Hands over all messages, in order.
  void send(const GameClients::Send& send);
  void clear() { used_ = 0; }
  /// Drops what waits for a client.
  void drop(int client);

private:
  struct Message
  {
    int client = 0; ///< 0: dropped.
    std::string text;
  };

  std::vector<Message> messages_; ///< The first `used_` of them wait.
  std::size_t used_ = 0;
  std::string unwanted_;
};

} // namespace sparkwright::simurosot
