#pragma once

#include "core/game/GameEvent.h"
#include "core/game/GameSeat.h"
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

/// Base class for the part of a game's state that only one league has. Code of the league gets it by GameState::part().
struct LeaguePart
{
  virtual ~LeaguePart() = default;
};

/// The state of a game for monitors and panels: common to all leagues, plus a part of one league.
struct GameState
{
  bool present = false;           ///< False for scenes without a game.
  const League* league = nullptr; ///< The league of the game; null while not present.
  float time = 0;                 ///< Game clock, s.
  int period = 1;                 ///< Part of the match: 1 for the first half, 2 for the second, …
  std::array<std::string, 2> team; ///< Left, right; empty while unknown.
  std::array<int, 2> score{0, 0};
  std::string mode; ///< Play mode: one of League::modes(), or another one sent by a server.

  /// The decisions so far, or the newest of them; null if there are none. A different pointer means new ones.
  std::shared_ptr<const GameEvents> events;

  /// Cards and suspension of a player; players without are not listed.
  struct Discipline
  {
    int team = 0; ///< 1 left, 2 right
    int unum = 0;
    int yellowCards = 0;
    bool redCard = false;
    int seconds = 0; ///< Of the game clock, until it may play again, rounded up; 0: it may.
    bool operator==(const Discipline&) const = default;
  };
  std::vector<Discipline> discipline;

  /// A player whose robot is switched off.
  struct SwitchedOff
  {
    int team = 0; ///< 1 left, 2 right
    int unum = 0;
    bool operator==(const SwitchedOff&) const = default;
  };
  std::vector<SwitchedOff> switchedOff;

  /// The sides that programs lead as a whole; empty if each player has an agent of its own. In recordings
  /// GameSeat::late is 0; servers that are watched tell none.
  std::vector<GameSeat> seats;

  /// State of the human referee, who confirms decisions.
  struct Judgement
  {
    bool fouls = false, goals = false; ///< Whether fouls and goals need confirmation.
    /// The decision to be confirmed or overruled next, while the match is halted; null: none. Its index is 0, since it
    /// is not among the events yet.
    std::shared_ptr<const GameEvent> pending;
    double left = 0;                           ///< Seconds until it is decided automatically; infinity: never.
    bool stands = true;                        ///< Whether it is then confirmed.
    std::shared_ptr<const GameEvent> undoable; ///< The decision that can be undone; null: none.
    /// Votes of further referees about the pending decision, who are at consoles of their own.
    struct Votes
    {
      int voters = 0, confirm = 0, reject = 0;
      bool operator==(const Votes&) const = default;
    };
    Votes votes;
  };
  Judgement judgement;

  /// Field sizes and rule constants of the full monitor message, name and value, in order of sending.
  std::shared_ptr<const std::vector<std::pair<std::string, float>>> environment;

  /// Settings of the rules; null if the game has none. A different pointer means changes.
  std::shared_ptr<const GameRules> rules;

  /// The part of one league; null if the state is of another one.
  template <class Part>
  const Part* part() const
  {
    return dynamic_cast<const Part*>(part_.get());
  }
  /// The same for writing: makes the part if it is missing, and a copy if other states share it.
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

/// State of an agent, for panels.
struct AgentInfo
{
  int id = 0;    ///< Number of the connection in the World, from 1; 0: a robot of the game that no agent leads.
  int team = 0;  ///< 0 none, 1 left, 2 right
  int unum = 0;  ///< 0 while unknown
  int robotType = -1;
  bool hasBody = false;
  bool synced = true; ///< False while sync mode waits for this agent.
  bool switchedOff = false; ///< Its robot ignores it and is without power.
  long skipped = 0;   ///< Cycles that continued without it after the timeout of sync mode.
  std::uint64_t rootId = 0; ///< SceneStructure::Node::id of the agent's top-level transform.
  std::shared_ptr<const RobotModel> model; ///< Null: unknown.

  /// State of realistic motors and battery (docs/motors.md). The league's robots have neither unless configured.
  struct Motors
  {
    int count = 0;               ///< Number of motors; 0: the values below have no meaning.
    float hottest = 0;           ///< Temperature of the hottest motor, °C …
    std::string joint;           ///< … and the effector of its joint; may be empty.
    int weakened = 0;            ///< Motors with reduced torque …
    int shutDown = 0;            ///< … and with none.
    std::optional<float> charge; ///< Of the battery, 0 to 1; nothing: there is none.

    bool operator==(const Motors&) const = default;
  };
  Motors motors;

  bool isLed() const { return id > 0; } ///< By an agent.
};

} // namespace sparkwright
