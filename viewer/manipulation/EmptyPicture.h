#pragma once

#include <QImage>
#include <QRect>

#include <cmath>

namespace sparkwright
{

/// Makes a transparent picture that covers a part of a view, for Renderer::overlay().
/// @param area  in pixels of the window, not empty; the picture covers its aligned rectangle
/// @param at    where its top left corner belongs, in pixels of the framebuffer
inline QImage emptyPicture(const QRectF& area, double pixelRatio, QPoint& at)
{
  const QRect box = area.toAlignedRect();
  QImage image(box.size() * pixelRatio, QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(pixelRatio);
  image.fill(Qt::transparent);
  at = QPoint(static_cast<int>(std::lround(box.x() * pixelRatio)), static_cast<int>(std::lround(box.y() * pixelRatio)));
  return image;
}

} // namespace sparkwright
