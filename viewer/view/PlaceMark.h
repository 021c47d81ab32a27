#pragma once

#include "core/object/Math.h"

#include <QFont>
#include <QImage>
#include <QString>

#include <optional>

namespace sparkwright
{

/// A place of the world that a view marks with a pin and a few words.
class PlaceMark
{
public:
  /// @param place  in the world, m
  void set(const Vec3f& place, const QString& words);
  void clear() { place_.reset(); }
  /// Nothing: no mark is shown.
  const std::optional<Vec3f>& place() const { return place_; }

  /// The pin with its words, painted anew only when it would look different. The place is at the middle of the
  /// picture's width, below() above its lower edge.
  const QImage& picture(const QFont& font, double pixelRatio);
  /// In pixels of the window.
  int below() const { return ringHeight / 2 + margin; }

private:
  static constexpr int ringWidth = 36, ringHeight = 14, margin = 3, stem = 30;

  std::optional<Vec3f> place_;
  QString words_;
  QImage image_;
  QString shown_; ///< The text of `image_`.
};

} // namespace sparkwright
