#pragma once

#include "core/robot/agent/Agent.h"

#include <string>
#include <vector>

namespace sparkwright
{

/// `(scene rsg/agent/nao/nao_hetero.rsg 0)` or `(scene robottype nao0)`: builds the agent's robot, once, when the walk
/// before physics gets here.
///
/// Only robot models below `rsg/agent/` of the data directories can be asked for, with numbers and plain words as
/// arguments. A model that cannot be built, or that has nothing to sense or to do (a field, a ball), leaves nothing
/// behind; the agent may ask again.
class SceneEffector : public Effector
{
public:
  std::string_view predicate() const override { return "scene"; }
  void receive(const Action& action) override;
  bool hasPrePhysics() const override { return true; }
  void prePhysics() override;

private:
  void build(AgentAspect& root);
  bool chooseType(const Action& action, const std::string& who);
  void equip(AgentAspect& root); ///< With realistic motors, if they are on.

  std::string file_;
  std::vector<std::string> arguments_;
  bool requested_ = false;
  bool built_ = false;
};

/// `(create)`: lets the set-up script build the agent's robot: calls its function `addAgent` with the path of the agent's
/// root, once, when the walk before physics gets here. Sphere agents of old ask for their bodies so.
class CreateEffector : public Effector
{
public:
  std::string_view predicate() const override { return "create"; }
  void receive(const Action&) override { requested_ = true; }
  bool hasPrePhysics() const override { return true; }
  void prePhysics() override;

private:
  bool requested_ = false;
  bool built_ = false;
};

/// `(syn)`: the agent has said all that it has to say in this cycle.
class AgentSyncEffector : public Effector
{
public:
  std::string_view predicate() const override { return "syn"; }
  void receive(const Action& action) override;

protected:
  void onLink() override;

private:
  AgentHost* host_ = nullptr;
  int agent_ = 0;
};

} // namespace sparkwright
