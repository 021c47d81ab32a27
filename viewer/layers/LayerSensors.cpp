#include "viewer/layers/LayerColours.h"
#include "viewer/layers/LayerParts.h"
#include "viewer/layers/LayerScales.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

// What sensors cover and feel.

namespace sparkwright
{

namespace
{

using Pen = LayerCanvas::Pen;
using Style = LayerCanvas::Style;
using Sensor = PhysicsStructure::Sensor;

constexpr float quarter = static_cast<float>(M_PI / 2);

Pen edgeOf(Pen pen)
{
  pen.style = Style::Wire;
  return pen;
}

/// A direction in the sensor's frame: along +Y, turned to the left and upwards, radians.
Vec3f direction(float left, float up)
{
  return {-std::sin(left) * std::cos(up), std::cos(left) * std::cos(up), std::sin(up)};
}

/// A pyramid whose base lies on a sphere.
void drawVision(LayerCanvas& canvas, const Mat4f& pose, const SensorRange& range, const Pen& pen)
{
  const float wide = std::clamp(range.horizontal / 2, 0.f, 2 * quarter),
              high = std::clamp(range.vertical / 2, 0.f, quarter);
  const float reach =
      range.farthest > 0 ? std::min(range.farthest, layerScales::visionReach) : layerScales::visionReach;
  const Vec3f eye = translation(pose);
  if(wide >= 2 * quarter) // All around: a ring says so, a whole sphere would hide everything.
  {
    canvas.shape(LayerShape::Disc, edgeOf(pen),
                 scaled(poseAlong(eye, Vec3f(pose.col(2).head<3>())), Vec3f::Constant(reach / 4)));
    return;
  }
  constexpr int pieces = 8;
  const auto at = [&](int i, int k)
  {
    const float u = 2 * static_cast<float>(i) / pieces - 1, v = 2 * static_cast<float>(k) / pieces - 1;
    return transform(pose, Vec3f(reach * direction(u * wide, v * high)));
  };
  const Pen edge = edgeOf(pen);
  for(int i = 0; i < pieces; ++i)
  {
    canvas.line(at(i, 0), at(i + 1, 0), edge);
    canvas.line(at(i, pieces), at(i + 1, pieces), edge);
    canvas.line(at(0, i), at(0, i + 1), edge);
    canvas.line(at(pieces, i), at(pieces, i + 1), edge);
    canvas.triangle(eye, at(i + 1, 0), at(i, 0), pen);
    canvas.triangle(eye, at(i, pieces), at(i + 1, pieces), pen);
    canvas.triangle(eye, at(0, i), at(0, i + 1), pen);
    canvas.triangle(eye, at(pieces, i + 1), at(pieces, i), pen);
  }
  for(const int i : {0, pieces})
    for(const int k : {0, pieces})
      canvas.line(eye, at(i, k), edge);
  canvas.arrow(eye, transform(pose, Vec3f(0, reach / 5, 0)) - eye, reach / 90, pen);
}

/// The picture's edges, at the far plane or where it becomes too large.
void drawCamera(LayerCanvas& canvas, const Mat4f& pose, const SensorRange& range, const Pen& pen)
{
  const float far = range.farthest > 0 ? std::min(range.farthest, layerScales::visionReach) : layerScales::visionReach;
  const float wide = std::tan(std::clamp(range.horizontal / 2, 0.f, 1.5f)),
              high = std::tan(std::clamp(range.vertical / 2, 0.f, 1.5f));
  const std::array corners{std::pair(-1.f, -1.f), std::pair(1.f, -1.f), std::pair(1.f, 1.f), std::pair(-1.f, 1.f)};
  const auto at = [&](std::size_t i, float depth)
  { return transform(pose, Vec3f(corners[i % 4].first * wide * depth, depth, corners[i % 4].second * high * depth)); };
  const Pen edge = edgeOf(pen);
  for(std::size_t i = 0; i < 4; ++i)
  {
    canvas.line(at(i, 0), at(i, far), edge);
    canvas.line(at(i, far), at(i + 1, far), edge);
    canvas.triangle(at(0, 0), at(i, far), at(i + 1, far), pen);
    if(range.nearest > 0 && range.nearest < far)
      canvas.line(at(i, range.nearest), at(i + 1, range.nearest), edge);
  }
}

/// A flat fan: the sonar knows no height.
void drawSonar(LayerCanvas& canvas, const Mat4f& pose, const SensorRange& range, const Pen& pen)
{
  const float half = std::clamp(range.horizontal / 2, 0.f, 2 * quarter), near = std::max(range.nearest, 0.f);
  const float far = std::min(range.farthest, 100.f);
  constexpr int pieces = 12;
  const auto at = [&](int i, float distance)
  { return transform(pose, Vec3f(distance * direction((2 * static_cast<float>(i) / pieces - 1) * half, 0))); };
  const Pen edge = edgeOf(pen);
  for(int i = 0; i < pieces; ++i)
  {
    canvas.triangle(at(i, near), at(i, far), at(i + 1, far), pen);
    canvas.triangle(at(i, near), at(i + 1, far), at(i + 1, near), pen);
    canvas.line(at(i, far), at(i + 1, far), edge);
    canvas.line(at(i, near), at(i + 1, near), edge);
  }
  canvas.line(at(0, near), at(0, far), edge);
  canvas.line(at(pieces, near), at(pieces, far), edge);
}

void drawForce(LayerCanvas& canvas, const Mat4f& pose, const SensorReading& reading, float unit, Pen pen)
{
  pen.inside = true;
  canvas.shape(LayerShape::Disc, edgeOf(pen),
               scaled(poseAlong(translation(pose), Vec3f(pose.col(2).head<3>())), Vec3f::Constant(0.03f * unit)));
  if(!reading.active || !reading.force.allFinite())
    return;
  Vec3f way = reading.force * static_cast<float>(layerScales::metresPerNewton);
  if(const float length = way.norm(); length > layerScales::longestForce)
    way *= layerScales::longestForce / length;
  canvas.arrow(reading.point, way, 0.012f * unit, pen);
}

void drawPoint(LayerCanvas& canvas, const Mat4f& pose, const SensorReading& reading, float unit)
{
  Pen pen = LayerCanvas::pen(LayerMode::Wire, reading.active ? layerColours::touching : layerColours::point);
  pen.inside = true;
  pen.width = 2;
  const float size = 0.02f * unit;
  for(int i = 0; i < 3; ++i)
    canvas.line(translation(pose) - size * pose.col(i).head<3>(), translation(pose) + size * pose.col(i).head<3>(),
                pen);
}

/// Where a sensor looks that does not turn with its robot.
Mat4f worldAligned(const Vec3f& at, const SensorReading& reading)
{
  Mat4f pose = Mat4f::Identity();
  const Vec3f ahead(std::cos(reading.pan) * std::cos(reading.tilt), std::sin(reading.pan) * std::cos(reading.tilt),
                    std::sin(reading.tilt));
  const Vec3f right = ahead.cross(Vec3f::UnitZ()).normalized();
  pose.col(0).head<3>() = right;
  pose.col(1).head<3>() = ahead;
  pose.col(2).head<3>() = right.cross(ahead);
  setTranslation(pose, at);
  return pose;
}

void drawSensor(const LayerContext& context, LayerCanvas& canvas, const Sensor& sensor, const SensorReading& reading)
{
  namespace c = layerColours;
  const LayerMode mode = context.settings().mode(Layer::Sensors);
  const Mat4f pose =
      reading.worldAxes ? worldAligned(translation(context.pose(sensor.slot)), reading) : context.pose(sensor.slot);
  if(!pose.allFinite())
    return;
  switch(sensor.range.kind)
  {
  case SensorRange::Kind::Point:
  case SensorRange::Kind::Touch: drawPoint(canvas, pose, reading, context.unit()); break;
  case SensorRange::Kind::Vision: drawVision(canvas, pose, sensor.range, LayerCanvas::pen(mode, c::vision)); break;
  case SensorRange::Kind::Camera: drawCamera(canvas, pose, sensor.range, LayerCanvas::pen(mode, c::camera)); break;
  case SensorRange::Kind::Sonar: drawSonar(canvas, pose, sensor.range, LayerCanvas::pen(mode, c::sonar)); break;
  case SensorRange::Kind::Force:
    drawForce(canvas, pose, reading, context.unit(), LayerCanvas::pen(mode, c::felt));
    break;
  }
}

} // namespace

void drawSensors(const LayerContext& context, LayerCanvas& canvas)
{
  if(!context.structure())
    return;
  const auto& sensors = context.structure()->sensors;
  const auto& readings = context.physics().readings;
  for(std::size_t i = 0; i < sensors.size(); ++i)
    if(context.shows(sensors[i].node))
      drawSensor(context, canvas, sensors[i], i < readings.size() ? readings[i] : SensorReading());
  for(const PhysicsStructure::Collider& collider : context.structure()->colliders)
  {
    if(collider.kind != PhysicsStructure::Collider::Kind::Ray || !context.shows(collider.node))
      continue;
    Pen pen = LayerCanvas::pen(LayerMode::Wire, layerColours::ray);
    pen.width = 2;
    const Mat4f pose = context.pose(collider.slot, collider.pose);
    canvas.line(translation(pose), transform(pose, Vec3f(0, 0, collider.size.x())), pen);
  }
}

} // namespace sparkwright
