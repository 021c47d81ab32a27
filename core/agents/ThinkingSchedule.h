#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

class StateArchive;

/// Simulated time in whole nanoseconds, so that sums are exact.
using SimulatedTime = std::int64_t;

/// Computes when one agent gets percepts, thinks, and acts, in simulated time:
///
///   sensed ──sensor──► known ──(waits while it thinks)──► begins ──thought──► ends ──effector──► effect
///
/// An agent thinks about one message of percepts at a time; further ones wait. If too many wait when it could begin,
/// the oldest are left out. The wall time of thinking does not matter: the caller reports when percepts were sent and
/// when the answer has arrived.
class ThinkingSchedule
{
public:
  struct Delays
  {
    SimulatedTime sensor = 0;
    SimulatedTime effector = 0;
    SimulatedTime least = 0;  ///< Shortest thought.
    std::size_t waiting = 50; ///< Most percepts that may wait, at least 1.
  };

  explicit ThinkingSchedule(Delays delays) : delays_(delays) {}

  /// Adds percepts sensed at `time`; times must increase.
  void sense(SimulatedTime time, std::string_view percepts);

  /// The percepts to think about next; null while the agent thinks, or while they are not certain yet.
  /// @param now  everything sensed until then has been added
  const std::string* next(SimulatedTime now) const;
  /// To be called when next() has been sent: the agent thinks.
  void begin();
  bool isThinking() const { return thinking_; }
  /// To be called when its answer has arrived. @return the time of its effect
  SimulatedTime end(SimulatedTime thought);

  /// The earliest time at which an answer still missing may take effect; nothing if there are no percepts to answer.
  std::optional<SimulatedTime> nextEffect() const;

  /// Number of percepts that were left out.
  long leftOut() const { return leftOut_; }
  /// Number of percepts not sent yet.
  std::size_t waiting() const { return count_; }

  void archive(StateArchive& a);

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
