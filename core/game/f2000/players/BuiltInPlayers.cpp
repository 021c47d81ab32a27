#include "core/game/f2000/players/BuiltInPlayers.h"

#include "core/game/f2000/players/Goalkeeper.h"
#include "core/game/f2000/players/Localiser.h"
#include "core/game/f2000/players/Patrol.h"
#include "core/game/f2000/players/Slalom.h"
#include "core/game/f2000/players/Striker.h"
#include "core/game/f2000/plugins/PluginRegistry.h"

namespace sparkwright::f2000
{

namespace
{

template<class Player>
void add(PluginRegistry& registry, const char* id, const char* description)
{
  PluginInfo info;
  info.kind = PluginKind::Player;
  info.id = id;
  info.description = description;
  registry.add(std::move(info), [] { return std::shared_ptr<void>(std::shared_ptr<PlayerPlugin>(std::make_shared<Player>())); });
}

} // namespace

void addBuiltInPlayers(PluginRegistry& registry)
{
  add<Goalkeeper>(registry, "goalkeeper", "Guards its goal by one of six policies");
  add<Striker>(registry, "striker", "Fetches the ball and shoots at the other goal");
  add<Slalom>(registry, "slalom", "Brings the ball between two obstacles and into the other goal");
  add<Localiser>(registry, "localiser", "Drives around in a square and finds out where it is");
  add<Patrol>(registry, "patrol", "Drives around in a square");
}

} // namespace sparkwright::f2000
