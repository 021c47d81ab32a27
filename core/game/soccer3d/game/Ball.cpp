#include "core/game/soccer3d/game/Ball.h"

#include "core/archive/StateArchive.h"
#include "core/body/RigidBody.h"
#include "core/game/soccer3d/game/SoccerGame.h"
#include "core/object/Context.h"

namespace sparkwright
{

RigidBody* Ball::body() const
{
  RigidBody* const rigid = childOf<RigidBody>();
  return rigid && rigid->hasBody() ? rigid : nullptr;
}

Vec3f Ball::velocity() const
{
  const RigidBody* const rigid = body();
  return rigid ? rigid->velocity() : Vec3f(Vec3f::Zero());
}

void Ball::showPose()
{
  if(const RigidBody* const rigid = body())
    setWorld(rigid->bodyPose());
}

void Ball::moveTo(const Vec3f& position)
{
  if(RigidBody* const rigid = body())
  {
    rigid->setPosition(position);
    rigid->body().enable();
  }
}

void Ball::setVelocity(const Vec3f& velocity)
{
  if(RigidBody* const rigid = body())
  {
    rigid->setVelocity(velocity);
    rigid->setAngularVelocity(Vec3f::Zero());
    rigid->body().enable();
  }
}

void Ball::placeAt(const Vec3f& position)
{
  pushes_ = 0;
  if(RigidBody* const rigid = body())
  {
    rigid->setPosition(position);
    rigid->setVelocity(Vec3f::Zero());
    rigid->setAngularVelocity(Vec3f::Zero());
    rigid->body().enable();
  }
}

bool Ball::push(const Vec3f& force, const Vec3f& torque, int cycles, std::uint64_t by)
{
  if(pushes_ > 0 && pusher_ == by)
    return false;
  pusher_ = by;
  force_ = force;
  torque_ = torque;
  pushes_ = cycles;
  return true;
}

void Ball::prePhysics()
{
  if(pushes_ <= 0)
    return;
  --pushes_;
  if(RigidBody* const rigid = body())
  {
    rigid->body().enable();
    rigid->body().addForce(toEngine(force_));
    rigid->body().addTorque(toEngine(torque_));
  }
}

void Ball::onLink()
{
  Transform::onLink();
  if(SoccerGame* const game = context()->service<SoccerGame>())
    game->field().add(*this);
}

void Ball::onUnlink()
{
  if(SoccerGame* const game = context()->service<SoccerGame>())
    game->field().remove(*this);
}

void Ball::archive(StateArchive& a)
{
  Transform::archive(a);
  a(force_, torque_, pusher_, pushes_);
}

} // namespace sparkwright
