#pragma once

#include <string>

namespace sparkwright
{

/// A side of a game that a program leads by the game's own port (GameClients), such as the strategy of a whole team.
struct GameSeat
{
  enum class State
  {
    Empty,
    Client, ///< A program elsewhere, connected to the port.
    Inside  ///< A library inside the simulator.
  };

  std::string side;   ///< As programs name it when they log in: `blue`.
  int team = 0;       ///< 1 left, 2 right: where it plays now.
  std::string name;   ///< Of the team; the side's until a program has come.
  std::string colour; ///< `#rrggbb`
  State state = State::Empty;
  long late = 0; ///< Frames of play that have begun without an answer of the program.

  bool operator==(const GameSeat&) const = default;
};

} // namespace sparkwright
