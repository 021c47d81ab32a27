#include "app/ide/session/SimulationThread.h"

#include "app/ide/session/SessionTexts.h"
#include "core/object/Context.h"
#include "core/run/Project.h"
#include "core/run/SceneCheck.h"
#include "core/setup/Plugins.h"
#include "viewer/pictures/CameraImages.h"

#include <algorithm>
#include <set>
#include <thread>
#include <tuple>

// The thread of a session: Worlds, one after the other.

namespace sparkwright
{

namespace
{

constexpr std::size_t longestLog = 2000;   // entries that the window has not fetched
constexpr std::size_t mostKept = 100;      // frames of a video that the window has not fetched
constexpr double longestWait = 0.1;        // s
constexpr double connectionsEvery = 0.2;   // s
constexpr std::string_view namespaceOfRules = "Soccer."; // Meant when there is none.

std::string endpoint(const NetServerOptions& net, int port, bool udp)
{
  return net.address + ':' + std::to_string(port) + (udp ? " (UDP)" : "");
}

} // namespace

std::function<void(World&, RunControl&)> SimulationSession::Shared::showPhysics(bool on)
{
  return [on](World& world, RunControl&)
  {
    world.setPhysicsView(on);
    world.publish(); // While it is paused, no other frame comes.
  };
}

void SimulationSession::Shared::write(double time, Diagnostic diagnostic)
{
  const std::lock_guard lock(mutex);
  if(quiet && diagnostic.severity < Diagnostic::Severity::Error)
    return;
  if(log.size() < longestLog)
    log.push_back({time, std::move(diagnostic)});
  else
    ++logDropped;
}

void SimulationSession::Shared::main()
{
  while(true)
  {
    Request request;
    {
      std::unique_lock lock(mutex);
      changed.wait(lock, [this] { return quit || requested; });
      if(quit)
        break;
      request = std::move(*requested);
      requested.reset();
      state.phase = SessionState::Phase::Loading;
      if(!request.again)
      {
        state.scene = request.file;
        state.variables.clear();
        state.seed = 0;
        overlay.clear();
      }
      quiet = request.quietly;
      state.frame = nullptr;
      state.connections.clear();
      state.waitingFor.clear();
      state.measuredSpeed = std::numeric_limits<double>::quiet_NaN();
      state.networkProblem = {};
      state.agentPort = state.monitorPort = 0;
      state.agentsOverUdp = false;
      state.syncTimeout = {};
      state.location.clear();
      ++state.generation;
    }
    try
    {
      if(resolve(request))
        simulate();
    }
    catch(const std::exception& failure)
    {
      write(0, Diagnostic::of(Diagnostic::Severity::Error, {}, 0, 0, sessionText("session.failed", failure.what())));
      const std::lock_guard lock(mutex);
      loop = nullptr;
      state.phase = SessionState::Phase::Failed;
    }
  }
  const std::lock_guard lock(mutex);
  finished = true;
  changed.notify_all();
}

bool SimulationSession::Shared::load(World& world, const std::string& scene)
{
  using Place = std::tuple<std::string, int, int>;
  std::set<Place> told;
  const auto placeOf = [](const Diagnostic& d) { return Place(d.file, d.line, d.column); };
  world.log().setSink(
      [&, this](const Diagnostic& diagnostic)
      {
        told.insert(placeOf(diagnostic));
        write(world.time(), diagnostic);
      });
  const bool loaded = world.load(scene);
  // Loading sees only what it passes; the text has more branches.
  for(Diagnostic& diagnostic : checkText(world, scene))
    if(!told.contains(placeOf(diagnostic)))
      write(0, std::move(diagnostic));
  world.log().setSink([this, &world](const Diagnostic& diagnostic) { write(world.time(), diagnostic); });
  return loaded;
}

/// They win over those that are there.
void SimulationSession::Shared::putVariables(const Variables& variables)
{
  for(const auto& [name, value] : variables)
  {
    const std::string known = name.starts_with(namespaceOfRules) ? name.substr(namespaceOfRules.size()) : name;
    std::erase_if(state.variables, [&](const auto& other) { return other.first == known; });
    state.variables.emplace_back(known, value);
  }
}

/// Puts what a project says in place of its file.
bool SimulationSession::Shared::resolve(const Request& request)
{
  if(request.again)
    return true;
  if(!isProject(request.file))
  {
    const std::lock_guard lock(mutex);
    putVariables(request.variables);
    return true;
  }
  Diagnostic problem;
  const std::optional<Project> project = readProject(request.file, problem);
  if(!project)
    write(0, problem);
  const std::lock_guard lock(mutex);
  if(project)
  {
    state.scene = sceneOf(*project, request.file);
    putVariables(project->variables);
    putVariables(request.variables);
    state.seed = project->seed;
  }
  else
    state.phase = SessionState::Phase::Failed;
  return project.has_value();
}

void SimulationSession::Shared::simulate()
{
  WorldOptions worldOptions;
  std::string scene;
  long madeFrom = 0;
  {
    const std::lock_guard lock(mutex);
    scene = state.scene;
    worldOptions.seed = options.seed ? options.seed : state.seed;
    worldOptions.overrides = state.variables;
    worldOptions.overlay = overlay;
    madeFrom = overlay.empty() ? 0 : texts;
  }
  worldOptions.threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()) / 2, 1, 4); // The window draws, too.
  worldOptions.syncMode = options.serve.sync;
  worldOptions.thinking = options.serve.thinking;
  worldOptions.drawn = true;
  worldOptions.makeImages = CameraImages::create;
  if(!options.dataDirectory.empty())
    worldOptions.dataDirectories.push_back(options.dataDirectory);
  worldOptions.pluginDirectories = findPluginDirectories();
  World world(std::move(worldOptions));
  const bool loaded = load(world, scene);
  if(interrupted())
    return;
  const auto location = world.context().files->locate(world.nameOf(scene));
  if(loaded)
    write(0, Diagnostic::of(Diagnostic::Severity::Note, {}, 0, 0, sessionText("session.loaded", scene)));

  if(!options.serve.agentFormats.empty())
    if(const std::string problem = world.setAgentFormats(options.serve.agentFormats); !problem.empty())
      write(0, Diagnostic::of(Diagnostic::Severity::Error, {}, 0, 0, sessionText("session.format", problem),
                              sessionText("session.formats")));
  const ServePlan plan(options.serve, world.settings(), world.cycleSeconds());
  world.setSyncMode(plan.sync);
  world.setTiming(plan.timing);
  NetServer net(plan.net, world, world, world);
  const LocalText problem = net.listen();
  if(!problem.empty())
    write(0, Diagnostic::of(Diagnostic::Severity::Error, {}, 0, 0, problem, sessionText("session.closeOther")));
  else
    write(0, Diagnostic::of(Diagnostic::Severity::Note, {}, 0, 0,
                            sessionText("session.listening", endpoint(plan.net, net.agentPort(), plan.net.agentsOverUdp),
                                        endpoint(plan.net, net.monitorPort(), plan.net.monitorsOverUdp))));
  RunControl control(world.cycleSeconds(), steadyClock());
  RunLoop turned(world, control, problem.empty() ? &net : nullptr, steadyClock());
  turned.setSyncTimeout(plan.syncTimeout);
  {
    const std::lock_guard lock(mutex);
    state.phase = loaded ? SessionState::Phase::Ready : SessionState::Phase::Failed;
    state.frame = world.frame();
    state.texts = madeFrom;
    state.location = location ? location->location : std::string();
    state.networkProblem = problem;
    state.agentPort = problem.empty() ? net.agentPort() : 0;
    state.monitorPort = problem.empty() ? net.monitorPort() : 0;
    state.agentsOverUdp = plan.net.agentsOverUdp;
    state.syncTimeout = plan.sync || plan.timing.reproducible ? plan.syncTimeout : SyncTimeout();
    // What was asked for while there was no World.
    control.setTargetSpeed(state.targetSpeed);
    if(state.running)
      control.run();
    quiet = false;
    if(physicsView)
      turned.post(showPhysics(true));
    loop = &turned;
  }
  turnUntilRequested(world, control, turned, problem.empty() ? &net : nullptr);
}

void SimulationSession::Shared::turnUntilRequested(World& world, RunControl& control, RunLoop& turned, NetServer* net)
{
  // Whatever happens, nobody may post to a loop that is gone.
  struct Guard
  {
    Shared& shared;
    ~Guard()
    {
      const std::lock_guard lock(shared.mutex);
      shared.loop = nullptr;
    }
  } guard{*this};
  bool endTold = false;
  while(!interrupted())
  {
    const RunControl::Decision decision = turned.turn(longestWait);
    if(world.endRequested() && !endTold)
    {
      endTold = true;
      control.pause();
      write(world.time(), Diagnostic::of(Diagnostic::Severity::Note, {}, 0, 0, sessionText("session.ended")));
      const std::lock_guard lock(mutex);
      state.running = false;
    }
    publish(world, control, turned, decision, net);
  }
}

void SimulationSession::Shared::publish(World& world, RunControl& control, RunLoop& turned,
                                        RunControl::Decision decision, NetServer* net)
{
  const double now = steadyClock()();
  const bool listNow = now - connectionsAt > connectionsEvery;
  std::vector<ConnectionInfo> connections;
  if(listNow)
  {
    connections = connectionsInside(world);
    if(net)
      for(ConnectionInfo& info : net->connections())
        connections.push_back(std::move(info));
    connectionsAt = now;
  }
  std::unique_lock lock(mutex);
  if(listNow)
    state.connections = std::move(connections);
  state.decision = decision;
  state.measuredSpeed = control.measuredSpeed();
  state.cycleSeconds = turned.lastCycleSeconds();
  state.stepSeconds = world.cycleSeconds();
  state.waitingFor.clear();
  if(decision == RunControl::Decision::WaitForAgents)
    state.waitingFor = world.waitingFor();
  state.frame = world.frame();
  if(!keeping || decision != RunControl::Decision::Step)
    return;
  kept.push_back({state.frame, now});
  changed.wait(lock, [this] { return kept.size() < mostKept || !keeping || quit || requested; });
}

} // namespace sparkwright
