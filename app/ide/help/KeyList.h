#pragma once

#include "app/ide/help/pages/HelpPage.h"

#include <QAction>

#include <functional>

class QMenuBar;

namespace sparkwright
{

/// The page of the help that lists the keys of all actions, as they are set at present, and the gestures of the mouse.
/// @param others  actions that stand in no menu, or act in some places only
/// @param keysOf  the keys of an action that are in force
HelpPage keyListPage(const QMenuBar& menus, const QList<QAction*>& others,
                     std::function<QList<QKeySequence>(const QAction&)> keysOf);

inline const QString keyListId = QStringLiteral("keys");

} // namespace sparkwright
