#include "app/strategy/bridge/FiraMessages.h"

#include "core/record/proto/ProtoReader.h"
#include "core/record/proto/ProtoWriter.h"

#include <algorithm>
#include <numbers>

namespace sparkwright::strategy::fira
{

using namespace simurosot;
using proto::ProtoReader;
using proto::ProtoWriter;

namespace
{

constexpr std::size_t mostParts = 64; ///< Of a packet; twice as many as any match has robots.
constexpr double metres = 0.01;       ///< In a cm.
constexpr double radians = std::numbers::pi / 180;

bool readCommand(ProtoReader in, Command& command)
{
  while(in.next())
    switch(in.field())
    {
    case 1:
      command.robot = in.integer();
      break;
    case 2:
      command.yellow = in.flag();
      break;
    case 6:
      command.left = in.number();
      break;
    case 7:
      command.right = in.number();
      break;
    }
  return !in.damaged();
}

bool readRobot(ProtoReader in, RobotPlace& place)
{
  while(in.next())
  {
    if(in.field() == 5)
      place.yellow = in.flag();
    if(in.field() != 1)
      continue;
    ProtoReader position = in.message();
    while(position.next())
      switch(position.field())
      {
      case 1:
        place.robot = position.integer();
        break;
      case 2:
        place.x = position.number();
        break;
      case 3:
        place.y = position.number();
        break;
      case 4:
        place.angle = position.number();
        break;
      }
    if(position.damaged())
      return false;
  }
  return !in.damaged();
}

bool readBall(ProtoReader in, BallPlace& place)
{
  while(in.next())
    if(in.field() == 1 || in.field() == 2)
      (in.field() == 1 ? place.x : place.y) = in.number();
  return !in.damaged();
}

bool readCommands(ProtoReader in, Packet& packet)
{
  while(in.next())
    if(in.field() == 1 && packet.commands.size() < mostParts &&
       !readCommand(in.message(), packet.commands.emplace_back()))
      return false;
  return !in.damaged();
}

bool readReplacement(ProtoReader in, Packet& packet)
{
  while(in.next())
  {
    if(in.field() == 1 && !readBall(in.message(), packet.ball.emplace()))
      return false;
    if(in.field() == 2 && packet.robots.size() < mostParts && !readRobot(in.message(), packet.robots.emplace_back()))
      return false;
  }
  return !in.damaged();
}

} // namespace

std::optional<Packet> readPacket(std::string_view datagram)
{
  Packet packet;
  ProtoReader in(datagram);
  while(in.next())
  {
    if(in.field() == 1 && !readCommands(in.message(), packet))
      return {};
    if(in.field() == 2 && !readReplacement(in.message(), packet))
      return {};
  }
  return in.damaged() ? std::nullopt : std::optional(std::move(packet));
}

std::string environment(const FullFrame& frame, const FieldSpec& field)
{
  const double turn = frame.blueEnd >= 0 ? -1 : 1; // So that blue defends −x.
  const double turnDeg = turn < 0 ? 180 : 0;
  std::string out;
  ProtoWriter writer(out);
  writer.whole(1, frame.frame);
  writer.message(2,
                 [&](ProtoWriter& w)
                 {
                   w.message(1,
                             [&](ProtoWriter& ball)
                             {
                               const double values[] = {turn * frame.ball.x,  turn * frame.ball.y,  frame.ball.z,
                                                        turn * frame.ball.vx, turn * frame.ball.vy, frame.ball.vz};
                               for(int i = 0; i < 6; ++i)
                                 ball.number(i + 1, values[i] * metres);
                             });
                   for(const Side side : {Side::Yellow, Side::Blue})
                     for(int i = 0; i < std::min(frame.robots, SST_MAX_ROBOTS); ++i)
                     {
                       const ShownRobot& robot =
                           frame.robot[static_cast<std::size_t>(indexOf(side))][static_cast<std::size_t>(i)];
                       if(!(robot.flags & SST_VALID))
                         continue;
                       w.message(side == Side::Yellow ? 2 : 3,
                                 [&](ProtoWriter& r)
                                 {
                                   r.whole(1, i);
                                   r.number(2, turn * robot.x * metres);
                                   r.number(3, turn * robot.y * metres);
                                   r.number(4, normalizedDeg(robot.angle + turnDeg) * radians);
                                   r.number(5, turn * robot.vx * metres);
                                   r.number(6, turn * robot.vy * metres);
                                 });
                     }
                 });
  writer.message(3,
                 [&](ProtoWriter& w)
                 {
                   const double sizes[] = {
                       field.width,        field.length,           field.goalWidth,        field.goalDepth,
                       field.circleRadius, field.penaltyAreaWidth, field.penaltyAreaDepth, field.penaltyMark};
                   for(int i = 0; i < 8; ++i)
                     w.number(i + 1, sizes[i] * metres);
                 });
  writer.whole(4, frame.score[0]);
  writer.whole(5, frame.score[1]);
  return out;
}

} // namespace sparkwright::strategy::fira
