#pragma once

#include "viewer/graphics/ShaderProgram.h"

#include <QImage>

#include <vector>

namespace sparkwright
{

/// Lays (premultiplied) pictures over what was drawn. A picture that has not changed since it was drawn last is not
/// brought to the card again; the least used are dropped.
class OverlayRenderer
{
public:
  QString initialize();
  void release();
  /// Its top left corner at (x, y) of a framebuffer of `width` × `height`.
  void draw(const QImage& picture, int x, int y, int width, int height);

private:
  struct Kept
  {
    qint64 key = 0;
    unsigned texture = 0;
    unsigned long used = 0;
  };
  unsigned textureOf(const QImage& picture);

  static constexpr std::size_t most = 64;
  ShaderProgram program_;
  unsigned emptyArray_ = 0;
  std::vector<Kept> kept_;
  unsigned long clock_ = 0;
};

} // namespace sparkwright
