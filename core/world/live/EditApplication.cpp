#include "core/world/live/EditApplication.h"

#include "core/body/Collider.h"
#include "core/body/RigidBody.h"
#include "core/game/Game.h"
#include "core/import/NodeSource.h"
#include "core/import/SceneImporters.h"
#include "core/robot/agent/Agent.h"
#include "core/robot/types/SceneEffector.h"
#include "core/rsg/trace/TraceBuilder.h"
#include "core/world/live/CallEffects.h"
#include "core/world/live/ThingPlace.h"
#include "core/world/live/posture/Posture.h"
#include "core/world/manipulation/Assembly.h"

#include <algorithm>

namespace sparkwright
{

using rsg::ImportRecord;
using rsg::Trace;

/// A part or a robot that is built again.
struct EditApplication::Rebuilding
{
  Posture posture;
  Roots former;
  const EditPlan::Part* part = nullptr;

  // Of a robot
  std::shared_ptr<Object> root{};
  std::vector<std::pair<std::string, std::vector<std::string>>> files{}; ///< With their arguments.
};

EditApplication::EditApplication(Context& context, Object& scene, rsg::ImportRecords& records,
                                 rsg::TraceCache& traces, EditPlan& plan, const SceneSpots& spots)
    : context_(context), scene_(scene), records_(records), traces_(traces), plan_(plan), spots_(spots)
{
}

EditApplication::~EditApplication() = default;

void EditApplication::run()
{
  const Context::KeepRemoved keep(context_);
  Neighbourhood places;
  addChanging(places);
  callAll();
  moveAll();
  takeOut(places);
  renumber();
  buildParts();
  buildRobots();
  tellNodes();
  addChanging(places);
  places.wake(scene_);
  context_.structureChanged();
}

/// Where the things are that change. What is taken out or built comes later.
void EditApplication::addChanging(Neighbourhood& places) const
{
  for(const EditPlan::Calls& each : plan_.calls)
    places.add(*each.object);
  for(const EditPlan::Move& move : plan_.moves)
  {
    places.add(*move.object);
    places.add(Assembly::of(*move.object, scene_).shapes);
  }
  for(const auto& thing : edited_)
    if(thing->context())
      places.add(*thing);
}

void EditApplication::callAll()
{
  for(const EditPlan::Calls& each : plan_.calls)
  {
    plan_.report.calls += callAgain(*each.object, *each.change, *each.edit->before, *each.edit->after);
    AgentAspect* const robot = spots_.robotAt(each.spot);
    edited_.insert(robot ? robot->shared_from_this() : each.object);
  }
}

void EditApplication::moveAll()
{
  for(const EditPlan::Move& move : plan_.moves)
  {
    const Mat4f local = spots_.effectivePose(move.spot);
    bool bodies = false;
    move.object->visit<RigidBody>([&](const RigidBody& body) { bodies = bodies || body.hasBody(); });
    bodies ? moveBodies(move, local) : moveStatic(move, local);
    ++plan_.report.moved;
  }
}

/// The pose that a Transform gets from its text: as a sibling of a body whose mass has been added to, it is shifted.
void EditApplication::moveStatic(const EditPlan::Move& move, const Mat4f& local)
{
  auto& transform = static_cast<Transform&>(*move.object);
  Mat4f shifted = local;
  if(const auto* const body = transform.parent() ? transform.parent()->childOf<RigidBody>() : nullptr)
    setTranslation(shifted, translation(local) - body->massShift());
  const Mat4f before = transform.worldPose();
  transform.setLocal(shifted);
  transform.visit<Transform>([](Transform& each) { each.updateHierarchy(); });
  const Mat4f motion = multiply(transform.worldPose(), rigidInverse(before));
  transform.visit<Collider>(
      [&](Collider& collider)
      {
        physics::Shape* const shape = collider.shape();
        if(!shape || shape->body() || shape->kind() == physics::Shape::Kind::Plane ||
           dynamic_cast<TransformCollider*>(collider.parent()))
          return;
        const Mat4f pose = multiply(motion, poseOf(shape->position(), shape->rotation()));
        shape->setRotation(rotationToEngine(pose));
        shape->setPosition(toEngine(translation(pose)));
      });
}

/// The first body goes to where its text puts it, at rest; all others keep their places relative to it.
void EditApplication::moveBodies(const EditPlan::Move& move, const Mat4f& local)
{
  auto& transform = static_cast<Transform&>(*move.object);
  Assembly assembly = Assembly::of(transform, scene_);
  const ThingPlace place = ThingPlace::of(spots_, move.spot, transform);
  if(!place.body)
    return;
  const auto* const above = dynamic_cast<const BaseNode*>(transform.parent());
  Mat4f target = multiply(multiply(above ? above->worldPose() : Mat4f::Identity(), local), place.inner);
  setTranslation(target, translation(target) + place.body->massShift());
  const Mat4f motion = multiply(target, rigidInverse(place.body->bodyPose()));
  transform.setLocal(local);
  transform.visit<Transform>([](Transform& each) { each.updateHierarchy(); });
  assembly.move(motion);
  assembly.setVelocity(Vec3f::Zero(), Vec3f::Zero(), Vec3f::Zero());
  assembly.showPoses();
  if(Game* const game = context_.service<Game>())
    game->onManipulated(transform);
}

void EditApplication::takeOut(Neighbourhood& places)
{
  for(const EditPlan::Part& part : plan_.parts)
  {
    Rebuilding rebuilding;
    rebuilding.part = &part;
    if(part.before != Trace::none)
    {
      rebuilding.former = spots_.roots(*part.record, part.before);
      rebuilding.posture = Posture::of(rebuilding.former);
    }
    parts_.push_back(std::move(rebuilding));
  }
  for(AgentAspect* const robot : plan_.robots)
  {
    Rebuilding rebuilding;
    rebuilding.root = robot->shared_from_this();
    for(const auto& record : records_.all())
      if(record->root.lock() == rebuilding.root)
      {
        rebuilding.files.emplace_back(*record->file->name, record->arguments);
        for(const Trace::Index item : spots_.before(*record).nodes.front().items)
          for(auto& object : spots_.roots(*record, item))
            rebuilding.former.push_back(std::move(object));
      }
    rebuilding.posture = Posture::of(rebuilding.former);
    robots_.push_back(std::move(rebuilding));
  }
  for(const Rebuilding& each : parts_)
    if(each.part->before != Trace::none)
      forget(*each.part->record, each.part->before);
  for(auto* const list : {&parts_, &robots_})
    for(const Rebuilding& each : *list)
      for(const auto& object : each.former)
      {
        places.add(*object);
        if(object->parent())
          object->parent()->removeChild(*object);
      }
}

/// Drops the imports of a step.
void EditApplication::forget(ImportRecord& record, Trace::Index step)
{
  const Trace& trace = spots_.before(record);
  const Trace::Step& start = trace.steps[step];
  const Trace::Index last = start.kind == Trace::Step::Kind::Node ? trace.nodes[start.index].last : step + 1;
  const auto note = [this](const auto& self, const ImportRecord& inner) -> void
  {
    gone_.insert(&inner);
    for(const auto& each : inner.imports)
      self(self, *each);
  };
  for(Trace::Index i = step; i < last; ++i)
  {
    if(trace.steps[i].kind == Trace::Step::Kind::Node)
    {
      record.nodes[trace.steps[i].index] = {};
      continue;
    }
    std::erase_if(record.imports,
                  [&](const auto& inner)
                  {
                    if(inner->call != trace.steps[i].index)
                      return false;
                    note(note, *inner);
                    return true;
                  });
  }
}

/// Lets the records describe the new texts.
void EditApplication::renumber()
{
  for(const EditedImport& edited : plan_.imports)
  {
    if(gone_.contains(edited.record))
      continue;
    ImportRecord& record = *edited.record;
    const Trace& after = *edited.after;
    std::vector<ImportRecord::Made> nodes(after.nodes.size());
    for(std::size_t i = 0; i < record.nodes.size(); ++i)
      if(const Trace::Index now = edited.diff->nodes[i]; now != Trace::none)
        nodes[now] = std::move(record.nodes[i]);
    record.nodes = std::move(nodes);
    for(const auto& inner : record.imports)
      if(inner->call != ImportRecord::none)
      {
        const auto same = std::ranges::find(edited.diff->imports, inner->call, &rsg::TraceDiff::Import::before);
        inner->call = same == edited.diff->imports.end() ? ImportRecord::none : same->after;
      }
    if(record.file != edited.file)
      for(std::size_t i = 1; i < record.nodes.size(); ++i)
        if(const auto& source = record.nodes[i].source)
        {
          source->moveTo(after.nodes[i].offset);
          if(const std::shared_ptr<Object> object = record.nodes[i].object.lock())
            object->setOrigin({edited.file->name, after.nodes[i].line, after.nodes[i].column, source});
        }
    record.file = records_.known(edited.file);
    record.arguments = edited.arguments;
    record.hash.setValue(after.hash);
    record.calls = static_cast<std::uint32_t>(after.calls.size());
  }
}

void EditApplication::buildParts()
{
  for(const Rebuilding& each : parts_)
  {
    ++plan_.report.parts;
    const EditPlan::Part& part = *each.part;
    if(part.after == Trace::none)
      continue;
    const rsg::TracePtr trace = traces_.trace(*part.record);
    const Roots before = part.parent->children();
    rsg::TraceBuilder(context_, records_, *part.record, *trace).build(part.after, part.parent);
    Roots made;
    for(const auto& child : part.parent->children())
      if(std::ranges::find(before, child) == before.end())
        made.push_back(child);
    each.posture.giveTo(made);
    putInOrder(*part.record, part.after, *part.parent, made);
    edited_.insert(made.begin(), made.end());
  }
}

/// New nodes are built last below their parent; the file has them elsewhere.
void EditApplication::putInOrder(ImportRecord& record, Trace::Index step, Object& parent, const Roots& made)
{
  const SceneSpots now(traces_);
  const Trace& trace = now.before(record);
  const Trace::Step& start = trace.steps[step];
  const Trace::Index around =
      start.kind == Trace::Step::Kind::Node ? trace.nodes[start.index].parent : trace.calls[start.index].node;
  // Among the children that are not new, the first, or the last, that a sibling has made.
  Roots others = parent.children();
  std::erase_if(others, [&](const auto& child) { return std::ranges::find(made, child) != made.end(); });
  const auto indexOf = [&](Trace::Index sibling, bool last) -> std::optional<std::size_t>
  {
    std::optional<std::size_t> index;
    if(trace.steps[sibling].kind == Trace::Step::Kind::Node || trace.imports(trace.steps[sibling].index))
      for(const auto& root : now.roots(record, sibling))
        if(const auto found = std::ranges::find(others, root); found != others.end() && (last || !index))
          index = static_cast<std::size_t>(found - others.begin());
    return index;
  };
  const auto& items = trace.nodes[around].items;
  std::optional<std::size_t> place;
  for(auto item = std::ranges::find(items, step); !place && item != items.end(); ++item)
    if(*item != step)
      place = indexOf(*item, false);
  for(auto item = std::ranges::find(items, step); !place && item != items.begin();)
    if(const auto former = indexOf(*--item, true))
      place = *former + 1;
  for(std::size_t i = 0; place && i < made.size(); ++i)
    parent.moveChild(*made[i], *place + i);
}

void EditApplication::buildRobots()
{
  for(const Rebuilding& each : robots_)
  {
    ++plan_.report.robots;
    std::erase_if(records_.all(), [&](const auto& record) { return record->root.lock() == each.root; });
    const std::size_t before = each.root->children().size();
    for(const auto& [file, arguments] : each.files)
      context_.importer->importFile(file, *each.root, arguments);
    if(auto* const effector = each.root->childOf<SceneEffector>())
      effector->equip(static_cast<AgentAspect&>(*each.root));
    const Roots made(each.root->children().begin() + static_cast<std::ptrdiff_t>(before), each.root->children().end());
    each.posture.giveTo(made);
    edited_.insert(each.root);
  }
}

void EditApplication::tellNodes()
{
  for(const auto& thing : edited_)
    if(thing->context())
      thing->visit<BaseNode>([](BaseNode& node) { node.onEdited(); });
}

} // namespace sparkwright
