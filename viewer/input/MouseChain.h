#pragma once

#include "viewer/input/MouseTool.h"

#include <vector>

namespace sparkwright
{

/// Hands mouse events to the first MouseTool that takes them. Does not own the tools.
class MouseChain
{
public:
  /// Puts a tool before all others.
  void addFirst(MouseTool* tool) { tools_.insert(tools_.begin(), tool); }
  /// Puts a tool behind all others.
  void addLast(MouseTool* tool) { tools_.push_back(tool); }
  void remove(MouseTool* tool);

  void press(const QMouseEvent& event);
  void doubleClick(const QMouseEvent& event);
  void move(const QMouseEvent& event);
  void release(const QMouseEvent& event);
  /// @return whether the tool that has taken the mouse takes the key, too
  bool key(const QKeyEvent& event) { return taker_ && taker_->key(event); }
  /// The mouse has left the viewport: no tool is under it.
  void leave();
  /// Ends the present drag without a release.
  void cancel();

  /// The tool that has taken the mouse; null: none.
  MouseTool* taker() const { return taker_; }

private:
  template<class Take>
  void begin(const QMouseEvent& event, Take&& take);

  std::vector<MouseTool*> tools_;
  MouseTool* taker_ = nullptr;
  MouseTool* hovered_ = nullptr;
};

} // namespace sparkwright
