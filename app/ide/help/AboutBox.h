#pragma once

class QWidget;

namespace sparkwright
{

/// Opens a window with version and licence. Does not block.
void showAbout(QWidget* parent);

} // namespace sparkwright
