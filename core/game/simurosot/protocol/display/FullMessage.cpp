#include "core/game/simurosot/protocol/display/FullMessage.h"

#include "core/game/simurosot/protocol/display/FoulParts.h"
#include "core/game/simurosot/protocol/MessageKind.h"

#include <algorithm>

namespace sparkwright::simurosot
{

namespace
{

constexpr std::size_t mostContacts = 1000; // In a message.

constexpr std::array<double ShownRobot::*, 12> shownValues{
    &ShownRobot::x,     &ShownRobot::y,    &ShownRobot::z,    &ShownRobot::angle,
    &ShownRobot::pitch, &ShownRobot::roll, &ShownRobot::vx,   &ShownRobot::vy,
    &ShownRobot::left,  &ShownRobot::right, &ShownRobot::leftWheel, &ShownRobot::rightWheel};

/// Wheels have turned by 0 to 360 degrees.
constexpr std::array<double ShownRobot::*, 3> shownAngles{&ShownRobot::angle, &ShownRobot::pitch, &ShownRobot::roll};

using ShownTeam = std::array<ShownRobot, SST_MAX_ROBOTS>;

void writeShown(ExpressionWriter& writer, Side side, const ShownTeam& team, int count)
{
  writer.open(nameOf(side));
  for(int i = 0; i < std::clamp(count, 0, SST_MAX_ROBOTS); ++i)
  {
    const ShownRobot& robot = team[static_cast<std::size_t>(i)];
    writer.open();
    for(double ShownRobot::*const value : shownValues)
      if(std::ranges::find(shownAngles, value) != shownAngles.end())
        writer.angle(robot.*value);
      else
        writer.number(robot.*value);
    writer.integer(robot.flags).close();
  }
  writer.close();
}

/// @return the number of robots
int readShown(ExpressionReader& reader, ShownTeam& team)
{
  int count = 0;
  while(reader.openRow())
  {
    if(count == SST_MAX_ROBOTS)
    {
      reader.fail("more than 11 robots");
      break;
    }
    ShownRobot& robot = team[static_cast<std::size_t>(count++)];
    for(double ShownRobot::*const value : shownValues)
      robot.*value = reader.number("a number of a robot");
    robot.flags = static_cast<std::uint32_t>(reader.integer("flags", 0, SST_VALID | SST_GOALKEEPER | SST_TOUCHES_BALL));
    reader.close();
  }
  return count;
}

void writeContacts(ExpressionWriter& writer, const std::vector<sref_contact>& contacts)
{
  writer.open("contacts");
  for(std::size_t i = 0; i < std::min(contacts.size(), mostContacts); ++i)
  {
    const sref_contact& contact = contacts[i];
    writer.open().integer(contact.first).integer(contact.second).number(contact.x).number(contact.y);
    writer.number(contact.nx).number(contact.ny).number(contact.impulse, 3).close();
  }
  writer.close();
}

void readContacts(ExpressionReader& reader, std::vector<sref_contact>& out)
{
  while(reader.openRow())
  {
    if(out.size() == mostContacts)
    {
      reader.fail("too many contacts");
      break;
    }
    sref_contact& contact = out.emplace_back();
    contact.first = reader.smallInteger("an object", 0, SREF_WALL);
    contact.second = reader.smallInteger("an object", 0, SREF_WALL);
    for(double* const value : {&contact.x, &contact.y, &contact.nx, &contact.ny, &contact.impulse})
      *value = reader.number("a number of a contact");
    reader.close();
  }
}

constexpr std::array<Part, 13> fullParts{{{"t"},
                                          {"st"},
                                          {"pe"},
                                          {"pl"},
                                          {"sc"},
                                          {"end"},
                                          {"b"},
                                          {"blue"},
                                          {"yellow"},
                                          {"contacts", false},
                                          {"votes", false},
                                          {"foul", false},
                                          {"reason", false}}};

void readPair(ExpressionReader& reader, const char* what, std::array<int, sideCount>& out)
{
  for(int& value : out)
    value = reader.smallInteger(what, 0, 9999);
}

void readRestart(ExpressionReader& reader, FullFrame& out)
{
  out.restart = static_cast<Restart>(reader.integer("kind of restart", 0, restartCount - 1));
  out.actor = reader.smallInteger("actor", SREF_BLUE, SREF_NOBODY);
}

void readShownBall(ExpressionReader& reader, sst_ball& ball)
{
  for(double* const value : {&ball.x, &ball.y, &ball.z, &ball.vx, &ball.vy, &ball.vz})
    *value = reader.number("a number of the ball");
}

void readFullPart(std::size_t part, ExpressionReader& reader, FullFrame& out, std::array<int, sideCount>& counts)
{
  switch(part)
  {
  case 0: out.timeLeft = reader.number("time left", 0); break;
  case 1: out.state = reader.smallInteger("state", SST_STATE_NORMAL, SST_STATE_FINISHED); break;
  case 2: out.period = reader.smallInteger("period", 0, 4); break;
  case 3: readRestart(reader, out); break;
  case 4: readPair(reader, "a score", out.score); break;
  case 5: out.blueEnd = reader.integer("whether blue defends +x", -1, 1) >= 0 ? 1 : -1; break;
  case 6: readShownBall(reader, out.ball); break;
  case 7: counts[0] = readShown(reader, out.robot[0]); break;
  case 8: counts[1] = readShown(reader, out.robot[1]); break;
  case 9: readContacts(reader, out.contacts); break;
  case 10: readPair(reader, "a number of votes", out.votes); break;
  case 11: readFoulParts(reader, out.foul.emplace()); break;
  default: out.reason = reader.text("the reason");
  }
}

} // namespace

void writeFull(const FullFrame& frame, std::string& out)
{
  ExpressionWriter writer(out);
  writer.open("full").integer(frame.frame);
  writer.open("t").number(std::max(frame.timeLeft, 0.)).close();
  writer.open("st").integer(frame.state).close();
  writer.open("pe").integer(frame.period).close();
  writer.open("pl").integer(static_cast<int>(frame.restart)).integer(frame.actor).close();
  writer.open("sc").integer(frame.score[0]).integer(frame.score[1]).close();
  writer.open("end").integer(frame.blueEnd).close();
  const sst_ball& ball = frame.ball;
  writer.open("b").number(ball.x).number(ball.y).number(ball.z).number(ball.vx).number(ball.vy).number(ball.vz).close();
  for(const Side side : {Side::Blue, Side::Yellow})
    writeShown(writer, side, frame.robot[static_cast<std::size_t>(indexOf(side))], frame.robots);
  writeContacts(writer, frame.contacts);
  writer.open("votes").integer(frame.votes[0]).integer(frame.votes[1]).close();
  if(frame.foul)
  {
    writer.open("foul");
    writeFoulParts(*frame.foul, writer);
    writer.close();
  }
  if(!frame.reason.empty())
    writer.open("reason").text(frame.reason).close();
  writer.close();
}

std::string readFull(std::string_view message, FullFrame& out)
{
  ExpressionReader reader(message);
  std::array<int, sideCount> counts{};
  out.contacts.clear();
  out.votes = {};
  out.foul.reset();
  out.reason.clear();
  reader.open(nameOf(MessageKind::Full));
  out.frame = static_cast<std::uint32_t>(reader.integer("number of the frame", 0, UINT32_MAX));
  reader.parts(fullParts, [&](std::size_t part) { readFullPart(part, reader, out, counts); });
  if(counts[0] != counts[1])
    reader.fail("the sides have different numbers of robots");
  out.robots = counts[0];
  reader.close();
  reader.end();
  return reader.error();
}

} // namespace sparkwright::simurosot
