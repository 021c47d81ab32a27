#pragma once

#include "core/game/GameEvent.h"
#include "core/game/f2000/game/GameCourse.h"

#include <memory>

namespace sparkwright
{
class Log;
class StateArchive;
}

namespace sparkwright::f2000
{

/// What has happened in a game, as panels, logs and summaries show it.
class GameRecords
{
public:
  /// @param course  of the game; must outlive this  @param log  may be null
  GameRecords(const GameCourse& course, Log* log) : course_(course), log_(log) {}

  /// What the referee has found.
  void record(const FieldReferee::Event& event);
  /// The score was set by a person.
  void recordScore();
  /// Null: there are none. Another list replaces it when events are added.
  const std::shared_ptr<const GameEvents>& events() const { return events_; }

  void archive(StateArchive& a);

private:
  static constexpr std::size_t capacity = 2000; ///< Number of events kept, the newest.

  void add(GameEvent event);

  const GameCourse& course_;
  Log* const log_;
  std::shared_ptr<const GameEvents> events_;
  int last_ = 0; ///< Number of the newest.
};

} // namespace sparkwright::f2000
