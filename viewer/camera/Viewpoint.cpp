#include "viewer/camera/Viewpoint.h"

#include <QStringList>

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr float fullTurn = static_cast<float>(2 * M_PI);
constexpr char version[] = "1";

Vec3f level(float yaw) { return {std::cos(yaw), std::sin(yaw), 0}; }

} // namespace

Vec3f Viewpoint::forward() const
{
  return {-std::sin(yaw) * std::cos(pitch), std::cos(yaw) * std::cos(pitch), -std::sin(pitch)};
}

Vec3f Viewpoint::right() const
{
  const Vec3f side = level(yaw);
  return std::cos(roll) * side - std::sin(roll) * side.cross(forward());
}

Vec3f Viewpoint::up() const
{
  return right().cross(forward());
}

bool Viewpoint::finite() const
{
  return target.allFinite() && std::isfinite(distance + yaw + pitch + roll + fieldOfView);
}

Viewpoint Viewpoint::along(const Vec3f& position, const Vec3f& direction, const Vec3f& up, float distance)
{
  const Vec3f f = direction.normalized();
  Viewpoint v;
  v.pitch = std::asin(std::clamp(-f.z(), -1.f, 1.f));
  // Straight up or down the compass says nothing: then the top of the picture does.
  const Vec3f compass = f.head<2>().norm() > 1e-4f ? f : Vec3f(f.z() < 0 ? up : Vec3f(-up));
  v.yaw = std::atan2(-compass.x(), compass.y());
  const Vec3f side = f.cross(up);
  if(side.norm() > 1e-4f)
  {
    const Vec3f straight = level(v.yaw);
    v.roll = std::atan2(-side.dot(straight.cross(f)), side.dot(straight));
  }
  v.distance = distance;
  v.target = position + distance * v.forward();
  return v;
}

QString Viewpoint::toText() const
{
  QStringList words{QLatin1String(version)};
  for(const float f : {target.x(), target.y(), target.z(), distance, yaw, pitch, roll, fieldOfView})
    words.append(QString::number(static_cast<double>(f), 'g', 9));
  words.append(orthographic ? QStringLiteral("orthographic") : QStringLiteral("perspective"));
  return words.join(QLatin1Char(' '));
}

std::optional<Viewpoint> Viewpoint::fromText(const QString& text)
{
  const QStringList words = text.split(QLatin1Char(' '));
  if(words.size() != 10 || words.front() != QLatin1String(version))
    return {};
  Viewpoint v;
  float* const numbers[] = {&v.target.x(), &v.target.y(), &v.target.z(), &v.distance,
                            &v.yaw,        &v.pitch,      &v.roll,       &v.fieldOfView};
  int word = 0;
  for(float* const number : numbers)
  {
    bool fine = false;
    *number = words[++word].toFloat(&fine);
    if(!fine)
      return {};
  }
  v.orthographic = words.back() == QLatin1String("orthographic");
  if((!v.orthographic && words.back() != QLatin1String("perspective")) || !v.finite())
    return {};
  return v;
}

Viewpoint mix(const Viewpoint& a, const Viewpoint& b, float t)
{
  if(t <= 0 || t >= 1)
    return t <= 0 ? a : b;
  const auto linear = [t](float from, float to) { return from + t * (to - from); };
  const auto turn = [t](float from, float to) { return from + t * std::remainder(to - from, fullTurn); };
  Viewpoint v;
  v.target = a.target + t * (b.target - a.target);
  v.distance = a.distance * std::pow(b.distance / a.distance, t); // As fast, seen from anywhere on the way.
  v.yaw = turn(a.yaw, b.yaw);
  v.pitch = linear(a.pitch, b.pitch);
  v.roll = turn(a.roll, b.roll);
  v.fieldOfView = linear(a.fieldOfView, b.fieldOfView);
  v.orthographic = a.orthographic && b.orthographic;
  return v;
}

} // namespace sparkwright
