#include "core/services/ControlNodes.h"

#include "core/object/ObjectTexts.h"
#include "core/services/ServiceRegistration.h"

#include <cmath>

namespace sparkwright
{

namespace
{

/// A port, or nothing and a refusal.
template<class Set>
CallResult withPort(const Arguments& a, Set set)
{
  const int port = a.integer(0);
  if(port < 0 || port > 65535)
    return CallResult::refuse(objectText("expected.port", a.text(0)));
  set(port);
  return {};
}

CallResult setSyncTimeout(AgentControlNode& node, const Arguments& a)
{
  const std::string policy = a.count() > 1 ? a.text(1) : "disconnect";
  if(policy != "skip" && policy != "disconnect")
    return CallResult::refuse(objectText("expected.policy", policy));
  const auto seconds = static_cast<double>(a.real(0));
  if(!(seconds >= 0) || !std::isfinite(seconds))
    return CallResult::refuse(objectText("expected.seconds", a.text(0)));
  node.syncTimeout = SyncTimeout{seconds, policy == "skip"};
  return {};
}

/// Changes the settings of agents' timing.
/// @param wanted  said if `set` returns false
template <class Set>
CallResult withTiming(AgentControlNode& node, const KeyIn<objectTextTable>& wanted, Set set)
{
  TimingSettings changed = node.timing.value_or(TimingSettings());
  if(!set(changed))
    return CallResult::refuse(objectText(wanted));
  node.timing = std::move(changed);
  return {};
}

/// The index-th value, ms, as seconds.
bool readMilliseconds(const Arguments& a, std::size_t index, double& seconds)
{
  const auto milliseconds = static_cast<double>(a.real(index));
  seconds = milliseconds / 1e3;
  return milliseconds >= 0 && seconds <= TimingSettings::longest;
}

CallResult setExpectedAgents(AgentControlNode& node, const Arguments& a)
{
  const int number = a.integer(0);
  if(number < 0 || number > 10000)
    return CallResult::refuse(objectText("expected.agents", a.text(0)));
  node.expectedAgents = number;
  return {};
}

void registerTiming(ClassBuilder<AgentControlNode>& agents)
{
  agents.method(
      "setEngine", {textParameter("engine", "plain")},
      "`reproducible`: runs depend on simulated times only, not on when messages arrive; the command line of the "
      "server wins, here and below.",
      [](AgentControlNode& n, const Arguments& a)
      { return withTiming(n, "expected.timing", [&](TimingSettings& e) { return e.readKind(a.text(0)).empty(); }); });
  agents.method(
      "setThinking", {textParameter("length", "20")},
      "Reproducible timing: how long agents think, ms of simulated time; `Red 3=12,Red=15,20` for some of a name; "
      "`reported`: as they say.",
      [](AgentControlNode& n, const Arguments& a) {
        return withTiming(n, "expected.thinking", [&](TimingSettings& e) { return e.readThinking(a.text(0)).empty(); });
      });
  agents
      .method("setReported", {floatParameter("least", "ms", "1"), floatParameter("factor", "", "1")},
              "Reproducible timing: of reported times, none is shorter, and each is multiplied with the factor.",
              [](AgentControlNode& n, const Arguments& a)
              {
                return withTiming(n, "expected.delay",
                                  [&](TimingSettings& e)
                                  {
                                    e.factor = a.count() > 1 ? static_cast<double>(a.real(1)) : 1;
                                    return readMilliseconds(a, 0, e.least) && e.factor >= 0 && e.factor <= 1e6;
                                  });
              })
      .arity(1, 2);
  agents.method(
      "setDelays", {floatParameter("sensor", "ms", "0"), floatParameter("effector", "ms", "0")},
      "Reproducible timing: from what is sensed to when the agent knows, and from the end of a thought to its effect.",
      [](AgentControlNode& n, const Arguments& a)
      {
        return withTiming(n, "expected.delay",
                          [&](TimingSettings& e)
                          { return readMilliseconds(a, 0, e.sensorDelay) && readMilliseconds(a, 1, e.effectorDelay); });
      });
  agents.method("setWaitingPercepts", {intParameter("number", "", "50")},
                "Reproducible timing: how many percepts wait for an agent that still thinks; older ones are left out.",
                [](AgentControlNode& n, const Arguments& a)
                {
                  return withTiming(n, "expected.percepts",
                                    [&](TimingSettings& e)
                                    {
                                      e.waiting = a.integer(0);
                                      return e.waiting >= 1 && e.waiting <= TimingSettings::mostWaiting;
                                    });
                });
  agents.method("setExpectedAgents", {intParameter("number", "", "0")},
                "No cycle begins before so many agents have connected and sent a message.", setExpectedAgents);
}

void registerServers(Registry& registry)
{
  ClassBuilder<NetControl>(registry, "oxygen/NetControl", {"SimControlNode"}, "Serves clients over a port.")
      .abstract()
      .method("setServerTypeTCP", {}, "Serves over TCP, as without a word; the command line of the server wins.",
              [](NetControl& n, const Arguments&) { n.udp = false; })
      .method("setServerTypeUDP", {}, "Serves over UDP: a client is whoever sends from an address and port of its own.",
              [](NetControl& n, const Arguments&) { n.udp = true; })
      .method("setServerPort", {intParameter("port")},
              "Port to listen on, 0 for any free one; the command line of the server wins.",
              [](NetControl& n, const Arguments& a) { return withPort(a, [&](int port) { n.port = port; }); })
      .method("getServerPort", {}, "The port that was set; nothing if none was.", [](NetControl& n, const Arguments&) {
        return n.port ? Value(static_cast<std::int64_t>(*n.port)) : Value();
      });

  ClassBuilder<AgentControlNode> agents(registry, "oxygen/AgentControl", {"NetControl"},
                                        "Serves agents: port, period of percepts, sync mode.");
  agents.named("AgentControl");
  agents.method("setSyncMode", {boolParameter("on", "false")},
                "Whether each cycle waits for (syn) of every agent; the command line of the server wins.",
                [](AgentControlNode& n, const Arguments& a) {
                  return withBoolean(a, [&](bool on) { n.syncMode = on; });
                });
  agents
      .method(
          "setSyncTimeout", {floatParameter("seconds", "s", "0"), textParameter("policy", "disconnect")},
          "How long a cycle waits for (syn) of an agent, wall time, 0 for ever. After that the agent is left out of "
          "the cycle (`skip`) or loses its connection (`disconnect`); the command line of the server wins.",
          setSyncTimeout)
      .arity(1, 2);
  agents.method("setUdpTimeout", {floatParameter("seconds", "s", "30")},
                "An agent that comes over UDP is gone when it has been silent for so long, wall time.",
                [](AgentControlNode& n, const Arguments& a) {
                  if(!(a.real(0) > 0) || !std::isfinite(a.real(0)))
                    return CallResult::refuse(objectText("expected.someSeconds", a.text(0)));
                  n.udpTimeout = static_cast<double>(a.real(0));
                  return CallResult{};
                });
  registerTiming(agents);
  booleanMethod(agents, "setMultiThreaded", "true",
                "Remembered: percepts are computed by one thread, with several beside the messages to monitors.",
                &AgentControlNode::multiThreaded);

  ClassBuilder<MonitorControlNode>(registry, "oxygen/MonitorControl", {"NetControl"},
                                   "Serves monitors and trainers: port and period of messages.")
      .named("MonitorControl");

  ClassBuilder<MonitorLoggerNode>(registry, "oxygen/MonitorLogger", {"SimControlNode"},
                                  "Writes what monitors are told into a file, every 0.2 s unless setStep says else.")
      .named("MonitorLogger")
      .method("setLogFileName", {textParameter("name", "sparkmonitor.log")},
              "Name of the file below the log directory of the program; empty: the preset.",
              [](MonitorLoggerNode& n, const Arguments& a) {
                n.fileName = a.text(0).empty() ? "sparkmonitor.log" : a.text(0);
              })
      .method("getLogFileName", {}, "Name of the file.",
              [](MonitorLoggerNode& n, const Arguments&) { return Value(n.fileName); });

  ClassBuilder<TrainControlNode>(registry, "oxygen/TrainControl", {"SimControlNode"},
                                 "Drives the behaviours below /usr/agent in place of connections.")
      .named("TrainControl");
}

void registerClients(Registry& registry)
{
  ClassBuilder<NetClient>(registry, "oxygen/NetClient", {"SimControlNode"},
                          "A connection to a server. The values are kept for programs that show remote scenes.")
      .abstract()
      .method("setServer", {textParameter("host", "127.0.0.1")}, "Host of the server.",
              [](NetClient& n, const Arguments& a) { n.server = a.text(0); })
      .method("getServer", {}, "Host of the server.", [](NetClient& n, const Arguments&) { return Value(n.server); })
      .method("setPort", {intParameter("port", "", "3200")}, "Port of the server.",
              [](NetClient& n, const Arguments& a) { return withPort(a, [&](int port) { n.port = port; }); })
      .method("getPort", {}, "Port of the server.",
              [](NetClient& n, const Arguments&) { return Value(static_cast<std::int64_t>(n.port)); })
      .method("setClientTypeTCP", {}, "Connects over TCP.", [](NetClient& n, const Arguments&) { n.udp = false; })
      .method("setClientTypeUDP", {}, "Connects over UDP.", [](NetClient& n, const Arguments&) { n.udp = true; });

  ClassBuilder<SparkMonitorClient>(registry, "SparkMonitorClient", {"NetClient"}, "Shows a scene that a server sends.");

  ClassBuilder<MonitorLogFileServer>(registry, "SparkMonitorLogFileServer", {"SimControlNode"},
                                     "Plays a recording. The values are kept for programs that play recordings.")
      .method("setFileName", {textParameter("file")}, "The recording.",
              [](MonitorLogFileServer& n, const Arguments& a) { n.fileName = a.text(0); })
      .method("pauseMode", {}, "Pauses, or goes on.",
              [](MonitorLogFileServer& n, const Arguments&) { n.paused = !n.paused; })
      .method("stepForward", {}, "One record on.", [](MonitorLogFileServer& n, const Arguments&) { ++n.position; })
      .method("stepBackward", {}, "One record back.",
              [](MonitorLogFileServer& n, const Arguments&) { n.position -= n.position > 0; })
      .method("playBackward", {}, "Plays backward, or forward again.",
              [](MonitorLogFileServer& n, const Arguments&) { n.backward = !n.backward; });
}

} // namespace

void registerControlClasses(Registry& registry)
{
  registerServers(registry);
  registerClients(registry);
}

} // namespace sparkwright
