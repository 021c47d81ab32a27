#include "core/world/live/EditPlanner.h"

#include "core/body/RigidBody.h"
#include "core/import/SceneImporters.h"
#include "core/object/Context.h"
#include "core/robot/agent/Agent.h"
#include "core/scene/Transform.h"
#include "core/world/live/CallEffects.h"
#include "core/world/live/LiveTexts.h"
#include "core/world/manipulation/Assembly.h"

#include <algorithm>

namespace sparkwright
{

using rsg::ImportRecord;
using rsg::Trace;
using rsg::TraceDiff;
using Kind = EditReport::Kind;

EditPlanner::EditPlanner(Context& context, Object& scene, rsg::ImportRecords& records, rsg::TraceCache& traces,
                         const std::map<std::string, std::string>& texts)
    : context_(context), scene_(scene), records_(records), traces_(traces), texts_(texts), spots_(traces),
      joints_(scene)
{
}

EditPlan EditPlanner::plan()
{
  for(const auto& record : records_.all())
    if(isMade(*record) && isTouched(*record) && !visit(*record, record->arguments))
      break;
  if(plan_.report.kind == Kind::Unchanged)
    for(const EditedImport& edited : plan_.imports)
      classify(edited);
  dropCovered();
  return std::move(plan_);
}

bool EditPlanner::isMade(const ImportRecord& record) const
{
  const std::shared_ptr<Object> root = record.root.lock();
  return root && root->context() == &context_;
}

EditPlanner::FilePtr EditPlanner::newText(const FilePtr& file)
{
  const auto known = newTexts_.find(file.get());
  if(known != newTexts_.end())
    return known->second;
  FilePtr result = file;
  const auto text = texts_.find(*file->location);
  if(text != texts_.end() && text->second != file->tree.text())
  {
    FilePtr& parsed = parsed_[*file->location];
    if(!parsed)
      parsed = std::make_shared<const rsg::ParsedFile>(text->second, *file->name, *file->location);
    result = parsed;
  }
  newTexts_.emplace(file.get(), result);
  return result;
}

EditPlanner::FilePtr EditPlanner::fileNamed(const std::string& name)
{
  const std::optional<Resource> found = context_.files->locate(name);
  if(!found || found->size > SceneImporters::largestFile)
    return nullptr;
  if(const FilePtr known = records_.newest(found->location))
    return newText(known);
  FilePtr& parsed = parsed_[found->location];
  if(!parsed)
    if(std::optional<std::string> text = context_.files->lookAt(name))
      parsed = std::make_shared<const rsg::ParsedFile>(std::move(*text), name, found->location);
  return parsed;
}

bool EditPlanner::isTouched(const ImportRecord& record)
{
  return newText(record.file) != record.file ||
         std::ranges::any_of(record.imports, [this](const auto& inner) { return isTouched(*inner); });
}

bool EditPlanner::reset(const ImportRecord& record, LocalText why)
{
  if(plan_.report.kind != Kind::Unchanged)
    return false;
  plan_.report.kind = Kind::NeedsReset;
  plan_.report.why = std::move(why);
  plan_.report.file = *record.file->location;
  return false;
}

/// @return false if the edit cannot be applied
bool EditPlanner::visit(ImportRecord& record, std::vector<std::string> arguments)
{
  EditedImport edited{&record, newText(record.file), std::move(arguments), traces_.trace(record), {}, {}};
  const auto isAsBuilt = [&]
  { return edited.before->hash == record.hash.value() && edited.before->nodes.size() == record.nodes.size(); };
  if(!isAsBuilt())
  {
    traces_.clear();
    edited.before = traces_.trace(record);
    if(!isAsBuilt())
      return reset(record, liveText("live.variables", *record.file->name));
  }
  edited.after = traces_.trace(edited.file, edited.arguments, record.referenceSkew);
  if(!edited.after->errors.empty() && (edited.before->errors.empty() || edited.file->tree.broken()))
  {
    plan_.report.kind = Kind::Faulty;
    plan_.report.problems = edited.after->errors;
    return false;
  }
  auto& diff = diffs_[{edited.before, edited.after}];
  if(!diff)
    diff = std::make_shared<const TraceDiff>(
        compare(*edited.before, *edited.after, {record.file->tree.text(), edited.file->tree.text()}));
  edited.diff = diff;
  plan_.imports.push_back(std::move(edited));
  spots_.add(plan_.imports.back());
  return visitImports(record, plan_.imports.back());
}

bool EditPlanner::visitImports(ImportRecord& record, const EditedImport& edited)
{
  for(const TraceDiff::Import& import : edited.diff->imports)
  {
    const auto& then = edited.before->calls[import.before].values;
    const auto& now = edited.after->calls[import.after].values;
    const auto inner = std::ranges::find_if(record.imports, [&](const auto& i) { return i->call == import.before; });
    if(inner == record.imports.end())
    {
      if(then != now)
        return reset(record, liveText("live.noImport", now.front()));
    }
    else if((then != now || isTouched(**inner)) && !visit(**inner, {now.begin() + 1, now.end()}))
      return false;
  }
  for(const auto& inner : record.imports) // Those of scripts.
    if(inner->call == ImportRecord::none && isTouched(*inner) && !visit(*inner, inner->arguments))
      return false;
  return true;
}

void EditPlanner::classify(const EditedImport& edited)
{
  for(const TraceDiff::Part& part : edited.diff->parts)
    replace(edited, part);
  for(const TraceDiff::Calls& calls : edited.diff->calls)
    change(edited, calls);
}

void EditPlanner::change(const EditedImport& edited, const TraceDiff::Calls& calls)
{
  const SceneSpot spot{edited.record, calls.before};
  const std::shared_ptr<Object> object = SceneSpots::objectAt(spot);
  if(!object)
  {
    if(calls.key == "pose")
      move(spot);
    return;
  }
  switch(effectOf(*object, calls, *edited.before, *edited.after))
  {
  case CallEffect::Call:
  case CallEffect::Mass:
    plan_.calls.push_back({spot, object, &calls, &edited});
    break;
  case CallEffect::Pose:
    move(spot);
    break;
  case CallEffect::Rebuild:
    rebuild(spot);
    break;
  case CallEffect::Reset:
    reset(*edited.record, liveText("live.sideEffect", calls.key));
    break;
  }
}

/// Moves the node, or, if it was dissolved, all that was below it.
void EditPlanner::move(const SceneSpot& spot)
{
  if(const std::shared_ptr<Object> object = SceneSpots::objectAt(spot))
  {
    // The form that made it sets its pose, too.
    SceneSpot maker = spot;
    while(maker.node == 0)
    {
      const auto above = spots_.around(maker);
      if(!above || SceneSpots::objectAt(*above) != object)
        break;
      maker = *above;
    }
    return moveObject(maker, object);
  }
  std::vector<SceneSpot> below;
  const Trace& trace = spots_.before(*spot.record);
  if(spot.node == 0)
    for(const Trace::Index item : trace.nodes.front().items)
      spots_.collect(*spot.record, item, below);
  else
    spots_.collect(*spot.record, trace.nodes[spot.node].first, below);
  std::set<const Object*> moved;
  for(const SceneSpot& each : below)
  {
    const std::shared_ptr<Object> object = SceneSpots::objectAt(each);
    if(!object)
      continue;
    bool inside = false;
    for(const Object* above = object->parent(); above && !inside; above = above->parent())
      inside = moved.contains(above);
    if(!inside && object->isA("Transform"))
      moveObject(each, object);
    moved.insert(object.get());
  }
}

void EditPlanner::moveObject(const SceneSpot& spot, const std::shared_ptr<Object>& object)
{
  const auto known = std::ranges::find(plan_.moves, object, &EditPlan::Move::object);
  if(known != plan_.moves.end())
    return;
  bool bodies = false;
  object->visit<RigidBody>([&](const RigidBody&) { bodies = true; });
  if(bodies)
  {
    if(AgentAspect* const robot = spots_.robotAt(spot))
    {
      plan_.robots.insert(robot);
      return;
    }
    const std::shared_ptr<Object> roots[] = {object};
    if(joints_.crosses(roots))
      return rebuild(spot);
  }
  plan_.moves.push_back({spot, object});
}

void EditPlanner::addPart(EditPlan::Part part)
{
  const auto same = [&](const EditPlan::Part& other)
  { return other.record == part.record && other.before == part.before && other.after == part.after; };
  if(std::ranges::none_of(plan_.parts, same))
    plan_.parts.push_back(std::move(part));
}

void EditPlanner::replace(const EditedImport& edited, const TraceDiff::Part& part)
{
  ImportRecord& record = *edited.record;
  const SceneSpot around{&record, part.parentBefore};
  const std::shared_ptr<Object> parent = SceneSpots::objectAt(around);
  PartKind kind;
  if(part.before != Trace::none)
    kind = PartKind::of(spots_.roots(record, part.before));
  Diagnostics problems;
  PartKind made;
  if(part.after != Trace::none)
    made = PartKind::of(*edited.after, part.after, [this](const std::string& name) { return fileNamed(name); },
                        traces_, problems);
  if(!problems.empty() && plan_.report.kind == Kind::Unchanged)
  {
    plan_.report.kind = Kind::Faulty;
    plan_.report.problems = std::move(problems);
    return;
  }
  if(kind.world || made.world)
  {
    reset(record, liveText("live.physicsWorld"));
    return;
  }
  if(!parent)
    return rebuild(around);
  if(!kind.isLight() || !made.isLight())
  {
    if(AgentAspect* const robot = spots_.robotAt(around))
    {
      plan_.robots.insert(robot);
      return;
    }
    const bool carried = (!kind.isLight() && kind.carried) || (!made.isLight() && made.carried) || made.joints;
    if(carried || (part.before != Trace::none && joints_.crosses(spots_.roots(record, part.before))))
      return rebuild(around);
  }
  addPart({&record, part.before, part.after, parent});
}

/// Builds the smallest part around the spot again that nothing else refers to.
void EditPlanner::rebuild(SceneSpot spot)
{
  const SceneSpot start = spot;
  while(true)
  {
    ImportRecord& record = *spot.record;
    const Trace& trace = spots_.before(record);
    const Trace::Index after = spots_.nodeAfter(spot);
    if(spot.node != 0 && trace.nodes[spot.node].kind == Trace::Node::Kind::Made && after != Trace::none)
    {
      const Trace::Index step = trace.nodes[spot.node].first;
      const std::shared_ptr<Object> parent = SceneSpots::objectAt({&record, trace.nodes[spot.node].parent});
      const std::vector<std::shared_ptr<Object>> roots = spots_.roots(record, step);
      const PartKind kind = PartKind::of(roots);
      AgentAspect* const robot = kind.isLight() ? nullptr : spots_.robotAt(spot);
      if(robot)
      {
        plan_.robots.insert(robot);
        return;
      }
      if(parent && !kind.world && (kind.isLight() || (!kind.carried && !joints_.crosses(roots))))
        return addPart({&record, step, spots_.after(record).nodes[after].first, parent});
    }
    const std::optional<SceneSpot> above = spots_.around(spot);
    if(!above)
    {
      if(AgentAspect* const robot = spots_.robotAt(start))
      {
        plan_.robots.insert(robot);
        return;
      }
      const std::shared_ptr<Object> named = spots_.nearest(start);
      reset(record, liveText("live.joined", named ? named->path() : *record.file->name));
      return;
    }
    spot = *above;
  }
}

bool EditPlanner::isCovered(const SceneSpot& start, const EditPlan::Part* itself) const
{
  if(!plan_.robots.empty())
    if(AgentAspect* const robot = spots_.robotAt(start); robot && plan_.robots.contains(robot))
      return true;
  for(std::optional<SceneSpot> spot = start; spot; spot = spots_.around(*spot))
    for(const EditPlan::Part& part : plan_.parts)
    {
      if(&part == itself || part.before == Trace::none)
        continue;
      const Trace::Step& step = spots_.before(*part.record).steps[part.before];
      const bool isNode = step.kind == Trace::Step::Kind::Node;
      if(isNode ? spot == SceneSpot{part.record, step.index}
                : spot->node == 0 && spot->record->parent == part.record && spot->record->call == step.index)
        return true;
    }
  return false;
}

/// What is built again as a whole needs no changes inside.
void EditPlanner::dropCovered()
{
  std::vector<EditPlan::Part> parts;
  for(const EditPlan::Part& part : plan_.parts)
  {
    const Trace& trace = part.before != Trace::none ? spots_.before(*part.record) : spots_.after(*part.record);
    const Trace::Step& step = trace.steps[part.before != Trace::none ? part.before : part.after];
    SceneSpot around{part.record, step.kind == Trace::Step::Kind::Node ? trace.nodes[step.index].parent
                                                                      : trace.calls[step.index].node};
    if(part.before == Trace::none)
    {
      // The node around it is there before and after.
      const EditedImport* const edited = spots_.edit(*part.record);
      const auto same = std::ranges::find(edited->diff->nodes, around.node);
      around.node = static_cast<Trace::Index>(same - edited->diff->nodes.begin());
    }
    if(!isCovered(around, &part))
      parts.push_back(part);
  }
  std::erase_if(plan_.calls, [this](const auto& each) { return isCovered(each.spot, nullptr); });
  std::erase_if(plan_.moves, [this](const auto& each) { return isCovered(each.spot, nullptr); });
  plan_.parts = std::move(parts);
}

} // namespace sparkwright
