#include "core/object/Math.h"

#include <algorithm>

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

Vec3f degreesOf(const Mat4f& m, const Vec3f& like)
{
  const float sine = std::clamp(m(0, 2), -1.f, 1.f);
  if(std::abs(sine) > 0.999999f) // Only the sum of the other two matters.
  {
    const float sum = toDegrees(std::atan2(m(2, 1), m(1, 1)));
    return sine > 0 ? Vec3f(sum - like.z(), 90, like.z()) : Vec3f(sum + like.z(), -90, like.z());
  }
  const Vec3f first(toDegrees(std::atan2(-m(1, 2), m(2, 2))), toDegrees(std::asin(sine)),
                    toDegrees(std::atan2(-m(0, 1), m(0, 0))));
  const auto turned = [](float a) { return a > 0 ? a - 180 : a + 180; };
  const Vec3f second(turned(first.x()), first.y() > 0 ? 180 - first.y() : -180 - first.y(), turned(first.z()));
  const auto apart = [](float a, float b) { return std::abs(std::remainder(a - b, 360.f)); };
  const auto distance = [&](const Vec3f& v)
  { return apart(v.x(), like.x()) + apart(v.y(), like.y()) + apart(v.z(), like.z()); };
  return distance(second) < distance(first) ? second : first;
}

} // namespace sparkwright
