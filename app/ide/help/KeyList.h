#pragma once

#include "app/ide/help/pages/HelpPage.h"
#include "viewer/input/ViewControls.h"

#include <QAction>

#include <functional>

class QMenuBar;

namespace sparkwright
{

/// The page of the help that lists the keys of all actions, as they are set at present, and the gestures of the mouse.
/// @param others  actions that stand in no menu, or act in some places only
/// @param keysOf  the keys of an action that are in force
/// @param controls  keys and mouse of the views that are in force
HelpPage keyListPage(const QMenuBar& menus, const QList<QAction*>& others,
                     std::function<QList<QKeySequence>(const QAction&)> keysOf, const ViewControls& controls = {});

inline const QString keyListId = QStringLiteral("keys");

} // namespace sparkwright
