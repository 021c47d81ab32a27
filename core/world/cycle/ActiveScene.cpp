#include "core/world/cycle/ActiveScene.h"

#include "core/body/SpaceNode.h"
#include "core/body/WorldNode.h"
#include "core/object/Log.h"
#include "core/object/Registry.h"
#include "core/services/ServerNode.h"
#include "core/setup/SetUpTexts.h"

namespace sparkwright
{

namespace
{

template<class T>
std::shared_ptr<T> shared(T* node)
{
  return node ? std::static_pointer_cast<T>(node->shared_from_this()) : nullptr;
}

} // namespace

void ActiveScene::refresh()
{
  if(version_ == context_.structureVersion)
    return;
  if(!scene_ || scene_->context() != &context_)
  {
    auto* scene = dynamic_cast<Scene*>(context_.root->find("/usr/scene"));
    if(!scene)
    {
      context_.log->warning(setUpText("setUp.sceneGone"));
      std::shared_ptr<Object> made = context_.registry->create("oxygen/Scene");
      scene = static_cast<Scene*>(made.get());
      placeAt(*context_.root, "/usr/scene", std::move(made));
    }
    scene_ = shared(scene);
    context_.provide<Object>(scene);
  }
  findWorld();
  version_ = context_.structureVersion;
}

Object* ActiveScene::nodeWithId(std::uint64_t id) const
{
  if(id == 0)
    return nullptr;
  // The same node is asked for again and again, and looking it up takes longer than what is done with it.
  if(const std::shared_ptr<Object> last = found_.lock(); last && last->id() == id && last->context() == &context_)
    return last.get();
  Object* found = nullptr;
  scene_->visit<Object>([&](Object& object) { found = object.id() == id ? &object : found; });
  if(found)
    found_ = found->weak_from_this();
  return found;
}

void ActiveScene::set(std::shared_ptr<Scene> scene)
{
  scene_ = std::move(scene);
  context_.provide<Object>(scene_.get());
  context_.structureChanged();
  refresh();
}

void ActiveScene::findWorld()
{
  const std::shared_ptr<WorldNode> before = world_;
  world_ = shared(scene_->childOf<WorldNode>());
  if(world_ != before)
    applyOptions();
  space_.reset();
  for(const auto& child : scene_->children())
    if(auto* const space = dynamic_cast<SpaceNode*>(child.get()); space && world_ && space->isOf(world_->world()))
    {
      space_ = shared(space);
      break;
    }
}

void ActiveScene::applyOptions()
{
  if(!world_)
    return;
  world_->step = step_;
  if(jointHeating_)
    world_->jointHeating = *jointHeating_;
  if(batteryDischarge_)
    world_->batteryDischarge = *batteryDischarge_;
  world_->world().setThreads(threads_);
  world_->world().setSolver(stepKind_.value_or(world_->stepKind));
  world_->world().setLargestExactIsland(largestExactIsland_ > 0 ? largestExactIsland_ : world_->largestExactIsland);
  world_->world().setMaxExactContactRows(maxExactContactRows());
  world_->world().setInterrupt(interrupt_);
}

void ActiveScene::setCycleSeconds(double seconds)
{
  step_ = static_cast<float>(seconds);
  applyOptions();
}

void ActiveScene::setJointHeating(bool on)
{
  jointHeating_ = on;
  applyOptions();
}

void ActiveScene::setThreads(int count)
{
  threads_ = count;
  applyOptions();
}

void ActiveScene::setLargestExactIsland(int bodies)
{
  largestExactIsland_ = bodies;
  applyOptions();
}

void ActiveScene::setMaxExactContactRows(std::optional<int> rows)
{
  maxExactContactRows_ = rows;
  applyOptions();
}

int ActiveScene::maxExactContactRows() const
{
  return maxExactContactRows_.value_or(world_ ? world_->maxExactContactRows : WorldNode().maxExactContactRows);
}

void ActiveScene::setInterrupt(const std::atomic<bool>* interrupt)
{
  interrupt_ = interrupt;
  applyOptions();
}

void ActiveScene::setStep(std::optional<StepKind> kind)
{
  stepKind_ = kind;
  applyOptions();
}

StepKind ActiveScene::stepNow() const
{
  return world_ ? world_->world().solver() : stepKind_.value_or(usualStepKind());
}

void ActiveScene::setBatteryDischarge(bool on)
{
  batteryDischarge_ = on;
  applyOptions();
}

} // namespace sparkwright
