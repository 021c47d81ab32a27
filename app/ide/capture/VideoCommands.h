#pragma once

#include "app/ide/capture/VideoRecorder.h"
#include "app/ide/common/Actions.h"
#include "app/ide/views/ViewArea.h"

#include <QLabel>
#include <QToolButton>

namespace sparkwright
{

/// Commands to record a video of the active view, with a progress display in the status bar.
class VideoCommands : public QObject
{
  Q_OBJECT
public:
  /// @param actions,area,session  must outlive this
  VideoCommands(Actions& actions, ViewArea& area, Session& session, QObject* parent);

  /// Progress display with buttons, for the status bar, which takes ownership.
  QWidget& sign() { return *sign_; }

  VideoRecorder& recorder() { return recorder_; }

signals:
  void written(const QString& file, const QString& words);
  void failed(const QString& words);

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
