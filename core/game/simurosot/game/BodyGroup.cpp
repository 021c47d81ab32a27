#include "core/game/simurosot/game/BodyGroup.h"

#include "core/archive/StateArchive.h"
#include "core/body/RigidBody.h"
#include "core/scene/Transform.h"

#include <algorithm>

namespace sparkwright::simurosot
{

void BodyGroup::find(Object& root)
{
  bodies_.clear();
  root.visit<RigidBody>(
      [this](RigidBody& body)
      {
        if(body.hasBody())
          bodies_.push_back(&body);
      });
}

Mat4f BodyGroup::pose() const { return bodies_.empty() ? Mat4f(Mat4f::Identity()) : bodies_.front()->bodyPose(); }

void BodyGroup::place(const Vec3f& position, float radians)
{
  if(bodies_.empty())
    return;
  const Mat4f before = bodies_.front()->bodyPose();
  Mat4f back = Mat4f::Identity();
  back.topLeftCorner<3, 3>() = before.topLeftCorner<3, 3>().transpose();
  const Mat4f turn = multiply(rotationZ(radians), back);
  for(RigidBody* const body : bodies_)
  {
    const Mat4f pose = body->bodyPose();
    body->setPosition(position + rotate(turn, translation(pose) - translation(before)));
    body->setRotation(multiply(turn, pose));
    body->body().enable();
  }
}

void BodyGroup::stop()
{
  for(RigidBody* const body : bodies_)
  {
    body->setVelocity(Vec3f::Zero());
    body->setAngularVelocity(Vec3f::Zero());
  }
}

void BodyGroup::scaleVelocities(float linear, float angular)
{
  for(RigidBody* const body : bodies_)
  {
    body->setVelocity(body->velocity() * linear);
    body->setAngularVelocity(body->angularVelocity() * angular);
  }
}

void BodyGroup::show()
{
  for(RigidBody* const body : bodies_)
    if(Transform* const part = body->owner())
      part->setWorld(body->bodyPose());
}

void BodyGroup::keepVelocities()
{
  kept_.clear();
  for(const RigidBody* const body : bodies_)
    kept_.push_back({body->velocity(), body->angularVelocity()});
}

void BodyGroup::restoreVelocities()
{
  for(std::size_t i = 0; i < std::min(bodies_.size(), kept_.size()); ++i)
  {
    bodies_[i]->setVelocity(kept_[i].linear);
    bodies_[i]->setAngularVelocity(kept_[i].angular);
    bodies_[i]->body().enable();
  }
}

void BodyGroup::Kept::archive(StateArchive& a) { a(linear, angular); }

void BodyGroup::archive(StateArchive& a) { a(kept_); }

} // namespace sparkwright::simurosot
