#include "viewer/view/PaintSchedule.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr qint64 refreshTime = 12; // ms: paints that take no longer never wait

} // namespace

void PaintSchedule::drawnByProcessor()
{
  slow_ = true;
  slowest_ = 16;
}

int PaintSchedule::delay() const
{
  const qint64 rest = ended_ && cost_ > refreshTime ? cost_ - (now_() - *ended_) : 0;
  return static_cast<int>(std::clamp<qint64>(rest, 0, longestDelay));
}

PaintSchedule::Edges PaintSchedule::begin()
{
  begun_ = now_();
  return slow_ && !refining_ ? Edges::Plain : Edges::Smooth;
}

void PaintSchedule::end()
{
  if(!begun_)
    return;
  ended_ = now_();
  cost_ = *ended_ - *begun_;
  begun_.reset();
  // A refined picture takes longer and says nothing about the others.
  if(!refining_ && !slow_ && cost_ > slowest_)
    slow_ = true;
  else if(!refining_ && slow_ && cost_ < slowest_ / 4)
    slow_ = false;
  refining_ = false;
}

} // namespace sparkwright
