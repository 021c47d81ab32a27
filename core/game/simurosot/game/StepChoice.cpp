#include "core/game/simurosot/game/StepChoice.h"

#include "core/game/simurosot/field/Pose.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

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
    for(std::size_t i = 0; i < count_; ++i)
    {
      for(std::size_t k = 0; k < i; ++k)
        meet(robots_[i], robots_[k]);
      meetWalls(robots_[i]);
    }
    meetBall();
    return fastest_;
  }

private:
  static double spinOf(const sref_robot& robot, double reach)
  {
    return std::abs(robot.omega) * std::numbers::pi / 180 * reach;
  }
  std::span<const Disc> robots() const { return {robots_.data(), count_}; }

  void note(double closing) { fastest_ = std::max(fastest_, closing); }

  void meet(const Disc& a, const Disc& b)
  {
    const double closing = closingSpeed(a, b);
    const double between = distance(a.place, b.place) - a.reach - b.reach;
    if(between < closing * seconds_ + margin)
      note(closing);
  }

  bool mayMeetWalls(const Disc& disc, double speed) const
  {
    const double x = std::abs(disc.place.x), y = std::abs(disc.place.y);
    const double alongCorner = field_.halfLength() + field_.halfWidth() - field_.cornerLeg - x - y;
    const double between =
        std::min({field_.halfLength() - x, field_.halfWidth() - y, alongCorner / std::numbers::sqrt2}) - disc.reach;
    return between < speed * seconds_ + margin;
  }

  void meetWalls(const Disc& disc)
  {
    if(mayMeetWalls(disc, disc.speed()))
      note(disc.speed());
  }

  /// A ball that one robot hits may reach another one, or a wall, in the same frame, and come back from it.
  void meetBall()
  {
    double hit = 0;
    int hitters = 0;
    for(const Disc& robot : robots())
      if(const double closing = closingSpeed(robot, ball_); mayReachBall(robot, closing))
      {
        hit = std::max(hit, closing);
        ++hitters;
      }
    note(hit);
    const double change = ballFasterThan * hit; // Of its velocity.
    const double speed = ball_.speed() + change;
    const bool walled = mayMeetWalls(ball_, speed);
    if(walled)
      note(speed);
    for(const Disc& robot : robots())
    {
      const double closing = closingSpeed(robot, ball_);
      const bool isOnlyHitter = hitters == 1 && mayReachBall(robot, closing);
      if(!isOnlyHitter && hitters > 0 && mayReachBall(robot, closing + change))
        note(closing + change);
      if(walled && mayReachBall(robot, speed + robot.speed()))
        note(speed + robot.speed());
    }
  }

  bool mayReachBall(const Disc& robot, double closing) const
  {
    return distance(robot.place, ball_.place) - robot.reach - ball_.reach < closing * seconds_ + margin;
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
  std::size_t count_ = 0;
  Disc ball_;
  double fastest_ = 0;
};

} // namespace

int stepsFor(const sref_frame& seen, const LeagueProfile& profile, int least, double seconds)
{
  const double steps = std::ceil(StepChoice(seen, profile, seconds).fastest() * seconds / profile.physics.stepTravel);
  return std::max(least, static_cast<int>(std::min<double>(steps, mostSteps)));
}

} // namespace sparkwright::simurosot
