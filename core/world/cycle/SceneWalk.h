#pragma once

#include <vector>

namespace sparkwright
{

class BaseNode;
class Object;
class Transform;

/// Lists the nodes that take part in the phases of a cycle, in the order of the walk, so that a cycle need not search
/// the tree. Rebuilt when the structure has changed.
class SceneWalk
{
public:
  /// Rebuilds the lists. @param version  Context::structureVersion; without effect if unchanged
  void update(Object& scene, unsigned long version);

  void prePhysics();
  void postPhysics();
  /// Updates world poses, parents before children.
  void updateHierarchy();

private:
  void collect(Object& node);

  bool built_ = false;
  unsigned long version_ = 0;
  std::vector<BaseNode*> prePhysics_;
  std::vector<BaseNode*> postPhysics_;
  std::vector<Transform*> transforms_;
};

} // namespace sparkwright
