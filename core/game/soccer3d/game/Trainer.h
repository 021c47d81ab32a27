#pragma once

#include "core/game/soccer3d/match/PlayMode.h"
#include "core/object/Math.h"
#include "core/text/LocalText.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

struct Action;
class AgentState;
class Referee;
class SoccerGame;

/// Carries out commands of trainers and monitors about the match; see the table in Trainer.cpp.
class Trainer
{
public:
  explicit Trainer(SoccerGame& game) : game_(game) {}

  /// @return false if the command is unknown. Invalid commands have no effect, or that of rcssserver3d, and are told.
  bool command(const Action& action);
  /// The names of all commands.
  static std::vector<std::string> names();

private:
  struct Entry
  {
    std::string_view name;
    void (Trainer::*carryOut)(const Action&);
  };
  static const std::array<Entry, 17> commands;

  void kickOff(const Action& action);
  void playMode(const Action& action);
  void dropBall(const Action& action);
  void ball(const Action& action);
  void agent(const Action& action);
  void select(const Action& action);
  void kill(const Action& action);
  void repos(const Action& action);
  void card(const Action& action);
  void suspend(const Action& action);
  void switchRobot(const Action& action);
  void time(const Action& action);
  void score(const Action& action);
  void set(const Action& action);
  void confirm(const Action& action);
  void overrule(const Action& action);
  void undo(const Action& action);

  /// Carries out a command of a human referee without arguments.
  void judge(const Action& action, LocalText (Referee::*verdict)());
  void teleport(AgentState& player, const Vec3f& position);
  /// To be called when the player has been moved.
  void show(AgentState& player);
  void moveSelectedBack();
  void reposition(AgentState& player);
  void sendOff(const AgentState& player);
  void selectNext();
  AgentState* named(const Action& action) const;
  /// Tells that a command has no effect.
  void ignored(const Action& action, const LocalText& why) const;
  /// Tells something about a command, in which `reason` is the kind.
  void tell(const Action& action, const LocalText& warning, const LocalText& reason) const;
  void tellRefusal(const Action& action, const LocalText& refusal) const;

  // What a command says. Nothing, after it was told, if it is missing or no number.

  std::optional<double> number(const Action& action, std::string_view text) const;
  std::optional<int> integer(const Action& action, std::string_view name) const;
  template <std::size_t N>
  std::optional<std::array<float, N>> numbers(const Action& action, std::span<const std::string_view> values) const;
  template <std::size_t N>
  std::optional<std::array<float, N>> numbers(const Action& action, std::string_view name) const;
  template <std::size_t N>
  std::optional<std::array<float, N>> coordinates(const Action& action, std::string_view name) const;

  SoccerGame& game_;
};

} // namespace sparkwright
