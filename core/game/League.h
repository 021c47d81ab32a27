#pragma once

#include "core/game/GameState.h"
#include "core/text/LocalText.h"

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

class Object;
class Registry;

/// Receives the fields that only one league sends to monitors: `(name 1 2.5)`.
class MonitorFields
{
public:
  virtual ~MonitorFields() = default;
  virtual void add(std::string_view name, float value) = 0;
  virtual void add(std::string_view name, std::span<const int> values) = 0;
};

/// Interface of a league for league-neutral code: a set of rules with its fields and robots. Stateless; lives as long
/// as the program and is shared by all Worlds.
class League
{
public:
  virtual ~League() = default;

  /// `soccer3d`
  virtual std::string_view name() const = 0;
  /// Names for a script's `installGame()`.
  virtual std::vector<std::string> games() const = 0;
  /// The namespace of its variables: `Soccer`.
  virtual std::string_view variables() const = 0;
  /// Why one of its variables cannot have a value: its type, unit and range; empty: it can, or there is no such variable.
  /// @param name  without the namespace  @param value  as `--set` has it
  virtual LocalText whyNotVariable(std::string_view /*name*/, const std::string& /*value*/) const { return {}; }
  /// Scripts that run before a scene without a set-up, as paths in the data directories.
  virtual std::vector<std::string> standardScripts() const { return {}; }

  /// Classes of importers for scenes in files of its own; a World links one of each.
  virtual std::vector<std::string> importers() const { return {}; }
  /// Endings of the names of such files, which only these importers read: `.f2kworld`
  virtual std::vector<std::string> sceneEndings() const { return {}; }

  /// The play modes, in order of their numbers in the monitor protocol.
  virtual std::span<const std::string> modes() const = 0;
  /// Those modes that begin with players at places of which the rules know whether they are legal: they can be planned
  /// by Game::reviewRestart() and begin by `(restartHere MODE)`.
  virtual std::span<const std::string> plannedRestarts() const { return {}; }
  /// The direction in which its robots look in their own frame: degrees counter-clockwise from +x.
  virtual double robotFrontDeg() const { return 90; }
  /// Colours by which its teams, left and right, are told apart: `#rrggbb`; empty: any.
  virtual std::array<std::string_view, 2> teamColours() const { return {}; }
  /// The kinds of fouls, in order of their numbers in the monitor protocol.
  virtual std::span<const std::string_view> fouls() const { return {}; }

  /// Registers the classes for scenes, robots and set-ups of this league. Those of scene, body, robot and services
  /// exist.
  virtual void registerClasses(Registry& registry) const = 0;
  /// Makes the nodes of one of games() below `root`, which starts the game.
  virtual void install(Object& root, const Registry& registry, std::string_view game) const = 0;

  // Messages for monitors

  /// Writes its part of the state, and announcements (such as fouls) with numbers greater than `newsAfter`.
  virtual void tellMonitors(const GameState& /*state*/, int /*newsAfter*/, MonitorFields& /*out*/) const {}
  /// The number of the newest announcement; `known` if there is none newer.
  virtual int newestNews(const GameState& /*state*/, int known) const { return known; }
  /// To be called before a message is read: clears fields that are valid for one message only.
  virtual void startMessage(GameState& /*state*/) const {}
  /// Reads a field written by tellMonitors(). @return false if the name is unknown
  virtual bool takeField(GameState& /*state*/, std::string_view /*name*/, std::span<const float> /*values*/) const
  {
    return false;
  }
};

using Leagues = std::vector<const League*>;

/// The league with a game of that name; null if there is none.
const League* leagueOfGame(const Leagues& leagues, std::string_view game);

/// Namespace and name of a variable as `--set` has it: `Soccer.RuleHalfTime`, or `ruleHalfTime`.
/// @param nameSpace  for names without one
std::pair<std::string, std::string> variableNamed(std::string_view name, std::string_view nameSpace);
/// League::whyNotVariable() of the league with that namespace; empty if there is none.
LocalText whyNotVariable(const Leagues& leagues, std::string_view nameSpace, std::string_view name, const std::string& value);
/// The same for a name as `--set` has it; without a namespace it is a variable of the first league.
LocalText whyNotVariable(const Leagues& leagues, std::string_view name, const std::string& value);

} // namespace sparkwright
