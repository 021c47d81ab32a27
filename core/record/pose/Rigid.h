#pragma once

#include "core/object/Math.h"

#include <array>
#include <cmath>
#include <optional>

namespace sparkwright::pose
{

// Rigid motions in double precision for the coding of poses. Reader and writer must come to the same numbers on every
// machine, so these use only + - * / and sqrt, which are exactly rounded, in the order that is written here.

struct Vector
{
  double x = 0, y = 0, z = 0;

  Vector operator+(const Vector& o) const { return {x + o.x, y + o.y, z + o.z}; }
  Vector operator-(const Vector& o) const { return {x - o.x, y - o.y, z - o.z}; }
  Vector operator*(double s) const { return {x * s, y * s, z * s}; }
  double dot(const Vector& o) const { return x * o.x + y * o.y + z * o.z; }
  Vector cross(const Vector& o) const { return {y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x}; }
};

/// A rotation: a quaternion of unit length.
struct Rotation
{
  double w = 1, x = 0, y = 0, z = 0;

  Rotation conjugate() const { return {w, -x, -y, -z}; }
  Rotation operator*(const Rotation& o) const
  {
    return {w * o.w - x * o.x - y * o.y - z * o.z, w * o.x + x * o.w + y * o.z - z * o.y,
            w * o.y - x * o.z + y * o.w + z * o.x, w * o.z + x * o.y - y * o.x + z * o.w};
  }
  Vector operator*(const Vector& v) const
  {
    const Vector axis{x, y, z};
    const Vector t = axis.cross(v) * 2;
    return v + t * w + axis.cross(t);
  }
  Rotation normalised() const
  {
    const double length = std::sqrt(w * w + x * x + y * y + z * z);
    return {w / length, x / length, y / length, z / length};
  }
  /// Modified Rodrigues parameters: axis · tan(angle / 4), of length 1 at most.
  Vector parameters() const
  {
    const double sign = w < 0 ? -1 : 1;
    return Vector{x, y, z} * (sign / (1 + w * sign));
  }
  static Rotation of(const Vector& parameters)
  {
    const double square = parameters.dot(parameters), scale = 1 / (1 + square);
    const Vector v = parameters * (2 * scale);
    return {(1 - square) * scale, v.x, v.y, v.z};
  }
};

struct Pose
{
  Rotation turn;
  Vector place;
};

inline Pose operator*(const Pose& a, const Pose& b)
{
  return {a.turn * b.turn, a.place + a.turn * b.place};
}
/// The pose of `b` in the frame of `a`.
inline Pose relative(const Pose& a, const Pose& b)
{
  const Rotation back = a.turn.conjugate();
  return {back * b.turn, back * (b.place - a.place)};
}

inline Mat4f matrixOf(const Pose& pose)
{
  const auto& [w, x, y, z] = pose.turn;
  Mat4f m = Mat4f::Identity();
  const auto set = [&](int row, int column, double value) { m(row, column) = static_cast<float>(value); };
  set(0, 0, 1 - 2 * (y * y + z * z));
  set(0, 1, 2 * (x * y - w * z));
  set(0, 2, 2 * (x * z + w * y));
  set(1, 0, 2 * (x * y + w * z));
  set(1, 1, 1 - 2 * (x * x + z * z));
  set(1, 2, 2 * (y * z - w * x));
  set(2, 0, 2 * (x * z - w * y));
  set(2, 1, 2 * (y * z + w * x));
  set(2, 2, 1 - 2 * (x * x + y * y));
  set(0, 3, pose.place.x);
  set(1, 3, pose.place.y);
  set(2, 3, pose.place.z);
  return m;
}

/// The pose of a matrix; nothing if it is not one: it is scaled, sheared, mirrored, or not finite.
inline std::optional<Pose> poseOf(const Mat4f& m)
{
  const auto at = [&m](int row, int column) { return static_cast<double>(m(row, column)); };
  Rotation q;
  // Of the four formulas, the one that divides by the largest number.
  const double xx = at(0, 0), yy = at(1, 1), zz = at(2, 2);
  if(const double trace = xx + yy + zz; trace > 0)
    q = {1 + trace, at(2, 1) - at(1, 2), at(0, 2) - at(2, 0), at(1, 0) - at(0, 1)};
  else if(xx >= yy && xx >= zz)
    q = {at(2, 1) - at(1, 2), 1 + xx - yy - zz, at(0, 1) + at(1, 0), at(0, 2) + at(2, 0)};
  else if(yy >= zz)
    q = {at(0, 2) - at(2, 0), at(0, 1) + at(1, 0), 1 + yy - xx - zz, at(1, 2) + at(2, 1)};
  else
    q = {at(1, 0) - at(0, 1), at(0, 2) + at(2, 0), at(1, 2) + at(2, 1), 1 + zz - xx - yy};
  const Pose pose{q.normalised(), {at(0, 3), at(1, 3), at(2, 3)}};
  constexpr float tolerance = 2e-5f;
  if(!((matrixOf(pose) - m).cwiseAbs().maxCoeff() <= tolerance)) // Also if it is not a number.
    return {};
  return pose;
}

} // namespace sparkwright::pose
