#pragma once

#include "core/archive/StateArchive.h"
#include "core/game/soccer3d/match/PlayMode.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace sparkwright
{

/// A place in a team: the side it plays on and its number.
struct PlayerId
{
  static constexpr int teamSize = 11;

  Side side = Side::None;
  int unum = 0; ///< 1 to teamSize; 0: none.

  bool operator==(const PlayerId&) const = default;
  explicit operator bool() const { return side != Side::None; }
  /// The goalie is number 1.
  bool isGoalie() const { return unum == 1; }

  void archive(StateArchive& a)
  {
    a.choice(side, Side::Right);
    a(unum);
    if(!a.require(side == Side::None || (unum >= 1 && unum <= teamSize)))
      *this = {};
  }
};

/// A value for each player number of both teams, without allocation.
template <class T>
class PerPlayer
{
public:
  T& operator[](PlayerId id) { return all_[indexOf(id)]; }
  const T& operator[](PlayerId id) const { return all_[indexOf(id)]; }
  auto begin() { return all_.begin(); }
  auto end() { return all_.end(); }
  void fill(const T& value) { all_.fill(value); }
  /// Swaps the values of the two teams.
  void archive(StateArchive& a) { a(all_); }
  void swapSides() { std::rotate(all_.begin(), all_.begin() + PlayerId::teamSize, all_.end()); }

private:
  static std::size_t indexOf(PlayerId id)
  {
    return static_cast<std::size_t>(sparkwright::indexOf(id.side) * PlayerId::teamSize + id.unum - 1);
  }

  std::array<T, 2 * PlayerId::teamSize> all_{};
};

} // namespace sparkwright
