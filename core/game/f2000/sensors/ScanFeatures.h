#pragma once

#include "core/game/f2000/interface/WorldView.h"
#include "core/game/f2000/sensors/FieldLines.h"

#include <array>
#include <optional>
#include <vector>

namespace sparkwright::f2000
{

/// One beam of a scan: m, rad.
struct ScanBeam
{
  double bearing = 0; ///< In the frame of the sensor.
  double range = 0;   ///< The greatest: no echo.
  int thing = -1;     ///< What it has hit, of the Surroundings; -1: nothing.
  Eigen::Vector2d normal = Eigen::Vector2d::Zero(); ///< Of the surface there, in the frame of the field.
};

/// Neighbouring beams that come back from one body.
struct ScanObstacle
{
  double distance = 0; ///< Of the nearest beam, m.
  double bearing = 0, width = 0;
};

/// Where goals and posts are of which a beam has come back: blue and yellow; posts in their order.
struct ScanLandmarks
{
  std::array<std::optional<LineFoot>, 2> goals{};
  std::array<std::optional<LineFoot>, 4> posts{};
};

/// Obstacles and robots. @param step  between two beams, rad
std::vector<ScanObstacle> obstaclesIn(const std::vector<ScanBeam>& scan, const Surroundings& surroundings, double step);
/// Straight walls of three beams and more. @param heading  of the sensor, in the frame of the field
std::vector<LineFoot> wallsIn(const std::vector<ScanBeam>& scan, const Surroundings& surroundings, double heading);
/// @param eye  of the sensor, in the frame of the field
ScanLandmarks landmarksIn(const std::vector<ScanBeam>& scan, const WorldView& world, const Pose& eye);
/// Which of the four posts it is: (−x, −y), (−x, +y), (+x, −y), (+x, +y).
std::size_t cornerOf(double x, double y);

} // namespace sparkwright::f2000
