#include "viewer/view/ViewSelection.h"

namespace sparkwright
{

void ViewSelection::set(std::vector<int> nodes)
{
  if(nodes == nodes_)
    return;
  nodes_ = std::move(nodes);
  emit changed();
}

void ViewSelection::setOutlined(int node)
{
  if(node == outlined_)
    return;
  outlined_ = node;
  emit emphasisChanged();
}

void ViewSelection::setHovered(int node)
{
  if(node == hovered_)
    return;
  hovered_ = node;
  emit emphasisChanged();
}

std::vector<Renderer::Mark> ViewSelection::marks(const SceneStructure& structure, const Look& look,
                                                 const std::vector<int>& more) const
{
  const auto& nodes = structure.nodes;
  const auto exists = [&](int node) { return node >= 0 && node < static_cast<int>(nodes.size()); };
  std::vector<Renderer::Mark> marks;
  const auto add = [&](int node, const QColor& colour, float width, float tint)
  {
    if(exists(node))
      marks.push_back({node, nodes[static_cast<std::size_t>(node)].end, colour, width, tint});
  };
  if(look.hover && exists(hovered_))
  {
    const int part = nodes[static_cast<std::size_t>(hovered_)].parent;
    add(part >= 0 ? part : hovered_, Qt::white, 1.2f, 0);
  }
  for(const int node : more)
    add(node, Qt::white, 1.2f, 0);
  add(outlined_, Qt::white, 2, 0);
  for(const int node : nodes_)
    add(node, Renderer::Mark().colour, 2.5f, look.tint ? 0.28f : 0.f);
  return marks;
}

} // namespace sparkwright
