#pragma once

#include "viewer/layers/LayerSettings.h"

#include <QFont>
#include <QImage>
#include <QPainter>

namespace sparkwright
{

/// Paints the legend of the layers, which explains their colours, to be laid over a picture.
class LayerLegend
{
public:
  /// The legend of the layers that are on, painted anew only when it would look different; null if there is nothing to
  /// explain, or no room for it.
  /// @param room  pixels of the window that it may take
  const QImage& picture(const LayerSettings& settings, const QFont& font, const QSize& room, double pixelRatio);

  /// One sign, centred in a rectangle.
  static void paintSign(QPainter& painter, const QRectF& where, const LegendEntry& entry);

private:
  QImage image_;
  QString shown_;
};

} // namespace sparkwright
