#pragma once

class QWidget;

namespace sparkwright
{

class Actions;

/// Opens a window that lists what keys and mouse do. Does not block.
void showShortcuts(QWidget* parent, const Actions& actions);

/// Opens a window with version and licence. Does not block.
void showAbout(QWidget* parent);

} // namespace sparkwright
