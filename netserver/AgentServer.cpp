#include "netserver/AgentServer.h"

#include <algorithm>
#include <cstdio>
#include <ranges>

namespace sparkwright
{

namespace
{

NetServer::AgentRecord recordOf(ConnectionInfo info, const World& world)
{
  NetServer::AgentRecord record{std::move(info), {}, 0};
  const FramePtr frame = world.frame();
  for(const AgentInfo& agent : frame->agents)
    if(agent.id == record.info.agent && agent.team != 0)
    {
      record.team = frame->game.team[agent.team - 1];
      record.unum = agent.unum;
    }
  return record;
}

} // namespace

AgentServer::AgentServer(const NetServerOptions& options)
    : udpTimeout_(options.udpTimeout), holdAgents_(options.holdAgents), startHeld_(options.holdAgents > 0),
      clock_(options.clock)
{
}

void AgentServer::accept(World& world)
{
  if(list_.isCrowded())
    makeRoom(world);
  list_.accept(
      [this, &world](Link link, std::string address)
      {
        ConnectionInfo info;
        info.agent = world.addAgent(address);
        info.address = std::move(address);
        info.since = world.time();
        auto client = std::make_unique<AgentClient>(std::move(link), std::move(info));
        client->silentSince = clock_();
        return client;
      });
}

/// Takes out those who have had time enough to ask for a robot and have none.
void AgentServer::makeRoom(World& world)
{
  constexpr double enough = 1; // s
  const double now = clock_();
  remove(world, [&](const AgentClient& client) { return !client.wasTold && now - *client.silentSince > enough; });
}

template <class Leaves>
void AgentServer::remove(World& world, Leaves&& leaves)
{
  for(const auto& client : list_.clients())
  {
    client->leaving = leaves(*client);
    if(!client->leaving)
      continue;
    sayGoodbye(*client, world);
    world.removeAgent(client->agent);
  }
  list_.removeIf([](const AgentClient& client) { return client.leaving; });
}

bool AgentServer::deliver(World& world)
{
  bool more = false;
  int spoken = 0;
  double now = 0; // Asked for when somebody has spoken.
  for(const auto& client : list_.clients())
  {
    int handled = 0;
    while(handled < messagesAtOnce)
    {
      const auto message = client->next();
      if(!message)
        break;
      world.deliver(client->agent, *message);
      ++handled;
    }
    if(handled > 0)
      client->heard(now > 0 ? now : now = clock_());
    client->spoken |= handled > 0;
    spoken += client->spoken;
    more |= handled == messagesAtOnce && client->hasMessage();
  }
  startHeld_ = startHeld_ && spoken < holdAgents_;
  return more;
}

void AgentServer::sendPercepts(World& world)
{
  const double now = clock_();
  // The newest first: programs that run several agents in one thread, and add another, look at the new connection as
  // soon as an older agent has its message. What is not there then makes them wait for ever in sync mode.
  for(const auto& client : std::views::reverse(list_.clients()))
  {
    const std::string_view percepts = world.percepts(client->agent);
    if(percepts.empty() || !client->send(percepts))
      continue;
    world.perceptsSent(client->agent);
    client->told(now);
  }
}

void AgentServer::noteSkips(const World& world)
{
  for(const AgentInfo& agent : world.frame()->agents)
    if(agent.skipped > 0)
      for(const auto& client : list_.clients())
        if(client->agent == agent.id)
          client->setSkipped(agent.skipped);
}

void AgentServer::close(World& world)
{
  const std::vector<AgentId> unwanted = world.takeAgentsToClose();
  const double now = clock_();
  remove(world,
         [&](AgentClient& client)
         {
           const bool kicked = std::find(unwanted.begin(), unwanted.end(), client.agent) != unwanted.end();
           const bool silent = client.isUdp() && client.silentSince && now - *client.silentSince > udpTimeout_;
           if(silent)
             world.log().note("agent " + std::to_string(client.agent) + " (" + client.info().address +
                              ") has been silent for too long and counts as gone");
           return kicked || silent || client.isOver();
         });
}

void AgentServer::sayGoodbye(const AgentClient& client, World& world)
{
  NetServer::AgentRecord record = recordOf(client.info(), world);
  const AnswerFigures& answers = record.info.answers;
  if(answers.told == 0)
    return;
  std::string name = "agent " + std::to_string(client.agent);
  if(!record.team.empty())
    name += " (" + record.team + ' ' + std::to_string(record.unum) + ')';
  char figures[160];
  std::snprintf(figures, sizeof figures, " left: answers in %.1f ms (median), %.1f ms (99 %%); %llu of %llu cycles missed",
                answers.median * 1e3, answers.p99 * 1e3, static_cast<unsigned long long>(answers.missed),
                static_cast<unsigned long long>(answers.told));
  world.log().note(name + figures);
  if(departed_.size() < NetServer::mostRecords)
    departed_.push_back(std::move(record));
}

std::vector<NetServer::AgentRecord> AgentServer::records(const World& world) const
{
  std::vector<NetServer::AgentRecord> records = departed_;
  for(const auto& client : list_.clients())
    if(NetServer::AgentRecord record = recordOf(client->info(), world); record.info.answers.told > 0)
      records.push_back(std::move(record));
  for(ConnectionInfo& info : connectionsInside(world))
    records.push_back(recordOf(std::move(info), world));
  return records;
}

} // namespace sparkwright
