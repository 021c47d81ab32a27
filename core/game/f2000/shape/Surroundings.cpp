#include "core/game/f2000/shape/Surroundings.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace sparkwright::f2000
{

namespace
{

using Vec2 = Eigen::Vector2d;
using Vec3 = Eigen::Vector3d;

constexpr double endless = std::numeric_limits<double>::infinity();

} // namespace

int Surroundings::cellOf(double place)
{
  constexpr double most = cells;
  return static_cast<int>(std::floor(std::clamp(place / cell + cells / 2., -1., most)));
}

std::vector<int>* Surroundings::cellAt(int x, int y)
{
  return x < 0 || y < 0 || x >= cells || y >= cells ? nullptr : &squares_[static_cast<std::size_t>(y * cells + x)];
}

void Surroundings::insert(int number)
{
  const Outline& outline = body(number).outline;
  const Vec2 low = outline.centre().array() - outline.radius(), high = outline.centre().array() + outline.radius();
  const int left = cellOf(low.x()), right = cellOf(high.x()), bottom = cellOf(low.y()), top = cellOf(high.y());
  if(left < 0 || bottom < 0 || right >= cells || top >= cells || !low.allFinite())
    return outside_.push_back(number);
  for(int y = bottom; y <= top; ++y)
    for(int x = left; x <= right; ++x)
      cellAt(x, y)->push_back(number);
}

int Surroundings::addFixed(Body body)
{
  const int number = addMoving(std::move(body));
  fixed_ = size();
  return number;
}

int Surroundings::addMoving(Body body)
{
  const int number = size();
  bodies_.push_back(std::move(body));
  asked_.push_back(0);
  insert(number);
  return number;
}

void Surroundings::clearMoving()
{
  // Those that move come last in every list.
  const auto drop = [this](std::vector<int>& list)
  {
    while(!list.empty() && list.back() >= fixed_)
      list.pop_back();
  };
  for(int i = fixed_; i < size(); ++i)
  {
    const Outline& outline = body(i).outline;
    const int right = cellOf(outline.centre().x() + outline.radius()), top = cellOf(outline.centre().y() + outline.radius());
    for(int y = cellOf(outline.centre().y() - outline.radius()); y <= top; ++y)
      for(int x = cellOf(outline.centre().x() - outline.radius()); x <= right; ++x)
        if(std::vector<int>* const square = cellAt(x, y))
          drop(*square);
  }
  drop(outside_);
  bodies_.resize(static_cast<std::size_t>(fixed_));
  asked_.resize(static_cast<std::size_t>(fixed_));
}

std::optional<RayHit> Surroundings::meet(const Body& body, const Vec3& origin, const Vec3& direction)
{
  if(body.round)
  {
    const Vec3 centre(body.outline.centre().x(), body.outline.centre().y(), (body.bottom + body.top) / 2);
    const Vec3 to = centre - origin;
    const double along = to.dot(direction), radius = (body.top - body.bottom) / 2;
    const double half = radius * radius - (to.squaredNorm() - along * along);
    if(half < 0 || along - std::sqrt(half) < 0)
      return {};
    const double distance = along - std::sqrt(half);
    return RayHit{distance, (origin + distance * direction - centre).normalized()};
  }
  // The part of the ray between bottom and top, and that within the outline.
  RayHit found{-endless, -direction};
  double leave = endless;
  if(direction.z() == 0)
  {
    if(origin.z() < body.bottom || origin.z() > body.top)
      return {};
  }
  else
  {
    const double toBottom = (body.bottom - origin.z()) / direction.z(), toTop = (body.top - origin.z()) / direction.z();
    found = {std::min(toBottom, toTop), Vec3(0, 0, direction.z() > 0 ? -1 : 1), -1};
    leave = std::max(toBottom, toTop);
  }
  const Vec2 flat = direction.head<2>();
  const double slope = flat.norm();
  if(slope < 1e-12)
  {
    if(!body.outline.contains(origin.head<2>()))
      return {};
  }
  else
  {
    const auto span = body.outline.cross(origin.head<2>(), flat / slope);
    if(!span)
      return {};
    if(span->enter / slope > found.distance)
      found = {span->enter / slope, Vec3(span->normal.x(), span->normal.y(), 0), -1};
    leave = std::min(leave, span->leave / slope);
  }
  return found.distance >= 0 && found.distance <= leave ? std::optional(found) : std::nullopt;
}

std::optional<RayHit> Surroundings::rayCast3D(const Vec3& origin, const Vec3& direction, double range, const Mask& mask) const
{
  std::optional<RayHit> best;
  double nearest = range;
  if(++ray_ == 0) // Once in 4 thousand million rays.
  {
    std::ranges::fill(asked_, 0);
    ray_ = 1;
  }
  const auto look = [&](const std::vector<int>& numbers)
  {
    for(const int number : numbers)
    {
      if(std::exchange(asked_[static_cast<std::size_t>(number)], ray_) == ray_)
        continue;
      const Body& other = body(number);
      if(other.bottom >= other.top || (mask && !mask(other)))
        continue;
      if(const auto found = meet(other, origin, direction); found && found->distance <= nearest)
      {
        nearest = found->distance;
        best = RayHit{found->distance, found->normal, number};
      }
    }
  };
  look(outside_);
  // From square to square, as far as nothing nearer is found.
  int x = cellOf(origin.x()), y = cellOf(origin.y());
  const int stepX = direction.x() > 0 ? 1 : -1, stepY = direction.y() > 0 ? 1 : -1;
  const auto border = [](int square, int step) { return (square + (step > 0 ? 1 : 0) - cells / 2) * cell; };
  double entered = 0;
  const auto reach = [](double place, double from, double speed)
  { return speed == 0 ? endless : std::max((place - from) / speed, 0.); };
  // A ray from beyond the squares begins at their edge.
  if(x < 0 || y < 0 || x >= cells || y >= cells)
  {
    constexpr double edge = cells / 2 * cell;
    double enter = 0, leave = range;
    for(int axis = 0; axis < 2; ++axis)
    {
      const double o = origin[axis], d = direction[axis];
      if(d == 0)
      {
        if(std::abs(o) >= edge)
          return best;
        continue;
      }
      enter = std::max(enter, std::min((-edge - o) / d, (edge - o) / d));
      leave = std::min(leave, std::max((-edge - o) / d, (edge - o) / d));
    }
    if(!(enter < leave))
      return best;
    entered = enter;
    const Vec3 place = origin + enter * direction;
    x = std::clamp(cellOf(place.x()), 0, cells - 1);
    y = std::clamp(cellOf(place.y()), 0, cells - 1);
  }
  while(x >= 0 && y >= 0 && x < cells && y < cells && entered <= nearest)
  {
    look(squares_[static_cast<std::size_t>(y * cells + x)]);
    const double nextX = reach(border(x, stepX), origin.x(), direction.x());
    const double nextY = reach(border(y, stepY), origin.y(), direction.y());
    if(nextX == endless && nextY == endless)
      break; // Straight up or down.
    entered = std::min(nextX, nextY);
    (nextX < nextY ? x : y) += nextX < nextY ? stepX : stepY;
  }
  return best;
}

std::optional<RayHit> Surroundings::rayCast2D(const Vec2& origin, double angle, double z, double range, const Mask& mask) const
{
  return rayCast3D({origin.x(), origin.y(), z}, {std::cos(angle), std::sin(angle), 0}, range, mask);
}

bool Surroundings::visible(const Vec3& a, const Vec3& b, const Mask& mask) const
{
  constexpr double touching = 1e-6; // m: b may lie on a surface.
  const double distance = (b - a).norm();
  return distance < touching || !rayCast3D(a, (b - a) / distance, distance - touching, mask);
}

} // namespace sparkwright::f2000
