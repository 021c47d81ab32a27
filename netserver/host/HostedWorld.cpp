#include "netserver/host/HostedWorld.h"

#include "core/body/SpaceNode.h"
#include "core/body/WorldNode.h"
#include "core/object/Context.h"
#include "netserver/host/HostTexts.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

constexpr int portsToTry = 100;

/// Whether there is only what every scene has.
bool isEmpty(const Object& scene)
{
  return std::ranges::all_of(scene.children(),
                             [](const std::shared_ptr<Object>& child) {
                               return dynamic_cast<WorldNode*>(child.get()) || dynamic_cast<SpaceNode*>(child.get());
                             });
}

/// The file itself, or one with a number behind its name if there is one.
fs::path unusedPath(const fs::path& path)
{
  std::error_code error;
  fs::path unused = path;
  for(int i = 2; fs::exists(unused, error); ++i)
    unused = path.parent_path() / (path.stem().string() + '-' + std::to_string(i) + path.extension().string());
  return unused;
}

} // namespace

HostedWorld::HostedWorld(HostOptions options) : options_(std::move(options)), world_(options_.world) {}

void HostedWorld::report(Diagnostic::Severity severity, LocalText text, LocalText hint) const
{
  options_.report(Diagnostic::of(severity, {}, 0, 0, std::move(text), std::move(hint)));
}

bool HostedWorld::mount()
{
  bool done = true;
  for(const fs::path& place : options_.mounts)
    if(const auto problem = world_.mount(place); !problem.empty())
    {
      report(Diagnostic::Severity::Error, hostText("host.mount", place.string(), problem), hostText("host.mountHint"));
      done = false;
    }
  return done;
}

bool HostedWorld::load()
{
  if(!world_.load(options_.scene))
    return false;
  if(isEmpty(*world_.context().service<Object>()))
    report(Diagnostic::Severity::Warning, hostText("host.nothing", options_.scene, HostOptions::defaultScene));
  return true;
}

bool HostedWorld::prepare()
{
  bool done = true;
  if(!options_.serve.agentFormats.empty())
    if(const auto problem = world_.setAgentFormats(options_.serve.agentFormats); !problem.empty())
    {
      report(Diagnostic::Severity::Error, hostText("host.format", problem), hostText("host.formats"));
      done = false;
    }
  plan_.emplace(options_.serve, world_.settings(), world_.cycleSeconds());
  world_.setSyncMode(plan_->sync);
  world_.setTiming(plan_->timing);
  return done;
}

LocalText HostedWorld::open(NetServerOptions ports)
{
  net_ = std::make_unique<NetServer>(std::move(ports), world_, world_, world_);
  LocalText problem = net_->listen();
  if(!problem.empty())
    net_.reset();
  return problem;
}

LocalText HostedWorld::listen()
{
  LocalText problem = open(plan_->net);
  if(problem.empty())
    return problem;
  // A port that the command line or the set-up names stays; set-ups often name the usual one.
  const auto isFixed = [this](std::string_view option, int NetServerOptions::*port)
  {
    const int planned = plan_->net.*port;
    return options_.serve.isGiven(option) || planned == 0 || planned != options_.serve.net.*port;
  };
  const int agentStep = isFixed("--agent-port", &NetServerOptions::agentPort) ? 0 : 1;
  const int monitorStep = isFixed("--monitor-port", &NetServerOptions::monitorPort) ? 0 : 1;
  if(options_.takenPorts == HostOptions::TakenPorts::Next && agentStep + monitorStep > 0)
    for(int further = 1; further <= portsToTry; ++further)
    {
      NetServerOptions ports = plan_->net;
      ports.agentPort += agentStep * further;
      ports.monitorPort += monitorStep * further;
      if(std::max(ports.agentPort, ports.monitorPort) > 65535 || !open(ports).empty())
        continue;
      report(Diagnostic::Severity::Note, hostText("host.nextPorts", problem, net_->agentPort(), net_->monitorPort()));
      return {};
    }
  report(Diagnostic::Severity::Error, problem, hostText("host.ports"));
  return problem;
}

void HostedWorld::startRecording()
{
  const auto wanted = std::exchange(recordingWanted_, {});
  fs::path path;
  auto problem = world_.log().filePath(wanted->fileName, path);
  if(problem.empty())
  {
    if(options_.oldRecording == HostOptions::OldRecording::Keep)
      path = unusedPath(path);
    recording_ = std::make_unique<MonitorLog>(world_, cyclesPer(wanted->step, world_.cycleSeconds()));
    problem = recording_->open(path);
  }
  if(problem.empty())
    return report(Diagnostic::Severity::Note, hostText("host.recording", path.string()));
  recording_.reset();
  report(Diagnostic::Severity::Warning, hostText("host.noRecording", problem));
}

void HostedWorld::start()
{
  recordingWanted_ = world_.settings().monitorLog;
  control_.emplace(world_.cycleSeconds(), steadyClock());
  loop_.emplace(world_, *control_, net_.get(), steadyClock());
  loop_->setSyncTimeout(plan_->syncTimeout);
}

RunControl::Decision HostedWorld::turn(double longestWait)
{
  if(recordingWanted_ && control_->running())
    startRecording();
  const RunControl::Decision decision = loop_->turn(longestWait);
  if(decision == RunControl::Decision::Step && recording_)
    if(const std::string problem = recording_->publish(); !problem.empty())
    {
      world_.log().lost("the recording", problem);
      recording_.reset();
    }
  return decision;
}

} // namespace sparkwright
