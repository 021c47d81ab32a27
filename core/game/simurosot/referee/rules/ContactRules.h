#pragma once

#include "core/game/simurosot/referee/rules/Rule.h"

namespace sparkwright::simurosot
{

/// R9: a robot drives against an opponent and moves it, without having the ball.
class PushingRule : public Rule
{
public:
  void observe(const Situation& situation) override;
  std::optional<Ruling> judge(const Situation& situation) override;
  void forget() override { *this = {}; }
  void archive(StateArchive& a) override;

private:
  /// Of a robot against an opponent.
  struct Push
  {
    Touch touch;
    int frames = 0;
    Point start;      ///< Where the opponent was when it began.
    double moved = 0; ///< Since then, in the direction of the push, cm.
    void archive(StateArchive& a);
  };

  static bool pushes(const Situation& situation, RobotId pusher, RobotId pushed);
  static void follow(Push& push, const Situation& situation, RobotId pusher, RobotId pushed);
  Push& push(RobotId pusher, RobotId pushed)
  {
    return pushes_[static_cast<std::size_t>(pusher.object())][static_cast<std::size_t>(pushed.index)];
  }

  std::array<std::array<Push, mostRobots>, 2 * mostRobots> pushes_; ///< By the object that pushes, and the opponent.
};

/// R10: a field robot encloses the ball, or the ball sticks to it while both move.
class BallHeldRule : public Rule
{
public:
  void observe(const Situation& situation) override;
  std::optional<Ruling> judge(const Situation& situation) override;
  void forget() override { *this = {}; }
  void archive(StateArchive& a) override;

private:
  static bool sticks(const Situation& situation, RobotId robot);
  static Ruling rulingAgainst(const Situation& situation, RobotId robot);

  std::array<Streak, 2 * mostRobots> enclosed_, stuck_; ///< By object.
};

/// Speed of the ball against the place of a robot where it is, as if it were part of it; cm/s.
double relativeBallSpeed(const Situation& situation, RobotId robot);

} // namespace sparkwright::simurosot
