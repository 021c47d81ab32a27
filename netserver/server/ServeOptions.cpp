#include "netserver/server/ServeOptions.h"

#include "core/text/ReadNumber.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

/// `3200` or `3200,60001`: a port, and further ones.
std::string_view readPorts(const std::string& text, int& port, std::vector<int>& further)
{
  further.clear();
  for(std::size_t at = 0; at <= text.size();)
  {
    const std::size_t end = std::min(text.find(',', at), text.size());
    int& read = at == 0 ? port : further.emplace_back();
    if(!readNumber(text.substr(at, end - at), 0, 65535, read))
      return "a port, 0 to 65535 (0: any free one), or several with commas between them";
    at = end + 1;
  }
  return {};
}

std::string_view readTransport(const std::string& text, bool& udp)
{
  udp = text == "udp";
  return udp || text == "tcp" ? "" : "tcp or udp";
}

std::string_view readMilliseconds(const std::string& text, double& seconds)
{
  double milliseconds = 0;
  if(!readNumber(text, 0.0, TimingSettings::longest * 1e3, milliseconds))
    return "milliseconds, 0 to 10000";
  seconds = milliseconds / 1e3;
  return {};
}

constexpr ServeOption table[] = {
    {"--agent-port", "", "N[,N]", "port for agents [3100], and further ones; 0: any free one, see the log",
     [](ServeOptions& o, const std::string& v) { return readPorts(v, o.net.agentPort, o.net.furtherAgentPorts); }},
    {"--monitor-port", "--server-port", "N[,N]", "port for monitors and trainers [3200], e.g. 3200,60001",
     [](ServeOptions& o, const std::string& v) { return readPorts(v, o.net.monitorPort, o.net.furtherMonitorPorts); }},
    {"--game-port", "", "N", "port for strategies and displays [that of the game]; 0: any free one, see the log",
     [](ServeOptions& o, const std::string& v)
     { return std::string_view(readNumber(v, 0, 65535, o.net.gamePort.emplace()) ? "" : "a port, 0 to 65535"); }},
    {"--agent-type", "", "tcp|udp", "how agents connect [tcp]",
     [](ServeOptions& o, const std::string& v) { return readTransport(v, o.net.agentsOverUdp); }},
    {"--monitor-type", "--server-type", "tcp|udp", "how monitors connect [tcp]",
     [](ServeOptions& o, const std::string& v) { return readTransport(v, o.net.monitorsOverUdp); }},
    {"--udp-timeout", "", "SECONDS", "silence after which UDP clients are removed [30]",
     [](ServeOptions& o, const std::string& v)
     { return std::string_view(readNumber(v, 0.001, 1e9, o.net.udpTimeout) ? "" : "seconds, more than 0"); }},
    {"--agent-format", "", "FORMAT[,FORMAT]", "message formats of agents: sexp [sexp], json, or parsers of plugins",
     [](ServeOptions& o, const std::string& v)
     {
       o.agentFormats = v;
       return std::string_view(v.empty() ? "sexp, json or the name of a parser" : "");
     }},
    {"--sync", "", "", "each cycle waits for (syn) of every agent",
     [](ServeOptions& o, const std::string&)
     {
       o.sync = true;
       return std::string_view();
     }},
    {"--no-sync", "", "", "no cycle waits; overrides the set-up",
     [](ServeOptions& o, const std::string&)
     {
       o.sync = false;
       return std::string_view();
     }},
    {"--sync-timeout", "", "SECONDS", "how long a cycle waits for (syn), wall time; 0: for ever [0]",
     [](ServeOptions& o, const std::string& v)
     { return std::string_view(readNumber(v, 0.0, 1e9, o.syncTimeout.seconds) ? "" : "seconds, 0 or more"); }},
    {"--sync-policy", "", "disconnect|skip",
     "what happens to a late agent: disconnected, or misses a cycle [disconnect]",
     [](ServeOptions& o, const std::string& v)
     {
       o.syncTimeout.skip = v == "skip";
       return std::string_view(v == "skip" || v == "disconnect" ? "" : "disconnect or skip");
     }},
    {"--monitor-step", "", "CYCLES", "cycles (20 ms) between messages to monitors [2]",
     [](ServeOptions& o, const std::string& v)
     { return std::string_view(readNumber(v, 1, 100000, o.net.monitorStep) ? "" : "a number of cycles, 1 or more"); }},
    {"--wait-agents", "", "N", "agents that must have sent a message before the first cycle [0]",
     [](ServeOptions& o, const std::string& v)
     { return std::string_view(readNumber(v, 0, 10000, o.net.holdAgents) ? "" : "a number of agents"); }},
    {"--engine", "", "plain|reproducible", "agent timing: by arrival of messages, or by simulated times only [plain]",
     [](ServeOptions& o, const std::string& v) { return o.timing.readKind(v); }},
    {"--think", "", "MS|NAME=MS,...|reported", "reproducible: how long agents think, simulated ms [20]",
     [](ServeOptions& o, const std::string& v) { return o.timing.readThinking(v); }},
    {"--think-least", "", "MS", "reproducible: shortest reported time [1]",
     [](ServeOptions& o, const std::string& v) { return readMilliseconds(v, o.timing.least); }},
    {"--think-factor", "", "X", "reproducible: factor for reported times [1]",
     [](ServeOptions& o, const std::string& v)
     { return std::string_view(readNumber(v, 0.0, 1e6, o.timing.factor) ? "" : "a number, 0 or more"); }},
    {"--sensor-delay", "", "MS", "reproducible: from sensing to the percepts [0]",
     [](ServeOptions& o, const std::string& v) { return readMilliseconds(v, o.timing.sensorDelay); }},
    {"--effector-delay", "", "MS", "reproducible: from the end of a thought to its effect [0]",
     [](ServeOptions& o, const std::string& v) { return readMilliseconds(v, o.timing.effectorDelay); }},
    {"--waiting-percepts", "", "N", "reproducible: most percepts that wait while an agent thinks [50]",
     [](ServeOptions& o, const std::string& v)
     {
       return std::string_view(readNumber(v, 1, TimingSettings::mostWaiting, o.timing.waiting) ? ""
                                                                                               : "a number, 1 to 1000");
     }},
    {"--think-timeout", "", "SECONDS", "wall time after which an agent inside is stopped; 0: never [10]",
     [](ServeOptions& o, const std::string& v)
     { return std::string_view(readNumber(v, 0.0, 1e9, o.thinking.seconds) ? "" : "seconds, 0 or more"); }},
    {"--think-budget", "", "N", "steps of an agent's script per answer [1000000]; 0: no limit",
     [](ServeOptions& o, const std::string& v) {
       return std::string_view(readNumber<std::int64_t>(v, 0, INT64_MAX, o.thinking.steps) ? "" : "a number of steps");
     }},
};

} // namespace

std::span<const ServeOption> serveOptions()
{
  return table;
}

ServePlan::ServePlan(const ServeOptions& options, const RunSettings& setUp, double cycleSeconds)
    : net(options.net), sync(options.sync), syncTimeout(setUp.syncTimeout.value_or(options.syncTimeout))
{
  const auto decide = [&](std::string_view option, const auto& wanted, auto& value)
  {
    if(wanted && !options.isGiven(option))
      value = *wanted;
  };
  decide("--agent-port", setUp.agentPort, net.agentPort);
  decide("--monitor-port", setUp.monitorPort, net.monitorPort);
  decide("--agent-type", setUp.agentsOverUdp, net.agentsOverUdp);
  decide("--monitor-type", setUp.monitorsOverUdp, net.monitorsOverUdp);
  decide("--udp-timeout", setUp.udpTimeout, net.udpTimeout);
  if(setUp.monitorStep && !options.isGiven("--monitor-step"))
    net.monitorStep = cyclesPer(*setUp.monitorStep, cycleSeconds);
  if(!options.isGiven("--no-sync"))
    decide("--sync", setUp.syncMode, sync);
  if(options.isGiven("--sync-timeout"))
    syncTimeout.seconds = options.syncTimeout.seconds;
  if(options.isGiven("--sync-policy"))
    syncTimeout.skip = options.syncTimeout.skip;
  decide("--wait-agents", setUp.expectedAgents, net.holdAgents);
  timing = setUp.timing.value_or(TimingSettings());
  const auto overrule = [&](std::string_view option, auto TimingSettings::* member)
  {
    if(options.isGiven(option))
      timing.*member = options.timing.*member;
  };
  overrule("--engine", &TimingSettings::reproducible);
  overrule("--think", &TimingSettings::think);
  overrule("--think", &TimingSettings::reported);
  overrule("--think", &TimingSettings::table);
  overrule("--think-least", &TimingSettings::least);
  overrule("--think-factor", &TimingSettings::factor);
  overrule("--sensor-delay", &TimingSettings::sensorDelay);
  overrule("--effector-delay", &TimingSettings::effectorDelay);
  overrule("--waiting-percepts", &TimingSettings::waiting);
  net.numberByName = timing.reproducible;
}

} // namespace sparkwright
