#pragma once

#include "core/game/soccer3d/referee/Situation.h"

#include <array>
#include <cstddef>

namespace sparkwright
{

/// A list of players without allocation.
class Squad
{
public:
  void add(PlayerId id) { ids_[size_++] = id; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  PlayerId operator[](std::size_t i) const { return ids_[i]; }
  const PlayerId* begin() const { return ids_.data(); }
  const PlayerId* end() const { return ids_.data() + size_; }
  PlayerId* begin() { return ids_.data(); }
  PlayerId* end() { return ids_.data() + size_; }

private:
  std::array<PlayerId, 2 * PlayerId::teamSize> ids_;
  std::size_t size_ = 0;
};

/// The members of a team, in order of creation.
Squad teamOf(const Situation& now, Side side);
/// The members of a team without a penalty.
Squad innocentOf(const Situation& now, Side side);
/// The squad in random order.
Squad drawn(Situation& now, Squad squad);

} // namespace sparkwright
