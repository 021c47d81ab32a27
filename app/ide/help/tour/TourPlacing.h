#pragma once

#include <QRect>
#include <QSize>

namespace sparkwright
{

/// Where a balloon of a size is put, so that it lies inside of the window and, if there is room, beside what it is
/// about: right, left, below or above it; a flat one gets it below or
/// above. A large thing, or one without room beside it, gets it into its upper right
/// corner.
QRect balloonPlace(const QRect& window, const QRect& about, const QSize& size);

} // namespace sparkwright
