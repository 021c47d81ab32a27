#include "core/run/RunLoop.h"

#include "core/game/GameClients.h"
#include "core/world/GamePort.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <utility>

namespace sparkwright
{

namespace
{

/// Wall seconds that the first answers of a new agent are waited for in sync mode. Long enough that a run with prompt
/// agents is reproducible, short enough that one who says nothing yet is no burden.
constexpr double newcomerPatience = 0.1;

} // namespace

RunLoop::RunLoop(World& world, RunControl& control, Clients* clients, Clock clock)
    : world_(world), control_(control), clients_(nullptr), clock_(std::move(clock))
{
  setClients(clients);
}

void RunLoop::setClients(Clients* clients)
{
  const std::lock_guard lock(mutex_);
  clients_ = clients;
  publish_ = clients ? std::function<void()>([clients] { clients->publish(); }) : nullptr;
}

RunControl::Decision RunLoop::turn(double longestWait)
{
  runPosted();
  if(clients_)
    clients_->receive();
  if(clients_ && world_.tellsAtOnce())
    clients_->sendPercepts();

  const bool ready = !(clients_ && clients_->holdsCycle()) && agentsReady();
  control_.setCycle(world_.cycleSeconds());
  if(GameClients* const players = world_.gamePort().clients())
    if(const auto speed = players->takeWantedSpeed())
      control_.setTargetSpeed(*speed);
  const RunControl::Decision decision = control_.next(world_.time(), ready);
  waited_ = 0;
  if(decision == RunControl::Decision::WaitForAgents)
  {
    if(!waitingSince_)
      waitingSince_ = clock_();
    const std::vector<AgentId> missing = world_.waitingFor();
    if(!missing.empty())
      waitedFor_ = missing.front();
  }
  else if(waitingSince_)
    waited_ = clock_() - *std::exchange(waitingSince_, {});
  switch(decision)
  {
  case RunControl::Decision::Step:
    advance();
    break;
  case RunControl::Decision::WaitForTime:
    idle(std::min(longestWait, control_.wakeAt() - clock_()));
    break;
  case RunControl::Decision::Paused:
    meter_.restart(clock_());
    world_.refresh();
    if(clients_)
      clients_->refresh();
    showFrame();
    idle(longestWait);
    break;
  case RunControl::Decision::WaitForAgents:
    reportWaiting();
    idle(std::min({longestWait, newcomerPatience, patienceLeft()}));
    break;
  case RunControl::Decision::Finished:
    break;
  }
  return decision;
}

bool RunLoop::agentsReady()
{
  if(world_.allSynced())
    return true;
  if(!world_.onlyNewcomersMissing())
    newcomersAwaitedSince_.reset();
  else if(!newcomersAwaitedSince_)
    newcomersAwaitedSince_ = clock_();
  else if(clock_() - *newcomersAwaitedSince_ >= newcomerPatience)
    return true;
  if(patienceLeft() > 0)
    return false;
  world_.excuseAgents(clock_() - *waitingSince_, syncTimeout_.skip);
  return true;
}

double RunLoop::patienceLeft() const
{
  return syncTimeout_.seconds > 0 && waitingSince_ ? *waitingSince_ + syncTimeout_.seconds - clock_()
                                                   : std::numeric_limits<double>::infinity();
}

/// Logs missing agents after a second, then every ten, also for agents that are slow in every cycle.
void RunLoop::reportWaiting()
{
  constexpr double firstAfter = 1, nextAfter = 10; // s
  const double now = clock_();
  if(now - *waitingSince_ < firstAfter)
    return;
  if(reportedAt_ && now - *reportedAt_ < nextAfter &&
     (*reportedAt_ > *waitingSince_ || world_.waitingFor() == reported_))
    return;
  reportedAt_ = now;
  reported_ = world_.waitingFor();
  world_.reportWaiting(now - *waitingSince_);
}

void RunLoop::post(std::function<void(World&, RunControl&)> action)
{
  const std::lock_guard lock(mutex_);
  posted_.push_back(std::move(action));
  if(clients_)
    clients_->wake();
  else
    arrived_.notify_one();
}

void RunLoop::runPosted()
{
  {
    const std::lock_guard lock(mutex_);
    std::swap(posted_, running_);
  }
  if(running_.empty())
    return;
  for(const auto& action : running_)
    action(world_, control_);
  running_.clear();
  if(!control_.running())
    world_.publish();
}

void RunLoop::advance()
{
  if(clients_)
    clients_->sendPercepts();
  const double start = clock_();
  world_.cycle(publish_);
  newcomersAwaitedSince_.reset();
  lastCycleSeconds_ = clock_() - start;
  load_.cycles.add(lastCycleSeconds_);
  load_.parts += world_.lastCycleTimes();
  if(clients_)
    clients_->endCycle();
  showFrame();
  lastWaited_ = waited_;
  meter_.add(clock_(), world_.lastCycleTimes(), waited_, waitedFor_);
  if(control_.until())
    reached_ = control_.see(world_.frame(), lastCycleSeconds_);
}

LoadMeter::Shortfall RunLoop::shortfall() const
{
  return control_.running() && control_.targetSpeed() > 0
             ? meter_.shortfall(world_.cycleSeconds() / control_.targetSpeed())
             : LoadMeter::Shortfall();
}

void RunLoop::idle(double seconds)
{
  if(seconds <= 0)
    return;
  if(clients_)
  {
    clients_->wait(seconds);
    return;
  }
  std::unique_lock lock(mutex_);
  arrived_.wait_for(lock, std::chrono::duration<double>(seconds), [this] { return !posted_.empty(); });
}

void RunLoop::showFrame()
{
  FramePtr frame = world_.frame();
  if(!listener_ || frame == shown_)
    return;
  shown_ = frame;
  listener_(frame);
}

} // namespace sparkwright
