#pragma once

#include "core/robot/agent/Agent.h"

namespace sparkwright
{

class AgentState;
class SoccerGame;

/// A perceptor of the game's state for a player.
class SoccerPerceptor : public Perceptor
{
protected:
  void onLink() override;
  /// The game of the Context; nullptr if there is none.
  SoccerGame* game() const;
  /// The player whose robot this perceptor belongs to; nullptr without a game or an AgentState.
  AgentState* player() const;
  const AgentAspect* root() const { return root_; }

private:
  const AgentAspect* root_ = nullptr;
};

/// `(GS (unum 3) (team left) (sl 0) (sr 0) (t 0.00) (pm BeforeKickOff))`; number and team once, after joining a team.
/// `(bat 0.97)` at its end for robots with realistic motors: the charge of their battery, 0 to 1.
class GameStatePerceptor : public SoccerPerceptor
{
public:
  void sense(PerceptWriter& out) override;
};

/// `(hear <team> <time> self|<direction> <text>)`, up to three: own text, a mate's, an opponent's. Directions are
/// degrees in the listener's field coordinates, 0 towards the opponents' goal.
class HearPerceptor : public SoccerPerceptor
{
public:
  void sense(PerceptWriter& out) override;
};

/// `(AgentState (pan_tilt 0 0) (battery 100.00) (temp 20.00))`, by preset every tenth cycle.
class AgentStatePerceptor : public SoccerPerceptor
{
public:
  AgentStatePerceptor() { setInterval(10); }
  void sense(PerceptWriter& out) override;
};

/// `(time (now t))`: the game clock, seconds.
class GameTimePerceptor : public SoccerPerceptor
{
public:
  void sense(PerceptWriter& out) override;
};

} // namespace sparkwright
