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

/// The agents of a World, in order of connection: hands their messages to their robots, has percepts written for them, and
/// says whom sync mode has to wait for.
class AgentControl : public AgentHost
{
public:
  AgentControl(Context& context, bool syncMode) : context_(context), syncMode_(syncMode) {}

  /// What a new agent gets.
  struct Equipment
  {
    std::vector<std::string> effectors; ///< Their classes; without any, the `scene` effector.
    Parsers parsers;                    ///< The languages that it may speak; without any, S-expressions.
    std::string address;                ///< Where it comes from, for the log.
    bool inside = false; ///< It has no connection; nobody has to wait for it.
  };

  /// Creates an agent without a body below `scene`.
  int add(Object& scene, Equipment equipment);
  void remove(int agent);
  void deliver(int agent, std::string_view message);
  /// What the message says to those who look after agents; nothing is done about it.
  Spoken inspect(int agent, std::string_view message);
  bool hasBody(int agent) const;
  std::string addressOf(int agent) const;
  /// It was not waited for. @return how often so far
  long skip(int agent);
  /// Its robot stands: nothing drives on that it has commanded.
  void halt(int agent);

  /// Start of a cycle: what new agents said in the cycle that accepted them is read now.
  void startCycle();
  /// End of a cycle: marks everybody as not synced, and finds out who has got a body.
  void startSensing();
  /// Then: computes the percepts of those who had one when the cycle began.
  void sense();
  /// End of a cycle without percepts: nobody is told anything, or waited for.
  void rest();

  void setSyncMode(bool on) { syncMode_ = on; }
  /// Digits after the point in percepts, from the next cycle on.
  void setDecimals(int digits) { decimals_ = digits; }

  std::string_view percepts(int agent) const;
  void perceptsSent(int agent);
  bool allSynced() const;
  bool onlyNewcomersMissing() const;
  std::vector<int> waitingFor() const;
  /// Those with a connection that is to be closed, and those inside that have to leave.
  std::vector<int> takeAgentsToClose() { return std::exchange(toClose_, {}); }
  std::vector<int> takeInsideToClose() { return std::exchange(insideToClose_, {}); }

  /// An agent that is waited for no longer.
  struct Excused
  {
    int agent = 0;
    std::string address;
    long skipped = 0; ///< Cycles that did not wait for it, this one included; 0 if it is disconnected.
  };
  /// Nobody is waited for any longer in this cycle. @param skip  false: those who have not answered are disconnected
  std::vector<Excused> excuseAll(bool skip);
  int agentsSeen() const { return agentsSeen_; }
  void describe(std::vector<AgentInfo>& out) const;

  // AgentHost
  int agentCount() const override { return static_cast<int>(agents_.size()); }
  void closeAgent(int agent) override;
  bool syncMode() const override { return syncMode_; }
  void agentSynced(int agent) override;

private:
  enum class Link
  {
    Network,
    Inside ///< No connection: nobody has to wait for it.
  };
  /// What has been said between the agent and us.
  enum class Talk
  {
    None,
    Spoken, ///< It has said something.
    Told    ///< Percepts have gone out to it.
  };
  /// Whether it has to be waited for in this cycle of sync mode.
  enum class Answer
  {
    Missing,
    Heard,    ///< It has said something, which counts for newcomers only.
    Complete, ///< `(syn)`
    Excused   ///< Not waited for any longer.
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
    bool wantsTypes = false; ///< Has asked for the robot types, which go out with the next percepts.
    int warnings = 0;
    int counter = 0;  ///< Perception counter: cycles since it connected.
    int settling = 0; ///< Cycles since its first message, from 1; 0 before.
    long skipped = 0; ///< Cycles that did not wait for it any longer.
  };

  Agent* find(int id);
  const Agent* find(int id) const;
  void closeIfUprooted(const Agent& agent, AgentRobot::Change change);
  void realise(Agent& agent, std::string_view message);
  void realiseHeld(Agent& agent);
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
