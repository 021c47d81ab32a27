#pragma once

namespace sparkwright::f2000
{

/// Units of files and messages in those of the program: m, rad, s.
namespace unit
{
inline constexpr double mm = 1e-3, degree = 3.14159265358979323846 / 180, ms = 1e-3;
} // namespace unit

/// A place and direction on the floor: m, rad counter-clockwise from +x. In the frame of the field (origin at the centre
/// mark, +x to the yellow goal, +y to the left of that) unless it says otherwise.
struct Pose
{
  double x = 0, y = 0, theta = 0;
  bool operator==(const Pose& other) const { return x == other.x && y == other.y && theta == other.theta; }
};

/// A velocity in the plane: m/s, rad/s.
struct Twist
{
  double vx = 0, vy = 0, omega = 0;
};

/// How a pose changes within an interval, in the frame of the robot at the interval's start: m, rad.
struct Relocation
{
  double dx = 0, dy = 0, dtheta = 0;
};

/// The same angle in (−π, π]; finite.
double normalized(double angle);
/// A pose that is given in the frame of another one, in that one's own frame.
Pose composed(const Pose& frame, const Pose& inFrame);
/// The inverse: `pose` as seen from `frame`.
Pose relativeTo(const Pose& frame, const Pose& pose);
/// Where a robot is after an interval.
Pose moved(const Pose& pose, const Relocation& by);

} // namespace sparkwright::f2000
