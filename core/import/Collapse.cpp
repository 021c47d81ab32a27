#include "core/import/Collapse.h"

#include "core/import/NodeSource.h"
#include "core/object/Object.h"
#include "core/object/Posed.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

Posed* asTransform(Object& object)
{
  return object.isA("Transform") ? dynamic_cast<Posed*>(&object) : nullptr;
}

void dissolve(Object& node, const Posed& pose)
{
  const Mat4f outer = pose.localPose();
  if(const auto& source = node.origin().source)
    source->dissolve(outer);
  const std::vector<std::shared_ptr<Object>> children = node.children();
  for(const auto& child : children)
  {
    Posed& inner = *asTransform(*child);
    const Mat4f local = multiply(outer, inner.localPose());
    node.parent()->adopt(*child);
    inner.setLocalPose(local);
  }
}

void collapse(Object& node)
{
  Posed* const pose = asTransform(node);
  if(!pose || !node.parent())
    return;
  const auto isTransform = [](const auto& child) { return asTransform(*child) != nullptr; };
  if(!std::all_of(node.children().begin(), node.children().end(), isTransform))
    return;
  dissolve(node, *pose);
  node.parent()->removeChild(node);
}

} // namespace

void collapseTransforms(Object& root)
{
  // Children before their parent, siblings in order; without recursion: this is the reverse of parent first, last
  // sibling first.
  std::vector<std::shared_ptr<Object>> open(root.children().begin(), root.children().end());
  std::vector<std::shared_ptr<Object>> order;
  while(!open.empty())
  {
    const std::shared_ptr<Object> node = open.back();
    open.pop_back();
    order.push_back(node);
    open.insert(open.end(), node->children().begin(), node->children().end());
  }
  for(auto node = order.rbegin(); node != order.rend(); ++node)
    collapse(**node);
  collapse(root);
}

} // namespace sparkwright
