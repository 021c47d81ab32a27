#include "app/ide/scene/Selection.h"

#include "app/ide/scene/StructureSearch.h"

#include <algorithm>

namespace sparkwright
{

void Selection::setStructure(const std::shared_ptr<const SceneStructure>& structure)
{
  if(structure == structure_)
    return;
  // The same object may stand elsewhere in a new structure, or be gone.
  std::vector<int> nodes;
  for(const int node : nodes_)
    if(const std::uint64_t id = structure_->nodes[static_cast<std::size_t>(node)].id; structure && id != 0)
      nodes.push_back(nodeOf(*structure, id));
  structure_ = structure;
  nodes_.clear();
  set(std::move(nodes));
  if(nodes_.empty())
    emit changed(); // Where there were some, they are gone.
}

bool Selection::has(int node) const
{
  return std::ranges::find(nodes_, node) != nodes_.end();
}

void Selection::set(std::vector<int> nodes)
{
  std::vector<int> known;
  for(const int node : nodes)
    if(exists(node) && std::ranges::find(known, node) == known.end())
      known.push_back(node);
  if(known == nodes_)
    return;
  nodes_ = std::move(known);
  emit changed();
}

void Selection::clear()
{
  set({});
  emit cleared();
}

void Selection::toggle(const std::vector<int>& nodes)
{
  std::vector<int> all = nodes_;
  for(const int node : nodes)
  {
    if(!exists(node))
      continue;
    const auto related = [&](int other)
    {
      const auto holds = [&](int whole, int part)
      { return part >= whole && part < structure_->nodes[static_cast<std::size_t>(whole)].end; };
      return holds(node, other) || holds(other, node);
    };
    if(std::erase_if(all, related) == 0)
      all.push_back(node);
  }
  set(std::move(all));
}

void Selection::setId(std::uint64_t id)
{
  if(const int node = structure_ ? nodeOf(*structure_, id) : -1; node >= 0)
    set({node});
}

} // namespace sparkwright
