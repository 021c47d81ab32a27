#pragma once

#include "app/team/body/Archive.h"
#include "app/team/play/Localiser.h"

#include <Eigen/Core>

#include <array>
#include <climits>
#include <string>
#include <string_view>

namespace sparkwright::team
{

/// Estimate of the ball, in the team's frame, m and m/s.
struct BallBelief
{
  Eigen::Vector2d place = Eigen::Vector2d::Zero();
  Eigen::Vector2d velocity = Eigen::Vector2d::Zero();
  double height = Field::ballRadius; ///< m, of its centre.
  double seen = -1e3;                ///< When this robot has seen it last, s.
  double known = -1e3;               ///< When any robot of the team has seen it last, s.

  void archive(StateArchive& a) { a(place, velocity, height, seen, known); }

  /// Predicted position after `seconds`, with rolling friction.
  Eigen::Vector2d placeAfter(double seconds) const;
  /// Where a robot that starts at `from` can reach the ball.
  Eigen::Vector2d meetingPlace(const Eigen::Vector2d& from) const;
};

/// Estimate of another player, in the team's frame, m.
struct PlayerBelief
{
  Eigen::Vector2d place = Eigen::Vector2d::Zero();
  double seen = -1e3; ///< When it was seen or heard last, s.
  bool fallen = false;
  bool waits = false; ///< It has just taken a set play, so it may not touch the ball.

  void archive(StateArchive& a) { a(place, seen, fallen, waits); }
};

/// Estimates ball and players from vision and from teammates' messages.
class WorldModel
{
public:
  static constexpr int mostPlayers = 11;

  /// Updates by one message. @param camera  pose of the camera in the team's frame
  void update(const Percepts& percepts, const Eigen::Isometry3d& camera, std::string_view ourTeam);

  /// Resets the ball to a known position, such as after the referee has moved it.
  void moveBall(const Eigen::Vector2d& place, double now);

  const BallBelief& ball() const { return ball_; }
  /// By number from 1.
  const PlayerBelief& mate(int number) const { return mates_[static_cast<std::size_t>(number - 1)]; }
  const PlayerBelief& opponent(int number) const { return opponents_[static_cast<std::size_t>(number - 1)]; }

  /// Message to the teammates, at most 20 characters.
  std::string shout(int number, const PlayerBelief& self, double now) const;

  void archive(StateArchive& a)
  {
    a(ball_, sightings_, lastTime_, mates_, opponents_);
    a.require(sightings_ >= 0 && sightings_ < INT_MAX);
  }

private:
  void seeBall(const Eigen::Vector3d& place, double now);
  void hear(std::string_view text, double now);

  BallBelief ball_; ///< At `lastTime_`.
  int sightings_ = 0; ///< Number of recent sightings of the ball in a row.
  double lastTime_ = 0;
  std::array<PlayerBelief, mostPlayers> mates_;
  std::array<PlayerBelief, mostPlayers> opponents_;
};

} // namespace sparkwright::team
