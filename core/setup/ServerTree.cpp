#include "core/setup/ServerTree.h"

#include "core/body/WorldNode.h"
#include "core/object/Registry.h"
#include "core/services/ClassObjects.h"
#include "core/services/ServerNode.h"

#include <string>

namespace sparkwright
{

namespace
{

void ensure(Object& root, const Registry& registry, const char* className, const std::string& path)
{
  if(!root.find(path))
    placeAt(root, path, registry.create(className));
}

} // namespace

void makeServerTree(Object& root, const Registry& registry, const Leagues& leagues)
{
  makeClassObjects(root, registry);
  const struct
  {
    const char* className;
    const char* name;
  } servers[] = {{"zeitgeist/LogServer", "log"},           {"zeitgeist/FileServer", "file"},
                 {"zeitgeist/ScriptServer", "script"},     {"zeitgeist/RandomServer", "random"},
                 {"oxygen/SceneServer", "scene"},          {"oxygen/PhysicsServer", "physics"},
                 {"oxygen/SimulationServer", "simulation"}, {"oxygen/GameControlServer", "gamecontrol"},
                 {"oxygen/MonitorServer", "monitor"},
                 {"oxygen/GeometryServer", "geometry"},     {"kerosin/MaterialServer", "material"}};
  for(const auto& server : servers)
    ensure(root, registry, server.className, std::string("/sys/server/") + server.name);
  ensure(root, registry, "RubySceneImporter", "/sys/server/scene/RubySceneImporter");
  ensure(root, registry, "RosImporter", "/sys/server/scene/RosImporter");
  for(const League* const league : leagues)
    for(const std::string& importer : league->importers())
      ensure(root, registry, importer.c_str(), "/sys/server/scene/" + importer);

  ensure(root, registry, "oxygen/Scene", "/usr/scene");
  ensure(root, registry, "oxygen/World", "/usr/scene/world");
  physics::World& world = static_cast<WorldNode*>(root.find("/usr/scene/world"))->world();
  world.setGravity({0, 0, static_cast<double>(-9.81f)});
  world.setCfm(static_cast<double>(0.00001f));
  world.setAutoDisable(true);
  world.setContactSurfaceLayer(static_cast<double>(0.001f));
  ensure(root, registry, "oxygen/Space", "/usr/scene/space");
}

} // namespace sparkwright
