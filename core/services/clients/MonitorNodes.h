#pragma once

#include "core/services/ServerNode.h"

namespace sparkwright
{

/// /sys/server/monitor
class MonitorServerNode : public ServerNode
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
