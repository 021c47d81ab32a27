#pragma once

#include "core/game/GameState.h"
#include "core/wire/WireReader.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

/// Reads the state of a game from the predicates of one message.
class StateReader
{
public:
  using Environment = std::vector<std::pair<std::string, float>>;

  /// @param game   the state before the message, which is changed
  /// @param modes  play modes of the sender; empty: those of the league
  StateReader(GameState& game, std::vector<std::string>& modes);

  /// Reads `(time 3)(half 1)…`, up to the `)` after them, which it takes. Unknown numbers go to `environment`.
  /// Throws Malformed.
  void read(WireReader& in, Environment& environment);
  /// To be called at the end: the numbers of play modes may come before their names. Throws Malformed.
  void finish(WireReader& in);

private:
  GameState& game_;
  std::vector<std::string>& modes_;
  std::optional<int> mode_;
};

} // namespace sparkwright
