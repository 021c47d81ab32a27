#pragma once

#include "core/game/f2000/interface/WorldView.h"

#include <Eigen/Core>

#include <vector>

namespace sparkwright::f2000
{

/// From where lines on the floor are looked at; m, rad.
struct LineView
{
  Pose eye{};         ///< In the frame of the field.
  double height = 0;
  double pitch = 0;   ///< Downwards.
  double horizontal = 0, vertical = 0; ///< The field of view.
  double farthest = 0;
};

/// A straight piece of a line, along its middle, in the frame of the field.
struct LineSegment
{
  Eigen::Vector2d from, to;
};

/// The point of an endless line that is nearest, as seen from a sensor: m, rad.
struct LineFoot
{
  double distance = 0, bearing = 0;
};

/// The pieces of painted lines that are in view and that nothing hides; those of less than 10 cm are left out.
std::vector<LineSegment> visibleLines(const WorldView& world, const LineView& view);
/// One foot for each line; pieces of the same line have one together, and those of circles none.
std::vector<LineFoot> lineFeet(const std::vector<LineSegment>& segments, const Pose& eye);
/// Adds a foot unless it is that of a line that is there.
void addFoot(std::vector<LineFoot>& feet, const LineFoot& foot);

} // namespace sparkwright::f2000
