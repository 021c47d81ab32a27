#include "app/ide/help/tour/Tour.h"

#include <algorithm>

namespace sparkwright
{

Tour::Tour(std::span<const TourStep> steps, QObject* parent)
    : QObject(parent), steps_(steps), confirmed_(steps.size(), false)
{
}

void Tour::start()
{
  confirmed_.assign(steps_.size(), false);
  go(0);
}

void Tour::next()
{
  if(running())
    go(isLast() ? -1 : at_ + 1);
}

void Tour::back()
{
  if(running() && at_ > 0)
    go(at_ - 1);
}

void Tour::end()
{
  if(running())
    go(-1);
}

void Tour::note(TourDeed deed)
{
  if(!running() || deed == TourDeed::None || step().deed != deed || confirmed())
    return;
  confirmed_[static_cast<std::size_t>(at_)] = true;
  emit done();
}

void Tour::go(int step)
{
  at_ = step;
  emit moved();
}

} // namespace sparkwright
