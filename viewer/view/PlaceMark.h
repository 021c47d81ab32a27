#pragma once

#include <QFont>
#include <QImage>
#include <QString>

namespace sparkwright
{

/// Paints the pin that marks a place in the viewport, with a few words above it.
class PlaceMark
{
public:
  /// The picture for these words, painted anew only when it would look different. The place is at the middle of its
  /// width, below() above its lower edge.
  const QImage& picture(const QString& words, const QFont& font, double pixelRatio);
  /// In pixels of the window.
  int below() const { return ringHeight / 2 + margin; }

private:
  static constexpr int ringWidth = 36, ringHeight = 14, margin = 3, stem = 30;

  QImage image_;
  QString shown_;
};

} // namespace sparkwright
