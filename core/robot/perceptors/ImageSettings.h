#pragma once

#include "core/object/Math.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace sparkwright
{

/// What a camera is like: its picture and its lens.
struct ImageSettings
{
  enum class Kind
  {
    Colour,  ///< 3 bytes per pixel: red, green, blue.
    Depth,   ///< 2 bytes: mm, low byte first; 0 where nothing is between near and far.
    Segments ///< 2 bytes: what it is (Segment) and which of them.
  };
  enum class Lens
  {
    Pinhole, ///< With the distortion below.
    Mirror   ///< Looks around itself: the picture is a disc.
  };
  /// What pixels of a picture of segments show. The second byte is the number of the player, 0 while it has none; of
  /// what belongs to no team the connection's number; of Other it tells one top-level node from the next. It is 0 for
  /// all else, and goes round after 255.
  enum Segment : std::uint8_t
  {
    Nothing = 0, ///< The sky, or outside of the picture's disc.
    Ground = 1,  ///< Around the field, or where there is none.
    Field = 2,
    Line = 3,
    Ball = 4,
    LeftGoal = 5,
    RightGoal = 6,
    LeftRobot = 7,
    RightRobot = 8,
    Robot = 9, ///< Of no team.
    Other = 10
  };

  Kind kind = Kind::Colour;
  Lens lens = Lens::Pinhole;
  int width = 320, height = 240;  ///< Pixels.
  float fovDeg = 60;              ///< Pinhole: across the picture, without distortion. Mirror: across the disc.
  float zNear = 0.1f, zFar = 100; ///< m, along the optical axis; of a mirror from its centre.
  std::array<float, 5> distortion{}; ///< k1, k2, p1, p2, k3 of Brown and Conrady.
  float mirror = 1; ///< ξ of the mirror: 1 parabolic, below hyperbolic, 0 as seen through a hole.

  static constexpr int largestSide = 2048;

  int bytesPerPixel() const { return kind == Kind::Colour ? 3 : 2; }
  bool operator==(const ImageSettings&) const = default;
};

/// How a lens turns directions into places in the picture, and back.
///
/// Directions: x right, y down, z along the optical axis. Places: u to the right, v downwards from the top left corner of
/// the picture, pixels; the centre of the first pixel is (0.5, 0.5). The optical axis meets the picture in its middle.
///
/// Pinhole: x/z and y/z are distorted as Brown and Conrady do, with OpenCV's names (k1, k2, p1, p2, k3), then scaled by
/// the focal length. Mirror: the unified model of catadioptric cameras (Geyer and Daniilidis 2000, Mei and Rives 2007):
/// the direction's point on the unit sphere is seen from ξ behind its centre, x/(z + ξ) and y/(z + ξ), and scaled so that
/// the opening angle fills the smaller side.
class LensModel
{
public:
  using Place = std::array<double, 2>;
  using Direction = Eigen::Vector3d;

  /// The settings may be anything; see problem().
  explicit LensModel(const ImageSettings& settings);

  /// Why there can be no such camera; empty if there can be.
  const std::string& problem() const { return problem_; }

  /// Where a direction, of any length, is seen; may be outside of the picture. Nothing for what the lens cannot see.
  std::optional<Place> placeOf(const Direction& direction) const;
  /// Unit length; nothing outside of a mirror's disc.
  std::optional<Direction> directionAt(double u, double v) const;

  /// Pixels: of the distance from the middle, per unit of x/z (pinhole) or of x/(z + ξ) (mirror).
  double focalLength() const { return focal_; }

private:
  std::string findProblem() const;
  bool folds() const;
  Place distorted(const Place& place, std::array<double, 4>& derivative) const;
  std::optional<Place> undistorted(const Place& wanted, Place start) const;

  ImageSettings settings_;
  std::string problem_;
  double focal_ = 1, radius_ = 0, leastZ_ = -1;
  bool plain_ = true;
};

} // namespace sparkwright
