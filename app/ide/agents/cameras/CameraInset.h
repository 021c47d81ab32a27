#pragma once

#include "app/ide/agents/cameras/CameraFeed.h"

#include <QColor>
#include <QToolButton>
#include <QWidget>

#include <optional>

namespace sparkwright
{

/// The small picture of a camera in a corner of a view. It can be dragged to another corner, a double click wants it as
/// a window, its button closes it.
class CameraInset : public QWidget
{
  Q_OBJECT
public:
  enum class Corner
  {
    TopLeft,
    TopRight,
    BottomLeft,
    BottomRight
  };
  /// @param colour  of the border, by which pictures are told apart
  CameraInset(std::shared_ptr<CameraDrawer> drawer, const CameraChoice& choice, const QColor& colour, QWidget& view);

  CameraFeed& feed() { return feed_; }
  const QColor& colour() const { return colour_; }
  QToolButton& closeButton() { return *close_; }
  Corner corner() const { return corner_; }
  void setCorner(Corner corner);
  bool isDragged() const { return grabbed_.has_value(); }

  void setFrame(const FramePtr& frame);
  /// To be called now and then: whether it can be seen may have changed.
  void refresh();

  /// Its size in a view: a quarter of the width, within limits; empty if there is no room.
  static QSize sizeIn(const QSize& view);
  /// The corner of a view in which a point is.
  static Corner cornerAt(const QSize& view, const QPoint& point);

signals:
  void closeWanted();
  void windowWanted();
  /// It lies in another corner.
  void cornerChanged();

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void retranslate();

  CameraFeed feed_;
  QColor colour_;
  QToolButton* close_;
  Corner corner_ = Corner::TopLeft;
  std::optional<QPoint> grabbed_; ///< Where the mouse holds it; nothing: it does not.
};

} // namespace sparkwright
