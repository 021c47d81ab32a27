#include "core/world/WorldSetUp.h"

#include "core/game/League.h"
#include "core/material/MaterialServer.h"
#include "core/object/ObjectTexts.h"
#include "core/services/ClassObjects.h"
#include "core/services/SimulationHost.h"
#include "core/setup/RobotTypeLoading.h"
#include "core/setup/ServerTree.h"
#include "core/setup/SetUpTexts.h"
#include "core/text/InQuotes.h"
#include "core/text/Suggest.h"
#include "core/world/WorldParts.h"

#include <chrono>
#include <utility>

namespace sparkwright
{

namespace
{

std::uint64_t seedFromClock()
{
  return static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
}

CallResult installGame(WorldParts& parts, const Arguments& a)
{
  const std::string name = a.text(0);
  const League* const league = leagueOfGame(parts.options.leagues, name);
  if(!league)
  {
    std::string known;
    for(const League* const other : parts.options.leagues)
      for(const std::string& game : other->games())
        known += (known.empty() ? "" : ", ") + game;
    return CallResult::refuse(objectText("made.noGame", name, known));
  }
  if(parts.game())
    return CallResult::refuse(objectText("made.game"));
  parts.scripts->setGameNamespace(std::string(league->variables()));
  league->install(*parts.root, *parts.registry, name);
  return {};
}

CallResult defineMaterial(WorldParts& parts, const Arguments& a)
{
  if(a.count() < 4)
    return CallResult::refuse(objectText("made.material"));
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
  auto* const materials = parts.context.service<MaterialServer>();
  if(!materials)
    return CallResult::refuse(objectText("made.noMaterials"));
  materials->define(std::move(m));
  return {};
}

void provideServices(WorldParts& parts, SimulationHost& host)
{
  Context& context = parts.context;
  context.registry = parts.registry.get();
  context.files = &parts.files;
  context.log = &parts.log;
  context.random = &parts.random;
  context.provide<SimulationClock>(&parts.clock.service());
  context.provide<AgentHost>(&parts.agents);
  context.provide<RobotTypes>(&parts.robotTypes);
  context.provide<LibraryPlaces>(&parts.plugins.places());
  context.provide<Meshes>(&parts.meshes);
  context.provide<ImageService>(&parts.images);
  context.provide<DrawingService>(parts.drawings.get());
  context.provide<ThinkingLimits>(&parts.options.thinking);
  context.provide<SimulationHost>(&host);
  if(parts.options.editable)
    parts.live = std::make_unique<LiveScene>(context);
}

void prepareScripts(WorldParts& parts)
{
  const WorldOptions& options = parts.options;
  parts.scripts = std::make_unique<ScriptEngine>(parts.context);
  ScriptEngine& scripts = *parts.scripts;
  scripts.setBudget(options.scriptBudget);
  scripts.setTimeLimit(options.scriptSeconds);
  scripts.setInterrupt(options.interrupt);
  scripts.setMemoryLimit(options.scriptMemory);
  scripts.setBundleLoader(
      [&parts](const std::string& name, LocalText& why)
      {
        why = parts.plugins.load(name, *parts.registry);
        return why.empty();
      });
  parts.context.scripts = &scripts;
  parts.importers.options = {options.strict, options.referenceSkew};
  parts.context.importer = &parts.importers;
  if(!options.leagues.empty())
    scripts.setGameNamespace(std::string(options.leagues.front()->variables()));
  scripts.setVariableCheck([&options](std::string_view nameSpace, std::string_view name, const std::string& value)
                           { return whyNotVariable(options.leagues, nameSpace, name, value); });
  for(const auto& [name, value] : options.overrides)
  {
    const auto [nameSpace, plain] = variableNamed(name, scripts.gameNamespace());
    if(LocalText why = whyNotVariable(options.leagues, nameSpace, plain, value); !why.empty())
      parts.refusedOverrides.push_back(setUpText("setUp.refusedVariable", nameSpace + '.' + plain, std::move(why)));
    else
      scripts.overrideVariable(nameSpace, plain, value);
  }
}

void buildTree(WorldParts& parts)
{
  parts.root = parts.registry->create("Node");
  parts.root->setName("");
  parts.root->setContext(&parts.context);
  parts.context.root = parts.root.get();
  makeServerTree(*parts.root, *parts.registry, parts.options.leagues);
  parts.active.refresh();
  parts.registry->setListener([&parts](const ClassInfo& info) { makeClassObject(*parts.root, *parts.registry, info); });
}

void defineFunctions(WorldParts& parts)
{
  ScriptEngine& scripts = *parts.scripts;
  scripts.defineFunction("installGame", [&parts](const Arguments& a) { return installGame(parts, a); });
  scripts.defineFunction("loadRobotTypes",
                         [&parts](const Arguments& a)
                         {
                           return loadRobotTypes(parts.context, a.text(0))
                                      ? CallResult{}
                                      : CallResult::refuse(objectText("made.noTypes", a.text(0)));
                         });
  scripts.defineFunction("defineMaterial", [&parts](const Arguments& a) { return defineMaterial(parts, a); });
}

} // namespace

void connectParts(WorldParts& parts, SimulationHost& host, IntegratedAgents::Host agents)
{
  const WorldOptions& options = parts.options;
  parts.random.seed(options.seed ? options.seed : seedFromClock());
  for(const std::filesystem::path& directory : options.dataDirectories)
    parts.files.addDirectory(directory);
  parts.files.setOverlay(options.overlay);
  parts.log.setDirectory(options.logDirectory);
  provideServices(parts, host);
  parts.active.setThreads(options.threads);
  parts.active.setLargestExactIsland(options.largestExactIsland);
  parts.active.setMaxExactContactRows(options.maxExactContactRows);
  parts.active.setInterrupt(options.interrupt);
  parts.active.setStep(options.step);
  parts.inside.emplace(parts.context, parts.agents, std::move(agents), options.threads);
  parts.meshes.setDrawn(options.drawn);
  prepareScripts(parts);
  buildTree(parts);
  defineFunctions(parts);
}

bool takesOverrides(WorldParts& parts)
{
  for(const LocalText& why : parts.refusedOverrides)
    parts.log.write(Diagnostic::of(Diagnostic::Severity::Error, {}, 0, 0, why));
  return parts.refusedOverrides.empty();
}

void warnOfUnusedOverrides(WorldParts& parts)
{
  if(!parts.refusedOverrides.empty())
    return; // Nothing has run that could use them.
  const std::vector<std::string> known = parts.scripts->usedVariables();
  for(const auto& [nameSpace, name] : parts.scripts->unusedOverrides())
    parts.log.write(Diagnostic::of(Diagnostic::Severity::Warning, {}, 0, 0,
                                   setUpText("setUp.unusedVariable", inQuotes(nameSpace + '.' + name)),
                                   suggestion(name, known)));
}

} // namespace sparkwright
