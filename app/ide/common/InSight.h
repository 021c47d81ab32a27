#pragma once

#include <QWidget>

namespace sparkwright
{

/// Whether a part of a widget can be seen. Docks behind others in tabs count as visible for Qt, which only moves them away.
inline bool isInSight(const QWidget& widget)
{
  // Docks behind others in tabs lie beside the window. Not visibleRegion(), which leaves out what children cover.
  const QRect place(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size());
  return widget.isVisible() && place.intersects(widget.window()->rect());
}

} // namespace sparkwright
