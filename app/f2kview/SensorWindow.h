#pragma once

#include "app/f2kview/SensorFeed.h"

#include <QAction>
#include <QLabel>
#include <QMainWindow>
#include <QSet>

namespace sparkwright
{

class SensorPanel;

/// Shows what the sensors of a robot measure: of one that this window brings to a message board and that the arrow keys
/// drive, or of a log.
class SensorWindow : public QMainWindow
{
  Q_OBJECT
public:
  SensorWindow();

  /// @return whether it has worked; if not, it says why
  bool connectTo(const QString& robotFile, const QString& host, int port);
  bool play(const QString& log);

  SensorPanel& panel() { return *panel_; }
  SensorFeed& feed() { return feed_; }
  QAction& pauseAction() { return *pause_; }
  QAction& recordAction() { return *record_; }
  QString status() const { return status_->text(); }

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

private:
  QAction* addTool(const char* icon, const QString& text, const QKeySequence& keys, const QString& tip);
  void askForRobot();
  void askForLog();
  void toggleRecording(bool on);
  void showReadings();
  void showSource(const QString& words);
  void drive();

  SensorFeed feed_;
  SensorPanel* panel_;
  QLabel* status_;
  QAction *connect_, *open_, *pause_, *record_;
  QSet<int> pressed_; ///< Arrow keys.
};

} // namespace sparkwright
