#pragma once

#include "core/game/simurosot/field/Restart.h"
#include "core/game/simurosot/field/Shapes.h"

namespace sparkwright::simurosot
{

/// Sizes of a field, of what plays on it, and of the marks on it; cm. The preset is the Large League.
/// Source: SimuroSot specification 2.2.
struct FieldSpec
{
  int robots = 11; ///< On each side: 5 or 11.

  double length = 400, width = 280; ///< Of the playing field.
  double wallHeight = 5, wallThickness = 2.5;
  double cornerLeg = 7; ///< Of the right isosceles triangles in the corners.
  double goalWidth = 60, goalDepth = 15, goalHeight = 5;
  double circleRadius = 75;
  double goalAreaDepth = 25, goalAreaWidth = 85;
  double penaltyAreaDepth = 70, penaltyAreaWidth = 120;
  double penaltyArcRadius = 30;   ///< About the penalty mark; in the Middle League half the length of the arc on the line.
  double penaltyMark = 50;        ///< Distance to the goal line; also the free-kick mark.
  double freeBallX = 100, freeBallY = 93;
  double lineWidth = 0.3;

  double robotSide = 7.5;
  double ballRadius = 2.135;

  double halfLength() const { return length / 2; }
  double halfWidth() const { return width / 2; }
  static FieldSpec large() { return {}; }
  static FieldSpec middle();
  bool operator==(const FieldSpec&) const = default;
};

/// The areas and marks of a field as they lie while a side defends an end.
class FieldAreas
{
public:
  /// @param blueEnd  the sign of x at the end that blue defends: 1 in the first half, −1 in the second
  explicit FieldAreas(const FieldSpec& spec, int blueEnd = 1) : spec_(spec), blueEnd_(blueEnd) {}

  const FieldSpec& spec() const { return spec_; }
  int blueEnd() const { return blueEnd_; }
  /// The sign of x at the end that a side defends.
  int endOf(Side side) const { return side == Side::Blue ? blueEnd_ : -blueEnd_; }
  /// The side in whose half a point lies; x = 0 counts as positive.
  Side sideAt(double x) const { return (x >= 0) == (blueEnd_ > 0) ? Side::Blue : Side::Yellow; }

  Rect field() const;
  Rect half(Side side) const;
  Rect goalArea(Side side) const;
  Rect penaltyArea(Side side) const;
  /// Behind the goal line, seen from above.
  Rect goal(Side side) const;
  /// A quarter of the field as the free balls name it.
  Rect quarter(Restart freeBall) const;

  /// On the side's own half: where its opponents take penalty kicks and free kicks.
  Point penaltyMark(Side side) const;
  Point freeBallMark(Restart freeBall) const;
  /// The free ball whose mark is nearest.
  Restart nearestFreeBall(const Point& point) const;

  /// Whether no part of a square is outside the playing field or in a triangle of the corners.
  /// @param clearance  wanted distance to walls, cm
  bool holds(const Square& square, double clearance = 0) const;

private:
  /// A rectangle that is given for the end at +x.
  Rect at(Side side, const Rect& rect) const { return endOf(side) > 0 ? rect : rect.turned(); }

  FieldSpec spec_;
  int blueEnd_;
};

/// A pose or point of the field as a side sees it, and back: each side sees itself defend the +x end.
/// @param end  of the side: FieldAreas::endOf()
constexpr Point inTeamFrame(int end, const Point& point) { return end > 0 ? point : turned(point); }
inline Pose inTeamFrame(int end, const Pose& pose) { return end > 0 ? pose : turned(pose); }
constexpr Restart inTeamFrame(int end, Restart restart) { return end > 0 ? restart : turned(restart); }

} // namespace sparkwright::simurosot
