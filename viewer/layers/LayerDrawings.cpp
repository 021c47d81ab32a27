#include "viewer/layers/LayerParts.h"

#include "core/draw/Drawings.h"

#include <algorithm>
#include <cmath>
#include <numbers>

// What agents and tools have drawn.

namespace sparkwright
{

namespace
{

using Shape = Drawings::Shape;

constexpr int circleParts = 40;
constexpr float aboveGround = 0.004f;    // m, so that circles are not hidden in it
constexpr float metresPerPixel = 0.002f; // of the size of points, which are balls here
constexpr float thickest = 20;           // pixels

QColor colourOf(const Drawings::Colour& colour) { return QColor(colour[0], colour[1], colour[2], colour[3]); }

void drawCircle(const Shape& shape, const LayerCanvas::Pen& pen, LayerCanvas& canvas)
{
  const auto at = [&](int i)
  {
    const float turn = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / circleParts;
    return Vec3f(shape.points[0] + Vec3f(shape.radius * std::cos(turn), shape.radius * std::sin(turn), aboveGround));
  };
  for(int i = 0; i < circleParts; ++i)
    canvas.line(at(i), at(i + 1), pen);
}

void drawPolygon(const Shape& shape, const LayerCanvas::Pen& pen, LayerCanvas& canvas)
{
  const auto& corners = shape.points;
  if(pen.style == LayerCanvas::Style::Wire)
    for(std::size_t i = 0; i < corners.size(); ++i)
      canvas.line(corners[i], corners[(i + 1) % corners.size()], pen);
  else
    for(std::size_t i = 2; i < corners.size(); ++i)
    {
      canvas.triangle(corners[0], corners[i - 1], corners[i], pen);
      canvas.triangle(corners[0], corners[i], corners[i - 1], pen); // Seen from both sides.
    }
}

void draw(const Shape& shape, LayerMode mode, LayerCanvas& canvas)
{
  LayerCanvas::Pen pen = LayerCanvas::pen(mode, colourOf(shape.colour));
  // Its own alpha needs blending, too.
  if((mode == LayerMode::Solid || mode == LayerMode::Flat) && shape.colour[3] < 255)
  {
    pen.style = LayerCanvas::Style::SeeThrough;
    pen.colour.setAlphaF(std::min(1.f, static_cast<float>(pen.colour.alphaF()) / LayerCanvas::seeThrough));
  }
  pen.width = std::clamp(shape.width, 1.f, thickest);
  switch(shape.kind)
  {
  case Shape::Kind::Circle:
    pen.style = LayerCanvas::Style::Wire; // Lines hide little.
    drawCircle(shape, pen, canvas);
    break;
  case Shape::Kind::Line:
    pen.style = LayerCanvas::Style::Wire;
    canvas.line(shape.points[0], shape.points[1], pen);
    break;
  case Shape::Kind::Point:
  {
    const float radius = metresPerPixel * pen.width;
    pen.width = 1.5f;
    canvas.dot(shape.points[0], radius, pen);
    break;
  }
  case Shape::Kind::Sphere:
  {
    Mat4f pose = Mat4f::Identity();
    setTranslation(pose, shape.points[0]);
    canvas.shape(LayerShape::Sphere, pen, scaled(pose, Vec3f::Constant(shape.radius)));
    break;
  }
  case Shape::Kind::Polygon:
    drawPolygon(shape, pen, canvas);
    break;
  }
}

} // namespace

void drawDrawings(const LayerContext& context, const Drawings& drawings, LayerCanvas& canvas)
{
  const LayerMode mode = context.settings().mode(Layer::Drawings);
  for(const auto& set : drawings.sets)
  {
    for(const Shape& shape : set->shapes)
      draw(shape, mode, canvas);
    for(const Drawings::Text& text : set->texts)
      canvas.label(text.place, QString::fromUtf8(text.text), colourOf(text.colour));
  }
  for(const Drawings::AgentText& text : drawings.agentTexts)
    for(const LayerThing& thing : context.things())
    {
      if(thing.agent < 0)
        continue;
      const AgentInfo& agent = context.frame().agents[static_cast<std::size_t>(thing.agent)];
      if(agent.team != text.team || agent.unum != text.unum)
        continue;
      Vec3f place = context.topOf(thing);
      place.z() += 0.2f * context.unit(); // Above the name.
      canvas.label(place, QString::fromUtf8(text.text), colourOf(text.colour));
    }
}

} // namespace sparkwright
