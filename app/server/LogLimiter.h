#pragma once

#include "core/run/RunControl.h"

namespace sparkwright
{

/// Keeps a client that provokes warnings from filling the disk: lets so many messages pass per second of wall time.
class LogLimiter
{
public:
  LogLimiter(int perSecond, Clock clock);

  /// Whether the next message may pass. `suppressed` gets the number of those that were held back in the second before,
  /// once, when a new second begins; else 0.
  bool pass(long& suppressed);
  /// Held back since that number was told last.
  long pending() const { return heldBack_; }

private:
  int perSecond_;
  Clock clock_;
  double start_ = 0;
  int passed_ = 0;
  long heldBack_ = 0;
};

} // namespace sparkwright
