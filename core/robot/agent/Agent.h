#pragma once

#include "core/robot/agent/SensorView.h"
#include "core/robot/language/Action.h"
#include "core/robot/language/PerceptWriter.h"
#include "core/scene/Transform.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sparkwright
{

struct RobotModel;

/// The root node of an agent. Robot files contain a second one at the torso.
class AgentAspect : public Transform
{
public:
  /// Id of the agent; 0 for the AgentAspect inside a robot file.
  int agentId() const { return agentId_; }
  void setAgentId(int id) { agentId_ = id; }
  /// Model of the agent's robot; null while there is none.
  const std::shared_ptr<const RobotModel>& model() const { return model_; }
  void setModel(std::shared_ptr<const RobotModel> model) { model_ = std::move(model); }

private:
  int agentId_ = 0;
  std::shared_ptr<const RobotModel> model_;
};

/// The outermost AgentAspect above a node, or nullptr.
AgentAspect* agentRoot(const Object& node);

/// A sensor: adds its percepts to the agent's message. The perceptors of an agent are called in file order.
class Perceptor : public BaseNode
{
public:
  /// sense() is called when the agent's perception counter is a multiple of this, >= 1.
  virtual int interval() const { return interval_; }
  void setInterval(int interval) { interval_ = interval < 1 ? 1 : interval; }

  /// Name of the percept in messages, if the class has no fixed one.
  const std::string& predicateName() const { return predicate_; }
  void setPredicateName(std::string name) { predicate_ = std::move(name); }

  /// Writes the present percept, if there is one.
  virtual void sense(PerceptWriter& out) = 0;

  /// The range to be drawn; nothing if there is none.
  virtual std::optional<SensorRange> covers() const { return std::nullopt; }
  /// For vision sensors that make no pictures: the horizontal angle, degrees, of a picture that covers approximately
  /// what they see; nothing for all others.
  virtual std::optional<float> lookAngleDeg() const { return std::nullopt; }
  /// Writes the measurement of the last step, for drawing.
  virtual void read(SensorReading& /*reading*/) const {}

  /// What kind of sensor it is, as a part of a signal's path: `gyro`. A literal; empty: it has no channels.
  virtual std::string_view kind() const { return {}; }
  /// The numbers that it measures; the same as long as the tree's structure does not change.
  virtual std::span<const SensorChannel> channels() const { return {}; }
  /// Writes these numbers as they are after the last step, without noise. Changes nothing, unlike sense().
  /// @param out  of the size of channels()
  virtual void measure(std::span<float> /*out*/) const {}

private:
  int interval_ = 1;
  std::string predicate_;
};

/// Carries out actions of an agent.
///
/// receive() is called while the message is read. Joint effectors and `say` act at once; all others store the last
/// action and carry it out in prePhysics(), in tree order.
class Effector : public BaseNode
{
public:
  /// Name of the actions for this effector.
  virtual std::string_view predicate() const = 0;
  virtual void receive(const Action& action) = 0;
  /// Ends commands that stay in force until the next one. Most effectors have none.
  virtual void halt() {}
  /// Whether a robot that is switched off ignores its actions. Those that belong to the conversation with the server
  /// are none of a robot's.
  virtual bool needsPower() const { return true; }
};

/// Simulated time; a service of the Context.
struct SimulationClock
{
  double time = 0; ///< Seconds since the start.
  long cycle = 0;
};

/// Access to the agents of a World for nodes; a service of the Context.
class AgentHost
{
public:
  virtual int agentCount() const = 0; ///< Agents, with or without a body.
  /// Removes the agent's robot and closes its connection before the next cycle.
  virtual void closeAgent(int agentId) = 0;
  /// Switches an agent's robot off or on: while it is off, the robot stays in the scene and senses, but its effectors
  /// ignore the agent, and its motors are without power. Unknown agents are ignored.
  virtual void switchRobot(int agentId, bool on) = 0;
  virtual bool isSwitchedOff(int agentId) const = 0;
  virtual bool syncMode() const = 0;
  /// To be called when `(syn)` of an agent has been read.
  virtual void agentSynced(int agentId) = 0;

protected:
  ~AgentHost() = default;
};

} // namespace sparkwright
