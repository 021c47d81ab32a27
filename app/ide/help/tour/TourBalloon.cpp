#include "app/ide/help/tour/TourBalloon.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace sparkwright
{

namespace
{

constexpr int balloonWidth = 340;

} // namespace

TourBalloon::TourBalloon(Tour& tour, Keys keys, QWidget* parent)
    : QFrame(parent), tour_(tour), keys_(std::move(keys)), title_(new QLabel(this)), text_(new QLabel(this)),
      task_(new QLabel(this)), place_(new QLabel(this)), back_(new QPushButton(this)), next_(new QPushButton(this)),
      end_(new QPushButton(this))
{
  setObjectName(QStringLiteral("tourBalloon"));
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::ToolTipBase);
  setFocusPolicy(Qt::TabFocus);
  QFont large = font();
  large.setBold(true);
  large.setPointSizeF(large.pointSizeF() * 1.15);
  title_->setFont(large);
  QFont bold = font();
  bold.setBold(true);
  task_->setFont(bold);
  for(QLabel* const label : {title_, text_, task_, place_})
  {
    label->setForegroundRole(QPalette::ToolTipText);
    label->setWordWrap(label != place_);
  }
  text_->setTextFormat(Qt::RichText);
  text_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  text_->setFocusPolicy(Qt::TabFocus);
  connect(text_, &QLabel::linkActivated, this, &TourBalloon::readOn);
  auto* const buttons = new QHBoxLayout;
  buttons->addWidget(place_, 1);
  for(QPushButton* const button : {end_, back_, next_})
  {
    button->setFocusPolicy(Qt::TabFocus); // A click leaves the keyboard where it is.
    button->setAutoDefault(false);
    button->installEventFilter(this);
    buttons->addWidget(button);
  }
  auto* const rows = new QVBoxLayout(this);
  rows->setContentsMargins(14, 12, 14, 12);
  rows->setSpacing(8);
  for(QLabel* const label : {title_, text_, task_})
    rows->addWidget(label);
  rows->addLayout(buttons);
  connect(back_, &QPushButton::clicked, &tour_, &Tour::back);
  connect(next_, &QPushButton::clicked, &tour_, &Tour::next);
  connect(end_, &QPushButton::clicked, &tour_, &Tour::end);
  hide();
}

QString TourBalloon::words(const char* text) const
{
  return *text ? keys_(QCoreApplication::translate("sparkwright::Tour", text)) : QString();
}

void TourBalloon::refresh()
{
  if(!tour_.running())
    return hide();
  const TourStep& step = tour_.step();
  title_->setText(words(step.title));
  text_->setText(QStringLiteral("%1 <a href=\"%2\">%3</a>")
                     .arg(words(step.text).toHtmlEscaped(), QString::fromLatin1(step.help), tr("Read more")));
  task_->setVisible(*step.task != '\0');
  task_->setText(tour_.confirmed() ? tr("✓ Done") : tr("Try it: %1").arg(words(step.task)));
  place_->setText(tr("%1 of %2").arg(tour_.index() + 1).arg(tour_.count()));
  back_->setText(tr("Back"));
  back_->setToolTip(tr("Back (Left)"));
  back_->setEnabled(tour_.index() > 0);
  next_->setText(tour_.isLast() ? tr("Finish") : tr("Next"));
  next_->setToolTip(tour_.isLast() ? tr("Finish the tour (Enter)") : tr("Next step (Enter or Right)"));
  end_->setText(tr("End tour"));
  end_->setToolTip(tr("End the tour (Esc)"));
  end_->setVisible(!tour_.isLast());
  setAccessibleName(tr("Tour, step %1 of %2: %3").arg(tour_.index() + 1).arg(tour_.count()).arg(title_->text()));
  setAccessibleDescription(words(step.text) + QLatin1Char(' ') +
                           (task_->isVisibleTo(this) ? task_->text() : QString()));
  setFixedWidth(balloonWidth);
  setFixedHeight(layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(balloonWidth) : sizeHint().height());
  if(isVisible())
  {
    QAccessibleEvent changed(this, QAccessible::NameChanged); // Is read out, though the keyboard is elsewhere.
    QAccessible::updateAccessibility(&changed);
  }
}

bool TourBalloon::isOurs(int key)
{
  return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Right || key == Qt::Key_Left ||
         key == Qt::Key_Escape;
}

bool TourBalloon::act(int key)
{
  switch(key)
  {
  case Qt::Key_Return:
  case Qt::Key_Enter:
    for(QPushButton* const button : {back_, end_})
      if(button->hasFocus())
      {
        button->click();
        return true;
      }
    tour_.next();
    return true;
  case Qt::Key_Right:
    tour_.next();
    return true;
  case Qt::Key_Left:
    tour_.back();
    return true;
  case Qt::Key_Escape:
    tour_.end();
    return true;
  default:
    return false;
  }
}

bool TourBalloon::event(QEvent* event)
{
  // Else Esc would be the window's.
  if(event->type() == QEvent::ShortcutOverride && isOurs(static_cast<QKeyEvent*>(event)->key()) &&
     static_cast<QKeyEvent*>(event)->modifiers() == Qt::NoModifier)
  {
    event->accept();
    return true;
  }
  return QFrame::event(event);
}

bool TourBalloon::eventFilter(QObject* watched, QEvent* event)
{
  if(event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->modifiers() == Qt::NoModifier &&
     act(static_cast<QKeyEvent*>(event)->key()))
    return true;
  return QFrame::eventFilter(watched, event);
}

/// Not by its focus policy: then clicks on buttons would give it the keyboard, too.
void TourBalloon::mousePressEvent(QMouseEvent* event)
{
  event->accept();
  setFocus(Qt::MouseFocusReason);
}

void TourBalloon::keyPressEvent(QKeyEvent* event)
{
  if((event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier || !act(event->key()))
    QFrame::keyPressEvent(event);
}

/// With an edge that is seen on any ground.
void TourBalloon::paintEvent(QPaintEvent* event)
{
  QFrame::paintEvent(event);
  QPainter painter(this);
  painter.setPen(palette().color(QPalette::Highlight));
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace sparkwright
