#include "core/game/soccer3d/game/SelfCollisions.h"

#include "core/body/Collider.h"
#include "core/game/soccer3d/game/SoccerGame.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/robot/agent/Agent.h"
#include "core/robot/effectors/JointEffectors.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <string>

namespace sparkwright
{

namespace
{

OrientedBox boxOf(const BoxCollider& collider)
{
  const physics::Shape& shape = *collider.shape();
  return {shape.position().cast<float>(), shape.rotation().cast<float>(), collider.lengths() / 2};
}

/// Whether it matters if they overlap.
bool mayCollide(const BoxCollider& a, const BoxCollider& b)
{
  return !(a.freezeEffectors.empty() && b.freezeEffectors.empty()) && !a.ignores(b.name()) && !b.ignores(a.name());
}

/// The effectors that either box names, those of the first one first.
std::vector<int> jointsOf(const BoxCollider& a, const BoxCollider& b, const std::vector<JointEffector*>& effectors)
{
  std::vector<int> joints;
  for(const BoxCollider* const box : {&a, &b})
    for(std::size_t i = 0; i < effectors.size(); ++i)
      if(std::ranges::find(box->freezeEffectors, effectors[i]->predicate()) != box->freezeEffectors.end() &&
         std::ranges::find(joints, static_cast<int>(i)) == joints.end())
        joints.push_back(static_cast<int>(i));
  return joints;
}

/// How far a box reaches along a direction, times the length of that.
float reach(const OrientedBox& box, const Vec3f& direction)
{
  return (box.axes.transpose() * direction).cwiseAbs().dot(box.halfLengths);
}

} // namespace

bool OrientedBox::overlaps(const OrientedBox& other, float tolerance) const
{
  const Vec3f offset = other.centre - centre;
  if(offset.norm() > halfLengths.norm() + other.halfLengths.norm())
    return false;
  const auto separates = [&](const Vec3f& direction)
  { return std::abs(offset.dot(direction)) + tolerance > reach(*this, direction) + reach(other, direction); };
  for(int i = 0; i < 3; ++i)
    if(separates(axes.col(i)) || separates(other.axes.col(i)))
      return false;
  // The directions across two edges are as short as the sine between the edges, so the tolerance weighs more there, and
  // parallel edges always separate. That is how the reference judges, whose robots get up with limbs that touch.
  for(int i = 0; i < 3; ++i)
    for(int k = 0; k < 3; ++k)
      if(separates(axes.col(i).cross(other.axes.col(k))))
        return false;
  return true;
}

void SelfCollisions::measure(std::vector<Pitch::SelfCollision>& collisions)
{
  refresh();
  const float tolerance = game_.settings().selfCollisionsTolerance;
  collisions.clear();
  for(Body& body : bodies_)
  {
    if(!body.player->inTeam())
      continue;
    for(std::size_t i = 0; i < body.boxes.size(); ++i)
      body.poses[i] = boxOf(*body.boxes[i]);
    for(const Pair& pair : body.pairs)
      if(body.poses[pair.first].overlaps(body.poses[pair.second], tolerance))
        collisions.push_back({body.player->id(), body.boxes[pair.first]->name(), body.boxes[pair.second]->name(),
                              pair.joints});
  }
}

void SelfCollisions::setFrozen(PlayerId id, int joint, bool frozen)
{
  refresh();
  const auto index = static_cast<std::size_t>(joint);
  for(const Body& body : bodies_)
    if(body.player->id() == id && index < body.effectors.size())
      body.effectors[index]->setFrozen(frozen);
}

void SelfCollisions::release()
{
  refresh();
  for(const Body& body : bodies_)
    for(JointEffector* const effector : body.effectors)
      if(effector->frozen())
        effector->setFrozen(false);
}

void SelfCollisions::refresh()
{
  const unsigned long version = game_.context().structureVersion;
  if(seen_ == version)
    return;
  seen_ = version;
  bodies_.clear();
  for(const AgentState* const player : game_.players())
  {
    AgentAspect* const root = player->robot().root();
    if(!root)
      continue;
    Body body;
    body.player = player;
    root->visit<BoxCollider>(
        [&body](BoxCollider& box)
        {
          if(box.shape())
            body.boxes.push_back(&box);
        });
    body.poses.resize(body.boxes.size());
    root->visit<JointEffector>([&body](JointEffector& effector) { body.effectors.push_back(&effector); });
    for(std::size_t i = 0; i < body.boxes.size(); ++i)
      for(std::size_t k = i + 1; k < body.boxes.size(); ++k)
        if(mayCollide(*body.boxes[i], *body.boxes[k]))
          body.pairs.push_back({i, k, jointsOf(*body.boxes[i], *body.boxes[k], body.effectors)});
    bodies_.push_back(std::move(body));
  }
}

} // namespace sparkwright
