#pragma once

#include "app/ide/replay/TimelineBar.h"

#include <QComboBox>
#include <QLabel>
#include <QStackedLayout>
#include <QToolButton>

namespace sparkwright
{

/// What the panel shows of a run.
struct TimelineState
{
  enum class Run
  {
    None,      ///< Nothing is kept: says how to get a recording.
    Live,      ///< The present of a running simulation, whose past is kept.
    Past,      ///< The past of a running simulation.
    Recording  ///< A file.
  };
  Run run = Run::None;
  double start = 0, end = 0, time = 0; ///< Simulated s.
  bool playing = false;
  double speed = 1;
  std::optional<Playback::Range> loop;
  QString name; ///< Of the recording.
  QString kept; ///< What is kept of the past, in a few words: "3:20 in 12 MB of 2 GB"; may be empty.
};

/// The dock below the views: time axis, buttons of the playback, and the way back to the present.
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
  /// Goes back to the present, or closes the recording.
  QToolButton& leaveButton() const { return *leave_; }
  /// The words that stand in place of the axis when there is no run.
  QString hint() const { return hint_->text(); }
  QString position() const { return position_->text(); }
  void retranslate();

signals:
  void speedChosen(double factor);
  /// A link of the hint.
  void openWanted();

private:
  void fillSpeeds();

  TimelineState state_;
  QStackedLayout* pages_;
  QLabel *hint_, *position_, *name_;
  TimelineBar* bar_;
  QComboBox* speed_;
  QToolButton *loop_, *leave_;
};

} // namespace sparkwright
