#pragma once

#include "core/game/GameClients.h"
#include "core/game/simurosot/game/SimurosotGame.h"
#include "core/object/Context.h"
#include "core/world/GamePort.h"
#include "core/world/World.h"

#include <cmath>
#include <cstdio>
#include <cstring>
#include <numbers>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright::test
{

/// Makes two strategies play: all that they say follows from the cycle and from where things are, so that two runs part
/// for good once anything differs. Has no memory of its own.
class MatchDriver
{
public:
  /// A cycle with its messages: strategies come in the first, and turn wheels in all others.
  static void cycle(World& world)
  {
    GamePort& port = world.gamePort();
    auto& game = *world.context().service<simurosot::SimurosotGame>();
    for(const simurosot::Side side : {simurosot::Side::Blue, simurosot::Side::Yellow})
    {
      const int client = 1 + indexOf(side);
      if(world.cycles() == 0)
      {
        port.join(client, "driver");
        port.receive(client, side == simurosot::Side::Blue
                                 ? "(login (role strategy) (proto 1) (name \"Chasers\") (side blue))"
                                 : "(login (role strategy) (proto 1) (name \"Wheels\") (side yellow))");
      }
      else
        port.receive(client, wheels(game, side, world.cycles()));
    }
    world.cycle();
    port.clients()->send(
        [&port](int client, std::string_view message)
        {
          if(message.starts_with("(place "))
            port.receive(client, "(targets " + std::to_string(std::atol(message.data() + 7)) + " (10 20 30))");
          return true;
        });
  }

  static void cycles(World& world, int count)
  {
    for(int i = 0; i < count; ++i)
      cycle(world);
  }

private:
  /// Some drive at the ball, some about it, some in curves.
  static std::string wheels(simurosot::SimurosotGame& game, simurosot::Side side, long cycle)
  {
    std::string text = "(wheels " + std::to_string(cycle);
    for(int i = 0; i < game.profile().field.robots; ++i)
    {
      const simurosot::RobotNode* const robot = game.robot(side, i);
      double left = 40 + i, right = 60 - 3 * i;
      if(robot && game.ball() && i % 3 != 2)
      {
        const simurosot::Pose pose = robot->pose();
        const Vec3f ball = game.ball()->position() * 100;
        const double wanted = std::atan2(ball.y() - pose.y + 8 * (i % 4), ball.x() - pose.x) * 180 / std::numbers::pi;
        const double turn = std::remainder(wanted - pose.angle, 360);
        left = 70 - turn;
        right = 70 + turn;
      }
      char pair[80];
      std::snprintf(pair, sizeof pair, " (%.3f %.3f)", left, right);
      text += pair;
    }
    return text + ')';
  }
};

/// Adds bytes to a FNV-1a sum.
inline std::uint64_t addToSum(std::uint64_t sum, std::string_view bytes)
{
  for(const char c : bytes)
    sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  return sum;
}

} // namespace sparkwright::test
