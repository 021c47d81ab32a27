#include "viewer/input/MouseChain.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

void MouseChain::remove(MouseTool* tool)
{
  std::erase(tools_, tool);
  if(taker_ == tool)
    taker_ = nullptr;
  if(hovered_ == tool)
    hovered_ = nullptr;
}

template<class Take>
void MouseChain::begin(const QMouseEvent& event, Take&& take)
{
  if(taker_ && event.buttons() != event.button())
    return static_cast<void>(taker_->press(event)); // Another button of the same drag.
  if(taker_)
    cancel(); // The release went elsewhere.
  const auto tool = std::find_if(tools_.begin(), tools_.end(), take);
  taker_ = tool == tools_.end() ? nullptr : *tool;
}

void MouseChain::press(const QMouseEvent& event)
{
  begin(event, [&](MouseTool* tool) { return tool->press(event); });
}

void MouseChain::doubleClick(const QMouseEvent& event)
{
  begin(event, [&](MouseTool* tool) { return tool->doubleClick(event); });
}

void MouseChain::move(const QMouseEvent& event)
{
  if(taker_ && event.buttons() == Qt::NoButton)
    cancel();
  if(taker_)
    return taker_->move(event);
  const auto tool = std::find_if(tools_.begin(), tools_.end(), [&](MouseTool* t) { return t->hover(event); });
  MouseTool* const now = tool == tools_.end() ? nullptr : *tool;
  if(hovered_ && hovered_ != now)
    hovered_->left();
  hovered_ = now;
}

void MouseChain::release(const QMouseEvent& event)
{
  MouseTool* const tool = event.buttons() == Qt::NoButton ? std::exchange(taker_, nullptr) : taker_;
  if(tool)
    tool->release(event);
}

void MouseChain::leave()
{
  if(MouseTool* const tool = std::exchange(hovered_, nullptr))
    tool->left();
}

void MouseChain::cancel()
{
  leave();
  if(MouseTool* const tool = std::exchange(taker_, nullptr))
    tool->left();
}

} // namespace sparkwright
