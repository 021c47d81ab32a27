#pragma once

#include "app/team/play/Localiser.h"

#include <Eigen/Core>

#include <array>
#include <string>
#include <string_view>

namespace sparkwright::team
{

/// The ball, in the team's frame.
struct BallBelief
{
  Eigen::Vector2d place = Eigen::Vector2d::Zero();
  Eigen::Vector2d velocity = Eigen::Vector2d::Zero();
  double height = Field::ballRadius; ///< m, of its centre.
  double seen = -1e3;                ///< When this robot saw it last, s.
  double known = -1e3;               ///< When anybody of the team last did.

  /// Where it will be so many seconds later: grass stops it little by little.
  Eigen::Vector2d placeAfter(double seconds) const;
  /// Where a robot that walks there from `from` meets it.
  Eigen::Vector2d meetingPlace(const Eigen::Vector2d& from) const;
};

/// Another player, in the team's frame.
struct PlayerBelief
{
  Eigen::Vector2d place = Eigen::Vector2d::Zero();
  double seen = -1e3; ///< When it was seen, or told of itself, last, s.
  bool fallen = false;
  bool waits = false; ///< May not touch the ball, since it has just taken a set play.
};

/// What this robot believes about ball and players: from what it sees, and from what its mates shout.
class WorldModel
{
public:
  static constexpr int mostPlayers = 11;

  /// Takes in a message, with the camera's pose when it was made.
  void update(const Percepts& percepts, const Eigen::Isometry3d& camera, std::string_view ourTeam);

  /// Forgets where the ball is, such as when the referee has put it elsewhere.
  void moveBall(const Eigen::Vector2d& place, double now);

  const BallBelief& ball() const { return ball_; }
  /// By number from 1.
  const PlayerBelief& mate(int number) const { return mates_[static_cast<std::size_t>(number - 1)]; }
  const PlayerBelief& opponent(int number) const { return opponents_[static_cast<std::size_t>(number - 1)]; }

  /// What this robot tells its mates: at most 20 characters.
  std::string shout(int number, const PlayerBelief& self, double now) const;

private:
  void seeBall(const Eigen::Vector3d& place, double now);
  void hear(std::string_view text, double now);

  BallBelief ball_; ///< At `lastTime_`.
  int sightings_ = 0; ///< Of the ball, one soon after the other.
  double lastTime_ = 0;
  std::array<PlayerBelief, mostPlayers> mates_;
  std::array<PlayerBelief, mostPlayers> opponents_;
};

} // namespace sparkwright::team
