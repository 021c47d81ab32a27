#include "app/ide/views/ViewCell.h"

#include "app/ide/common/Icons.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "viewer/graphics/GraphicsCheck.h"
#include "viewer/view/Viewport.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>

namespace sparkwright
{

namespace
{

constexpr int frameWidth = 2, cornerMargin = 6;

} // namespace

ViewCell::ViewCell(const std::shared_ptr<SceneDrawing>& scene, QMenu* cameraMenu, QMenu* splitMenu, QWidget* parent)
    : QWidget(parent), viewport_(new Viewport(graphicsProblem().isEmpty() ? this : nullptr, scene)),
      corner_(new QWidget(this))
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
  connect(viewport_, &Viewport::failed, this, &ViewCell::explain);
  if(!graphicsProblem().isEmpty()) // Once somebody listens.
    QTimer::singleShot(0, viewport_, [this] { emit viewport_->failed(graphicsProblem()); });
  viewport_->setMinimumSize(1, 1);
  setMinimumSize(120, 90);
  retranslate();
  place();
}

ViewCell::~ViewCell()
{
  if(!viewport_->parent())
    delete viewport_;
}

void ViewCell::explain(const QString& problem)
{
  if(!excuse_)
  {
    excuse_ = new QWidget(this);
    excuse_->setAutoFillBackground(true);
    QVBoxLayout* const column = new QVBoxLayout(excuse_);
    column->setContentsMargins(24, 24, 24, 24);
    words_ = new QLabel(excuse_);
    words_->setWordWrap(true);
    words_->setAlignment(Qt::AlignCenter);
    words_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    again_ = new QPushButton(excuse_);
    connect(again_, &QPushButton::clicked, this,
            [this]
            {
              excuse_->hide();
              viewport_->restart();
              viewport_->show();
              corner_->raise();
            });
    column->addStretch();
    column->addWidget(words_);
    column->addWidget(again_, 0, Qt::AlignHCenter);
    column->addStretch();
  }
  problem_ = asSentence(problem);
  again_->setVisible(viewport_->parent());
  viewport_->hide();
  excuse_->show();
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
  tell(camera_, tr("Camera"), tr("Choose camera and subject of this view"));
  tell(split_, tr("Split"), tr("Show one, two or four views"));
  tell(close_, tr("Close view"), tr("Close this view"));
  if(!excuse_)
    return;
  words_->setText(
      tr("<h3>This view cannot be drawn</h3><p>%1.</p><p>Everything else works: the simulation, agents and "
         "monitors, and all panels. A newer graphics driver may help, or drawing without the graphics card: "
         "set LIBGL_ALWAYS_SOFTWARE=1 before you start Sparkwright.</p>")
          .arg(problem_.toHtmlEscaped()));
  again_->setText(tr("Draw again"));
  again_->setToolTip(tr("Try again to draw this view"));
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
  if(excuse_)
    excuse_->setGeometry(viewport_->geometry());
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
