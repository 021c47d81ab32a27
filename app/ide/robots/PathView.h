#pragma once

#include <QPointF>
#include <QWidget>

#include <vector>

namespace sparkwright
{

/// Paths on the floor, as recorded and as predicted, to be compared with the eye.
class PathView : public QWidget
{
  Q_OBJECT
public:
  struct Path
  {
    std::vector<QPointF> recorded, predicted; ///< m
  };

  using QWidget::QWidget;
  void setPaths(std::vector<Path> paths);

  QSize sizeHint() const override { return {320, 240}; }

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  std::vector<Path> paths_;
};

} // namespace sparkwright
