#pragma once

#include "core/object/Math.h"
#include "core/text/LocalText.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace sparkwright
{

/// Picture format and lens of a camera.
struct ImageSettings
{
  enum class Kind
  {
    Colour,  ///< 3 bytes per pixel: red, green, blue.
    Depth,   ///< 2 bytes: distance in mm, low byte first; 0: nothing between near and far.
    Segments ///< 2 bytes: Segment, and which instance.
  };
  enum class Lens
  {
    Pinhole, ///< With the distortion below.
    Mirror   ///< Omnidirectional: the picture is a disc.
  };
  /// First byte of a pixel in a segmented picture. The second byte is, for players, their number (0: none yet); for
  /// robots without team, the agent's id; for Other, the index of the top-level node; 0 for all else. It wraps around
  /// after 255.
  enum Segment : std::uint8_t
  {
    Nothing = 0, ///< The sky, or outside of a mirror's disc.
    Ground = 1,  ///< Outside the field, or without one.
    Field = 2,
    Line = 3,
    Ball = 4,
    LeftGoal = 5,
    RightGoal = 6,
    LeftRobot = 7,
    RightRobot = 8,
    Robot = 9, ///< Without team.
    Other = 10
  };

  Kind kind = Kind::Colour;
  Lens lens = Lens::Pinhole;
  int width = 320, height = 240;  ///< Pixels.
  float fovDeg = 60; ///< Angle of view. Pinhole: across the width, without distortion. Mirror: across the disc.
  float zNear = 0.1f, zFar = 100;    ///< m, along the optical axis; mirror: from its centre.
  std::array<float, 5> distortion{}; ///< k1, k2, p1, p2, k3 of Brown and Conrady.
  float mirror = 1;                  ///< ξ of the mirror: 1 parabolic, between 0 and 1 hyperbolic, 0 pinhole.

  static constexpr int largestSide = 2048;

  int bytesPerPixel() const { return kind == Kind::Colour ? 3 : 2; }
  bool operator==(const ImageSettings&) const = default;
};

/// Projects directions to points of the picture, and back.
///
/// Directions: x right, y down, z along the optical axis. Points: u to the right, v down from the top left corner of
/// the picture, pixels; the centre of the first pixel is (0.5, 0.5). The optical axis is at the picture's centre.
///
/// Pinhole: x/z and y/z are distorted by the Brown-Conrady model with OpenCV's names (k1, k2, p1, p2, k3), then scaled
/// by the focal length. Mirror: the unified model of catadioptric cameras (Geyer and Daniilidis 2000, Mei and Rives
/// 2007): the direction's point on the unit sphere is projected from ξ behind its centre, x/(z + ξ) and y/(z + ξ), and
/// scaled so that the angle of view fills the smaller side.
class LensModel
{
public:
  using Place = std::array<double, 2>;
  using Direction = Eigen::Vector3d;

  /// Accepts any settings; see problem().
  explicit LensModel(const ImageSettings& settings);

  /// Why the settings are invalid; empty if they are valid.
  const LocalText& problem() const { return problem_; }

  /// Projects a direction of any length; the point may be outside of the picture. Nothing if the lens cannot see it.
  std::optional<Place> placeOf(const Direction& direction) const;
  /// The direction of a point, unit length; nothing outside of a mirror's disc.
  std::optional<Direction> directionAt(double u, double v) const;

  /// Pixels from the picture's centre per unit of x/z (pinhole) or of x/(z + ξ) (mirror).
  double focalLength() const { return focal_; }

private:
  LocalText findProblem() const;
  bool folds() const;
  Place distorted(const Place& place, std::array<double, 4>& derivative) const;
  std::optional<Place> undistorted(const Place& wanted, Place start) const;

  ImageSettings settings_;
  LocalText problem_;
  double focal_ = 1, radius_ = 0, leastZ_ = -1;
  bool plain_ = true;
};

} // namespace sparkwright
