#pragma once

#include "core/game/f2000/shape/Outline.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace sparkwright::f2000
{

/// All bodies of a world as rays see them. The floor is divided into squares, so that a ray costs by its length and not by
/// the number of bodies.
///
/// What stands still is added once, what moves is removed and added again in each cycle; neither allocates once it has run
/// for a while. For one thread.
class Surroundings
{
public:
  /// One body: an upright one, or the ball.
  struct Body
  {
    Outline outline;
    double bottom = 0, top = 0; ///< m; of a ball: of its lowest and its highest point.
    ThingClass kind = ThingClass::Obstacle;
    Colour colour = Colour::None;
    int owner = 0; ///< Of robots' parts: the robot's number; 0: of nobody.
    bool round = false; ///< A ball: its outline is that at half its height.
  };
  /// Whether a ray sees a body; null: all.
  using Mask = std::function<bool(const Body&)>;

  /// Adds what stands still. To be called before all moving ones are added. @return its number
  int addFixed(Body body);
  /// Adds what moves. @return its number, until clearMoving()
  int addMoving(Body body);
  /// Removes all that moves.
  void clearMoving();

  const Body& body(int number) const { return bodies_[static_cast<std::size_t>(number)]; }
  int size() const { return static_cast<int>(bodies_.size()); }

  /// The first body that a ray meets; of those in which it begins, none. @param direction  length 1  @param range  m
  std::optional<RayHit> rayCast3D(const Eigen::Vector3d& origin, const Eigen::Vector3d& direction, double range,
                                  const Mask& mask = {}) const;
  /// The same within a horizontal plane. @param z  its height, m
  std::optional<RayHit> rayCast2D(const Eigen::Vector2d& origin, double angle, double z, double range,
                                  const Mask& mask = {}) const;
  /// Where a ray meets one body, from outside; nothing: it misses it. The hit names no thing.
  static std::optional<RayHit> meet(const Body& body, const Eigen::Vector3d& origin, const Eigen::Vector3d& direction);
  /// Whether nothing stands between two points.
  bool visible(const Eigen::Vector3d& a, const Eigen::Vector3d& b, const Mask& mask = {}) const;

private:
  static constexpr double cell = 0.5; ///< m
  static constexpr int cells = 64;    ///< Along a side; bodies beyond are looked at by every ray.

  void insert(int number);
  std::vector<int>* cellAt(int x, int y);
  static int cellOf(double place);

  std::vector<Body> bodies_;
  int fixed_ = 0; ///< So many of the bodies stand still.
  std::vector<std::vector<int>> squares_ = std::vector<std::vector<int>>(cells * cells);
  std::vector<int> outside_;
  mutable std::vector<std::uint32_t> asked_; ///< By which ray a body was looked at last.
  mutable std::uint32_t ray_ = 0;
};

} // namespace sparkwright::f2000
