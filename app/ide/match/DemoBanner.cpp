#include "app/ide/match/DemoBanner.h"

#include "app/ide/common/Icons.h"

#include <QEvent>
#include <QHBoxLayout>

namespace sparkwright
{

DemoBanner::DemoBanner(QWidget* parent)
    : QFrame(parent), words_(new QLabel(this)), other_(new QToolButton(this)), close_(new QToolButton(this))
{
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::ToolTipBase);
  words_->setTextFormat(Qt::PlainText);
  words_->setForegroundRole(QPalette::ToolTipText);
  words_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // It must not widen the window.
  other_->setIcon(themedIcon(QStringLiteral("demo-match")));
  other_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  close_->setIcon(themedIcon(QStringLiteral("clear")));
  QHBoxLayout* const row = new QHBoxLayout(this);
  row->setContentsMargins(8, 2, 4, 2);
  row->setSpacing(4);
  row->addWidget(words_, 1);
  for(QToolButton* const button : {other_, close_})
  {
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus); // Not by a click: Space, which follows the ball, would press it again.
    row->addWidget(button);
  }
  connect(other_, &QToolButton::clicked, this,
          [this] { emit playersWanted(players_ < wholeTeam ? wholeTeam : fewPlayers); });
  connect(close_, &QToolButton::clicked, this,
          [this]
          {
            closed_ = true;
            hide();
          });
  hide();
  retranslate();
}

int DemoBanner::playersFor(int cores)
{
  return cores < coresForAll ? fewPlayers : wholeTeam;
}

int DemoBanner::fewerThan(int players)
{
  for(const int fewer : {fewPlayers, 2, 1})
    if(fewer < players)
      return fewer;
  return 0;
}

QString DemoBanner::sentence() const
{
  const QString match = tr("%1 against %1").arg(players_);
  const QString machine = tr("this machine has %n core(s)", nullptr, cores_);
  const int fitting = playersFor(cores_);
  if(players_ > fitting)
    return tr("%1: %2, it may be slower than real time").arg(match, machine);
  if(cores_ < coresForAll)
    return tr("%1: %2, whole teams need %3").arg(match, machine).arg(coresForAll);
  return tr("%1: %2, enough for whole teams").arg(match, machine);
}

void DemoBanner::show(int players, int cores)
{
  setVisible(players > 0 && !closed_);
  if(players == players_ && cores == cores_)
    return;
  players_ = players;
  cores_ = cores;
  retranslate();
}

void DemoBanner::retranslate()
{
  const QString words = players_ > 0 ? sentence() : QString();
  words_->setText(words);
  words_->setToolTip(words); // In narrow windows the end is cut off.
  setAccessibleName(tr("About the demo match"));
  const int others = players_ < wholeTeam ? wholeTeam : fewPlayers;
  other_->setText(tr("%1 against %1").arg(others));
  other_->setAccessibleName(tr("Play %1 against %1").arg(others));
  other_->setToolTip(tr("Restart the match with %1 players in each team").arg(others));
  close_->setAccessibleName(tr("Close this row"));
  close_->setToolTip(close_->accessibleName());
}

void DemoBanner::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QFrame::changeEvent(event);
}

} // namespace sparkwright
