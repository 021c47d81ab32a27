#include "core/game/soccer3d/pitch/Pitch.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

Pitch::Player* Pitch::find(PlayerId id)
{
  const auto found = std::ranges::find(players, id, &Player::id);
  return found == players.end() ? nullptr : &*found;
}

const Pitch::Player* Pitch::find(PlayerId id) const
{
  const auto found = std::ranges::find(players, id, &Player::id);
  return found == players.end() ? nullptr : &*found;
}

bool Pitch::touchedBy(Side side) const
{
  return std::ranges::any_of(touching, [side](PlayerId id) { return id.side == side; });
}

float distanceOnGround(const Vec3f& a, const Vec3f& b)
{
  return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace sparkwright
