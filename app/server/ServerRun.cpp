#include "app/server/ServerRun.h"

#include "app/server/ImageLibrary.h"
#include "app/server/LogWriter.h"
#include "app/server/RunSummary.h"
#include "core/body/SpaceNode.h"
#include "core/body/WorldNode.h"
#include "core/object/Context.h"
#include "core/run/Project.h"
#include "core/setup/DataPath.h"
#include "core/setup/Plugins.h"
#include "core/text/WriteFile.h"
#include "netserver/server/MonitorLog.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <ctime>
#include <memory>
#include <optional>
#include <pthread.h>
#include <sys/resource.h>
#include <thread>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr double longestWait = 1; // s

/// While it lives, SIGINT and SIGTERM call `stop` with their number (from another thread) instead of ending the process.
class SignalWatch
{
public:
  explicit SignalWatch(std::function<void(int)> stop)
  {
    sigemptyset(&signals_);
    sigaddset(&signals_, SIGINT);
    sigaddset(&signals_, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals_, nullptr); // Threads started later inherit this.
    thread_ = std::thread(
        [this, stop = std::move(stop)]
        {
          int signal = 0;
          while(sigwait(&signals_, &signal) == 0 && !over_)
            stop(signal);
        });
  }
  ~SignalWatch()
  {
    over_ = true;
    pthread_kill(thread_.native_handle(), SIGTERM);
    thread_.join();
  }

private:
  sigset_t signals_;
  std::atomic<bool> over_ = false;
  std::thread thread_;
};

double cpuSeconds()
{
  timespec now{};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// Every connection is a descriptor: take as many as the system gives.
void raiseDescriptorLimit()
{
  rlimit limit{};
  if(::getrlimit(RLIMIT_NOFILE, &limit) == 0)
  {
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
  }
}

std::uint64_t seedFromClock()
{
  const auto now = std::chrono::system_clock::now().time_since_epoch().count();
  return static_cast<std::uint64_t>(now) | 1; // Never 0, which stands for no seed.
}

/// Whether there is only what every scene has.
bool isEmpty(const Object& scene)
{
  const auto isThereAnyway = [](const std::shared_ptr<Object>& child)
  { return dynamic_cast<WorldNode*>(child.get()) || dynamic_cast<SpaceNode*>(child.get()); };
  return std::ranges::all_of(scene.children(), isThereAnyway);
}

/// Mounts and loads; false (and said in the log) if something is wrong with it.
bool load(World& world, const ServerOptions& options, const std::string& scene, LogWriter& log)
{
  for(const std::filesystem::path& place : options.mounts)
    if(const std::string problem = world.mount(place); !problem.empty())
    {
      log.error("could not mount " + place.string() + ": " + problem, "name a directory or a zip archive");
      return false;
    }
  if(world.load(scene))
  {
    if(isEmpty(*world.context().service<Object>()))
      log.warning(scene + " has put nothing into the scene, so nothing will happen; load a set-up such as " +
                  std::string(ServerOptions::defaultScene) + ", or import scenes in your own");
    return true;
  }
  log.showHiddenErrors();
  log.error("could not load " + scene, "the messages above say why");
  return false;
}

/// Options with what a project says in place of its file; the command line wins. Nothing (and said in the log) if it
/// cannot be read.
std::optional<ServerOptions> withProject(ServerOptions options, LogWriter& log)
{
  if(options.scene.empty())
    options.scene = ServerOptions::defaultScene;
  if(!isProject(options.scene))
    return options;
  Diagnostic problem;
  const std::optional<Project> project = readProject(options.scene, problem);
  if(!project)
  {
    log.error(problem.text(), "");
    return std::nullopt;
  }
  options.scene = sceneOf(*project, options.scene);
  if(options.seed == 0)
    options.seed = project->seed;
  options.overrides.insert(options.overrides.begin(), project->variables.begin(), project->variables.end());
  return options;
}

bool isFast(const ServerOptions& options, const RunSettings& settings)
{
  const bool given = options.isGiven("--fast") || options.isGiven("--real-time");
  return given || !settings.realTime ? options.fast : !*settings.realTime;
}

/// Starts the recording that the set-up asks for; nullptr if it asks for none or it cannot be written.
std::unique_ptr<MonitorLog> startRecording(World& world, const RunSettings& settings, LogWriter& log)
{
  if(!settings.monitorLog)
    return nullptr;
  std::filesystem::path path;
  auto recording = std::make_unique<MonitorLog>(world, cyclesPer(settings.monitorLog->step, world.cycleSeconds()));
  std::string problem = world.log().filePath(settings.monitorLog->fileName, path).english();
  if(problem.empty())
    problem = recording->open(path);
  if(problem.empty())
  {
    log.note("recording to " + path.string());
    return recording;
  }
  log.warning("nothing is recorded: " + problem);
  return nullptr;
}

/// Turns until the end; false (and said in the log) if the run failed.
bool turn(World& world, NetServer& net, const ServerOptions& options, SyncTimeout syncTimeout,
          const std::atomic<bool>& stopped, LogWriter& log, RunLoop::Load& load)
{
  const RunSettings settings = world.settings();
  std::unique_ptr<MonitorLog> recording = startRecording(world, settings, log);
  RunControl control(world.cycleSeconds(), steadyClock());
  if(isFast(options, settings))
    control.setTargetSpeed(0);
  control.setEnd(options.until);
  control.run();
  RunLoop loop(world, control, &net, steadyClock());
  loop.setSyncTimeout(syncTimeout);
  try
  {
    while(!stopped && !world.endRequested())
    {
      const RunControl::Decision decision = loop.turn(longestWait);
      if(decision == RunControl::Decision::Finished)
        break;
      if(decision != RunControl::Decision::Step || !recording)
        continue;
      if(const std::string problem = recording->publish(); !problem.empty())
      {
        world.log().lost("the recording", problem);
        recording.reset();
      }
    }
    load = loop.load();
    return true;
  }
  catch(const std::exception& failure)
  {
    log.error(std::string("the run failed: ") + failure.what(), "");
    return false;
  }
}

void addFigures(const World& world, RunSummary& summary)
{
  summary.game = world.frame()->game;
  const World::Summary figures = world.summary();
  summary.cycles = world.cycles();
  summary.simulatedSeconds = world.time();
  summary.agentsSeen = figures.agentsSeen;
  summary.scoreLeft = figures.score[0];
  summary.scoreRight = figures.score[1];
}

} // namespace

WorldOptions worldOptions(const ServerOptions& options, std::uint64_t seed, std::vector<std::filesystem::path> data)
{
  WorldOptions world;
  world.dataDirectories = std::move(data);
  world.logDirectory = options.logDirectory;
  world.seed = seed;
  world.syncMode = options.sync;
  world.threads = options.threads;
  world.largestExactIsland = options.largestExactIsland;
  world.overrides = options.overrides;
  world.strict = options.strict;
  world.referenceSkew = options.referenceSkew;
  world.pluginDirectories = options.plugins;
  for(std::filesystem::path& directory : findPluginDirectories())
    world.pluginDirectories.push_back(std::move(directory));
  if(options.images)
    world.makeImages = imagesFromLibrary(world.pluginDirectories);
  else
    world.makeImages = [](std::string& problem)
    {
      problem = "the server was started with --images off";
      return nullptr;
    };
  world.bundles = options.bundles;
  world.scriptBudget = options.scriptBudget;
  world.scriptSeconds = options.scriptSeconds;
  world.scriptMemory = options.scriptMemory << 20;
  world.thinking = options.thinking;
  return world;
}

ExitCode runServer(const ServerOptions& given)
{
  LogWriter log(given.quiet);
  const std::optional<ServerOptions> resolved = withProject(given, log);
  if(!resolved)
    return ExitCode::BadUsage;
  const ServerOptions& options = *resolved;
  std::filesystem::path missing;
  const std::vector<std::filesystem::path> data = findDataDirectories(options.data, missing);
  if(!missing.empty() || (data.empty() && given.scene.empty()))
  {
    log.error("no data directory" + (missing.empty() ? std::string() : " `" + missing.string() + '`'),
              "name one with --data DIR or SPARKWRIGHT_DATA");
    return ExitCode::BadUsage;
  }
  raiseDescriptorLimit();

  RunSummary summary;
  summary.version = SPARKWRIGHT_VERSION;
  summary.scene = options.scene;
  summary.seed = options.seed ? options.seed : seedFromClock();

  std::atomic<bool> stopped = false, loading = true;
  std::atomic<NetServer*> waiting = nullptr;
  std::unique_ptr<NetServer> net; // Outlives the thread that wakes it.
  const SignalWatch signals(
      [&](int signal)
      {
        stopped = true;
        if(NetServer* const sleeper = waiting)
          sleeper->wake();
        // Scripts end by themselves. What else a load may be at work on has no end that can be waited for.
        const double patience = steadyClock()() + 2;
        while(loading && steadyClock()() < patience)
          std::this_thread::sleep_for(std::chrono::milliseconds(10));
        if(loading)
          std::_Exit(128 + signal);
      });
  WorldOptions settings = worldOptions(options, summary.seed, data);
  settings.interrupt = &stopped;
  World world(std::move(settings));
  world.log().setSink([&log, &world](const Diagnostic& diagnostic) { log.write(diagnostic, world.log()); });
  const bool loaded = load(world, options, summary.scene, log);
  loading = false;
  if(stopped)
  {
    log.note("ended while " + summary.scene + " was loading");
    return ExitCode::RunFailed;
  }
  if(!loaded)
    return ExitCode::BadUsage;
  if(!options.agentFormats.empty())
    if(const std::string problem = world.setAgentFormats(options.agentFormats); !problem.empty())
    {
      log.error("--agent-format: " + problem, "name sexp, json, or a parser of a plugin that --bundle loads");
      return ExitCode::BadUsage;
    }
  const ServePlan plan(options, world.settings(), world.cycleSeconds());
  world.setSyncMode(plan.sync);
  world.setTiming(plan.timing);
  net = std::make_unique<NetServer>(plan.net, world, world, world);
  waiting = net.get();
  if(const std::string problem = net->listen().english(); !problem.empty())
  {
    log.error(problem, "end the other server, or choose others with --agent-port and --monitor-port (0: any free one)");
    return ExitCode::BadUsage;
  }
  const std::string& address = options.net.address;
  log.note("agents: " + address + ':' + std::to_string(net->agentPort()) + ", monitors: " + address + ':' +
           std::to_string(net->monitorPort()) + ", scene: " + summary.scene + ", seed: " + std::to_string(summary.seed));

  const double wallStart = steadyClock()(), cpuStart = cpuSeconds();
  bool good = turn(world, *net, options, plan.syncTimeout, stopped, log, summary.load);
  summary.wallSeconds = steadyClock()() - wallStart;
  summary.cpuSeconds = cpuSeconds() - cpuStart;
  if(good)
    world.publish(); // With what was commanded after the last cycle.
  addFigures(world, summary);
  summary.agents = net->agentRecords();
  log.note("done: " + std::to_string(summary.cycles) + " cycles");
  if(!options.summary.empty())
    if(const std::string problem = writeAtomically(options.summary, summary.json()); !problem.empty())
    {
      log.error("could not write the summary: " + problem, "name a file in a folder that can be written to");
      good = false;
    }
  world.log().flush();
  good = good && world.log().lostFiles() == 0;
  return good ? ExitCode::Done : ExitCode::RunFailed;
}

} // namespace sparkwright
