#pragma once

#include "core/game/GameAspect.h"

#include <memory>
#include <string>

namespace sparkwright
{

class Object;
class Registry;

namespace f2000
{

class F2000Game;

/// A game: begins when this node is linked, and ends when it is unlinked.
class MatchNode : public GameAspect
{
public:
  MatchNode();
  ~MatchNode() override;

  /// By which clients of the message board become trainers; empty: everyone is one.
  CallResult setToken(const std::string& token);
  /// Adds the plugins of a library in the folder `f2000` beside that of plugins.
  CallResult loadPlugins(const std::string& library);
  /// Starts a player with a robot of its own. @param options  `policy=block speed=1`
  CallResult startPlayer(const std::string& plugin, const std::string& options);
  /// Lets a player lead a robot of the scene, by its number in the order of the scene.
  CallResult leadRobot(int robot, const std::string& plugin, const std::string& options);

  /// The player of a robot ends, and its robot goes.
  CallResult stopPlayer(int robot);
  /// Plays a keeper benchmark; the run ends with it. @param policies  `all`, or names or numbers (from 0) between blanks
  /// @param episodes  of each policy, at least 1
  CallResult keeperBenchmark(const std::string& policies, const std::string& episodes, const std::string& attacker,
                             const std::string& keeperOptions, const std::string& file);
  /// Plays the obstacle challenge; the run ends with it. @param players  names between blanks
  /// @param attempts  of each player, at least 1
  CallResult obstacleChallenge(const std::string& players, const std::string& attempts, const std::string& file);

protected:
  void onLink() override;
  void onUnlink() override;

private:
  void loadAllPlugins();

  std::unique_ptr<F2000Game> game_;
  std::string token_;
};

/// Makes the node of a game below /sys/server/gamecontrol if it is missing, which starts the game.
void makeMatchNode(Object& root, const Registry& registry);

void registerLeagueClasses(Registry& registry);

} // namespace f2000
} // namespace sparkwright
