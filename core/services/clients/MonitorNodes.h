#pragma once

#include "core/services/ServerNode.h"

namespace sparkwright
{

/// /sys/server/monitor
class MonitorServer : public ServerNode
{
};

class MonitorSystem : public ServerNode
{
};

class SexpMonitor : public MonitorSystem
{
public:
  bool rotationMatrix = false;
};

} // namespace sparkwright
