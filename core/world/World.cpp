#include "core/world/World.h"

#include "core/agents/AgentTexts.h"
#include "core/agents/ReproducibleTiming.h"
#include "core/robot/language/MessageParsers.h"
#include "core/services/FileServer.h"
#include "core/services/GameControlNodes.h"
#include "core/setup/SetUpTexts.h"
#include "core/world/Arrangement.h"
#include "core/world/WorldImpl.h"

#include <cstdio>
#include <utility>

namespace sparkwright
{

namespace
{

GameControlServer* gameControl(Object& root)
{
  return dynamic_cast<GameControlServer*>(root.find("/sys/server/gamecontrol"));
}

} // namespace

World::World(WorldOptions options) : impl_(std::make_unique<Impl>(std::move(options)))
{
  impl_->publish();
}

World::~World()
{
  // Nodes say goodbye to the services that they found, so the tree goes first.
  impl_->inside.reset();
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
  impl_->tellUnusedOverrides();
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
        else if(!impl_->options.leagues.empty())
          for(const std::string& standard : impl_->options.leagues.front()->standardScripts())
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

void World::setTiming(const TimingSettings& settings)
{
  if(settings.reproducible)
    impl_->timing = std::make_unique<ReproducibleTiming>(impl_->agents, &impl_->log, settings);
  else
    impl_->timing = std::make_unique<ImmediateTiming>(impl_->agents);
}

bool World::tellsAtOnce() const
{
  return impl_->timing->sendsAtOnce();
}

Spoken World::inspect(std::string_view message) const
{
  const GameControlServer* const control = gameControl(*impl_->root);
  Parsers parsers = control ? control->parsers() : Parsers();
  if(parsers.empty())
    parsers.push_back(std::make_shared<SexpParser>());
  PredicateList scratch;
  return readSpoken(chooseParser(parsers, message), message, scratch);
}

std::string World::setAgentFormats(const std::string& formats)
{
  GameControlServer* const control = gameControl(*impl_->root);
  return control ? control->setFormats(formats).why : "there is no game control server";
}

bool World::importBundle(const std::string& name)
{
  const std::string problem = impl_->plugins.load(name, *impl_->registry);
  if(!problem.empty())
    impl_->log.error(setUpText("setUp.bundle", name, problem));
  return problem.empty();
}

AgentId World::addAgent(std::string address)
{
  return impl_->addAgent(std::move(address), false);
}

AgentId World::Impl::addAgent(std::string address, bool isInside)
{
  active.refresh();
  AgentControl::Equipment equipment;
  if(const GameControlServer* const control = gameControl(*root))
  {
    equipment.effectors = control->createEffectors;
    equipment.parsers = control->parsers();
  }
  equipment.address = std::move(address);
  equipment.inside = isInside;
  const AgentId agent = agents.add(active.scene(), std::move(equipment));
  timing->admit(agent, isInside);
  return agent;
}

void World::Impl::removeAgent(AgentId agent)
{
  timing->dismiss(agent);
  agents.remove(agent);
}

/// `agent 3 (Red 5, 127.0.0.1:40312)`
std::string World::Impl::nameOf(AgentId agent, const std::string& address) const
{
  std::string about;
  for(const AgentInfo& info : frame->agents)
    if(info.id == agent && info.team > 0)
      about = frame->game.team[static_cast<std::size_t>(info.team - 1)] + ' ' + std::to_string(info.unum);
  if(!about.empty() && !address.empty())
    about += ", ";
  about += address;
  return "agent " + std::to_string(agent) + (about.empty() ? "" : " (" + about + ')');
}

std::vector<InsideAgent> World::insideAgents() const
{
  return impl_->inside->list();
}

void World::removeAgent(AgentId agent)
{
  impl_->removeAgent(agent);
}

void World::deliver(AgentId agent, std::string_view message)
{
  impl_->timing->deliver(agent, message, false);
}

std::string_view World::percepts(AgentId agent) const
{
  return impl_->timing->percepts(agent);
}

void World::perceptsSent(AgentId agent)
{
  impl_->timing->perceptsSent(agent);
}

bool World::allSynced() const
{
  return impl_->timing->isReady();
}

bool World::onlyNewcomersMissing() const
{
  return impl_->timing->onlyNewcomersMissing();
}

std::vector<AgentId> World::waitingFor() const
{
  return impl_->timing->waitingFor();
}

void World::excuseAgents(double waited, bool skip)
{
  const auto powerOfTwo = [](long number) { return (number & (number - 1)) == 0; };
  for(const AgentControl::Excused& excused : impl_->timing->excuseAll(skip))
    if(powerOfTwo(excused.skipped)) // Who is slow is slow often.
    {
      char time[32];
      std::snprintf(time, sizeof time, "%.3g s", waited);
      const std::string name = impl_->nameOf(excused.agent, excused.address);
      impl_->log.warning(!skip                   ? agentText("agent.lateDisconnected", name, time)
                         : excused.skipped == 1 ? agentText("agent.lateSkipped", name, time)
                                                : agentText("agent.lateOften", name, time, excused.skipped));
    }
}

std::vector<AgentId> World::takeAgentsToClose()
{
  return impl_->agents.takeAgentsToClose();
}

void World::command(std::string_view text)
{
  impl_->commanded = true;
  impl_->commands.start(text);
  while(impl_->commands.next())
  {
    const Action& action = impl_->commands.action();
    if(action.name == "killsim")
      impl_->endRequested = true;
    else if(action.name == "reqfullstate")
      ++impl_->fullStateRequests;
    else if(const auto manipulation = readManipulation(action))
      manipulate(*manipulation);
    else if(Game* const game = impl_->game(); game && action.name != "getAck" && action.name != "init")
      game->command(action);
  }
}

void World::manipulate(const Manipulation& manipulation)
{
  impl_->manipulator.carryOut(manipulation);
}

Arrangement World::arrangement(const Placement& placement) const
{
  return arrange(impl_->active, placement);
}

long World::fullStateRequests() const
{
  return impl_->fullStateRequests;
}

bool World::endRequested() const
{
  return impl_->endRequested;
}

void World::cycle(const std::function<void()>& meanwhile)
{
  impl_->step(meanwhile);
}

const CycleTimes& World::lastCycleTimes() const
{
  return impl_->times;
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
  impl_->physicsPublisher.lookAgain();
  impl_->show();
}

void World::refresh()
{
  if(impl_->commanded)
    publish();
}

void World::setPhysicsView(bool on)
{
  impl_->collisions.setRecorded(on);
  impl_->physicsPublisher.setOn(on);
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
