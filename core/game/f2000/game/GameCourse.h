#pragma once

#include "core/game/f2000/referee/FieldReferee.h"
#include "core/game/f2000/scene/SceneParts.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace sparkwright
{
class StateArchive;
}

namespace sparkwright::f2000
{

/// The play modes by which panels and monitors name what a game is at: before the kick-off, in play, and in a pause.
std::span<const std::string> playModes();

/// The course of a game: its clock, its pauses, what its referee orders, and how it begins anew.
class GameCourse
{
public:
  /// @param parts  must outlive this
  explicit GameCourse(SceneParts& parts) : parts_(parts), referee_(parts.field(), {}) {}

  bool isPaused() const { return paused_; }
  void setPaused(bool paused) { paused_ = paused; }
  std::int64_t clock() const { return clock_; } ///< µs of play.
  double seconds() const;                       ///< The same in s.
  /// Time passes, and what moves by itself moves. Without effect in a pause. @param dt  s
  void advance(double dt);
  /// The referee judges the world after a cycle, and its orders are carried out. @return what has happened
  std::optional<FieldReferee::Event> judge(double dt);

  /// Begins a play mode as a person wants it. @return false: there is no such mode
  bool setMode(std::string_view mode);
  /// A ball that nobody can play goes to the nearest point where games go on.
  void dropBall();
  /// Robots go to their places, and the ball to the centre.
  void kickOff();
  /// The same with everything as it was when the scene was loaded, and no goals.
  void beginAnew();

  FieldReferee& referee() { return referee_; }
  const FieldReferee& referee() const { return referee_; }
  /// One of playModes().
  const std::string& mode() const;

  void archive(StateArchive& a);

private:
  SceneParts& parts_;
  FieldReferee referee_;
  std::int64_t clock_ = 0;
  double rest_ = 0; ///< Of the clock, µs.
  bool paused_ = false;
};

} // namespace sparkwright::f2000
