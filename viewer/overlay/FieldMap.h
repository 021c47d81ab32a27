#pragma once

#include "viewer/camera/Camera.h"
#include "viewer/scene/SceneDrawing.h"

#include <QFont>
#include <QImage>

#include <optional>

namespace sparkwright
{

/// Paints a plan of the field: players with number and heading, the ball, and the camera.
class FieldMap
{
public:
  /// Its size in a view of this size, pixels of the window; empty if there is no room or no field.
  static QSize size(const SceneDrawing& scene, const QSize& view);
  /// The picture, painted anew only when it would look different; null for an empty size.
  /// @param selected  structure node; the player that it belongs to is marked
  const QImage& picture(const SceneDrawing& scene, const Camera& camera, int selected, const QSize& size,
                        const QFont& font, double pixelRatio);
  /// The point of the field under a point of the picture, which may lie beside the lines; world coordinates.
  static std::optional<Vec3f> placeAt(const SceneDrawing& scene, const QSize& size, const QPointF& point);
  /// Position of a point of the world on the map, pixels of the window from its top left corner.
  static std::optional<QPointF> pointOf(const SceneDrawing& scene, const QSize& size, const Vec3f& place);

private:
  void paintGround(const SceneDrawing::Field& field, const QSize& size, double pixelRatio);

  QImage ground_, image_;
  QString groundShown_, shown_;
};

} // namespace sparkwright
