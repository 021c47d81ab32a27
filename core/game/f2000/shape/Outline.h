#pragma once

#include "core/game/f2000/shape/Primitive.h"

#include <Eigen/Core>

#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace sparkwright::f2000
{

/// What a ray meets first.
struct RayHit
{
  double distance = 0;                              ///< Along the ray, m.
  Eigen::Vector3d normal = Eigen::Vector3d::UnitX(); ///< Of the surface, to the outside; length 1.
  int thing = -1;                                   ///< Of Surroundings::add().
};

/// The outline of an upright body, in the plane: a circle or a convex polygon.
class Outline
{
public:
  /// Ellipses with two different axes become polygons of so many corners.
  static constexpr int ellipseCorners = 24;

  /// The corners of a polygon, in place: outlines of what moves are made anew in each cycle.
  class Corners
  {
  public:
    void add(const Eigen::Vector2d& corner) { corners_[size_++] = corner; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const Eigen::Vector2d& operator[](std::size_t i) const { return corners_[i]; }
    const Eigen::Vector2d* begin() const { return corners_.data(); }
    const Eigen::Vector2d* end() const { return corners_.data() + size_; }

  private:
    std::array<Eigen::Vector2d, ellipseCorners> corners_;
    std::size_t size_ = 0;
  };

  /// @param at  where the primitive's frame is
  static Outline of(const Primitive& primitive, const Pose& at = {});
  static Outline circle(const Eigen::Vector2d& centre, double radius);

  bool isCircle() const { return corners_.empty(); }
  const Eigen::Vector2d& centre() const { return centre_; }
  /// Of the smallest circle around centre() that holds it, m.
  double radius() const { return radius_; }
  /// Counter-clockwise; none of a circle.
  const Corners& corners() const { return corners_; }
  double area() const;

  bool contains(const Eigen::Vector2d& point) const;
  /// Of a point outside, m; 0 inside.
  double distanceTo(const Eigen::Vector2d& point) const;
  /// Between which distances a ray is inside. @param direction  length 1  @return false if it never is
  struct Span
  {
    double enter, leave;
    Eigen::Vector2d normal; ///< Where it enters.
  };
  std::optional<Span> cross(const Eigen::Vector2d& origin, const Eigen::Vector2d& direction) const;
  /// The points farthest to the right and to the left, as seen from a point outside.
  std::pair<Eigen::Vector2d, Eigen::Vector2d> edgesFrom(const Eigen::Vector2d& point) const;

private:
  Eigen::Vector2d centre_ = Eigen::Vector2d::Zero();
  double radius_ = 0;
  Corners corners_;
};

} // namespace sparkwright::f2000
