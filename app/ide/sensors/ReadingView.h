#pragma once

#include "core/game/Reading.h"

#include <QImage>
#include <QWidget>

#include <optional>

namespace sparkwright
{

/// Draws what a sensor has measured: a scan or things around the sensor from above, with where it looks upwards, or a
/// picture. The wheel changes the range that is shown, a double click takes all of it again.
class ReadingView : public QWidget
{
  Q_OBJECT
public:
  explicit ReadingView(QWidget* parent = nullptr);

  /// Whether a reading can be drawn.
  static bool draws(const Reading& reading) { return reading.form != Reading::Form::Numbers; }
  void show(Reading reading);
  /// Up to which distance it shows, m; 0: it shows a picture.
  double range() const;
  /// The mark that is nearest to a place of the widget, if it is near.
  std::optional<Reading::Mark> markAt(const QPointF& place) const;

  QSize sizeHint() const override { return {260, 220}; }
  QSize minimumSizeHint() const override { return {120, 100}; }

signals:
  /// The range has changed.
  void zoomed();

protected:
  void paintEvent(QPaintEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  bool event(QEvent* event) override;

private:
  /// Where the sensor is in the widget, and how many pixels a metre has.
  struct Plan
  {
    QPointF centre;
    double scale = 1;
    QPointF at(double distance, double bearing) const;
  };
  Plan plan() const;
  double reach() const;
  void paintRings(QPainter& painter, const Plan& plan) const;
  void paintScan(QPainter& painter, const Plan& plan) const;
  void paintMarks(QPainter& painter, const Plan& plan) const;
  void paintPicture(QPainter& painter) const;
  void zoom(double factor);

  Reading reading_;
  QImage picture_;
  double zoom_ = 1; ///< Of the range: less than 1 is nearer.
};

} // namespace sparkwright
