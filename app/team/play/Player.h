#pragma once

#include "app/team/body/JointDriver.h"
#include "app/team/body/Kick.h"
#include "app/team/body/Motion.h"
#include "app/team/body/Percepts.h"
#include "app/team/body/Walk.h"
#include "app/team/play/Localiser.h"
#include "app/team/play/Tactics.h"
#include "app/team/play/WorldModel.h"

#include <string>
#include <string_view>

namespace sparkwright::team
{

/// One player of the team: hears messages of the server, and answers them. How they get here and back is not its
/// business, so it plays as well over a network as inside the simulator.
class Player
{
public:
  /// @param number  1 to 11
  Player(std::string team, int number);

  /// The message to begin with.
  std::string_view begin();

  /// Takes in a message that nobody waits for an answer to.
  void hear(std::string_view message);

  /// What it says to a message. Valid until the next call.
  std::string_view act(std::string_view message);

  // What it thinks, for those who watch it

  const Percepts& percepts() const { return percepts_; }
  const Localiser& localiser() const { return localiser_; }
  const WorldModel& world() const { return world_; }
  const Task& task() const { return task_; }
  const std::string& team() const { return team_; }
  int number() const { return number_; }
  int falls() const { return falls_; }
  bool kicking() const { return kick_.running(); }

private:
  void perceive();
  void enter();
  void move();
  void walkOrStand();
  void lookAround();
  void talk();
  Self self() const;
  bool lying() const;

  std::string team_;
  int number_;
  Nao nao_;

  Percepts percepts_;
  Localiser localiser_;
  WorldModel world_;
  Tactics tactics_;
  Task task_;

  Walk walk_;
  Motion getUp_;
  Kick kick_;
  JointDriver driver_;
  JointAngles targets_{};

  std::string answer_;
  bool asked_ = false;   ///< For its number.
  bool beamed_ = false;  ///< In this pause of the match.
  bool fallen_ = false;
  double lyingFor_ = 0;  ///< s
  double lastTime_ = 0;
  double lastKick_ = -1e3; ///< When it began, s.
  int falls_ = 0;
  int getUps_ = 0; ///< Begun.
};

} // namespace sparkwright::team
