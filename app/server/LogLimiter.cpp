#include "app/server/LogLimiter.h"

#include <utility>

namespace sparkwright
{

LogLimiter::LogLimiter(int perSecond, Clock clock) : perSecond_(perSecond), clock_(std::move(clock)), start_(clock_())
{
}

bool LogLimiter::pass(long& suppressed)
{
  suppressed = 0;
  if(const double now = clock_(); now - start_ >= 1)
  {
    start_ = now;
    passed_ = 0;
    suppressed = std::exchange(heldBack_, 0);
  }
  if(passed_ < perSecond_)
  {
    ++passed_;
    return true;
  }
  ++heldBack_;
  return false;
}

} // namespace sparkwright
