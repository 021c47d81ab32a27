#pragma once

#include "viewer/graphics/ShaderProgram.h"

namespace sparkwright
{

/// Spreads light around the brightest places of a picture, at a quarter of its size: its cost does not depend on the
/// scene.
class Glow
{
public:
  QString initialize();
  void release();

  /// Lets the picture of the bound framebuffer glow, which has width × height pixels of 8 bits per colour, and may have
  /// several samples per pixel. Alpha stays. Needs no depth test and no culling, and leaves both off.
  void apply(int width, int height);

private:
  void resize(int width, int height);

  ShaderProgram bright_, blur_, spread_;
  unsigned emptyArray_ = 0;
  unsigned buffers_[3] = {0, 0, 0}, pictures_[3] = {0, 0, 0}; ///< The whole picture, and two small ones.
  int width_ = 0, height_ = 0;
};

} // namespace sparkwright
