#pragma once

#include "core/services/RunSettings.h"
#include "core/services/SimulationServer.h"
#include "core/services/StandardPorts.h"

#include <optional>
#include <string>

namespace sparkwright
{

/// Settings for serving clients over a port. The command line overrides them.
class NetControl : public SimControlNode
{
public:
  std::optional<int> port;
  std::optional<bool> udp;
};

/// Settings for agents: port, sync mode and its timeout, and the period of percepts.
class AgentControlNode : public NetControl
{
public:
  std::optional<bool> syncMode;
  std::optional<SyncTimeout> syncTimeout;
  std::optional<double> udpTimeout; ///< s
  std::optional<TimingSettings> timing;
  std::optional<int> expectedAgents;
  bool multiThreaded = true;
};

/// Settings for monitors: port and the period of messages.
class MonitorControlNode : public NetControl
{
};

/// Records the messages for monitors in a file.
class MonitorLoggerNode : public SimControlNode
{
public:
  MonitorLoggerNode() { step = 0.2; }
  std::string fileName = "sparkmonitor.log";
};

/// Runs the behaviours below /usr/agent.
class TrainControlNode : public SimControlNode
{
};

/// Settings of a monitor: the server that it connects to.
class NetClient : public SimControlNode
{
public:
  std::string server = "127.0.0.1";
  int port = standardMonitorPort;
  bool udp = false;
};

/// Shows a scene that a server sends.
class SparkMonitorClient : public NetClient
{
};

/// Plays a recording.
class MonitorLogFileServer : public SimControlNode
{
public:
  std::string fileName;
  bool paused = false;
  bool backward = false;
  long position = 0; ///< Records stepped so far, forward minus backward.
};

} // namespace sparkwright
