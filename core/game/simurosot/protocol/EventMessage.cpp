#include "core/game/simurosot/protocol/EventMessage.h"

#include "core/game/simurosot/protocol/MessageKind.h"
#include "core/game/simurosot/protocol/VerdictParts.h"

#include <algorithm>

namespace sparkwright::simurosot
{

namespace
{

void writePlacement(const sst_targets& placement, ExpressionWriter& writer)
{
  if(placement.ball_wanted != 0)
    writer.open("ball").number(placement.ball.x).number(placement.ball.y).close();
  for(int i = 0; i < std::clamp(placement.n, 0, SST_MAX_ROBOTS); ++i)
  {
    const sst_pose& pose = placement.pose[i];
    writer.open().number(pose.x).number(pose.y).angle(pose.angle).close();
  }
}

void readPlacement(ExpressionReader& reader, sst_targets& out)
{
  if(reader.openIf("ball"))
  {
    out.ball_wanted = 1;
    out.ball = {reader.number("x of the ball"), reader.number("y of the ball")};
    reader.close();
  }
  out.n = readPoses(reader, out.pose, false);
}

} // namespace

const void* Event::argument() const
{
  switch(type)
  {
  case SST_EVENT_VERDICT: return &verdict;
  case SST_EVENT_CORRECTIONS: return &corrections;
  case SST_EVENT_GOAL:
  case SST_EVENT_OPPONENT: return &value;
  default: return nullptr;
  }
}

void writeEvent(const Event& event, std::string& out)
{
  ExpressionWriter writer(out);
  writer.open("event").integer(event.type);
  if(event.type == SST_EVENT_VERDICT)
    writeVerdictParts(event.verdict, writer);
  else if(event.type == SST_EVENT_CORRECTIONS)
    writePlacement(event.corrections, writer);
  else if(event.argument())
    writer.integer(event.value);
  writer.close();
}

std::string readEvent(std::string_view message, Event& out)
{
  ExpressionReader reader(message);
  out = Event();
  out.verdict = emptyVerdict();
  out.corrections.size = sizeof out.corrections;
  reader.open(nameOf(MessageKind::Event));
  out.type = reader.smallInteger("type of event", SST_EVENT_VERDICT, SST_EVENT_OPPONENT);
  if(out.type == SST_EVENT_VERDICT)
    reader.parts(verdictParts, [&](std::size_t part) { readVerdictPart(part, reader, out.verdict); });
  else if(out.type == SST_EVENT_CORRECTIONS)
    readPlacement(reader, out.corrections);
  else if(out.argument())
    out.value = reader.smallInteger("what happened", 0, 1);
  reader.close();
  reader.end();
  return reader.error();
}

} // namespace sparkwright::simurosot
