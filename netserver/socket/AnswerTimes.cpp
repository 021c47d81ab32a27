#include "netserver/socket/AnswerTimes.h"

#include <algorithm>

namespace sparkwright
{

void AnswerTimes::told(double now)
{
  ++figures_.told;
  if(figures_.lag == 0)
    waitingSince_ = now;
  else
    ++figures_.missed;
  figures_.longestLag = std::max(figures_.longestLag, ++figures_.lag);
}

void AnswerTimes::heard(double now)
{
  if(figures_.lag == 0)
    return;
  figures_.lag = 0;
  figures_.last = std::max(0.0, now - waitingSince_);
  times_.add(figures_.last);
}

AnswerFigures AnswerTimes::figures() const
{
  AnswerFigures figures = figures_;
  figures.median = times_.quantile(0.5);
  figures.p99 = times_.quantile(0.99);
  figures.most = times_.most();
  return figures;
}

} // namespace sparkwright
