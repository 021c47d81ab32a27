#include "app/team/play/Formation.h"

#include <algorithm>
#include <array>

namespace sparkwright::team
{

namespace
{

using Eigen::Vector2d;

struct Place
{
  Vector2d kickOff;      ///< In our half.
  Vector2d home;         ///< With the ball in the middle.
  double along, across;  ///< Shares of the ball's way from there that the place goes along.
};

const std::array<Place, WorldModel::mostPlayers>& places()
{
  static const std::array<Place, WorldModel::mostPlayers> all = {{
      {{-14.3, 0}, {-14.3, 0}, 0, 0},
      {{-3.5, 2.5}, {3, 2.5}, 0.75, 0.5},
      {{-3.5, -2.5}, {-2, -2.5}, 0.6, 0.5},
      {{-9, 3}, {-6, 3}, 0.5, 0.3},
      {{-9, -3}, {-6, -3}, 0.5, 0.3},
      {{-6, 0}, {-2, 0}, 0.5, 0.4},
      {{-5, 5.5}, {1, 7}, 0.4, 0.2},
      {{-5, -5.5}, {1, -7}, 0.4, 0.2},
      {{-2.4, 0}, {6, -1.5}, 0.5, 0.4},
      {{-2.5, 5}, {8, 4}, 0.35, 0.2},
      {{-2.5, -5}, {8, -4}, 0.35, 0.2},
  }};
  return all;
}

const Place& placeOf(int number)
{
  return places()[static_cast<std::size_t>(std::clamp(number, 1, WorldModel::mostPlayers) - 1)];
}

} // namespace

Vector2d kickOffPlace(int number, bool oursToKick)
{
  // The one who kicks off stands at the ball. Number 2 does, so that the smallest teams have one, too.
  if(number == 2 && oursToKick)
    return {-0.5, 0};
  return placeOf(number).kickOff;
}

Vector2d homePlace(int number, const Vector2d& ball)
{
  const Place& place = placeOf(number);
  Vector2d target = place.home + Vector2d(place.along * ball.x(), place.across * ball.y());
  // Not in our own penalty area, where only few may be, and not off the field.
  target.x() = std::clamp(target.x(), -Field::halfLength + 2.5, Field::halfLength - 2);
  target.y() = std::clamp(target.y(), -Field::halfWidth + 0.5, Field::halfWidth - 0.5);
  return target;
}

int robotTypeOf(int number)
{
  static constexpr std::array<int, WorldModel::mostPlayers> types = {0, 0, 4, 0, 4, 0, 4, 0, 4, 3, 3};
  return types[static_cast<std::size_t>(std::clamp(number, 1, WorldModel::mostPlayers) - 1)];
}

} // namespace sparkwright::team
