#pragma once

#include "core/game/soccer3d/match/Hearing.h"
#include "core/robot/agent/Agent.h"

#include <string>

namespace sparkwright
{

class AgentState;
class SoccerGame;

/// An effector that acts on the game, in the phase before physics.
class SoccerEffector : public Effector
{
public:
  bool hasPrePhysics() const override { return true; }

protected:
  void onLink() override;
  /// The game of the Context; nullptr if there is none.
  SoccerGame* game() const;
  /// The player whose robot this effector belongs to; nullptr without a game or an AgentState.
  AgentState* player() const;

private:
  const AgentAspect* root_ = nullptr;
};

/// `(init (unum n)(teamname name))`: joins a team; until then the robot is one of the Newcomers. Refused requests may
/// be repeated; ignored once successful.
class InitEffector : public SoccerEffector
{
public:
  std::string_view predicate() const override { return "init"; }
  bool needsPower() const override { return false; }
  void receive(const Action& action) override;
  void prePhysics() override;
  void onEdited() override;
  void archive(StateArchive& a) override;

protected:
  void onLink() override;
  void onUnlink() override;
  /// Shows the team of the robot.
  virtual void paint(const AgentState&) {}

private:
  void leaveNewcomers(const AgentState& state);

  bool asked_ = false;
  int unum_ = 0;
  std::string team_;
};

/// Paints all meshes of the robot: `matTeam` becomes `matLeft` or `matRight`, `matNum` becomes `matNum<unum>`.
class StaticMeshInitEffector : public InitEffector
{
protected:
  void paint(const AgentState& player) override;
};

/// Paints the first SingleMatNode of certain parts `matLeft` or `matRight`; for the torso, with the number appended.
class SingleMatInitEffector : public InitEffector
{
protected:
  void paint(const AgentState& player) override;
};

/// `(beam x y angle)`: places the robot in its own half.
class BeamEffector : public SoccerEffector
{
public:
  std::string_view predicate() const override { return "beam"; }
  void receive(const Action& action) override;
  void prePhysics() override;
  void archive(StateArchive& a) override;

private:
  bool asked_ = false;
  float x_ = 0, y_ = 0, angleDeg_ = 0;
};

/// `(say text)`: others hear it at once, at their present positions; if two robots speak in one cycle, the one whose
/// message is read first is heard. Texts that are too long or not allowed are dropped.
class SayEffector : public SoccerEffector
{
public:
  std::string_view predicate() const override { return "say"; }
  bool hasPrePhysics() const override { return false; }
  void receive(const Action& action) override;
};

/// `(pass)`: asks for pass mode.
class PassEffector : public SoccerEffector
{
public:
  std::string_view predicate() const override { return "pass"; }
  void receive(const Action&) override { asked_ = true; }
  void prePhysics() override;
  void archive(StateArchive& a) override;

private:
  bool asked_ = false;
};

} // namespace sparkwright
