#include "core/game/simurosot/placement/DefaultFormation.h"

#include <algorithm>
#include <span>

namespace sparkwright::simurosot
{

namespace
{

constexpr double keeperToGoalLine = 7.5; // cm

// All but the keeper, cm; ordered so that the first of them make a formation by themselves.
constexpr std::array<Point, 4> middlePlaces{{{80, 48}, {80, -48}, {30, 48}, {30, -48}}};
constexpr std::array<Point, 10> largePlaces{{{150, 40},
                                             {150, -40},
                                             {85, 35},
                                             {85, -35},
                                             {25, 90},
                                             {25, -90},
                                             {85, 95},
                                             {85, -95},
                                             {150, 100},
                                             {150, -100}}};

} // namespace

int robotsOf(const FieldSpec& spec) { return std::clamp(spec.robots, 1, SST_MAX_ROBOTS); }

Formation defaultFormation(const FieldSpec& spec)
{
  const bool middle = robotsOf(spec) <= FieldSpec::middle().robots;
  const FieldSpec drawn = middle ? FieldSpec::middle() : FieldSpec::large();
  const std::span<const Point> places = middle ? std::span<const Point>(middlePlaces) : largePlaces;

  Formation formation;
  formation[0] = {spec.halfLength() - keeperToGoalLine, 0, 180};
  for(std::size_t i = 0; i < places.size(); ++i)
    formation[i + 1] = {places[i].x * spec.length / drawn.length, places[i].y * spec.width / drawn.width, 180};
  return formation;
}

} // namespace sparkwright::simurosot
