#include "app/proxy/Proxy.h"

#include "core/text/EscapeControls.h"
#include "core/text/Json.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ostream>

namespace sparkwright
{

namespace
{

double milliseconds(double seconds) { return seconds * 1000; }

constexpr std::size_t maxDeparted = 1000; ///< Agents that have gone and are still in the report.

} // namespace

Proxy::Proxy(ProxyOptions options, Clock clock, std::ostream& log)
  : options_(std::move(options)), clock_(std::move(clock)), log_(log)
{
}

std::string Proxy::open()
{
  if(std::string problem = resolve(options_.host, options_.port, server_); !problem.empty())
    return problem;
  return listener_.listen(options_.listenAddress, options_.listenPort).english();
}

void Proxy::turn(double longestWait)
{
  polled_.clear();
  polled_.push_back({listener_.descriptor(), POLLIN, 0});
  for(const auto& agent : agents_)
    for(Connection* const side : {&agent->agent(), &agent->server()})
    {
      const short events = side->events();
      polled_.push_back({events ? side->descriptor() : -1, events, 0});
    }
  if(::poll(polled_.data(), polled_.size(), waitFor(longestWait)) < 0)
    for(pollfd& entry : polled_)
      entry.revents = 0;

  const double now = clock_();
  const pollfd* entry = polled_.data() + 1;
  for(const auto& agent : agents_)
  {
    for(Connection* const side : {&agent->agent(), &agent->server()})
    {
      if(entry->revents & POLLOUT)
        side->flush();
      if(entry->revents & ~POLLOUT)
        side->read();
      ++entry;
    }
    agent->forward(now);
  }
  if(polled_.front().revents)
    accept();
  remove();
}

/// Milliseconds for poll(), rounded up: one that is too short turns in vain.
int Proxy::waitFor(double longestWait) const
{
  double wait = longestWait;
  const double now = clock_();
  for(const auto& agent : agents_)
    if(const auto due = agent->deadline())
      wait = std::min(wait, *due - now);
  return static_cast<int>(std::ceil(milliseconds(std::max(0., wait))));
}

void Proxy::accept()
{
  for(;;)
  {
    Listener::Accepted accepted = listener_.accept();
    if(!accepted.socket.valid())
      return;
    Socket server;
    if(const std::string problem = startConnecting(server_, server); !problem.empty())
    {
      log_ << problem << std::endl;
      continue;
    }
    if(!options_.quiet)
      log_ << accepted.address << " has come" << std::endl;
    agents_.push_back(std::make_unique<ProxiedAgent>(Link(std::move(accepted.socket)), accepted.address,
                                                     std::move(server), options_));
  }
}

void Proxy::remove()
{
  for(auto& agent : agents_)
  {
    if(!agent->isOver())
      continue;
    hadAgents_ = true;
    const std::string name = escapeControls(agent->figures().name);
    if(agent->figures().told > 0) // Who was told nothing has nothing to report, and there may be any number of those.
    {
      departed_.push_back(agent->figures());
      departed_.back().gone = true;
      if(departed_.size() > maxDeparted)
        departed_.pop_front();
    }
    if(agent->serverGone() && agent->figures().told == 0)
      log_ << name << ": the server at " << addressText(server_)
           << " does not answer; start it, or name another one with --server" << std::endl;
    else if(!options_.quiet)
      log_ << name << (agent->serverGone() ? " was left by the server" : " has gone") << std::endl;
    agent.reset();
  }
  std::erase(agents_, nullptr);
}

std::vector<ThinkingFigures> Proxy::figures() const
{
  std::vector<ThinkingFigures> all(departed_.begin(), departed_.end());
  for(const auto& agent : agents_)
    all.push_back(agent->figures());
  return all;
}

std::string Proxy::report() const
{
  std::string text =
      "agent                    told    late   think ms: median     p99    most   processor ms: median     p99\n";
  for(const ThinkingFigures& agent : figures())
  {
    char line[200];
    std::snprintf(line, sizeof line, "%-20.20s %8llu %7llu %18.2f %7.2f %7.2f", escapeControls(agent.name).c_str(),
                  static_cast<unsigned long long>(agent.told), static_cast<unsigned long long>(agent.late),
                  milliseconds(agent.wall.quantile(0.5)), milliseconds(agent.wall.quantile(0.99)),
                  milliseconds(agent.wall.most()));
    text += line;
    if(agent.cpu.count() > 0)
    {
      std::snprintf(line, sizeof line, " %22.2f %7.2f", milliseconds(agent.cpu.quantile(0.5)),
                    milliseconds(agent.cpu.quantile(0.99)));
      text += line;
    }
    text += agent.gone ? "  gone\n" : "\n";
  }
  return text;
}

std::string Proxy::summary() const
{
  std::string text = "{ \"agents\": [";
  bool first = true;
  for(const ThinkingFigures& agent : figures())
  {
    char line[400];
    std::snprintf(line, sizeof line,
                  ", \"told\": %llu, \"late\": %llu, \"dropped\": %llu, "
                  "\"think_ms\": { \"median\": %.3f, \"p99\": %.3f, \"most\": %.3f }",
                  static_cast<unsigned long long>(agent.told), static_cast<unsigned long long>(agent.late), static_cast<unsigned long long>(agent.dropped),
                  milliseconds(agent.wall.quantile(0.5)), milliseconds(agent.wall.quantile(0.99)),
                  milliseconds(agent.wall.most()));
    text += std::exchange(first, false) ? "" : ",";
    text += "\n  { \"name\": ";
    appendJsonString(agent.name, text);
    text += line;
    if(agent.cpu.count() > 0)
    {
      std::snprintf(line, sizeof line, ", \"processor_ms\": { \"median\": %.3f, \"p99\": %.3f, \"most\": %.3f }",
                    milliseconds(agent.cpu.quantile(0.5)), milliseconds(agent.cpu.quantile(0.99)),
                    milliseconds(agent.cpu.most()));
      text += line;
    }
    text += " }";
  }
  return text + "\n] }\n";
}

} // namespace sparkwright
