#include "core/game/f2000/sensors/Lens.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace sparkwright::f2000
{

namespace
{

using Vec2 = Eigen::Vector2d;
using Vec3 = Eigen::Vector3d;

constexpr double endless = std::numeric_limits<double>::infinity();

/// The smallest and the greatest coordinates of points.
struct Extent
{
  Vec2 low = Vec2::Constant(endless), high = Vec2::Constant(-endless);

  void add(const Vec2& point)
  {
    low = low.cwiseMin(point);
    high = high.cwiseMax(point);
  }
};

} // namespace

std::optional<PixelBox> Lens::boxAround(const Vec2& low, const Vec2& high) const
{
  constexpr double border = 1;
  const auto cut = [](double value, int most) { return static_cast<int>(std::clamp(value, 0., static_cast<double>(most))); };
  const PixelBox box{cut(std::floor(low.x() - border), width_), cut(std::floor(low.y() - border), height_),
                     cut(std::ceil(high.x() + border), width_), cut(std::ceil(high.y() + border), height_)};
  return box.left < box.right && box.top < box.bottom ? std::optional(box) : std::nullopt;
}

PinholeLens::PinholeLens(int width, int height, const Vec3& eye, const Eigen::Matrix3d& axes, double horizontal)
: Lens(width, height, eye), axes_(axes), focal_(width / 2. / std::tan(horizontal / 2))
{
}

std::optional<Vec3> PinholeLens::ray(int x, int y) const
{
  constexpr double middle = 0.5;
  const Vec3 inCamera(focal_, width() / 2. - x - middle, height() / 2. - y - middle);
  return (axes_ * inCamera).normalized();
}

std::optional<PixelBox> PinholeLens::boxOf(const Surroundings::Body& body) const
{
  constexpr double nearest = 0.01; // m
  const double radius = body.outline.radius();
  const Vec2& centre = body.outline.centre();
  Extent extent;
  int behind = 0;
  for(int corner = 0; corner < 8; ++corner)
  {
    const Vec3 point(centre.x() + (corner & 1 ? radius : -radius), centre.y() + (corner & 2 ? radius : -radius),
                     corner & 4 ? body.top : body.bottom);
    const Vec3 seen = axes_.transpose() * (point - eye());
    if(seen.x() < nearest)
      ++behind;
    else
      extent.add({width() / 2. - focal_ * seen.y() / seen.x(), height() / 2. - focal_ * seen.z() / seen.x()});
  }
  if(behind == 8)
    return {};
  return behind > 0 ? PixelBox{0, 0, width(), height()} : boxAround(extent.low, extent.high);
}

MirrorLens::MirrorLens(int width, int height, const Pose& robot, double focus, double scale, double farthest, double hidden)
: Lens(width, height, {robot.x, robot.y, focus}), robot_(robot), scale_(scale), farthest_(farthest), hidden_(hidden)
{
}

std::optional<Vec3> MirrorLens::ray(int x, int y) const
{
  constexpr double middle = 0.5;
  const double ahead = (height() / 2. - y - middle) * scale_, left = (width() / 2. - x - middle) * scale_;
  const double distance = std::hypot(ahead, left);
  if(distance > farthest_ || distance < hidden_)
    return {};
  const Pose ground = composed(robot_, {ahead, left, 0});
  return (Vec3(ground.x, ground.y, 0) - eye()).normalized();
}

std::optional<PixelBox> MirrorLens::boxOf(const Surroundings::Body& body) const
{
  const PixelBox whole{0, 0, width(), height()};
  const Pose place = relativeTo(robot_, {body.outline.centre().x(), body.outline.centre().y(), 0});
  const double radius = body.outline.radius(), distance = std::hypot(place.x, place.y);
  if(distance <= radius)
    return whole;
  // Where something leans to: the farther, the higher it is.
  const double focus = eye().z(), least = distance - radius;
  const double most = body.top >= focus ? farthest_ : std::min(farthest_, (distance + radius) * focus / (focus - body.top));
  const double nearest = body.bottom >= focus ? farthest_ : least * focus / (focus - std::max(body.bottom, 0.));
  if(nearest > farthest_)
    return {};
  const double towards = std::atan2(place.y, place.x), half = std::asin(radius / distance);
  Extent extent;
  constexpr int parts = 16;
  for(int i = 0; i <= parts; ++i)
    for(const double far : {nearest, most / std::cos(half / parts)}) // Outside of the arc between two of the points.
    {
      const double angle = towards - half + 2 * half * i / parts;
      extent.add({width() / 2. - far * std::sin(angle) / scale_, height() / 2. - far * std::cos(angle) / scale_});
    }
  return boxAround(extent.low, extent.high);
}

} // namespace sparkwright::f2000
