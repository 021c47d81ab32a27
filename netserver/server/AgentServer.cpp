#include "netserver/server/AgentServer.h"

#include "core/agents/AgentTexts.h"
#include "core/agents/IntegratedAgents.h"
#include "core/object/Log.h"
#include "core/text/Number.h"

#include <algorithm>
#include <cstdio>
#include <tuple>

namespace sparkwright
{

AgentServer::AgentServer(const NetServerOptions& options, AgentGateway& agents, const FrameSource& frames)
    : agents_(agents), frames_(frames), udpTimeout_(options.udpTimeout), holdAgents_(options.holdAgents),
      numberByName_(options.numberByName), startHeld_(options.holdAgents > 0), clock_(options.clock)
{
}

void AgentServer::accept()
{
  if(list_.isCrowded())
    makeRoom();
  list_.accept(
      [this](Link link, std::string address)
      {
        ConnectionInfo info;
        if(!(startHeld_ && numberByName_))
          info.agent = agents_.addAgent(address);
        info.address = std::move(address);
        info.since = simulatedTime();
        auto client = std::make_unique<AgentClient>(std::move(link), std::move(info));
        client->silentSince = clock_();
        return client;
      });
}

/// Takes out those who have had time enough to ask for a robot and have none.
void AgentServer::makeRoom()
{
  constexpr double enough = 1; // s
  const double now = clock_();
  remove([&](const AgentClient& client) { return !client.wasTold && now - *client.silentSince > enough; });
}

template <class Leaves>
void AgentServer::remove(Leaves&& leaves)
{
  for(const auto& client : list_.clients())
  {
    client->leaving = leaves(*client);
    if(!client->leaving)
      continue;
    sayGoodbye(*client);
    agents_.removeAgent(client->agent);
  }
  list_.removeIf([](const AgentClient& client) { return client.leaving; });
  for(const LocalText& misfit : list_.takeMisfits())
    agents_.log().warning(misfit);
}

/// Before the start: keeps what is said until all are there.
bool AgentServer::gather()
{
  bool more = false;
  int joining = 0;
  for(const auto& client : list_.clients())
  {
    more |= listen(*client);
    joining += client->joins;
  }
  if(joining >= holdAgents_)
    start();
  return more;
}

/// @return whether there is more that can be read at once
bool AgentServer::listen(AgentClient& client)
{
  constexpr std::size_t mostEarly = 1 << 20; // Bytes.
  int handled = 0;
  for(; handled < messagesAtOnce && !client.floods; ++handled)
  {
    const auto message = client.next();
    if(!message)
      break;
    const Spoken spoken = agents_.inspect(*message);
    if(client.early.empty())
      client.name = spoken.name;
    client.joins = client.joins || spoken.done;
    client.earlyBytes += message->size() + sizeof(std::string);
    client.floods = client.earlyBytes > mostEarly;
    client.early.emplace_back(*message);
  }
  if(handled > 0)
    client.heard(clock_());
  return handled == messagesAtOnce && client.hasMessage();
}

/// All who are waited for are there.
void AgentServer::start()
{
  startHeld_ = false;
  std::vector<AgentClient*> order;
  for(const auto& client : list_.clients())
    order.push_back(client.get());
  // `Red 10` comes after `Red 2`; those without a name, and then those who have not said enough, stay as they came.
  const auto key = [](const AgentClient* client)
  {
    const std::string_view name = client->name;
    const std::size_t blank = std::min(name.rfind(' '), name.size());
    return std::tuple(!client->joins, name.empty(), name.substr(0, blank), toInteger(name.substr(blank)), name);
  };
  std::stable_sort(order.begin(), order.end(), [&](const auto* a, const auto* b) { return key(a) < key(b); });
  std::size_t luck = 0;
  for(std::size_t i = 0; i < order.size(); ++i)
  {
    luck += order[i]->name.empty() || (i > 0 && order[i]->name == order[i - 1]->name);
    enter(*order[i]);
  }
  if(luck > (order.size() > 1 ? 0u : 1u))
    agents_.log().warning(agentText("agent.noNames", luck));
}

void AgentServer::enter(AgentClient& client)
{
  client.agent = agents_.addAgent(client.info().address);
  client.setAgent(client.agent, simulatedTime());
  for(const std::string& message : client.early)
    agents_.deliver(client.agent, message);
  client.spoken = !client.early.empty();
  client.early = {};
}

bool AgentServer::deliver()
{
  if(startHeld_ && numberByName_)
    return gather();
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
      agents_.deliver(client->agent, *message);
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

void AgentServer::sendPercepts()
{
  const double now = clock_();
  // The newest first: programs that run several agents in one thread, and add another, look at the new connection as
  // soon as an older agent has its message. What is not there then makes them wait for ever in sync mode.
  const auto& clients = list_.clients();
  for(auto place = clients.rbegin(); place != clients.rend(); ++place)
  {
    const auto& client = *place;
    const std::string_view percepts = agents_.percepts(client->agent);
    if(percepts.empty() || !client->send(percepts))
      continue;
    agents_.perceptsSent(client->agent);
    client->told(now);
  }
}

void AgentServer::noteSkips()
{
  const FramePtr frame = frames_.frame();
  if(!frame)
    return;
  for(const AgentInfo& agent : frame->agents)
    if(agent.skipped > 0)
      for(const auto& client : list_.clients())
        if(client->agent == agent.id)
          client->setSkipped(agent.skipped);
}

void AgentServer::close()
{
  const std::vector<AgentId> unwanted = agents_.takeAgentsToClose();
  const double now = clock_();
  remove(
      [&](AgentClient& client)
      {
        const bool kicked = std::find(unwanted.begin(), unwanted.end(), client.agent) != unwanted.end();
        const bool silent = client.isUdp() && client.silentSince && now - *client.silentSince > udpTimeout_;
        if(silent)
          agents_.log().note(
              agentText("agent.silent", agentText("agent.namedWith", client.agent, client.info().address)));
        if(client.floods)
          agents_.log().warning(agentText("agent.floods", client.info().address));
        return kicked || silent || client.floods || client.isOver();
      });
}

void AgentServer::sayGoodbye(const AgentClient& client)
{
  NetServer::AgentRecord record = recordOf(client.info());
  const AnswerFigures& answers = record.info.answers;
  if(answers.told == 0)
    return;
  LocalText name = record.team.empty()
                       ? agentText("agent.named", client.agent)
                       : agentText("agent.namedWith", client.agent, record.team + ' ' + std::to_string(record.unum));
  const auto milliseconds = [](double seconds)
  {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", seconds * 1e3);
    return std::string(text);
  };
  agents_.log().note(agentText("agent.left", std::move(name), milliseconds(answers.median), milliseconds(answers.p99),
                               std::to_string(answers.missed), std::to_string(answers.told)));
  if(departed_.size() < NetServer::mostRecords)
    departed_.push_back(std::move(record));
}

NetServer::AgentRecord AgentServer::recordOf(ConnectionInfo info) const
{
  NetServer::AgentRecord record{std::move(info), {}, 0};
  const FramePtr frame = frames_.frame();
  if(!frame)
    return record;
  for(const AgentInfo& agent : frame->agents)
    if(agent.id == record.info.agent && agent.team != 0)
    {
      record.team = frame->game.team[agent.team - 1];
      record.unum = agent.unum;
    }
  return record;
}

double AgentServer::simulatedTime() const
{
  const FramePtr frame = frames_.frame();
  return frame ? frame->time : 0;
}

std::vector<NetServer::AgentRecord> AgentServer::records() const
{
  std::vector<NetServer::AgentRecord> records = departed_;
  for(const auto& client : list_.clients())
    if(NetServer::AgentRecord record = recordOf(client->info()); record.info.answers.told > 0)
      records.push_back(std::move(record));
  for(ConnectionInfo& info : connectionsInside(agents_))
    records.push_back(recordOf(std::move(info)));
  return records;
}

} // namespace sparkwright
