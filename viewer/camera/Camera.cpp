#include "viewer/camera/Camera.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr float radiansPerPixel = 0.006f;
/// Parallel projection shows what is so far before and behind the target, wherever the eye stands.
constexpr float parallelDepth = 200;
constexpr float steepest = 1.5707f;       // Straight down, and yet a compass direction remains.
constexpr float lowestOrbit = -0.3f;      // Far below the ground there is nothing to see.

} // namespace

void Camera::setViewport(int width, int height)
{
  width_ = std::max(width, 1);
  height_ = std::max(height, 1);
}

void Camera::setViewpoint(const Viewpoint& viewpoint)
{
  if(!viewpoint.finite())
    return;
  at_ = viewpoint;
  clamp();
}

void Camera::look(const Vec3f& target, float distance, float yaw, float pitch)
{
  Viewpoint to = at_;
  to.target = target;
  to.distance = distance;
  to.yaw = yaw;
  to.pitch = pitch;
  to.roll = 0;
  setViewpoint(to);
}

void Camera::setHorizontalFieldOfView(float angle)
{
  const float half = std::tan(std::clamp(angle, 0.17f, 2.97f) / 2) / aspect();
  at_.fieldOfView = 2 * std::atan(half);
  clamp();
}

void Camera::setDefaultFieldOfView()
{
  at_.fieldOfView = Viewpoint::naturalFieldOfView;
}

void Camera::setOrthographic(bool parallel)
{
  at_.orthographic = parallel;
}

void Camera::clamp()
{
  at_.pitch = std::clamp(at_.pitch, -steepest, steepest);
  at_.distance = std::clamp(at_.distance, minDistance, maxDistance);
  at_.yaw = std::remainder(at_.yaw, static_cast<float>(2 * M_PI));
  at_.roll = std::remainder(at_.roll, static_cast<float>(2 * M_PI));
  at_.fieldOfView = std::clamp(at_.fieldOfView, minFieldOfView, maxFieldOfView);
  at_.target = at_.target.cwiseMax(-200.f).cwiseMin(200.f);
}

void Camera::turnBy(float yaw, float pitch)
{
  at_.yaw += yaw;
  // Who is already lower, having flown there, may stay so, but goes no deeper.
  at_.pitch = std::max(at_.pitch + pitch, std::min(at_.pitch, lowestOrbit));
  clamp();
}

void Camera::orbit(float dx, float dy)
{
  turnBy(-dx * radiansPerPixel, dy * radiansPerPixel);
}

void Camera::orbit(float dx, float dy, const Vec3f& pivot)
{
  const Vec3f away = position() - pivot;
  const Vec3f seen(away.dot(right()), away.dot(up()), away.dot(forward()));
  orbit(dx, dy);
  at_.target = pivot + seen.x() * right() + seen.y() * up() + (seen.z() + at_.distance) * forward();
  clamp();
}

void Camera::turn(float dx, float dy)
{
  const Vec3f eye = position();
  const float perPixel = metresPerPixel() / at_.distance;
  at_.yaw += dx * perPixel;
  at_.pitch -= dy * perPixel;
  clamp();
  at_.target = eye + at_.distance * forward();
  clamp();
}

float Camera::halfHeight() const
{
  return at_.distance * std::tan(at_.fieldOfView / 2);
}

float Camera::metresPerPixel() const
{
  return 2 * halfHeight() / static_cast<float>(height_);
}

void Camera::pan(float dx, float dy)
{
  at_.target += metresPerPixel() * (-dx * right() + dy * up());
  clamp();
}

void Camera::zoom(float factor, const Vec3f& anchor)
{
  const float wanted = std::clamp(at_.distance * factor, minDistance, maxDistance);
  const float f = wanted / at_.distance;
  // Eye and target move towards the anchor by the same ratio: the direction to it does not change.
  at_.target = anchor + f * (at_.target - anchor);
  at_.distance = wanted;
  clamp();
}

void Camera::walk(float right, float forward, float up)
{
  const Vec3f side(std::cos(at_.yaw), std::sin(at_.yaw), 0), ahead(-std::sin(at_.yaw), std::cos(at_.yaw), 0);
  at_.target += right * side + forward * ahead + up * Vec3f::UnitZ();
  clamp();
}

void Camera::fly(float right, float forward, float up)
{
  at_.target += right * this->right() + forward * this->forward() + up * Vec3f::UnitZ();
  clamp();
}

void Camera::setFocus(float distance)
{
  const Vec3f eye = position();
  at_.distance = distance;
  clamp();
  at_.target = eye + at_.distance * forward();
  clamp();
}

void Camera::frame(const Vec3f& centre, float radius)
{
  const float narrow = std::tan(at_.fieldOfView / 2) * std::min(1.f, aspect());
  at_.target = centre;
  // Parallel rays touch the sphere at its widest, rays from an eye before that.
  const float ratio = at_.orthographic ? narrow : std::sin(std::atan(narrow));
  at_.distance = std::max(radius, 0.05f) / ratio * 1.15f;
  clamp();
}

Mat4f Camera::view() const
{
  const Vec3f r = right(), u = up(), f = forward(), p = eyePosition();
  Mat4f m = Mat4f::Identity();
  m.block<1, 3>(0, 0) = r.transpose();
  m.block<1, 3>(1, 0) = u.transpose();
  m.block<1, 3>(2, 0) = -f.transpose();
  m(0, 3) = -r.dot(p);
  m(1, 3) = -u.dot(p);
  m(2, 3) = f.dot(p);
  return m;
}

Mat4f Camera::projection() const
{
  Mat4f m = Mat4f::Zero();
  if(at_.orthographic)
  {
    const float f = 1 / halfHeight();
    m(0, 0) = f / aspect();
    m(0, 2) = -m(0, 0) * eyeShift_ / at_.distance; // Rays slant to meet those of the other eye at the target.
    m(1, 1) = f;
    m(2, 2) = -1 / parallelDepth;
    m(2, 3) = -at_.distance / parallelDepth;
    m(3, 3) = 1;
    return m;
  }
  const float nearPlane = std::max(0.02f, at_.distance * 0.02f), farPlane = 400.f;
  const float f = 1 / std::tan(at_.fieldOfView / 2);
  m(0, 0) = f / aspect();
  m(0, 2) = -m(0, 0) * eyeShift_ / at_.distance;
  m(1, 1) = f;
  m(2, 2) = (farPlane + nearPlane) / (nearPlane - farPlane);
  m(2, 3) = 2 * farPlane * nearPlane / (nearPlane - farPlane);
  m(3, 2) = -1;
  return m;
}

Ray Camera::rayThrough(float x, float y) const
{
  const float t = std::tan(at_.fieldOfView / 2);
  const float sx = (2 * (x + 0.5f) / static_cast<float>(width_) - 1) * t * aspect();
  const float sy = (1 - 2 * (y + 0.5f) / static_cast<float>(height_)) * t;
  const Vec3f f = forward(), aside = sx * right() + sy * up();
  const Vec3f slant = f - (eyeShift_ / at_.distance) * right();
  if(at_.orthographic)
    return {at_.target + at_.distance * aside - parallelDepth * slant, slant.normalized()};
  return {eyePosition(), (slant + aside).normalized()};
}

std::optional<std::array<float, 2>> Camera::pixelOf(const Vec3f& point) const
{
  const Vec3f seen = point - position();
  const float away = seen.dot(forward()), depth = at_.orthographic ? at_.distance : away;
  if(depth <= 0)
    return std::nullopt;
  const float aside = eyeShift_ * (away / at_.distance - 1);
  const float scale = static_cast<float>(height_) / (2 * depth * std::tan(at_.fieldOfView / 2));
  return std::array<float, 2>{static_cast<float>(width_) / 2 + (seen.dot(right()) + aside) * scale - 0.5f,
                              static_cast<float>(height_) / 2 - seen.dot(up()) * scale - 0.5f};
}

} // namespace sparkwright
