#pragma once

#include <QPalette>

namespace sparkwright
{

/// The palette with placeholder texts and notes that can be read: some desktops' dark themes leave their colour as it
/// is on a light ground. Where it can be read already, nothing changes.
QPalette legible(const QPalette& palette);

} // namespace sparkwright
