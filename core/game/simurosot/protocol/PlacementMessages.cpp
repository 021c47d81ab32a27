#include "core/game/simurosot/protocol/PlacementMessages.h"

#include "core/game/simurosot/protocol/MessageKind.h"
#include "core/game/simurosot/protocol/VerdictParts.h"

#include <algorithm>
#include <array>

namespace sparkwright::simurosot
{

namespace
{

constexpr std::size_t sharedParts = verdictParts.size();

constexpr std::array<Part, sharedParts + 4> placeParts()
{
  std::array<Part, sharedParts + 4> parts{};
  for(std::size_t i = 0; i < sharedParts; ++i)
    parts[i] = verdictParts[i];
  parts[sharedParts] = {"ball-wanted"};
  parts[sharedParts + 1] = {"ball", false};
  parts[sharedParts + 2] = {"preset", false};
  parts[sharedParts + 3] = {"opp", false};
  return parts;
}

void appendPoses(ExpressionWriter& writer, std::string_view name, const TeamPoses& poses)
{
  if(poses.count <= 0)
    return;
  writer.open(name);
  for(int i = 0; i < std::min(poses.count, SST_MAX_ROBOTS); ++i)
  {
    const sst_pose& pose = poses.pose[static_cast<std::size_t>(i)];
    writer.open().number(pose.x).number(pose.y).angle(pose.angle).close();
  }
  writer.close();
}

} // namespace

void writePlace(const PlaceRequest& request, std::string& out)
{
  ExpressionWriter writer(out);
  writer.open("place").integer(request.number);
  writeVerdictParts(request.verdict, writer);
  writer.open("ball-wanted").integer(request.ballWanted).close();
  writer.open("ball").number(request.ball.x).number(request.ball.y).close();
  appendPoses(writer, "preset", request.preset);
  appendPoses(writer, "opp", request.opponents);
  writer.close();
}

std::string readPlace(std::string_view message, PlaceRequest& out)
{
  ExpressionReader reader(message);
  out = PlaceRequest();
  out.verdict = emptyVerdict();
  reader.open(nameOf(MessageKind::Place));
  out.number = static_cast<std::uint32_t>(reader.integer("number of the request", 0, UINT32_MAX));
  reader.parts(placeParts(),
               [&](std::size_t part)
               {
                 switch(part)
                 {
                 case sharedParts: out.ballWanted = reader.integer("whether the ball may be placed", 0, 1) == 1; break;
                 case sharedParts + 1:
                   out.ball = {reader.number("x of the ball"), reader.number("y of the ball")};
                   break;
                 case sharedParts + 2: out.preset.count = readPoses(reader, out.preset.pose.data(), false); break;
                 case sharedParts + 3: out.opponents.count = readPoses(reader, out.opponents.pose.data(), false); break;
                 default: readVerdictPart(part, reader, out.verdict);
                 }
               });
  reader.close();
  reader.end();
  return reader.error();
}

void writeTargets(const Targets& targets, std::string& out)
{
  const sst_targets& placement = targets.placement;
  ExpressionWriter writer(out);
  writer.open("targets").integer(targets.number);
  if(placement.ball_wanted != 0)
    writer.open("ball").anyNumber(placement.ball.x).anyNumber(placement.ball.y).close();
  for(int i = 0; i < std::clamp(placement.n, 0, SST_MAX_ROBOTS); ++i)
  {
    const sst_pose& pose = placement.pose[i];
    writer.open().anyNumber(pose.x).anyNumber(pose.y).anyNumber(pose.angle).close();
  }
  writer.close();
}

std::string readTargets(std::string_view message, Targets& out)
{
  ExpressionReader reader(message);
  out = Targets();
  sst_targets& placement = out.placement;
  placement.size = sizeof placement;
  reader.open(nameOf(MessageKind::Targets));
  out.number = static_cast<std::uint32_t>(reader.integer("number of the request", 0, UINT32_MAX));
  if(reader.openIf("ball"))
  {
    placement.ball_wanted = 1;
    placement.ball = {reader.anyNumber("x of the ball"), reader.anyNumber("y of the ball")};
    reader.close();
  }
  placement.n = readPoses(reader, placement.pose, true);
  reader.close();
  reader.end();
  return reader.error();
}

void writeCorrections(const Corrections& corrections, std::string& out)
{
  ExpressionWriter writer(out);
  writer.open("corrections").word(nameOf(corrections.side));
  for(std::size_t i = 0; i < corrections.robot.size(); ++i)
    if(const sref_correction& robot = corrections.robot[i]; robot.why != SREF_ACCEPTED)
      writer.open().integer(static_cast<long>(i)).integer(robot.why).number(robot.distance).close();
  writer.close();
}

std::string readCorrections(std::string_view message, Corrections& out)
{
  ExpressionReader reader(message);
  out = Corrections();
  reader.open(nameOf(MessageKind::Corrections));
  const std::optional<Side> side = sideOf(reader.text("a side"));
  if(!side)
    reader.fail("expected blue or yellow");
  out.side = side.value_or(Side::Blue);
  while(reader.openRow())
  {
    const auto index = static_cast<std::size_t>(reader.integer("index of a robot", 0, SST_MAX_ROBOTS - 1));
    out.robot[index].why = reader.smallInteger("why", SREF_ACCEPTED, SREF_REPLACED);
    out.robot[index].distance = reader.number("distance", 0);
    reader.close();
  }
  reader.close();
  reader.end();
  return reader.error();
}

} // namespace sparkwright::simurosot
