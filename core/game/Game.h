#pragma once

#include <span>

namespace sparkwright
{

struct Action;
struct AgentInfo;
struct GameState;
class Object;

/// The rules of a game over one World: set up by a script's `installGame`, a service of the Context.
class Game
{
public:
  virtual ~Game() = default;

  /// Phase "rule", once per cycle after physics and the hierarchy update, before percepts.
  /// @param seconds  simulated seconds since the last call
  virtual void update(double seconds) = 0;

  /// Whether nothing may move in the next cycle, since the match waits for people. The cycle takes place, update() and
  /// percepts included, but for effectors and physics.
  virtual bool isHalted() const { return false; }

  /// A command of a monitor or trainer. @return false if the game does not know it
  virtual bool command(const Action& action) = 0;

  /// People have moved or pushed this node, or what is below it.
  virtual void placedByHand(const Object&) {}

  /// What monitors and panels see. Reuses what `state` already holds.
  virtual void describe(GameState& state) const = 0;

  /// Fills in team, unum and robotType of the agents, which are known by their id.
  virtual void describeAgents(std::span<AgentInfo> agents) const = 0;

  /// Whether the run is to end with this cycle.
  virtual bool isOver() const { return false; }
};

} // namespace sparkwright
