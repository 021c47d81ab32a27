#pragma once

#include <QPalette>

namespace sparkwright
{

/// The palette with placeholder texts and notes that can be read: some desktops' dark themes leave their colour as it
/// is on a light ground. Banners have the ground of tool tips; where that is dark in a light window, or light in a dark
/// one, it becomes one on which icons and buttons of the window can be seen. What can be read already stays.
QPalette legible(const QPalette& palette);

} // namespace sparkwright
