#include "core/rsg/trace/TraceBuilder.h"

#include "core/import/Collapse.h"
#include "core/import/NodeSource.h"
#include "core/object/Log.h"
#include "core/object/Registry.h"
#include "core/rsg/RsgTexts.h"

#include <algorithm>
#include <optional>

namespace sparkwright::rsg
{

TraceBuilder::TraceBuilder(Context& context, ImportRecords& records, ImportRecord& record, const Trace& trace)
    : context_(context), records_(records), record_(record), trace_(trace),
      transform_(context.registry->find("Transform")), objects_(trace.nodes.size())
{
}

void TraceBuilder::build(Trace::Index step, const std::shared_ptr<Object>& parent)
{
  const std::vector<std::shared_ptr<Object>> before = parent->children();
  const Trace::Step start = trace_.steps[step];
  const bool isNode = start.kind == Trace::Step::Kind::Node;
  objects_[isNode ? trace_.nodes[start.index].parent : trace_.calls[start.index].node] = parent;
  const Trace::Index last = isNode ? trace_.nodes[start.index].last : step + 1;
  for(Trace::Index i = step; i < last; ++i)
  {
    const Trace::Step& each = trace_.steps[i];
    if(each.kind == Trace::Step::Kind::Call)
      call(each.index);
    else if(trace_.nodes[each.index].kind == Trace::Node::Kind::Made)
      make(each.index);
    else if(!select(each.index))
      break;
  }
  for(const Trace::Index queued : queue_)
  {
    const Trace::Call& call = trace_.calls[queued];
    const std::shared_ptr<Object>& object = objects_[call.node];
    const Method* const method = object->classInfo().method(call.method);
    const ImportRecords::Call place(records_, record_, ImportRecord::none);
    if(method && object->context())
      invoke(*object, *method, Arguments(call.values));
  }
  queue_.clear();
  const std::vector<std::shared_ptr<Object>> after = parent->children();
  for(const auto& child : after)
    if(std::ranges::find(before, child) == before.end())
      collapseTransforms(*child);
  context_.structureChanged();
}

void TraceBuilder::make(Trace::Index index)
{
  const Trace::Node& node = trace_.nodes[index];
  const std::shared_ptr<Object>& parent = objects_[node.parent];
  if(!parent)
    return;
  std::shared_ptr<Object> made = context_.registry->create(node.info->fullName());
  made->setOrigin({record_.file->name, node.line, node.column,
                   std::make_shared<NodeSource>(record_.file->location, record_.scene, node.offset,
                                                node.info->isA("Transform"), parent->origin().source)});
  parent->addChild(made);
  record_.nodes[index] = {made, made->origin().source};
  objects_[index] = std::move(made);
}

bool TraceBuilder::select(Trace::Index index)
{
  const Trace::Node& node = trace_.nodes[index];
  Object* const from = objects_[node.parent].get();
  Object* const found = !from              ? nullptr
                        : node.name == ".." ? from->parent()
                        : node.name == "."  ? from
                                            : from->child(node.name);
  if(!found)
  {
    if(from && context_.log)
      context_.log->error(rsgText("node.noChild", from->path(), node.name));
    return false;
  }
  objects_[index] = found->weak_from_this().lock();
  record_.nodes[index] = {objects_[index], nullptr};
  return true;
}

bool TraceBuilder::isImmediate(const Method& method) const
{
  if(method.immediate)
    return true;
  const Method* const same = transform_ ? transform_->method(method.name) : nullptr;
  return same && same->immediate;
}

void TraceBuilder::call(Trace::Index index)
{
  const Trace::Call& call = trace_.calls[index];
  const std::shared_ptr<Object>& object = objects_[call.node];
  const Method* const method = object ? object->classInfo().method(call.method) : nullptr;
  if(!method)
    return;
  if(!isImmediate(*method))
    return queue_.push_back(index);
  const ImportRecords::Call place(records_, record_, index);
  invoke(*object, *method, Arguments(call.values));
}

} // namespace sparkwright::rsg
