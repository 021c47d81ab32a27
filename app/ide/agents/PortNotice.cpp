#include "app/ide/agents/PortNotice.h"

#include "app/ide/common/Icons.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/session/StatusSentence.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>

namespace sparkwright
{

PortNotice::PortNotice(QWidget* parent)
    : QFrame(parent), sign_(new QLabel(this)), words_(new QLabel(this)), others_(new QPushButton(this)),
      again_(new QPushButton(this)), dismiss_(new QToolButton(this))
{
  setFrameShape(QFrame::StyledPanel);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  const int size = fontMetrics().height() + 4;
  sign_->setPixmap(themedIcon(QStringLiteral("warning")).pixmap(size, size));
  words_->setWordWrap(true);
  words_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  dismiss_->setIcon(themedIcon(QStringLiteral("clear")));
  dismiss_->setAutoRaise(true);
  QGridLayout* const grid = new QGridLayout(this);
  grid->setContentsMargins(8, 8, 8, 8);
  grid->setSpacing(8);
  grid->addWidget(sign_, 0, 0, Qt::AlignTop);
  grid->addWidget(words_, 0, 1);
  grid->addWidget(dismiss_, 0, 2, Qt::AlignTop);
  QHBoxLayout* const row = new QHBoxLayout;
  row->addWidget(others_);
  row->addWidget(again_);
  row->addStretch();
  grid->addLayout(row, 1, 1, 1, 2);
  grid->setColumnStretch(1, 1);
  connect(others_, &QPushButton::clicked, this, [this] { emit portsWanted(freeAgentPort_, freeMonitorPort_); });
  connect(again_, &QPushButton::clicked, this, [this] { emit portsWanted(usualAgentPort_, usualMonitorPort_); });
  connect(dismiss_, &QToolButton::clicked, this,
          [this]
          {
            dismissed_ = true;
            hide();
          });
  retranslate();
  hide();
}

void PortNotice::setState(const SessionState& state)
{
  const bool own = state.source == SessionState::Source::Own;
  const LocalText problem = own ? state.networkProblem : LocalText(),
                  replaced = own ? state.replacedPorts : LocalText();
  if(problem == problem_ && replaced == replaced_ && state.agentPort == agentPort_ &&
     state.freeAgentPort == freeAgentPort_ && state.freeMonitorPort == freeMonitorPort_)
    return;
  dismissed_ = dismissed_ && problem == problem_ && replaced == replaced_;
  problem_ = problem;
  replaced_ = replaced;
  agentPort_ = state.agentPort;
  monitorPort_ = state.monitorPort;
  freeAgentPort_ = state.freeAgentPort;
  freeMonitorPort_ = state.freeMonitorPort;
  usualAgentPort_ = state.wantedAgentPort;
  usualMonitorPort_ = state.wantedMonitorPort;
  retranslate();
}

void PortNotice::retranslate()
{
  const bool offers = !problem_.empty() && freeAgentPort_ > 0 && freeMonitorPort_ > 0;
  if(!problem_.empty())
    words_->setText(tr("Nobody can connect: %1.").arg(inWindow(problem_)));
  else if(!replaced_.empty())
    words_->setText(tr("%1. Agents connect to port %2 instead, monitors to port %3.")
                        .arg(StatusSentence::sentence(inWindow(replaced_)))
                        .arg(agentPort_)
                        .arg(monitorPort_));
  others_->setVisible(offers);
  others_->setText(tr("Use ports %1 and %2").arg(freeAgentPort_).arg(freeMonitorPort_));
  others_->setToolTip(tr("Opens free ports for agents and monitors, while the simulation goes on"));
  again_->setVisible(!problem_.empty());
  again_->setText(tr("Try again"));
  again_->setToolTip(tr("Tries the same ports again, when the other program has ended"));
  dismiss_->setVisible(problem_.empty());
  dismiss_->setAccessibleName(tr("Dismiss"));
  dismiss_->setToolTip(tr("Hides this notice"));
  setVisible(!dismissed_ && !(problem_.empty() && replaced_.empty()));
}

void PortNotice::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QFrame::changeEvent(event);
}

} // namespace sparkwright
