#pragma once

#include "viewer/camera/Camera.h"

#include <QCoreApplication>

#include <array>
#include <span>

namespace sparkwright
{

class SceneDrawing;

/// The preset views that every scene offers: of a soccer field from the usual places, of anything else from its sides.
///
/// They fit a field or scene of any size into a picture of the camera's shape.
class CameraPresets
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::CameraPresets)
public:
  static constexpr int count = 8;

  /// Whether the scene has a field that is large enough to be looked at.
  static bool hasField(const SceneDrawing& scene);
  /// @param index   0 … count - 1
  /// @param camera  gives the shape of the picture
  static Viewpoint view(int index, const SceneDrawing& scene, const Camera& camera);
  /// Name of a preset in the user's language: "Behind the left goal".
  static QString name(int index, bool field);

  /// The first view of a scene: that of its own camera, else of the field, else of everything.
  static Viewpoint home(const SceneDrawing& scene, const Camera& camera);

  /// From the side of the field, so near that one sees who plays a ball at `place`, and so far that one sees what
  /// comes.
  static Viewpoint beside(const Vec3f& place, const SceneDrawing& scene, const Camera& camera);

  /// The nearest place for the eye from which all points are in the picture, in the direction of `direction`, with its
  /// projection.
  /// @param points  finite; none: as it is
  static Viewpoint fit(const Viewpoint& direction, std::span<const Vec3f> points, float aspect);
};

} // namespace sparkwright
