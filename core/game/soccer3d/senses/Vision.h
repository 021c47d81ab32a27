#pragma once

#include "core/game/soccer3d/match/PlayMode.h"
#include "core/game/soccer3d/match/SoccerSettings.h"
#include "core/game/soccer3d/senses/Sight.h"
#include "core/game/soccer3d/senses/SoccerPerceptors.h"

#include <algorithm>

namespace sparkwright
{

class Transform;

/// Base of both kinds of vision: makes `See` from the pose of the nearest Transform, with noise. Empty without a game.
class VisionBase : public SoccerPerceptor
{
public:
  VisionBase() { setPredicateName("See"); }

  /// The game's setting for all robots overrides that of this one.
  int interval() const override { return options().interval.value_or(Perceptor::interval()); }

  VisionNoise noise;
  bool staticAxis = true; ///< Directions are those of the world, not of the head.
  bool senseMyPos = false;

  void archive(StateArchive& a) override;

protected:
  void onLink() override;
  const SoccerSettings::VisionOptions& options() const;
  bool tellsMyPos() const { return options().myPos.value_or(senseMyPos); }
  /// Updates the noise for this percept.
  void beginSense();
  Vec3f calibration() const { return current_.calibration(); }
  const Mat4f& head() const;
  /// Writes the robot's own position: own-half coordinates, no noise.
  void writeMyPos(PerceptWriter& out, const AgentState& self) const;
  void writeMeasured(PerceptWriter& out, Polar polar) const;

private:
  const Transform* transform_ = nullptr;
  VisionNoise current_; ///< `noise` with the game's settings.
};

/// Vision all around: `(See (F1L (pol d h v)) … (P (team T) (id n) (pol d h v)) …)`.
///
/// With the static axis, 0 degrees is the world's +x, and positions are mirrored for the right team.
class VisionPerceptor : public VisionBase
{
public:
  void sense(PerceptWriter& out) override;
  std::optional<SensorRange> covers() const override
  {
    return SensorRange{SensorRange::Kind::Vision, static_cast<float>(2 * M_PI), static_cast<float>(M_PI)};
  }

private:
  Polar polarOf(const Vec3f& position, Side side) const;
};

/// The range of a turning camera, degrees.
struct PanTiltRange
{
  int panLowest = -90, panHighest = 90;
  int tiltLowest = -20, tiltHighest = 20;

  float pan(float deg) const { return std::clamp(deg, static_cast<float>(panLowest), static_cast<float>(panHighest)); }
  float tilt(float deg) const
  {
    return std::clamp(deg, static_cast<float>(tiltLowest), static_cast<float>(tiltHighest));
  }
};

/// Vision inside a cone, without occlusion or limit of range:
/// `(See (F1L (pol d h v)) … (P (team T) (id n) (head (pol d h v)) …) … (mypos …) (L (pol …) (pol …)) …)`.
///
/// Looks along +y of the nearest Transform. With the static axis it looks along the world's +x, turned by the robot's
/// pan and tilt; the cones then are limits to either side, and lines are seen only with both ends in view.
class RestrictedVisionPerceptor : public VisionBase
{
public:
  int horizontalCone = 90, verticalCone = 90; ///< Full opening angles, deg.
  PanTiltRange range;
  bool senseMyOrien = false, senseBallPos = false, senseLine = false, senseLineName = false;

  void sense(PerceptWriter& out) override;
  std::optional<SensorRange> covers() const override;
  std::optional<float> lookAngleDeg() const override { return static_cast<float>(horizontalCone); }
  void read(SensorReading& reading) const override;

private:
  struct Eye
  {
    Mat4f pose = Mat4f::Identity();
    Vec3f calibration = Vec3f::Zero();
    bool staticAxis = false;
    float panDeg = 0, tiltDeg = 0;
    ViewCone cone;

    /// Relative to the eye, with the calibration error.
    Vec3f relative(const Vec3f& position) const;
    Polar polarOf(const Vec3f& relative) const;
    /// @return false if it is out of view
    bool look(const Vec3f& position, Polar& polar) const;
  };

  Eye eyeOf(const AgentState* self) const;
  void writeObjects(PerceptWriter& out, const Eye& eye) const;
  void writePlayers(PerceptWriter& out, const Eye& eye) const;
  void writeTruth(PerceptWriter& out, const AgentState* self) const;
  void writeLines(PerceptWriter& out, const Eye& eye) const;
};

} // namespace sparkwright
