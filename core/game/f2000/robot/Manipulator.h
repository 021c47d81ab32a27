#pragma once

#include "core/game/f2000/file/RobotFile.h"

#include <optional>
#include <string_view>

namespace sparkwright::f2000
{

/// The states of a part of a robot that moves, such as a kicker, in the course of time.
class Manipulator
{
public:
  /// @param form  must outlive this; with two states or more
  explicit Manipulator(const ManipulatorForm& form) : form_(&form), state_(form.initial), before_(form.initial) {}

  enum class Answer
  {
    Done,
    NoSuchState,
    Busy ///< The state was left too short a time ago.
  };
  /// Enters a state with the next cycle.
  Answer request(std::string_view state);
  /// A cycle passes. @param dt  s  @return whether another state has begun
  bool advance(double dt);
  /// The kick of the state that has begun in the last cycle: once.
  std::optional<ManipulatorState> takeKick();
  void reset() { *this = Manipulator(*form_); }

  const ManipulatorForm& form() const { return *form_; }
  std::size_t state() const { return state_; }
  /// The state from which it comes, and how much of the way into state() is done, 0 … 1.
  std::size_t before() const { return before_; }
  double share() const;
  /// Until it may act again, s.
  double secondsToReady() const { return cooldown_; }

private:
  void enter(std::size_t state);

  const ManipulatorForm* form_;
  std::size_t state_, before_;
  std::optional<std::size_t> wanted_;
  double within_ = 0;   ///< s in state_.
  double cooldown_ = 0; ///< s
  bool kick_ = false;
};

} // namespace sparkwright::f2000
