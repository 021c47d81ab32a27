#pragma once

#include "viewer/camera/Camera.h"

#include <QPointF>

#include <array>
#include <optional>
#include <vector>

namespace sparkwright
{

/// The handles by which a thing is moved and turned: arrows, squares and rings. Tells where they are on the screen,
/// which of them is under the mouse, and which motion a movement of the mouse means.
///
/// Knows no widget. Lengths in metres, angles in radians, screen places in pixels of the viewport.
class Gizmo
{
public:
  enum class Part
  {
    None,
    AxisX, AxisY, AxisZ,    ///< Arrows: along one axis.
    PlaneYZ, PlaneZX, PlaneXY, ///< Squares: in the plane of the two axes.
    RingX, RingY, RingZ,    ///< Turn about an axis.
    Ground                  ///< The thing itself: in the horizontal plane through the grabbed point.
  };
  static bool isAxis(Part part) { return part >= Part::AxisX && part <= Part::AxisZ; }
  static bool isPlane(Part part) { return part >= Part::PlaneYZ && part <= Part::PlaneXY; }
  static bool isRing(Part part) { return part >= Part::RingX && part <= Part::RingZ; }
  /// 0 to 2: the axis of an arrow or ring, the normal of a square.
  static int axisOf(Part part);

  /// @param origin  where the handles stand
  /// @param axes    columns: their directions, unit length
  Gizmo(const Camera& camera, const Vec3f& origin, const Mat3f& axes);

  /// The handle at a place of the screen.
  Part at(const QPointF& place) const;

  /// A handle as lines on the screen; closed ones end where they begin. What lies behind a ring's centre is left out.
  std::vector<QPointF> outline(Part part) const;
  std::optional<QPointF> origin() const { return pixelOf(origin_); }
  bool visible() const { return visible_; }
  /// Pixels on the screen of a length in metres at the gizmo.
  double pixels(float metres) const { return static_cast<double>(metres * size / length_); }

  /// A drag of a handle, from where the mouse pressed it.
  class Drag
  {
  public:
    /// @param grabbed  the point of the thing that was taken hold of; for Part::Ground
    Drag(const Gizmo& gizmo, Part part, const QPointF& place, const Vec3f& grabbed);

    struct Step
    {
      float grid = 0;  ///< m; > 0: the origin comes to rest on multiples of it, along the axes that move
      float angle = 0; ///< radians; > 0: turns come in multiples of it
    };
    /// The movement from the start to a place of the mouse, in the world: to be applied to what was there at the start.
    Mat4f motion(const Camera& camera, const QPointF& place, const Step& step) const;
    /// The same for numbers that were typed: metres along the axis or the two axes of a plane, degrees of a ring.
    Mat4f motion(const std::vector<double>& typed) const;
    /// The typed numbers that correspond to a motion.
    std::vector<double> numbers(const Mat4f& motion) const;
    Part part() const { return part_; }

  private:
    Mat4f shift(const Vec3f& alongAxes, float grid) const;
    Mat4f turn(float angle) const;
    std::optional<Vec3f> onPlane(const Camera& camera, const QPointF& place) const;
    std::optional<float> onAxis(const Camera& camera, const QPointF& place) const;
    float angleAt(const Camera& camera, const QPointF& place) const;

    Part part_;
    Vec3f origin_, grabbed_;
    Mat3f axes_;
    Vec3f start_ = Vec3f::Zero();
    float startNumber_ = 0;
    QPointF startPlace_;
    bool flat_ = false; ///< The ring is seen edge-on: the mouse turns it along the screen.
    QPointF along_;     ///< Then: pixels of the screen per radian.
  };

  static constexpr float size = 84; ///< Of an arrow, pixels.

private:
  std::optional<QPointF> pixelOf(const Vec3f& point) const;
  Vec3f ringPoint(int axis, float angle) const;

  const Camera& camera_;
  Vec3f origin_;
  Mat3f axes_;
  float length_ = 1; ///< Of an arrow, m.
  bool visible_ = false;
};

} // namespace sparkwright
