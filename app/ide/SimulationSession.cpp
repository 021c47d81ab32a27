#include "app/ide/SimulationSession.h"

#include "core/engine/Plugins.h"
#include "core/engine/SceneCheck.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
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
constexpr double longestWait = 0.1;        // s
constexpr double connectionsEvery = 0.2;   // s

std::string endpoint(const NetServerOptions& net, int port, bool udp)
{
  return net.address + ':' + std::to_string(port) + (udp ? " (UDP)" : "");
}

} // namespace

struct SimulationSession::Shared
{
  explicit Shared(SimulationOptions o) : options(std::move(o)) { state.running = options.startRunning; }

  // Window's side

  template<class Action>
  void withLoop(Action&& action)
  {
    const std::lock_guard lock(mutex);
    if(loop)
      action(*loop);
  }
  void request(std::string scene)
  {
    const std::lock_guard lock(mutex);
    requested = std::move(scene);
    if(loop)
      loop->post([](World&, RunControl&) {});
    changed.notify_all();
  }

  // Simulation's side

  void main();
  void simulate(const std::string& scene);
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
  std::optional<std::string> requested; ///< Scene to open next.
  bool quit = false, finished = false;
  RunLoop* loop = nullptr; ///< Of the World that runs.
  SessionState state;
  std::vector<LogEntry> log;
  long logDropped = 0;
  double connectionsAt = 0;
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
    std::string scene;
    {
      std::unique_lock lock(mutex);
      changed.wait(lock, [this] { return quit || requested; });
      if(quit)
        break;
      scene = std::move(*requested);
      requested.reset();
      state.phase = SessionState::Phase::Loading;
      state.scene = scene;
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
      simulate(scene);
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

void SimulationSession::Shared::simulate(const std::string& scene)
{
  WorldOptions worldOptions;
  worldOptions.seed = options.seed;
  worldOptions.threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()) / 2, 1, 4); // The window draws, too.
  worldOptions.syncMode = options.serve.sync;
  worldOptions.drawn = true;
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
  const std::lock_guard lock(mutex);
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

void SimulationSession::open(const std::string& scene)
{
  shared_->request(scene);
}

void SimulationSession::reset()
{
  std::string scene;
  {
    const std::lock_guard lock(shared_->mutex);
    scene = shared_->requested.value_or(shared_->state.scene);
  }
  if(!scene.empty())
    shared_->request(std::move(scene));
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

void SimulationSession::post(std::function<void(World&, RunControl&)> action)
{
  shared_->withLoop([&](RunLoop& loop) { loop.post(std::move(action)); });
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
