#include "app/ide/driving/DriveBanner.h"

#include "app/ide/common/Icons.h"

#include <QEvent>
#include <QHBoxLayout>

#include <utility>

namespace sparkwright
{

DriveBanner::DriveBanner(QWidget* parent) : QFrame(parent), words_(new QLabel(this)), end_(new QToolButton(this))
{
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::ToolTipBase);
  words_->setTextFormat(Qt::PlainText);
  words_->setForegroundRole(QPalette::ToolTipText);
  words_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // It must not widen the window.
  end_->setIcon(themedIcon(QStringLiteral("stop")));
  end_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  end_->setAutoRaise(true);
  end_->setFocusPolicy(Qt::NoFocus); // Space stops the robot.
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(8, 2, 4, 2);
  row->setSpacing(4);
  row->addWidget(words_, 1);
  row->addWidget(end_);
  connect(end_, &QToolButton::clicked, this, &DriveBanner::ended);
  hide();
  retranslate();
}

void DriveBanner::show(const QString& robot, bool turns)
{
  robot_ = robot;
  turns_ = turns;
  setVisible(!robot.isEmpty());
  retranslate();
}

void DriveBanner::setPaused(bool paused)
{
  if(std::exchange(paused_, paused) != paused)
    retranslate();
}

void DriveBanner::retranslate()
{
  words_->setText(turns_ ? tr("You drive %1: T ahead, G back, F left, H right, with Shift faster; Space stops, Esc ends")
                               .arg(robot_)
                         : tr("You drive %1, which cannot turn: T ahead, G back, with Shift faster; Space stops, Esc ends")
                               .arg(robot_));
  if(paused_)
    words_->setText(tr("You drive %1, but the simulation is paused: run it first").arg(robot_));
  end_->setText(tr("End driving"));
  end_->setToolTip(tr("Give the motors back to the robot's agent"));
  end_->setAccessibleName(end_->text());
}

void DriveBanner::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QFrame::changeEvent(event);
}

} // namespace sparkwright
