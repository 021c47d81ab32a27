#pragma once

#include <QWidget>

namespace sparkwright
{

/// Whether a part of a widget can be seen. Docks behind others in tabs count as visible for Qt, which only moves them away.
inline bool isInSight(const QWidget& widget)
{
  return widget.isVisible() && !widget.visibleRegion().isEmpty();
}

} // namespace sparkwright
