#include "app/ide/session/RemedyButton.h"

#include "app/ide/common/Icons.h"
#include "app/ide/session/StatusSentence.h"

#include <QMenu>

#include <utility>

namespace sparkwright
{

RemedyButton::RemedyButton(WindowShell& shell) : QToolButton(&shell.widget()), shell_(shell), menu_(new QMenu(this))
{
  setIcon(themedIcon(QStringLiteral("faster")));
  setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  setAutoRaise(true);
  setPopupMode(InstantPopup);
  setFocusPolicy(Qt::TabFocus);
  setMenu(menu_);
  menu_->setToolTipsVisible(true);
  connect(menu_, &QMenu::aboutToShow, this, &RemedyButton::fill);
  hide();
}

void RemedyButton::show(const SessionState& state)
{
  const bool slow = state.source == SessionState::Source::Own && state.running &&
                    state.phase == SessionState::Phase::Ready && state.shortfall.cause != LoadMeter::Cause::None;
  if(!menu_->isVisible()) // What is offered stays while it is being read.
  {
    state_ = slow ? state : SessionState();
    setVisible(slow);
  }
}

void RemedyButton::fill()
{
  menu_->clear();
  std::vector<Remedy> remedies;
  for(const auto& part : shell_.parts())
    part->addRemedies(state_, remedies);
  for(Remedy& remedy : remedies)
  {
    QAction* const action = menu_->addAction(remedy.text);
    action->setToolTip(remedy.consequence);
    action->setStatusTip(remedy.consequence);
    connect(action, &QAction::triggered, this,
            [this, apply = std::move(remedy.apply), consequence = remedy.consequence]
            {
              apply();
              shell_.tell(consequence);
            });
  }
  if(remedies.empty())
    menu_->addAction(tr("Close other programs that use the processor"))->setEnabled(false);
}

void RemedyButton::retranslate()
{
  setText(tr("Make it faster"));
  setToolTip(tr("What would make the run as fast as asked for"));
  setAccessibleName(text());
}

} // namespace sparkwright
