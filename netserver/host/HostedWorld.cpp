#include "netserver/host/HostedWorld.h"

#include "core/agents/IntegratedAgents.h"
#include "core/body/SpaceNode.h"
#include "core/body/WorldNode.h"
#include "core/world/GamePort.h"
#include "netserver/host/HostTexts.h"
#include "netserver/socket/PortHolder.h"

#include <algorithm>
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
      world_(again ? std::move(again) : std::make_unique<World>(options_.world)), recordings_(options_, *world_)
{
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
  if(!recordings_.open())
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
    resumedAgents_ = std::make_unique<ResumedAgents>(*world_, recordings_.agents(), recordings_.commands(), point,
                                                     options_.resume.recorded);
    problem = resumedAgents_->reachMoment(options_.world.interrupt);
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
  AgentGateway& agents = resumedAgents_ ? *resumedAgents_ : recordings_.agents();
  net_ = std::make_unique<NetServer>(std::move(ports), agents, *world_, recordings_.commands());
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

bool HostedWorld::showPhysics()
{
  const bool wanted = physicsWanted_ || recordings_.wantPhysics() || (control_ && control_->wantsPhysics());
  if(wanted == showsPhysics_)
    return false;
  showsPhysics_ = wanted;
  world_->setPhysicsView(wanted);
  return true;
}

bool HostedWorld::isRecordedPartOver() const
{
  return resumedAgents_ && resumedAgents_->isOver(decision_ == RunControl::Decision::WaitForAgents);
}

bool HostedWorld::setPhysicsView(bool on)
{
  // What only a recording wants is nothing to see: a frame more of the same cycle would be recorded as well.
  return std::exchange(physicsWanted_, on) != on && showPhysics();
}

void HostedWorld::start()
{
  recordings_.wantMonitorLog(world_->settings().monitorLog);
  control_.emplace(world_->cycleSeconds(), steadyClock());
  loop_.emplace(*world_, *control_, net_.get(), steadyClock());
  loop_->setSyncTimeout(plan_->syncTimeout);
}

RunControl::Decision HostedWorld::turn(double longestWait)
{
  if(control_->running())
    recordings_.startMonitorLog();
  if(resumedAgents_)
  {
    resumedAgents_->feed();
    if(LocalText damage = resumedAgents_->damage(); !damage.empty() && !std::exchange(damageReported_, true))
      report(Diagnostic::Severity::Error, std::move(damage), hostText("host.damagedHint"));
  }
  decision_ = loop_->turn(longestWait);
  showPhysics();
  recordings_.record();
  if(decision_ == RunControl::Decision::Step)
    recordings_.publish();
  return decision_;
}

} // namespace sparkwright
