#pragma once

#include "core/run/RunControl.h"

namespace sparkwright
{

/// Limits the messages per second of wall time, so that a client that causes warnings cannot fill the disk.
class LogLimiter
{
public:
  LogLimiter(int perSecond, Clock clock);

  /// Whether the next message may pass. `suppressed` is set to the number of messages dropped in the last second, once,
  /// when a new second begins; else 0.
  bool pass(long& suppressed);
  /// Messages dropped since `suppressed` was last set.
  long pending() const { return heldBack_; }

private:
  int perSecond_;
  Clock clock_;
  double start_ = 0;
  int passed_ = 0;
  long heldBack_ = 0;
};

} // namespace sparkwright
