#pragma once

#include "core/text/LocalText.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sparkwright
{

/// What a game offers to people beside playing: players that it can start itself, who leads which robot, the plugins of its
/// robots, and what its clients say.
///
/// Players start and stop by commands: `(startPlayer NAME (OPTION VALUE) …)`, `(stopPlayer ROBOT)`.
struct GameOffer
{
  /// What a person can choose before a player starts.
  struct Option
  {
    enum class Kind
    {
      Number,
      Choice, ///< One of `choices`.
      Text    ///< One word; may be empty.
    };
    std::string name;
    std::string description; ///< In English.
    std::string preset;
    Kind kind = Kind::Number;
    std::vector<std::string> choices{};
    double least = 0, most = 1; ///< Of numbers.
  };
  struct Player
  {
    std::string name;
    std::string description; ///< In English.
    std::vector<Option> options;
  };
  struct Robot
  {
    int number = 0;           ///< Of the game.
    std::string name;
    int team = 0;             ///< 0 none, 1 left, 2 right
    int unum = 0;
    std::uint64_t rootId = 0; ///< SceneStructure::Node::id; 0: it does not stand yet.
    enum class Owner
    {
      Nobody,
      Player,
      Client
    };
    Owner owner = Owner::Nobody;
    std::string ownerName; ///< Of the player, or the address of the client.
    /// A part that can be put into states, by `(manipulate ROBOT NAME STATE)`.
    struct Manipulator
    {
      std::string name;
      std::vector<std::string> states;
      std::size_t present = 0; ///< Which of them it is in.
    };
    std::vector<Manipulator> manipulators{};
    std::string doing{};  ///< What its player does now, in English; empty: nothing that takes time.
    double progress = 0;  ///< Of that, 0 … 1.
  };
  struct Plugin
  {
    LocalText kind;
    std::string name, version, description; ///< In English.
    std::string library;                    ///< Empty: built in.
    LocalText problem;                      ///< Why it is left out; empty: it can be used.
  };
  /// A message of or for a client.
  struct Line
  {
    long number = 0; ///< Of all lines, from 1.
    double time = 0; ///< Simulated s.
    int client = 0;
    bool isAnswer = false; ///< For the client.
    std::string text;      ///< The beginning of long ones.
  };

  std::vector<Player> players;
  std::vector<Robot> robots;
  std::vector<Plugin> plugins;
  std::vector<Line> lines; ///< The newest ones, if they were asked for.
};

} // namespace sparkwright
