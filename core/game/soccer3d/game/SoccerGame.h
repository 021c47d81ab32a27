#pragma once

#include "core/game/Game.h"
#include "core/game/GameState.h"
#include "core/game/soccer3d/game/AgentContacts.h"
#include "core/game/soccer3d/game/AgentState.h"
#include "core/game/soccer3d/game/BallSensors.h"
#include "core/game/soccer3d/game/Postures.h"
#include "core/game/soccer3d/game/Referee.h"
#include "core/game/soccer3d/game/Rulebook.h"
#include "core/game/soccer3d/game/SelfCollisions.h"
#include "core/game/soccer3d/game/Trainer.h"
#include "core/game/soccer3d/match/MatchLog.h"
#include "core/game/soccer3d/match/Newcomers.h"
#include "core/game/soccer3d/match/PlayMode.h"
#include "core/game/soccer3d/match/SoccerSettings.h"
#include "core/game/soccer3d/match/SoccerTeams.h"
#include "core/game/soccer3d/pitch/SoccerField.h"
#include "core/game/soccer3d/referee/SelfCollisionRecord.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

class Context;
class Object;

/// A match of 3D robot soccer: players and teams, clock, play mode and score; carries out requests of effectors and
/// gives perceptors their data.
///
/// A service of the Context, as Game and as SoccerGame. Finds the existing nodes of the tree; nodes linked later add
/// themselves. World coordinates: the left goal is at -x; metres, seconds, degrees.
class SoccerGame final : public Game
{
public:
  /// @param league  to which it belongs
  /// @param scene   contains field, ball and robots
  /// @param spl     use the rules of the standard platform league, even if `SplRules` is false
  SoccerGame(const League& league, Context& context, Object& scene, bool spl = false);
  ~SoccerGame() override;
  SoccerGame(const SoccerGame&) = delete;
  SoccerGame& operator=(const SoccerGame&) = delete;

  void update(double seconds) override;
  bool isHalted() const override { return referee_.halted(); }
  bool command(const Action& action) override;
  std::vector<std::string> commandNames() const override;
  void describe(GameState& state) const override;
  void describeAgents(std::span<AgentInfo> agents) const override;
  bool isOver() const override { return isOver_; }
  void renew(int agent) override;
  void archive(StateArchive& a) override;
  LocalText whyInexact() const override;

  Context& context() { return context_; }
  const SoccerSettings& settings() const { return rulebook_.settings(); }
  SoccerField& field() { return field_; }
  SoccerTeams& teams() { return teams_; }
  const SoccerTeams& teams() const { return teams_; }
  BallSensors& ballSensors() { return ballSensors_; }
  const Referee& referee() const { return referee_; }
  /// Updates the referee's pitch, calls `action`, and carries out the referee's decisions.
  void officiate(const std::function<void(Referee&)>& action);
  /// Sets a variable of the rules, as `--set` would, and records an event. @return empty, or why it is refused
  LocalText setRule(std::string_view name, const std::string& value);
  /// Like officiate(), for commands of a human referee: the consequences are visible at once.
  void judge(const std::function<void(Referee&)>& action);
  /// Whether the referee applies the rules in each cycle; preset: yes.
  void setRefereed(bool refereed) { refereed_ = refereed; }

  // Clock, play mode and score

  const MatchClock& clock() const { return referee_.now().clock; }
  float time() const { return clock().time(); } ///< The game clock.
  int half() const { return clock().half(); }
  PlayMode playMode() const { return clock().mode(); }
  int score(Side side) const { return referee_.now().score[static_cast<std::size_t>(indexOf(side))]; }
  /// Sets the scores, clamped to 0 … highestScore.
  void setScores(int left, int right);
  static constexpr int highestScore = 999999;

  // Players

  /// All robots, with or without a team, in order of creation.
  std::span<AgentState* const> players() const { return players_; }
  AgentState* player(Side side, int unum) const;
  /// The player whose robot hangs below this agent's root, or nullptr.
  AgentState* playerOf(const AgentAspect* root) const;
  void addPlayer(AgentState& player);
  void removePlayer(AgentState& player);
  Newcomers& newcomers() { return newcomers_; }
  int agentCount() const; ///< Agents, with or without a body.

  /// To be called when the player has been moved: its contacts are no fouls for a while.
  void noteMoved(AgentState& player);
  void onManipulated(const Object& node) override;

  // Touches of the ball

  /// Players that touched the ball in the last step, in order of contact, each once.
  std::span<AgentState* const> touching() const { return touching_; }
  /// To be called when the player moves the ball by an effector (kick, catch): counts as a touch in this step.
  void noteTouch(AgentState& player);

  /// Contacts between robots in the last step.
  AgentContacts& contacts() { return contacts_; }

  // Requests of effectors

  /// Adds the robot to a team and moves it to its waiting place.
  /// @return false, without effect, if refused; the reason is logged
  bool enlist(AgentState& player, std::string_view teamName, int unum);
  /// Gives a robot that is built again its former place in a team. @return false if that is not possible
  bool rejoin(AgentState& player, Side side, int unum);
  /// Places a robot in its own half, in the modes that allow it. Coordinates are those of its side: the own goal is at
  /// -x, 0 degrees face the opponents' goal. Values that are not finite are ignored.
  void beam(AgentState& player, float x, float y, float angleDeg);
  /// Sends a text to the hearing of all robots within range.
  void say(AgentState& speaker, const Utterance& said);

private:
  void describeDiscipline(GameState& state) const;
  static void archive(StateArchive& a, std::vector<AgentState*>& players);
  void fillPitch();
  void carryOut();
  void showAll();
  void showJudgement();
  std::array<std::string, 2> teamNames() const { return {teams_.name(Side::Left), teams_.name(Side::Right)}; }

  const League& league_;
  Context& context_;
  Rulebook rulebook_;
  SoccerField field_;
  SoccerTeams teams_;
  std::vector<AgentState*> players_;
  std::vector<AgentState*> touching_;
  std::vector<AgentState*> moving_; ///< Players that have moved the ball by an effector since the last step.
  AgentContacts contacts_;
  Newcomers newcomers_;
  bool refereed_ = true;
  bool isOver_ = false;

  BallSensors ballSensors_;
  Referee referee_;
  SelfCollisions selfCollisions_;
  SelfCollisionRecord selfCollisionRecord_;
  Trainer trainer_;
  MatchLog log_;
  Postures postures_;       ///< Stored before the decision that can be undone.
  int shownJudgement_ = 0;  ///< Judgement::version() that the following belong to.
  std::shared_ptr<const GameEvent> pending_, undoable_;
};

/// Direction of a vector on the ground in the field coordinates of `side`: degrees, 0 towards the opponents' goal,
/// counter-clockwise.
float fieldDirectionDeg(Side side, const Vec3f& vector);

} // namespace sparkwright
