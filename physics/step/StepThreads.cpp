#include "physics/step/StepThreads.h"

#include "physics/OdeHandles.h"
#include "physics/step/EngineMessages.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace sparkwright::physics
{

/// Lets a thread wait for a job.
struct StepThreads::Signal
{
  bool set = false;
};

struct StepThreads::Job
{
  dThreadedCallFunction* function = nullptr;
  void* context = nullptr;
  dcallindex_t index = 0;
  int* fault = nullptr; ///< Told whether this job or one that it depends on has failed.
  Job* dependent = nullptr;
  Signal* signal = nullptr;
  std::atomic<ddependencycount_t> pending =
      0; ///< Jobs that come first; once started, those that it has posted and itself.
  std::atomic<bool> failed = false;
  bool started = false;
  Job* next = nullptr; ///< In the list of a thread.
};

/// State of the thread.
struct StepThreads::Now
{
  StepThreads* owner = nullptr; ///< Whose job is being run.
  Job* posted = nullptr;        ///< Ready jobs that it has posted, newest first.
  Moves* moves = nullptr;
};
thread_local StepThreads::Now StepThreads::now;

// What the engine calls.

struct StepThreads::Engine
{
  static StepThreads& self(dThreadingImplementationID id) { return *reinterpret_cast<StepThreads*>(id); }
  static Job* job(dCallReleaseeID id) { return reinterpret_cast<Job*>(id); }

  static dMutexGroupID makeMutexes(dThreadingImplementationID, dmutexindex_t count, const char* const*)
  {
    return reinterpret_cast<dMutexGroupID>(new std::vector<std::mutex>(count));
  }
  static std::vector<std::mutex>& mutexes(dMutexGroupID id) { return *reinterpret_cast<std::vector<std::mutex>*>(id); }
  static void freeMutexes(dThreadingImplementationID, dMutexGroupID id) { delete &mutexes(id); }
  static void lock(dThreadingImplementationID, dMutexGroupID id, dmutexindex_t index) { mutexes(id)[index].lock(); }
  static void unlock(dThreadingImplementationID, dMutexGroupID id, dmutexindex_t index) { mutexes(id)[index].unlock(); }

  static Signal& signal(dCallWaitID id) { return *reinterpret_cast<Signal*>(id); }
  static dCallWaitID makeSignal(dThreadingImplementationID) { return reinterpret_cast<dCallWaitID>(new Signal); }
  static void resetSignal(dThreadingImplementationID, dCallWaitID id) { signal(id).set = false; }
  static void freeSignal(dThreadingImplementationID, dCallWaitID id) { delete &signal(id); }

  static void post(dThreadingImplementationID id, int* fault, dCallReleaseeID* releasee, ddependencycount_t pending,
                   dCallReleaseeID dependent, dCallWaitID wait, dThreadedCallFunction* function, void* context,
                   dcallindex_t index, const char*)
  {
    Job& made = self(id).newJob();
    made.function = function;
    made.context = context;
    made.index = index;
    made.fault = fault;
    made.dependent = job(dependent);
    made.signal = reinterpret_cast<Signal*>(wait);
    made.pending = pending;
    made.failed = false;
    made.started = false;
    if(releasee)
      *releasee = reinterpret_cast<dCallReleaseeID>(&made);
    if(pending == 0)
      self(id).post(made);
  }
  static void alter(dThreadingImplementationID id, dCallReleaseeID releasee, ddependencychange_t change)
  {
    Job& target = *job(releasee);
    if((target.pending += static_cast<ddependencycount_t>(change)) == 0)
      self(id).post(target);
  }
  static void wait(dThreadingImplementationID id, int* status, dCallWaitID waited, const dThreadedWaitTime*,
                   const char*)
  {
    self(id).wait(signal(waited));
    if(status)
      *status = 1;
  }
  static unsigned threads(dThreadingImplementationID id) { return static_cast<unsigned>(self(id).count()); }
  static int reserve(dThreadingImplementationID id, ddependencycount_t jobs)
  {
    self(id).reserve(jobs);
    return 1;
  }
};

StepThreads::StepThreads(World::Impl& world, int count) : world_(world)
{
  moves_.resize(static_cast<std::size_t>(count));
  for(int i = 1; i < count; ++i)
    workers_.emplace_back([this, i] { work(moves_[static_cast<std::size_t>(i)]); });
}

StepThreads::~StepThreads()
{
  release();
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_all();
  for(std::thread& worker : workers_)
    worker.join();
}

void StepThreads::use()
{
  static const dThreadingFunctionsInfo functions{
      sizeof(dThreadingFunctionsInfo), Engine::makeMutexes, Engine::freeMutexes, Engine::lock, Engine::unlock,
      Engine::makeSignal,              Engine::resetSignal, Engine::freeSignal,  Engine::post, Engine::alter,
      Engine::wait,                    Engine::threads,     Engine::reserve};
  if(std::exchange(inUse_, true))
    return;
  dWorldSetStepThreadingImplementation(world_.id, &functions, reinterpret_cast<dThreadingImplementationID>(this));
  dWorldSetStepIslandsProcessingMaxThreadCount(world_.id, static_cast<unsigned>(count()));
}

void StepThreads::release()
{
  if(!std::exchange(inUse_, false))
    return;
  dWorldSetStepThreadingImplementation(world_.id, dThreadingImplementationGetFunctions(world_.alone), world_.alone);
  dWorldSetStepIslandsProcessingMaxThreadCount(world_.id, 1);
  for(const Body* const body : world_.bodies)
    dBodySetMovedCallback(Access::id(body), nullptr);
}

void StepThreads::step(double seconds)
{
  use();
  for(const Body* const body : world_.bodies)
    dBodySetMovedCallback(Access::id(body), moved);
  for(Moves& moves : moves_) // Any thread may get all of the work.
  {
    moves.bodies.clear();
    moves.bodies.reserve(world_.bodies.size());
    moves.islands.clear();
    moves.islands.reserve(world_.bodies.size());
  }
  islands_.reserve(world_.bodies.size());
  dWorldStep(world_.id, seconds);
  orderShapes();
}

void StepThreads::moved(dBodyID body)
{
  Moves& moves = *now.moves;
  if(std::exchange(moves.islandBegins, false)) // One job moves all bodies of an island.
    moves.islands.push_back(moves.bodies.size());
  moves.bodies.push_back(body);
}

void StepThreads::orderShapes()
{
  ++world_.threadedSteps;
  islands_.clear();
  for(const Moves& moves : moves_)
    for(std::size_t i = 0; i < moves.islands.size(); ++i)
    {
      const std::size_t begin = moves.islands[i];
      const std::size_t end = i + 1 < moves.islands.size() ? moves.islands[i + 1] : moves.bodies.size();
      Body& first = *static_cast<Body*>(dBodyGetData(moves.bodies[begin]));
      islands_.push_back({{moves.bodies.data() + begin, end - begin}, Access::impl(first).serial});
    }
  std::ranges::sort(islands_, std::ranges::greater(), &Island::serial); // The engine's order.
  for(const Island& island : islands_)
    for(const dBodyID body : island.bodies)
      for(dGeomID shape = dBodyGetFirstGeom(body); shape; shape = dBodyGetNextGeom(shape))
        bringToFront(shape);
}

void StepThreads::bringToFront(dGeomID shape)
{
  while(const dSpaceID space = dGeomGetSpace(shape))
  {
    std::uint64_t& last = dGeomIsSpace(shape) ? Access::impl(*static_cast<Space*>(dGeomGetData(shape))).broughtToFront
                                              : Access::impl(*static_cast<Shape*>(dGeomGetData(shape))).broughtToFront;
    if(std::exchange(last, world_.threadedSteps) == world_.threadedSteps)
      return; // As are the spaces around it.
    dSpaceRemove(space, shape);
    dSpaceAdd(space, shape); // At the front.
    shape = reinterpret_cast<dGeomID>(space);
  }
}

void StepThreads::work(Moves& moves)
{
  useEngine();
  const EngineMessages::Scope scope(*world_.messages);
  std::unique_lock lock(mutex_);
  for(;;)
  {
    changed_.wait(lock, [this] { return ending_ || !shared_.empty(); });
    if(ending_)
      return;
    Job* const job = takeShared(lock);
    runAll(job, moves);
    lock.lock();
  }
}

StepThreads::Job* StepThreads::takeShared(std::unique_lock<std::mutex>& lock)
{
  Job* const job = shared_.back();
  shared_.pop_back();
  lock.unlock();
  return job;
}

void StepThreads::wait(Signal& signal)
{
  std::unique_lock lock(mutex_);
  for(;;)
  {
    changed_.wait(lock, [&] { return signal.set || !shared_.empty(); });
    if(signal.set)
      return;
    Job* const job = takeShared(lock);
    runAll(job, moves_.front());
    lock.lock();
  }
}

void StepThreads::post(Job& job)
{
  if(now.owner == this)
  {
    job.next = now.posted;
    now.posted = &job;
    return;
  }
  {
    const std::lock_guard lock(mutex_);
    shared_.push_back(&job);
  }
  changed_.notify_one();
}

void StepThreads::runAll(Job* job, Moves& moves)
{
  now = {this, nullptr, &moves};
  while(job)
  {
    run(*job);
    job = now.posted;
    if(job)
      now.posted = job->next;
  }
  now = {};
}

void StepThreads::run(Job& job)
{
  job.started = true;
  now.moves->islandBegins = true;
  job.pending = 1; // Itself: what it posts and waits for is added while it runs.
  if(!job.function(job.context, job.index, reinterpret_cast<dCallReleaseeID>(&job)))
    job.failed = true;
  finish(&job);
}

void StepThreads::finish(Job* job)
{
  while(job && --job->pending == 0)
  {
    if(!job->started)
      return post(*job);
    if(job->fault)
      *job->fault = job->failed;
    if(job->signal)
    {
      {
        const std::lock_guard lock(mutex_);
        job->signal->set = true;
      }
      changed_.notify_all();
    }
    Job* const dependent = job->dependent;
    if(dependent && job->failed)
      dependent->failed = true;
    freeJob(*job);
    job = dependent;
  }
}

void StepThreads::reserve(std::size_t jobs)
{
  const std::lock_guard lock(mutex_);
  while(jobs_.size() < jobs)
    freeJobs_.push_back(&jobs_.emplace_back());
  freeJobs_.reserve(jobs_.size());
  shared_.reserve(jobs_.size());
}

StepThreads::Job& StepThreads::newJob()
{
  const std::lock_guard lock(mutex_);
  if(freeJobs_.empty())
  {
    freeJobs_.reserve(jobs_.size() + 1);
    return jobs_.emplace_back();
  }
  Job& job = *freeJobs_.back();
  freeJobs_.pop_back();
  return job;
}

void StepThreads::freeJob(Job& job)
{
  const std::lock_guard lock(mutex_);
  freeJobs_.push_back(&job);
}

} // namespace sparkwright::physics
