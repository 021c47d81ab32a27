#pragma once

#include <memory>
#include <span>
#include <vector>

namespace sparkwright
{

class JointNode;
class Object;
class RigidBody;

/// The joints of a scene and what they connect, as of one moment.
class JointMap
{
public:
  explicit JointMap(Object& scene);

  /// Whether a joint connects what is below these nodes to anything else, other than the static environment, or joins
  /// only others.
  bool crosses(std::span<const std::shared_ptr<Object>> roots) const;

private:
  struct Joint
  {
    const JointNode* node;
    const RigidBody *first, *second;
  };
  std::vector<Joint> joints_;
};

} // namespace sparkwright
