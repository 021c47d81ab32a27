#pragma once

#include "core/body/RigidBody.h"
#include "core/object/Watched.h"
#include "core/robot/agent/Agent.h"

namespace sparkwright
{

/// `(force x y z)`: pushes the RigidBody beside it in the next step, N, world axes. The last command of a cycle is
/// used.
class ForceEffector : public Effector
{
public:
  std::string_view predicate() const override { return "force"; }
  void receive(const Action& action) override;
  bool hasPrePhysics() const override { return true; }
  void prePhysics() override;
  void archive(StateArchive& a) override;

protected:
  void onLink() override;

private:
  Watched<RigidBody> body_;
  Vec3f force_ = Vec3f::Zero();
  bool asked_ = false;
};

} // namespace sparkwright
