#include "core/game/f2000/nodes/PlayNodes.h"

#include "core/body/RigidBody.h"
#include "core/body/WorldNode.h"
#include "core/object/Context.h"
#include "core/scene/Transform.h"
#include "core/services/SimulationHost.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::f2000
{

void ArenaNode::describe(const WorldForm& world, const FieldForm& field)
{
  world_ = world;
  field_ = field;
}

void ArenaNode::onLink()
{
  context()->provide<WorldForm>(&world_);
  context()->provide<ArenaNode>(this);
  if(SimulationHost* const host = context()->service<SimulationHost>())
    host->setCycleSeconds(world_.cycleTime);
  const std::shared_ptr<const WorldNode> node = worldOf(*this);
  if(!node)
    return;
  auto& physics = const_cast<WorldNode&>(*node);
  physics.subSteps = world_.substeps;
  physics.world().setGravity({0, 0, -world_.gravity});
  physics.world().setContactSurfaceLayer(0.0005);
  physics.world().setCfm(1e-9); // Contacts that give way would take speed from what bounces.
}

void ArenaNode::onUnlink()
{
  if(context()->service<ArenaNode>() != this)
    return;
  context()->provide<WorldForm>(nullptr);
  context()->provide<ArenaNode>(nullptr);
}

Pose ThingNode::pose() const
{
  const Mat4f& at = worldPose();
  return {at(0, 3), at(1, 3), std::atan2(at(1, 0), at(0, 0))};
}

void ThingNode::place(const Pose& pose)
{
  Transform* const root = nearestTransform();
  if(!root)
    return;
  Mat4f at = rotationZ(static_cast<float>(pose.theta));
  setTranslation(at, {static_cast<float>(pose.x), static_cast<float>(pose.y), worldPose()(2, 3)});
  root->setWorld(at);
}

void BallNode::onLink()
{
  body_ = parent()->childOf<RigidBody>();
  if(body_ && !body_->hasBody())
    body_ = nullptr;
}

void BallNode::onUnlink()
{
  body_ = nullptr;
  if(PlayWatcher* const watcher = context()->service<PlayWatcher>())
    watcher->forget(*this);
}

Vec3f BallNode::position() const
{
  return body_->position();
}

Vec3f BallNode::velocity() const
{
  return body_->velocity();
}

void BallNode::place(double x, double y)
{
  body_->setPosition({static_cast<float>(x), static_cast<float>(y), static_cast<float>(radius)});
  body_->setRotation(Mat4f::Identity());
  setVelocity(Vec3f::Zero());
  if(Transform* const above = root())
    above->setWorld(body_->bodyPose());
}

void BallNode::setVelocity(const Vec3f& velocity)
{
  body_->setVelocity(velocity);
  body_->setAngularVelocity(Vec3f::Zero());
  body_->body().enable();
}

void BallNode::slowDown(double seconds)
{
  const Vec3f speed = velocity();
  const double along = std::hypot(speed.x(), speed.y());
  if(along == 0 || position().z() > 1.1 * radius)
    return;
  const auto share = static_cast<float>(std::max(1 - rollingResistance * seconds / along, 0.));
  body_->setVelocity({speed.x() * share, speed.y() * share, speed.z()});
  body_->setAngularVelocity(body_->angularVelocity() * share);
}

} // namespace sparkwright::f2000
