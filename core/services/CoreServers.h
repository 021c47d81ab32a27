#pragma once

#include "core/services/ServerNode.h"

#include <optional>

namespace sparkwright
{

/// /sys/server/log: the World's Log for scripts.
class LogServer : public ServerNode
{
};

/// /sys/server/script
class ScriptServer : public ServerNode
{
};

/// /sys/server/random: the World's random numbers for scripts.
class RandomServer : public ServerNode
{
};

/// /sys/server/scene: which scene is simulated; its children are the scene importers.
class SceneServer : public ServerNode
{
};

/// /sys/server/physics
class PhysicsServer : public ServerNode
{
};

} // namespace sparkwright
