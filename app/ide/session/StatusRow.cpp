#include "app/ide/session/StatusRow.h"

#include "app/ide/common/WindowPart.h"
#include "app/ide/session/RemedyButton.h"
#include "app/ide/session/StatusSentence.h"

#include <QLocale>

namespace sparkwright
{

StatusRow::StatusRow(WindowShell& shell)
    : links_(new QLabel(&shell.widget())), time_(new QLabel(&shell.widget())), factor_(new QLabel(&shell.widget())),
      sentence_(new QLabel(&shell.widget())), remedies_(new RemedyButton(shell))
{
  for(QLabel* const label : {time_, factor_})
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  for(QLabel* const label : {links_, time_, factor_, sentence_})
  {
    label->setContentsMargins(8, 0, 8, 0);
    shell.addStatus(label);
  }
  shell.addStatus(remedies_);
  time_->setMinimumWidth(time_->fontMetrics().horizontalAdvance(QStringLiteral("00000.00 s")) + 24);
  factor_->setMinimumWidth(factor_->fontMetrics().horizontalAdvance(QStringLiteral("00.0×")) + 24);
  sentence_->setMinimumWidth(sentence_->fontMetrics().averageCharWidth() * 34);
}

void StatusRow::show(const SessionState& state)
{
  const QString links = StatusSentence::connections(state);
  links_->setText(links);
  links_->setToolTip(links);
  time_->setText(QLocale().toString(state.frame ? state.frame->time : 0, 'f', 2) + QStringLiteral(" s"));
  factor_->setText(StatusSentence::speed(state.measuredSpeed));
  const QString sentence = StatusSentence::text(state);
  sentence_->setText(sentence);
  sentence_->setToolTip(sentence);
  remedies_->show(state);
}

void StatusRow::retranslate()
{
  links_->setAccessibleName(tr("Connections"));
  time_->setAccessibleName(tr("Simulated time"));
  time_->setToolTip(tr("Simulated time since the start"));
  factor_->setAccessibleName(tr("Measured speed"));
  factor_->setToolTip(tr("Measured speed: simulated time per real time, over the last second"));
  remedies_->retranslate();
  sentence_->setAccessibleName(tr("State of the simulation"));
}

} // namespace sparkwright
