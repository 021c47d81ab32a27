#pragma once

#include "core/frame/Frame.h"

#include <memory>
#include <vector>

namespace sparkwright
{

class Context;
class Object;
class StaticMesh;
class Transform;

/// Makes Frames from a scene: the structure when it has changed, the poses every time. Reuses released Frames, so that
/// publishing does not allocate.
class FramePublisher
{
public:
  /// Takes meshes and materials from the context.
  /// @return a frame with structure, poses and visibility; the caller completes it before sharing it
  std::shared_ptr<Frame> make(Object& scene, Context& context);

private:
  void rebuild(Object& scene, Context& context);
  void collect(Object& node, int parent, SceneStructure& structure);
  std::shared_ptr<Frame> unusedFrame();

  bool built_ = false;
  unsigned long version_ = 0;
  std::uint64_t structures_ = 0;
  std::shared_ptr<const SceneStructure> structure_;
  std::vector<const Transform*> transforms_;
  std::vector<const StaticMesh*> meshes_;
  std::vector<std::shared_ptr<Frame>> pool_;
};

} // namespace sparkwright
