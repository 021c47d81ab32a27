#include "core/game/simurosot/protocol/display/FoulParts.h"

#include <algorithm>

namespace sparkwright::simurosot
{

namespace
{

constexpr int mostEvidence = 8; // Robots.

constexpr std::array<Part, 11> foulParts{{{"kind"},
                                          {"actor"},
                                          {"offender"},
                                          {"reason"},
                                          {"hardness"},
                                          {"goal-for"},
                                          {"place", false},
                                          {"measured", false},
                                          {"robots", false},
                                          {"area", false},
                                          {"text", false}}};

void readOffender(ExpressionReader& reader, sref_verdict& out)
{
  out.offender_side = reader.smallInteger("side of the offender", SREF_BLUE, SREF_NOBODY);
  out.offender_robot = reader.smallInteger("index of the offender", -1, SST_MAX_ROBOTS - 1);
}

void readEvidenceRobots(ExpressionReader& reader, sref_evidence& out)
{
  while(reader.atAtom() && !reader.failed() && out.count < mostEvidence)
    out.robots[out.count++] = reader.smallInteger("an object", 0, SREF_WALL);
}

void readFoulPart(std::size_t part, ExpressionReader& reader, sref_verdict& out)
{
  sref_evidence& evidence = out.evidence;
  switch(part)
  {
  case 0: out.kind = reader.smallInteger("kind of restart", SST_PLAY_ON, SST_SHOOT_OUT); break;
  case 1: out.actor = reader.smallInteger("actor", SREF_BLUE, SREF_NOBODY); break;
  case 2: readOffender(reader, out); break;
  case 3: out.reason = reader.smallInteger("reason", SREF_NO_RULE, SREF_HUMAN); break;
  case 4: out.hardness = reader.smallInteger("hardness", SREF_CERTAIN, SREF_NEEDS_HUMAN); break;
  case 5: out.goal_for = reader.smallInteger("side that scores", SREF_BLUE, SREF_NOBODY); break;
  case 6: evidence.place = {reader.number("x of the foul"), reader.number("y of the foul")}; break;
  case 7:
    evidence.value = reader.number("what was measured");
    evidence.limit = reader.number("its limit");
    break;
  case 8: readEvidenceRobots(reader, evidence); break;
  case 9:
    for(double* const value : {&evidence.left, &evidence.bottom, &evidence.right, &evidence.top})
      *value = reader.number("a border of the area");
    break;
  default: setText(out.text, reader.text("a text"));
  }
}

} // namespace

void writeFoulParts(const sref_verdict& verdict, ExpressionWriter& writer)
{
  const sref_evidence& evidence = verdict.evidence;
  writer.open("kind").integer(verdict.kind).close();
  writer.open("actor").integer(verdict.actor).close();
  writer.open("offender").integer(verdict.offender_side).integer(verdict.offender_robot).close();
  writer.open("reason").integer(verdict.reason).close();
  writer.open("hardness").integer(verdict.hardness).close();
  writer.open("goal-for").integer(verdict.goal_for).close();
  writer.open("place").number(evidence.place.x).number(evidence.place.y).close();
  writer.open("measured").number(evidence.value).number(evidence.limit).close();
  writer.open("robots");
  for(int i = 0; i < std::clamp(evidence.count, 0, mostEvidence); ++i)
    writer.integer(evidence.robots[i]);
  writer.close();
  writer.open("area").number(evidence.left).number(evidence.bottom).number(evidence.right).number(evidence.top).close();
  writer.open("text").text(textOf(verdict.text)).close();
}

void readFoulParts(ExpressionReader& reader, sref_verdict& out)
{
  out = sref_verdict();
  out.size = sizeof out;
  reader.parts(foulParts, [&](std::size_t part) { readFoulPart(part, reader, out); });
}

} // namespace sparkwright::simurosot
