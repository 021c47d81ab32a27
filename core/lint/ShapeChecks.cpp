#include "core/body/Collider.h"
#include "core/body/CollisionSystem.h"
#include "core/body/RigidBody.h"
#include "core/body/SpaceNode.h"
#include "core/body/WorldNode.h"
#include "core/design/MeshSolid.h"
#include "core/lint/Checks.h"
#include "core/lint/LintTexts.h"
#include "core/object/Context.h"
#include "core/scene/Transform.h"
#include "core/text/InQuotes.h"
#include "core/world/World.h"

#include <algorithm>
#include <span>

namespace sparkwright::lint
{

namespace
{

using design::shortNumber;
using ShapeKind = physics::Shape::Kind;

/// Two colliders, the one before in the tree first.
using Pair = std::pair<const Collider*, const Collider*>;

const physics::Shape& solidShape(const Collider& collider)
{
  const physics::Shape* const wrapped = collider.shape()->encapsulated();
  return wrapped ? *wrapped : *collider.shape();
}

std::string partOf(const Collider& collider)
{
  const RigidBody* const body = bodyOf(collider);
  return inQuotes(body ? shownName(*body) : shownName(collider));
}

std::string millimetres(double depth) { return shortNumber(1000 * depth, 3); }

class ShapeChecks
{
public:
  ShapeChecks(World& world, const Robots& robots, Report& report) : world_(world), robots_(robots), report_(report) {}

  void run()
  {
    findContacts();
    for(const auto& [pair, depth] : contacts_)
      tellContact(*pair.first, *pair.second, depth);
    findUntested();
    for(const Collider* const collider : robots_.colliders())
      checkMesh(*collider);
  }

private:
  /// What the engine would find in the first step.
  void findContacts()
  {
    std::map<std::uint64_t, const Collider*> byId;
    for(const Collider* const collider : robots_.colliders())
      byId.emplace(collider->id(), collider);
    WorldNode* engine = nullptr;
    SpaceNode* space = nullptr;
    world_.root().visit<WorldNode>([&](WorldNode& node) { engine = engine ? engine : &node; });
    world_.root().visit<SpaceNode>(
        [&](SpaceNode& node)
        {
          if(!space && engine && node.hasSpace() && node.isOf(engine->world()) && !node.space().parent())
            space = &node;
        });
    if(!engine || !space)
      return;
    CollisionSystem collisions;
    collisions.setRecorded(true);
    collisions.collide(engine->world(), space->space(), world_.context().structureVersion);
    for(const CollisionSystem::Touch& touch : collisions.touches())
    {
      const auto first = byId.find(touch.first), second = byId.find(touch.second);
      if(touch.contact == CollisionSystem::Touch::none || first == byId.end() || second == byId.end())
        continue;
      Pair pair(first->second, second->second);
      if(pair.second->id() < pair.first->id())
        std::swap(pair.first, pair.second);
      const auto [at, isNew] = index_.emplace(pair, contacts_.size());
      if(isNew)
        contacts_.push_back({pair, 0});
      contacts_[at->second].second = std::max(contacts_[at->second].second, touch.point.depth);
    }
    engine->world().clearContacts();
  }

  void tellContact(const Collider& first, const Collider& second, double depth)
  {
    const RigidBody *const a = bodyOf(first), *const b = bodyOf(second);
    const std::size_t robot = robots_.robotOf(a ? a : b), other = robots_.robotOf(b ? b : a);
    if(robot == Robots::none && other == Robots::none)
      return; // Loose things may lie as they like.
    if(a && b && robot == other)
    {
      if(depth < leastOverlap)
        return;
      Finding* const finding =
          report_.add(Kind::SelfContact, second, depth,
                      lintText("lint.selfContact", partOf(first), partOf(second), millimetres(depth)),
                      lintText("lint.selfContactHint"));
      if(finding)
        offerNoInner(*finding, first, second);
      return;
    }
    if(depth < leastBuried)
      return;
    const bool isFirst = a && robots_.robotOf(a) != Robots::none;
    const Collider &inside = isFirst ? first : second, &around = isFirst ? second : first;
    report_.add(Kind::Overlap, inside, depth,
                lintText("lint.buried", partOf(inside), partOf(around), millimetres(depth)), lintText("lint.buriedHint"));
  }

  /// Both are in one space that is not the scene's: there inner collisions can be switched off.
  void offerNoInner(Finding& finding, const Collider& first, const Collider& second)
  {
    const SpaceNode* const space = first.ancestor<SpaceNode>();
    if(!space || space != second.ancestor<SpaceNode>() || !report_.formOf(*space).found())
      return;
    const design::FormEdits& form = report_.formOf(*space);
    constexpr std::string_view method = "disableInnerCollision";
    const auto calls = form.calls({&method, 1});
    report_.addFix(finding, *space, lintText("lint.fixInner"),
                   {calls.empty() || calls.back().arguments.empty() ? form.add("disableInnerCollision true", false)
                                                                    : form.setArgument(calls.back(), 0, "true")});
  }

  /// Parts of one robot that the engine does not test, since inner collisions are off. Those that touch where they are
  /// joined, or by one part between them, are usual.
  void findUntested()
  {
    struct Box
    {
      const Collider* collider;
      const RigidBody* body;
      std::size_t robot;
      physics::Box3 bounds;
    };
    std::vector<Box> boxes;
    for(const Collider* const collider : robots_.colliders())
      if(const RigidBody* const body = bodyOf(*collider); robots_.robotOf(body) != Robots::none)
        boxes.push_back({collider, body, robots_.robotOf(body), collider->shape()->bounds()});
    // Sweep along x: only what overlaps there is compared.
    std::ranges::sort(boxes, [](const Box& a, const Box& b)
                      { return std::tuple(a.bounds.min.x(), a.collider->id()) < std::tuple(b.bounds.min.x(), b.collider->id()); });
    for(std::size_t i = 0; i < boxes.size(); ++i)
      for(std::size_t k = i + 1; k < boxes.size() && boxes[k].bounds.min.x() < boxes[i].bounds.max.x(); ++k)
      {
        const Box &a = boxes[i], &b = boxes[k];
        if(a.robot != b.robot || a.body == b.body || (a.bounds.max.array() < b.bounds.min.array()).any() ||
           (b.bounds.max.array() < a.bounds.min.array()).any() || robots_.areNear(a.body, b.body))
          continue;
        const bool inOrder = a.collider->id() < b.collider->id();
        const Collider &first = inOrder ? *a.collider : *b.collider, &second = inOrder ? *b.collider : *a.collider;
        if(index_.contains({&first, &second}) || first.ignores(second.name()) || second.ignores(first.name()))
          continue;
        if(const double depth = physics::overlap(*first.shape(), *second.shape()); depth >= leastOverlap)
          report_.add(Kind::Overlap, second, depth,
                      lintText("lint.overlap", partOf(first), partOf(second), millimetres(depth)),
                      lintText("lint.overlapHint"));
      }
  }

  void checkMesh(const Collider& collider)
  {
    const physics::Shape& shape = solidShape(collider);
    if(shape.kind() != ShapeKind::TriangleMesh || !bodyOf(collider))
      return;
    // Copies of one mesh are common.
    const std::span<const double> vertices = shape.vertices();
    const std::size_t open = design::openEdges({vertices, shape.indices()});
    if(open > 0)
      report_.add(Kind::OpenMesh, collider, static_cast<double>(open), lintText("lint.openMesh", partOf(collider), open),
                  lintText("lint.openMeshHint"));
  }

  World& world_;
  const Robots& robots_;
  Report& report_;
  std::map<Pair, std::size_t> index_;
  std::vector<std::pair<Pair, double>> contacts_; ///< Deepest penetration, m.
};

} // namespace

void checkShapes(World& world, const Robots& robots, Report& report) { ShapeChecks(world, robots, report).run(); }

} // namespace sparkwright::lint
