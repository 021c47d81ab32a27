#pragma once

#include "core/object/Math.h"
#include "core/text/LocalText.h"
#include "core/world/manipulation/Assembly.h"
#include "core/world/manipulation/JointDrives.h"
#include "core/world/manipulation/Manipulation.h"
#include "core/world/manipulation/PropertyChanges.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

class ActiveScene;
class Context;
class Object;
class StateArchive;

/// Moves, holds and pushes things in a running World, for the window and trainers.
class Manipulator
{
public:
  Manipulator(Context& context, ActiveScene& active) : context_(context), active_(active), joints_(active), properties_(active) {}

  /// Call it between two cycles. Invalid requests (no such node, no body, numbers not finite or too large) have no
  /// effect and are logged.
  void carryOut(const Manipulation& manipulation);
  /// Applies holds, pushes and drives of joints; to be called before each physics step. @param seconds  of the step
  void act(double seconds);

  /// Saves or loads what is held, pushed and driven.
  void archive(StateArchive& a);
  bool hasProperties() const { return !properties_.empty(); }
  /// See PropertyChanges::archive().
  void archiveProperties(StateArchive& a) { properties_.archive(a); }

  static constexpr float farthest = 1e5f;   ///< Limit for distances from the origin (m) and velocities (m/s, rad/s).
  static constexpr double longestHold = 2;  ///< s, without a further HoldNode.
  static constexpr double longestPush = 10; ///< s

private:
  struct Pull ///< A push or twist in progress.
  {
    std::uint64_t id;
    Vec3f force, torque; ///< N and N·m, world axes.
    Vec3f at;            ///< Where the force acts, in the frame of the body.
    double left;         ///< Remaining time, s.

    void archive(StateArchive& a);
  };
  struct Held
  {
    std::uint64_t id;
    Mat4f pose; ///< Of the node, in the world.
    double left;

    void archive(StateArchive& a);
  };

  void carryOut(const MoveNode& move, Object& node, Assembly& assembly);
  void carryOut(const PlaceNode& place, Object& node, Assembly& assembly);
  void carryOut(const HoldNode& hold, Object& node, Assembly& assembly);
  void carryOut(const ReleaseNode& release, Object& node, Assembly& assembly);
  void carryOut(const ApplyForce& push, Object& node, Assembly& assembly);
  void carryOut(const ApplyTorque& twist, Object& node, Assembly& assembly);

  void setProperty(const SetProperty& change, Object& node);
  void switchRobot(const SwitchRobot& request, Object& node);
  template<class JointRequest>
  void carryOutAtJoint(const JointRequest& request, Object& node);
  JointDrives::Refusal toJoint(const SetJoint& request, Object& node) { return joints_.set(request, node); }
  JointDrives::Refusal toJoint(const DriveJoint& request, Object& node)
  {
    return joints_.drive(request, node, longestHold);
  }

  Object* find(const NodeReference& reference) const;
  /// The shapes of nodes that are to be ignored as obstacles.
  std::vector<const physics::Shape*> shapesOf(const std::vector<std::uint64_t>& ids) const;
  void tellGame(Object& node) const;
  void refuse(std::string_view command, LocalText why, LocalText hint = {}) const;

  Context& context_;
  ActiveScene& active_;
  std::vector<Held> held_;
  std::vector<Pull> pulls_;
  JointDrives joints_;
  PropertyChanges properties_;
};

} // namespace sparkwright
