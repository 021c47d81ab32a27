#include "viewer/camera/Eye.h"

#include "viewer/camera/Camera.h"

#include <Eigen/Geometry>

namespace sparkwright
{

Mat4f Eye::view() const
{
  Mat4f m = Mat4f::Identity();
  m.block<1, 3>(0, 0) = right.transpose();
  m.block<1, 3>(1, 0) = up.transpose();
  m.block<1, 3>(2, 0) = -forward.transpose();
  m(0, 3) = -right.dot(position);
  m(1, 3) = -up.dot(position);
  m(2, 3) = forward.dot(position);
  return m;
}

Eye Eye::of(const Camera& camera)
{
  Eye eye;
  eye.position = camera.eyePosition();
  eye.right = camera.right();
  eye.up = camera.up();
  eye.forward = camera.forward();
  eye.focus = camera.target();
  eye.projection = eye.whole = camera.projection();
  Camera seeing = camera;
  seeing.setEyeShift(0);
  seeing.setOrthographic(false); // A sky is infinitely far: parallel rays would all meet it in one point.
  const Ray corner = seeing.rayThrough(static_cast<float>(camera.width()) - 0.5f, -0.5f);
  const float depth = corner.direction.dot(eye.forward);
  eye.skyRay.col(0) = eye.right * (corner.direction.dot(eye.right) / depth);
  eye.skyRay.col(1) = eye.up * (corner.direction.dot(eye.up) / depth);
  eye.skyRay.col(2) = eye.forward - (camera.eyeShift() / camera.distance()) * eye.right;
  return eye;
}

Eye Eye::at(const Mat4f& pose, const Window& w, float zNear, float zFar)
{
  constexpr float focusAway = 3; // m
  Eye eye;
  eye.position = translation(pose);
  eye.right = pose.col(0).head<3>().normalized();
  eye.forward = pose.col(1).head<3>().normalized();
  eye.up = eye.right.cross(eye.forward);
  eye.focus = eye.position + focusAway * eye.forward;
  Mat4f& p = eye.projection;
  p.setZero();
  p(0, 0) = 2 / (w.right - w.left);
  p(0, 2) = (w.right + w.left) / (w.right - w.left);
  p(1, 1) = 2 / (w.top - w.bottom);
  p(1, 2) = (w.top + w.bottom) / (w.top - w.bottom);
  p(2, 2) = (zFar + zNear) / (zNear - zFar);
  p(2, 3) = 2 * zFar * zNear / (zNear - zFar);
  p(3, 2) = -1;
  eye.whole = p;
  eye.skyRay.col(0) = eye.right * (w.right - w.left) / 2;
  eye.skyRay.col(1) = eye.up * (w.top - w.bottom) / 2;
  eye.skyRay.col(2) = eye.forward + eye.right * (w.right + w.left) / 2 + eye.up * (w.top + w.bottom) / 2;
  return eye;
}

Eye Eye::part(float left, float right, float bottom, float top) const
{
  // From the part of [-1, 1] that it is to all of [-1, 1], after the projection.
  const float sx = 1 / (right - left), sy = 1 / (top - bottom);
  const float dx = sx * (1 - left - right), dy = sy * (1 - bottom - top);
  Mat4f stretch = Mat4f::Identity();
  stretch(0, 0) = sx;
  stretch(0, 3) = dx;
  stretch(1, 1) = sy;
  stretch(1, 3) = dy;
  Eye eye = *this;
  eye.projection = stretch * projection;
  eye.skyRay.col(0) = skyRay.col(0) / sx;
  eye.skyRay.col(1) = skyRay.col(1) / sy;
  eye.skyRay.col(2) = skyRay.col(2) - skyRay.col(0) * (dx / sx) - skyRay.col(1) * (dy / sy);
  return eye;
}

} // namespace sparkwright
