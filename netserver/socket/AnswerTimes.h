#pragma once

#include "core/agents/DurationHistogram.h"

#include <cstdint>

namespace sparkwright
{

/// Statistics of an agent's response times, in wall time. Not part of the simulation: differs from run to run.
struct AnswerFigures
{
  std::uint64_t told = 0;   ///< Messages with percepts sent to it.
  std::uint64_t missed = 0; ///< Of these, sent while earlier ones were unanswered.
  int lag = 0;              ///< Messages unanswered now.
  int longestLag = 0;
  double last = 0;   ///< Seconds from the first unanswered percepts to the agent's next message: the last such time …
  double median = 0; ///< … and the median of the connection. 0 before the first answer.
  double p99 = 0;    ///< 99th percentile.
  double most = 0;
};

/// Measures an agent's response times.
class AnswerTimes
{
public:
  /// Percepts were sent at `now`, s.
  void told(double now);
  /// A message was received at `now`, s.
  void heard(double now);

  AnswerFigures figures() const;

private:
  AnswerFigures figures_;
  DurationHistogram times_;
  double waitingSince_ = 0; ///< While lag > 0.
};

} // namespace sparkwright
