#include "core/game/Formation.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr double room = 0.4; // m: around a player

} // namespace

int Formation::kicking() const
{
  const auto ends = [&](const char* with) { return mode.ends_with(with); };
  return ends("_Left") || ends("_left") ? 1 : ends("_Right") || ends("_right") ? 2 : 0;
}

Formation::Spot Formation::spotOf(const Point& point, const Field& field)
{
  return {point.x * field.length / 2 + point.dx, point.y * field.width / 2 + point.dy};
}

Formation::Point Formation::pointAt(const Spot& spot, const Field& field)
{
  return {2 * spot.x / field.length, 2 * spot.y / field.width, 0, 0};
}

Formation::Spot Formation::spotOf(const Place& place, const Field& field) const
{
  Spot spot = spotOf(place.at, field);
  if(!ownHalves)
    return spot;
  const double home = place.team == 1 ? -1 : 1;
  if(place.team != kicking())
    if(const double away = std::hypot(spot.x, spot.y), least = field.circle + room; away < least)
    {
      // Straight away from the centre; from the centre itself, home.
      spot.x = away > 1e-6 ? spot.x * least / away : home * least;
      spot.y = away > 1e-6 ? spot.y * least / away : 0;
    }
  if(home * spot.x < room)
    spot.x = home * room;
  // At the halfway line one may be in the circle again.
  if(place.team != kicking() && std::hypot(spot.x, spot.y) < field.circle + room)
    spot = {home * (field.circle + room), spot.y};
  return spot;
}

} // namespace sparkwright
