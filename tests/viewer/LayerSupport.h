#pragma once

#include "tests/viewer/PhysicsSupport.h"
#include "viewer/layers/LayerDrawing.h"

#include <cmath>
#include <limits>

namespace sparkwright::test
{

inline constexpr float notNumber = std::numeric_limits<float>::quiet_NaN();

inline LayerSettings only(Layer layer, LayerMode mode = LayerMode::Solid)
{
  LayerSettings s;
  s.setMode(layer, mode);
  return s;
}

inline std::size_t count(const LayerCanvas& canvas, LayerShape shape, LayerCanvas::Style style)
{
  return canvas.instances(shape, style, false).size() + canvas.instances(shape, style, true).size();
}

inline std::size_t total(const LayerCanvas& canvas)
{
  std::size_t n = canvas.meshes().size() + canvas.labels().size();
  for(int shape = 0; shape < static_cast<int>(LayerShape::Count); ++shape)
    for(int style = 0; style < static_cast<int>(LayerCanvas::Style::Count); ++style)
      n += count(canvas, static_cast<LayerShape>(shape), static_cast<LayerCanvas::Style>(style));
  return n;
}

inline Vec3f placeOf(const LayerInstance& i) { return {i.model[3], i.model[7], i.model[11]}; }
inline Vec3f tipOf(const LayerInstance& i) { return placeOf(i) + Vec3f(i.model[2], i.model[6], i.model[10]); }

inline bool hasColour(const LayerInstance& i, const QColor& c)
{
  return std::abs(i.colour[0] - static_cast<float>(c.redF())) < 0.01f &&
         std::abs(i.colour[1] - static_cast<float>(c.greenF())) < 0.01f &&
         std::abs(i.colour[2] - static_cast<float>(c.blueF())) < 0.01f;
}

inline bool near(const Vec3f& a, const Vec3f& b) { return (a - b).norm() < 1e-4f; }

/// Draws frames with layers, and keeps what has been drawn.
class LayerFixture
{
protected:
  const LayerCanvas& draw(const FramePtr& frame, const LayerSettings& settings, int selected = -1)
  {
    scene_.setFrame(frame);
    drawing_.setFrame(scene_);
    return drawing_.update(scene_, settings, selected);
  }

  SceneDrawing scene_;
  LayerDrawing drawing_;
};

} // namespace sparkwright::test
