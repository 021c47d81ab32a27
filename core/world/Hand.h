#pragma once

#include "core/object/Math.h"
#include "core/world/Assembly.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sparkwright
{

class ActiveScene;
class Context;
class Object;
class Transform;
struct Action;

/// Moves and pushes things in a running World, as commands of monitors and of the window ask for:
///
///     (move (id 17)(pos 1 2 0.4)(rot 0 0 90)(velocity zero))   pose of a node in the world, m and degrees
///     (place (id 17)(pos 1 2)(turn 90))                        stand it there on what does not move, where there is
///                                                              room, turned about z; (pos x y z): on that height;
///                                                              (ignore 18 19): these are about to go elsewhere
///     (hold (id 17)(pos 1 2 1)(rot 0 0 0))                     keep it there, for at most 2 s
///     (release (id 17)(vel 1 0 0))
///     (push (id 17)(force 0 20 0)(at 1 2 0.4)(time 0.5))       N at a point of the world, for so many seconds
///     (twist (id 17)(torque 0 0 3)(time 0.5))                  N·m
///
/// `(id …)` is that of Frames, `(path /usr/scene/box)` does as well. What joints hold together moves as one. A pose is
/// that of the node, if a body hangs beside it, else that of its first body, a robot's trunk; `(vel x y z)` and `(spin x y z)` set velocities (m/s, rad/s), `(velocity zero)` stops, and else
/// they stay as they are. `place` and `hold` stop.
class Hand
{
public:
  Hand(Context& context, ActiveScene& active) : context_(context), active_(active) {}

  /// @return false if it is no command of the hand. A command that is broken has no effect, and the log says why.
  bool command(const Action& action);
  /// Before each physics step: what is held and pushed. @param seconds  of the step
  void act(double seconds);

  static constexpr double longestHold = 2;  ///< s, without a further command.
  static constexpr double longestPush = 10; ///< s

private:
  struct Pull ///< A push or twist that still goes on.
  {
    std::uint64_t id;
    Vec3f force, torque; ///< N and N·m, world axes.
    Vec3f at;            ///< Where the force acts, in the frame of the body.
    double left;         ///< s
  };
  struct Held
  {
    std::uint64_t id;
    Mat4f pose; ///< Of the node, in the world.
    double left;
  };

  void move(const Action& action, Object& node, Assembly& assembly);
  void place(const Action& action, Object& node, Assembly& assembly);
  void hold(const Action& action, Object& node, Assembly& assembly);
  void release(const Action& action, Object& node, Assembly& assembly);
  void pull(const Action& action, Object& node, Assembly& assembly);

  Object* nodeOf(const Action& action) const;
  Object* nodeWithId(std::uint64_t id) const;
  /// Where the pose that the action names would bring the node.
  bool wantedPose(const Action& action, const Mat4f& now, Mat4f& wanted) const;
  bool setVelocities(const Action& action, Assembly& assembly) const;
  /// The shapes of other things that are no obstacles, as they are moved by the commands that follow.
  std::vector<const physics::Shape*> ignored(const Action& action) const;
  bool isFree(const Assembly& assembly, const std::vector<const physics::Shape*>& ignored) const;
  float heightBelow(const Assembly& assembly, const Vec3f& place) const;
  void moved(Object& node) const;
  void refuse(const Action& action, std::string why, std::string hint = {}) const;

  Context& context_;
  ActiveScene& active_;
  std::vector<Held> held_;
  std::vector<Pull> pulls_;
};

} // namespace sparkwright
