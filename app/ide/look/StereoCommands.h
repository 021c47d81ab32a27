#pragma once

#include "app/ide/common/Actions.h"
#include "viewer/camera/Stereo.h"

#include <QMenu>
#include <QObject>

namespace sparkwright
{

class ViewArea;

/// Views for two eyes: off, side by side, or for glasses with red and cyan. The choice is stored in the settings.
class StereoCommands : public QObject
{
  Q_OBJECT
public:
  /// @param actions,area  must outlive this
  StereoCommands(Actions& actions, ViewArea& area, QObject* parent);

  /// For the View menu.
  QAction* menu() const { return menu_->menuAction(); }
  void retranslate();
  const Stereo& stereo() const { return stereo_; }
  /// @param distance  between the eyes, m
  void setEyeDistance(float distance);

private:
  void choose(Stereo::Mode mode);
  void apply();

  ViewArea& area_;
  QMenu* menu_;
  QList<QAction*> modes_; ///< In the order of Stereo::Mode.
  Stereo stereo_;
};

} // namespace sparkwright
