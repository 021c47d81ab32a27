#pragma once

#include "core/archive/StateArchive.h"
#include "core/game/soccer3d/match/PlayMode.h"
#include "core/object/Random.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

namespace sparkwright
{

/// Random decisions of the referee. Has its own random numbers, so that they do not change the noise of robots.
class Lots
{
public:
  explicit Lots(std::uint64_t seed) : random_(seed) {}

  /// Whether lots are drawn, the preset; otherwise the first team and the first candidate are always chosen.
  void setRandom(bool random) { isRandom_ = random; }
  /// Sets the first team, which is chosen without lots; preset: left.
  void setFirst(Side side) { first_ = side; }

  std::array<Side, 2> teams()
  {
    const Side side = coin();
    return {side, opponentOf(side)};
  }
  Side coin() { return pick(2) == 0 ? first_ : opponentOf(first_); }
  /// 0 to count - 1; count >= 1.
  std::size_t pick(std::size_t count)
  {
    if(!isRandom_)
      return 0;
    return std::min(static_cast<std::size_t>(random_.uniform(0, static_cast<double>(count))), count - 1);
  }
  double normal(double mean, double sigma) { return isRandom_ ? random_.normal(mean, sigma) : mean; }
  template <class T>
  void shuffle(std::span<T> items)
  {
    for(std::size_t i = items.size(); isRandom_ && i > 1; --i)
      std::swap(items[i - 1], items[pick(i)]);
  }

  void archive(StateArchive& a)
  {
    a(random_, isRandom_);
    a.choice(first_, Side::Right);
  }

private:
  Random random_;
  bool isRandom_ = true;
  Side first_ = Side::Left;
};

} // namespace sparkwright
