#include "app/ide/match/control/BallPoints.h"

#include "core/wire/NumberText.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace sparkwright
{

namespace
{

constexpr float markBeforeLine = 1.3f; // m, from the goal line.
constexpr float beforeFeet = 0.2f;     // m, from below the trunk.

/// A constant that a game tells monitors.
float constantOf(const GameState& game, std::string_view name, float preset)
{
  if(!game.environment)
    return preset;
  const auto found = std::ranges::find(*game.environment, name, [](const auto& entry) { return std::string_view(entry.first); });
  return found != game.environment->end() && std::isfinite(found->second) && found->second > 0 ? found->second : preset;
}

float ballRadius(const GameState& game)
{
  return constantOf(game, "BallRadius", 0.042f);
}

} // namespace

Vec3f placeOf(BallPoint point, const GameState& game)
{
  const float radius = ballRadius(game);
  const float halfLength = constantOf(game, "FieldLength", 30) / 2, halfWidth = constantOf(game, "FieldWidth", 20) / 2;
  const float x = halfLength - radius, y = halfWidth - radius; // Inside the lines.
  const float mark = std::max(halfLength - markBeforeLine, 0.f);
  switch(point)
  {
  case BallPoint::LeftFarCorner:
    return {-x, y, radius};
  case BallPoint::RightFarCorner:
    return {x, y, radius};
  case BallPoint::LeftNearCorner:
    return {-x, -y, radius};
  case BallPoint::RightNearCorner:
    return {x, -y, radius};
  case BallPoint::LeftPenaltyMark:
    return {-mark, 0, radius};
  case BallPoint::RightPenaltyMark:
    return {mark, 0, radius};
  case BallPoint::Centre:
  case BallPoint::Count:
    break;
  }
  return {0, 0, radius};
}

Vec3f placeBefore(const Mat4f& body, const GameState& game)
{
  Eigen::Vector2f ahead = body.col(1).head<2>();
  if(ahead.norm() < 1e-3f) // It lies on its belly or back: towards its head.
    ahead = body.col(2).head<2>();
  ahead = ahead.norm() > 0 ? Eigen::Vector2f(ahead.normalized()) : Eigen::Vector2f(1, 0);
  const float radius = ballRadius(game);
  return {body(0, 3) + ahead.x() * (beforeFeet + radius), body(1, 3) + ahead.y() * (beforeFeet + radius), radius};
}

QString ballCommand(const Vec3f& place)
{
  std::string text = "(ball (pos";
  for(const float value : place)
  {
    text += ' ';
    appendNumber(text, value);
  }
  return QString::fromStdString(text + ")(vel 0 0 0))");
}

} // namespace sparkwright
