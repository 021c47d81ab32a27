#include "netserver/client/FrameBuffer.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sparkwright
{

namespace
{

constexpr double jitterShare = 1.0 / 16; // Of a new frame in the mean.
constexpr std::size_t fewest = 10;       // Arrivals that tell how fast the server is; before, it is in real time.

/// Wall seconds per second of the server: the slope of the line through its arrivals.
template<class Arrivals>
double paceOf(const Arrivals& arrivals)
{
  if(arrivals.size() < fewest)
    return 1;
  double media = 0, at = 0;
  for(const auto& arrival : arrivals)
  {
    media += arrival.media - arrivals.front().media;
    at += arrival.at - arrivals.front().at;
  }
  media /= static_cast<double>(arrivals.size());
  at /= static_cast<double>(arrivals.size());
  double both = 0, square = 0;
  for(const auto& arrival : arrivals)
  {
    const double x = arrival.media - arrivals.front().media - media;
    both += x * (arrival.at - arrivals.front().at - at);
    square += x * x;
  }
  return square > 0 ? std::max(both / square, 0.0) : 1;
}

} // namespace

void FrameBuffer::setDelay(double seconds)
{
  delay_ = seconds > 0 ? std::min(seconds, longestDelay) : 0; // NaN: 0.
}

void FrameBuffer::restart()
{
  arrivals_.clear();
  jitter_ = 0;
  step_ = usualStep;
}

void FrameBuffer::put(FramePtr frame)
{
  const double now = clock_();
  const double time = frame->time;
  if(!arrivals_.empty() && (now - arrivals_.back().at > longestGap || time < gameTime_))
    restart(); // It had been paused, or begins anew.
  double media = 0;
  if(!arrivals_.empty())
  {
    const double passed = time - gameTime_;
    if(passed > 0 && passed <= longestGap)
      step_ = passed;
    media = arrivals_.back().media + step_;
    const double deviation = std::abs(now - arrivals_.back().at - step_ * paceOf(arrivals_));
    jitter_ += (deviation - jitter_) * jitterShare;
  }
  gameTime_ = time;
  arrivals_.push_back({media, now});
  if(arrivals_.size() > window)
    arrivals_.pop_front();
  double ideal = std::min(idealOf(media), now);
  if(!waiting_.empty())
    ideal = std::max(ideal, waiting_.back().ideal);
  waiting_.push_back({std::move(frame), ideal});
}

/// On the line through the arrivals, moved to the earliest ones.
double FrameBuffer::idealOf(double media) const
{
  const double pace = paceOf(arrivals_);
  double first = std::numeric_limits<double>::infinity();
  for(const Arrival& arrival : arrivals_)
    first = std::min(first, arrival.at - pace * arrival.media);
  return first + pace * media;
}

std::vector<FramePtr> FrameBuffer::take()
{
  std::vector<FramePtr> due;
  while(!waiting_.empty() && (wait() <= 0 || waiting_.size() > mostWaiting))
  {
    due.push_back(std::move(waiting_.front().frame));
    waiting_.pop_front();
  }
  return due;
}

double FrameBuffer::wait() const
{
  if(waiting_.empty())
    return std::numeric_limits<double>::infinity();
  return delay_ > 0 ? std::max(waiting_.front().ideal + delay_ - clock_(), 0.0) : 0;
}

} // namespace sparkwright
