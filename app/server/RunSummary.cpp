#include "app/server/RunSummary.h"

#include "core/text/Json.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace sparkwright
{

namespace
{

std::string fixed(double value, int digits)
{
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  return text;
}

using Members = std::initializer_list<std::pair<const char*, std::string>>;

/// @param gap  before each member; with a line break in it, one stands before the closing brace, too
std::string object(const std::string& gap, const Members& members)
{
  std::string out;
  for(const auto& [name, value] : members)
    out += (out.empty() ? "{" + gap : "," + gap) + jsonString(name) + ": " + value;
  return out + (gap.front() == '\n' ? "\n}" : " }");
}

/// @param median,p99,most  s
std::string milliseconds(double median, double p99, double most)
{
  return object(" ", {{"median", fixed(median * 1e3, 3)}, {"p99", fixed(p99 * 1e3, 3)}, {"most", fixed(most * 1e3, 3)}});
}

std::string agentJson(const NetServer::AgentRecord& agent)
{
  const ConnectionInfo& info = agent.info;
  const AnswerFigures& answers = info.answers;
  return object(" ", {{"agent", std::to_string(info.agent)},
                      {"address", jsonString(info.address)},
                      {"team", jsonString(agent.team)},
                      {"number", std::to_string(agent.unum)},
                      {"connected_at", fixed(info.since, 2)},
                      {"messages", std::to_string(info.messages)},
                      {"told", std::to_string(answers.told)},
                      {"missed", std::to_string(answers.missed)},
                      {"longest_lag", std::to_string(answers.longestLag)},
                      {"answer_ms", milliseconds(answers.median, answers.p99, answers.most)}});
}

} // namespace

std::string RunSummary::json() const
{
  const double perCycle = load.cycles.count() > 0 ? 1e3 / static_cast<double>(load.cycles.count()) : 0;
  const CycleTimes& parts = load.parts;
  std::string list;
  for(const NetServer::AgentRecord& agent : agents)
    list += (list.empty() ? "\n    " : ",\n    ") + agentJson(agent);
  return object("\n  ", {{"version", jsonString(version)},
                         {"scene", jsonString(scene)},
                         {"seed", std::to_string(seed)},
                         {"cycles", std::to_string(cycles)},
                         {"simulated_seconds", fixed(simulatedSeconds, 2)},
                         {"wall_seconds", fixed(wallSeconds, 3)},
                         {"cpu_seconds", fixed(cpuSeconds, 3)},
                         {"agents_seen", std::to_string(agentsSeen)},
                         {"score_left", std::to_string(scoreLeft)},
                         {"score_right", std::to_string(scoreRight)},
                         {"cycle_ms", milliseconds(load.cycles.quantile(0.5), load.cycles.quantile(0.99), load.cycles.most())},
                         {"part_ms", object(" ", {{"act", fixed(parts.act * perCycle, 4)},
                                                  {"collide", fixed(parts.collide * perCycle, 4)},
                                                  {"solve", fixed(parts.solve * perCycle, 4)},
                                                  {"rule", fixed(parts.rule * perCycle, 4)},
                                                  {"publish", fixed(parts.publish * perCycle, 4)},
                                                  {"sense", fixed(parts.sense * perCycle, 4)}})},
                         {"agents", '[' + list + (list.empty() ? "]" : "\n  ]")}}) +
         '\n';
}

std::string writeAtomically(const std::filesystem::path& file, const std::string& text)
{
  const std::string target = file.string();
  std::string temporary = target + ".XXXXXX";
  const int descriptor = ::mkstemp(temporary.data());
  if(descriptor < 0)
    return target + ": " + std::strerror(errno);
  std::size_t done = 0;
  bool good = ::fchmod(descriptor, 0644) == 0;
  while(good && done < text.size())
  {
    const ssize_t count = ::write(descriptor, text.data() + done, text.size() - done);
    good = count > 0;
    done += good ? static_cast<std::size_t>(count) : 0;
  }
  good = good && ::fsync(descriptor) == 0;
  good = ::close(descriptor) == 0 && good;
  good = good && std::rename(temporary.c_str(), target.c_str()) == 0;
  if(good)
    return {};
  const std::string why = std::strerror(errno);
  ::unlink(temporary.c_str());
  return target + ": " + why;
}

} // namespace sparkwright
