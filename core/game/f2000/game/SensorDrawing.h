#pragma once

#include "core/game/f2000/file/RobotFile.h"
#include "core/game/f2000/shape/Geometry.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace sparkwright
{
class DrawingService;
}

namespace sparkwright::f2000
{

class ArrayData;
class RobotNode;

/// Draws what sensors measure into the views, in the sets `sensors.ROBOT.DEVICE`: beams and cones up to what they have met,
/// fields of view, and the things that cameras believe to see. Of sensors that nobody has asked yet, how far they reach.
class SensorDrawing
{
public:
  /// Draws what has been measured since the last call. Things are where the robot is now.
  void show(const RobotNode& robot, DrawingService& drawings);
  /// A robot has gone.
  void forget(int robot, DrawingService& drawings);

private:
  struct Drawn
  {
    std::int64_t stamp = -1; ///< Of the newest measurement; 0: there was none.
    Pose at{};               ///< Where the robot was.
  };

  std::map<std::pair<int, std::string>, Drawn> drawn_; ///< By robot and device.
  std::map<int, std::string> names_;                           ///< Prefixes of the sets of robots.
};

} // namespace sparkwright::f2000
