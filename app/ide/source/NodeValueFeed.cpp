#include "app/ide/source/NodeValueFeed.h"

#include "core/import/NodeSource.h"

#include <algorithm>

namespace sparkwright
{

NodeValueFeed::NodeValueFeed(const Sources& sources, QObject* parent) : LiveValues(parent), sources_(sources)
{
  connect(&sources_.hub, &NodeValueHub::changed, this,
          [this](std::uint64_t id)
          {
            if(id == id_)
              emit changed();
          });
}

NodeValueFeed::~NodeValueFeed()
{
  rest();
}

/// Robots of one file have the same forms: the one that is selected counts.
std::uint64_t NodeValueFeed::selected(const SceneStructure& structure) const
{
  if(sources_.forms.nodes().empty())
    return 0;
  const std::vector<int> nodes = sources_.link.nodesOf(structure, sources_.forms.nodes().back());
  if(nodes.empty())
    return 0;
  const bool isOne = sources_.nodes.structure().get() == &structure &&
                     std::ranges::find(nodes, sources_.nodes.last()) != nodes.end();
  return structure.nodes[static_cast<std::size_t>(isOne ? sources_.nodes.last() : nodes.front())].id;
}

void NodeValueFeed::show(const SessionState& state)
{
  if(!state.frame || !state.frame->structure)
    return;
  id_ = selected(*state.frame->structure);
  sources_.hub.want(this, id_);
}

std::vector<LiveValues::Value> NodeValueFeed::of(const SourceNode& node) const
{
  std::vector<Value> result;
  const std::optional<std::uint32_t> offset = sources_.link.placeInWorld(node);
  const std::shared_ptr<const NodeValues> values = sources_.hub.of(id_);
  if(!values || !offset)
    return result;
  for(const NodeValues::Node& each : values->nodes)
  {
    if(!each.form || each.form->offset() != *offset || each.form->location() != node.document->file().toStdString())
      continue;
    const ClassInfo* const info = sources_.registry.find(each.className);
    for(const NodeValues::Value& value : each.values)
    {
      const std::string setter = "set" + value.name;
      QString name = QString::fromStdString(info && info->method(setter) ? setter : value.name);
      if(!name.isEmpty())
        name[0] = name[0].toLower();
      result.push_back({name, QString::fromStdString(value.text), QString::fromStdString(value.unit)});
    }
    break;
  }
  return result;
}

} // namespace sparkwright
