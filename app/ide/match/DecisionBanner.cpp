#include "app/ide/match/DecisionBanner.h"

#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/match/EventModel.h"

#include <QEvent>
#include <QGridLayout>

#include <cmath>

namespace sparkwright
{

DecisionBanner::DecisionBanner(Actions& actions, QWidget* parent)
    : QFrame(parent), title_(new QLabel(this)), reason_(new QLabel(this)), silence_(new QLabel(this))
{
  setFrameShape(QFrame::StyledPanel);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::ToolTipBase);
  QFont bold = font();
  bold.setBold(true);
  title_->setFont(bold);
  QGridLayout* const grid = new QGridLayout(this);
  grid->setContentsMargins(8, 8, 8, 8);
  grid->setSpacing(4);
  int row = 0;
  for(QLabel* const label : {title_, reason_, silence_})
  {
    label->setTextFormat(Qt::PlainText); // Names come from agents.
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::ToolTipText);
    grid->addWidget(label, row++, 0, 1, 2);
  }
  int column = 0;
  for(const ActionId id : {ActionId::ConfirmDecision, ActionId::OverruleDecision})
  {
    QToolButton* const button = new QToolButton(this);
    button->setDefaultAction(actions[id]);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setFocusPolicy(Qt::TabFocus);
    grid->addWidget(button, row, column++);
    buttons_.append(button);
  }
  grid->setRowMinimumHeight(row, buttons_.first()->sizeHint().height() + 4);
  hide();
  retranslate();
}

void DecisionBanner::setJudgement(const GameState::Judgement& judgement)
{
  judgement_ = judgement;
  if(judgement_.pending)
    showTexts();
  setVisible(judgement_.pending != nullptr);
}

void DecisionBanner::showTexts()
{
  const GameEvent& event = *judgement_.pending;
  const auto set = [](QLabel* label, const QString& text)
  {
    if(label->text() != text)
      label->setText(text);
  };
  const QString who = EventModel::who(event), what = EventModel::what(event);
  set(title_, tr("To decide: %1").arg(who.isEmpty() ? what : what + QStringLiteral(" · ") + who));
  const QString reason = inWindow(event.reason), follows = inWindow(event.consequence);
  set(reason_, follows.isEmpty() ? reason : tr("%1. If it stands: %2").arg(reason, follows));
  const int seconds = std::isfinite(judgement_.left) ? static_cast<int>(std::ceil(judgement_.left)) : -1;
  const GameState::Judgement::Votes& votes = judgement_.votes;
  const QString counted = votes.voters == 0 ? QString()
                                            : tr("Votes of %n console(s): %1 confirm, %2 overrule. ", nullptr, votes.voters)
                                                  .arg(votes.confirm)
                                                  .arg(votes.reject);
  const QString silent = seconds < 0         ? tr("The match waits for you.")
                         : judgement_.stands ? tr("It stands in %n second(s) unless you overrule it.", nullptr, seconds)
                                             : tr("It is overruled in %n second(s) unless you confirm it.", nullptr, seconds);
  set(silence_, counted + silent);
}

void DecisionBanner::retranslate()
{
  setAccessibleName(tr("Decision that waits for you"));
  for(QToolButton* const button : buttons_)
    button->setAccessibleName(button->defaultAction()->text().remove(QLatin1Char('&')));
  if(judgement_.pending)
    showTexts();
}

void DecisionBanner::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QFrame::changeEvent(event);
}

} // namespace sparkwright
