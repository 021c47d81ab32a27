#include "netserver/server/NetServer.h"

#include "netserver/server/AgentServer.h"
#include "netserver/server/GameServer.h"
#include "netserver/server/MonitorServer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace sparkwright
{

struct NetServer::Impl
{
  Impl(NetServerOptions o, AgentGateway& gateway, const FrameSource& frames, CommandSink& commands)
      : options(std::move(o)), log(gateway.log()), agents(options, gateway, frames),
        monitors(options, frames, commands, log, [this] { wake(); })
  {
  }

  void poll(double seconds);
  void wake() const;

  NetServerOptions options;
  Log& log;
  AgentServer agents;
  std::optional<GameServer> game;
  Socket wakeUp{::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)};
  MonitorServer monitors; ///< Its thread uses wakeUp.
  std::vector<pollfd> set;
  bool polled = false;     ///< `set` holds what poll() has found and nobody has looked at.
  bool hasMonitors = true; ///< `set` has the monitors, too.
  int turnsWithout = 0;    ///< Turns since it had them.
  bool more = false;   ///< There are whole messages that were not handled for fairness.
};

NetServer::NetServer(NetServerOptions options, AgentGateway& agents, const FrameSource& frames, CommandSink& commands)
    : impl_(std::make_unique<Impl>(std::move(options), agents, frames, commands))
{
}
NetServer::~NetServer() = default;

void NetServer::serveGame(GamePort& port)
{
  impl_->game.emplace(port, impl_->log, impl_->options.clock);
}

LocalText NetServer::listen()
{
  const NetServerOptions& o = impl_->options;
  LocalText problem = impl_->agents.clients().open(o.address, o.agentPort, o.furtherAgentPorts, o.agentsOverUdp);
  if(problem.empty())
    problem =
        impl_->monitors.clients().open(o.address, o.monitorPort, o.furtherMonitorPorts, o.monitorsOverUdp);
  return problem.empty() && impl_->game ? impl_->game->open(o.address, o.gamePort) : problem;
}

int NetServer::agentPort() const
{
  return impl_->agents.clients().port();
}
int NetServer::monitorPort() const
{
  return impl_->monitors.clients().port();
}

int NetServer::gamePort() const
{
  return impl_->game ? impl_->game->port() : 0;
}

void NetServer::Impl::poll(double seconds)
{
  set.clear();
  set.push_back({wakeUp.descriptor(), POLLIN, 0});
  agents.clients().addTo(set);
  if(game)
    game->clients().addTo(set);
  // Monitors that are being sent a message wait for their turn, which comes when that is done, or soon anyway.
  constexpr int mostTurnsWithout = 3;
  if(monitors.busy() && turnsWithout >= mostTurnsWithout)
    monitors.finish();
  hasMonitors = !monitors.busy();
  turnsWithout = hasMonitors ? 0 : turnsWithout + 1;
  if(hasMonitors)
    monitors.clients().addTo(set);
  timespec timeout{};
  timeout.tv_sec = static_cast<time_t>(seconds);
  timeout.tv_nsec = static_cast<long>((seconds - std::floor(seconds)) * 1e9);
  // On failure (a signal, no memory) nothing is known to be ready; the next turn asks again.
  if(::ppoll(set.data(), set.size(), &timeout, nullptr) < 0)
    for(pollfd& entry : set)
      entry.revents = 0;
  polled = true;
}

void NetServer::wait(double seconds)
{
  if(impl_->more)
    return;
  impl_->poll(std::clamp(seconds, 0.0, 3600.0));
}

void NetServer::Impl::wake() const
{
  const std::uint64_t one = 1;
  // It can only fail because the counter is full; then poll() wakes up anyway.
  [[maybe_unused]] const ssize_t written = ::write(wakeUp.descriptor(), &one, sizeof one);
}

void NetServer::wake()
{
  impl_->wake();
}

void NetServer::receive()
{
  if(!impl_->polled)
    impl_->poll(0);
  impl_->polled = false;

  const pollfd* set = impl_->set.data();
  if(set->revents)
  {
    std::uint64_t count = 0;
    [[maybe_unused]] const ssize_t got = ::read(impl_->wakeUp.descriptor(), &count, sizeof count);
  }
  bool newAgents = false, newGameClients = false, newMonitors = false;
  set = impl_->agents.clients().serve(set + 1, newAgents);
  if(impl_->game)
    set = impl_->game->clients().serve(set, newGameClients);
  const bool monitorsToo = impl_->hasMonitors && !impl_->monitors.busy();
  if(monitorsToo)
    impl_->monitors.clients().serve(set, newMonitors);
  if(newAgents)
    impl_->agents.accept();
  if(newGameClients)
    impl_->game->accept();
  impl_->more = impl_->agents.deliver();
  if(impl_->game)
  {
    impl_->more |= impl_->game->deliver();
    impl_->game->send(); // Those who wait for the next cycle are answered, too.
    impl_->game->close();
  }
  impl_->more |= monitorsToo && impl_->monitors.command();
  impl_->agents.close();
  if(!monitorsToo)
    return;
  impl_->monitors.close();
  if(newMonitors)
  {
    impl_->monitors.accept();
    impl_->more |= impl_->monitors.clients().isUdp(); // They come with their first words.
  }
}

void NetServer::sendPercepts()
{
  impl_->polled = false;
  impl_->agents.sendPercepts();
}

void NetServer::publish()
{
  impl_->monitors.publish();
}

void NetServer::endCycle()
{
  impl_->polled = false;
  impl_->agents.noteSkips();
  impl_->agents.close();
  if(impl_->game)
    impl_->game->endCycle();
}

void NetServer::refresh()
{
  impl_->polled = false;
  impl_->monitors.refresh();
  if(impl_->game)
    impl_->game->send();
}

bool NetServer::holdsCycle() const
{
  return impl_->agents.holdsStart() || (impl_->game && impl_->game->holdsCycle());
}

std::vector<NetServer::AgentRecord> NetServer::agentRecords() const
{
  return impl_->agents.records();
}

std::vector<ConnectionInfo> NetServer::connections() const
{
  std::vector<ConnectionInfo> out;
  impl_->agents.clients().list(out);
  impl_->monitors.clients().list(out);
  if(impl_->game)
    impl_->game->clients().list(out);
  return out;
}

} // namespace sparkwright
