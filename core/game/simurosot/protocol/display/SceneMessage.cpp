#include "core/game/simurosot/protocol/display/SceneMessage.h"

#include "core/game/simurosot/protocol/ExpressionReader.h"
#include "core/game/simurosot/protocol/ExpressionWriter.h"
#include "core/game/simurosot/protocol/MessageKind.h"

namespace sparkwright::simurosot
{

namespace
{

constexpr int sceneDecimals = 3;

template <class Spec>
struct SceneValue
{
  std::string_view name;
  double Spec::*member;
};

constexpr std::array<SceneValue<FieldSpec>, 20> fieldValues{{{"length", &FieldSpec::length},
                                                             {"width", &FieldSpec::width},
                                                             {"wall-height", &FieldSpec::wallHeight},
                                                             {"wall-thickness", &FieldSpec::wallThickness},
                                                             {"corner-leg", &FieldSpec::cornerLeg},
                                                             {"goal-width", &FieldSpec::goalWidth},
                                                             {"goal-depth", &FieldSpec::goalDepth},
                                                             {"goal-height", &FieldSpec::goalHeight},
                                                             {"circle-radius", &FieldSpec::circleRadius},
                                                             {"goal-area-depth", &FieldSpec::goalAreaDepth},
                                                             {"goal-area-width", &FieldSpec::goalAreaWidth},
                                                             {"penalty-area-depth", &FieldSpec::penaltyAreaDepth},
                                                             {"penalty-area-width", &FieldSpec::penaltyAreaWidth},
                                                             {"penalty-arc-radius", &FieldSpec::penaltyArcRadius},
                                                             {"penalty-mark", &FieldSpec::penaltyMark},
                                                             {"free-ball-x", &FieldSpec::freeBallX},
                                                             {"free-ball-y", &FieldSpec::freeBallY},
                                                             {"line-width", &FieldSpec::lineWidth},
                                                             {"robot-side", &FieldSpec::robotSide},
                                                             {"ball-radius", &FieldSpec::ballRadius}}};

constexpr std::array<SceneValue<RobotSpec>, 5> robotValues{{{"wheel-radius", &RobotSpec::wheelRadius},
                                                            {"wheel-thickness", &RobotSpec::wheelThickness},
                                                            {"track", &RobotSpec::track},
                                                            {"caster-radius", &RobotSpec::casterRadius},
                                                            {"clearance", &RobotSpec::clearance}}};

template <class Spec, std::size_t size>
void writeValues(const std::array<SceneValue<Spec>, size>& table, const Spec& spec, ExpressionWriter& writer)
{
  for(const SceneValue<Spec>& value : table)
    writer.open(value.name).number(spec.*value.member, sceneDecimals).close();
}

template <class Spec, std::size_t size>
void readValues(const std::array<SceneValue<Spec>, size>& table, ExpressionReader& reader, Spec& out)
{
  std::array<Part, size> names{};
  for(std::size_t i = 0; i < size; ++i)
    names[i].name = table[i].name;
  reader.parts(names, [&](std::size_t i) { out.*table[i].member = reader.number("size", 0, 1e5); });
}

void readScenePart(std::size_t part, ExpressionReader& reader, Scene& out)
{
  switch(part)
  {
  case 0: out.profile = reader.text("the name of the profile"); break;
  case 1: out.frameMs = reader.number("length of a frame", 1, 1000); break;
  case 2: out.field.robots = reader.smallInteger("number of robots", 1, 11); break;
  case 3: readValues(fieldValues, reader, out.field); break;
  case 4: readValues(robotValues, reader, out.robot); break;
  case 5:
    for(std::string* const colour : {&out.colours.blue, &out.colours.yellow, &out.colours.ball, &out.colours.field})
      *colour = reader.text("a colour");
    break;
  default:
    for(std::string& name : out.team)
      name = reader.text("the name of a team");
  }
}

} // namespace

void writeScene(const Scene& scene, std::string& out)
{
  ExpressionWriter writer(out);
  writer.open("scene");
  writer.open("profile").text(scene.profile).close();
  writer.open("frame-ms").number(scene.frameMs, sceneDecimals).close();
  writer.open("robots").integer(scene.field.robots).close();
  writer.open("field");
  writeValues(fieldValues, scene.field, writer);
  writer.close().open("robot");
  writeValues(robotValues, scene.robot, writer);
  writer.close().open("colours").text(scene.colours.blue).text(scene.colours.yellow);
  writer.text(scene.colours.ball).text(scene.colours.field).close();
  writer.open("teams").text(scene.team[0]).text(scene.team[1]).close().close();
}

std::string readScene(std::string_view message, Scene& out)
{
  static constexpr std::array<Part, 7> table{
      {{"profile"}, {"frame-ms"}, {"robots"}, {"field"}, {"robot"}, {"colours"}, {"teams"}}};
  ExpressionReader reader(message);
  out = Scene();
  reader.open(nameOf(MessageKind::Scene));
  reader.parts(table, [&](std::size_t part) { readScenePart(part, reader, out); });
  reader.close();
  reader.end();
  return reader.error();
}

} // namespace sparkwright::simurosot
