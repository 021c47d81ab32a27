#pragma once

#include "core/robot/agent/SensorView.h"
#include "core/robot/language/Action.h"
#include "core/robot/language/PerceptWriter.h"
#include "core/scene/Transform.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace sparkwright
{

struct RobotModel;

/// The root of an agent: the top-level node of a connection, and again the torso inside a robot file.
class AgentAspect : public Transform
{
public:
  /// Number of the connection; 0 for the AgentAspect inside a robot file.
  int agentId() const { return agentId_; }
  void setAgentId(int id) { agentId_ = id; }
  /// Of the robot of a connection; null while there is none.
  const std::shared_ptr<const RobotModel>& model() const { return model_; }
  void setModel(std::shared_ptr<const RobotModel> model) { model_ = std::move(model); }

private:
  int agentId_ = 0;
  std::shared_ptr<const RobotModel> model_;
};

/// The outermost AgentAspect above a node (the connection's), or nullptr.
AgentAspect* agentRoot(const Object& node);

/// A sensor: adds its percepts to the agent's message. All perceptors of an agent are asked in file order.
class Perceptor : public BaseNode
{
public:
  /// Asked when the agent's perception counter is a multiple of this, >= 1.
  virtual int interval() const { return interval_; }
  void setInterval(int interval) { interval_ = interval < 1 ? 1 : interval; }

  /// Name of the percept on the wire, where the class lets it be chosen.
  const std::string& predicateName() const { return predicate_; }
  void setPredicateName(std::string name) { predicate_ = std::move(name); }

  /// Writes what is sensed now; nothing if there is nothing to say.
  virtual void sense(PerceptWriter& out) = 0;

  /// What it covers, for those who draw it; nothing if there is nothing to be drawn.
  virtual std::optional<SensorRange> covers() const { return std::nullopt; }
  /// For a sensor that looks without drawing a picture: the horizontal opening angle, degrees, of a picture that shows about
  /// what it sees; nothing for all others.
  virtual std::optional<float> lookAngleDeg() const { return std::nullopt; }
  /// What it has measured in the step just done, where that can be drawn.
  virtual void read(SensorReading& /*reading*/) const {}

private:
  int interval_ = 1;
  std::string predicate_;
};

/// Something that an agent can do.
///
/// receive() is called while the message is read. Joint effectors and the voice act there and then; all others keep the
/// (last) action and carry it out in prePhysics(), when the walk over the tree reaches them.
class Effector : public BaseNode
{
public:
  /// First atom of the lists that this effector takes.
  virtual std::string_view predicate() const = 0;
  virtual void receive(const Action& action) = 0;
  /// Nobody will command it any more: what was in force until the next command ends. Most have nothing of the kind.
  virtual void halt() {}
};

/// Simulated time, as a service of the Context.
struct SimulationClock
{
  double time = 0; ///< Seconds since the start.
  long cycle = 0;
};

/// What nodes may ask of the World about connections, as a service of the Context.
class AgentHost
{
public:
  virtual int agentCount() const = 0; ///< Connections, with or without a body.
  /// Removes the agent's robot and closes its connection, between this cycle and the next.
  virtual void closeAgent(int agentId) = 0;
  virtual bool syncMode() const = 0;
  /// `(syn)` of this agent was read.
  virtual void agentSynced(int agentId) = 0;

protected:
  ~AgentHost() = default;
};

} // namespace sparkwright
