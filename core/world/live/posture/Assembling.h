#pragma once

#include "core/world/live/posture/Posture.h"

#include <vector>

namespace sparkwright
{

/// Puts bodies that are where a scene file puts them into the posture of their predecessors, joint by joint.
class Assembling
{
public:
  /// @param former  state of its predecessor; null: there was none
  void add(RigidBody& body, const Posture::Body* former);
  void add(JointNode& joint, const Posture::Joint* former);
  void run();

private:
  struct Pose
  {
    physics::Mat3 rotation = physics::Mat3::Identity();
    physics::Vec3 position = physics::Vec3::Zero();

    Pose operator*(const Pose& inner) const
    {
      return {rotation * inner.rotation, rotation * inner.position + position};
    }
    Pose inverse() const { return {rotation.transpose(), -(rotation.transpose() * position)}; }
    physics::Vec3 operator*(const physics::Vec3& point) const { return rotation * point + position; }
  };
  struct Link
  {
    RigidBody* body;
    const Posture::Body* former;
    Pose built; ///< Where the scene file puts it.
    Pose now;
    bool placed = false;
  };
  struct Connection
  {
    JointNode* node;
    const Posture::Joint* former;
    int first = -1, second = -1; ///< Links; -1: the static environment.
    physics::Vec3 anchor;
    std::array<physics::Vec3, 2> axes;
  };

  int linkOf(const RigidBody* body) const;
  static Pose turn(const physics::Vec3& axis, const physics::Vec3& at, double angle);
  void place(Link& link, const Pose& pose);
  void placeFormer(Link& link);
  void spread();
  bool follow(const Connection& connection);
  void followTo(const Connection& connection, int known, int other);
  void moveAlong(Link& link, const Link* known);

  std::vector<Link> links_;
  std::vector<Connection> connections_;
};

} // namespace sparkwright
