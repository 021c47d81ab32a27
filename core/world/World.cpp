#include "core/world/World.h"

#include "core/agents/AgentTexts.h"
#include "core/agents/MessageTap.h"
#include "core/agents/ReproducibleTiming.h"
#include "core/game/CommandSource.h"
#include "core/game/GameTexts.h"
#include "core/robot/language/MessageParsers.h"
#include "core/services/FileServer.h"
#include "core/services/GameControlNodes.h"
#include "core/text/Suggest.h"
#include "core/world/AgentAdmission.h"
#include "core/world/GamePort.h"
#include "core/world/LateAgents.h"
#include "core/world/live/LiveTexts.h"
#include "core/world/manipulation/Arrangement.h"
#include "core/world/WorldArchive.h"
#include "core/world/WorldCycle.h"
#include "core/world/WorldHost.h"
#include "core/world/WorldLoader.h"
#include "core/world/WorldParts.h"
#include "core/world/WorldSetUp.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sparkwright
{

/// The classes that do its work, in the order in which they need each other.
struct World::Impl
{
  explicit Impl(WorldOptions given) : parts(std::move(given))
  {
    connectParts(parts, host,
                 {[this](std::string address) { return admission.add(std::move(address), true); },
                  [this](AgentId agent) { admission.remove(agent); },
                  [this]() -> AgentTiming& { return *parts.timing; },
                  [this](AgentId agent, const std::string& address) { return admission.nameOf(agent, address); },
                  [this] { return parts.clock.now().time; },
                  [this](AgentId agent, bool told, std::string_view message)
                  {
                    if(overhear)
                      overhear(agent, told, message);
                  }});
  }

  /// Puts the tap around the timing, or takes it away.
  void tapTiming()
  {
    if(auto* const tapped = dynamic_cast<TappedTiming*>(parts.timing.get()))
      parts.timing = tapped->release();
    if(tap)
      parts.timing = std::make_unique<TappedTiming>(
          std::move(parts.timing), tap, [this] { return std::pair(parts.clock.now().cycle, parts.clock.now().time); });
  }

  void carryOut(const Manipulation& manipulation)
  {
    parts.manipulator.carryOut(manipulation);
    const bool set = std::holds_alternative<SetProperty>(manipulation);
    if(!set && !std::holds_alternative<SwitchRobot>(manipulation))
      return;
    cycle.publisher().markStale();
    if(set)
      cycle.publisher().lookAgain();
  }

  void tell(RunInput input)
  {
    if(!inputs)
      return;
    input.cycle = parts.clock.now().cycle;
    inputs(std::move(input));
  }

  WorldParts parts;
  WorldHost host{parts};
  AgentAdmission admission{parts};
  LateAgents late{parts, admission};
  WorldLoader loader{parts};
  WorldCycle cycle{parts};
  GamePort gamePort{parts.context, [this](RunInput input) { tell(std::move(input)); }};
  /// A command that nobody knows.
  void tellUnknown(const Action& action)
  {
    std::vector<std::string> names = manipulationCommands();
    names.insert(names.end(), {"killsim", "reqfullstate"});
    if(const Game* const game = parts.game())
      std::ranges::move(game->commandNames(), std::back_inserter(names));
    constexpr std::size_t longest = 40;
    const LocalText why = gameText("command.unknown", std::string(action.name.substr(0, longest)));
    source.tell(&parts.log, action, why, why, suggestion(action.name, names));
  }

  CommandSource source;
  ActionReader commands;
  long fullStateRequests = 0;
  std::function<void(RunInput)> inputs; ///< The listener.
  std::shared_ptr<MessageTap> tap;
  InsideListener overhear;
};

World::World(WorldOptions options) : impl_(std::make_unique<Impl>(std::move(options)))
{
  impl_->parts.context.provide<CommandSource>(&impl_->source);
  impl_->cycle.publisher().publish();
}

World::~World()
{
  // Nodes say goodbye to the services that they found, so the tree goes first.
  impl_->parts.inside.reset();
  impl_->parts.frame.reset();
  impl_->parts.registry->setListener({});
  impl_->parts.root->setContext(nullptr);
  impl_->parts.root->removeAllChildren();
}

Log& World::log() { return impl_->parts.log; }

bool World::load(const std::string& sceneOrSetup)
{
  impl_->parts.loaded = sceneOrSetup;
  const std::string name = nameOf(sceneOrSetup);
  bool loaded = false;
  impl_->parts.scripts->setWallClock(true);
  impl_->parts.scripts->withinOneBudget(
      [&] { loaded = name.ends_with(".rb") ? setUp(name) : setUp(impl_->parts.options.setUp) && importScene(name); });
  impl_->parts.scripts->setWallClock(false);
  warnOfUnusedOverrides(impl_->parts);
  return loaded;
}

bool World::setUp(const std::string& script)
{
  if(!takesOverrides(impl_->parts))
    return false;
  const Context::KeepRemoved keep(impl_->parts.context);
  const bool done = impl_->loader.setUp(script);
  impl_->cycle.show();
  return done;
}

bool World::importScene(const std::string& file, std::span<const std::string> arguments)
{
  const Context::KeepRemoved keep(impl_->parts.context);
  const bool done = impl_->loader.importScene(file, arguments);
  impl_->cycle.show();
  return done;
}

std::string World::nameOf(const std::string& file) { return impl_->loader.nameOf(file); }

std::string World::mount(const std::filesystem::path& directoryOrArchive)
{
  auto* const server = dynamic_cast<FileServer*>(impl_->parts.root->find("/sys/server/file"));
  return server ? server->mountAnywhere(directoryOrArchive) : "there is no file server";
}

RunSettings World::settings() const { return RunSettings::read(*impl_->parts.root); }

void World::setSyncMode(bool on)
{
  impl_->tell({.kind = RunInput::Kind::SyncMode, .flag = on});
  impl_->parts.agents.setSyncMode(on);
}

void World::setLargestExactIsland(int bodies)
{
  impl_->tell({.kind = RunInput::Kind::ExactIsland, .bodies = bodies});
  impl_->parts.active.setLargestExactIsland(bodies);
}

void World::setStep(std::optional<StepKind> kind)
{
  impl_->tell({.kind = RunInput::Kind::Step, .data = std::string(kind ? stepKindName(*kind) : "")});
  impl_->parts.active.setStep(kind);
}

StepKind World::step() const { return impl_->parts.active.stepNow(); }

void World::setMessageTap(std::shared_ptr<MessageTap> tap)
{
  impl_->tap = std::move(tap);
  impl_->tapTiming();
}

void World::setInsideListener(InsideListener listener) { impl_->overhear = std::move(listener); }

void World::disconnectAgent(AgentId agent)
{
  if(!impl_->parts.inside->numberOf(agent))
    impl_->parts.agents.closeAgent(agent);
}

void World::setTiming(const TimingSettings& settings)
{
  impl_->parts.timingSettings = settings;
  if(settings.reproducible)
    impl_->parts.timing = std::make_unique<ReproducibleTiming>(impl_->parts.agents, &impl_->parts.log, settings);
  else
    impl_->parts.timing = std::make_unique<ImmediateTiming>(impl_->parts.agents);
  impl_->tapTiming();
}

bool World::tellsAtOnce() const { return impl_->parts.timing->sendsAtOnce(); }

Spoken World::inspect(std::string_view message) const
{
  const GameControlServer* const control = impl_->parts.gameControl();
  Parsers parsers = control ? control->parsers() : Parsers();
  if(parsers.empty())
    parsers.push_back(std::make_shared<SexpParser>());
  PredicateList scratch;
  return readSpoken(chooseParser(parsers, message), message, scratch);
}

std::string World::setAgentFormats(const std::string& formats)
{
  GameControlServer* const control = impl_->parts.gameControl();
  return control ? control->setFormats(formats).why.english() : "there is no game control server";
}

bool World::importBundle(const std::string& name) { return impl_->loader.importBundle(name); }

AgentId World::addAgent(std::string address)
{
  tell(RunInput::Kind::Join, 0, address);
  return impl_->admission.add(std::move(address), false);
}

std::vector<InsideAgent> World::insideAgents() const { return impl_->parts.inside->list(); }

void World::removeAgent(AgentId agent)
{
  tell(RunInput::Kind::Leave, agent);
  impl_->admission.remove(agent);
}

void World::renewAgent(AgentId agent)
{
  tell(RunInput::Kind::Renew, agent);
  impl_->parts.timing->renew(agent);
  impl_->parts.agents.renew(agent);
  if(Game* const game = impl_->parts.game())
    game->renew(agent);
}

void World::deliver(AgentId agent, std::string_view message)
{
  tell(RunInput::Kind::Message, agent, message);
  impl_->parts.timing->deliver(agent, message, false);
}

std::string_view World::percepts(AgentId agent) const { return impl_->parts.timing->percepts(agent); }

void World::perceptsSent(AgentId agent)
{
  tell(RunInput::Kind::PerceptsSent, agent);
  impl_->parts.timing->perceptsSent(agent);
}

GamePort& World::gamePort() { return impl_->gamePort; }

bool World::allSynced() const
{
  return impl_->parts.timing->isReady();
}

bool World::onlyNewcomersMissing() const
{
  return impl_->parts.timing->onlyNewcomersMissing();
}

std::vector<AgentId> World::waitingFor() const
{
  return impl_->parts.timing->waitingFor();
}

void World::reportWaiting(double waited)
{
  impl_->late.report(waited);
}

void World::excuseAgents(double waited, bool skip)
{
  impl_->tell({.kind = RunInput::Kind::Excuse, .flag = skip, .seconds = waited});
  impl_->late.excuse(waited, skip);
}

std::vector<AgentId> World::takeAgentsToClose()
{
  std::vector<AgentId> taken = impl_->parts.agents.takeAgentsToClose();
  if(!taken.empty())
    tell(RunInput::Kind::ClosedTaken);
  return taken;
}

WorldState World::saveState()
{
  return WorldArchive(impl_->parts, impl_->cycle, impl_->admission).save();
}

LocalText World::restoreState(const WorldState& state)
{
  setTiming(WorldArchive::timingOf(state));
  return WorldArchive(impl_->parts, impl_->cycle, impl_->admission).restore(state);
}

void World::setInputListener(std::function<void(RunInput)> listener)
{
  impl_->inputs = std::move(listener);
}

void World::tell(RunInput::Kind kind, AgentId agent, std::string_view data)
{
  if(impl_->inputs)
    impl_->inputs({.kind = kind, .cycle = cycles(), .agent = agent, .data = std::string(data)});
}

void World::repeat(const RunInput& input)
{
  const std::function<void(RunInput)> listener = std::exchange(impl_->inputs, {});
  switch(input.kind)
  {
  case RunInput::Kind::Join:
    addAgent(input.data);
    break;
  case RunInput::Kind::Leave:
    removeAgent(input.agent);
    break;
  case RunInput::Kind::Message:
    deliver(input.agent, input.data);
    break;
  case RunInput::Kind::PerceptsSent:
    perceptsSent(input.agent);
    break;
  case RunInput::Kind::ClosedTaken:
    takeAgentsToClose();
    break;
  case RunInput::Kind::Excuse:
    excuseAgents(input.seconds, input.flag);
    break;
  case RunInput::Kind::Command:
    command(input.data);
    break;
  case RunInput::Kind::Manipulate:
    if(input.manipulation)
      manipulate(*input.manipulation);
    break;
  case RunInput::Kind::Edit:
    if(input.texts)
      applyEdits(*input.texts);
    break;
  case RunInput::Kind::SyncMode:
    setSyncMode(input.flag);
    break;
  case RunInput::Kind::ExactIsland:
    setLargestExactIsland(input.bodies);
    break;
  case RunInput::Kind::Step:
    setStep(stepKindOf(input.data));
    break;
  case RunInput::Kind::Renew:
    renewAgent(input.agent);
    break;
  case RunInput::Kind::GameJoin:
  case RunInput::Kind::GameLeave:
  case RunInput::Kind::GameMessage:
    impl_->gamePort.repeat(input);
    break;
  }
  impl_->inputs = listener;
}

void World::command(std::string_view text)
{
  tell(RunInput::Kind::Command, 0, text);
  if(impl_->tap && impl_->tap->watches(MessageTap::commands))
    impl_->tap->add({MessageTap::Direction::Command, MessageTap::commands, cycles(), time(), std::string(text)});
  impl_->cycle.publisher().markStale();
  impl_->commands.start(text);
  while(impl_->commands.next())
  {
    const Action& action = impl_->commands.action();
    if(action.name == "killsim")
      impl_->parts.endRequested = true;
    else if(action.name == "reqfullstate")
      ++impl_->fullStateRequests;
    else if(const auto manipulation = readManipulation(action))
      impl_->carryOut(*manipulation);
    else if(action.name != "getAck" && action.name != "init") // RoboViz greets, and expects nothing.
    {
      Game* const game = impl_->parts.game();
      if(!game || !game->command(action))
        impl_->tellUnknown(action);
    }
  }
}

void World::setCommander(std::string_view address)
{
  impl_->source.setClient(std::string(address));
}

void World::manipulate(const Manipulation& manipulation)
{
  if(impl_->inputs)
    impl_->tell(
        {.kind = RunInput::Kind::Manipulate, .manipulation = std::make_shared<const Manipulation>(manipulation)});
  impl_->carryOut(manipulation);
}

EditReport World::applyEdits(TextOverlay texts)
{
  if(impl_->inputs)
    impl_->tell({.kind = RunInput::Kind::Edit, .texts = std::make_shared<const TextOverlay>(texts)});
  WorldParts& parts = impl_->parts;
  EditReport report = parts.live
                          ? parts.live->apply(parts.active.scene(), std::move(texts))
                          : EditReport{.kind = EditReport::Kind::NeedsReset, .why = liveText("live.notRecorded")};
  report.agents = parts.agents.agentCount();
  report.seconds = time();
  if(report.kind == EditReport::Kind::Applied && parts.edits.count++ == 0)
  {
    parts.edits.since = time();
    if(cycles() > 0)
      parts.log.note(liveText("live.edited", time()));
  }
  if(report.kind == EditReport::Kind::Applied || report.kind == EditReport::Kind::Unchanged)
    publish();
  return report;
}

KeptPoses World::keptPoses(const std::string& location) const
{
  WorldParts& parts = impl_->parts;
  return parts.live ? parts.live->poses(parts.active.scene(), location) : KeptPoses();
}

NodeValues World::values(std::uint64_t id) const
{
  Object* const node = impl_->parts.active.nodeWithId(id);
  return node ? nodeValues(*node) : NodeValues{id, {}};
}

Arrangement World::arrangement(const Placement& placement) const
{
  return arrange(impl_->parts.active, placement);
}

RestartReview World::reviewRestart(std::string_view mode) const
{
  Game* const game = impl_->parts.context.service<Game>();
  return game ? game->reviewRestart(mode) : RestartReview(mode);
}

long World::fullStateRequests() const
{
  return impl_->fullStateRequests;
}

bool World::endRequested() const
{
  return impl_->parts.endRequested;
}

void World::cycle(const std::function<void()>& meanwhile)
{
  impl_->cycle.run(meanwhile);
}

const CycleTimes& World::lastCycleTimes() const
{
  return impl_->cycle.times();
}

double World::cycleSeconds() const { return impl_->parts.clock.step(); }

long World::cycles() const
{
  return impl_->parts.clock.now().cycle;
}

double World::time() const
{
  return impl_->parts.clock.now().time;
}

FramePtr World::frame() const
{
  return impl_->parts.frame;
}

void World::publish()
{
  impl_->cycle.publisher().lookAgain();
  impl_->cycle.show();
}

void World::refresh()
{
  if(impl_->cycle.publisher().isStale())
    publish();
}

void World::setPhysicsView(bool on)
{
  impl_->cycle.publisher().setPhysicsView(on);
}

World::Summary World::summary() const
{
  Summary summary;
  summary.agentsSeen = impl_->parts.agents.agentsSeen();
  summary.score[0] = impl_->parts.frame->game.score[0];
  summary.score[1] = impl_->parts.frame->game.score[1];
  summary.edits = impl_->parts.edits;
  return summary;
}

Object& World::root()
{
  return *impl_->parts.root;
}

Context& World::context()
{
  return impl_->parts.context;
}

ScriptEngine& World::scripts()
{
  return *impl_->parts.scripts;
}

} // namespace sparkwright
