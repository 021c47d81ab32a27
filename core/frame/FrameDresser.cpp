#include "core/frame/FrameDresser.h"

#include <algorithm>

namespace sparkwright
{

/// A copy with the first nodes only, if there are too many: since parents come before their children, they are a tree.
std::shared_ptr<SceneStructure> FrameDresser::copyOf(const SceneStructure& structure) const
{
  if(mostNodes_ == 0 || structure.nodes.size() <= mostNodes_)
    return std::make_shared<SceneStructure>(structure);
  auto copy = std::make_shared<SceneStructure>();
  copy->version = structure.version;
  copy->materials = structure.materials;
  copy->nodes.assign(structure.nodes.begin(), structure.nodes.begin() + static_cast<std::ptrdiff_t>(mostNodes_));
  for(SceneStructure::Node& node : copy->nodes)
  {
    node.end = std::min(node.end, static_cast<int>(mostNodes_));
    if(node.kind == SceneStructure::Node::Kind::Transform)
      ++copy->transformCount;
    else if(node.kind != SceneStructure::Node::Kind::Light)
      ++copy->meshCount;
  }
  return copy;
}

FramePtr FrameDresser::dress(const FramePtr& frame)
{
  if(!frame || !frame->structure)
    return frame;
  if(frame->structure != plain_)
  {
    auto dressed = copyOf(*frame->structure);
    assets_.dress(*dressed);
    plain_ = frame->structure;
    dressed_ = std::move(dressed);
  }
  auto copy = std::make_shared<Frame>(*frame);
  copy->structure = dressed_;
  if(dressed_->nodes.size() < plain_->nodes.size())
  {
    copy->local.resize(static_cast<std::size_t>(dressed_->transformCount));
    copy->visible.resize(static_cast<std::size_t>(dressed_->meshCount));
  }
  return copy;
}

} // namespace sparkwright
