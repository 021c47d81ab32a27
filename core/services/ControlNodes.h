#pragma once

#include "core/services/RunSettings.h"
#include "core/services/SimulationServer.h"

#include <optional>
#include <string>

namespace sparkwright
{

/// Serves clients over a port. What the node says counts where the command line of the program says nothing.
class NetControl : public SimControlNode
{
public:
  std::optional<int> port;
  std::optional<bool> udp;
};

/// Agents: port, sync mode and who it waits for, and the period of their percepts.
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

/// Monitors: port and the period of what they are told.
class MonitorControlNode : public NetControl
{
};

/// Writes what monitors are told into a file.
class MonitorLoggerNode : public SimControlNode
{
public:
  MonitorLoggerNode() { step = 0.2; }
  std::string fileName = "sparkmonitor.log";
};

/// Drives the behaviours below /usr/agent in place of connections.
class TrainControlNode : public SimControlNode
{
};

/// The other end of a connection: what a monitor needs to know of its server.
class NetClient : public SimControlNode
{
public:
  std::string server = "127.0.0.1";
  int port = 3200;
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
