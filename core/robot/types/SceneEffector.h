#pragma once

#include "core/robot/agent/Agent.h"
#include "core/text/LocalText.h"

#include <string>
#include <vector>

namespace sparkwright
{

/// `(scene rsg/agent/nao/nao_hetero.rsg 0)` or `(scene robottype nao0)`: builds the agent's robot, once, in the phase
/// before physics.
///
/// Accepts only robot models below `rsg/agent/` of the data directories, with numbers and plain words as arguments. A
/// model that cannot be built, or that has no perceptors and effectors (a field, a ball), is removed; the agent may
/// send another request.
class SceneEffector : public Effector
{
public:
  std::string_view predicate() const override { return "scene"; }
  bool needsPower() const override { return false; }
  void receive(const Action& action) override;
  bool hasPrePhysics() const override { return true; }
  void prePhysics() override;
  /// Names the model of the robot that it has built, and adds realistic motors, if they are on. Also when the robot is
  /// built again.
  void equip(AgentAspect& root);

  void archive(StateArchive& a) override;
  /// Builds the robot that the effector has built in a run before: that of its state.
  void rebuild();
  bool built() const { return built_; }

private:
  void build(AgentAspect& root);
  bool chooseType(const Action& action);

  std::string file_;
  std::vector<std::string> arguments_;
  bool requested_ = false;
  bool built_ = false;
};

/// `(create)`: lets the set-up script build the agent's robot: calls its function `addAgent` with the path of the
/// agent's root, once, in the phase before physics. For sphere agents.
class CreateEffector : public Effector
{
public:
  std::string_view predicate() const override { return "create"; }
  bool needsPower() const override { return false; }
  void receive(const Action&) override { requested_ = true; }
  bool hasPrePhysics() const override { return true; }
  void prePhysics() override;

  void archive(StateArchive& a) override;
  /// Builds the robot that the effector has built in a run before.
  void rebuild();
  bool built() const { return built_; }

private:
  bool requested_ = false;
  bool built_ = false;
};

/// `(syn)`: the agent's messages of this cycle are complete.
class AgentSyncEffector : public Effector
{
public:
  std::string_view predicate() const override { return "syn"; }
  bool needsPower() const override { return false; }
  void receive(const Action& action) override;

protected:
  void onLink() override;

private:
  AgentHost* host_ = nullptr;
  int agent_ = 0;
};

} // namespace sparkwright
