#include "app/ide/session/SessionTexts.h"
#include "app/ide/session/SimulationThread.h"
#include "core/game/Game.h"
#include "core/game/GameClients.h"
#include "core/object/Context.h"
#include "core/world/GamePort.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace sparkwright
{

SimulationSession::SimulationSession(SimulationOptions options) : shared_(std::make_shared<Shared>(std::move(options)))
{
  std::thread([shared = shared_] { shared->main(shared); }).detach();
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
  shared_->interrupt = true;
  if(shared_->loop)
    shared_->loop->post([](World&, RunControl&) {});
  shared_->changed.notify_all();
  stopped_ = shared_->changed.wait_for(lock, std::chrono::duration<double>(seconds),
                                       [this] { return shared_->finished; });
  return stopped_;
}

void SimulationSession::open(const std::string& file, const Variables& variables)
{
  {
    // Whatever the scene before did.
    const std::lock_guard lock(shared_->mutex);
    if(shared_->startsRunning)
      shared_->state.running = true;
    shared_->state.until.reset();
  }
  shared_->request({file, false, false, variables});
}

void SimulationSession::close()
{
  shared_->request({});
}

void SimulationSession::reset()
{
  Shared::Request next;
  {
    const std::lock_guard lock(shared_->mutex);
    next = shared_->requested.value_or(Shared::Request{shared_->state.scene, true});
  }
  if(!next.file.empty())
    shared_->request(std::move(next));
}

long SimulationSession::rebuild(TextOverlay overlay, bool run)
{
  Shared::Request next;
  long number = 0;
  {
    const std::lock_guard lock(shared_->mutex);
    number = ++shared_->texts;
    if(shared_->requested && !shared_->requested->again)
      return number; // Something else is being opened.
    shared_->overlay = std::move(overlay);
    shared_->overlaid = number;
    shared_->state.running = run;
    next = {shared_->state.scene, true, true};
  }
  if(!next.file.empty())
    shared_->request(std::move(next));
  return number;
}

std::function<void(World&, RunControl&)>
SimulationSession::Shared::applyNewest(const std::shared_ptr<Shared>& shared)
{
  return [weak = std::weak_ptr(shared)](World& world, RunControl&)
  {
    const std::shared_ptr<Shared> shared = weak.lock();
    if(!shared)
      return;
    TextOverlay texts;
    long number = 0;
    {
      const std::lock_guard lock(shared->mutex);
      if(!std::exchange(shared->untried, false))
        return;
      texts = shared->overlay;
      number = shared->texts;
    }
    EditReport report = world.applyEdits(std::move(texts));
    const std::lock_guard lock(shared->mutex);
    if(report.kind == EditReport::Kind::Applied || report.kind == EditReport::Kind::Unchanged)
      shared->state.texts = number;
    shared->state.frame = world.frame(); // Together with the number, so that who waits for it sees the edit.
    shared->state.applied = number;
    shared->state.edited = std::move(report);
  };
}

long SimulationSession::applyTexts(TextOverlay overlay)
{
  long number = 0;
  {
    const std::lock_guard lock(shared_->mutex);
    number = ++shared_->texts;
    if(shared_->requested && !shared_->requested->again)
      return number; // Something else is being opened.
    shared_->overlay = std::move(overlay);
    shared_->overlaid = number;
    shared_->untried = true;
  }
  post(Shared::applyNewest(shared_));
  return number;
}

/// Asks the World between two cycles. @param compute  the answer  @param take  puts it into the state, with its number
template <class Compute, class Take>
long SimulationSession::ask(Compute compute, Take take)
{
  long number = 0;
  {
    const std::lock_guard lock(shared_->mutex);
    number = ++shared_->questions;
  }
  post(
      [shared = shared_, number, compute = std::move(compute), take = std::move(take)](World& world, RunControl&)
      {
        auto answer = compute(world);
        const std::lock_guard lock(shared->mutex);
        take(shared->state, number, std::move(answer));
      });
  return number;
}

long SimulationSession::askPoses(const std::string& location)
{
  return ask([location](World& world) { return world.keptPoses(location); },
             [](SessionState& state, long number, KeptPoses answer)
             {
               state.posesAnswered = number;
               state.poses = std::move(answer);
             });
}

long SimulationSession::askValues(std::uint64_t id)
{
  return ask([id](World& world) { return std::make_shared<const NodeValues>(world.values(id)); },
             [](SessionState& state, long number, std::shared_ptr<const NodeValues> answer)
             {
               state.valuesAnswered = number;
               state.values = std::move(answer);
             });
}

long SimulationSession::askTold(int agent, std::uint64_t root)
{
  return ask(
      [agent, root](World& world)
      {
        SessionState::Told told{agent, root, world.time(), {}, {}};
        if(agent != 0)
          told.percepts = world.percepts(agent);
        if(const Game* const game = world.context().service<Game>(); game && root != 0)
          told.readings = game->readings(root);
        return std::make_shared<const SessionState::Told>(std::move(told));
      },
      [](SessionState& state, long number, std::shared_ptr<const SessionState::Told> answer)
      {
        state.toldAnswered = number;
        state.told = std::move(answer);
      });
}

long SimulationSession::askOffer(bool lines)
{
  return ask(
      [lines](World& world)
      {
        Game* const game = world.context().service<Game>();
        return std::make_shared<const GameOffer>(game ? game->offer(lines) : GameOffer());
      },
      [](SessionState& state, long number, std::shared_ptr<const GameOffer> answer)
      {
        state.offerAnswered = number;
        state.offer = std::move(answer);
      });
}

long SimulationSession::askRestart(const std::string& mode)
{
  return ask([mode](World& world) { return std::make_shared<const RestartReview>(world.reviewRestart(mode)); },
             [](SessionState& state, long number, std::shared_ptr<const RestartReview> answer)
             {
               state.reviewAnswered = number;
               state.review = std::move(answer);
             });
}

void SimulationSession::leadInside(const std::string& side, const std::filesystem::path& library)
{
  post(
      [side, library](World& world, RunControl&)
      {
        GameClients* const clients = world.gamePort().clients();
        if(const LocalText problem = clients ? clients->leadInside(side, library) : LocalText(); !problem.empty())
          world.log().error(problem);
        world.publish(); // Also in a pause.
      });
}

long SimulationSession::askArrangement(const Placement& placement)
{
  return ask([placement](World& world) { return world.arrangement(placement); },
             [](SessionState& state, long number, Arrangement answer)
             {
               state.answered = number;
               state.arrangement = std::move(answer);
             });
}

void SimulationSession::manipulate(std::vector<Manipulation> manipulations)
{
  post(
      [manipulations = std::move(manipulations)](World& world, RunControl&)
      {
        for(const Manipulation& manipulation : manipulations)
          world.manipulate(manipulation);
      });
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
  if(startAnew(Start::Run))
    return;
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->state.running = true;
    shared_->state.until.reset();
  }
  post([](World&, RunControl& control) { control.run(); });
}

void SimulationSession::pause()
{
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->state.running = false;
    shared_->state.until.reset();
  }
  post([](World&, RunControl& control) { control.pause(); });
}

void SimulationSession::step()
{
  if(startAnew(Start::Step))
    return;
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->state.running = false;
    shared_->state.until.reset();
  }
  post([](World&, RunControl& control) { control.step(); });
}

void SimulationSession::runUntil(const RunUntil& until)
{
  const bool anew = startAnew(Start::Run);
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->state.running = true;
    shared_->state.until = until;
  }
  if(!anew)
    post([until](World& world, RunControl& control) { control.runUntil(until, world.frame()); });
}

/// Makes the World anew if it has been edited before its first cycle: so its run can be repeated from its files.
/// @return false, without effect, if there was no such edit, agents would be disconnected, or the newest text is faulty
bool SimulationSession::startAnew(Start start)
{
  Shared::Request next;
  {
    const std::lock_guard lock(shared_->mutex);
    const FramePtr& frame = shared_->state.frame;
    if(shared_->requested || !frame || frame->edits == 0 || frame->cycle > 0 || std::ranges::any_of(frame->agents, &AgentInfo::isLed) ||
       shared_->state.texts != shared_->overlaid)
      return false;
    shared_->state.running = start == Start::Run;
    shared_->state.until.reset();
    shared_->stepFirst = start == Start::Step;
    next = {shared_->state.scene, true, true};
  }
  shared_->request(std::move(next));
  return true;
}

void SimulationSession::setTargetSpeed(double factor)
{
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->state.targetSpeed = factor > 0 ? factor : 0;
  }
  post([factor](World&, RunControl& control) { control.setTargetSpeed(factor); });
}

void SimulationSession::setLargestExactHeap(int bodies)
{
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->state.largestExactHeap = bodies;
  }
  post([bodies](World& world, RunControl&) { world.setLargestExactIsland(bodies); });
}

void SimulationSession::setStep(StepKind kind)
{
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->state.step = kind;
    shared_->state.stepNow = kind;
  }
  post([kind](World& world, RunControl&) { world.setStep(kind); });
}

void SimulationSession::command(std::string_view text)
{
  post([text = std::string(text)](World& world, RunControl&) { world.command(text); });
}

long SimulationSession::goBack(RunHistory::BranchId branch, long cycle, const std::string& name)
{
  long number = 0;
  {
    const std::lock_guard lock(shared_->mutex);
    number = ++shared_->returns;
    shared_->backTo = Shared::BackTo{branch, cycle, name};
  }
  post([](World&, RunControl&) {}); // Wakes the simulation, which does it.
  return number;
}

long SimulationSession::askWorldState()
{
  return ask([](World& world) { return std::make_shared<const WorldState>(world.saveState()); },
             [](SessionState& state, long number, std::shared_ptr<const WorldState> answer)
             {
               state.stateKept = number;
               state.keptState = std::move(answer);
             });
}

void SimulationSession::restore(std::shared_ptr<const WorldState> state)
{
  Shared::Request next;
  next.file = state->scene;
  next.state = std::move(state);
  shared_->request(std::move(next));
}

void SimulationSession::listenOn(int agentPort, int monitorPort)
{
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->ports = {agentPort, monitorPort};
  }
  post([](World&, RunControl&) {}); // Wakes the simulation, which does it.
}

void SimulationSession::sayFor(AgentId agent, std::string_view message)
{
  post([agent, text = std::string(message)](World& world, RunControl&) { world.deliver(agent, text); });
}

void SimulationSession::disconnectAgent(AgentId agent)
{
  post([agent](World& world, RunControl&) { world.disconnectAgent(agent); });
}

std::vector<std::filesystem::path> SimulationSession::dataDirectories() const
{
  return shared_->options.dataDirectories;
}

std::shared_ptr<MessageTap> SimulationSession::messageTap() const
{
  return shared_->tap;
}

void SimulationSession::setThreads(int count)
{
  const std::lock_guard lock(shared_->mutex);
  shared_->threads = std::max(count, 0);
}

void SimulationSession::setRecording(const HostOptions::Ring& ring)
{
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->ring = ring;
  }
  post([](World&, RunControl&) {}); // Wakes the simulation, which asks for it.
}

void SimulationSession::setPhysicsView(bool on)
{
  {
    const std::lock_guard lock(shared_->mutex);
    if(on == std::exchange(shared_->physicsView, on))
      return;
  }
  post([](World&, RunControl&) {}); // Wakes the simulation, which asks for it.
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

FramePtr SimulationSession::frame() const
{
  const std::lock_guard lock(shared_->mutex);
  return shared_->state.frame;
}

std::vector<LogEntry> SimulationSession::takeLog()
{
  const std::lock_guard lock(shared_->mutex);
  std::vector<LogEntry> result;
  result.swap(shared_->log);
  if(shared_->logDropped > 0)
  {
    const double time = result.empty() ? 0 : result.back().time;
    result.push_back({time, Diagnostic::of(Diagnostic::Severity::Warning, {}, 0, 0,
                                           sessionText("session.leftOut", shared_->logDropped))});
    shared_->logDropped = 0;
  }
  return result;
}

} // namespace sparkwright
