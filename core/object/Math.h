#pragma once

#include <Eigen/Core>

#include <cmath>

namespace sparkwright
{

// Scene mathematics is single precision. Robots move as in the reference simulator only if every intermediate value is
// rounded at the same point, so products are written out: left to right over the columns, no fused operations.

using Vec3f = Eigen::Vector3f;
using Mat3f = Eigen::Matrix3f;
using Mat4f = Eigen::Matrix4f; ///< Column-major, as SLT lists it.

/// Degrees to radians and back: the product in double, then rounded to float.
inline float toRadians(float degrees) { return static_cast<float>(degrees * (M_PI / 180.0)); }
inline float toDegrees(float radians) { return static_cast<float>(radians * (180.0 / M_PI)); }

inline Vec3f rotate(const Mat4f& m, const Vec3f& v)
{
  return {m(0, 0) * v.x() + m(0, 1) * v.y() + m(0, 2) * v.z(), m(1, 0) * v.x() + m(1, 1) * v.y() + m(1, 2) * v.z(),
          m(2, 0) * v.x() + m(2, 1) * v.y() + m(2, 2) * v.z()};
}

/// Rᵀ·v for the rotation part R of m.
inline Vec3f inverseRotate(const Mat4f& m, const Vec3f& v)
{
  return {m(0, 0) * v.x() + m(1, 0) * v.y() + m(2, 0) * v.z(), m(0, 1) * v.x() + m(1, 1) * v.y() + m(2, 1) * v.z(),
          m(0, 2) * v.x() + m(1, 2) * v.y() + m(2, 2) * v.z()};
}

inline Vec3f transform(const Mat4f& m, const Vec3f& v)
{
  return {m(0, 0) * v.x() + m(0, 1) * v.y() + m(0, 2) * v.z() + m(0, 3),
          m(1, 0) * v.x() + m(1, 1) * v.y() + m(1, 2) * v.z() + m(1, 3),
          m(2, 0) * v.x() + m(2, 1) * v.y() + m(2, 2) * v.z() + m(2, 3)};
}

inline Vec3f translation(const Mat4f& m) { return {m(0, 3), m(1, 3), m(2, 3)}; }

inline void setTranslation(Mat4f& m, const Vec3f& v)
{
  m(0, 3) = v.x();
  m(1, 3) = v.y();
  m(2, 3) = v.z();
}

/// Product of two rigid transforms. Their bottom rows are assumed to be 0 0 0 1.
inline Mat4f multiply(const Mat4f& a, const Mat4f& b)
{
  Mat4f r;
  for(int i = 0; i < 3; ++i)
  {
    for(int j = 0; j < 3; ++j)
      r(i, j) = a(i, 0) * b(0, j) + a(i, 1) * b(1, j) + a(i, 2) * b(2, j);
    r(i, 3) = a(i, 0) * b(0, 3) + a(i, 1) * b(1, 3) + a(i, 2) * b(2, 3) + a(i, 3);
    r(3, i) = 0;
  }
  r(3, 3) = 1;
  return r;
}

/// Inverse of a rigid transform.
inline Mat4f rigidInverse(const Mat4f& m)
{
  Mat4f r = Mat4f::Identity();
  for(int i = 0; i < 3; ++i)
    for(int j = 0; j < 3; ++j)
      r(i, j) = m(j, i);
  setTranslation(r, -rotate(r, translation(m)));
  return r;
}

Mat4f rotationX(float radians);
Mat4f rotationY(float radians);
Mat4f rotationZ(float radians);

/// Rx(a)·Ry(b)·Rz(c), degrees: the convention of scene files.
Mat4f rotationFromDegrees(const Vec3f& degrees);
/// Inverse of rotationFromDegrees(): of the two solutions, the one nearer to `like`. Degrees.
Vec3f degreesOf(const Mat4f& rotation, const Vec3f& like = Vec3f::Zero());

} // namespace sparkwright
