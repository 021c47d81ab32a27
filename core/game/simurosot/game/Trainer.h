#pragma once

#include "core/game/simurosot/match/decision/MatchCommand.h"
#include "core/text/LocalText.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

struct Action;

namespace simurosot
{

class SimurosotGame;

/// Carries out commands of trainers, monitors and panels about the match; see the table in Trainer.cpp. They are those
/// of the other leagues where there is something alike.
class Trainer
{
public:
  explicit Trainer(SimurosotGame& game) : game_(game) {}

  /// @return false if the command is unknown. Invalid commands have no effect and are logged.
  bool command(const Action& action);
  /// The names of all commands.
  static std::vector<std::string> names();

private:
  struct Entry
  {
    std::string_view name;
    void (Trainer::*carryOut)(const Action&);
  };
  static const std::array<Entry, 16> entries;

  void simple(const Action& action);
  void kickOff(const Action& action);
  void playMode(const Action& action);
  void dropBall(const Action& action);
  void restartHere(const Action& action);
  void overrule(const Action& action);
  void ball(const Action& action);
  void agent(const Action& action);
  void score(const Action& action);
  void timeOut(const Action& action);

  void give(const Action& action, const MatchCommand& command);
  void restart(const Action& action, Restart restart, Side side, Placer placer = Placer::Strategies);
  void ignored(const Action& action, const LocalText& why) const;

  SimurosotGame& game_;
};

} // namespace simurosot
} // namespace sparkwright
