#include "app/proxy/ProxiedAgent.h"

#include <cstdio>
#include <utility>

namespace sparkwright
{

namespace
{

/// What an agent may say during one thought, bytes; more is dropped. Agents of the league say less than 2,000.
constexpr std::size_t mostPerThought = 64u << 10;

} // namespace

ProxiedAgent::ProxiedAgent(Link agent, std::string address, Socket server, const ProxyOptions& options)
  : options_(options), agent_(std::move(agent), {}), server_(Link(std::move(server)), {})
{
  figures_.name = std::move(address);
}

std::optional<double> ProxiedAgent::deadline() const
{
  if(!thinking_ || options_.cycle <= 0)
    return std::nullopt;
  return thinkingSince_ + options_.cycle;
}

void ProxiedAgent::forward(double now)
{
  // What was said before the time was over counts, so the agent comes first.
  while(const auto message = agent_.next())
    hear(*message, now);
  if(const auto due = deadline(); due && now >= *due)
  {
    ++figures_.late;
    answer_.clear();
    endThought(answer_, now);
    sendToServer(answer_);
  }
  while(const auto message = server_.next())
    tell(*message, now);
}

void ProxiedAgent::tell(std::string_view message, double now)
{
  if(!std::exchange(toldBefore_, true))
    process_ = AgentProcess::behind(agent_.descriptor());
  ++figures_.told;
  thinking_ = true;
  thinkingSince_ = now;
  cpuBefore_ = process_.cpuSeconds();
  saidInThought_ = 0;
  if(!agent_.send(message))
    ++figures_.dropped;
}

void ProxiedAgent::hear(std::string_view message, double now)
{
  saidInThought_ += message.size();
  if(saidInThought_ > mostPerThought)
  {
    ++figures_.dropped;
    return;
  }
  // Before the first percepts there is nothing to be counted.
  if(!toldBefore_)
  {
    sendToServer(message);
    return;
  }
  bool synced = false;
  answer_.clear();
  reader_.start(message);
  while(reader_.next())
  {
    const MessageReader::List list = reader_.list();
    if(list.name() == "syn")
    {
      synced = true;
      continue;
    }
    if(list.name() == "init")
      learnName(list);
    answer_ += reader_.source();
  }
  if(synced && thinking_)
    endThought(answer_, now);
  if(!answer_.empty())
    sendToServer(answer_);
}

/// Appends what ends a thought for the server.
void ProxiedAgent::endThought(std::string& answer, double now)
{
  thinking_ = false;
  const double wall = now - thinkingSince_;
  figures_.wall.add(wall);
  std::optional<double> cpu;
  if(const auto after = process_.cpuSeconds(); after && cpuBefore_)
    figures_.cpu.add(cpu.emplace(*after - *cpuBefore_));
  const std::optional<double> charged = options_.tell == ProxyOptions::Tell::Wall  ? std::optional(wall)
                                        : options_.tell == ProxyOptions::Tell::Cpu ? cpu
                                                                                   : std::nullopt;
  if(charged)
  {
    char text[40];
    std::snprintf(text, sizeof text, "(think %.3f)", *charged * 1000);
    answer += text;
  }
  answer += "(syn)";
}

void ProxiedAgent::learnName(const MessageReader::List& list)
{
  const std::string_view team = list.sublist("teamname").atom(0);
  if(!team.empty())
    figures_.name = std::string(team.substr(0, 40)) + ' ' + std::to_string(list.sublist("unum").integer(0));
}

bool ProxiedAgent::sendToServer(std::string_view message)
{
  const bool sent = server_.send(message);
  figures_.dropped += !sent;
  return sent;
}

} // namespace sparkwright
