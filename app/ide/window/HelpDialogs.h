#pragma once

class QWidget;

namespace sparkwright
{

class Actions;

/// Opens a list of shortcuts and mouse actions. Does not block.
void showShortcuts(QWidget* parent, const Actions& actions);

/// Opens a window with version and licence. Does not block.
void showAbout(QWidget* parent);

} // namespace sparkwright
