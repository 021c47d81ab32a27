#include "viewer/manipulation/Gizmo.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sparkwright
{

namespace
{

using Part = Gizmo::Part;

constexpr float pi = static_cast<float>(M_PI);
constexpr double reach = 8;            // pixels
constexpr float squareFrom = 0.32f, squareTo = 0.55f, ringSize = 0.8f; // Shares of an arrow.
constexpr int ringCorners = 64;

double distanceTo(const QPointF& p, const QPointF& a, const QPointF& b)
{
  const QPointF ab = b - a, ap = p - a;
  const double length2 = QPointF::dotProduct(ab, ab);
  const double t = length2 > 0 ? std::clamp(QPointF::dotProduct(ap, ab) / length2, 0.0, 1.0) : 0;
  const QPointF d = ap - t * ab;
  return std::hypot(d.x(), d.y());
}

double distanceTo(const QPointF& p, const std::vector<QPointF>& line)
{
  double nearest = std::numeric_limits<double>::max();
  for(std::size_t i = 0; i + 1 < line.size(); ++i)
    nearest = std::min(nearest, distanceTo(p, line[i], line[i + 1]));
  return nearest;
}

bool covers(const std::vector<QPointF>& polygon, const QPointF& p)
{
  bool inside = false;
  for(std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++)
    if((polygon[i].y() > p.y()) != (polygon[j].y() > p.y()) &&
       p.x() < (polygon[j].x() - polygon[i].x()) * (p.y() - polygon[i].y()) / (polygon[j].y() - polygon[i].y()) +
                   polygon[i].x())
      inside = !inside;
  return inside;
}

Ray rayAt(const Camera& camera, const QPointF& place)
{
  return camera.rayThrough(static_cast<float>(place.x()), static_cast<float>(place.y()));
}

float snapped(float value, float step)
{
  return step > 0 ? std::round(value / step) * step : value;
}

} // namespace

int Gizmo::axisOf(Part part)
{
  switch(part)
  {
  case Part::AxisX: case Part::PlaneYZ: case Part::RingX: return 0;
  case Part::AxisY: case Part::PlaneZX: case Part::RingY: return 1;
  default: return 2;
  }
}

Gizmo::Gizmo(const Camera& camera, const Vec3f& origin, const Mat3f& axes)
    : camera_(camera), origin_(origin), axes_(axes)
{
  const auto here = pixelOf(origin), beside = pixelOf(origin + camera.right() * 0.01f);
  if(!origin.allFinite() || !axes.allFinite() || !here || !beside)
    return;
  const double pixels = std::hypot(beside->x() - here->x(), beside->y() - here->y());
  if(!(pixels > 1e-6))
    return;
  length_ = static_cast<float>(0.01 * size / pixels);
  visible_ = true;
}

std::optional<QPointF> Gizmo::pixelOf(const Vec3f& point) const
{
  const auto pixel = camera_.pixelOf(point);
  return pixel ? std::optional(QPointF((*pixel)[0], (*pixel)[1])) : std::nullopt;
}

Vec3f Gizmo::ringPoint(int axis, float angle) const
{
  return origin_ + ringSize * length_ *
                       (std::cos(angle) * axes_.col((axis + 1) % 3) + std::sin(angle) * axes_.col((axis + 2) % 3));
}

std::vector<QPointF> Gizmo::outline(Part part) const
{
  std::vector<QPointF> line;
  if(!visible_)
    return line;
  const int axis = axisOf(part);
  const auto add = [&](const Vec3f& point)
  {
    if(const auto pixel = pixelOf(point))
      line.push_back(*pixel);
  };
  if(isAxis(part))
  {
    add(origin_ + 0.15f * length_ * axes_.col(axis));
    add(origin_ + length_ * axes_.col(axis));
  }
  else if(isPlane(part))
  {
    const Vec3f u = length_ * axes_.col((axis + 1) % 3), v = length_ * axes_.col((axis + 2) % 3);
    for(const auto& [a, b] : {std::pair(squareFrom, squareFrom),
                              {squareTo, squareFrom},
                              {squareTo, squareTo},
                              {squareFrom, squareTo},
                              {squareFrom, squareFrom}})
      add(origin_ + a * u + b * v);
  }
  else if(isRing(part))
  {
    const Vec3f toEye =
        camera_.orthographic() ? Vec3f(-camera_.forward()) : Vec3f((camera_.position() - origin_).normalized());
    // The nearer half, in one piece; all of it where it is seen from straight above.
    const bool whole = std::abs(toEye.dot(axes_.col(axis))) > 0.97f;
    const float first = std::atan2(toEye.dot(axes_.col((axis + 2) % 3)), toEye.dot(axes_.col((axis + 1) % 3)));
    const float half = whole ? pi : 0.55f * pi;
    for(int i = 0; i <= ringCorners; ++i)
      add(ringPoint(axis, first + half * (2 * static_cast<float>(i) / ringCorners - 1)));
  }
  return line;
}

Gizmo::Part Gizmo::at(const QPointF& place) const
{
  if(!visible_)
    return Part::None;
  for(const Part part : {Part::PlaneXY, Part::PlaneYZ, Part::PlaneZX})
    if(const auto line = outline(part); line.size() == 5 && covers(line, place))
      return part;
  Part nearest = Part::None;
  double least = reach;
  for(const Part part : {Part::AxisX, Part::AxisY, Part::AxisZ, Part::RingX, Part::RingY, Part::RingZ})
    if(const double distance = distanceTo(place, outline(part)); distance < least)
    {
      least = distance;
      nearest = part;
    }
  return nearest;
}

Gizmo::Drag::Drag(const Gizmo& gizmo, Part part, const QPointF& place, const Vec3f& grabbed)
    : part_(part), origin_(gizmo.origin_), grabbed_(part == Part::Ground ? grabbed : gizmo.origin_),
      axes_(part == Part::Ground ? Mat3f(Mat3f::Identity()) : gizmo.axes_), startPlace_(place)
{
  const Camera& camera = gizmo.camera_;
  if(isAxis(part_))
    startNumber_ = onAxis(camera, place).value_or(0);
  else if(isRing(part_))
  {
    const Vec3f normal = axes_.col(axisOf(part_)), toEye = (camera.position() - origin_).normalized();
    flat_ = std::abs((camera.orthographic() ? Vec3f(-camera.forward()) : toEye).dot(normal)) < 0.25f;
    // A thing that is turned by its middle has no arm to turn it by.
    const auto point = onPlane(camera, place);
    flat_ = flat_ || !point || (*point - origin_).norm() < 0.3f * ringSize * gizmo.length_;
    if(flat_)
    {
      // The tangent of the ring where it is nearest to the eye, as the screen shows it.
      const Vec3f near = toEye - normal * toEye.dot(normal);
      const Vec3f tangent = normal.cross(near.normalized());
      const float radius = ringSize * gizmo.length_;
      const auto a = gizmo.pixelOf(origin_), b = gizmo.pixelOf(origin_ + 0.1f * radius * tangent);
      along_ = a && b ? (*b - *a) * 10 : QPointF(1, 0);
    }
    else
      startNumber_ = angleAt(camera, place);
  }
  else if(const auto point = onPlane(camera, place))
    start_ = *point;
  else
    start_ = grabbed_;
}

std::optional<Vec3f> Gizmo::Drag::onPlane(const Camera& camera, const QPointF& place) const
{
  const Ray ray = rayAt(camera, place);
  const Vec3f normal = part_ == Part::Ground ? Vec3f(Vec3f::UnitZ()) : Vec3f(axes_.col(axisOf(part_)));
  const float slope = ray.direction.dot(normal);
  constexpr float flat = 0.02f, farthest = 150; // Near the horizon a pixel is a kilometre.
  if(std::abs(slope) < flat)
    return std::nullopt;
  const float distance = (grabbed_ - ray.origin).dot(normal) / slope;
  if(distance <= 0 || distance > farthest)
    return std::nullopt;
  return ray.origin + distance * ray.direction;
}

std::optional<float> Gizmo::Drag::onAxis(const Camera& camera, const QPointF& place) const
{
  // The point of the axis that is nearest to the ray.
  const Ray ray = rayAt(camera, place);
  const Vec3f axis = axes_.col(axisOf(part_)), between = ray.origin - origin_;
  const float along = axis.dot(ray.direction), determinant = 1 - along * along;
  if(determinant < 1e-3f)
    return std::nullopt;
  return (between.dot(axis) - between.dot(ray.direction) * along) / determinant;
}

float Gizmo::Drag::angleAt(const Camera& camera, const QPointF& place) const
{
  const int axis = axisOf(part_);
  const auto point = onPlane(camera, place);
  const Vec3f arm = point ? Vec3f(*point - origin_) : Vec3f(axes_.col((axis + 1) % 3));
  return std::atan2(arm.dot(axes_.col((axis + 2) % 3)), arm.dot(axes_.col((axis + 1) % 3)));
}

Mat4f Gizmo::Drag::shift(const Vec3f& alongAxes, float grid) const
{
  Vec3f moved = alongAxes;
  if(grid > 0)
  {
    const Vec3f from = axes_.transpose() * origin_;
    for(int i = 0; i < 3; ++i)
      if(alongAxes[i] != 0)
        moved[i] = snapped(from[i] + alongAxes[i], grid) - from[i];
  }
  Mat4f m = Mat4f::Identity();
  setTranslation(m, axes_ * moved);
  return m;
}

Mat4f Gizmo::Drag::turn(float angle) const
{
  Mat4f m = Mat4f::Identity();
  m.topLeftCorner<3, 3>() = Eigen::AngleAxisf(angle, Vec3f(axes_.col(axisOf(part_)))).toRotationMatrix();
  setTranslation(m, origin_ - m.topLeftCorner<3, 3>() * origin_);
  return m;
}

Mat4f Gizmo::Drag::motion(const Camera& camera, const QPointF& place, const Step& step) const
{
  if(isRing(part_))
  {
    float angle = 0;
    if(flat_)
      angle =
          static_cast<float>(QPointF::dotProduct(place - startPlace_, along_) / QPointF::dotProduct(along_, along_));
    else
      angle = std::remainder(angleAt(camera, place) - startNumber_, 2 * pi);
    return turn(snapped(angle, step.angle));
  }
  Vec3f moved = Vec3f::Zero();
  if(isAxis(part_))
    moved[axisOf(part_)] = onAxis(camera, place).value_or(startNumber_) - startNumber_;
  else
  {
    moved = axes_.transpose() * (onPlane(camera, place).value_or(start_) - start_);
    moved[part_ == Part::Ground ? 2 : axisOf(part_)] = 0;
  }
  return shift(moved, step.grid);
}

Mat4f Gizmo::Drag::motion(const std::vector<double>& typed) const
{
  const auto number = [&](std::size_t i) { return i < typed.size() ? static_cast<float>(typed[i]) : 0.f; };
  const int axis = axisOf(part_);
  if(isRing(part_))
    return turn(toRadians(number(0)));
  Vec3f moved = Vec3f::Zero();
  if(isAxis(part_))
    moved[axis] = number(0);
  else
  {
    // In the order of their names: x before y before z.
    int next = 0;
    for(int i = 0; i < 3; ++i)
      if(i != (part_ == Part::Ground ? 2 : axis))
        moved[i] = number(static_cast<std::size_t>(next++));
  }
  return shift(moved, 0);
}

std::vector<double> Gizmo::Drag::numbers(const Mat4f& motion) const
{
  const int axis = axisOf(part_);
  if(isRing(part_))
  {
    const Vec3f u = axes_.col((axis + 1) % 3), v = axes_.col((axis + 2) % 3), turned = rotate(motion, u);
    return {toDegrees(std::atan2(turned.dot(v), turned.dot(u)))};
  }
  const Vec3f moved = axes_.transpose() * translation(motion);
  std::vector<double> result;
  for(int i = 0; i < 3; ++i)
    if(isAxis(part_) ? i == axis : i != (part_ == Part::Ground ? 2 : axis))
      result.push_back(moved[i]);
  return result;
}

} // namespace sparkwright
