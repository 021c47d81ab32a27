#include "editor/document/SourceSelection.h"

#include "editor/document/SceneDocument.h"

namespace sparkwright
{

void SourceSelection::select(std::vector<SourceNode> nodes, const QObject* origin)
{
  std::erase_if(nodes, [](const SourceNode& node) { return !node.document; });
  if(nodes == nodes_)
    return;
  nodes_ = std::move(nodes);
  emit changed(origin);
}

} // namespace sparkwright
