#include "core/game/simurosot/protocol/FrameMessage.h"

#include "core/game/simurosot/protocol/ExpressionReader.h"
#include "core/game/simurosot/protocol/ExpressionWriter.h"
#include "core/game/simurosot/protocol/MessageKind.h"

#include <algorithm>
#include <array>

namespace sparkwright::simurosot
{

namespace
{

constexpr std::uint32_t allFlags = SST_VALID | SST_GOALKEEPER | SST_TOUCHES_BALL;

void appendBall(ExpressionWriter& writer, std::string_view name, const sst_ball& ball)
{
  writer.open(name).number(ball.x).number(ball.y).number(ball.z).number(ball.vx).number(ball.vy).number(ball.vz);
  writer.close();
}

void appendRobots(ExpressionWriter& writer, std::string_view name, const sst_robot* robots, int count, bool own)
{
  writer.open(name);
  for(int i = 0; i < count; ++i)
  {
    const sst_robot& robot = robots[i];
    writer.open().number(robot.x).number(robot.y).angle(robot.angle);
    writer.number(robot.vx).number(robot.vy).number(robot.omega);
    if(own)
      writer.number(robot.left).number(robot.right);
    writer.close();
  }
  writer.close();
}

void appendFlags(ExpressionWriter& writer, std::string_view name, const sst_robot* robots, int count)
{
  writer.open(name);
  for(int i = 0; i < count; ++i)
    writer.integer(robots[i].flags);
  writer.close();
}

sst_ball readBall(ExpressionReader& reader)
{
  sst_ball ball{};
  for(double* const value : {&ball.x, &ball.y, &ball.z, &ball.vx, &ball.vy, &ball.vz})
    *value = reader.number("a number of the ball");
  return ball;
}

/// @return the number of robots
int readRobots(ExpressionReader& reader, sst_robot* robots, bool own)
{
  int count = 0;
  while(reader.openRow())
  {
    if(count == SST_MAX_ROBOTS)
    {
      reader.fail("more than 11 robots");
      break;
    }
    sst_robot& robot = robots[count++];
    robot.flags = SST_VALID;
    for(double* const value : {&robot.x, &robot.y, &robot.angle, &robot.vx, &robot.vy, &robot.omega})
      *value = reader.number("a number of a robot");
    if(own)
      for(double* const value : {&robot.left, &robot.right})
        *value = reader.number("a command");
    reader.close();
  }
  return count;
}

using Flags = std::array<std::uint32_t, SST_MAX_ROBOTS>;

/// @return their number
int readFlags(ExpressionReader& reader, Flags& flags)
{
  int count = 0;
  while(reader.atAtom() && !reader.failed() && count < SST_MAX_ROBOTS)
    flags[static_cast<std::size_t>(count++)] = static_cast<std::uint32_t>(reader.integer("flags", 0, allFlags));
  return count;
}

/// @param count  of the flags; −1: there are none
void setFlags(ExpressionReader& reader, const Flags& flags, int count, sst_robot* robots, int robotCount)
{
  if(count < 0)
    return;
  if(count != robotCount)
    reader.fail("not as many flags as robots");
  else
    for(int i = 0; i < count; ++i)
      robots[i].flags = flags[static_cast<std::size_t>(i)];
}

struct Counts
{
  int self = 0, opponent = 0, selfFlags = -1, opponentFlags = -1;
};

constexpr std::array<Part, 11> frameParts{{{"t"},
                                           {"st"},
                                           {"pl"},
                                           {"pe", false},
                                           {"sc"},
                                           {"b"},
                                           {"bl", false},
                                           {"s"},
                                           {"o"},
                                           {"sf", false},
                                           {"of", false}}};

void readFrameParts(ExpressionReader& reader, sst_field& out, Counts& counts, Flags& selfFlags, Flags& opponentFlags)
{
  bool hasLast = false;
  reader.parts(frameParts,
               [&](std::size_t part)
               {
                 switch(part)
                 {
                 case 0: out.time_left = reader.number("time left", 0); break;
                 case 1: out.state = reader.smallInteger("state", SST_STATE_NORMAL, SST_STATE_FINISHED); break;
                 case 2:
                   out.placement = reader.smallInteger("kind of restart", SST_PLAY_ON, SST_SHOOT_OUT);
                   out.actor = reader.smallInteger("actor", SST_SELF, SST_NONE);
                   break;
                 case 3: out.period = reader.smallInteger("period", 0, 4); break;
                 case 4:
                   out.score_self = reader.smallInteger("own score", 0, 9999);
                   out.score_opponent = reader.smallInteger("score of the opponents", 0, 9999);
                   break;
                 case 5: out.ball = readBall(reader); break;
                 case 6:
                   out.ball_last = readBall(reader);
                   hasLast = true;
                   break;
                 case 7: counts.self = readRobots(reader, out.self, true); break;
                 case 8: counts.opponent = readRobots(reader, out.opponent, false); break;
                 case 9: counts.selfFlags = readFlags(reader, selfFlags); break;
                 default: counts.opponentFlags = readFlags(reader, opponentFlags);
                 }
               });
  if(!hasLast)
    out.ball_last = out.ball;
}

} // namespace

void writeFrame(const sst_field& field, int robots, std::string& out)
{
  robots = std::clamp(robots, 0, SST_MAX_ROBOTS);
  ExpressionWriter writer(out);
  writer.open("frame").integer(field.frame);
  writer.open("t").number(std::max(field.time_left, 0.)).close();
  writer.open("st").integer(field.state).close();
  writer.open("pl").integer(field.placement).integer(field.actor).close();
  writer.open("pe").integer(field.period).close();
  writer.open("sc").integer(field.score_self).integer(field.score_opponent).close();
  appendBall(writer, "b", field.ball);
  appendBall(writer, "bl", field.ball_last);
  appendRobots(writer, "s", field.self, robots, true);
  appendRobots(writer, "o", field.opponent, robots, false);
  appendFlags(writer, "sf", field.self, robots);
  appendFlags(writer, "of", field.opponent, robots);
  writer.close();
}

std::string readFrame(std::string_view message, sst_field& out, int& robots)
{
  ExpressionReader reader(message);
  out = sst_field();
  out.size = sizeof out;
  out.period = 1;
  Counts counts;
  Flags selfFlags{}, opponentFlags{};
  reader.open(nameOf(MessageKind::Frame));
  out.frame = static_cast<std::uint32_t>(reader.integer("number of the frame", 0, UINT32_MAX));
  readFrameParts(reader, out, counts, selfFlags, opponentFlags);
  if(counts.self == 0)
    reader.fail("no robots");
  setFlags(reader, selfFlags, counts.selfFlags, out.self, counts.self);
  setFlags(reader, opponentFlags, counts.opponentFlags, out.opponent, counts.opponent);
  reader.close();
  reader.end();
  robots = counts.self;
  return reader.error();
}

} // namespace sparkwright::simurosot
