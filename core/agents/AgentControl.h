#pragma once

#include "core/agents/RobotMotors.h"
#include "core/frame/Frame.h"
#include "core/robot/agent/Agent.h"
#include "core/robot/language/ActionReader.h"
#include "core/robot/language/BaseParser.h"
#include "core/robot/language/Spoken.h"

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace sparkwright
{

class Object;

/// The agents of a World: which connection drives which effectors, who has to be waited for, and what each is told.
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
  struct Agent
  {
    int id = 0;
    std::shared_ptr<AgentAspect> root;
    std::size_t ownNodes = 1; ///< Children of the root that are no robot.
    std::vector<Perceptor*> perceptors;
    std::unordered_map<std::string_view, Effector*> effectors; ///< Keys are the effectors' own predicates.
    std::string address;
    bool inside = false;
    Parsers parsers;        ///< One of these is its language.
    BaseParser* parser = nullptr; ///< The one; known from its first message on.
    bool collected = false;
    unsigned long structure = 0; ///< Version of the structure that the two lists belong to.
    PerceptWriter percepts;
    std::string message; ///< The percepts in its language.
    std::string held;      ///< What it said in the cycle that accepted it, with its length in front.
    bool accepted = false; ///< A cycle has begun since it connected.
    bool hasBody = false;
    bool senses = false; ///< Gets percepts in this cycle.
    bool told = false; ///< Percepts have gone out to it.
    bool wantsTypes = false; ///< Has asked for the robot types.
    bool uprooted = false; ///< A script has taken its root out of the tree.
    RobotMotors motors;
    int warnings = 0;
    int counter = 0;  ///< Perception counter: cycles since it connected.
    int settling = 0; ///< Cycles since its first message, from 1; 0 before.
    bool spoken = false; ///< Has said anything at all.
    bool synced = false;
    bool excused = false; ///< Not waited for any longer in this cycle.
    long skipped = 0;     ///< Cycles that did not wait for it any longer.
    bool heard = false; ///< Has said anything since its last percepts were computed.
  };

  Agent* find(int id);
  const Agent* find(int id) const;
  void addEffectors(Agent& agent, const std::vector<std::string>& classes);
  void collect(Agent& agent);
  void closeUprooted(Agent& agent);
  void realise(Agent& agent, std::string_view message);
  void realiseHeld(Agent& agent);
  void warn(Agent& agent, const std::string& what);
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
