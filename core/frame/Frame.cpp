#include "core/frame/Frame.h"

namespace sparkwright
{

void Frame::worldTransforms(std::vector<Mat4f>& out) const
{
  out.resize(local.size());
  if(!structure)
    return;
  const auto& nodes = structure->nodes;
  // Pre-order: the pose above a node is that of the nearest transform among its ancestors, which is done already.
  for(const SceneStructure::Node& node : nodes)
  {
    if(node.kind != SceneStructure::Node::Kind::Transform)
      continue;
    const auto slot = static_cast<std::size_t>(node.slot);
    int above = node.parent;
    while(above >= 0 && nodes[static_cast<std::size_t>(above)].kind != SceneStructure::Node::Kind::Transform)
      above = nodes[static_cast<std::size_t>(above)].parent;
    out[slot] = above < 0
                    ? local[slot]
                    : multiply(out[static_cast<std::size_t>(nodes[static_cast<std::size_t>(above)].slot)], local[slot]);
  }
}

} // namespace sparkwright
