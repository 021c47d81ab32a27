#include "core/game/f2000/league/F2000Importer.h"

#include "core/files/FileService.h"
#include "core/game/Game.h"
#include "core/game/f2000/file/FieldFile.h"
#include "core/game/f2000/file/RobotFile.h"
#include "core/game/f2000/file/WorldFile.h"
#include "core/game/f2000/game/GameTexts.h"
#include "core/game/f2000/league/LeagueNodes.h"
#include "core/game/f2000/nodes/NodeBuilder.h"
#include "core/game/f2000/nodes/PlayNodes.h"
#include "core/mesh/MeshImporter.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/Registry.h"
#include "core/services/ServerNode.h"
#include "core/text/ReadNumber.h"

#include <algorithm>
#include <utility>

namespace sparkwright::f2000
{

namespace
{

Object::Origin originOf(const std::string& name)
{
  return {std::make_shared<const std::string>(name), 1, 1};
}

void tell(const Context& context, const Diagnostics& problems)
{
  if(context.log)
    for(const Diagnostic& problem : problems)
      context.log->write(problem);
}

void tellMissing(const Context& context, const std::string& file, const std::string& missing)
{
  if(context.log)
    context.log->write(Diagnostic::of(Diagnostic::Severity::Error, file, 0, 0, gameText("f2kGame.noFile", missing),
                                      gameText("f2kGame.beside")));
}

std::shared_ptr<ArenaNode> makeArena(const Context& context, const WorldForm& world, const FieldForm& field,
                                     const std::string& name)
{
  auto arena = std::dynamic_pointer_cast<ArenaNode>(context.registry->create("F2000World"));
  if(!arena)
    return nullptr;
  arena->setName("world");
  arena->setOrigin(originOf(name));
  arena->describe(world, field);
  return arena;
}

} // namespace

ImportResult F2000Importer::import(SceneSource& source, Object& root, std::span<const std::string> arguments,
                                   const ImportOptions&)
{
  const std::string ending = endingOf(source.name());
  if(ending != "f2kworld" && ending != "f2kfield" && ending != "f2krobot")
    return {};
  const std::optional<std::string_view>& bytes = source.bytes();
  if(!bytes)
    return {ImportResult::Kind::Failed};
  std::string text(*bytes);
  return ending == "f2kworld"   ? importWorld(source.name(), std::move(text), root)
         : ending == "f2kfield" ? importField(source.name(), std::move(text), root)
                                : importRobot(source.name(), std::move(text), root, arguments);
}

std::shared_ptr<const RobotForm> F2000Importer::readRobotForm(const std::string& name, std::string text)
{
  RobotFile file = parseRobot(std::move(text), name);
  tell(*context(), file.problems);
  return file.isUsable() ? std::make_shared<const RobotForm>(std::move(file.robot)) : nullptr;
}

ImportResult F2000Importer::importRobot(const std::string& name, std::string text, Object& root,
                                        std::span<const std::string> arguments)
{
  using Kind = ImportResult::Kind;
  const std::shared_ptr<const RobotForm> form = readRobotForm(name, std::move(text));
  if(!form)
    return {Kind::Failed};
  Pose place;
  double* const numbers[] = {&place.x, &place.y, &place.theta};
  for(std::size_t i = 0; i < std::min(arguments.size(), std::size(numbers)); ++i)
    readNumber(arguments[i], -1e4, 1e4, *numbers[i]);
  place.theta = normalized(place.theta * unit::degree);

  NodeBuilder builder(*context(), originOf(name));
  const bool isAlone = !context()->service<ArenaNode>();
  if(isAlone)
  {
    WorldForm world;
    world.field = "none";
    if(const auto arena = makeArena(*context(), world, {}, name))
      root.addChild(arena);
    constexpr double floor = 3; // m
    builder.addFloor(root, floor, floor);
  }
  const bool isAdded = builder.addRobot(root, form, place) != nullptr;
  if(isAlone)
    startGame(); // Its sensors measure, and plugins that it names are checked.
  return {isAdded ? Kind::Read : Kind::Failed};
}

void F2000Importer::startGame()
{
  if(context()->root && !context()->service<Game>())
    makeMatchNode(*context()->root, *context()->registry);
}

ImportResult F2000Importer::importWorld(const std::string& name, std::string text, Object& root)
{
  using Kind = ImportResult::Kind;
  const WorldFile file = parseWorld(std::move(text), name);
  tell(*context(), file.problems);
  if(!file.isUsable())
    return {Kind::Failed};
  const WorldForm& world = file.world;
  FieldForm field;
  const bool hasField = world.field != "none";
  if(hasField)
  {
    const std::string preset = "f2000/fields/" + world.field + ".f2kfield";
    const auto content = context()->files ? context()->files->read(preset) : std::nullopt;
    if(!content)
    {
      tellMissing(*context(), name, preset);
      return {Kind::Failed};
    }
    const FieldFile fieldFile = parseField(*content, preset);
    tell(*context(), fieldFile.problems);
    field = fieldFile.field;
  }
  return build(name, world, field, root);
}

ImportResult F2000Importer::importField(const std::string& name, std::string text, Object& root)
{
  const FieldFile file = parseField(std::move(text), name);
  tell(*context(), file.problems);
  WorldForm world;
  world.field = name;
  return build(name, world, file.field, root);
}

ImportResult F2000Importer::build(const std::string& name, const WorldForm& world, const FieldForm& field, Object& root)
{
  const bool hasField = world.field != "none";
  using Kind = ImportResult::Kind;
  if(const auto arena = makeArena(*context(), world, field, name))
    root.addChild(arena);
  NodeBuilder builder(*context(), originOf(name));
  builder.addFloor(root, field.length + 2 * field.runOff, field.width + 2 * field.runOff);
  if(hasField)
    for(const Primitive& primitive : field.primitives())
      builder.addThing(root, primitive);
  for(const Primitive& primitive : world.primitives)
    builder.addThing(root, primitive);
  builder.addBall(root, field, world);
  bool complete = true;
  for(const StartingRobot& robot : world.robots)
  {
    // Beside the world, or below the data directories.
    const std::string beside = folderOf(name) + robot.file;
    auto content = context()->files ? context()->files->read(beside) : std::nullopt;
    const std::string found = content ? beside : robot.file;
    if(!content && context()->files)
      content = context()->files->read(robot.file);
    if(!content)
    {
      tellMissing(*context(), name, robot.file);
      complete = false;
      continue;
    }
    const std::shared_ptr<const RobotForm> form = readRobotForm(found, *content);
    RobotNode* const node = form ? builder.addRobot(root, form, robot.pose) : nullptr;
    if(node)
      node->player = robot.player;
    complete &= node != nullptr;
  }
  startGame();
  return {complete ? Kind::Read : Kind::Failed};
}

} // namespace sparkwright::f2000
