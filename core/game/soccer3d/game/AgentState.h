#pragma once

#include "core/game/soccer3d/game/Robot.h"
#include "core/game/soccer3d/game/SoccerNodes.h"
#include "core/game/soccer3d/match/Hearing.h"
#include "core/game/soccer3d/match/PlayMode.h"
#include "core/game/soccer3d/match/PlayerId.h"

namespace sparkwright
{

/// State of a robot in the game: type, team and number, what it hears, and whether it is selected. A node below the
/// torso.
class AgentState : public ObjectState
{
public:
  int robotType = 0;
  float battery = 100;
  float temperature = 20; ///< degrees Celsius
  float panDeg = 0, tiltDeg = 0;
  Hearing hearing;

  Side side() const { return side_; }
  int unum() const { return unum_; } ///< 0 while the robot is in no team.
  bool inTeam() const { return side_ != Side::None; }
  PlayerId id() const { return {side_, unum_}; }
  void join(Side side, int unum);
  /// Moves the player to the other side.
  void changeSides() { side_ = opponentOf(side_); }

  /// True once after the robot has joined a team, so that its agent is informed.
  bool takeNews();

  bool selected() const { return selected_; }
  void setSelected(bool selected);

  Robot& robot() { return robot_; }
  const Robot& robot() const { return robot_; }
  /// Id of the robot's agent.
  int agentId() const;

  std::any history() const override;
  void takeOver(const std::any& history) override;
  void archive(StateArchive& a) override;

protected:
  void onLink() override;
  void onUnlink() override;

private:
  struct Career
  {
    Side side;
    int unum;
    bool news, selected;
    Hearing hearing;
    float battery, temperature, panDeg, tiltDeg;
  };

  Robot robot_;
  Side side_ = Side::None;
  int unum_ = 0;
  bool news_ = false;
  bool selected_ = false;
};

} // namespace sparkwright
