#pragma once

#include "app/strategy/adapters/Strategy.h"
#include "core/game/simurosot/field/FieldSpec.h"

#include <array>

namespace sparkwright::strategy
{

/// The setup of a match as a server would send it.
sst_setup setupFor(const simurosot::FieldSpec& spec, int side);

/// A match of two strategies on a table, without the physics of the simulator: robots are discs that follow their wheels
/// with limited acceleration, the ball rolls, and after a goal all begin anew. Enough to see whether strategies play.
class TableMatch
{
public:
  /// @param blue  defends +x; both are created for such a match
  TableMatch(const simurosot::FieldSpec& spec, Strategy& blue, Strategy& yellow);

  /// Plays one frame of 20 ms.
  void step();

  struct Robot
  {
    double x = 0, y = 0, angle = 0; ///< cm, radians
    double speed = 0, turn = 0;     ///< cm/s, radians/s
    double left = 0, right = 0;     ///< Commands.
  };

  std::array<int, 2> score{};
  /// Frames in which a second own robot was in a side's goal area while the ball was in its half.
  std::array<int, 2> crowdedFrames{};
  double ballWay = 0; ///< cm
  std::array<std::array<Robot, SST_MAX_ROBOTS>, 2> robots;
  double ballX = 0, ballY = 0, ballVx = 0, ballVy = 0;

private:
  void kickOff();
  sst_field view(int side) const;
  void ask(int side, Strategy& strategy);
  void moveRobots();
  void separate(Robot& a, Robot& b);
  void touchBall(const Robot& robot);
  void moveBall();
  void count();
  void keepInside(double& x, double& y, double margin) const;

  simurosot::FieldSpec spec_;
  Strategy& blue_;
  Strategy& yellow_;
  unsigned frame_ = 0;
};

} // namespace sparkwright::strategy
