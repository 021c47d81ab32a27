#pragma once

#include <QImage>

namespace sparkwright
{

/// Shirt numbers 0 to 15 side by side in square cells, white on black (8 bits grey). Drawn from strokes of our own, so
/// that they look the same everywhere and need no fonts.
QImage digitPictures();

} // namespace sparkwright
