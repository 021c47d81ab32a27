#pragma once

#include "core/text/LocalText.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// What the rules of a game make of a restart in which players stay where they stand: who may, and who has to go
/// elsewhere. People plan a restart by it. Changes nothing. World frame; metres, degrees counter-clockwise from +x.
struct RestartReview
{
  struct Spot
  {
    double x = 0, y = 0;
  };
  struct Stand
  {
    Spot at;
    double headingDeg = 0;
  };
  /// Why a player goes elsewhere.
  enum class Why
  {
    Stands,  ///< It does not.
    Region,  ///< It may not be there.
    Overlap, ///< Somebody or the ball is too near.
    Role,    ///< The restart needs it elsewhere: as taker, as goalkeeper.
    Unplaced ///< Its place is no place at all.
  };
  struct Player
  {
    int team = 0; ///< 1 left, 2 right
    int unum = 0;
    Stand now, then;
    Why why = Why::Stands;
    double distance = 0; ///< m, from now to then.
    double turnDeg = 0;  ///< The turn from now to then, in (-180, 180].
  };
  /// A part of the field that means something to the players of a team.
  struct Area
  {
    enum class Meaning
    {
      Allowed,   ///< For all but taker and goalkeeper.
      Forbidden, ///< For the same.
      Taker,     ///< For who takes the restart, or opposes it.
      Keeper,    ///< For the goalkeeper.
      Ball       ///< The team may choose where in it the ball is.
    };
    int team = 0; ///< 1 left, 2 right
    Meaning meaning = Meaning::Allowed;
    Spot corner, opposite; ///< Of a rectangle along the axes; lower left and upper right.
    double radius = 0;     ///< > 0: a circle about `corner`.
  };

  /// Without an answer yet. @param askedFor  the play mode
  explicit RestartReview(std::string_view askedFor) : mode(askedFor) {}

  std::string mode;  ///< As asked for.
  LocalText problem; ///< Why there is no answer; empty: there is one.
  int first = 0;     ///< The team that chooses its places first: 1 left, 2 right.
  std::vector<Player> players;
  std::optional<Spot> ball, ballThen;
  std::vector<Area> areas;

  /// Players that go elsewhere.
  int moved() const
  {
    int count = 0;
    for(const Player& player : players)
      count += player.why != Why::Stands;
    return count;
  }
};

} // namespace sparkwright
