#pragma once

#include <QKeyEvent>
#include <QMouseEvent>

namespace sparkwright
{

/// What moves less than so many pixels between press and release is a click.
inline constexpr int clickReach = 4;

/// Something in a Viewport that reacts to the mouse: overlays, handles of things, the camera.
///
/// Tools stand in a chain. The first whose press() takes the event gets all that follows until every button is up
/// again; without buttons, hover() goes along the chain until one takes it. Last in the chain is the camera.
class MouseTool
{
public:
  virtual ~MouseTool() = default;

  /// @return whether the tool takes what begins here.
  virtual bool press(const QMouseEvent& event) = 0;
  /// Further buttons, movements and releases of a drag that the tool has taken.
  virtual void move(const QMouseEvent& event) = 0;
  virtual void release(const QMouseEvent& event) = 0;
  /// As press(): the second press of a double click.
  virtual bool doubleClick(const QMouseEvent& event) { return press(event); }
  /// The mouse moves, no button is down. @return whether the tools behind are left out; they get left() instead.
  virtual bool hover(const QMouseEvent&) { return false; }
  /// While the tool has taken the mouse. @return whether it takes the key, which then is no shortcut
  virtual bool key(const QKeyEvent&) { return false; }
  /// The mouse has left the tool, or its drag ends without a release (focus lost, window closed).
  virtual void left() {}
};

} // namespace sparkwright
