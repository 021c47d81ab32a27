#include "app/ide/SimulationSession.h"

#include "core/engine/Plugins.h"
#include "core/engine/Project.h"
#include "core/engine/SceneCheck.h"
#include "viewer/CameraImages.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <set>
#include <thread>
#include <tuple>

namespace sparkwright
{

namespace
{

constexpr std::size_t longestLog = 2000;   // entries that the window has not fetched
constexpr std::size_t mostKept = 100;      // frames of a video that the window has not fetched
constexpr double longestWait = 0.1;        // s
constexpr double connectionsEvery = 0.2;   // s
constexpr std::string_view namespaceOfRules = "Soccer."; // Meant when there is none.

std::function<void(World&, RunControl&)> showPhysics(bool on)
{
  return [on](World& world, RunControl&)
  {
    world.setPhysicsView(on);
    world.publish(); // While it is paused, no other frame comes.
  };
}

std::string endpoint(const NetServerOptions& net, int port, bool udp)
{
  return net.address + ':' + std::to_string(port) + (udp ? " (UDP)" : "");
}

} // namespace

struct SimulationSession::Shared
{
  struct Request
  {
    std::string file; ///< Scene, set-up or project.
    bool again = false; ///< The same once more, with what was set.
  };

  explicit Shared(SimulationOptions o) : options(std::move(o)) { state.running = options.startRunning; }

  // Window's side

  template<class Action>
  void withLoop(Action&& action)
  {
    const std::lock_guard lock(mutex);
    if(loop)
      action(*loop);
  }
  void request(std::string file, bool again)
  {
    const std::lock_guard lock(mutex);
    requested = Request{std::move(file), again};
    if(loop)
      loop->post([](World&, RunControl&) {});
    changed.notify_all();
  }

  // Simulation's side

  void main();
  bool resolve(const Request& request);
  void simulate();
  bool load(World& world, const std::string& scene);
  void turnUntilRequested(World& world, RunControl& control, RunLoop& turned, NetServer* net);
  void publish(World& world, RunControl& control, RunLoop& turned, RunControl::Decision decision, NetServer* net);
  void write(double time, Diagnostic diagnostic);
  bool interrupted()
  {
    const std::lock_guard lock(mutex);
    return quit || requested;
  }

  const SimulationOptions options;

  mutable std::mutex mutex; ///< Guards everything below.
  std::condition_variable changed;
  std::optional<Request> requested; ///< What to open next.
  bool quit = false, finished = false;
  RunLoop* loop = nullptr; ///< Of the World that runs.
  SessionState state;
  std::vector<LogEntry> log;
  long logDropped = 0;
  bool physicsView = false;
  double connectionsAt = 0;
  bool keeping = false;
  std::deque<KeptFrame> kept;
};

void SimulationSession::Shared::write(double time, Diagnostic diagnostic)
{
  const std::lock_guard lock(mutex);
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
      }
      state.frame = nullptr;
      state.connections.clear();
      state.waitingFor.clear();
      state.measuredSpeed = std::numeric_limits<double>::quiet_NaN();
      state.networkProblem.clear();
      state.agentPort = state.monitorPort = 0;
      state.agentsOverUdp = false;
      state.syncTimeout = {};
      ++state.generation;
    }
    try
    {
      if(resolve(request))
        simulate();
    }
    catch(const std::exception& failure)
    {
      write(0, {Diagnostic::Severity::Error, {}, 0, 0, std::string("the simulation failed: ") + failure.what(), {}});
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

/// Puts what a project says in place of its file.
bool SimulationSession::Shared::resolve(const Request& request)
{
  if(request.again || !isProject(request.file))
    return true;
  Diagnostic problem;
  const std::optional<Project> project = readProject(request.file, problem);
  if(!project)
    write(0, problem);
  const std::lock_guard lock(mutex);
  if(project)
  {
    state.scene = sceneOf(*project, request.file);
    for(const auto& [name, value] : project->variables)
      state.variables.emplace_back(name.starts_with(namespaceOfRules) ? name.substr(namespaceOfRules.size()) : name, value);
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
  {
    const std::lock_guard lock(mutex);
    scene = state.scene;
    worldOptions.seed = options.seed ? options.seed : state.seed;
    worldOptions.overrides = state.variables;
  }
  worldOptions.threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()) / 2, 1, 4); // The window draws, too.
  worldOptions.syncMode = options.serve.sync;
  worldOptions.drawn = true;
  worldOptions.makeImages = CameraImages::create;
  if(!options.dataDirectory.empty())
    worldOptions.dataDirectories.push_back(options.dataDirectory);
  worldOptions.pluginDirectories = findPluginDirectories();
  World world(std::move(worldOptions));
  const bool loaded = load(world, scene);
  if(interrupted())
    return;
  if(loaded)
    write(0, {Diagnostic::Severity::Note, {}, 0, 0, "loaded " + scene, {}});

  if(!options.serve.agentFormats.empty())
    if(const std::string problem = world.setAgentFormats(options.serve.agentFormats); !problem.empty())
      write(0, {Diagnostic::Severity::Error, {}, 0, 0, "--agent-format: " + problem,
                "name sexp, json, or a parser of a plugin that the set-up loads"});
  const ServePlan plan(options.serve, world.settings(), world.cycleSeconds());
  world.setSyncMode(plan.sync);
  NetServer net(plan.net);
  const std::string problem = net.listen();
  if(!problem.empty())
    write(0, {Diagnostic::Severity::Error, {}, 0, 0, problem,
              "close the other program, or choose other ports with --agent-port and --monitor-port"});
  else
    write(0, {Diagnostic::Severity::Note, {}, 0, 0,
              "listening for agents on " + endpoint(plan.net, net.agentPort(), plan.net.agentsOverUdp) +
                  ", for monitors on " + endpoint(plan.net, net.monitorPort(), plan.net.monitorsOverUdp), {}});
  RunControl control(world.cycleSeconds(), steadyClock());
  RunLoop turned(world, control, problem.empty() ? &net : nullptr, steadyClock());
  turned.setSyncTimeout(plan.syncTimeout);
  {
    const std::lock_guard lock(mutex);
    state.phase = loaded ? SessionState::Phase::Ready : SessionState::Phase::Failed;
    state.frame = world.frame();
    state.networkProblem = problem;
    state.agentPort = problem.empty() ? net.agentPort() : 0;
    state.monitorPort = problem.empty() ? net.monitorPort() : 0;
    state.agentsOverUdp = plan.net.agentsOverUdp;
    state.syncTimeout = plan.sync ? plan.syncTimeout : SyncTimeout();
    // What was asked for while there was no World.
    control.setTargetSpeed(state.targetSpeed);
    if(state.running)
      control.run();
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
      write(world.time(), {Diagnostic::Severity::Note, {}, 0, 0, "a monitor asked to end the simulation: paused", {}});
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
  const bool listNow = net && now - connectionsAt > connectionsEvery;
  std::vector<ConnectionInfo> connections;
  if(listNow)
  {
    connections = net->connections();
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

SimulationSession::SimulationSession(SimulationOptions options) : shared_(std::make_shared<Shared>(std::move(options)))
{
  std::thread([shared = shared_] { shared->main(); }).detach();
}

SimulationSession::~SimulationSession()
{
  stop(2);
}

bool SimulationSession::stop(double seconds)
{
  if(stopped_)
    return true;
  std::unique_lock lock(shared_->mutex);
  shared_->quit = true;
  if(shared_->loop)
    shared_->loop->post([](World&, RunControl&) {});
  shared_->changed.notify_all();
  stopped_ = shared_->changed.wait_for(lock, std::chrono::duration<double>(seconds),
                                       [this] { return shared_->finished; });
  return stopped_;
}

void SimulationSession::open(const std::string& file)
{
  shared_->request(file, false);
}

void SimulationSession::reset()
{
  Shared::Request next;
  {
    const std::lock_guard lock(shared_->mutex);
    next = shared_->requested.value_or(Shared::Request{shared_->state.scene, true});
  }
  if(!next.file.empty())
    shared_->request(std::move(next.file), next.again);
}

void SimulationSession::setVariable(const std::string& name, const std::string& value)
{
  bool live = true;
  {
    const std::lock_guard lock(shared_->mutex);
    auto& variables = shared_->state.variables;
    std::erase_if(variables, [&](const auto& known) { return known.first == name; });
    if(value != "default")
      variables.emplace_back(name, value);
    if(shared_->state.frame && shared_->state.frame->game.rules)
      for(const GameVariable& known : shared_->state.frame->game.rules->variables)
        live = live && (known.name != name || known.live);
  }
  if(live)
    command("(set (" + name + ' ' + value + "))");
}

void SimulationSession::run()
{
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->state.running = true;
  }
  post([](World&, RunControl& control) { control.run(); });
}

void SimulationSession::pause()
{
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->state.running = false;
  }
  post([](World&, RunControl& control) { control.pause(); });
}

void SimulationSession::step()
{
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->state.running = false;
  }
  post([](World&, RunControl& control) { control.step(); });
}

void SimulationSession::setTargetSpeed(double factor)
{
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->state.targetSpeed = factor > 0 ? factor : 0;
  }
  post([factor](World&, RunControl& control) { control.setTargetSpeed(factor); });
}

void SimulationSession::command(const std::string& text)
{
  post([text](World& world, RunControl&) { world.command(text); });
}

void SimulationSession::setPhysicsView(bool on)
{
  {
    const std::lock_guard lock(shared_->mutex);
    if(on == std::exchange(shared_->physicsView, on))
      return;
  }
  post(showPhysics(on));
}

void SimulationSession::post(std::function<void(World&, RunControl&)> action)
{
  shared_->withLoop([&](RunLoop& loop) { loop.post(std::move(action)); });
}

void SimulationSession::keepFrames(bool on)
{
  const std::lock_guard lock(shared_->mutex);
  shared_->keeping = on;
  shared_->kept.clear();
  if(on && shared_->state.frame)
    shared_->kept.push_back({shared_->state.frame, steadyClock()()});
  shared_->changed.notify_all();
}

std::vector<Session::KeptFrame> SimulationSession::takeFrames(std::size_t most)
{
  const std::lock_guard lock(shared_->mutex);
  auto& kept = shared_->kept;
  const auto end = kept.begin() + static_cast<std::ptrdiff_t>(std::min(most, kept.size()));
  std::vector<KeptFrame> result(kept.begin(), end);
  kept.erase(kept.begin(), end);
  shared_->changed.notify_all();
  return result;
}

SessionState SimulationSession::state() const
{
  const std::lock_guard lock(shared_->mutex);
  return shared_->state;
}

std::vector<LogEntry> SimulationSession::takeLog()
{
  const std::lock_guard lock(shared_->mutex);
  std::vector<LogEntry> result;
  result.swap(shared_->log);
  if(shared_->logDropped > 0)
  {
    const double time = result.empty() ? 0 : result.back().time;
    result.push_back({time, {Diagnostic::Severity::Warning, {}, 0, 0,
                             std::to_string(shared_->logDropped) + " messages left out", {}}});
    shared_->logDropped = 0;
  }
  return result;
}

} // namespace sparkwright
