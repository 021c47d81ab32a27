#include "app/server/ServerRun.h"

#include "app/server/libraries/ImageLibrary.h"
#include "app/server/libraries/WebLibrary.h"
#include "app/server/LogWriter.h"
#include "app/server/RunSummary.h"
#include "app/server/SignalWatch.h"
#include "core/game/Game.h"
#include "core/object/Context.h"
#include "core/run/RunFigures.h"
#include "core/setup/DataPath.h"
#include "core/text/Json.h"
#include "core/text/WriteFile.h"
#include "netserver/host/HostedWorld.h"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <optional>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr double longestWait = 1; // s

/// Where the clients of the game connect, such as strategies, for the log; empty for games without such clients.
std::string gameAddress(const NetServer& net, const std::string& address)
{
  return net.gamePort() > 0 ? ", game: " + address + ':' + std::to_string(net.gamePort()) : std::string();
}

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

bool isFast(const ServerOptions& options, const RunSettings& settings)
{
  const bool given = options.isGiven("--fast") || options.isGiven("--real-time");
  return given || !settings.realTime ? options.fast : !*settings.realTime;
}

/// Has the system end this process when the one that has started it ends, however that may be.
/// @return false if that has happened already
bool endWithParent(int parent)
{
  return parent == 0 || (::prctl(PR_SET_PDEATHSIG, SIGTERM) == 0 && ::getppid() == parent);
}

/// Writes lines for a program that watches the run to stdout (`--progress`).
class ProgressLines
{
public:
  explicit ProgressLines(bool on) : on_(on) {}

  void tellPorts(int agents, int monitors)
  {
    write("{\"agents\": " + std::to_string(agents) + ", \"monitors\": " + std::to_string(monitors) + '}');
  }
  /// At most twice a second of wall time.
  void tell(const Frame& frame)
  {
    constexpr double pause = 0.5; // s
    if(!on_ || clock_() - last_ < pause)
      return;
    last_ = clock_();
    char time[32];
    std::snprintf(time, sizeof time, "%.2f", frame.time);
    std::string line =
        std::string("{\"time\": ") + time + ", \"connected\": " + std::to_string(frame.agents.size());
    if(frame.game.present)
      line += ", \"score\": [" + std::to_string(frame.game.score[0]) + ", " + std::to_string(frame.game.score[1]) +
              "], \"mode\": " + jsonString(frame.game.mode);
    write(line + '}');
  }

private:
  void write(const std::string& line)
  {
    if(!on_)
      return;
    std::puts(line.c_str());
    std::fflush(stdout);
  }

  bool on_;
  Clock clock_ = steadyClock();
  double last_ = -1;
};

/// Opens the port for browsers. @return null if it cannot be, which is logged
std::unique_ptr<FrameBroadcast> startBroadcast(const ServerOptions& options, const WorldOptions& world,
                                               const std::string& scene, LogWriter& log)
{
  std::string missing;
  const StartBroadcast start = broadcastFromLibrary(world.pluginDirectories, missing);
  if(!start)
  {
    log.error("no pages for browsers: " + missing, "");
    return nullptr;
  }
  FrameBroadcast::Options wanted;
  wanted.address = options.webAddress;
  wanted.port = *options.webPort;
  wanted.hosts = options.webHosts;
  wanted.title = std::filesystem::path(scene).filename().string();
  wanted.dataDirectories = world.dataDirectories;
  LocalText problem;
  std::unique_ptr<FrameBroadcast> broadcast = start(wanted, problem);
  if(broadcast)
    log.note("to be watched in a browser: " + broadcast->url());
  else
    log.error(problem.english(), "give another port with --web=PORT, 0: any free one, or another --web-address");
  return broadcast;
}

enum class TurnEnd
{
  Good,
  Interrupted, ///< In the middle of a cycle: the World can only be destroyed.
  Failed       ///< And logged.
};

/// Turns until the end. @param broadcast  null: none
TurnEnd turn(HostedWorld& host, const ServerOptions& options, const std::atomic<bool>& stopped, LogWriter& log,
          ProgressLines& progress, FrameBroadcast* broadcast, RunSummary& summary)
{
  RunControl& control = host.control();
  if(isFast(options, host.world().settings()))
    control.setTargetSpeed(0);
  control.setEnd(options.until);
  if(options.untilReached)
    control.runUntil(*options.untilReached, host.world().frame());
  else
    control.run();
  try
  {
    summary.figures.see(host.world().frame(), 0);
    while(!stopped && !host.world().endRequested())
    {
      if(host.turn(longestWait) == RunControl::Decision::Finished)
      {
        summary.end = RunSummary::End::Time;
        break;
      }
      if(const FramePtr frame = host.world().frame())
      {
        summary.figures.see(frame, host.loop().lastCycleSeconds());
        progress.tell(*frame);
        if(broadcast)
        {
          broadcast->show(frame);
          for(const Diagnostic& note : broadcast->takeNotes())
            log.write(note);
        }
      }
      host.setPhysicsView(summary.figures.wantsPhysics());
      if(host.isRecordedPartDamaged())
        return TurnEnd::Failed;
      if(!options.thenLive && host.isRecordedPartOver())
      {
        summary.end = RunSummary::End::Time;
        log.note("the run ends where the recorded part ends; --then live goes on");
        break;
      }
      const LocalText reached = host.loop().takeReached();
      if(reached.empty())
        continue;
      summary.end = RunSummary::End::Reached;
      summary.reached = reached.english();
      log.note("the run ends: " + summary.reached);
      break;
    }
    if(stopped)
      summary.end = RunSummary::End::Stopped;
    return TurnEnd::Good;
  }
  catch(const CycleInterrupted&)
  {
    summary.end = RunSummary::End::Stopped;
    return TurnEnd::Interrupted;
  }
  catch(const std::exception& failure)
  {
    log.error(std::string("the run failed: ") + failure.what(), "");
    return TurnEnd::Failed;
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
  summary.edits = figures.edits;
}

void noteRecording(const std::filesystem::path& file, const Recorder::Figures& figures, LogWriter& log)
{
  char size[32];
  std::snprintf(size, sizeof size, "%.2f MB", static_cast<double>(figures.bytes) / 1e6);
  std::string line = "recorded: " + std::to_string(figures.frames) + " frames, " + size + " in " + file.string();
  if(figures.missing > 0)
    line += "; missing: " + std::to_string(figures.missing) + " frames";
  log.note(line);
}

} // namespace

WorldOptions worldOptions(const ServerOptions& options, std::uint64_t seed, std::vector<std::filesystem::path> data)
{
  WorldOptions world = worldOptionsOf(options);
  world.dataDirectories = std::move(data);
  world.seed = seed;
  world.initScripts = options.initScripts;
  world.makeImages = options.images ? imagesFromLibrary(world.pluginDirectories) : noImages();
  return world;
}

ExitCode runServer(const ServerOptions& options)
{
  LogWriter log(options.quiet);
  if(!endWithParent(options.parent))
  {
    log.error("process " + std::to_string(options.parent) + " has not started this one, or has ended", "");
    return ExitCode::RunFailed;
  }
  HostOptions settings;
  settings.scene = options.scene.empty() ? HostOptions::defaultScene : options.scene;
  settings.mounts = options.mounts;
  settings.serve = options;
  settings.report = [&log](const Diagnostic& diagnostic) { log.write(diagnostic); };
  std::filesystem::path missing;
  const std::vector<std::filesystem::path> data = findDataDirectories(options.data, missing);
  settings.world = worldOptions(options, options.seed, data);
  if(const std::optional<Diagnostic> problem = applyProject(settings))
  {
    log.write(*problem);
    return ExitCode::BadUsage;
  }
  if(!missing.empty() || (data.empty() && options.scene.empty()))
  {
    log.error("no data directory" + (missing.empty() ? std::string() : " `" + missing.string() + '`'),
              "name one with --data DIR or SPARKWRIGHT_DATA");
    return ExitCode::BadUsage;
  }
  // A fast run waits for the disk, rather than leaving out frames.
  settings.recording = {options.record, options.recordAgents, options.fast ? 1.0 : 0, SPARKWRIGHT_VERSION,
                        options.recordStates, options.drawingPort};
  settings.resume = options.resume;
  settings.kept.file = options.state;
  for(const auto& apply : {applyResume, applyKept})
    if(const std::optional<Diagnostic> problem = apply(settings))
    {
      log.write(*problem);
      return ExitCode::BadUsage;
    }
  raiseDescriptorLimit();
  if(settings.world.seed == 0)
    settings.world.seed = seedFromClock();

  RunSummary summary;
  summary.version = SPARKWRIGHT_VERSION;
  summary.scene = settings.scene;
  summary.seed = settings.world.seed;
  summary.figures = RunFigures(options.measured);

  std::atomic<bool> stopped = false, interrupt = false, loading = true, ended = false;
  std::atomic<NetServer*> waiting = nullptr;
  std::optional<HostedWorld> host; // Outlives the thread that wakes its network.
  const SignalWatch signals(
      [&](int signal)
      {
        stopped = true;
        if(NetServer* const sleeper = waiting)
          sleeper->wake();
        // A cycle may come to its end; one that takes longer is cut off.
        const double cycleEnd = steadyClock()() + 0.3;
        while(!loading && !ended && steadyClock()() < cycleEnd)
          std::this_thread::sleep_for(std::chrono::milliseconds(10));
        interrupt = true;
        // Scripts end by themselves. What else a load may be at work on has no end that can be waited for.
        const double patience = steadyClock()() + 2;
        while(loading && steadyClock()() < patience)
          std::this_thread::sleep_for(std::chrono::milliseconds(10));
        if(loading)
          std::_Exit(128 + signal);
      });
  settings.world.interrupt = &interrupt;
  World& world = host.emplace(std::move(settings)).world();
  world.log().setSink(
      [&log, &world, &host](const Diagnostic& diagnostic)
      {
        log.write(diagnostic, world.log());
        host->recordings().recordMessage(diagnostic);
      });
  const bool mounted = host->mount();
  const bool loaded = mounted && host->load();
  loading = false;
  if(stopped)
  {
    log.note("ended while " + summary.scene + " was loading");
    return ExitCode::RunFailed;
  }
  if(mounted && !loaded)
  {
    log.showHiddenErrors();
    log.error("could not load " + summary.scene, "the messages above say why");
  }
  if(!loaded || !host->prepare() || !host->listen().empty())
    return ExitCode::BadUsage;
  waiting = host->net();
  const std::string& address = options.net.address;
  log.note("agents: " + address + ':' + std::to_string(host->net()->agentPort()) + ", monitors: " + address + ':' +
           std::to_string(host->net()->monitorPort()) + gameAddress(*host->net(), address) + ", scene: " + summary.scene +
           ", seed: " + std::to_string(summary.seed));

  std::unique_ptr<FrameBroadcast> broadcast;
  if(options.webPort && !(broadcast = startBroadcast(options, host->options().world, summary.scene, log)))
    return ExitCode::BadUsage;

  ProgressLines progress(options.progress);
  progress.tellPorts(host->net()->agentPort(), host->net()->monitorPort());
  const double wallStart = steadyClock()(), cpuStart = cpuSeconds();
  host->start();
  const TurnEnd end = turn(*host, options, stopped, log, progress, broadcast.get(), summary);
  ended = true;
  const Game* const game = world.context().service<Game>();
  bool good = end != TurnEnd::Failed && !(game && game->hasFailed());
  summary.load = host->loop().load();
  summary.wallSeconds = steadyClock()() - wallStart;
  summary.cpuSeconds = cpuSeconds() - cpuStart;
  if(end == TurnEnd::Good)
    world.publish(); // With what was commanded after the last cycle.
  addFigures(world, summary);
  summary.agents = host->net()->agentRecords();
  log.note("done: " + std::to_string(summary.cycles) + " cycles");
  if(Recorder* const recorder = host->recordings().recorder())
  {
    host->recordings().finish();
    noteRecording(options.record, recorder->figures(), log);
  }
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
