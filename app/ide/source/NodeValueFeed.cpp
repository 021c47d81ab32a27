#include "app/ide/source/NodeValueFeed.h"

#include "core/import/NodeSource.h"

namespace sparkwright
{

NodeValueFeed::NodeValueFeed(const Sources& sources, QObject* parent) : LiveValues(parent), sources_(sources) {}

void NodeValueFeed::show(const SessionState& state)
{
  if(state.values && state.values != values_ && state.values->asked == id_)
  {
    values_ = state.values;
    emit changed();
  }
  const std::vector<SourceNode>& forms = sources_.forms.nodes();
  if(!state.frame || !state.frame->structure || forms.empty() || state.valuesAnswered < asked_)
    return;
  const std::vector<int> nodes = sources_.link.nodesOf(*state.frame->structure, forms.back());
  const std::uint64_t id =
      nodes.empty() ? 0 : state.frame->structure->nodes[static_cast<std::size_t>(nodes.front())].id;
  if(id == id_ && state.frame == frame_)
    return;
  id_ = id;
  frame_ = state.frame;
  if(id != 0)
    asked_ = sources_.session.askValues(id);
}

std::vector<LiveValues::Value> NodeValueFeed::of(const SourceNode& node) const
{
  std::vector<Value> result;
  const std::optional<std::uint32_t> offset = sources_.link.placeInWorld(node);
  if(!values_ || values_->asked != id_ || !offset)
    return result;
  for(const NodeValues::Node& each : values_->nodes)
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
