#pragma once

#include "core/game/f2000/shape/Geometry.h"
#include "core/object/Random.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace sparkwright::f2000
{

/// How a goalkeeper decides where to go.
enum class Policy
{
  Still,     ///< Stays in the middle.
  Random,    ///< Goes to any place of its line, again and again.
  Pattern,   ///< Goes to and fro.
  Block,     ///< Stands between ball and goal.
  Intercept, ///< Goes where the ball will be, and pushes slow balls away.
  Mixed      ///< One of the others, by lot.
};

/// `still`, `random` … in the order of Policy.
std::span<const std::string_view> policyNames();

/// The goal that a keeper defends, and what the keeper can do. m, s; in the frame of the field.
struct KeeperTask
{
  double goalX = -5;       ///< Of the goal's line; its middle is at y = 0.
  double goalWidth = 2;
  double lineDistance = 0.35; ///< Of the keeper's line from the goal's, into the field.
  double margin = 0.25;    ///< So far from the posts the keeper stays: half of its width.
  double ballRadius = 0.11;
  double rollingResistance = 0.25; ///< Of the ball, m/s²
  double amplitude = 0.7, period = 6; ///< Of Policy::Pattern.
  double change = 0;       ///< Policy::Mixed: so often it draws a lot, s; 0: once in each episode.
  std::vector<double> wayPoints{}; ///< Of Policy::Pattern in place of a triangle wave: y, visited in equal times.

  double lineX() const { return goalX + (goalX < 0 ? lineDistance : -lineDistance); }
  double reach() const { return goalWidth / 2 - margin; }
};

/// The ball as the keeper knows it.
struct KnownBall
{
  double x = 0, y = 0;   ///< m
  double vx = 0, vy = 0; ///< m/s
};

/// Chooses where a goalkeeper goes. Draws all lots from one sequence, so that an episode can be repeated.
class KeeperPolicy
{
public:
  KeeperPolicy(Policy policy, const KeeperTask& task, std::uint64_t seed);

  /// A new episode begins.
  void begin();
  /// What it does now; never Policy::Mixed.
  Policy current() const { return current_; }
  /// @param time  of the episode, s  @return where to go
  Pose target(double time, const KnownBall& ball);

private:
  double randomPlace(double time);
  double patternPlace(double time) const;
  double blockingPlace(const KnownBall& ball) const;
  Pose interceptingPose(const KnownBall& ball) const;
  /// Where the ball crosses the keeper's line; nothing: it does not, or stops before.
  std::optional<double> crossing(const KnownBall& ball) const;
  double kept(double y) const;

  Policy policy_, current_;
  KeeperTask task_;
  Random random_;
  double nextLot_ = 0;  ///< When Policy::Mixed draws again.
  double nextPlace_ = 0, place_ = 0; ///< Of Policy::Random.
};

} // namespace sparkwright::f2000
