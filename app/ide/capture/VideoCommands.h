#pragma once

#include "app/ide/capture/VideoRecorder.h"
#include "app/ide/common/Actions.h"
#include "app/ide/views/ViewArea.h"

#include <QLabel>
#include <QToolButton>

namespace sparkwright
{

/// Recording of the active view: asks how, shows that it goes on, and ends it.
class VideoCommands : public QObject
{
  Q_OBJECT
public:
  /// @param actions,area,session  must outlive this
  VideoCommands(Actions& actions, ViewArea& area, Session& session, QObject* parent);

  /// Shows that a recording goes on, with buttons; for the status bar, which takes it over.
  QWidget& sign() { return *sign_; }

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
