#pragma once

#include <QWidget>

namespace sparkwright
{

/// A frame around what a step of the tour is about. Lets the mouse through, and has no inside.
class TourMark : public QWidget
{
  Q_OBJECT
public:
  explicit TourMark(QWidget* window);

  /// @param rect  in the window; empty: nothing is marked
  void mark(const QRect& rect);

protected:
  void paintEvent(QPaintEvent* event) override;
};

} // namespace sparkwright
