#include "core/agents/ThinkingThreads.h"

#include "core/agents/AgentTexts.h"

#include <algorithm>
#include <ctime>
#include <utility>

namespace sparkwright
{

namespace
{

/// Longer answers than a connection may send.
constexpr std::size_t longestAnswer = 1u << 20;

double threadSeconds()
{
  timespec now{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

Diagnostic mistake(LocalText message)
{
  return Diagnostic::of(Diagnostic::Severity::Error, {}, 0, 0, std::move(message));
}

} // namespace

void Brain::think() noexcept
{
  const double start = threadSeconds();
  try
  {
    const bool first = !std::exchange(begun, true);
    const std::string_view answer = first ? behavior->begin() : behavior->think(heard);
    if(answer.size() > longestAnswer)
      failure = mistake(agentText("agent.longAnswer", answer.size()));
    else
      said.assign(answer);
  }
  catch(const BehaviorError& error)
  {
    failure = error.diagnostic;
  }
  catch(const std::exception& error)
  {
    failure = mistake(agentText("agent.exception", error.what()));
  }
  catch(...)
  {
    failure = mistake(agentText("agent.noException"));
  }
  seconds = threadSeconds() - start;
}

ThinkingThreads::ThinkingThreads(int threads, double patience) : patience_(patience)
{
  for(int i = 0; i < std::max(threads, 1); ++i)
    hire();
}

ThinkingThreads::~ThinkingThreads()
{
  finish(); // After a cycle that failed half-way.
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->ending = true;
  }
  shared_->given.notify_all();
  for(const auto& worker : workers_)
    worker->thread.join();
}

void ThinkingThreads::hire()
{
  const auto worker = std::make_shared<Worker>();
  worker->thread = std::thread([shared = shared_, worker] { work(shared, worker); });
  workers_.push_back(worker);
}

void ThinkingThreads::work(const std::shared_ptr<Shared>& shared, const std::shared_ptr<Worker>& self)
{
  std::unique_lock lock(shared->mutex);
  for(;;)
  {
    shared->given.wait(lock, [&] { return shared->next < shared->brains.size() || shared->ending; });
    if(shared->ending)
      return;
    self->current = shared->brains[shared->next++];
    self->since = Clock::now();
    lock.unlock();
    self->current->think();
    lock.lock();
    if(self->abandoned)
      return;
    self->current.reset();
    if(--shared->unfinished == 0)
      shared->done.notify_all();
  }
}

void ThinkingThreads::start(std::span<const std::shared_ptr<Brain>> brains)
{
  if(brains.empty())
    return;
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->brains.assign(brains.begin(), brains.end());
    shared_->next = 0;
    shared_->unfinished = brains.size();
  }
  if(brains.size() == 1)
    shared_->given.notify_one();
  else
    shared_->given.notify_all();
}

std::vector<std::shared_ptr<Brain>> ThinkingThreads::finish()
{
  std::vector<std::shared_ptr<Brain>> givenUp;
  std::unique_lock lock(shared_->mutex);
  while(shared_->unfinished > 0)
    wait(lock, givenUp);
  shared_->brains.clear();
  shared_->next = 0;
  return givenUp;
}

/// Waits until all are done or the patience with one is at its end.
void ThinkingThreads::wait(std::unique_lock<std::mutex>& lock, std::vector<std::shared_ptr<Brain>>& givenUp)
{
  const auto allDone = [this] { return shared_->unfinished == 0; };
  if(!(patience_ > 0))
    return shared_->done.wait(lock, allDone);
  const auto patience = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(patience_));
  auto until = Clock::now() + patience;
  for(const auto& worker : workers_)
    if(worker->current)
      until = std::min(until, worker->since + patience);
  if(shared_->done.wait_until(lock, until, allDone))
    return;
  const std::size_t count = workers_.size();
  for(std::size_t i = 0; i < count; ++i)
    if(workers_[i]->current && Clock::now() - workers_[i]->since >= patience)
      givenUp.push_back(abandon(i));
}

/// Another thread takes its place.
std::shared_ptr<Brain> ThinkingThreads::abandon(std::size_t index)
{
  const std::shared_ptr<Worker> stuck = workers_[index];
  stuck->abandoned = true;
  stuck->thread.detach();
  --shared_->unfinished;
  hire(); // Its thread waits for the mutex.
  workers_[index] = std::move(workers_.back());
  workers_.pop_back();
  return stuck->current;
}

} // namespace sparkwright
