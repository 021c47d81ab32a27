#pragma once

#include "core/game/f2000/board/BoardHost.h"
#include "core/game/f2000/players/PlayerPlugin.h"
#include "core/text/LocalText.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace sparkwright::f2000
{

class PluginRegistry;

/// The players that lead robots now. A player and its robot belong together: if one goes, the other one goes, too.
class PlayerControl
{
public:
  /// What is said for people.
  using Say = std::function<void(const LocalText&)>;

  /// All must outlive this. @param seed  of all players' random numbers
  PlayerControl(const PluginRegistry& plugins, BoardHost& host, WorldEdit& world, MessageChannel& channel,
                std::uint64_t seed, Say say);
  ~PlayerControl();
  PlayerControl(const PlayerControl&) = delete;
  PlayerControl& operator=(const PlayerControl&) = delete;

  /// Lets a player lead a robot that is there. @return empty, or why not: unknown names and values list those that there are
  LocalText lead(int robot, const std::string& plugin, const OptionValues& options);
  /// Makes the robot of a player, and lets it lead it.
  /// @param readFile  gives the text of a file below the data directories; nothing: there is none
  using ReadFile = std::function<std::optional<std::string>(const std::string&)>;
  LocalText start(const std::string& plugin, const OptionValues& options, const std::optional<Pose>& place,
                  const ReadFile& readFile);
  /// Whether lead() would refuse names and values. @return empty, or why
  LocalText whyNot(const std::string& plugin, const OptionValues& options) const;
  /// The player of a robot ends; its robot goes.
  void stop(int robot);
  /// A robot has gone: its player ends.
  void forget(int robot);

  /// A cycle ends: calls those that are due. @param time  s
  void act(double time);

  struct Running
  {
    int robot;
    std::string plugin;
    std::string doing;   ///< What takes time; empty: nothing.
    double progress = 0; ///< Of that, 0 … 1.
  };
  std::vector<Running> running() const;

private:
  struct Player;

  LocalText unknown(const std::string& plugin) const;
  void finish(Player& player);
  void removeFinished();

  const PluginRegistry& plugins_;
  BoardHost& host_;
  WorldEdit& world_;
  MessageChannel& channel_;
  const std::uint64_t seed_;
  std::uint64_t led_ = 0; ///< How many players there have been, so that each has other random numbers.
  Say say_;
  std::vector<std::unique_ptr<Player>> players_; ///< In order of coming.
};

/// The values of a player's options: as chosen, else presets.
/// @return empty, or why not: there is no such option, or it cannot have that value
LocalText takeOptions(const std::string& player, const std::vector<PlayerOption>& options, const OptionValues& chosen,
                      OptionValues& values);

} // namespace sparkwright::f2000
