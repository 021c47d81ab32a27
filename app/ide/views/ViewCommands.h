#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/views/ViewArea.h"

#include <QMenu>

namespace sparkwright
{

/// Connects actions to the active view, and keeps their texts, check marks and menus up to date.
class ViewCommands : public QObject
{
  Q_OBJECT
public:
  /// @param actions,area  must outlive this
  ViewCommands(Actions& actions, ViewArea& area, QObject* parent);

  /// For the View menu: cameras, layouts, overlays.
  QList<QAction*> menus() const;
  void retranslate();
  /// To be called for each new scene: the presets depend on whether there is a field.
  void sceneChanged();
  /// Whether camera flights are animated: the user's choice, else the desktop's setting.
  static bool animationsWanted();

private:
  void connectCameras();
  void addOpeningAngles();
  void connectViews();
  void connectOverlays();
  void addCameras(QMenu& menu);
  void addLayouts(QMenu& menu);
  void update();
  QAction* digit(ActionId first, int index) const
  {
    return actions_[static_cast<ActionId>(static_cast<int>(first) + index)];
  }

  Actions& actions_;
  ViewArea& area_;
  QMenu *cameraMenu_, *keepMenu_, *angleMenu_, *splitMenu_, *overlayMenu_;
  QAction* players_;
};

} // namespace sparkwright
