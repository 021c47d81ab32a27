#include "core/body/WorldNode.h"

#include "core/archive/StateArchive.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Report.h"
#include "core/scene/Transform.h"
#include "physics/State.h"

#include <string>
#include <utility>

namespace sparkwright
{

void WorldNode::onLink()
{
  const auto* const scene = dynamic_cast<const Scene*>(parent());
  if(!scene || scene->childOf<WorldNode>() != this)
    warnAbout(*this, objectText("place.secondWorld"));
}

void WorldNode::postPhysics()
{
  const physics::World::Remarks remarks = world_->takeRemarks();
  const auto reaches = [](std::int64_t before, std::int64_t now) // 1, 10, 100, …
  { return now > before && std::to_string(now).size() > (before == 0 ? 0 : std::to_string(before).size()); };
  const int unsolved = std::exchange(unsolved_, unsolved_ + remarks.unsolved);
  if(reaches(unsolved, unsolved_))
    noteAbout(*this, "the solver gave up a part of a step: some contacts or joints had no force in it (" +
                         std::to_string(unsolved_) + (unsolved_ == 1 ? " time" : " times") + " so far)");
  const std::uint64_t left = world_->islandsLeftToEngine();
  if(std::exchange(leftToEngine_, left) == 0 && left > 0)
    noteAbout(*this, "some joint here is known to the physics engine's own step only; what hangs together with it takes "
                     "the engine's time for a step, with the same results");
  if(std::exchange(heaps_, heaps_ + remarks.heaps) == 0 && remarks.heaps > 0)
    noteAbout(*this, "a heap with " + std::to_string(remarks.heapRows) + " rows of contacts is solved iteratively, as all above " +
                         std::to_string(world_->maxExactContactRows()) +
                         ": faster and softer; --exact-rows or setMaxExactContactRows change the limit");
  const std::int64_t leftOut = std::exchange(contactsLeftOut_, contactsLeftOut_ + remarks.contactsLeftOut);
  if(reaches(leftOut, contactsLeftOut_))
    warnAbout(*this, "more than " + std::to_string(physics::World::maxContacts) +
                         " contacts in one step: further things pass through one another (" +
                         std::to_string(contactsLeftOut_) + " pairs so far); put less into one place");
  const int before = std::exchange(remarks_, remarks_ + remarks.others);
  if(reaches(before, remarks_))
    warnAbout(*this, "message of the physics engine: " + remarks.text + " (" + std::to_string(remarks_) +
                         (remarks_ == 1 ? " message" : " messages") + " so far)");
}

std::shared_ptr<const WorldNode> worldOf(const Object& node)
{
  const Scene* const scene = node.ancestor<Scene>();
  const WorldNode* const world = scene ? scene->childOf<WorldNode>() : nullptr;
  return world ? std::static_pointer_cast<const WorldNode>(world->shared_from_this()) : nullptr;
}

void WorldNode::archive(StateArchive& a)
{
  physics::WorldState state = world_->state();
  a(state.steps, state.quickSeed, unsolved_, remarks_, subSteps);
  a.require(subSteps >= 1 && subSteps <= mostSubSteps);
  if(a.isLoading())
    world_->setState(state);
}

} // namespace sparkwright
