#include "core/world/live/posture/Posture.h"

#include "core/body/RigidBody.h"
#include "core/joint/Joints.h"
#include "core/object/Registry.h"
#include "core/scene/Transform.h"
#include "core/world/live/posture/Assembling.h"

namespace sparkwright
{

namespace
{

/// Calls `visit(node, path)` for all nodes of a part. Nodes with the same path are numbered.
template<class Visit>
void visitPaths(std::span<const std::shared_ptr<Object>> roots, const Visit& visit)
{
  std::map<std::string, int> counts;
  const auto walk = [&](const auto& self, Object& node, const std::string& above) -> void
  {
    std::string path = above + '/' + node.name();
    if(const int count = counts[path]++; count > 0)
      path += '#' + std::to_string(count);
    visit(node, path);
    for(const auto& child : node.children())
      self(self, *child, path);
  };
  for(const auto& root : roots)
    walk(walk, *root, {});
}

} // namespace

Posture Posture::of(std::span<const std::shared_ptr<Object>> roots)
{
  Posture posture;
  visitPaths(roots,
             [&](Object& node, const std::string& path)
             {
               if(const auto* const body = dynamic_cast<const RigidBody*>(&node); body && body->hasBody())
               {
                 const physics::Body& b = body->body();
                 posture.bodies_[path] = {b.position(),        b.linearVelocity(), b.angularVelocity(),
                                          b.rotation(),        body->massShift(),  b.isEnabled()};
               }
               else if(const auto* const joint = dynamic_cast<const JointNode*>(&node); joint && joint->joint())
               {
                 using physics::JointParameter;
                 const physics::Joint& j = *joint->joint();
                 Joint state{j.kind(), {j.angle(0), j.angle(1)}, j.position(), {}, physics::Mat3::Identity()};
                 for(int axis = 0; axis < 3; ++axis)
                   state.motors[static_cast<std::size_t>(axis)] = j.parameter(JointParameter::MotorVelocity, axis);
                 if(j.first() && j.second())
                   state.relative = j.first()->rotation().transpose() * j.second()->rotation();
                 posture.joints_[path] = state;
               }
               if(const auto* const base = dynamic_cast<const BaseNode*>(&node))
                 if(std::any history = base->history(); history.has_value())
                   posture.histories_[path + ' ' + node.classInfo().name] = std::move(history);
             });
  return posture;
}

void Posture::giveTo(std::span<const std::shared_ptr<Object>> roots) const
{
  Assembling assembling;
  visitPaths(roots,
             [&](Object& node, const std::string& path)
             {
               if(auto* const body = dynamic_cast<RigidBody*>(&node); body && body->hasBody())
               {
                 const auto former = bodies_.find(path);
                 assembling.add(*body, former == bodies_.end() ? nullptr : &former->second);
               }
               else if(auto* const joint = dynamic_cast<JointNode*>(&node); joint && joint->joint())
               {
                 const auto former = joints_.find(path);
                 const bool same = former != joints_.end() && former->second.kind == joint->joint()->kind();
                 assembling.add(*joint, same ? &former->second : nullptr);
               }
               if(auto* const base = dynamic_cast<BaseNode*>(&node))
                 if(const auto history = histories_.find(path + ' ' + node.classInfo().name);
                    history != histories_.end())
                   base->takeOver(history->second);
             });
  assembling.run();
  for(const auto& root : roots)
  {
    root->visit<RigidBody>(
        [](RigidBody& body)
        {
          if(Transform* const owner = body.owner(); owner && body.hasBody())
            owner->setWorld(body.bodyPose());
        });
    root->visit<Transform>([](Transform& transform) { transform.updateHierarchy(); });
  }
}

} // namespace sparkwright
