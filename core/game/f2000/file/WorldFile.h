#pragma once

#include "core/game/f2000/shape/Primitive.h"
#include "core/text/Diagnostic.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sparkwright::f2000
{

/// A robot that stands in a world from its start on.
struct StartingRobot
{
  std::string file;   ///< Of the robot, beside the world's.
  Pose pose{};
  std::string player; ///< Plugin that leads it; empty: nobody does.
};

/// A world as its file describes it. m, s, kg.
struct WorldForm
{
  std::string field = "msl2002"; ///< The preset: a file `fields/NAME.f2kfield`; `none`: an empty floor.
  double cycleTime = 0.01;
  int substeps = 4;              ///< Steps of physics in a cycle.
  double friction = 0.5;         ///< Between robots, and of robots and walls.
  double restitution = 0.5;
  double ballRobotRestitution = 0.7, ballFloorRestitution = 0.6;
  double stickiness = 0.3;       ///< 0: what touches slides; 1: it sticks.
  double gravity = 9.81;         ///< m/s²
  double ballRollingResistance = 0.25; ///< m/s²
  int seed = 1;
  Pose ball{};
  std::vector<Primitive> primitives; ///< In addition to those of the field.
  std::vector<StartingRobot> robots;
};

/// A world's file, `.f2kworld`.
struct WorldFile
{
  WorldForm world;
  Diagnostics problems; ///< With place, and `file` as given.

  /// Whether the world can be built.
  bool isUsable() const;
};

/// @param text  any bytes  @param file  the name in problems
WorldFile parseWorld(std::string text, const std::string& file = {});
WorldFile readWorld(const std::filesystem::path& file);

} // namespace sparkwright::f2000
