#include "viewer/Camera.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

void Camera::setViewport(int width, int height)
{
  width_ = std::max(width, 1);
  height_ = std::max(height, 1);
}

void Camera::look(const Vec3f& target, float distance, float yaw, float pitch)
{
  target_ = target;
  distance_ = distance;
  yaw_ = yaw;
  pitch_ = pitch;
  clamp();
}

void Camera::setHorizontalFieldOfView(float angle)
{
  const float aspect = static_cast<float>(width_) / static_cast<float>(height_);
  const float half = std::tan(std::clamp(angle, 0.17f, 2.97f) / 2) / aspect;
  fieldOfView_ = std::clamp(2 * std::atan(half), 0.1f, 2.4f);
}

void Camera::setDefaultFieldOfView()
{
  fieldOfView_ = natural;
}

void Camera::clamp()
{
  // Straight down would lose the direction of "up"; far below the ground there is nothing to see.
  pitch_ = std::clamp(pitch_, -0.3f, 1.55f);
  distance_ = std::clamp(distance_, minDistance, maxDistance);
  yaw_ = std::remainder(yaw_, static_cast<float>(2 * M_PI));
  target_ = target_.cwiseMax(-200.f).cwiseMin(200.f);
}

void Camera::orbit(float dx, float dy)
{
  constexpr float radiansPerPixel = 0.006f;
  yaw_ -= dx * radiansPerPixel;
  pitch_ += dy * radiansPerPixel;
  clamp();
}

float Camera::metresPerPixel() const
{
  return 2 * distance_ * std::tan(fieldOfView_ / 2) / static_cast<float>(height_);
}

void Camera::pan(float dx, float dy)
{
  target_ += metresPerPixel() * (-dx * right() + dy * up());
  clamp();
}

void Camera::zoom(float factor, const Vec3f& anchor)
{
  const float wanted = std::clamp(distance_ * factor, minDistance, maxDistance);
  const float f = wanted / distance_;
  // Eye and target move towards the anchor by the same ratio: the direction to it does not change.
  target_ = anchor + f * (target_ - anchor);
  distance_ = wanted;
  clamp();
}

void Camera::walk(float right, float forward, float up)
{
  const Vec3f ahead(-std::sin(yaw_), std::cos(yaw_), 0);
  target_ += right * this->right() + forward * ahead + up * Vec3f::UnitZ();
  clamp();
}

void Camera::frame(const Vec3f& centre, float radius)
{
  const float aspect = static_cast<float>(width_) / static_cast<float>(height_);
  const float halfAngle = std::atan(std::tan(fieldOfView_ / 2) * std::min(1.f, aspect));
  target_ = centre;
  distance_ = std::max(radius, 0.05f) / std::sin(halfAngle) * 1.15f;
  clamp();
}

Vec3f Camera::forward() const
{
  return {-std::sin(yaw_) * std::cos(pitch_), std::cos(yaw_) * std::cos(pitch_), -std::sin(pitch_)};
}

Vec3f Camera::right() const
{
  return {std::cos(yaw_), std::sin(yaw_), 0};
}

Vec3f Camera::up() const
{
  return right().cross(forward());
}

Vec3f Camera::position() const
{
  return target_ - distance_ * forward();
}

Mat4f Camera::view() const
{
  const Vec3f r = right(), u = up(), f = forward(), p = position();
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
  const float nearPlane = std::max(0.02f, distance_ * 0.02f), farPlane = 400.f;
  const float f = 1 / std::tan(fieldOfView_ / 2);
  const float aspect = static_cast<float>(width_) / static_cast<float>(height_);
  Mat4f m = Mat4f::Zero();
  m(0, 0) = f / aspect;
  m(1, 1) = f;
  m(2, 2) = (farPlane + nearPlane) / (nearPlane - farPlane);
  m(2, 3) = 2 * farPlane * nearPlane / (nearPlane - farPlane);
  m(3, 2) = -1;
  return m;
}

Ray Camera::rayThrough(float x, float y) const
{
  const float t = std::tan(fieldOfView_ / 2);
  const float aspect = static_cast<float>(width_) / static_cast<float>(height_);
  const float sx = (2 * (x + 0.5f) / static_cast<float>(width_) - 1) * t * aspect;
  const float sy = (1 - 2 * (y + 0.5f) / static_cast<float>(height_)) * t;
  return {position(), (forward() + sx * right() + sy * up()).normalized()};
}

std::optional<std::array<float, 2>> Camera::pixelOf(const Vec3f& point) const
{
  const Vec3f seen = point - position();
  const float depth = seen.dot(forward());
  if(depth <= 0)
    return std::nullopt;
  const float scale = static_cast<float>(height_) / (2 * depth * std::tan(fieldOfView_ / 2));
  return std::array<float, 2>{static_cast<float>(width_) / 2 + seen.dot(right()) * scale - 0.5f,
                              static_cast<float>(height_) / 2 - seen.dot(up()) * scale - 0.5f};
}

} // namespace sparkwright
