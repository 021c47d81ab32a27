#pragma once

#include "core/scene/BaseNode.h"
#include "physics/Joint.h"
#include "physics/Types.h"

#include <any>
#include <array>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace sparkwright
{

class JointNode;
class RigidBody;

/// The state of a part of a scene that is built again while it runs: where it is, how it moves, the angles of its
/// joints, and the history of its nodes. Nodes are the same if their paths in the part are.
class Posture
{
public:
  /// Reads the state of what is below `roots`.
  static Posture of(std::span<const std::shared_ptr<Object>> roots);

  /// Gives the state to new nodes, which have just been built and are where the scene file puts them. The bodies are
  /// put together by the new geometry and the former angles; the first body that there was before goes to its former
  /// pose. Velocities are kept; new bodies move along with those that they are joined to.
  void giveTo(std::span<const std::shared_ptr<Object>> roots) const;

private:
  struct Body
  {
    physics::Vec3 position, linear, angular;
    physics::Mat3 rotation;
    Vec3f massShift;
    bool enabled;
  };
  struct Joint
  {
    physics::Joint::Kind kind;
    std::array<double, 2> angles;
    double position;
    std::array<double, 3> motors;         ///< Speeds that the motors try to reach.
    physics::Mat3 relative;               ///< Rotation of the second body in the frame of the first.
  };
  friend class Assembling;

  std::map<std::string, Body> bodies_;
  std::map<std::string, Joint> joints_;
  std::map<std::string, std::any> histories_;
};

} // namespace sparkwright
