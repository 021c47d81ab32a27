#include "core/world/WorldParts.h"

#include "core/services/GameControlNodes.h"
#include "core/setup/StandardRegistry.h"

#include <utility>

namespace sparkwright
{

WorldParts::WorldParts(WorldOptions given)
    : options(std::move(given)), registry(standardRegistry(options.leagues)), plugins(options.pluginDirectories),
      agents(context, options.syncMode)
{
}

GameControlServer* WorldParts::gameControl()
{
  return dynamic_cast<GameControlServer*>(root->find("/sys/server/gamecontrol"));
}

} // namespace sparkwright
