#include "core/game/f2000/file/WorldFile.h"

#include "core/game/f2000/file/FormFile.h"
#include "core/game/f2000/file/FormReader.h"
#include "core/game/f2000/file/PrimitiveForm.h"

#include <limits>

namespace sparkwright::f2000
{

namespace
{

using Node = SyntaxTree::Node;
using Count = FormKey<WorldForm>::Count;

std::span<const FormKey<StartingRobot>> robotFormKeys()
{
  static const FormKey<StartingRobot> list[] = {
      textKey<StartingRobot>("file", [](StartingRobot& r) -> std::string& { return r.file; }),
      {"pose",
       [](FormReader& reader, Node form, StartingRobot& out)
       {
         if(const auto pose = readPose(reader, form))
           out.pose = *pose;
       }},
      textKey<StartingRobot>("player", [](StartingRobot& r) -> std::string& { return r.player; }),
  };
  return list;
}

void readStartingRobot(FormReader& reader, Node list, WorldForm& out)
{
  StartingRobot robot;
  reader.readForm(list, robotFormKeys(), robot);
  if(robot.file.empty())
    reader.error(list, formText("f2000.needed", "file"));
  else
    out.robots.push_back(std::move(robot));
}

std::span<const FormKey<WorldForm>> worldKeys()
{
  using World = WorldForm;
  constexpr NumberRange share{0, 1}, deceleration{0, 100, "m/s^2"};
  static const FormKey<World> list[] = {
      textKey<World>("field", [](World& w) -> std::string& { return w.field; }),
      numberKey<World>("cycleTime", [](World& w) -> double& { return w.cycleTime; }, {1, 200, "ms", unit::ms}),
      {"substeps",
       [](FormReader& reader, Node form, World& out)
       {
         constexpr int most = 100;
         if(const auto steps = reader.whole(form, 1, most))
           out.substeps = *steps;
       }},
      numberKey<World>("friction", [](World& w) -> double& { return w.friction; }, {0, 10}),
      numberKey<World>("restitution", [](World& w) -> double& { return w.restitution; }, share),
      numberKey<World>("ballRobotRestitution", [](World& w) -> double& { return w.ballRobotRestitution; }, share),
      numberKey<World>("ballFloorRestitution", [](World& w) -> double& { return w.ballFloorRestitution; }, share),
      numberKey<World>("stickiness", [](World& w) -> double& { return w.stickiness; }, share),
      numberKey<World>("gravity", [](World& w) -> double& { return w.gravity; }, deceleration),
      numberKey<World>("ballRollingResistance", [](World& w) -> double& { return w.ballRollingResistance; }, deceleration),
      {"rng",
       [](FormReader& reader, Node form, World& out)
       {
         if(const auto seed = reader.whole(form, 0, std::numeric_limits<int>::max()))
           out.seed = *seed;
       }},
      {"ball",
       [](FormReader& reader, Node form, World& out)
       {
         if(const auto place = reader.numbers(form, 2, 2, placeRange))
           out.ball = {(*place)[0], (*place)[1], 0};
       }},
      {"primitive",
       [](FormReader& reader, Node form, World& out)
       {
         if(auto primitive = readPrimitive(reader, form, ThingClass::Obstacle))
           out.primitives.push_back(*std::move(primitive));
       },
       Count::Often},
      {"robot", readStartingRobot, Count::Often},
  };
  return list;
}

} // namespace

bool WorldFile::isUsable() const
{
  return !hasErrors(problems);
}

WorldFile parseWorld(std::string text, const std::string& file)
{
  WorldFile result;
  if(!isShortEnough(text, file, result.problems))
    return result;
  FormReader reader(std::move(text), file);
  reader.readTop(worldKeys(), result.world);
  result.problems = reader.takeProblems();
  return result;
}

WorldFile readWorld(const std::filesystem::path& file)
{
  WorldFile result;
  auto text = readForms(file, result.problems);
  return text ? parseWorld(*std::move(text), file.string()) : result;
}

} // namespace sparkwright::f2000
