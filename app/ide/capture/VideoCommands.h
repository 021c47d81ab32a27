#pragma once

#include "app/ide/capture/VideoRecorder.h"
#include "app/ide/common/Actions.h"
#include "app/ide/views/ViewArea.h"

#include <QLabel>
#include <QStatusBar>
#include <QToolButton>

namespace sparkwright
{

/// Recording of the active view: asks how, shows in the status bar that it goes on, and ends it.
class VideoCommands : public QObject
{
  Q_OBJECT
public:
  /// @param actions,area,session  must outlive this, which belongs to the status bar
  VideoCommands(Actions& actions, ViewArea& area, Session& session, QStatusBar& bar);

  VideoRecorder& recorder() { return recorder_; }

signals:
  /// @param good  false: the video is not what was wanted
  void told(const QString& words, bool good);

private:
  void show();

  Actions& actions_;
  ViewArea& area_;
  QWidget* sign_;
  QLabel* words_;
  QToolButton *stop_, *cancel_;
  VideoRecorder recorder_;
};

} // namespace sparkwright
