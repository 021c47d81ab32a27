#include "app/ide/session/SimulationThread.h"

#include "app/ide/session/HostView.h"
#include "app/ide/session/SessionTexts.h"
#include "core/object/Context.h"
#include "core/run/SceneCheck.h"
#include "viewer/pictures/CameraImages.h"

#include <algorithm>
#include <iterator>
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
constexpr double ringMeasuredEvery = 1;    // s
constexpr double pastEvery = 0.5;          // s
constexpr std::string_view namespaceOfRules = "Soccer."; // Meant when there is none.

} // namespace

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

void SimulationSession::Shared::main(const std::shared_ptr<Shared>& self)
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
      interrupt = false;
      state.phase = SessionState::Phase::Loading;
      if(!request.again)
      {
        state.scene = request.file;
        state.variables.clear();
        state.seed = 0;
        state.largestExactHeap = options.serve.largestExactIsland;
        state.step = options.serve.step;
        overlay.clear();
        overlaid = 0;
      }
      quiet = request.quietly;
      state.frame = nullptr;
      state.recorded = {};
      state.past = nullptr;
      backTo.reset();
      state.recorded.ring = ring;
      state.connections.clear();
      state.waitingFor.clear();
      state.waiting = 0;
      state.shortfall = {};
      state.measuredSpeed = std::numeric_limits<double>::quiet_NaN();
      state.networkProblem = {};
      state.replacedPorts = {};
      state.freeAgentPort = state.freeMonitorPort = 0;
      state.agentPort = state.monitorPort = state.gamePort = 0;
      state.agentsOverUdp = false;
      state.sync = false;
      state.syncTimeout = {};
      state.location.clear();
      ++state.generation;
    }
    try
    {
      if(resolve(request))
        simulate(self, request.state);
    }
    catch(const CycleInterrupted&)
    {
      const std::lock_guard lock(mutex);
      loop = nullptr; // Something else is to come.
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

bool SimulationSession::Shared::load(HostedWorld& host)
{
  World& world = host.world();
  using Place = std::tuple<std::string, int, int>;
  std::set<Place> told;
  const auto placeOf = [](const Diagnostic& d) { return Place(d.file, d.line, d.column); };
  world.log().setSink(
      [&, this](const Diagnostic& diagnostic)
      {
        told.insert(placeOf(diagnostic));
        write(world.time(), diagnostic);
      });
  host.mount(); // What cannot be mounted is told, and the scene may do without.
  const bool loaded = host.load();
  // Loading sees only what it passes; the text has more branches.
  for(Diagnostic& diagnostic : checkText(world, host.options().scene))
    if(!told.contains(placeOf(diagnostic)))
      write(0, std::move(diagnostic));
  listenTo(host);
  return loaded;
}

void SimulationSession::Shared::listenTo(HostedWorld& host)
{
  World& world = host.world();
  world.log().setSink(
      [this, &world, &host](const Diagnostic& diagnostic)
      {
        host.recordings().recordMessage(diagnostic);
        write(world.time(), diagnostic);
      });
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
  if(request.file.empty()) // Closed.
  {
    const std::lock_guard lock(mutex);
    state.phase = SessionState::Phase::Empty;
    return false;
  }
  if(request.state)
  {
    takeOver(*request.state);
    return true;
  }
  HostOptions host;
  host.scene = request.file;
  host.world.overrides = request.variables;
  host.world.step = options.serve.step;
  host.mounts = options.serve.mounts;
  host.world.dataDirectories = options.dataDirectories;
  const std::optional<Diagnostic> problem = applyProject(host);
  if(problem)
    write(0, *problem);
  const std::lock_guard lock(mutex);
  if(problem)
  {
    state.phase = SessionState::Phase::Failed;
    return false;
  }
  state.scene = host.scene;
  state.seed = host.world.seed;
  state.step = host.world.step;
  setUp = host.world.setUp;
  putVariables(host.world.overrides);
  return true;
}

/// The scene of a state as it was then.
void SimulationSession::Shared::takeOver(const WorldState& from)
{
  const std::lock_guard lock(mutex);
  state.scene = from.scene;
  state.seed = from.seed;
  state.variables = from.overrides;
  state.largestExactHeap = from.largestExactIsland;
  state.step = from.step;
  state.running = false;
  state.until.reset();
  setUp = from.setUp;
  for(const auto& [path, text] : from.texts)
    overlay[path] = text;
}

/// The World of a state, without the agents that were connected then. Null: it cannot be made, which is told.
std::unique_ptr<World> SimulationSession::Shared::restored(const HostOptions& hosted, const WorldState& from)
{
  const auto tell = [this, &from](Diagnostic::Severity severity, LocalText text)
  { write(from.time, Diagnostic::of(severity, {}, 0, 0, std::move(text))); };
  LocalText problem;
  std::unique_ptr<World> world = HostedWorld::makeAgain(hosted, from, problem);
  if(!world)
  {
    tell(Diagnostic::Severity::Error, sessionText("session.notRestored", problem));
    return nullptr;
  }
  HostedWorld::removeOutsideAgents(*world);
  tell(Diagnostic::Severity::Note, sessionText("session.restored", from.time));
  if(!from.whyInexact.empty())
    tell(Diagnostic::Severity::Warning, sessionText("session.inexact", from.whyInexact));
  if(!from.texts.empty())
  {
    std::string files;
    for(const auto& [path, text] : from.texts)
      files += (files.empty() ? "" : ", ") + path;
    tell(Diagnostic::Severity::Warning, sessionText("session.keptTexts", files));
  }
  return world;
}

HostOptions SimulationSession::Shared::hostOptions(long& madeFrom)
{
  HostOptions host;
  host.world = worldOptionsOf(options.serve);
  {
    const std::lock_guard lock(mutex);
    host.scene = state.scene;
    host.world.seed = options.seed ? options.seed : state.seed;
    host.world.setUp = setUp;
    host.world.overrides = state.variables;
    host.world.overlay = overlay;
    host.world.largestExactIsland = state.largestExactHeap;
    host.world.step = state.step;
    host.world.threads = threads;
    madeFrom = overlaid;
    untried = false;
  }
  host.serve = options.serve;
  host.mounts = options.serve.mounts;
  host.takenPorts = HostOptions::TakenPorts::Next;
  host.oldRecording = HostOptions::OldRecording::Keep;
  host.report = [this](const Diagnostic& diagnostic) { write(0, diagnostic); };
  WorldOptions& world = host.world;
  if(world.threads == 0)
    world.threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()) / 2, 1, 4); // The window draws, too.
  world.drawn = true;
  world.editable = true;
  world.makeImages = options.serve.images ? CameraImages::create : noImages();
  world.logDirectory = options.logDirectory;
  world.interrupt = &interrupt;
  world.dataDirectories = options.dataDirectories;
  return host;
}

void SimulationSession::Shared::simulate(const std::shared_ptr<Shared>& self,
                                         const std::shared_ptr<const WorldState>& from)
{
  long madeFrom = 0;
  HostOptions hosted = hostOptions(madeFrom);
  if(from)
    hosted.world.seed = from->seed; // Whatever the command line wants for others.
  std::unique_ptr<World> kept = from ? restored(hosted, *from) : nullptr;
  const bool isKept = kept != nullptr;
  auto host = std::make_unique<HostedWorld>(hosted, std::move(kept));
  if(isKept)
    listenTo(*host);
  const bool loaded = isKept || load(*host);
  if(interrupted())
    return;
  if(loaded && !isKept)
    write(0, Diagnostic::of(Diagnostic::Severity::Note, {}, 0, 0, sessionText("session.loaded", hosted.scene)));
  recordedBefore.clear();
  recordedBy.clear();
  RunHistory history(options.past, [&hosted](const WorldState& moment, LocalText& problem)
                     { return HostedWorld::makeAgain(hosted, moment, problem); });
  begin(self, *host, loaded, madeFrom);
  history.follow(host->world());
  while(std::unique_ptr<World> earlier = turnUntilGoingBack(*host, history))
  {
    host.reset(); // Its ports are free then.
    host = std::make_unique<HostedWorld>(hosted, std::move(earlier));
    listenTo(*host);
    {
      const std::lock_guard lock(mutex);
      state.running = false;
      state.until.reset();
      untried = overlaid != madeFrom; // The texts stay as they are edited.
    }
    begin(self, *host, true, madeFrom);
    write(host->world().time(), Diagnostic::of(Diagnostic::Severity::Note, {}, 0, 0, sessionText("session.wentBack")));
  }
  history.unfollow();
}

/// Opens the ports, and hands the World over to the window.
void SimulationSession::Shared::begin(const std::shared_ptr<Shared>& self, HostedWorld& host, bool loaded,
                                      long madeFrom)
{
  World& world = host.world();
  const auto location = world.context().files->locate(world.nameOf(host.options().scene));
  host.prepare();
  const LocalText problem = host.listen();
  const HostedWorld::FreePorts free = problem.empty() ? HostedWorld::FreePorts() : host.freePorts();
  tellPorts(host);
  host.start();
  world.setMessageTap(tap);
  applyWishes(host);
  const std::lock_guard lock(mutex);
  if(returning > state.wentBack)
  {
    state.wentBack = returning;
    ++state.generation;
  }
  state.phase = loaded ? SessionState::Phase::Ready : SessionState::Phase::Failed;
  state.frame = world.frame();
  state.drawings = host.recordings().drawings().take();
  state.texts = madeFrom;
  state.location = location ? location->location : std::string();
  HostView::showPorts(state, host, problem, free);
  const ServePlan& plan = host.plan();
  state.sync = plan.sync || plan.timing.reproducible;
  state.syncTimeout = plan.sync || plan.timing.reproducible ? plan.syncTimeout : SyncTimeout();
  // What was asked for while there was no World.
  host.control().setTargetSpeed(state.targetSpeed);
  if(state.running && state.until)
    host.control().runUntil(*state.until, state.frame);
  else if(state.running)
    host.control().run();
  else if(stepFirst)
    host.control().step();
  stepFirst = false;
  quiet = false;
  if(untried) // Edited while it was being loaded.
    host.loop().post(applyNewest(self));
  loop = &host.loop();
}

/// Writes to the log where clients can connect.
void SimulationSession::Shared::tellPorts(HostedWorld& host)
{
  if(host.net())
    write(0, Diagnostic::of(Diagnostic::Severity::Note, {}, 0, 0, HostView::listening(host)));
}

/// Opens the ports that the window wants.
void SimulationSession::Shared::changePorts(HostedWorld& host)
{
  std::pair<int, int> wanted;
  {
    const std::lock_guard lock(mutex);
    if(!ports)
      return;
    wanted = *std::exchange(ports, {});
  }
  options.serve.net.agentPort = wanted.first;
  options.serve.net.monitorPort = wanted.second;
  options.serve.given.insert("--agent-port");
  options.serve.given.insert("--monitor-port");
  const LocalText problem = host.listenOn(wanted.first, wanted.second);
  const HostedWorld::FreePorts free = problem.empty() ? HostedWorld::FreePorts() : host.freePorts();
  tellPorts(host);
  const std::lock_guard lock(mutex);
  HostView::showPorts(state, host, problem, free);
}

std::unique_ptr<World> SimulationSession::Shared::turnUntilGoingBack(HostedWorld& host, RunHistory& history)
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
  World& world = host.world();
  bool endTold = false;
  while(!interrupted())
  {
    const RunControl::Decision decision = host.turn(longestWait);
    if(decision == RunControl::Decision::Step)
      history.endCycle();
    if(std::unique_ptr<World> earlier = goBack(host, history))
      return earlier;
    if(world.endRequested() && !endTold)
    {
      endTold = true;
      host.control().pause();
      write(world.time(), Diagnostic::of(Diagnostic::Severity::Note, {}, 0, 0, sessionText("session.ended")));
      const std::lock_guard lock(mutex);
      state.running = false;
      state.until.reset();
    }
    changePorts(host);
    applyWishes(host);
    publishPast(history);
    publish(host, decision);
  }
  return {};
}

/// Makes the World of an earlier moment if the window wants to go there. Agents that were connected are removed from it.
std::unique_ptr<World> SimulationSession::Shared::goBack(HostedWorld& host, RunHistory& history)
{
  BackTo to;
  long number = 0;
  {
    const std::lock_guard lock(mutex);
    if(!backTo)
      return {};
    to = *std::exchange(backTo, {});
    number = returns;
  }
  LocalText problem;
  std::unique_ptr<World> world = history.rewindTo(to.branch, to.cycle, problem);
  if(world)
  {
    branchOff(host, history.present(), to.branch, world->time());
    history.continueFrom(*world, to.branch, to.name);
    HostedWorld::removeOutsideAgents(*world);
  }
  const std::lock_guard lock(mutex);
  state.goBackProblem = std::move(problem);
  (world ? returning : state.wentBack) = number;
  return world;
}

/// What has been recorded up to a moment belongs to the branch that begins there, too.
void SimulationSession::Shared::branchOff(HostedWorld& host, RunHistory::BranchId left, RunHistory::BranchId from, double time)
{
  if(const RecordingRing* const ring = host.recordings().ring())
    std::ranges::move(ring->run().files, std::back_inserter(recordedBefore));
  recordedBy[left] = std::move(recordedBefore);
  recordedBefore = recordedBy[from];
  for(RecordedFile& file : recordedBefore)
    file.until = std::min(file.until, time);
  ringMeasuredAt = 0; // The window must not look into the former future.
}

void SimulationSession::Shared::publishPast(const RunHistory& history)
{
  const double now = steadyClock()();
  if(now - pastAt < pastEvery)
    return;
  pastAt = now;
  auto past = HostView::pastOf(history);
  const std::lock_guard lock(mutex);
  state.past = std::move(past);
}

/// Takes up what the window wants to see and keep of this run.
void SimulationSession::Shared::applyWishes(HostedWorld& host)
{
  bool physics = false;
  HostOptions::Ring wanted;
  {
    const std::lock_guard lock(mutex);
    physics = physicsView;
    wanted = ring;
  }
  if(host.setPhysicsView(physics))
    host.world().publish(); // While it is paused, no other frame comes.
  host.recordings().setRing(wanted);
  const double now = steadyClock()();
  if(wanted == state.recorded.ring && now - ringMeasuredAt < ringMeasuredEvery)
    return;
  ringMeasuredAt = now;
  SessionState::Recorded recorded;
  recorded.ring = wanted;
  if(host.recordings().ring())
  {
    recorded.run = host.recordings().ring()->run();
    std::vector<RecordedFile> all;
    for(const RecordedFile& file : recordedBefore) // Old ones may have made room for others.
    {
      std::error_code gone;
      const std::uintmax_t bytes = std::filesystem::file_size(file.path, gone);
      if(gone)
        continue;
      recorded.run.bytes += bytes;
      all.push_back(file);
    }
    std::ranges::move(recorded.run.files, std::back_inserter(all));
    recorded.run.files = std::move(all);
  }
  const std::lock_guard lock(mutex);
  state.recorded = std::move(recorded);
}

void SimulationSession::Shared::publish(HostedWorld& host, RunControl::Decision decision)
{
  const double now = steadyClock()();
  const bool listNow = now - connectionsAt > connectionsEvery;
  std::vector<ConnectionInfo> connections;
  if(listNow)
  {
    connections = HostView::connections(host);
    connectionsAt = now;
  }
  LocalText reached = host.loop().takeReached();
  std::unique_lock lock(mutex);
  if(!reached.empty())
  {
    state.running = false;
    state.until.reset();
    state.reached = std::move(reached);
    ++state.reachedCount;
  }
  if(listNow)
    state.connections = std::move(connections);
  HostView::showRun(state, host, decision);
  state.frame = host.world().frame();
  state.drawings = host.recordings().drawings().take();
  if(!keeping || decision != RunControl::Decision::Step)
    return;
  kept.push_back({state.frame, now});
  changed.wait(lock, [this] { return kept.size() < mostKept || !keeping || quit || requested; });
}

} // namespace sparkwright
