#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/views/ViewArea.h"

#include <QMenu>

namespace sparkwright
{

/// What the user can have the views do: ties their actions to the active view and keeps texts, ticks and menus up to date.
class ViewCommands : public QObject
{
  Q_OBJECT
public:
  /// @param actions,area  must outlive this
  ViewCommands(Actions& actions, ViewArea& area, QObject* parent);

  /// For the View menu: cameras, layouts, overlays.
  QList<QAction*> menus() const;
  void retranslate();
  /// Which views the digits show depends on whether there is a field.
  void sceneChanged();
  /// Whether cameras fly, as the user has chosen; preset: as the desktop does.
  static bool animationsWanted();

private:
  void connectCameras();
  void connectViews();
  void connectOverlays();
  void addCameras(QMenu& menu);
  void addLayouts(QMenu& menu);
  void update();
  QAction* digit(ActionId first, int index) const { return actions_[static_cast<ActionId>(static_cast<int>(first) + index)]; }

  Actions& actions_;
  ViewArea& area_;
  QMenu *cameraMenu_, *keepMenu_, *splitMenu_, *overlayMenu_;
};

} // namespace sparkwright
