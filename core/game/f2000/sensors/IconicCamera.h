#pragma once

#include "core/game/f2000/interface/SensorPlugin.h"
#include "core/game/f2000/sensors/FieldLines.h"

namespace sparkwright::f2000
{

/// A camera that tells where ball, goals, posts and lines are, as if its pictures were already understood. With a field of
/// view of 360 degrees it is an omnidirectional one.
///
/// Parameters: `horizontal` and `vertical` DEG (field of view), `maxDistance` mm, `visibleShare` 0…1 (of a silhouette).
/// Features: `ball`, `ballDistance`, `ballAngle`, `goalDistance`, `goalAngle`, `poleDistance`, `poleAngle`, `objects`,
/// `lineSegments` (the visible parts, in the frame of the robot), `lineDistance`, `lineAngle` (where each line is nearest).
class IconicCamera : public SensorPlugin
{
public:
  void configure(const SensorConfig& config) override;
  void generateData(const WorldView& world, std::int64_t time) override;

private:
  /// A thing in the frame of the camera.
  struct Sight
  {
    const SeenThing* thing = nullptr;
    double distance = 0, bearing = 0, elevation = 0; ///< m on the floor, rad
    double share = 0;                                ///< Of its silhouette that is seen; 0: it is not visible.
  };

  Sight look(const WorldView& world, const SeenThing& thing) const;
  /// Which part of a silhouette nothing covers.
  double uncovered(const WorldView& world, const Pose& eye, const SeenThing& thing) const;
  void tellPairs(const char* distances, const char* angles, const std::vector<const Sight*>& sights, std::int64_t time);
  void tellBall(const Sight* ball, std::int64_t time);
  void tellObjects(std::int64_t time);
  void tellLines(const WorldView& world, std::int64_t time);
  void tellFeet(const std::vector<LineFoot>& feet, SensorDataPlugin* distances, SensorDataPlugin* angles, std::int64_t time);

  double horizontal_ = 0, vertical_ = 0; ///< rad
  double farthest_ = 0;                  ///< m
  double share_ = 0;
  std::vector<Sight> sights_; ///< What is visible now.
  std::vector<std::uint32_t> words_;
};

} // namespace sparkwright::f2000
