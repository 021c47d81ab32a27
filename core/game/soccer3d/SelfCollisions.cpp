#include "core/game/soccer3d/SelfCollisions.h"

#include "core/body/Collider.h"
#include "core/game/soccer3d/SoccerGame.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/robot/Agent.h"
#include "core/robot/JointEffectors.h"

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

void SelfCollisions::step()
{
  if(!game_.settings().foulOnSelfCollisions)
    return;
  refresh();
  thaw();
  for(Body& body : bodies_)
    check(body);
}

void SelfCollisions::release()
{
  if(freezes_.empty())
    return;
  refresh(); // Only of effectors that are still there.
  for(const Freeze& frozen : freezes_)
    frozen.effector->setFrozen(false);
  freezes_.clear();
}

void SelfCollisions::refresh()
{
  const unsigned long version = game_.context().structureVersion;
  if(seen_ == version)
    return;
  seen_ = version;
  bodies_.clear();
  for(AgentState* const player : game_.players())
  {
    AgentAspect* const root = player->robot().root();
    if(!root)
      continue;
    Body body{player, {}, {}, {}, {}};
    root->visit<BoxCollider>(
        [&body](BoxCollider& box)
        {
          if(box.shape())
            body.boxes.push_back(&box);
        });
    body.poses.resize(body.boxes.size());
    for(std::size_t i = 0; i < body.boxes.size(); ++i)
      for(std::size_t k = i + 1; k < body.boxes.size(); ++k)
        if(mayCollide(*body.boxes[i], *body.boxes[k]))
          body.pairs.emplace_back(i, k);
    root->visit<JointEffector>([&body](JointEffector& effector) { body.effectors.push_back(&effector); });
    bodies_.push_back(std::move(body));
  }
  std::erase_if(freezes_,
                [this](const Freeze& frozen)
                {
                  return std::ranges::none_of(bodies_, [&frozen](const Body& body)
                                              { return std::ranges::find(body.effectors, frozen.effector) != body.effectors.end(); });
                });
}

void SelfCollisions::thaw()
{
  const SoccerSettings& s = game_.settings();
  const float now = game_.time();
  for(const Freeze& frozen : freezes_)
    if(frozen.effector->frozen() && now - frozen.since >= s.selfCollisionJointFrozenTime)
      frozen.effector->setFrozen(false);
  const float immune = s.selfCollisionJointFrozenTime + s.selfCollisionJointThawTime;
  std::erase_if(freezes_, [now, immune](const Freeze& frozen) { return now - frozen.since > immune; });
}

void SelfCollisions::check(Body& body)
{
  const SoccerSettings& s = game_.settings();
  for(std::size_t i = 0; i < body.boxes.size(); ++i)
    body.poses[i] = boxOf(*body.boxes[i]);
  for(const auto& [i, k] : body.pairs)
  {
    if(!body.poses[i].overlaps(body.poses[k], s.selfCollisionsTolerance))
      continue;
    const BoxCollider& a = *body.boxes[i];
    const BoxCollider& b = *body.boxes[k];
    const bool first = freeze(body, a), second = freeze(body, b);
    if((first || second) && s.printSelfCollisions && game_.context().log)
      game_.context().log->note("agent " + std::to_string(body.player->agentId()) + ": " + a.name() + " and " + b.name() +
                                " collide; their joints are frozen");
  }
}

bool SelfCollisions::freeze(const Body& body, const BoxCollider& box)
{
  bool any = false;
  for(JointEffector* const effector : body.effectors)
  {
    if(std::ranges::find(box.freezeEffectors, effector->predicate()) == box.freezeEffectors.end() ||
       std::ranges::find(freezes_, effector, &Freeze::effector) != freezes_.end())
      continue;
    effector->setFrozen(true);
    freezes_.push_back({effector, game_.time()});
    any = true;
  }
  return any;
}

} // namespace sparkwright
