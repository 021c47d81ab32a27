#pragma once

#include "core/game/GameEvent.h"
#include "core/game/GameVariable.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

class League;

/// What one league has beside what every league has. A league derives its own; whoever knows the league asks
/// GameState::part() for it.
struct LeaguePart
{
  virtual ~LeaguePart() = default;
};

/// The state of a game as monitors and panels see it: what every league has, and a part of its own.
struct GameState
{
  bool present = false;           ///< False for scenes that are no game.
  const League* league = nullptr; ///< Whose game it is; null while none is present.
  float time = 0;                 ///< Game clock, s.
  int period = 1;                 ///< Which part of the match: the first half, the second one, …
  std::array<std::string, 2> team; ///< Left, right; empty while unknown.
  std::array<int, 2> score{0, 0};
  std::string mode; ///< Of the match, by its name: one of League::modes(), or another one that a server has told.

  /// What has been decided so far, or the newest of it; null while there is nothing. Another list only when there is more.
  std::shared_ptr<const GameEvents> events;

  /// What people have to say about decisions of the referee.
  struct Judgement
  {
    bool fouls = false, goals = false; ///< Whether they are asked about fouls, and about goals.
    /// What they have to confirm or overrule next; the match is halted meanwhile. Null: nothing. Its index is 0, as it is
    /// not among the events yet.
    std::shared_ptr<const GameEvent> pending;
    double left = 0;    ///< s, until it is decided without them; infinity: never.
    bool stands = true; ///< Whether it stands then.
    std::shared_ptr<const GameEvent> undoable; ///< What can be undone now; null: nothing.
  };
  Judgement judgement;

  /// Field sizes and rule constants of the full monitor message, name and value, in the order they are sent.
  std::shared_ptr<const std::vector<std::pair<std::string, float>>> environment;

  /// What can be set about the rules; null if the game says nothing. Another one only when something has changed.
  std::shared_ptr<const GameRules> rules;

  /// The part of one league; null if this is the state of another one.
  template <class Part>
  const Part* part() const
  {
    return dynamic_cast<const Part*>(part_.get());
  }
  /// The same, to be written: a copy if copies of this state share it, a new one if there is none.
  template <class Part>
  Part& ownPart()
  {
    auto* mine = dynamic_cast<Part*>(part_.get());
    if(mine && part_.use_count() == 1)
      return *mine;
    auto made = mine ? std::make_shared<Part>(*mine) : std::make_shared<Part>();
    Part& part = *made;
    part_ = std::move(made);
    return part;
  }

private:
  std::shared_ptr<LeaguePart> part_;
};

struct RobotModel;

/// An agent as the connections dock and the match panel show it.
struct AgentInfo
{
  int id = 0;    ///< Number of the connection in the World, from 1.
  int team = 0;  ///< 0 none, 1 left, 2 right
  int unum = 0;  ///< 0 while unknown
  int robotType = -1;
  bool hasBody = false;
  bool synced = true; ///< False while sync mode waits for this agent.
  long skipped = 0;   ///< Cycles that sync mode did not wait for it any longer, since its time was over.
  std::uint64_t rootId = 0; ///< SceneStructure::Node::id of the agent's top-level transform.
  std::shared_ptr<const RobotModel> model; ///< Null: not known.

  /// What motors that get warm and a battery have come to; robots of the league have neither unless asked for
  /// (docs/motors.md).
  struct Motors
  {
    int count = 0;       ///< Of motors; 0: what follows about them says nothing.
    float hottest = 0;   ///< °C, of the hottest one …
    std::string joint;   ///< … and the effector that drives its joint; may be empty.
    int weakened = 0;    ///< So warm that they may use less torque than when they are cold …
    int shutDown = 0;    ///< … or none at all.
    std::optional<float> charge; ///< Of the battery, 0 to 1; nothing: there is none.

    bool operator==(const Motors&) const = default;
  };
  Motors motors;
};

} // namespace sparkwright
