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

/// One player of the team: answers messages of the server. Independent of the transport, so it can play over a network
/// and inside the simulator.
class Player
{
public:
  /// @param number  1 to 11
  Player(std::string team, int number);

  /// The first message.
  std::string_view begin();

  /// Reads a message without answering.
  void hear(std::string_view message);

  /// Answers a message. Valid until the next call.
  std::string_view act(std::string_view message);

  /// Saves all that it knows, or makes it a player of the same team and number that knows that.
  void archive(StateArchive& a);

  // Its state, for tests and display

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
  double lastKick_ = -1e3; ///< Start of the last kick, s.
  int falls_ = 0;
  int getUps_ = 0; ///< Number of attempts to get up.
};

} // namespace sparkwright::team
