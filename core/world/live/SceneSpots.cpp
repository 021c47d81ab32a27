#include "core/world/live/SceneSpots.h"

#include "core/object/Math.h"
#include "core/object/Object.h"
#include "core/robot/agent/Agent.h"

#include <algorithm>
#include <set>

namespace sparkwright
{

using rsg::ImportRecord;
using rsg::Trace;

const EditedImport* SceneSpots::edit(const ImportRecord& record) const
{
  const auto found = edited_.find(&record);
  return found == edited_.end() ? nullptr : found->second;
}

const Trace& SceneSpots::before(const ImportRecord& record) const
{
  const EditedImport* const edited = edit(record);
  return edited ? *edited->before : *traces_.trace(record);
}

const Trace& SceneSpots::after(const ImportRecord& record) const
{
  const EditedImport* const edited = edit(record);
  return edited ? *edited->after : *traces_.trace(record);
}

Trace::Index SceneSpots::nodeAfter(const SceneSpot& spot) const
{
  const EditedImport* const edited = edit(*spot.record);
  return edited ? edited->diff->nodes[spot.node] : spot.node;
}

std::shared_ptr<Object> SceneSpots::objectAt(const SceneSpot& spot)
{
  if(spot.node >= spot.record->nodes.size())
    return nullptr;
  std::shared_ptr<Object> object = spot.record->nodes[spot.node].object.lock();
  return object && object->context() ? object : nullptr;
}

std::optional<SceneSpot> SceneSpots::around(const SceneSpot& spot) const
{
  if(spot.node != 0)
    return SceneSpot{spot.record, before(*spot.record).nodes[spot.node].parent};
  ImportRecord* const outer = spot.record->parent;
  if(!outer || spot.record->call == ImportRecord::none)
    return std::nullopt;
  const Trace& trace = before(*outer);
  return spot.record->call < trace.calls.size() ? std::optional(SceneSpot{outer, trace.calls[spot.record->call].node})
                                                : std::nullopt;
}

std::shared_ptr<Object> SceneSpots::nearest(SceneSpot spot) const
{
  while(true)
  {
    if(std::shared_ptr<Object> object = objectAt(spot))
      return object;
    const std::optional<SceneSpot> next = around(spot);
    if(!next)
      return nullptr;
    spot = *next;
  }
}

AgentAspect* SceneSpots::robotAt(const SceneSpot& spot) const
{
  for(Object* object = nearest(spot).get(); object; object = object->parent())
    if(auto* const aspect = dynamic_cast<AgentAspect*>(object); aspect && aspect->agentId() > 0)
      return aspect;
  return nullptr;
}

void SceneSpots::collect(ImportRecord& record, Trace::Index step, std::vector<SceneSpot>& out) const
{
  const Trace& trace = before(record);
  const Trace::Step& start = trace.steps[step];
  const Trace::Index last = start.kind == Trace::Step::Kind::Node ? trace.nodes[start.index].last : step + 1;
  for(Trace::Index i = step; i < last; ++i)
  {
    const Trace::Step& each = trace.steps[i];
    if(each.kind == Trace::Step::Kind::Node)
    {
      if(trace.nodes[each.index].kind == Trace::Node::Kind::Made)
        out.push_back({&record, each.index});
      continue;
    }
    if(!trace.imports(each.index))
      continue;
    for(const auto& inner : record.imports)
      if(inner->call == each.index)
      {
        const Trace& innerTrace = before(*inner);
        for(const Trace::Index item : innerTrace.nodes.front().items)
          collect(*inner, item, out);
      }
  }
}

std::vector<std::shared_ptr<Object>> SceneSpots::roots(ImportRecord& record, Trace::Index step) const
{
  std::vector<SceneSpot> spots;
  collect(record, step, spots);
  std::set<const Object*> known;
  std::vector<std::shared_ptr<Object>> roots;
  for(const SceneSpot& spot : spots)
  {
    std::shared_ptr<Object> object = objectAt(spot);
    if(!object)
      continue;
    bool below = false;
    for(const Object* above = object->parent(); above && !below; above = above->parent())
      below = known.contains(above);
    if(!below)
      roots.push_back(object);
    known.insert(object.get());
  }
  return roots;
}

void SceneSpots::foldPose(const ImportRecord& record, Trace::Index nodeAfter, Mat4f& pose) const
{
  const Trace& trace = after(record);
  const EditedImport* const edited = edit(record);
  for(const Trace::Index item : trace.nodes[nodeAfter].items)
  {
    if(trace.steps[item].kind != Trace::Step::Kind::Call)
      continue;
    Trace::Index index = trace.steps[item].index;
    const Trace::Call& call = trace.calls[index];
    const Arguments values(call.values);
    if(call.method == "setLocalPos" && values.count() >= 3)
      setTranslation(pose, values.vector(0));
    else if(call.method == "setLocalRotation" && values.count() >= 3)
    {
      Mat4f turned = rotationFromDegrees(values.vector(0));
      setTranslation(turned, translation(pose));
      pose = turned;
    }
    else if(call.method == "setLocalTransform" && values.count() == 16)
      pose = *values.matrix(0);
    else if(trace.imports(index))
    {
      if(edited)
      {
        const auto same = std::ranges::find(edited->diff->imports, index, &rsg::TraceDiff::Import::after);
        index = same == edited->diff->imports.end() ? ImportRecord::none : same->before;
      }
      for(const auto& inner : record.imports)
        if(inner->call == index && index != ImportRecord::none)
          foldPose(*inner, 0, pose);
    }
  }
}

Mat4f SceneSpots::textualPose(const SceneSpot& spot) const
{
  Mat4f pose = Mat4f::Identity();
  if(const Trace::Index node = nodeAfter(spot); node != Trace::none)
    foldPose(*spot.record, node, pose);
  return pose;
}

Mat4f SceneSpots::effectivePose(const SceneSpot& spot) const
{
  Mat4f pose = textualPose(spot);
  for(std::optional<SceneSpot> above = around(spot); above && !objectAt(*above); above = around(*above))
    if(above->node != 0)
      pose = multiply(textualPose(*above), pose);
  return pose;
}

} // namespace sparkwright
