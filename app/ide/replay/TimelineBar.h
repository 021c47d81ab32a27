#pragma once

#include "app/ide/replay/TimelineMarks.h"
#include "core/record/Playback.h"

#include <QWidget>

#include <array>
#include <optional>

namespace sparkwright
{

/// The time axis of a run: shows its decisions, the moment that is shown, and the part that repeats; the mouse chooses
/// them.
///
/// Left button: moment. Shift and left button: range that repeats. Wheel: zoom about the mouse. Middle button: moves the
/// axis. Double click: the whole run. Arrows: single frames, with Shift seconds; Home and End: the ends.
class TimelineBar : public QWidget
{
  Q_OBJECT
public:
  explicit TimelineBar(QWidget* parent = nullptr);

  /// Sets the ends of the run, simulated s.
  void setRun(double start, double end);
  void setMarks(const TimelineMarks& marks);
  /// Sets the moment that is shown, simulated s.
  void setTime(double seconds);
  void setLoop(const std::optional<Playback::Range>& range);
  /// Colours of the teams, left and right.
  void setTeamColours(const std::array<QColor, 2>& colours);

  /// The part of the run that fits into the widget.
  Playback::Range visible() const { return visible_; }
  /// Horizontal place of a moment, in pixels of the widget.
  double placeOf(double seconds) const;
  double timeAt(double x) const;
  /// The mark under a point; null: none.
  const TimelineMark* markAt(const QPoint& point) const;

  /// `1:05`, or `1:05.24` if tenths matter.
  static QString clockText(double seconds, bool exact);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

signals:
  void timeChosen(double seconds);
  /// Without a range: it repeats no longer.
  void loopChosen(std::optional<sparkwright::Playback::Range> range);
  void stepped(long frames);
  void eventChosen(std::shared_ptr<const sparkwright::GameEvent> event);

protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  enum class Drag
  {
    None,
    Time,
    Range,
    Axis
  };

  void paintTicks(QPainter& painter) const;
  void paintMarks(QPainter& painter) const;
  void paintMark(QPainter& painter, const TimelineMark& mark) const;
  void paintHead(QPainter& painter) const;
  void dragTo(double x);
  void showPart(Playback::Range range);

  double start_ = 0, end_ = 0, time_ = 0;
  Playback::Range visible_;
  std::optional<Playback::Range> loop_;
  std::vector<TimelineMark> marks_;
  std::array<QColor, 2> teamColours_;
  Drag drag_ = Drag::None;
  double grabbed_ = 0; ///< Where the drag began, simulated s.
};

} // namespace sparkwright
