#pragma once

#include "viewer/camera/Stereo.h"
#include "viewer/graphics/ShaderProgram.h"

namespace sparkwright
{

/// Pictures for two eyes, and how they become one.
class StereoPicture
{
public:
  QString initialize();
  void release();

  /// Binds the framebuffer for an eye: 0 left, 1 right. It has depth and stencil. @param width,height  of one eye's
  /// picture
  void begin(int eye, int width, int height);
  unsigned framebuffer(int eye) const { return buffers_[eye]; }
  /// Puts both pictures into a framebuffer of width × height pixels, which is bound afterwards.
  /// @param mode  not Off
  void finish(Stereo::Mode mode, unsigned target, int width, int height);

private:
  void resize(int width, int height);

  ShaderProgram anaglyph_;
  unsigned emptyArray_ = 0;
  unsigned buffers_[2] = {0, 0}, pictures_[2] = {0, 0}, depths_[2] = {0, 0};
  int width_ = 0, height_ = 0;
};

} // namespace sparkwright
