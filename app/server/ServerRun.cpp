#include "app/server/ServerRun.h"

#include "app/server/LogLimiter.h"
#include "app/server/RunSummary.h"
#include "core/engine/DataPath.h"
#include "core/engine/Plugins.h"

#include <atomic>
#include <chrono>
#include <csignal>
#include <ctime>
#include <optional>
#include <pthread.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>
#include <sys/resource.h>
#include <thread>

namespace sparkwright
{

namespace
{

constexpr int linesPerSecond = 200;
constexpr double longestWait = 1; // s

/// Sends what a World has to say to stderr.
class LogWriter
{
public:
  explicit LogWriter(bool quiet)
      : logger_("server", std::make_shared<spdlog::sinks::stderr_sink_st>()), limiter_(linesPerSecond, steadyClock())
  {
    logger_.set_pattern("%H:%M:%S.%e %v");
    logger_.set_level(quiet ? spdlog::level::warn : spdlog::level::info);
  }

  void write(const Diagnostic& diagnostic)
  {
    const auto level = levelOf(diagnostic.severity);
    if(!logger_.should_log(level))
      return;
    long suppressed = 0;
    const bool pass = limiter_.pass(suppressed);
    if(suppressed > 0)
      logger_.warn("warning: {} messages left out", suppressed);
    if(pass)
      logger_.log(level, diagnostic.text());
  }

  void note(const std::string& text) { write({Diagnostic::Severity::Note, {}, 0, 0, text, {}}); }
  void error(const std::string& text, const std::string& hint)
  {
    write({Diagnostic::Severity::Error, {}, 0, 0, text, hint});
  }

private:
  static spdlog::level::level_enum levelOf(Diagnostic::Severity severity)
  {
    switch(severity)
    {
    case Diagnostic::Severity::Debug:
      return spdlog::level::debug;
    case Diagnostic::Severity::Note:
      return spdlog::level::info;
    case Diagnostic::Severity::Warning:
      return spdlog::level::warn;
    case Diagnostic::Severity::Error:
      break;
    }
    return spdlog::level::err;
  }

  spdlog::logger logger_;
  LogLimiter limiter_;
};

/// While it lives, SIGINT and SIGTERM call `stop` (from another thread) instead of ending the process.
class SignalWatch
{
public:
  explicit SignalWatch(std::function<void()> stop)
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
            stop();
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

/// Loads the scene and opens the ports; false (and said in the log) if something is wrong with them.
bool open(World& world, NetServer& net, const std::string& scene, LogWriter& log)
{
  if(!world.load(scene))
  {
    log.error("could not load " + scene, "the messages above say why");
    return false;
  }
  if(const std::string problem = net.listen(); !problem.empty())
  {
    log.error(problem, "end the other server, or choose others with --agent-port and --monitor-port (0: any free one)");
    return false;
  }
  return true;
}

/// Turns until the end; false (and said in the log) if the run failed.
bool turn(World& world, NetServer& net, const ServerOptions& options, const std::atomic<bool>& stopped, LogWriter& log)
{
  RunControl control(world.cycleSeconds(), steadyClock());
  if(options.fast)
    control.setTargetSpeed(0);
  control.setEnd(options.until);
  control.run();
  RunLoop loop(world, control, &net, steadyClock());
  try
  {
    while(!stopped && !world.endRequested() && loop.turn(longestWait) != RunControl::Decision::Finished)
      ;
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
  const World::Summary figures = world.summary();
  summary.cycles = world.cycles();
  summary.simulatedSeconds = world.time();
  summary.agentsSeen = figures.agentsSeen;
  summary.scoreLeft = figures.score[0];
  summary.scoreRight = figures.score[1];
}

} // namespace

WorldOptions worldOptions(const ServerOptions& options, std::uint64_t seed,
                          const std::optional<std::filesystem::path>& data)
{
  WorldOptions world;
  if(data)
    world.dataDirectories.push_back(*data);
  world.seed = seed;
  world.syncMode = options.sync;
  world.overrides = options.overrides;
  world.strict = options.strict;
  world.referenceSkew = options.referenceSkew;
  world.pluginDirectories = options.plugins;
  for(std::filesystem::path& directory : findPluginDirectories())
    world.pluginDirectories.push_back(std::move(directory));
  world.bundles = options.bundles;
  world.scriptBudget = options.scriptBudget;
  world.scriptMemory = options.scriptMemory << 20;
  return world;
}

ExitCode runServer(const ServerOptions& options)
{
  LogWriter log(options.quiet);
  const auto data = findDataDirectory(options.data);
  if(!data && (!options.data.empty() || options.scene.empty()))
  {
    log.error("no data directory" + (options.data.empty() ? std::string() : " `" + options.data.string() + '`'),
              "name one with --data DIR or SPARKWRIGHT_DATA");
    return ExitCode::BadUsage;
  }
  raiseDescriptorLimit();

  RunSummary summary;
  summary.version = SPARKWRIGHT_VERSION;
  summary.scene = options.scene.empty() ? std::string(ServerOptions::defaultScene) : options.scene;
  summary.seed = options.seed ? options.seed : seedFromClock();

  NetServer net(options.net);
  std::atomic<bool> stopped = false;
  const SignalWatch signals(
      [&]
      {
        stopped = true;
        net.wake();
      });
  World world(worldOptions(options, summary.seed, data));
  world.log().setSink([&log](const Diagnostic& diagnostic) { log.write(diagnostic); });
  if(!open(world, net, summary.scene, log))
    return ExitCode::BadUsage;
  const std::string& address = options.net.address;
  log.note("agents: " + address + ':' + std::to_string(net.agentPort()) + ", monitors: " + address + ':' +
           std::to_string(net.monitorPort()) + ", scene: " + summary.scene + ", seed: " + std::to_string(summary.seed));

  const double wallStart = steadyClock()(), cpuStart = cpuSeconds();
  bool good = turn(world, net, options, stopped, log);
  summary.wallSeconds = steadyClock()() - wallStart;
  summary.cpuSeconds = cpuSeconds() - cpuStart;
  addFigures(world, summary);
  log.note("done: " + std::to_string(summary.cycles) + " cycles");
  if(!options.summary.empty())
    if(const std::string problem = writeAtomically(options.summary, summary.json()); !problem.empty())
    {
      log.error("could not write the summary: " + problem, "name a file in a folder that can be written to");
      good = false;
    }
  return good ? ExitCode::Done : ExitCode::RunFailed;
}

} // namespace sparkwright
