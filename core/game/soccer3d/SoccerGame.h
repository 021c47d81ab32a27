#pragma once

#include "core/game/Game.h"
#include "core/game/soccer3d/AgentContacts.h"
#include "core/game/soccer3d/AgentState.h"
#include "core/game/soccer3d/BallSensors.h"
#include "core/game/soccer3d/Newcomers.h"
#include "core/game/soccer3d/PlayMode.h"
#include "core/game/soccer3d/Referee.h"
#include "core/game/soccer3d/SelfCollisions.h"
#include "core/game/soccer3d/SoccerField.h"
#include "core/game/soccer3d/SoccerSettings.h"
#include "core/game/soccer3d/SoccerTeams.h"
#include "core/game/soccer3d/Trainer.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

class Context;
class Object;

/// A match of 3D robot soccer: players and teams, clock, play mode and score; what effectors ask for and perceptors
/// tell.
///
/// While it lives it is a service of the Context, as Game and as SoccerGame. Takes in what the tree holds already; what
/// is linked later enters itself. Coordinates are the world's: the left goal stands at -x, metres, seconds, degrees.
class SoccerGame final : public Game
{
public:
  /// @param scene  where field, ball and robots are
  SoccerGame(Context& context, Object& scene);
  ~SoccerGame() override;
  SoccerGame(const SoccerGame&) = delete;
  SoccerGame& operator=(const SoccerGame&) = delete;

  void update(double seconds) override;
  bool command(const Action& action) override;
  void describe(GameState& state) const override;
  void describeAgents(std::span<AgentInfo> agents) const override;

  Context& context() { return context_; }
  const SoccerSettings& settings() const { return settings_; }
  SoccerField& field() { return field_; }
  SoccerTeams& teams() { return teams_; }
  const SoccerTeams& teams() const { return teams_; }
  BallSensors& ballSensors() { return ballSensors_; }
  Referee& referee() { return referee_; }
  /// Whether the referee applies the rules, cycle by cycle [true].
  void setRefereed(bool refereed) { refereed_ = refereed; }

  // Clock and play mode

  float time() const { return time_; } ///< The game clock.
  /// Sets the game clock, >= 0. How long the current play mode lasts already is not changed by it.
  void setTime(float time);
  int half() const { return half_; }
  void startSecondHalf();
  PlayMode playMode() const { return mode_; }
  /// Setting the mode that it is already does nothing.
  void setPlayMode(PlayMode mode);
  float modeTime() const;                        ///< Seconds since the play mode began.
  float modeBegin() const { return modeBegin_; } ///< Game time at which it began.

  // Players

  /// All robots, with or without a team, in order of creation.
  std::span<AgentState* const> players() const { return players_; }
  AgentState* player(Side side, int unum) const;
  /// The player whose robot hangs below this agent's root, or nullptr.
  AgentState* playerOf(const AgentAspect* root) const;
  void addPlayer(AgentState& player);
  void removePlayer(AgentState& player);
  Newcomers& newcomers() { return newcomers_; }
  int agentCount() const; ///< Connections, with or without a body.

  // Touches of the ball

  /// Who touched the ball in the last step, in order of contact, each once.
  std::span<AgentState* const> touching() const { return touching_; }
  bool touched() const { return !touching_.empty(); }
  bool touchedBy(Side side) const;
  /// This player moves the ball without a contact of bodies (kicks or catches it): counts as a touch in this step.
  void noteTouch(AgentState& player);

  /// Which robots touched each other in the last step.
  AgentContacts& contacts() { return contacts_; }

  // What effectors ask for

  /// Puts the robot into a team and at its waiting place.
  /// @return false, with a line in the log, if it is refused; then nothing has changed
  bool enlist(AgentState& player, std::string_view teamName, int unum);
  /// Places a robot in its own half, in the modes that allow it. Coordinates are those of its side: the own goal is at
  /// -x, 0 degrees face the opponents' goal. Values that are not finite are ignored.
  void beam(AgentState& player, float x, float y, float angleDeg);
  /// Lets everybody within reach hear it.
  void say(AgentState& speaker, const Utterance& said);

private:
  void advanceClock(float seconds);

  Context& context_;
  SoccerSettings settings_;
  SoccerField field_;
  SoccerTeams teams_;
  std::vector<AgentState*> players_;
  std::vector<AgentState*> touching_;
  std::vector<AgentState*> moving_; ///< Who has moved the ball by an effector since the last step.
  AgentContacts contacts_;
  Newcomers newcomers_;

  PlayMode mode_ = PlayMode::BeforeKickOff;
  float time_ = 0;
  float leadTime_ = 0;
  float followUpTime_ = 0;
  float modeBegin_ = 0;
  int half_ = 1;
  bool refereed_ = true;

  BallSensors ballSensors_;
  Referee referee_;
  SelfCollisions selfCollisions_;
  Trainer trainer_;
};

/// The direction of a vector on the ground for somebody who plays from `side`: degrees, 0 towards the opponents' goal,
/// counter-clockwise.
float fieldDirectionDeg(Side side, const Vec3f& vector);

} // namespace sparkwright
