#pragma once

#include "core/game/GameAspect.h"
#include "core/services/ServerNode.h"

#include <filesystem>
#include <memory>
#include <string>

namespace sparkwright
{

class Object;
class Registry;

namespace simurosot
{

class SimurosotGame;

/// Gives the Simurosot variables the values of a league, before the scene is built.
class ProfileNode : public ServerNode
{
public:
  /// @param league  by its name, or a league file: in the data directories, or anywhere
  CallResult load(const std::string& league);
};

/// A match: begins when this node is linked, and ends when it is unlinked.
class MatchNode : public GameAspect
{
public:
  MatchNode();
  ~MatchNode() override;

  /// Another referee: a shared library (sparkwright_referee.h) in a folder `referees` beside that of plugins; empty: the
  /// one that is built in.
  CallResult setReferee(const std::string& library);
  /// Lets a strategy run inside the simulator: a library in a folder `strategies` beside that of plugins.
  CallResult setStrategy(const std::string& team, const std::string& library);

protected:
  void onLink() override;
  void onUnlink() override;

private:
  std::unique_ptr<SimurosotGame> game_;
};

/// Makes the node of a match below /sys/server/gamecontrol if it is missing, which starts the match.
void makeMatchNode(Object& root, const Registry& registry);

void registerLeagueClasses(Registry& registry);

} // namespace simurosot
} // namespace sparkwright
