#include "core/game/f2000/shape/Outline.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace sparkwright::f2000
{

namespace
{

using Vec = Eigen::Vector2d;

double cross(const Vec& a, const Vec& b)
{
  return a.x() * b.y() - a.y() * b.x();
}

/// The corners in the primitive's own frame.
Outline::Corners cornersOf(const Primitive& primitive)
{
  const auto& s = primitive.sizes;
  Outline::Corners corners;
  switch(primitive.shape)
  {
  case Primitive::Shape::Rectangle:
    for(const auto& [x, y] : {std::pair(-1, -1), std::pair(1, -1), std::pair(1, 1), std::pair(-1, 1)})
      corners.add({x * s[0] / 2, y * s[1] / 2});
    break;
  case Primitive::Shape::Ellipse:
    for(int i = 0; i < Outline::ellipseCorners; ++i)
    {
      const double angle = 2 * std::numbers::pi * i / Outline::ellipseCorners;
      corners.add({s[0] / 2 * std::cos(angle), s[1] / 2 * std::sin(angle)});
    }
    break;
  case Primitive::Shape::Triangle:
  {
    const Vec a(s[0], s[1]), b(s[2], s[3]), c(s[4], s[5]);
    const bool isClockwise = cross(b - a, c - a) < 0;
    corners.add(a);
    corners.add(isClockwise ? c : b);
    corners.add(isClockwise ? b : c);
    break;
  }
  }
  return corners;
}

} // namespace

Outline Outline::of(const Primitive& primitive, const Pose& at)
{
  const Pose pose = composed(at, primitive.pose);
  if(primitive.shape == Primitive::Shape::Ellipse && primitive.sizes[0] == primitive.sizes[1])
    return circle({pose.x, pose.y}, primitive.sizes[0] / 2);
  Outline outline;
  const double c = std::cos(pose.theta), s = std::sin(pose.theta);
  for(const Vec& corner : cornersOf(primitive))
    outline.corners_.add({pose.x + c * corner.x() - s * corner.y(), pose.y + s * corner.x() + c * corner.y()});
  for(const Vec& corner : outline.corners_)
    outline.centre_ += corner / static_cast<double>(outline.corners_.size());
  for(const Vec& corner : outline.corners_)
    outline.radius_ = std::max(outline.radius_, (corner - outline.centre_).norm());
  return outline;
}

Outline Outline::circle(const Vec& centre, double radius)
{
  Outline outline;
  outline.centre_ = centre;
  outline.radius_ = radius;
  return outline;
}

double Outline::distanceTo(const Vec& point) const
{
  if(isCircle())
    return std::max((centre_ - point).norm() - radius_, 0.);
  if(contains(point))
    return 0;
  double nearest = std::numeric_limits<double>::infinity();
  for(std::size_t i = 0; i < corners_.size(); ++i)
  {
    const Vec a = corners_[i], along = corners_[(i + 1) % corners_.size()] - a;
    const double share = std::clamp((point - a).dot(along) / along.squaredNorm(), 0., 1.);
    nearest = std::min(nearest, (a + share * along - point).norm());
  }
  return nearest;
}

double Outline::area() const
{
  if(isCircle())
    return std::numbers::pi * radius_ * radius_;
  double sum = 0;
  for(std::size_t i = 0; i < corners_.size(); ++i)
    sum += f2000::cross(corners_[i], corners_[(i + 1) % corners_.size()]) / 2;
  return sum;
}

bool Outline::contains(const Vec& point) const
{
  if((point - centre_).squaredNorm() > radius_ * radius_)
    return false;
  for(std::size_t i = 0; i < corners_.size(); ++i)
    if(f2000::cross(corners_[(i + 1) % corners_.size()] - corners_[i], point - corners_[i]) < 0)
      return false;
  return true;
}

std::optional<Outline::Span> Outline::cross(const Vec& origin, const Vec& direction) const
{
  const Vec to = centre_ - origin;
  const double along = to.dot(direction), aside = f2000::cross(direction, to);
  const double half = radius_ * radius_ - aside * aside;
  if(half < 0)
    return {};
  if(isCircle())
  {
    const double enter = along - std::sqrt(half);
    return Span{enter, along + std::sqrt(half), (origin + enter * direction - centre_).normalized()};
  }
  Span span{-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity(), -direction};
  for(std::size_t i = 0; i < corners_.size(); ++i)
  {
    const Vec edge = corners_[(i + 1) % corners_.size()] - corners_[i];
    const Vec outwards(edge.y(), -edge.x());
    const double speed = outwards.dot(direction), depth = outwards.dot(corners_[i] - origin);
    if(speed == 0)
    {
      if(depth < 0)
        return {};
      continue;
    }
    const double at = depth / speed;
    if(speed < 0 && at > span.enter)
    {
      span.enter = at;
      span.normal = outwards.normalized();
    }
    else if(speed > 0)
      span.leave = std::min(span.leave, at);
  }
  return span.enter < span.leave ? std::optional(span) : std::nullopt;
}

std::pair<Vec, Vec> Outline::edgesFrom(const Vec& point) const
{
  const Vec to = centre_ - point;
  if(isCircle())
  {
    const double distance = to.norm();
    const Vec forward = distance > 0 ? Vec(to / distance) : Vec::UnitX();
    const double sine = distance > radius_ ? radius_ / distance : 1, cosine = std::sqrt(1 - sine * sine);
    const double tangent = std::sqrt(std::max(distance * distance - radius_ * radius_, 0.));
    const auto edge = [&](double side) -> Vec
    {
      return point + tangent * Vec(cosine * forward.x() - side * sine * forward.y(),
                                   side * sine * forward.x() + cosine * forward.y());
    };
    return {edge(-1), edge(1)};
  }
  const auto bearing = [&](const Vec& corner) { return std::atan2(f2000::cross(to, corner - point), to.dot(corner - point)); };
  const auto [right, left] = std::minmax_element(corners_.begin(), corners_.end(), [&bearing](const Vec& a, const Vec& b)
                                                 { return bearing(a) < bearing(b); });
  return {*right, *left};
}

} // namespace sparkwright::f2000
