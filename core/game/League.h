#pragma once

#include "core/game/GameState.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

class Object;
class Registry;

/// Takes what a league tells monitors beyond what every league has: `(name 1 2.5)`.
class MonitorFields
{
public:
  virtual ~MonitorFields() = default;
  virtual void add(std::string_view name, float value) = 0;
  virtual void add(std::string_view name, std::span<const int> values) = 0;
};

/// A set of rules with its fields and robots, as code that knows no league sees it. Has no state: it lives as long as the
/// program, and all Worlds share it.
class League
{
public:
  virtual ~League() = default;

  /// `soccer3d`
  virtual std::string_view name() const = 0;
  /// What scripts may give `installGame()`.
  virtual std::vector<std::string> games() const = 0;
  /// The namespace of the variables of its rules: `Soccer`.
  virtual std::string_view variables() const = 0;
  /// Scripts that a scene without a set-up takes for granted, as paths in the data directories.
  virtual std::vector<std::string> standardScripts() const { return {}; }

  /// The modes of a match, in the order of their numbers on the wire.
  virtual std::span<const std::string> modes() const = 0;
  /// The kinds of fouls, in the order of their numbers on the wire.
  virtual std::span<const std::string_view> fouls() const { return {}; }

  /// Adds the classes that scenes, robots and set-ups of this league use. Those of scene, body, robot and services are there.
  virtual void registerClasses(Registry& registry) const = 0;
  /// Makes the nodes of one of games() below `root`; the game begins with them.
  virtual void install(Object& root, const Registry& registry, std::string_view game) const = 0;

  // Messages for monitors

  /// Tells its part of the state, and what it has announced after number `newsAfter`: fouls, say.
  virtual void tellMonitors(const GameState& /*state*/, int /*newsAfter*/, MonitorFields& /*out*/) const {}
  /// The number of the newest announcement; `known` if there is none that is newer.
  virtual int newestNews(const GameState& /*state*/, int known) const { return known; }
  /// Before a message is read: forgets what holds for one message only.
  virtual void startMessage(GameState& /*state*/) const {}
  /// Takes what tellMonitors() of another program has told. @return false if the name is none of its own
  virtual bool takeField(GameState& /*state*/, std::string_view /*name*/, std::span<const float> /*values*/) const
  {
    return false;
  }
};

using Leagues = std::vector<const League*>;

/// The league with a game of that name; null if there is none.
const League* leagueOfGame(const Leagues& leagues, std::string_view game);

} // namespace sparkwright
