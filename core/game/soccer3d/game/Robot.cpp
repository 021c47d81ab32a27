#include "core/game/soccer3d/game/Robot.h"

#include "core/body/RigidBody.h"
#include "core/game/soccer3d/game/AgentState.h"
#include "core/object/Context.h"
#include "core/robot/agent/Agent.h"
#include "core/scene/Visual.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr const char* markerName = "SelectionMarker";

Mat4f transposedRotation(const Mat4f& m)
{
  Mat4f r = Mat4f::Identity();
  r.topLeftCorner<3, 3>() = m.topLeftCorner<3, 3>().transpose();
  return r;
}

void stop(RigidBody& body)
{
  body.setVelocity(Vec3f::Zero());
  body.setAngularVelocity(Vec3f::Zero());
}

} // namespace

void Robot::attach(AgentAspect* root, Transform* torso)
{
  root_ = root;
  torso_ = torso;
  seen_ = 0;
}

void Robot::refresh() const
{
  const unsigned long version = root_ && root_->context() ? root_->context()->structureVersion : 0;
  if(version != 0 && version == seen_)
    return;
  seen_ = version;
  bodies_.clear();
  parts_.clear();
  marker_ = nullptr;
  if(!root_)
    return;
  root_->visit<BaseNode>(
      [this](BaseNode& node)
      {
        if(auto* const body = dynamic_cast<RigidBody*>(&node))
        {
          if(body->hasBody())
            bodies_.push_back(body);
        }
        else if(auto* const part = dynamic_cast<ObjectState*>(&node))
        {
          if(!part->partName().empty() && !dynamic_cast<AgentState*>(part))
            parts_.push_back(part);
        }
        else if(auto* const mesh = dynamic_cast<StaticMesh*>(&node); mesh && mesh->name() == markerName)
          marker_ = mesh;
      });
  // The torso leads, wherever it stands in the file.
  const RigidBody* const torsoBody = torso_ ? torso_->childOf<RigidBody>() : nullptr;
  const auto torso = std::find(bodies_.begin(), bodies_.end(), torsoBody);
  if(torso != bodies_.end())
    std::rotate(bodies_.begin(), torso, torso + 1);
}

std::span<ObjectState* const> Robot::parts() const
{
  refresh();
  return parts_;
}

StaticMesh* Robot::selectionMarker() const
{
  refresh();
  return marker_;
}

void Robot::place(const Vec3f& position, float headingDeg)
{
  refresh();
  if(bodies_.empty())
    return;
  const Mat4f torso = bodies_.front()->bodyPose();
  const Mat4f turn = multiply(rotationZ(toRadians(headingDeg)), transposedRotation(torso));
  for(RigidBody* const body : bodies_)
  {
    const Mat4f pose = body->bodyPose();
    body->setPosition(position + rotate(turn, translation(pose) - translation(torso)));
    stop(*body);
    body->setRotation(multiply(turn, pose));
  }
}

void Robot::moveTo(const Vec3f& position)
{
  refresh();
  const Vec3f from = torso_ ? translation(torso_->worldPose()) : Vec3f(Vec3f::Zero());
  for(RigidBody* const body : bodies_)
  {
    body->setPosition(position + (body->position() - from));
    stop(*body);
  }
}

std::vector<Mat4f> Robot::poses() const
{
  refresh();
  std::vector<Mat4f> poses;
  for(const RigidBody* const body : bodies_)
    poses.push_back(body->bodyPose());
  return poses;
}

void Robot::setPoses(std::span<const Mat4f> poses)
{
  refresh();
  for(std::size_t i = 0; i < std::min(bodies_.size(), poses.size()); ++i)
  {
    bodies_[i]->setPosition(translation(poses[i]));
    bodies_[i]->setRotation(poses[i]);
    stop(*bodies_[i]);
  }
}

void Robot::wake()
{
  refresh();
  for(RigidBody* const body : bodies_)
    body->body().enable();
}

void Robot::showPoses()
{
  refresh();
  for(RigidBody* const body : bodies_)
    if(Transform* const part = body->owner())
      part->setWorld(body->bodyPose());
}

Vec3f Robot::velocity() const
{
  refresh();
  return bodies_.empty() ? Vec3f(Vec3f::Zero()) : bodies_.front()->velocity();
}

Bounds Robot::bounds() const
{
  refresh();
  Bounds all;
  if(torso_)
    all.min = all.max = translation(torso_->worldPose());
  bool first = true;
  for(const RigidBody* const body : bodies_)
  {
    const Vec3f centre = body->position();
    all.min = first ? centre : Vec3f(all.min.cwiseMin(centre));
    all.max = first ? centre : Vec3f(all.max.cwiseMax(centre));
    first = false;
  }
  return all;
}

} // namespace sparkwright
