#include "app/ide/ViewCell.h"

#include "app/ide/Icons.h"
#include "viewer/Viewport.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

namespace sparkwright
{

namespace
{

constexpr int frameWidth = 2, cornerMargin = 6;

} // namespace

ViewCell::ViewCell(const std::shared_ptr<SceneDrawing>& scene, QMenu* cameraMenu, QMenu* splitMenu, QWidget* parent)
    : QWidget(parent), viewport_(new Viewport(this, scene)), corner_(new QWidget(this))
{
  QHBoxLayout* const row = new QHBoxLayout(corner_);
  row->setContentsMargins(2, 2, 2, 2);
  row->setSpacing(2);
  corner_->setAutoFillBackground(true);
  camera_ = addButton("camera", cameraMenu);
  split_ = addButton("layout", splitMenu);
  close_ = addButton("clear", nullptr);
  connect(close_, &QToolButton::clicked, this, &ViewCell::closeWanted);
  viewport_->installEventFilter(this);
  viewport_->setMinimumSize(1, 1);
  setMinimumSize(120, 90);
  retranslate();
  place();
}

QToolButton* ViewCell::addButton(const char* icon, QMenu* menu)
{
  QToolButton* const button = new QToolButton(corner_);
  button->setIcon(themedIcon(QString::fromLatin1(icon)));
  button->setIconSize({16, 16});
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::TabFocus);
  if(menu)
  {
    // Not setMenu(): who presses here means this view, before the menu asks.
    connect(button, &QToolButton::clicked, this,
            [this, button, menu]
            {
              emit touched();
              menu->popup(button->mapToGlobal(QPoint(0, button->height())));
            });
  }
  corner_->layout()->addWidget(button);
  return button;
}

void ViewCell::retranslate()
{
  const auto tell = [](QToolButton* button, const QString& name, const QString& tip)
  {
    button->setAccessibleName(name);
    button->setToolTip(tip);
  };
  tell(camera_, tr("Camera"), tr("Choose from where this view looks, and whom it follows"));
  tell(split_, tr("Split"), tr("Show one, two or four views"));
  tell(close_, tr("Close view"), tr("Close this view"));
}

void ViewCell::showState(bool active, bool framed)
{
  active_ = active;
  framed_ = framed;
  close_->setVisible(framed);
  place();
  update();
}

void ViewCell::place()
{
  const int edge = framed_ ? frameWidth : 0;
  viewport_->setGeometry(rect().adjusted(edge, edge, -edge, -edge));
  const QSize size = corner_->sizeHint();
  corner_->setGeometry(width() - edge - cornerMargin - size.width(), edge + cornerMargin, size.width(), size.height());
  corner_->raise();
  viewport_->setCornerWidth(size.width() + cornerMargin);
}

void ViewCell::resizeEvent(QResizeEvent* event)
{
  QWidget::resizeEvent(event);
  place();
}

void ViewCell::paintEvent(QPaintEvent*)
{
  if(framed_)
    QPainter(this).fillRect(rect(), palette().color(active_ ? QPalette::Highlight : QPalette::Mid));
}

bool ViewCell::eventFilter(QObject* watched, QEvent* event)
{
  if(event->type() == QEvent::FocusIn || event->type() == QEvent::MouseButtonPress || event->type() == QEvent::Wheel)
    emit touched();
  return QWidget::eventFilter(watched, event);
}

} // namespace sparkwright
