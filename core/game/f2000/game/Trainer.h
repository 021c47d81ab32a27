#pragma once

#include "core/game/f2000/game/GameCourse.h"
#include "core/game/f2000/game/GameRecords.h"
#include "core/text/LocalText.h"

#include <string>
#include <vector>

namespace sparkwright
{
struct Action;
class CommandSource;
class Log;
}

namespace sparkwright::f2000
{

/// Carries out commands of trainers, monitors and panels about a game.
class Trainer
{
public:
  /// @param log, source  say what is wrong; may be null
  Trainer(SceneParts& parts, GameCourse& course, GameRecords& records, Log* log, CommandSource* source)
      : parts_(parts), course_(course), records_(records), log_(log), source_(source)
  {
  }

  /// @return false if the command is unknown. Invalid commands have no effect and are logged.
  bool command(const Action& action);
  /// The names of all commands.
  static std::vector<std::string> names();

private:
  void playMode(const Action& action);
  void ball(const Action& action);
  void agent(const Action& action);
  void score(const Action& action);
  void ignored(const Action& action, const LocalText& why) const;

  SceneParts& parts_;
  GameCourse& course_;
  GameRecords& records_;
  Log* const log_;
  CommandSource* const source_;
};

} // namespace sparkwright::f2000
