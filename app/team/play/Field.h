#pragma once

#include "app/team/body/Percepts.h"

#include <Eigen/Core>

#include <array>

namespace sparkwright::team
{

/// The league's field, m. Team's frame: origin at the centre, x towards the opponents' goal, y to the left, z up.
struct Field
{
  static constexpr double halfLength = 15;
  static constexpr double halfWidth = 10;
  static constexpr double halfGoalWidth = 1.05;
  static constexpr double goalHeight = 0.8;
  static constexpr double penaltyLength = 1.8;
  static constexpr double halfPenaltyWidth = 3;
  static constexpr double circleRadius = 2;
  static constexpr double ballRadius = 0.042;

  struct Line
  {
    Eigen::Vector2d begin;
    Eigen::Vector2d end;
  };
  static constexpr int lineCount = 21;
};

/// Position of a landmark in the frame of a team that plays from left to right, or from right to left.
Eigen::Vector3d placeOf(Landmark landmark, bool fromLeft);

/// All lines: halfway line, edges, penalty areas, and the centre circle as ten chords. The same for both teams.
const std::array<Field::Line, Field::lineCount>& fieldLines();

} // namespace sparkwright::team
