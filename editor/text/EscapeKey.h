#pragma once

#include <QKeyEvent>

namespace sparkwright
{

/// Esc is a shortcut of the window, which gets each key first. Widgets that close or cancel something by Esc keep it
/// from the window: by takeEscape() for each event, after which isEscape() tells the key itself.

/// Keeps Esc from shortcuts. @return whether the event asked for that, so that nothing is left to do
inline bool takeEscape(QEvent& event)
{
  if(event.type() != QEvent::ShortcutOverride || static_cast<QKeyEvent&>(event).key() != Qt::Key_Escape)
    return false;
  event.accept();
  return true;
}

/// Whether Esc is pressed.
inline bool isEscape(const QEvent& event)
{
  return event.type() == QEvent::KeyPress && static_cast<const QKeyEvent&>(event).key() == Qt::Key_Escape;
}

} // namespace sparkwright
