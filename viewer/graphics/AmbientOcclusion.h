#pragma once

#include "viewer/graphics/ShaderProgram.h"

namespace sparkwright
{

/// Computes screen-space ambient occlusion from depth alone, at half the picture's size.
class AmbientOcclusion
{
public:
  QString initialize();
  void release();

  /// Binds and clears the depth picture for a view of width × height pixels; draw all that is solid into it.
  void begin(int width, int height);
  /// Computes the openness from the depth picture. Leaves another framebuffer bound.
  void finish(const Mat4f& projection);
  /// For programs with SOFT: gives them the result as texture unit `unit`.
  void apply(ShaderProgram& program, int unit) const;

private:
  void resize(int width, int height);

  ShaderProgram measure_, smooth_;
  unsigned emptyArray_ = 0, depthBuffer_ = 0, depth_ = 0;
  unsigned buffers_[2] = {0, 0}, openness_[2] = {0, 0};
  int width_ = 0, height_ = 0, fullWidth_ = 1, fullHeight_ = 1;
};

} // namespace sparkwright
