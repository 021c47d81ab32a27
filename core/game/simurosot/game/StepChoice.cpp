#include "core/game/simurosot/game/StepChoice.h"

#include "core/game/simurosot/field/Pose.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sparkwright::simurosot
{

namespace
{

constexpr double margin = 1;           ///< Between things that may meet although their speeds do not say so, cm.
constexpr double ballFasterThan = 1.5; ///< What hits a ball, at most.
constexpr double gravity = 981;        ///< cm/s²

/// Something round that moves; cm and cm/s.
struct Disc
{
  Point place, velocity;
  double reach = 0; ///< Radius of the circle around it.
  double spin = 0;  ///< Speed of its outermost points by its turning.

  double speed() const { return std::hypot(velocity.x, velocity.y) + spin; }
};

/// The speed at which two things can approach each other at most.
double closingSpeed(const Disc& a, const Disc& b)
{
  return std::hypot(a.velocity.x - b.velocity.x, a.velocity.y - b.velocity.y) + a.spin + b.spin;
}

class StepChoice
{
public:
  StepChoice(const sref_frame& seen, const LeagueProfile& profile, double seconds)
      : field_(profile.field), seconds_(seconds)
  {
    const double reach = field_.robotSide / std::numbers::sqrt2;
    for(const auto& team : seen.robot)
      for(const sref_robot& robot : team)
        if(robot.valid)
          robots_[static_cast<std::size_t>(count_++)] = {
              {robot.x, robot.y}, {robot.vx, robot.vy}, reach, std::abs(robot.omega) * std::numbers::pi / 180 * reach};
    ball_ = {{seen.ball.x, seen.ball.y}, {seen.ball.vx, seen.ball.vy}, field_.ballRadius, 0};
    fall(seen.ball);
  }

  /// The highest speed at which two things may meet in the frame, cm/s.
  double fastest()
  {
    for(int i = 0; i < count_; ++i)
    {
      const Disc& robot = robots_[static_cast<std::size_t>(i)];
      for(int k = 0; k < i; ++k)
        meet(robot, robots_[static_cast<std::size_t>(k)]);
      meetWalls(robot, robot.speed());
    }
    meetBall();
    return fastest_;
  }

private:
  void note(double closing) { fastest_ = std::max(fastest_, closing); }

  void meet(const Disc& a, const Disc& b)
  {
    const double closing = closingSpeed(a, b);
    const double between = distance(a.place, b.place) - a.reach - b.reach;
    if(between < closing * seconds_ + margin)
      note(closing);
  }

  void meetWalls(const Disc& disc, double speed)
  {
    const double x = std::abs(disc.place.x), y = std::abs(disc.place.y);
    const double alongCorner = field_.halfLength() + field_.halfWidth() - field_.cornerLeg - x - y;
    const double between =
        std::min({field_.halfLength() - x, field_.halfWidth() - y, alongCorner / std::numbers::sqrt2}) - disc.reach;
    if(between < speed * seconds_ + margin)
      note(speed);
  }

  /// A ball that one robot hits may reach the next one, or a wall, in the same frame.
  void meetBall()
  {
    double hit = 0;
    for(int i = 0; i < count_; ++i)
    {
      const Disc& robot = robots_[static_cast<std::size_t>(i)];
      const double closing = closingSpeed(robot, ball_);
      if(distance(robot.place, ball_.place) - robot.reach - ball_.reach < closing * seconds_ + margin)
        hit = std::max(hit, closing);
    }
    note(hit);
    ball_.spin = ballFasterThan * hit;
    for(int i = 0; hit > 0 && i < count_; ++i)
    {
      const Disc& robot = robots_[static_cast<std::size_t>(i)];
      const double between = distance(robot.place, ball_.place) - robot.reach - ball_.reach;
      if(between > margin) // Not the one that pushes it.
        meet(robot, ball_);
    }
    meetWalls(ball_, ball_.speed());
  }

  void fall(const sst_ball& ball)
  {
    const double height = ball.z - field_.ballRadius;
    const double speed = std::max(-ball.vz, 0.) + gravity * seconds_;
    if(height > margin / 10 && height < speed * seconds_ + margin)
      note(speed);
  }

  const FieldSpec& field_;
  const double seconds_;
  std::array<Disc, 2 * SST_MAX_ROBOTS> robots_{};
  int count_ = 0;
  Disc ball_;
  double fastest_ = 0;
};

} // namespace

int stepsFor(const sref_frame& seen, const LeagueProfile& profile, double seconds)
{
  const double steps = std::ceil(StepChoice(seen, profile, seconds).fastest() * seconds / profile.physics.stepTravel);
  return std::max(profile.physics.subSteps, static_cast<int>(std::min<double>(steps, mostSteps)));
}

} // namespace sparkwright::simurosot
