#include "core/robot/perceptors/ImageSettings.h"

#include "core/robot/perceptors/ImageTexts.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr double widestPinholeDeg = 160, widestMirrorDeg = 340;
constexpr double steepest = 20; // Slope of the flattest ray that a distorted lens may see.

double radians(double degrees) { return degrees * (M_PI / 180); }

} // namespace

LensModel::LensModel(const ImageSettings& settings) : settings_(settings)
{
  plain_ = std::all_of(settings.distortion.begin(), settings.distortion.end(), [](float k) { return k == 0; });
  const double half = radians(static_cast<double>(settings.fovDeg)) / 2;
  if(settings.lens == ImageSettings::Lens::Pinhole)
    focal_ = settings.width / 2.0 / std::tan(half);
  else
  {
    radius_ = std::min(settings.width, settings.height) / 2.0;
    leastZ_ = std::cos(half);
    focal_ = radius_ * (leastZ_ + static_cast<double>(settings.mirror)) / std::sin(half);
  }
  problem_ = findProblem();
}

LocalText LensModel::findProblem() const
{
  const ImageSettings& s = settings_;
  if(s.width < 1 || s.height < 1 || s.width > ImageSettings::largestSide || s.height > ImageSettings::largestSide)
    return imageText("image.size", ImageSettings::largestSide);
  if(!(s.zNear > 0) || !(s.zFar > s.zNear) || !std::isfinite(s.zFar))
    return imageText("image.planes");
  if(s.lens == ImageSettings::Lens::Mirror)
  {
    const double xi = static_cast<double>(s.mirror);
    if(!(xi >= 0) || !std::isfinite(xi))
      return imageText("image.mirror");
    if(!(s.fovDeg > 0) || static_cast<double>(s.fovDeg) > widestMirrorDeg)
      return imageText("image.mirrorAngle");
    // Behind this angle the picture would shrink again, or never end.
    if(const double limit = xi > 1 ? 1 / xi : xi; leastZ_ < -limit + 1e-3)
      return imageText("image.mirrorShows", static_cast<int>(2 * std::acos(-limit) * 180 / M_PI));
    return {};
  }
  if(!(s.fovDeg > 0) || static_cast<double>(s.fovDeg) > widestPinholeDeg)
    return imageText("image.angle");
  if(!std::all_of(s.distortion.begin(), s.distortion.end(), [](float k) { return std::isfinite(k); }))
    return imageText("image.distortion");
  return !plain_ && folds() ? imageText("image.folds") : LocalText();
}

/// Whether two directions inside the picture are seen at the same place: followed from the middle to the edge, the
/// distortion turns round or never gets there.
bool LensModel::folds() const
{
  constexpr int directions = 64, steps = 32;
  const double w = settings_.width / 2.0 / focal_, h = settings_.height / 2.0 / focal_;
  for(int d = 0; d < directions; ++d)
  {
    const double angle = 2 * M_PI * d / directions, c = std::cos(angle), s = std::sin(angle);
    const double reach = std::min(w / std::max(std::abs(c), 1e-9), h / std::max(std::abs(s), 1e-9));
    Place at{0, 0};
    for(int i = 1; i <= steps; ++i)
    {
      const double share = reach * i / steps;
      const auto next = undistorted({share * c, share * s}, at);
      if(!next)
        return true;
      at = *next;
    }
  }
  return false;
}

LensModel::Place LensModel::distorted(const Place& place, std::array<double, 4>& derivative) const
{
  const auto k = [this](std::size_t i) { return static_cast<double>(settings_.distortion[i]); };
  const double k1 = k(0), k2 = k(1), p1 = k(2), p2 = k(3), k3 = k(4);
  const double x = place[0], y = place[1], r2 = x * x + y * y;
  const double radial = 1 + r2 * (k1 + r2 * (k2 + r2 * k3));
  const double slope = 2 * (k1 + r2 * (2 * k2 + r2 * 3 * k3)); // d radial / d r2, twice: times x or y
  derivative = {radial + x * x * slope + 2 * p1 * y + 6 * p2 * x, x * y * slope + 2 * p1 * x + 2 * p2 * y,
                x * y * slope + 2 * p1 * x + 2 * p2 * y, radial + y * y * slope + 6 * p1 * y + 2 * p2 * x};
  return {x * radial + 2 * p1 * x * y + p2 * (r2 + 2 * x * x), y * radial + p1 * (r2 + 2 * y * y) + 2 * p2 * x * y};
}

std::optional<LensModel::Place> LensModel::undistorted(const Place& wanted, Place at) const
{
  for(int i = 0; i < 30; ++i) // Newton's method.
  {
    std::array<double, 4> d;
    const Place seen = distorted(at, d);
    const double ex = wanted[0] - seen[0], ey = wanted[1] - seen[1];
    const double determinant = d[0] * d[3] - d[1] * d[2];
    if(!(determinant > 1e-3) || !(d[0] + d[3] > 0) || !(std::abs(at[0]) < steepest) || !(std::abs(at[1]) < steepest))
      return {};
    if(std::abs(ex) + std::abs(ey) < 1e-10)
      return at;
    at[0] += (d[3] * ex - d[1] * ey) / determinant;
    at[1] += (d[0] * ey - d[2] * ex) / determinant;
  }
  return {};
}

std::optional<LensModel::Place> LensModel::placeOf(const Direction& direction) const
{
  const double length = direction.norm();
  if(!(length > 0) || !std::isfinite(length))
    return {};
  Place p;
  if(settings_.lens == ImageSettings::Lens::Mirror)
  {
    const Direction d = direction / length;
    if(d.z() < leastZ_ - 1e-9)
      return {};
    const double z = d.z() + static_cast<double>(settings_.mirror);
    p = {d.x() / z, d.y() / z};
  }
  else
  {
    if(!(direction.z() > 0))
      return {};
    p = {direction.x() / direction.z(), direction.y() / direction.z()};
    if(!plain_)
    {
      // Far outside, the polynomials come back into the picture: what is seen there is something else.
      std::array<double, 4> unused;
      const Place seen = distorted(p, unused);
      const auto back =
          directionAt(settings_.width / 2.0 + focal_ * seen[0], settings_.height / 2.0 + focal_ * seen[1]);
      if(!back || back->cross(direction / length).norm() > 1e-6)
        return {};
      p = seen;
    }
  }
  return Place{settings_.width / 2.0 + focal_ * p[0], settings_.height / 2.0 + focal_ * p[1]};
}

std::optional<LensModel::Direction> LensModel::directionAt(double u, double v) const
{
  const Place p{(u - settings_.width / 2.0) / focal_, (v - settings_.height / 2.0) / focal_};
  if(settings_.lens == ImageSettings::Lens::Mirror)
  {
    const double xi = static_cast<double>(settings_.mirror), r2 = p[0] * p[0] + p[1] * p[1];
    if(!(r2 * focal_ * focal_ <= radius_ * radius_))
      return {};
    const double root = 1 + (1 - xi * xi) * r2;
    if(root < 0)
      return {};
    const double scale = (xi + std::sqrt(root)) / (r2 + 1);
    return Direction(scale * p[0], scale * p[1], scale - xi);
  }
  if(plain_)
    return Direction(p[0], p[1], 1).normalized();
  // In steps from the middle, where nothing is distorted, lest Newton's method jump to another fold.
  Place at{0, 0};
  constexpr int steps = 4;
  for(int i = 1; i <= steps; ++i)
  {
    const auto next = undistorted({p[0] * i / steps, p[1] * i / steps}, at);
    if(!next)
      return {};
    at = *next;
  }
  return Direction(at[0], at[1], 1).normalized();
}

} // namespace sparkwright
