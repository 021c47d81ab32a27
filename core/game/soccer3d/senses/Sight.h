#pragma once

#include "core/object/Math.h"

namespace sparkwright
{

class PerceptWriter;
class Random;

/// Polar coordinates of a seen point: metres and degrees.
struct Polar
{
  float distance = 0;
  float horizontal = 0; ///< 0 straight ahead, positive to the left, (-180, 180].
  float vertical = 0;   ///< Positive upwards.

  /// @param relative  x to the right, y ahead, z up
  static Polar of(const Vec3f& relative);
};

/// The noise of vision.
struct VisionNoise
{
  bool enabled = true;
  bool random = true;                    ///< A new error for every value; otherwise only the calibration error.
  float sigmaDistance = 0.0965f;         ///< Of 100 m.
  float sigmaVertical = 0.1225f;         ///< deg
  float sigmaHorizontal = 0.1480f;       ///< deg
  float maxCalibration = 0.005f;         ///< Each component of the calibration error is within ± this, m.
  Vec3f calibrationUnit = Vec3f::Zero(); ///< Drawn once, each component in [-1, 1).

  void drawCalibration(Random& random);
  /// Added to every relative position.
  Vec3f calibration() const { return enabled ? Vec3f(calibrationUnit * maxCalibration) : Vec3f(Vec3f::Zero()); }
  /// Adds the error of one measurement.
  void disturb(Polar& polar, Random& random) const;
};

/// `(pol d h v)`, with angles in (-180, 180], whatever noise has made of them.
void writePolar(PerceptWriter& out, const Polar& polar);

/// A camera that looks along +y of its frame and sees what lies inside its cones.
struct ViewCone
{
  static constexpr float nearest = 0.1f; ///< Distance of the focal plane, m; nothing nearer is seen.

  float halfHorizontal = 60, halfVertical = 60; ///< deg

  bool contains(const Polar& polar) const
  {
    return std::abs(polar.horizontal) <= halfHorizontal && std::abs(polar.vertical) <= halfVertical;
  }

  /// Clips a line to its visible part.
  ///
  /// If an end is out of view, the part nearer than the focal plane is removed, and the rest is clipped at the edges of
  /// the image, a rectangle on the focal plane.
  /// @param begin, end  relative to the camera; keep their order, unless both are clipped: then they follow the order
  ///                    top, bottom, left, right of the clipping edges, as in the reference simulator
  /// @return false if no part is visible
  bool clip(Vec3f& begin, Vec3f& end) const;

private:
  bool sees(const Vec3f& point) const;
};

} // namespace sparkwright
