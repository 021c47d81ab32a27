#pragma once

#include "app/ide/replay/TimelineBar.h"

#include <QComboBox>
#include <QLabel>
#include <QStackedLayout>
#include <QToolButton>

namespace sparkwright
{

/// What the panel shows of a recording.
struct TimelineState
{
  bool open = false; ///< There is a recording; without one the panel says how to open it.
  double start = 0, end = 0, time = 0; ///< Simulated s.
  double speed = 1;
  std::optional<Playback::Range> loop;
  QString name; ///< Of the recording.
  bool ownRun = false; ///< It is the past of the present run.
  QString recorded; ///< What is recorded of the running simulation; may have links.
};

/// The dock below the views: time axis, buttons of the playback, and the way back to the running simulation.
class TimelinePanel : public QWidget
{
  Q_OBJECT
public:
  /// @param buttons  of the playback, from left to right; the panel shows them as tool buttons
  explicit TimelinePanel(const QList<QAction*>& buttons, QWidget* parent = nullptr);

  void setState(const TimelineState& state);
  TimelineBar& bar() const { return *bar_; }
  QComboBox& speedBox() const { return *speed_; }
  QToolButton& loopButton() const { return *loop_; }
  /// Closes the recording.
  QToolButton& leaveButton() const { return *leave_; }
  /// The words that stand in place of the axis when there is no run.
  QString hint() const { return hint_->text(); }
  QString position() const { return position_->text(); }
  void retranslate();

signals:
  void speedChosen(double factor);
  /// A link of the hint: `open`, or one of TimelineState::recorded.
  void linkActivated(const QString& link);

private:
  void fillSpeeds();
  void showHint();

  TimelineState state_;
  QStackedLayout* pages_;
  QLabel *hint_, *position_, *name_;
  TimelineBar* bar_;
  QComboBox* speed_;
  QToolButton *loop_, *leave_;
};

} // namespace sparkwright
