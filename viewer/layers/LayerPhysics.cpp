#include "viewer/layers/LayerColours.h"
#include "viewer/layers/LayerParts.h"
#include "viewer/layers/LayerScales.h"

#include <Eigen/Geometry>

#include <QLocale>

#include <algorithm>
#include <cmath>

// Layers of what the physics engine knows: collision shapes, contacts, joints, frames.

namespace sparkwright
{

namespace
{

using Collider = PhysicsStructure::Collider;
using Joint = PhysicsStructure::Joint;
using Pen = LayerCanvas::Pen;
using Style = LayerCanvas::Style;

/// What is happening to it counts more than what it is.
Pen penOf(const LayerContext& context, LayerMode mode, const Collider& collider, int index)
{
  namespace c = layerColours;
  const bool selected = context.isSelected(collider.node);
  const bool asleep = context.isAsleep(collider.body);
  // Ground and walls touch something all the time.
  const bool touching = collider.body >= 0 && context.isTouching(index);
  Pen pen = LayerCanvas::pen(mode, touching                                ? c::touching
                                   : context.isPenalised(collider.agent) ? c::penalised
                                   : selected                              ? c::selected
                                   : asleep                                ? c::sleeping
                                   : collider.body >= 0                    ? c::moving
                                                                           : c::still);
  pen.width = selected ? 2.5f : 1.5f;
  pen.dashed = asleep;
  return pen;
}

void drawPlane(LayerCanvas& canvas, Pen pen, const Mat4f& pose)
{
  constexpr int half = 10; // m
  const auto at = [&](float x, float y) { return transform(pose, Vec3f(x, y, 0)); };
  if(pen.style != Style::Wire)
  {
    // Solid would hide the ground that it stands for.
    pen.style = Style::SeeThrough;
    canvas.triangle(at(-half, -half), at(half, -half), at(half, half), pen);
    canvas.triangle(at(-half, -half), at(half, half), at(-half, half), pen);
  }
  pen.width = 1;
  pen.colour.setAlphaF(0.6f);
  for(int i = -half; i <= half; ++i)
  {
    canvas.line(at(static_cast<float>(i), -half), at(static_cast<float>(i), half), pen);
    canvas.line(at(-half, static_cast<float>(i)), at(half, static_cast<float>(i)), pen);
  }
}

void drawShape(const LayerContext& context, LayerCanvas& canvas, const Collider& collider, const Pen& pen)
{
  const Mat4f pose = context.pose(collider.slot, collider.pose);
  switch(collider.kind)
  {
  case Collider::Kind::Box: canvas.shape(LayerShape::Box, pen, scaled(pose, collider.size)); break;
  case Collider::Kind::Sphere:
    canvas.shape(LayerShape::Sphere, pen, scaled(pose, Vec3f::Constant(collider.size.x())));
    break;
  case Collider::Kind::Capsule:
    canvas.shape(LayerShape::Capsule, pen, scaled(pose, Vec3f::Constant(collider.size.x())),
                 pose.col(2).head<3>() * (collider.size.y() / 2));
    break;
  case Collider::Kind::Plane: drawPlane(canvas, pen, pose); break;
  case Collider::Kind::Ray:
    canvas.line(translation(pose), transform(pose, Vec3f(0, 0, collider.size.x())), pen);
    break;
  case Collider::Kind::Mesh: canvas.mesh(collider.mesh, pen, pose); break;
  }
}

/// A fan from one angle to another about an axis, which a direction across it is turned about.
void drawSector(LayerCanvas& canvas, const Vec3f& centre, const Vec3f& axis, const Vec3f& zero, float low, float high,
                float radius, Pen pen)
{
  const int pieces = std::clamp(static_cast<int>(std::ceil((high - low) / 0.4f)), 1, 16);
  const auto at = [&](int i) -> Vec3f
  {
    const float a = low + (high - low) * static_cast<float>(i) / static_cast<float>(pieces);
    return centre + radius * (Eigen::AngleAxisf(a, axis) * zero);
  };
  Pen edge = pen;
  edge.style = Style::Wire;
  for(int i = 0; i < pieces; ++i)
  {
    canvas.triangle(centre, at(i), at(i + 1), pen);
    canvas.line(at(i), at(i + 1), edge);
  }
  canvas.line(centre, at(0), edge);
  canvas.line(centre, at(pieces), edge);
}

Vec3f across(const Vec3f& axis)
{
  return axis.unitOrthogonal();
}

struct DrawnJoint
{
  Vec3f anchor;
  float size;
  LayerMode mode;
};

/// The range between the stops, and where the joint is in it, which `needle` shows: it moves with the first body.
void drawRange(LayerCanvas& canvas, const DrawnJoint& joint, const Joint::Axis& axis, const Vec3f& direction,
               const Vec3f& needle, float angle, const QColor& needleColour)
{
  Pen pen = LayerCanvas::pen(joint.mode, layerColours::axis);
  pen.inside = true;
  constexpr float whole = static_cast<float>(2 * M_PI);
  const bool bounded = std::isfinite(axis.low) && std::isfinite(axis.high) && axis.low <= axis.high;
  const float low = bounded ? axis.low : angle, high = bounded ? std::min(axis.high, axis.low + whole) : angle + whole;
  pen.dashed = !bounded;
  if(!bounded) // It turns for ever: a ring without a face.
    pen.style = Style::Wire;
  drawSector(canvas, joint.anchor, direction, needle, low - angle, high - angle, joint.size, pen);
  Pen shown = LayerCanvas::pen(LayerMode::Wire, needleColour);
  shown.inside = true;
  shown.width = 3;
  canvas.line(joint.anchor, joint.anchor + 1.15f * joint.size * needle, shown);
}

void drawSlider(LayerCanvas& canvas, const DrawnJoint& joint, const Joint::Axis& axis, const Vec3f& direction,
                float position)
{
  Pen pen = LayerCanvas::pen(LayerMode::Wire, layerColours::axis);
  pen.inside = true;
  pen.width = 2.5f;
  const auto place = [&](float p) -> Vec3f { return joint.anchor + direction * (p - position); };
  const Vec3f side = across(direction) * joint.size / 2;
  for(const float stop : {axis.low, axis.high})
    if(std::isfinite(stop))
      canvas.line(place(stop) - side, place(stop) + side, pen);
  if(std::isfinite(axis.low) && std::isfinite(axis.high))
    canvas.line(place(axis.low), place(axis.high), pen);
  Pen shown = pen;
  shown.colour = layerColours::angle;
  shown.width = 3;
  canvas.line(joint.anchor - side * 0.7f, joint.anchor + side * 0.7f, shown);
}

/// How hot a motor is, from the colour of any needle to that of hot ones.
QColor heatColour(const PhysicsStructure::Motor& motor, float temperature)
{
  constexpr float cool = 30; // °C
  const float share = std::clamp((temperature - cool) / std::max(motor.shutdown - cool, 1.f), 0.f, 1.f);
  const auto mixed = [share](int a, int b)
  { return static_cast<int>(static_cast<float>(a) + share * static_cast<float>(b - a)); };
  const QColor from = layerColours::angle, to = layerColours::hot;
  return {mixed(from.red(), to.red()), mixed(from.green(), to.green()), mixed(from.blue(), to.blue())};
}

/// What its motor does beside a joint that is selected, and the colour of its needle.
QColor drawMotor(const LayerContext& context, LayerCanvas& canvas, int joint)
{
  const auto& motors = context.structure()->motors;
  for(std::size_t i = 0; i < motors.size() && i < context.physics().motors.size(); ++i)
  {
    if(motors[i].joint != joint)
      continue;
    const PhysicsView::Motor& now = context.physics().motors[i];
    const QColor colour = heatColour(motors[i], now.temperature);
    const Joint& drawn = context.structure()->joints[static_cast<std::size_t>(joint)];
    if(context.isSelected(drawn.node))
    {
      const QLocale locale;
      canvas.label(transform(context.pose(drawn.slot), drawn.anchor),
                   LayerSettings::tr("%1 °C, %2 N·m")
                       .arg(locale.toString(now.temperature, 'f', 1), locale.toString(now.torque, 'f', 2)),
                   colour);
    }
    return colour;
  }
  return layerColours::angle;
}

void drawJoint(const LayerContext& context, LayerCanvas& canvas, const Joint& joint, const std::array<float, 2>& angles,
               const QColor& needleColour)
{
  const LayerMode mode = context.settings().mode(Layer::Joints);
  const DrawnJoint drawn{transform(context.pose(joint.slot), joint.anchor), 0.045f * context.unit(), mode};
  Pen pen = LayerCanvas::pen(mode, layerColours::axis);
  pen.inside = true;
  pen.width = 2;
  if(joint.axisCount == 0) // Ball and fixed joints have a place only.
  {
    if(joint.kind == Joint::Kind::Ball)
      canvas.dot(drawn.anchor, drawn.size * 0.3f, pen);
    else
      canvas.shape(LayerShape::Box, pen,
                   scaled(poseAlong(drawn.anchor, Vec3f::UnitZ()), Vec3f::Constant(drawn.size * 0.4f)));
    return;
  }
  std::array<Vec3f, 2> direction;
  for(int i = 0; i < joint.axisCount; ++i)
  {
    const Joint::Axis& axis = joint.axes[static_cast<std::size_t>(i)];
    direction[static_cast<std::size_t>(i)] = rotate(context.pose(axis.slot), axis.direction);
  }
  for(int i = 0; i < joint.axisCount; ++i)
  {
    const Joint::Axis& axis = joint.axes[static_cast<std::size_t>(i)];
    const Vec3f& along = direction[static_cast<std::size_t>(i)];
    if(!along.allFinite() || !(along.norm() > 0.5f))
      continue;
    canvas.arrow(drawn.anchor - along * drawn.size, along * 2 * drawn.size, drawn.size * 0.12f, pen);
    const float angle = angles[static_cast<std::size_t>(i)];
    if(!std::isfinite(angle))
      continue;
    if(joint.kind == Joint::Kind::Slider)
    {
      drawSlider(canvas, drawn, axis, along, angle);
      continue;
    }
    // What turns about the first axis is the first body; about the second, the first axis itself.
    Vec3f needle = i == 0 ? rotate(context.pose(joint.slot), across(axis.direction)) : direction[0];
    needle -= along * along.dot(needle);
    if(needle.norm() > 1e-3f)
      drawRange(canvas, drawn, axis, along, needle.normalized(), angle, needleColour);
  }
}

void drawAxes(LayerCanvas& canvas, const Mat4f& pose, float length, bool named)
{
  namespace c = layerColours;
  const std::array colours{c::x, c::y, c::z};
  const std::array names{QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("z")};
  for(int i = 0; i < 3; ++i)
  {
    Pen pen = LayerCanvas::pen(LayerMode::Wire, colours[static_cast<std::size_t>(i)]);
    pen.inside = true;
    pen.width = 2;
    const Vec3f tip = translation(pose) + pose.col(i).head<3>() * length;
    canvas.line(translation(pose), tip, pen);
    if(named)
      canvas.label(tip, names[static_cast<std::size_t>(i)], colours[static_cast<std::size_t>(i)]);
  }
}

} // namespace

void drawColliders(const LayerContext& context, LayerCanvas& canvas)
{
  const LayerMode mode = context.settings().mode(Layer::Colliders);
  if(!context.structure())
    return;
  const auto& colliders = context.structure()->colliders;
  for(std::size_t i = 0; i < colliders.size(); ++i)
    if(context.shows(colliders[i].node))
      drawShape(context, canvas, colliders[i], penOf(context, mode, colliders[i], static_cast<int>(i)));
}

void drawContacts(const LayerContext& context, LayerCanvas& canvas)
{
  if(!context.structure())
    return;
  const auto& colliders = context.structure()->colliders;
  const LayerMode mode = context.settings().mode(Layer::Contacts);
  Pen dot = LayerCanvas::pen(mode, layerColours::contact), arrow = LayerCanvas::pen(mode, layerColours::force);
  dot.inside = arrow.inside = true;
  arrow.width = 2.5f;
  for(const PhysicsView::Contact& contact : context.physics().contacts)
  {
    const auto count = static_cast<int>(colliders.size());
    if(contact.watched || contact.first < 0 || contact.second < 0 || contact.first >= count || contact.second >= count)
      continue;
    const Collider& first = colliders[static_cast<std::size_t>(contact.first)];
    const Collider& second = colliders[static_cast<std::size_t>(contact.second)];
    if(!context.shows(first.node) && !context.shows(second.node))
      continue;
    canvas.dot(contact.point, 0.006f * context.unit(), dot);
    // The force on what can move; of two that can, on the first.
    Vec3f way = contact.force * static_cast<float>(layerScales::metresPerNewton);
    if(first.body < 0)
      way = -way;
    if(const float length = way.norm(); length > layerScales::longestForce)
      way *= layerScales::longestForce / length;
    if(way.allFinite())
      canvas.arrow(contact.point, way, 0.008f * context.unit(), arrow);
  }
}

void drawJoints(const LayerContext& context, LayerCanvas& canvas)
{
  if(!context.structure())
    return;
  const auto& joints = context.structure()->joints;
  const auto& angles = context.physics().angles;
  const auto isShown = [&](const Joint& joint)
  {
    const auto& bodies = context.structure()->bodies;
    const auto shown = [&](int body)
    {
      return body >= 0 && static_cast<std::size_t>(body) < bodies.size() &&
             context.shows(bodies[static_cast<std::size_t>(body)].node);
    };
    return context.shows(joint.node) || shown(joint.first) || shown(joint.second);
  };
  for(std::size_t i = 0; i < joints.size(); ++i)
    if(isShown(joints[i]))
      drawJoint(context, canvas, joints[i], i < angles.size() ? angles[i] : std::array<float, 2>{},
                drawMotor(context, canvas, static_cast<int>(i)));
}

void drawFrames(const LayerContext& context, LayerCanvas& canvas)
{
  if(!context.settings().selectionOnly)
    drawAxes(canvas, Mat4f::Identity(), std::max(0.3f * context.unit(), 0.5f), true);
  if(!context.structure())
    return;
  for(const PhysicsStructure::Body& body : context.structure()->bodies)
    if(context.shows(body.node))
      drawAxes(canvas, context.pose(body.slot), 0.06f * context.unit(), false);
}

} // namespace sparkwright
