#include "app/ide/editing/EditBanner.h"

#include <QEvent>
#include <QHBoxLayout>

namespace sparkwright
{

EditBanner::EditBanner(Actions& actions, QWidget* parent) : QFrame(parent), words_(new QLabel(this))
{
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::ToolTipBase);
  words_->setTextFormat(Qt::PlainText);
  words_->setForegroundRole(QPalette::ToolTipText);
  words_->setWordWrap(true);
  QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred); // A long name must not widen the window.
  policy.setHeightForWidth(true);
  words_->setSizePolicy(policy);
  QHBoxLayout* const row = new QHBoxLayout(this);
  row->setContentsMargins(8, 2, 4, 2);
  row->setSpacing(4);
  row->addWidget(words_, 1);
  save_ = add(actions[ActionId::SaveScene]);
  apply_ = add(actions[ActionId::ApplyEdits]);
  run_ = add(actions[ActionId::RunPause]);
  edit_ = add(actions[ActionId::EditScene]);
  hide();
  retranslate();
}

QToolButton* EditBanner::add(QAction* action)
{
  QToolButton* const button = new QToolButton(this);
  button->setDefaultAction(action);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::TabFocus);
  layout()->addWidget(button);
  return button;
}

void EditBanner::show(const Facts& facts)
{
  facts_ = facts;
  QStringList parts;
  if(facts.editing)
    parts << tr("Editing %1").arg(facts.file);
  else
    parts << facts.file;
  if(facts.changes > 0)
    parts << tr("%n change(s) not saved", nullptr, facts.changes);
  else if(facts.editing)
    parts << tr("Select something and drag it");
  if(!facts.problem.isEmpty())
    parts << facts.problem;
  const QString words = parts.join(QStringLiteral(" · "));
  if(words != words_->text())
  {
    words_->setText(words);
    words_->setToolTip(words); // A word that is longer than the row is cut off.
  }
  save_->setVisible(facts.changes > 0);
  apply_->setVisible(facts.appliable);
  run_->setVisible(facts.editing);
  edit_->setVisible(!facts.editing);
  setVisible(!facts.file.isEmpty() && (facts.editing || !facts.problem.isEmpty() || facts.changes > 0));
}

void EditBanner::retranslate()
{
  setAccessibleName(tr("What is being edited"));
  for(QToolButton* const button : {save_, apply_, run_, edit_})
    button->setAccessibleName(button->defaultAction()->text().remove(QLatin1Char('&')));
  show(facts_);
}

void EditBanner::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QFrame::changeEvent(event);
}

} // namespace sparkwright
