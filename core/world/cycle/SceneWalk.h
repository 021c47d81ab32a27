#pragma once

#include <vector>

namespace sparkwright
{

class BaseNode;
class Object;
class Transform;

/// The nodes of a scene that take part in the phases of a cycle, as flat lists in the order of the walk, so that a
/// cycle need not search the tree. Built anew when the structure has changed.
class SceneWalk
{
public:
  /// @param version  Context::structureVersion; nothing happens if it is the one built last
  void update(Object& scene, unsigned long version);

  void prePhysics();
  void postPhysics();
  /// World poses, parents before children.
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
