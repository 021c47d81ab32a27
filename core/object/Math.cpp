#include "core/object/Math.h"

namespace sparkwright
{

Mat4f rotationX(float radians)
{
  const float s = std::sin(radians), c = std::cos(radians);
  Mat4f m = Mat4f::Identity();
  m(1, 1) = c;
  m(1, 2) = -s;
  m(2, 1) = s;
  m(2, 2) = c;
  return m;
}

Mat4f rotationY(float radians)
{
  const float s = std::sin(radians), c = std::cos(radians);
  Mat4f m = Mat4f::Identity();
  m(0, 0) = c;
  m(0, 2) = s;
  m(2, 0) = -s;
  m(2, 2) = c;
  return m;
}

Mat4f rotationZ(float radians)
{
  const float s = std::sin(radians), c = std::cos(radians);
  Mat4f m = Mat4f::Identity();
  m(0, 0) = c;
  m(0, 1) = -s;
  m(1, 0) = s;
  m(1, 1) = c;
  return m;
}

Mat4f rotationFromDegrees(const Vec3f& degrees)
{
  return multiply(multiply(rotationX(toRadians(degrees.x())), rotationY(toRadians(degrees.y()))),
                  rotationZ(toRadians(degrees.z())));
}

} // namespace sparkwright
