#include "core/game/simurosot/protocol/VerdictParts.h"

#include "core/game/simurosot/interface/sparkwright_referee.h"

namespace sparkwright::simurosot
{

void writeVerdictParts(const sst_verdict& verdict, ExpressionWriter& writer)
{
  writer.open("kind").integer(verdict.kind).close();
  writer.open("actor").integer(verdict.actor).close();
  writer.open("first").integer(verdict.first != 0).close();
  writer.open("offender").integer(verdict.offender).close();
  writer.open("reason").integer(verdict.reason).close();
  if(verdict.text[0] != '\0')
    writer.open("text").text(textOf(verdict.text)).close();
}

void readVerdictPart(std::size_t part, ExpressionReader& reader, sst_verdict& out)
{
  switch(part)
  {
  case 0: out.kind = reader.smallInteger("kind of restart", SST_PLAY_ON, SST_SHOOT_OUT); break;
  case 1: out.actor = reader.smallInteger("actor", SST_SELF, SST_NONE); break;
  case 2: out.first = reader.smallInteger("who places first", 0, 1); break;
  case 3: out.offender = reader.smallInteger("offender", SST_SELF, SST_NONE); break;
  case 4: out.reason = reader.smallInteger("reason", SREF_NO_RULE, SREF_HUMAN); break;
  default: setText(out.text, reader.text("a text"));
  }
}

sst_verdict emptyVerdict()
{
  sst_verdict verdict{};
  verdict.size = sizeof verdict;
  verdict.actor = verdict.offender = SST_NONE;
  return verdict;
}

int readPoses(ExpressionReader& reader, sst_pose* poses, bool any)
{
  int count = 0;
  while(reader.openRow())
  {
    if(count == SST_MAX_ROBOTS)
    {
      reader.fail("more than 11 robots");
      break;
    }
    sst_pose& pose = poses[count++];
    for(double* const value : {&pose.x, &pose.y, &pose.angle})
      *value = any ? reader.anyNumber("a number of a pose") : reader.number("a number of a pose");
    reader.close();
  }
  return count;
}

} // namespace sparkwright::simurosot
