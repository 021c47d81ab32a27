#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Simulated time in whole nanoseconds, so that sums are exact.
using SimulatedTime = std::int64_t;

/// When one agent knows of something, thinks, and acts, in simulated time:
///
///   sensed ──sensor──► known ──(waits while it thinks)──► begins ──thought──► ends ──effector──► effect
///
/// An agent thinks about one thing after the other. What it has no time for waits; if too much waits when it could begin,
/// the oldest is left out. How long the agent really takes does not matter here: whoever asks says when percepts were
/// sent and when the answer has come.
class ThinkingSchedule
{
public:
  struct Delays
  {
    SimulatedTime sensor = 0;
    SimulatedTime effector = 0;
    SimulatedTime least = 0; ///< No thought is shorter.
    std::size_t waiting = 50; ///< Percepts that may wait, at least 1.
  };

  explicit ThinkingSchedule(Delays delays) : delays_(delays) {}

  /// These percepts tell of `time`; times grow.
  void sense(SimulatedTime time, std::string_view percepts);

  /// What the agent is to think about next; nothing while it thinks, or while that is not certain yet.
  /// @param now  all that is sensed up to then is known
  const std::string* next(SimulatedTime now) const;
  /// It has been told what next() says, and thinks.
  void begin();
  bool isThinking() const { return thinking_; }
  /// Its answer has come. @return the time of its effect
  SimulatedTime end(SimulatedTime thought);

  /// The earliest time at which anything may take effect of which nobody knows yet; none if it has nothing to think about.
  std::optional<SimulatedTime> nextEffect() const;

  /// Percepts that the agent was never told.
  long leftOut() const { return leftOut_; }
  /// Percepts that it has not been told so far.
  std::size_t waiting() const { return count_; }

private:
  struct Sensation
  {
    SimulatedTime known = 0;
    std::string percepts;
  };

  const Sensation& at(std::size_t index) const { return ring_[(first_ + index) % ring_.size()]; }
  SimulatedTime beginOf(std::size_t index) const;
  std::size_t arrived(SimulatedTime by) const;
  std::size_t surplus() const;
  void drop(std::size_t number);
  void grow();

  Delays delays_;
  std::vector<Sensation> ring_; ///< Keeps the memory of its texts.
  std::size_t first_ = 0, count_ = 0;
  SimulatedTime free_ = 0;  ///< When the last thought has ended …
  SimulatedTime begun_ = 0; ///< … or the one that goes on has begun.
  bool thinking_ = false;
  long leftOut_ = 0;
};

} // namespace sparkwright
