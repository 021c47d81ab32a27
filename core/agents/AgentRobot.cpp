#include "core/agents/AgentRobot.h"

#include "core/archive/StateArchive.h"
#include "core/body/RigidBody.h"
#include "core/object/Context.h"
#include "core/object/Registry.h"

#include <utility>

namespace sparkwright
{

AgentRobot::AgentRobot(Context& context, Object& scene, int agent, const std::vector<std::string>& effectors)
    : context_(context), root_(std::dynamic_pointer_cast<AgentAspect>(context.registry->create("AgentAspect")))
{
  root_->setName("AgentAspect" + std::to_string(agent));
  root_->setAgentId(agent);
  scene.addChild(root_);
  for(const std::string& name : effectors)
    if(std::shared_ptr<Object> effector = context.registry->create(name))
      root_->addChild(std::move(effector));
  if(root_->children().empty())
    root_->addChild(context.registry->create("SceneEffector"));
  ownNodes_ = root_->children().size();
}

void AgentRobot::remove()
{
  if(root_->parent())
    root_->parent()->removeChild(*root_);
}

AgentRobot::Change AgentRobot::collect()
{
  if(structure_ == context_.structureVersion)
    return Change::None;
  structure_ = context_.structureVersion;
  perceptors_.clear();
  effectors_.clear();
  if(!root_->context())
    return std::exchange(uprooted_, true) ? Change::None : Change::Uprooted;
  root_->visit<Perceptor>([&](Perceptor& p) { perceptors_.push_back(&p); });
  root_->visit<Effector>([&](Effector& e) { effectors_[e.predicate()] = &e; });
  return Change::None;
}

AgentRobot::Change AgentRobot::startSensing()
{
  const Change change = collect();
  const bool before = exists(), now = root_->context() && root_->children().size() > ownNodes_;
  presence_ = before ? (now ? Presence::Present : Presence::Gone) : (now ? Presence::New : Presence::None);
  return change;
}

Effector* AgentRobot::effector(std::string_view predicate) const
{
  const auto found = effectors_.find(predicate);
  return found == effectors_.end() ? nullptr : found->second;
}

void AgentRobot::halt()
{
  for(const auto& [name, effector] : effectors_)
    effector->halt();
}

void AgentRobot::setPower(Power power)
{
  if(std::exchange(power_, power) == power)
    return;
  collect();
  halt();
  root_->visit<RigidBody>( // What it rests on gives way, or begins to push.
      [](RigidBody& rigid)
      {
        if(rigid.hasBody())
          rigid.body().enable();
      });
}

void AgentRobot::sense(PerceptWriter& out, int counter)
{
  for(Perceptor* const perceptor : perceptors_)
    if(counter % perceptor->interval() == 0)
      perceptor->sense(out);
}

void AgentRobot::archive(StateArchive& a)
{
  a.choice(presence_, Presence::Gone);
  a.choice(power_, Power::Off);
  a(uprooted_);
  if(a.isLoading())
    structure_.reset();
}

} // namespace sparkwright
