#pragma once

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

/// What hangs below the root of one agent in the tree: its robot, with what senses and what acts.
///
/// Perceptors and effectors are looked for when the structure of the tree has changed, and not otherwise.
class AgentRobot
{
public:
  /// Hangs a root without a robot below `scene`.
  /// @param effectors  classes of effectors that the agent has before it has a robot; none: the `scene` effector
  AgentRobot(Context& context, Object& scene, int agent, const std::vector<std::string>& effectors);
  /// Takes the root, with the robot, out of the tree.
  void remove();

  enum class Change
  {
    None,
    Uprooted ///< A script has taken the root out of the tree. Told once.
  };
  /// Looks for perceptors and effectors if the tree has another structure.
  Change collect();
  /// End of a cycle: finds out whether there is a robot now.
  Change startSensing();

  /// Whether there is a robot.
  bool exists() const { return presence_ == Presence::New || presence_ == Presence::Present; }
  /// Whether it has come with this cycle.
  bool isNew() const { return presence_ == Presence::New; }
  /// Whether it tells anything in this cycle: not before the first whole cycle of the robot.
  bool senses() const { return presence_ == Presence::Present || presence_ == Presence::Gone; }

  /// Null if nothing takes this predicate. Of two effectors with the same one the last one has it.
  Effector* effector(std::string_view predicate) const;
  /// Ends what its effectors do until they are told otherwise.
  void halt();
  /// Asks the perceptors whose turn it is, in file order.
  /// @param counter  cycles since the agent connected
  void sense(PerceptWriter& out, int counter);

  AgentAspect& root() { return *root_; }
  const AgentAspect& root() const { return *root_; }

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
  std::size_t ownNodes_ = 1; ///< Children of the root that are no robot.
  Presence presence_ = Presence::None;
  bool uprooted_ = false;
  std::optional<unsigned long> structure_; ///< Version of the structure that the two lists belong to.
  std::vector<Perceptor*> perceptors_;
  std::unordered_map<std::string_view, Effector*> effectors_; ///< Keys are the effectors' own predicates.
};

} // namespace sparkwright
