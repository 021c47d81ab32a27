#pragma once

#include "core/joint/MotorCut.h"
#include "core/robot/agent/Agent.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sparkwright
{

class Context;
class Object;
class StateArchive;

/// The robot of one agent: everything below the agent's root node, with perceptors and effectors.
///
/// Searches for perceptors and effectors only when the tree's structure has changed.
class AgentRobot
{
public:
  /// Links a root without a robot below `scene`.
  /// @param effectors  classes of the agent's effectors while it has no robot; empty: the `scene` effector
  AgentRobot(Context& context, Object& scene, int agent, const std::vector<std::string>& effectors);
  /// Unlinks the root with the robot.
  void remove();

  enum class Change
  {
    None,
    Uprooted ///< A script has unlinked the root. Returned once.
  };
  /// Finds perceptors and effectors if the tree's structure has changed.
  Change collect();
  /// End of a cycle: finds out whether there is a robot.
  Change startSensing();

  /// Whether there is a robot.
  bool exists() const { return presence_ == Presence::New || presence_ == Presence::Present; }
  /// Whether the robot is new in this cycle.
  bool isNew() const { return presence_ == Presence::New; }
  /// Whether there are percepts in this cycle: from the first complete cycle of the robot on.
  bool senses() const { return presence_ == Presence::Present || presence_ == Presence::Gone; }

  /// The effector for a predicate; of several, the last one. Null if there is none.
  Effector* effector(std::string_view predicate) const;
  /// Ends all commands of its effectors.
  void halt();

  enum class Power
  {
    On,
    Off ///< Effectors ignore the agent, and motors have no power; it senses.
  };
  Power power() const { return power_; }
  /// Switches it; ends all commands. Also without a robot, for the one to come.
  void setPower(Power power);
  /// Before and after a physics step, while it is off: takes the power from its motors, and gives it back.
  void cutMotors() { cut_.before(*root_); }
  void restoreMotors() { cut_.after(); }

  /// Writes the percepts of all perceptors that are due, in file order.
  /// @param counter  cycles since the agent connected
  void sense(PerceptWriter& out, int counter);

  AgentAspect& root() { return *root_; }
  const AgentAspect& root() const { return *root_; }
  /// The first node of the robot; nullptr if there is none.
  Object* firstNode() const { return root_->children().size() > ownNodes_ ? root_->children()[ownNodes_].get() : nullptr; }

  /// Whether there was a robot; its nodes are loaded by themselves.
  void archive(StateArchive& a);

private:
  enum class Presence
  {
    None,
    New,     ///< Since this cycle.
    Present, ///< In this cycle and in the one before.
    Gone     ///< Since this cycle.
  };

  Context& context_;
  std::shared_ptr<AgentAspect> root_;
  std::size_t ownNodes_ = 1; ///< Children of the root that are not part of the robot.
  Presence presence_ = Presence::None;
  bool uprooted_ = false;
  std::optional<unsigned long> structure_; ///< Version of the structure that the two lists belong to.
  std::vector<Perceptor*> perceptors_;
  Power power_ = Power::On;
  MotorCut cut_;
  std::unordered_map<std::string_view, Effector*> effectors_; ///< Keys are the effectors' own predicates.
};

} // namespace sparkwright
