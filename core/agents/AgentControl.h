#pragma once

#include "core/agents/AgentMailbox.h"
#include "core/agents/AgentRobot.h"
#include "core/agents/RobotMotors.h"
#include "core/frame/Frame.h"
#include "core/robot/language/ActionReader.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

class Object;
class StateArchive;

/// Manages the agents of a World, in order of connection: delivers their messages to their robots, computes their
/// percepts, and tells which of them sync mode waits for.
class AgentControl : public AgentHost
{
public:
  AgentControl(Context& context, bool syncMode) : context_(context), syncMode_(syncMode) {}

  /// Properties of a new agent.
  struct Equipment
  {
    std::vector<std::string> effectors; ///< Class names; empty: the `scene` effector.
    Parsers parsers;                    ///< Its message formats; empty: S-expressions.
    std::string address;                ///< Where it comes from, for the log.
    bool inside = false;                ///< It has no connection; sync mode does not wait for it.
  };

  /// Creates an agent without a body below `scene`.
  int add(Object& scene, Equipment equipment);
  void remove(int agent);
  void deliver(int agent, std::string_view message);
  /// Reads a message for AgentGateway::inspect(), without effect on the agent.
  Spoken inspect(int agent, std::string_view message);
  bool hasBody(int agent) const;
  std::string addressOf(int agent) const;
  /// Counts a cycle that did not wait for the agent. @return how many so far
  long skip(int agent);
  /// Another program takes over the agent and its robot, which stops. Nobody waits for it until it has been told
  /// something.
  void renew(int agent);
  /// Stops the agent's robot: ends its commands.
  void halt(int agent);

  /// Before and after a physics step: takes the power from the motors of robots that are switched off, and gives it
  /// back.
  void cutMotors();
  void restoreMotors();

  /// Start of a cycle: reads the messages that new agents sent in the cycle that accepted them.
  void startCycle();
  /// End of a cycle: marks all agents as not synced, and finds out which have a body.
  void startSensing();
  /// After startSensing(): computes the percepts of agents that had a body when the cycle began.
  void sense();
  /// End of a cycle without percepts: there is nothing to send or to wait for.
  void rest();

  void setSyncMode(bool on) { syncMode_ = on; }
  /// Sets the number of decimals in percepts, from the next cycle on.
  void setDecimals(int digits) { decimals_ = digits; }

  std::string_view percepts(int agent) const;
  void perceptsSent(int agent);
  bool allSynced() const;
  bool onlyNewcomersMissing() const;
  std::vector<int> waitingFor() const;
  /// Agents whose connection is to be closed, and agents inside that are to be removed.
  std::vector<int> takeAgentsToClose() { return std::exchange(toClose_, {}); }
  std::vector<int> takeInsideToClose() { return std::exchange(insideToClose_, {}); }

  /// An agent that a cycle no longer waits for.
  struct Excused
  {
    int agent = 0;
    std::string address;
    long skipped = 0; ///< Cycles that did not wait for it, with this one; 0: it is disconnected.
  };
  /// Stops waiting for agents in this cycle. @param skip  false: disconnect those that have not answered
  std::vector<Excused> excuseAll(bool skip);
  int agentsSeen() const { return agentsSeen_; }
  void describe(std::vector<AgentInfo>& out) const;

  // Exact states

  /// An agent of a state, which is to be added again.
  struct Known
  {
    int id = 0;
    std::string address;
    bool inside = false;
    AgentAspect* root = nullptr;
    Object* robot = nullptr; ///< The first node of its robot; null: it has none.
  };
  /// All, in order of connection.
  std::vector<Known> known() const;
  int lastId() const { return lastId_; }
  /// Sets the id that add() gives to the next agent.
  void expect(int id) { lastId_ = id - 1; }
  /// Saves or loads all about the agents, who must have been added again. Nodes are loaded already.
  void archive(StateArchive& a);

  // AgentHost
  int agentCount() const override { return static_cast<int>(agents_.size()); }
  void closeAgent(int agent) override;
  void switchRobot(int agent, bool on) override;
  bool isSwitchedOff(int agent) const override;
  bool syncMode() const override { return syncMode_; }
  void agentSynced(int agent) override;

private:
  enum class Link
  {
    Network,
    Inside ///< No connection; sync mode does not wait for it.
  };
  /// Progress of the conversation with an agent.
  enum class Talk
  {
    None,
    Spoken, ///< It has sent a message.
    Told    ///< Percepts have been sent to it.
  };
  /// Whether sync mode waits for an agent in this cycle.
  enum class Answer
  {
    Missing,
    Heard,    ///< It has sent a message; enough for newcomers.
    Complete, ///< `(syn)`
    Excused   ///< No longer waited for.
  };
  /// An action for an effector of a robot that is not there yet.
  struct WaitingAction
  {
    std::string name;
    std::vector<std::string> values;
    std::vector<std::pair<std::string, std::vector<std::string>>> named;
  };
  struct Agent
  {
    int id = 0;
    std::string address;
    Link link = Link::Network;
    AgentRobot robot;
    AgentMailbox mailbox;
    RobotMotors motors;
    Talk talk = Talk::None;
    Answer answer = Answer::Missing;
    bool wantsTypes = false; ///< Has asked for the robot types, sent with the next percepts.
    int warnings = 0;
    int counter = 0;  ///< Perception counter: cycles since it connected.
    int settling = 0; ///< Cycles since its first message, from 1; 0 before.
    long skipped = 0; ///< Cycles that did not wait for it.
    bool hadRobot = false;              ///< Its actions wait for its first one only.
    std::vector<WaitingAction> waiting{}; ///< In order; done when the robot is there.
    int waitingMessages = 0;            ///< Messages that these are from.
    int waitedCycles = 0;
  };

  Agent* find(int id);
  const Agent* find(int id) const;
  void closeIfUprooted(const Agent& agent, AgentRobot::Change change);
  void realise(Agent& agent, std::string_view message);
  void realiseHeld(Agent& agent);
  void act(Agent& agent, const Action& action);
  bool keep(Agent& agent, const Action& action);
  void actWaiting(Agent& agent);
  void tellWaiting(Agent& agent);
  static void archiveWaiting(StateArchive& a, Agent& agent);
  void warn(Agent& agent, const LocalText& what);
  bool isNewcomer(const Agent& agent) const;
  bool isSynced(const Agent& agent) const;

  Context& context_;
  bool syncMode_;
  int decimals_ = PerceptWriter::presetDecimals;
  int lastId_ = 0;
  int agentsSeen_ = 0;
  std::vector<std::unique_ptr<Agent>> agents_; ///< In order of connection.
  std::vector<int> toClose_, insideToClose_;

  PredicateList said_;  ///< Reused for every message.
  ActionReader reader_; ///< Reused for every message.
};

} // namespace sparkwright
