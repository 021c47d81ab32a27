#include "core/signal/SignalFigures.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sparkwright
{

SignalFigures::SignalFigures(std::vector<std::string> paths)
    : reader_(std::move(paths)), values_(reader_.paths().size()), figures_(reader_.paths().size())
{
  for(std::size_t i = 0; i < figures_.size(); ++i)
    figures_[i].path = reader_.paths()[i];
}

void SignalFigures::see(const FramePtr& frame, double cycleSeconds)
{
  if(figures_.empty() || !frame)
    return;
  if(jointed_.lock() != frame->structure)
  {
    joints_ = jointGeometry(*frame);
    jointed_ = joints_ ? frame->structure : nullptr;
  }
  reader_.read(*frame, {.before = before_.get(), .joints = joints_, .cycleSeconds = cycleSeconds}, values_);
  // Once they are there, what the details offer is in the catalog as long as they are.
  for(std::size_t i = 0; i < figures_.size(); ++i)
  {
    wantsPhysics_ = wantsPhysics_ || !reader_.knows(i);
    const double value = values_[i];
    if(!std::isfinite(value))
      continue;
    Figures& figures = figures_[i];
    figures.quantity = reader_.quantity(i);
    figures.least = figures.frames > 0 ? std::min(figures.least, value) : value;
    figures.most = figures.frames > 0 ? std::max(figures.most, value) : value;
    figures.end = value;
    ++figures.frames;
    figures.mean += (value - figures.mean) / static_cast<double>(figures.frames);
  }
  before_ = frame;
}

} // namespace sparkwright
