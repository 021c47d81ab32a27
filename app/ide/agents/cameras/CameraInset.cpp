#include "app/ide/agents/cameras/CameraInset.h"

#include "app/ide/common/Icons.h"
#include "app/ide/common/InSight.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr int border = 3, smallest = 120, largest = 280;

} // namespace

CameraInset::CameraInset(std::shared_ptr<CameraDrawer> drawer, const CameraChoice& choice, const QColor& colour,
                         QWidget& view)
    : QWidget(&view), feed_(std::move(drawer), CameraFeed::Follow::Nobody), colour_(colour),
      close_(new QToolButton(this))
{
  setObjectName(QStringLiteral("cameraInset"));
  close_->setIcon(themedIcon(QStringLiteral("clear")));
  close_->setIconSize({16, 16});
  close_->setAutoFillBackground(true);
  close_->setFocusPolicy(Qt::TabFocus);
  connect(close_, &QToolButton::clicked, this, &CameraInset::closeWanted);
  connect(&feed_, &CameraFeed::pictureChanged, this, qOverload<>(&QWidget::update));
  connect(&feed_, &CameraFeed::changed, this,
          [this]
          {
            setAccessibleName(tr("Picture of %1").arg(feed_.name()));
            update();
          });
  setCursor(Qt::ArrowCursor); // Not that of the view.
  retranslate();
  feed_.choose(choice);
}

void CameraInset::setFrame(const FramePtr& frame)
{
  feed_.setFrame(frame);
  refresh();
}

void CameraInset::refresh()
{
  feed_.setSeen(isInSight(*this));
}

QSize CameraInset::sizeIn(const QSize& view)
{
  const int width = std::clamp(view.width() / 4, smallest, largest);
  const QSize size(width, width * 3 / 4 + 2 * border);
  return view.width() < 2 * smallest || view.height() < size.height() + smallest / 2 ? QSize() : size;
}

CameraInset::Corner CameraInset::cornerAt(const QSize& view, const QPoint& point)
{
  const bool left = point.x() < view.width() / 2, top = point.y() < view.height() / 2;
  return top ? (left ? Corner::TopLeft : Corner::TopRight) : (left ? Corner::BottomLeft : Corner::BottomRight);
}

void CameraInset::setCorner(Corner corner)
{
  corner_ = corner;
  emit cornerChanged();
}

void CameraInset::paintEvent(QPaintEvent*)
{
  QPainter painter(this);
  painter.fillRect(rect(), colour_);
  const QRect inner = rect().adjusted(border, border, -border, -border);
  painter.fillRect(inner, QColor(16, 20, 26));
  painter.setPen(Qt::white);
  const QImage& picture = feed_.picture();
  if(picture.isNull())
    painter.drawText(inner.adjusted(4, 4, -4, -20), Qt::AlignCenter | Qt::TextWordWrap, feed_.problem());
  else
  {
    const QSize size = picture.size().scaled(inner.size(), Qt::KeepAspectRatio);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRect(inner.center() - QPoint(size.width() / 2, size.height() / 2), size), picture);
  }
  const int line = fontMetrics().height() + 2;
  const QRect title(inner.left(), inner.bottom() + 1 - line, inner.width(), line);
  painter.fillRect(title, QColor(16, 20, 26, 205));
  painter.drawText(title.adjusted(4, 0, -4, 0), Qt::AlignLeft | Qt::AlignVCenter,
                   fontMetrics().elidedText(feed_.name(), Qt::ElideRight, title.width() - 8));
}

void CameraInset::resizeEvent(QResizeEvent* event)
{
  QWidget::resizeEvent(event);
  const QSize size = close_->sizeHint();
  close_->setGeometry(width() - border - size.width(), border, size.width(), size.height());
}

void CameraInset::mousePressEvent(QMouseEvent* event)
{
  event->accept();
  if(event->button() == Qt::LeftButton)
    grabbed_ = event->position().toPoint();
}

void CameraInset::mouseMoveEvent(QMouseEvent* event)
{
  event->accept();
  if(!grabbed_)
    return;
  const QSize room = parentWidget()->size() - size();
  const QPoint at = mapToParent(event->position().toPoint()) - *grabbed_;
  move(std::clamp(at.x(), 0, std::max(room.width(), 0)), std::clamp(at.y(), 0, std::max(room.height(), 0)));
}

void CameraInset::mouseReleaseEvent(QMouseEvent* event)
{
  event->accept();
  if(event->button() != Qt::LeftButton || !std::exchange(grabbed_, std::nullopt))
    return;
  setCorner(cornerAt(parentWidget()->size(), geometry().center()));
}

void CameraInset::mouseDoubleClickEvent(QMouseEvent* event)
{
  event->accept();
  grabbed_.reset();
  if(event->button() == Qt::LeftButton)
    emit windowWanted();
}

void CameraInset::wheelEvent(QWheelEvent* event)
{
  event->accept();
}

void CameraInset::contextMenuEvent(QContextMenuEvent* event)
{
  event->accept();
  QMenu* const menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  connect(menu->addAction(themedIcon(QStringLiteral("camera-window")), tr("Open as &window")), &QAction::triggered,
          this, &CameraInset::windowWanted);
  const std::pair<Corner, QString> corners[] = {{Corner::TopLeft, tr("To the upper &left corner")},
                                                {Corner::TopRight, tr("To the upper &right corner")},
                                                {Corner::BottomLeft, tr("To the l&ower left corner")},
                                                {Corner::BottomRight, tr("To the low&er right corner")}};
  for(const auto& [corner, text] : corners)
    connect(menu->addAction(text), &QAction::triggered, this, [this, corner = corner] { setCorner(corner); });
  connect(menu->addAction(themedIcon(QStringLiteral("clear")), tr("&Close")), &QAction::triggered, this,
          &CameraInset::closeWanted);
  menu->popup(event->globalPos());
}

void CameraInset::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

void CameraInset::retranslate()
{
  close_->setAccessibleName(tr("Close picture"));
  close_->setToolTip(tr("Close this picture"));
  setToolTip(tr("Drag it to another corner; a double click opens it as a window"));
  feed_.retranslate();
}

} // namespace sparkwright
