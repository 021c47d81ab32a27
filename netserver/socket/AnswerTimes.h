#pragma once

#include "core/agents/DurationHistogram.h"

#include <cstdint>

namespace sparkwright
{

/// How an agent keeps up with its percepts, by the wall clock. No part of the simulation: it differs from run to run.
struct AnswerFigures
{
  std::uint64_t told = 0;   ///< Messages with percepts that went out to it.
  std::uint64_t missed = 0; ///< Of these: sent while earlier ones were still unanswered.
  int lag = 0;              ///< Messages that are unanswered now.
  int longestLag = 0;
  double last = 0;   ///< Seconds from the first unanswered percepts to the next message of the agent: the newest such time …
  double median = 0; ///< … and over the whole connection. 0 before the first answer.
  double p99 = 0;    ///< 99 of 100 are no longer.
  double most = 0;
};

/// Measures them.
class AnswerTimes
{
public:
  /// Percepts went out at `now`, s.
  void told(double now);
  /// A message came in.
  void heard(double now);

  AnswerFigures figures() const;

private:
  AnswerFigures figures_;
  DurationHistogram times_;
  double waitingSince_ = 0; ///< While lag > 0.
};

} // namespace sparkwright
