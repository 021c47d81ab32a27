#pragma once

#include "core/game/GameOffer.h"
#include "core/game/Reading.h"
#include "core/game/RestartReview.h"
#include "core/text/LocalText.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

struct Action;
struct AgentInfo;
class GameClients;
struct GameState;
class Object;
class StateArchive;

/// The game played in a World: made by a script's `installGame`, a service of the Context.
class Game
{
public:
  virtual ~Game() = default;

  /// Applies the rules; called once per cycle, after physics and the hierarchy update, before percepts.
  /// @param seconds  simulated seconds since the last call
  virtual void update(double seconds) = 0;

  /// Logs what is wrong with the scene that would else show in the first cycle: for checks that run none.
  virtual void check() {}

  /// Whether the match waits for a human decision. Cycles then run with update() and percepts, but without effectors
  /// and physics.
  virtual bool isHalted() const { return false; }

  /// How many steps of physics the cycle takes that begins now. @param preset  of the scene, >= 1
  virtual int physicsSteps(int preset, double /*seconds*/) { return preset; }

  /// Carries out a command of a monitor or trainer. @return false if it is unknown
  virtual bool command(const Action& action) = 0;
  /// The names of all of them, for hints.
  virtual std::vector<std::string> commandNames() const { return {}; }

  /// What the rules make of a restart in which all stay where they stand. Changes nothing.
  /// @param mode  one of League::plannedRestarts()
  virtual RestartReview reviewRestart(std::string_view mode)
  {
    return RestartReview(mode);
  }

  /// Called after a node, or a node below it, has been moved or pushed from outside.
  virtual void onManipulated(const Object&) {}

  /// Writes the state for monitors and panels. Reuses the memory of `state`.
  virtual void describe(GameState& state) const = 0;

  /// Fills in team, unum and robotType of the agents, found by id.
  virtual void describeAgents(std::span<AgentInfo> agents) const = 0;

  /// Adds the robots that play without an agent, with id 0: others lead them, such as the strategy of a team.
  virtual void describePlayers(std::vector<AgentInfo>&) const {}

  /// What the sensors of a robot have measured last, if the league makes them itself. @param root  AgentInfo::rootId
  virtual std::vector<Reading> readings(std::uint64_t /*root*/) const { return {}; }
  /// What it offers to people beside playing. @param lines  with the messages of clients, from the first such call on
  virtual GameOffer offer(bool /*lines*/) { return {}; }

  /// The programs that take part by a port of the game; null: it has none.
  virtual GameClients* clients() { return nullptr; }

  /// Whether the run ends with this cycle.
  virtual bool isOver() const { return false; }
  /// Whether what was asked for could not be played, which the log says: programs that run it end with an error.
  virtual bool hasFailed() const { return false; }

  /// Another program takes over an agent: what is told to agents once is told again.
  virtual void renew(int /*agent*/) {}

  /// Saves or loads the state of the game, for exact states of the World. Nodes are loaded already.
  virtual void archive(StateArchive&) = 0;
  /// Why a state of this moment cannot be exact; empty: it can.
  virtual LocalText whyInexact() const { return {}; }
};

} // namespace sparkwright
