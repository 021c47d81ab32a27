#pragma once

#include "core/draw/Drawings.h"
#include "viewer/layers/LayerCanvas.h"
#include "viewer/layers/LayerContext.h"
#include "viewer/layers/LayerTrails.h"

namespace sparkwright
{

/// Turns a scene and the settings of its layers into shapes, lines and labels. Knows no OpenGL.
class LayerDrawing
{
public:
  /// Takes in the newest frame of the scene. Call it for every frame: trails need all of them.
  void setFrame(const SceneDrawing& scene);

  /// Sets the drawings of agents and tools; null: none.
  void setDrawings(const DrawingsPtr& drawings);
  const DrawingsPtr& drawings() const { return drawings_; }

  /// The layers to be drawn; computed only when frame, settings or selection have changed.
  /// @param selected  node of the structure; -1: none
  const LayerCanvas& update(const SceneDrawing& scene, const LayerSettings& settings, int selected);

  const LayerCanvas& canvas() const { return canvas_; }
  const LayerTrails& trails() const { return trails_; }

private:
  LayerContext context_;
  LayerTrails trails_;
  LayerCanvas canvas_;
  FramePtr shown_;
  DrawingsPtr drawings_;
  LayerSettings settings_;
  int selected_ = -1;
  bool drawn_ = false;
};

} // namespace sparkwright
