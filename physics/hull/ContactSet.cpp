#include "physics/hull/ContactSet.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sparkwright::physics
{

void ContactSet::add(const Vec3& position, const Vec3& normal, double depth)
{
  if(!position.allFinite() || !normal.allFinite() || !std::isfinite(depth))
    return;
  if(count_ == capacity)
    choose(capacity / 8);
  points_[count_++] = {position, normal, std::max(depth, 0.)};
}

std::size_t ContactSet::deepest() const
{
  const auto end = points_.begin() + static_cast<std::ptrdiff_t>(count_);
  return static_cast<std::size_t>(std::ranges::max_element(points_.begin(), end, {}, &Point::depth) - points_.begin());
}

bool ContactSet::hasOneNormal() const
{
  constexpr double alike = 0.9998; // 1°
  return std::ranges::all_of(points(), [this](const Point& p) { return p.normal.dot(points_[0].normal) > alike; });
}

std::span<const ContactSet::Point> ContactSet::choose(std::size_t most)
{
  if(count_ <= most || most == 0)
    return points().first(std::min(count_, most));
  if(most == 1)
    keep(std::array{deepest()});
  else if(most == 4 && hasOneNormal())
    keepArea();
  else
    keepApart(most);
  return points();
}

void ContactSet::keep(std::span<const std::size_t> chosen)
{
  std::array<Point, capacity> kept;
  for(std::size_t i = 0; i < chosen.size(); ++i)
    kept[i] = points_[chosen[i]];
  std::copy_n(kept.begin(), chosen.size(), points_.begin());
  count_ = chosen.size();
}

/// Four corners that span nearly the largest area. What is at rest has all its points at nearly one depth: if depth
/// decided, other corners would be chosen in each step.
void ContactSet::keepArea()
{
  Vec3 middle = Vec3::Zero();
  for(const Point& p : points())
    middle += p.position / static_cast<double>(count_);
  const Vec3 normal = points_[0].normal;
  const auto bestBy = [this](auto value)
  {
    std::size_t best = 0;
    double most = value(points_[0]);
    for(std::size_t i = 1; i < count_; ++i)
      if(const double v = value(points_[i]); v > most * (1 + 1e-6) + 1e-12)
      {
        most = v;
        best = i;
      }
    return best;
  };
  const std::size_t a = bestBy([&](const Point& p) { return (p.position - middle).squaredNorm(); });
  const Vec3 pa = points_[a].position;
  const std::size_t b = bestBy([&](const Point& p) { return (p.position - pa).squaredNorm(); });
  const Vec3 across = normal.cross(points_[b].position - pa);
  const std::size_t c = bestBy([&](const Point& p) { return across.dot(p.position - pa); });
  const std::size_t d = bestBy([&](const Point& p) { return -across.dot(p.position - pa); });
  std::array<std::size_t, 4> chosen{a, b, c, d};
  // One bump below all corners must not be missed.
  const std::size_t deep = deepest();
  double depth = 0;
  for(const std::size_t i : chosen)
    depth = std::max(depth, points_[i].depth);
  if(points_[deep].depth > 1.2 * depth + 1e-7)
    *std::ranges::min_element(
        chosen, {}, [&](std::size_t i) { return (points_[i].position - points_[deep].position).squaredNorm(); }) = deep;
  std::ranges::sort(chosen);
  const auto end = std::unique(chosen.begin(), chosen.end());
  keep({chosen.begin(), end});
}

void ContactSet::keepApart(std::size_t most)
{
  Vec3 low = points_[0].position, high = low;
  for(const Point& p : points())
  {
    low = low.cwiseMin(p.position);
    high = high.cwiseMax(p.position);
  }
  const double size = (high - low).squaredNorm();
  std::array<double, capacity> distance;
  std::array<std::size_t, capacity> chosen;
  distance.fill(std::numeric_limits<double>::infinity());
  std::size_t next = deepest();
  for(std::size_t n = 0; n < most; ++n)
  {
    chosen[n] = next;
    const Point& last = points_[next];
    std::size_t farthest = 0;
    for(std::size_t i = 0; i < count_; ++i)
    {
      const Point& p = points_[i];
      distance[i] = std::min(distance[i], (p.position - last.position).squaredNorm() +
                                              size * (p.normal - last.normal).squaredNorm());
      if(distance[i] > distance[farthest])
        farthest = i;
    }
    next = farthest;
  }
  keep({chosen.data(), most});
}

} // namespace sparkwright::physics
