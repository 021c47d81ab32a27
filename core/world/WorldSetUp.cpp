#include "core/material/MaterialServer.h"
#include "core/services/ClassObjects.h"
#include "core/services/GameControlNodes.h"
#include "core/setup/DataPath.h"
#include "core/setup/RobotTypeLoading.h"
#include "core/setup/ServerTree.h"
#include "core/text/InQuotes.h"
#include "core/text/Suggest.h"
#include "core/world/WorldImpl.h"

#include "core/setup/SetUpTexts.h"

#include <cctype>
#include <chrono>

// How a World is set up: its services, its tree, and what scripts may ask of it.

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

/// Variables begin with a capital letter, but some of the names that people know, such as visionInterval, do not.
std::string variableName(std::string name)
{
  if(!name.empty())
    name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
  return name;
}

std::uint64_t seedFromClock()
{
  return static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
}

} // namespace

World::Impl::Impl(WorldOptions given)
    : options(std::move(given)), registry(standardRegistry(options.leagues)), plugins(options.pluginDirectories),
      agents(context, options.syncMode)
{
  random.seed(options.seed ? options.seed : seedFromClock());
  for(const fs::path& directory : options.dataDirectories)
    files.addDirectory(directory);
  files.setOverlay(options.overlay);
  context.registry = registry.get();
  context.files = &files;
  context.log = &log;
  log.setDirectory(options.logDirectory);
  context.random = &random;
  context.provide<SimulationClock>(&clock);
  context.provide<AgentHost>(&agents);
  context.provide<RobotTypes>(&robotTypes);
  context.provide<Meshes>(&meshes);
  context.provide<ImageService>(&images);
  context.provide<ThinkingLimits>(&options.thinking);
  active.setThreads(options.threads);
  active.setLargestExactIsland(options.largestExactIsland);
  if(options.threads > 1)
    companion.emplace();
  inside.emplace(context, agents,
                 IntegratedAgents::Host{[this](std::string address) { return addAgent(std::move(address), true); },
                                        [this](AgentId agent) { removeAgent(agent); },
                                        [this]() -> AgentTiming& { return *timing; },
                                        [this](AgentId agent, const std::string& address) { return nameOf(agent, address); },
                                        [this] { return clock.time; }},
                 options.threads);
  meshes.setDrawn(options.drawn);
  context.provide<SimulationHost>(this);
  scripts = std::make_unique<ScriptEngine>(context);
  scripts->setBudget(options.scriptBudget);
  scripts->setTimeLimit(options.scriptSeconds);
  scripts->setInterrupt(options.interrupt);
  scripts->setMemoryLimit(options.scriptMemory);
  scripts->setBundleLoader([this](const std::string& name, std::string& why) {
    why = plugins.load(name, *registry);
    return why.empty();
  });
  context.scripts = scripts.get();
  importers.options = {options.strict, options.referenceSkew};
  context.importer = &importers;
  if(!options.leagues.empty())
    scripts->setGameNamespace(std::string(options.leagues.front()->variables()));
  for(const auto& [name, value] : options.overrides)
  {
    const std::size_t dot = name.find('.');
    if(dot == std::string::npos)
      scripts->overrideVariable(scripts->gameNamespace(), variableName(name), value);
    else
      scripts->overrideVariable(name.substr(0, dot), variableName(name.substr(dot + 1)), value);
  }
  buildTree();
  defineFunctions();
}

void World::Impl::tellUnusedOverrides()
{
  const std::vector<std::string> known = scripts->usedVariables();
  for(const auto& [nameSpace, name] : scripts->unusedOverrides())
    log.write(Diagnostic::of(Diagnostic::Severity::Warning, {}, 0, 0,
                             setUpText("setUp.unusedVariable", inQuotes(nameSpace + '.' + name)),
                             suggestion(name, known)));
}

void World::Impl::buildTree()
{
  root = registry->create("Node");
  root->setName("");
  root->setContext(&context);
  context.root = root.get();
  makeServerTree(*root, *registry);
  active.refresh();
  registry->setListener([this](const ClassInfo& info) { makeClassObject(*root, *registry, info); });
}

void World::Impl::defineFunctions()
{
  scripts->defineFunction("installGame", [this](const Arguments& a) { return installGame(a); });
  scripts->defineFunction("loadRobotTypes",
                          [this](const Arguments& a)
                          {
                            return loadRobotTypes(context, a.text(0))
                                       ? CallResult{}
                                       : CallResult::refuse("the robot types of '" + a.text(0) + "' cannot be used");
                          });
  scripts->defineFunction("defineMaterial", [this](const Arguments& a) { return defineMaterial(a); });
}

CallResult World::Impl::installGame(const Arguments& a)
{
  const std::string name = a.text(0);
  const League* const league = leagueOfGame(options.leagues, name);
  if(!league)
  {
    std::string known;
    for(const League* const other : options.leagues)
      for(const std::string& game : other->games())
        known += (known.empty() ? "" : ", ") + game;
    return CallResult::refuse("there is no game '" + name + "'; known: " + known);
  }
  if(game())
    return CallResult::refuse("a game is installed already");
  scripts->setGameNamespace(std::string(league->variables()));
  league->install(*root, *registry, name);
  return {};
}

CallResult World::Impl::defineMaterial(const Arguments& a)
{
  if(a.count() < 4)
    return CallResult::refuse("defineMaterial takes a name and r g b a, then ambient r g b and emission r g b");
  Material m;
  m.name = a.text(0);
  const auto colour = [&a](std::size_t first, std::size_t channels, Material::Colour& out) {
    for(std::size_t i = 0; i < channels; ++i)
      out[i] = a.real(first + i);
  };
  colour(1, a.count() > 4 ? 4 : 3, m.diffuse);
  if(a.count() >= 8)
    colour(5, 3, m.ambient);
  if(a.count() >= 11)
    colour(8, 3, m.emission);
  auto* const materials = context.service<MaterialServer>();
  if(!materials)
    return CallResult::refuse("there is no MaterialServer");
  materials->define(std::move(m));
  return {};
}

std::string World::Impl::openForeignFile(const std::string& name)
{
  std::error_code error;
  fs::path whole = fs::canonical(name, error);
  if(error) // It may have been deleted while it was edited.
    whole = fs::weakly_canonical(fs::absolute(name, error), error);
  if(error || (!fs::exists(whole, error) && !files.hasOverlay(whole)))
    return name;
  // By one name, however it is asked for: messages name files by it.
  if(files.find(name) == whole)
    for(const fs::path& directory : files.directories())
      if(const fs::path inside = whole.lexically_relative(directory); !inside.empty() && *inside.begin() != "..")
        return inside.string();
  const DataFile file = dataRootOf(whole);
  files.addFirstDirectory(file.root); // Its own neighbours, not ours of the same name.
  return file.name;
}

} // namespace sparkwright
