#include "netserver/host/HostedWorld.h"

#include "core/agents/IntegratedAgents.h"
#include "core/body/SpaceNode.h"
#include "core/body/WorldNode.h"
#include "core/files/FileService.h"
#include "core/frame/SceneAssets.h"
#include "core/world/GamePort.h"
#include "netserver/host/HostTexts.h"
#include "netserver/socket/PortHolder.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <map>
#include <set>
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

std::string utcTime()
{
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm parts{};
  char text[32] = "";
  if(::gmtime_r(&now, &parts))
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
  return text;
}

/// Finds the meshes of scenes for recordings. Its thread makes what it needs when it is called first.
RecordingWriter::Dress dressFrom(std::vector<fs::path> dataDirectories)
{
  struct Wardrobe
  {
    Log log;
    std::optional<SceneAssets> assets;
  };
  return [wardrobe = std::make_shared<Wardrobe>(), directories = std::move(dataDirectories)](SceneStructure& structure)
  {
    if(!wardrobe->assets)
      wardrobe->assets.emplace(directories, wardrobe->log);
    wardrobe->assets->dress(structure);
  };
}

/// The scenes, scripts and tables below the data directories that have been read, to be kept with a recording.
std::vector<Recorder::Attachment> filesOfRun(const FileService& files)
{
  constexpr std::uintmax_t largest = 1 << 20;
  static const std::map<std::string, std::string> types{
      {".rsg", "text/x-rsg"}, {".rb", "text/x-ruby"}, {".ros", "application/xml"}, {".toml", "application/toml"}};
  std::vector<Recorder::Attachment> all;
  for(const fs::path& directory : files.directories())
  {
    std::error_code error;
    const fs::path root = fs::canonical(directory, error);
    if(error)
      continue;
    for(fs::recursive_directory_iterator it(root, error), end; !error && it != end; it.increment(error))
    {
      std::error_code unreadable;
      const auto type = types.find(it->path().extension().string());
      if(type == types.end() || !files.hasRead(it->path().string()) || it->file_size(unreadable) > largest)
        continue;
      if(std::optional<std::string> text = files.read(it->path().string(), largest))
        all.push_back({it->path().lexically_relative(root).string(), type->second, std::move(*text)});
    }
  }
  std::ranges::sort(all, {}, &Recorder::Attachment::name);
  return all;
}

} // namespace

std::unique_ptr<World> HostedWorld::makeAgain(const HostOptions& options, const WorldState& state, LocalText& problem)
{
  auto world = std::make_unique<World>(optionsFor(state, options.world));
  for(const fs::path& place : options.mounts)
    world->mount(place);
  if(!world->load(state.scene))
  {
    problem = hostText("host.notAgain", state.scene);
    return nullptr;
  }
  if(!options.serve.agentFormats.empty())
    world->setAgentFormats(options.serve.agentFormats);
  const ServePlan plan(options.serve, world->settings(), world->cycleSeconds());
  world->setSyncMode(plan.sync);
  world->setTiming(plan.timing);
  problem = world->restoreState(state);
  return problem.empty() ? std::move(world) : nullptr;
}

void HostedWorld::removeOutsideAgents(World& world)
{
  std::set<AgentId> inside;
  for(const InsideAgent& agent : world.insideAgents())
    inside.insert(agent.agent);
  const FramePtr frame = world.frame();
  for(const AgentInfo& agent : frame->agents)
    if(agent.isLed() && !inside.contains(agent.id))
      world.removeAgent(agent.id);
  world.gamePort().removeAll();
}

HostedWorld::HostedWorld(HostOptions options, std::unique_ptr<World> again)
    : options_(std::move(options)), isAgain_(again != nullptr),
      world_(again ? std::move(again) : std::make_unique<World>(options_.world)), recordedAgents_(*world_, [this](AgentBytes bytes) { recordInput(std::move(bytes)); }),
      recordedCommands_(*world_, [this](AgentBytes bytes) { recordInput(std::move(bytes)); }),
      drawings_(*world_->context().service<DrawingService>())
{
}

/// What a client of the game does, for a recording.
static AgentBytes bytesOf(const RunInput& input)
{
  AgentBytes bytes;
  bytes.agent = input.agent;
  bytes.kind = input.kind == RunInput::Kind::GameJoin    ? AgentBytes::Kind::GameJoined
               : input.kind == RunInput::Kind::GameLeave ? AgentBytes::Kind::GameLeft
                                                         : AgentBytes::Kind::GameReceived;
  bytes.data = input.data;
  return bytes;
}

void HostedWorld::recordInput(AgentBytes bytes)
{
  bytes.time = world_->time();
  bytes.cycle = world_->cycles();
  recorder_->take(std::move(bytes));
}

void HostedWorld::report(Diagnostic::Severity severity, LocalText text, LocalText hint) const
{
  options_.report(Diagnostic::of(severity, {}, 0, 0, std::move(text), std::move(hint)));
}

bool HostedWorld::mount()
{
  bool done = true;
  for(const fs::path& place : options_.mounts)
    if(const auto problem = world_->mount(place); !problem.empty())
    {
      report(Diagnostic::Severity::Error, hostText("host.mount", place.string(), problem), hostText("host.mountHint"));
      done = false;
    }
  return done;
}

bool HostedWorld::load()
{
  if(!world_->load(options_.scene))
    return false;
  if(isEmpty(*world_->context().service<Object>()))
    report(Diagnostic::Severity::Warning, hostText("host.nothing", options_.scene, HostOptions::defaultScene));
  return true;
}

bool HostedWorld::prepare()
{
  bool done = true;
  if(!isAgain_ && !options_.serve.agentFormats.empty())
    if(const auto problem = world_->setAgentFormats(options_.serve.agentFormats); !problem.empty())
    {
      report(Diagnostic::Severity::Error, hostText("host.format", problem), hostText("host.formats"));
      done = false;
    }
  plan_.emplace(options_.serve, world_->settings(), world_->cycleSeconds());
  if(!isAgain_) // Else they are as they were.
  {
    world_->setSyncMode(plan_->sync);
    world_->setTiming(plan_->timing);
  }
  if(!options_.recording.file.empty() && !openRecording())
    return false;
  return (!options_.resume.point || resume()) && (!options_.kept.state || restore()) && done;
}

bool HostedWorld::restore()
{
  const WorldState& state = *options_.kept.state;
  if(const LocalText problem = world_->restoreState(state); !problem.empty())
  {
    report(Diagnostic::Severity::Error, hostText("host.noState", options_.kept.file.string(), problem),
           hostText("host.stateHint"));
    return false;
  }
  removeOutsideAgents(*world_);
  if(options_.serve.isGiven("--sync"))
    world_->setSyncMode(plan_->sync); // Else it is as it was.
  if(!state.whyInexact.empty())
    report(Diagnostic::Severity::Warning, hostText("host.stateInexact", state.whyInexact));
  report(Diagnostic::Severity::Note, hostText("host.restored", world_->time()));
  return true;
}

bool HostedWorld::resume()
{
  const std::shared_ptr<ResumePoint>& point = options_.resume.point;
  LocalText problem = world_->restoreState(point->state());
  if(problem.empty())
  {
    if(options_.serve.isGiven("--sync"))
      world_->setSyncMode(plan_->sync); // Else it is as in the recording.
    AgentGateway& agents =
        recorder_ && recorder_->recordsAgents() ? static_cast<AgentGateway&>(recordedAgents_) : *world_;
    CommandSink& commands =
        recorder_ && recorder_->recordsAgents() ? static_cast<CommandSink&>(recordedCommands_) : *world_;
    resumedAgents_ = std::make_unique<ResumedAgents>(*world_, agents, commands, point, options_.resume.recorded);
    problem = resumedAgents_->reachMoment();
  }
  if(!problem.empty())
  {
    report(Diagnostic::Severity::Error, hostText("host.noResume", options_.resume.file.string(), problem),
           hostText("host.resumeHint"));
    return false;
  }
  if(!point->state().whyInexact.empty())
    report(Diagnostic::Severity::Warning, hostText("host.inexact", point->state().whyInexact));
  report(Diagnostic::Severity::Note, hostText("host.resumed", world_->time(), resumedAgents_->freePlaces()));
  return true;
}

LocalText HostedWorld::open(NetServerOptions ports)
{
  const bool recorded = recorder_ && recorder_->recordsAgents();
  AgentGateway& agents = resumedAgents_ ? static_cast<AgentGateway&>(*resumedAgents_)
                         : recorded     ? static_cast<AgentGateway&>(recordedAgents_)
                                        : *world_;
  CommandSink& commands = recorded ? static_cast<CommandSink&>(recordedCommands_) : *world_;
  net_ = std::make_unique<NetServer>(std::move(ports), agents, *world_, commands);
  net_->serveGame(world_->gamePort());
  LocalText problem = net_->listen();
  if(!problem.empty())
    net_.reset();
  return problem;
}

/// Adds which programs have the ports of the plan.
LocalText HostedWorld::withHolders(LocalText problem) const
{
  const SocketTable table;
  const auto holderOf = [&table](int port, bool udp)
  {
    return port > 0 ? portHolderText(port, table.holdersOf(port, udp ? SocketTable::Kind::Udp : SocketTable::Kind::Tcp))
                    : LocalText();
  };
  LocalText holder = holderOf(plan_->net.agentPort, plan_->net.agentsOverUdp);
  if(holder.empty())
    holder = holderOf(plan_->net.monitorPort, plan_->net.monitorsOverUdp);
  return holder.empty() ? problem : hostText("host.held", std::move(problem), std::move(holder));
}

HostedWorld::FreePorts HostedWorld::freePorts() const
{
  const NetServerOptions& net = plan_->net;
  const auto freeFrom = [&net](int first, bool udp)
  { return nextFreePort(net.address, first, udp ? SocketTable::Kind::Udp : SocketTable::Kind::Tcp); };
  FreePorts ports{freeFrom(net.agentPort, net.agentsOverUdp), freeFrom(net.monitorPort, net.monitorsOverUdp)};
  if(ports.monitor == ports.agent && net.agentsOverUdp == net.monitorsOverUdp)
    ports.monitor = freeFrom(ports.agent + 1, net.monitorsOverUdp);
  return ports;
}

LocalText HostedWorld::listenOn(int agentPort, int monitorPort)
{
  if(loop_)
    loop_->setClients(nullptr);
  for(const ConnectionInfo& client : net_ ? net_->connections() : std::vector<ConnectionInfo>())
    if(client.agent > 0)
      world_->removeAgent(client.agent);
  net_.reset(); // Its ports may be among the new ones.
  plan_->net.agentPort = agentPort;
  plan_->net.monitorPort = monitorPort;
  LocalText problem = open(plan_->net);
  if(!problem.empty())
  {
    problem = withHolders(std::move(problem));
    report(Diagnostic::Severity::Error, problem, hostText("host.ports"));
  }
  replacedPorts_ = {};
  if(loop_)
    loop_->setClients(net_.get());
  return problem;
}

LocalText HostedWorld::listen()
{
  LocalText problem = open(plan_->net);
  if(problem.empty())
    return problem;
  problem = withHolders(std::move(problem));
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
      replacedPorts_ = problem;
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
  auto problem = world_->log().filePath(wanted->fileName, path);
  if(problem.empty())
  {
    if(options_.oldRecording == HostOptions::OldRecording::Keep)
      path = unusedPath(path);
    recording_ = std::make_unique<MonitorLog>(*world_, cyclesPer(wanted->step, world_->cycleSeconds()));
    problem = recording_->open(path);
  }
  if(problem.empty())
    return report(Diagnostic::Severity::Note, hostText("host.recording", path.string()));
  recording_.reset();
  report(Diagnostic::Severity::Warning, hostText("host.noRecording", problem));
}

RecordingInfo HostedWorld::recordingInfo(const std::string& version) const
{
  RecordingInfo info;
  info.version = version;
  info.scene = options_.scene;
  info.seed = options_.world.seed;
  info.started = utcTime();
  info.cycleSeconds = world_->cycleSeconds();
  for(const auto& [name, value] : options_.world.overrides)
    info.variables[name] = value;
  return info;
}

bool HostedWorld::openRecording()
{
  const HostOptions::Recording& wanted = options_.recording;
  std::string problem;
  std::unique_ptr<mcap::ByteSink> sink = mcap::writeTo(wanted.file, problem);
  if(!sink)
  {
    report(Diagnostic::Severity::Error, hostText("host.noRecording", problem), hostText("host.recordHint"));
    return false;
  }
  Recorder::Options options;
  options.patience = wanted.patience;
  options.agentBytes = wanted.agents;
  options.dress = dressFrom(options_.world.dataDirectories);
  recorder_ = std::make_unique<Recorder>(std::move(sink), recordingInfo(wanted.version), std::move(options));
  if(wanted.agents)
    world_->gamePort().setTap([this](const RunInput& input) { recordInput(bytesOf(input)); });
  for(Recorder::Attachment& file : filesOfRun(*world_->context().files))
    recorder_->take(std::move(file));
  report(Diagnostic::Severity::Note, hostText("host.recording", wanted.file.string()));
  if(wanted.drawingPort > 0)
    if(const LocalText taken = drawings_.listen(options_.serve.net.address, wanted.drawingPort); !taken.empty())
      report(Diagnostic::Severity::Warning, hostText("host.noDrawings", taken), hostText("host.drawingHint"));
  return true;
}

void HostedWorld::record()
{
  showPhysics();
  const auto tell = [this](const LocalText& problem)
  {
    if(!problem.empty())
      world_->log().lost("the recording", problem);
  };
  const DrawingsPtr drawings = drawings_.take();
  if(recorder_)
  {
    recorder_->take(world_->frame(), drawings);
    recordState();
    tell(recorder_->takeProblem());
  }
  if(ring_ && world_->cycles() > 0)
  {
    ring_->take(world_->frame(), drawings);
    tell(ring_->takeProblem());
  }
}

void HostedWorld::recordState()
{
  const double wanted = options_.recording.stateSeconds;
  const double since = world_->time() - stateRecordedAt_;
  if(wanted <= 0 || (stateRecorded_ && since >= 0 && since < wanted - world_->cycleSeconds() / 2))
    return;
  stateRecorded_ = true;
  stateRecordedAt_ = world_->time();
  recorder_->take(WorldStateRecord{world_->time(), world_->cycles(), world_->saveState().encode()});
}

/// How bodies are joined is in the details of physics: one frame with them is enough for each structure of a recording.
bool HostedWorld::showPhysics()
{
  const bool wanted = physicsWanted_ || (recorder_ && recorder_->wantsPhysics()) || (ring_ && ring_->wantsPhysics()) ||
                      (control_ && control_->wantsPhysics());
  if(wanted == showsPhysics_)
    return false;
  showsPhysics_ = wanted;
  world_->setPhysicsView(wanted);
  return true;
}

bool HostedWorld::setPhysicsView(bool on)
{
  physicsWanted_ = on;
  return showPhysics();
}

void HostedWorld::setRing(const HostOptions::Ring& wish)
{
  if(wish == ringWish_)
    return;
  const HostOptions::Ring before = std::exchange(ringWish_, wish);
  if(ring_ && wish.on && wish.folder == before.folder)
    return ring_->setLimit(wish.limit);
  ring_.reset();
  if(!wish.on || wish.folder.empty())
    return;
  RecordingRing::Options options;
  options.folder = wish.folder;
  options.limit = wish.limit;
  options.recorder.dress = dressFrom(options_.world.dataDirectories);
  options.attachments = filesOfRun(*world_->context().files);
  ring_ = std::make_unique<RecordingRing>(std::move(options), fs::path(options_.scene).stem().string(),
                                          recordingInfo(wish.version));
}

void HostedWorld::recordMessage(const Diagnostic& message)
{
  if(recorder_)
    recorder_->take(LogRecord{world_->time(), message});
  if(ring_)
    ring_->take(LogRecord{world_->time(), message});
}

void HostedWorld::finishRecording()
{
  if(!recorder_)
    return;
  if(const LocalText problem = recorder_->finish(); !problem.empty())
    world_->log().lost("the recording", problem);
}

void HostedWorld::start()
{
  recordingWanted_ = world_->settings().monitorLog;
  control_.emplace(world_->cycleSeconds(), steadyClock());
  loop_.emplace(*world_, *control_, net_.get(), steadyClock());
  loop_->setSyncTimeout(plan_->syncTimeout);
}

RunControl::Decision HostedWorld::turn(double longestWait)
{
  if(recordingWanted_ && control_->running())
    startRecording();
  if(resumedAgents_)
    resumedAgents_->feed();
  const RunControl::Decision decision = loop_->turn(longestWait);
  if(recorder_ || ring_)
    record();
  if(decision == RunControl::Decision::Step && recording_)
    if(const std::string problem = recording_->publish(); !problem.empty())
    {
      world_->log().lost("the recording", problem);
      recording_.reset();
    }
  return decision;
}

} // namespace sparkwright
