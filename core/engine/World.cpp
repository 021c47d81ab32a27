#include "core/engine/World.h"

#include "core/body/CollisionSystem.h"
#include "core/body/SpaceNode.h"
#include "core/body/WorldNode.h"
#include "core/engine/ActiveScene.h"
#include "core/engine/AgentControl.h"
#include "core/engine/DataPath.h"
#include "core/engine/FramePublisher.h"
#include "core/engine/Plugins.h"
#include "core/engine/SceneWalk.h"
#include "core/engine/ServerTree.h"
#include "core/engine/StandardRegistry.h"
#include "core/game/Game.h"
#include "core/mesh/MaterialServer.h"
#include "core/mesh/Meshes.h"
#include "core/object/FileService.h"
#include "core/object/Random.h"
#include "core/object/Registry.h"
#include "core/object/SceneImporters.h"
#include "core/script/ScriptEngine.h"
#include "core/services/ClassObjects.h"
#include "core/services/FileServer.h"
#include "core/services/GameControlNodes.h"
#include "core/services/SimulationHost.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

std::uint64_t seedFromClock()
{
  return static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
}

} // namespace

struct World::Impl : SimulationHost
{
  explicit Impl(WorldOptions given);

  void buildTree();
  void defineFunctions();
  CallResult installGame(const Arguments& arguments);
  CallResult defineMaterial(const Arguments& arguments);
  std::string openForeignFile(const std::string& name);
  void step();
  void physicsStep();
  void publish();
  void show(); ///< Publishes what has changed while nothing ran.
  void refreshScene();
  void applySettings();
  Game* game() const { return context.service<Game>(); }

  double cycleSeconds() const override { return step_; }
  std::string setCycleSeconds(double seconds) override;
  double time() const override { return clock.time; }
  void resetTime() override;
  void requestEnd() override { endRequested = true; }
  Object* activeScene() override { return &active.scene(); }
  std::string setActiveScene(Object& scene) override;
  void setJointHeating(bool on) override { active.setJointHeating(on); }
  void setBatteryDischarge(bool on) override { active.setBatteryDischarge(on); }

  WorldOptions options;
  Log log;
  std::shared_ptr<Registry> registry = standardRegistry();
  Plugins plugins;
  FileService files;
  Random random;
  SimulationClock clock;
  Context context;
  SceneImporters importers{context};
  Meshes meshes{context};
  AgentControl agents;
  CollisionSystem collisions;
  SceneWalk walk;
  FramePublisher publisher;
  std::unique_ptr<ScriptEngine> scripts;
  ActionReader commands;

  std::shared_ptr<Object> root;
  ActiveScene active{context};

  double step_ = 0.02;
  double timeAtStep = 0;  ///< When the step was set …
  long cycleAtStep = 0;   ///< … and in which cycle.
  long senseInterval = 1; ///< Cycles between the percepts of an agent.
  FramePtr frame;
  bool fullStateRequested = false;
  bool endRequested = false;
};

World::Impl::Impl(WorldOptions given)
    : options(std::move(given)), plugins(options.pluginDirectories), agents(context, options.syncMode)
{
  random.seed(options.seed ? options.seed : seedFromClock());
  for(const fs::path& directory : options.dataDirectories)
    files.addDirectory(directory);
  context.registry = registry.get();
  context.files = &files;
  context.log = &log;
  log.setDirectory(options.logDirectory);
  context.random = &random;
  context.provide<SimulationClock>(&clock);
  context.provide<AgentHost>(&agents);
  context.provide<Meshes>(&meshes);
  meshes.setDrawn(options.drawn);
  context.provide<SimulationHost>(this);
  scripts = std::make_unique<ScriptEngine>(context);
  scripts->setBudget(options.scriptBudget);
  scripts->setMemoryLimit(options.scriptMemory);
  scripts->setBundleLoader([this](const std::string& name, std::string& why) {
    why = plugins.load(name, *registry);
    return why.empty();
  });
  context.scripts = scripts.get();
  importers.options = {options.strict, options.referenceSkew};
  context.importer = &importers;
  for(const auto& [name, value] : options.overrides)
  {
    const std::size_t dot = name.find('.');
    if(dot == std::string::npos)
      scripts->overrideVariable("Soccer", name, value);
    else
      scripts->overrideVariable(name.substr(0, dot), name.substr(dot + 1), value);
  }
  buildTree();
  defineFunctions();
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
  scripts->defineFunction("defineMaterial", [this](const Arguments& a) { return defineMaterial(a); });
}

CallResult World::Impl::installGame(const Arguments& a)
{
  if(a.text(0) != "soccer3d")
    return CallResult::refuse("there is no game '" + a.text(0) + "'; known: soccer3d");
  if(game())
    return CallResult::refuse("a game is installed already");
  makeSoccerNodes(*root, *registry);
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
  const fs::path whole = fs::canonical(name, error);
  if(error)
    return name;
  // By one name, however it is asked for: messages name files by it.
  if(files.find(name) == whole)
    for(const fs::path& directory : files.directories())
      if(const fs::path inside = whole.lexically_relative(directory); !inside.empty() && *inside.begin() != "..")
        return inside.string();
  const DataFile file = findDataRoot(name);
  files.addFirstDirectory(file.root); // Its own neighbours, not ours of the same name.
  return file.name;
}

std::string World::Impl::setCycleSeconds(double seconds)
{
  constexpr double longest = 0.1;
  if(!(seconds > 0 && seconds <= longest))
    return "the step of a simulation is more than 0 and at most 0.1 s";
  // Whatever way the text took to a number, 0.02 is the double nearest to it.
  constexpr double resolution = 1e9;
  seconds = std::max(std::round(seconds * resolution), 1.0) / resolution;
  if(seconds == step_)
    return {};
  timeAtStep = clock.time;
  cycleAtStep = clock.cycle;
  step_ = seconds;
  active.setCycleSeconds(seconds);
  return {};
}

void World::Impl::resetTime()
{
  clock.time = timeAtStep = 0;
  cycleAtStep = clock.cycle;
}

std::string World::Impl::setActiveScene(Object& scene)
{
  if(!dynamic_cast<Scene*>(&scene))
    return scene.path() + " is no scene";
  active.set(std::static_pointer_cast<Scene>(scene.shared_from_this()));
  return {};
}

void World::Impl::refreshScene()
{
  active.refresh();
  walk.update(active.scene(), context.structureVersion);
}

void World::Impl::applySettings()
{
  const RunSettings settings = RunSettings::read(*root);
  senseInterval = settings.agentStep ? cyclesPer(*settings.agentStep, step_) : 1;
}

void World::Impl::physicsStep()
{
  WorldNode* const world = active.world();
  if(!world)
    return;
  if(SpaceNode* const space = active.space())
    collisions.collide(world->world(), space->space(), context.structureVersion);
  world->world().step(static_cast<double>(static_cast<float>(step_)));
}

void World::Impl::step()
{
  const Context::KeepRemoved keep(context);
  refreshScene();
  agents.startCycle();
  scripts->callCycleBlocks(clock.time);
  refreshScene();
  walk.prePhysics();
  active.refresh();
  physicsStep();
  walk.update(active.scene(), context.structureVersion);
  walk.postPhysics();
  if(WorldNode* const world = active.world())
    collisions.finish(world->world());
  walk.updateHierarchy();
  ++clock.cycle;
  clock.time = timeAtStep + static_cast<double>(clock.cycle - cycleAtStep) * step_;
  if(Game* const played = game())
    played->update(step_);
  refreshScene();
  if(clock.cycle % senseInterval == 0)
    agents.sense();
  else
    agents.rest();
  publish();
}

void World::Impl::show()
{
  applySettings();
  refreshScene();
  walk.updateHierarchy();
  publish();
}

void World::Impl::publish()
{
  std::shared_ptr<Frame> next = publisher.make(active.scene(), context);
  next->time = clock.time;
  next->cycle = clock.cycle;
  const Game* const played = game();
  next->game.present = played != nullptr;
  agents.describe(next->agents);
  if(played)
  {
    played->describe(next->game);
    played->describeAgents(next->agents);
  }
  frame = std::move(next);
}

World::World(WorldOptions options) : impl_(std::make_unique<Impl>(std::move(options)))
{
  impl_->publish();
}

World::~World()
{
  // Nodes say goodbye to the services that they found, so the tree goes first.
  impl_->frame.reset();
  impl_->registry->setListener({});
  impl_->root->setContext(nullptr);
  impl_->root->removeAllChildren();
}

Log& World::log()
{
  return impl_->log;
}

bool World::load(const std::string& sceneOrSetup)
{
  const std::string name = nameOf(sceneOrSetup);
  bool loaded = false;
  impl_->scripts->withinOneBudget(
      [&] { loaded = name.ends_with(".rb") ? setUp(name) : setUp() && importScene(name); });
  return loaded;
}

bool World::setUp(const std::string& script)
{
  const Context::KeepRemoved keep(impl_->context);
  // Here and not at the start, when nobody listens to the log yet.
  for(const std::string& bundle : impl_->options.bundles)
    importBundle(bundle);
  bool done = true;
  impl_->scripts->withinOneBudget(
      [&]
      {
        if(!script.empty())
        {
          // Set-ups take its functions for granted, and so do scenes with the standard materials.
          for(const char* const standard : {"scripts/spark.rb", "setups/materials.rb"})
            if(impl_->files.locate(standard))
              impl_->scripts->runFile(standard);
          done = impl_->scripts->runFile(nameOf(script));
        }
        else
          for(const char* const standard : {"setups/soccer_variables.rb", "setups/materials.rb", "setups/nao_types.rb"})
            if(impl_->files.locate(standard))
              impl_->scripts->runFile(standard);
      });
  impl_->show();
  return done;
}

bool World::importScene(const std::string& file, std::span<const std::string> arguments)
{
  const Context::KeepRemoved keep(impl_->context);
  bool done = false;
  impl_->scripts->withinOneBudget(
      [&] { done = impl_->importers.importFile(nameOf(file), impl_->active.scene(), arguments); });
  impl_->show();
  return done;
}

std::string World::nameOf(const std::string& file)
{
  return impl_->openForeignFile(file);
}

std::string World::mount(const std::filesystem::path& directoryOrArchive)
{
  auto* const server = dynamic_cast<FileServer*>(impl_->root->find("/sys/server/file"));
  return server ? server->mountAnywhere(directoryOrArchive) : "there is no file server";
}

RunSettings World::settings() const
{
  return RunSettings::read(*impl_->root);
}

void World::setSyncMode(bool on)
{
  impl_->agents.setSyncMode(on);
}

bool World::importBundle(const std::string& name)
{
  const std::string problem = impl_->plugins.load(name, *impl_->registry);
  if(!problem.empty())
    impl_->log.error("the bundle '" + name + "' could not be loaded: " + problem);
  return problem.empty();
}

AgentId World::addAgent()
{
  impl_->active.refresh();
  const auto* const control = dynamic_cast<const GameControlServer*>(impl_->root->find("/sys/server/gamecontrol"));
  return impl_->agents.add(impl_->active.scene(), control ? control->createEffectors : std::vector<std::string>());
}

void World::removeAgent(AgentId agent)
{
  impl_->agents.remove(agent);
}

void World::deliver(AgentId agent, std::string_view message)
{
  impl_->agents.deliver(agent, message);
}

std::string_view World::percepts(AgentId agent) const
{
  return impl_->agents.percepts(agent);
}

void World::perceptsSent(AgentId agent)
{
  impl_->agents.perceptsSent(agent);
}

bool World::allSynced() const
{
  return impl_->agents.allSynced();
}

bool World::onlyNewcomersMissing() const
{
  return impl_->agents.onlyNewcomersMissing();
}

std::vector<AgentId> World::waitingFor() const
{
  return impl_->agents.waitingFor();
}

std::vector<AgentId> World::takeAgentsToClose()
{
  return impl_->agents.takeAgentsToClose();
}

void World::command(std::string_view text)
{
  impl_->commands.start(text);
  while(impl_->commands.next())
  {
    const Action& action = impl_->commands.action();
    if(action.name == "killsim")
      impl_->endRequested = true;
    else if(action.name == "reqfullstate")
      impl_->fullStateRequested = true;
    else if(action.name != "getAck" && action.name != "init")
    {
      if(Game* const game = impl_->game())
        game->command(action);
    }
  }
}

bool World::takeFullStateRequest()
{
  return std::exchange(impl_->fullStateRequested, false);
}

bool World::endRequested() const
{
  return impl_->endRequested;
}

void World::cycle()
{
  impl_->step();
}

double World::cycleSeconds() const
{
  return impl_->step_;
}

long World::cycles() const
{
  return impl_->clock.cycle;
}

double World::time() const
{
  return impl_->clock.time;
}

FramePtr World::frame() const
{
  return impl_->frame;
}

void World::publish()
{
  impl_->show();
}

World::Summary World::summary() const
{
  Summary summary;
  summary.agentsSeen = impl_->agents.agentsSeen();
  summary.score[0] = impl_->frame->game.score[0];
  summary.score[1] = impl_->frame->game.score[1];
  return summary;
}

Object& World::root()
{
  return *impl_->root;
}

Context& World::context()
{
  return impl_->context;
}

ScriptEngine& World::scripts()
{
  return *impl_->scripts;
}

} // namespace sparkwright
