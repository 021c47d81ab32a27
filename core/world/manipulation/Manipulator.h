#pragma once

#include "core/object/Math.h"
#include "core/world/manipulation/Assembly.h"
#include "core/world/manipulation/Manipulation.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

class ActiveScene;
class Context;
class Object;

/// Moves and pushes things in a running World, for people and trainers.
class Manipulator
{
public:
  Manipulator(Context& context, ActiveScene& active) : context_(context), active_(active) {}

  /// Between two cycles. What makes no sense (no such node, no body, numbers that are not finite or absurd) has no
  /// effect, and the log says why.
  void carryOut(const Manipulation& manipulation);
  /// Before each physics step: what is held and pushed. @param seconds  of the step
  void act(double seconds);

  static constexpr float farthest = 1e5f;   ///< m from the origin, m/s and rad/s; beyond this the engine refuses.
  static constexpr double longestHold = 2;  ///< s, without a further HoldNode.
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

  void carryOut(const MoveNode& move, Object& node, Assembly& assembly);
  void carryOut(const PlaceNode& place, Object& node, Assembly& assembly);
  void carryOut(const HoldNode& hold, Object& node, Assembly& assembly);
  void carryOut(const ReleaseNode& release, Object& node, Assembly& assembly);
  void carryOut(const ApplyForce& push, Object& node, Assembly& assembly);
  void carryOut(const ApplyTorque& twist, Object& node, Assembly& assembly);

  Object* find(const NodeReference& reference) const;
  /// The shapes of other things that are no obstacles, as they are moved by what follows.
  std::vector<const physics::Shape*> shapesOf(const std::vector<std::uint64_t>& ids) const;
  void tellGame(Object& node) const;
  void refuse(std::string_view command, std::string why, std::string hint = {}) const;

  Context& context_;
  ActiveScene& active_;
  std::vector<Held> held_;
  std::vector<Pull> pulls_;
};

} // namespace sparkwright
