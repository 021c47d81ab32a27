#include "app/ide/window/StatusRow.h"

#include "app/ide/session/StatusSentence.h"

#include <QLocale>

namespace sparkwright
{

StatusRow::StatusRow(QStatusBar& bar)
    : hint_(new QLabel(&bar)), links_(new QLabel(&bar)), time_(new QLabel(&bar)), factor_(new QLabel(&bar)), sentence_(new QLabel(&bar))
{
  for(QLabel* const label : {time_, factor_})
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  for(QLabel* const label : {hint_, links_, time_, factor_, sentence_})
    label->setContentsMargins(8, 0, 8, 0);
  time_->setMinimumWidth(bar.fontMetrics().horizontalAdvance(QStringLiteral("00000.00 s")) + 24);
  factor_->setMinimumWidth(bar.fontMetrics().horizontalAdvance(QStringLiteral("00.0×")) + 24);
  sentence_->setMinimumWidth(bar.fontMetrics().averageCharWidth() * 34);
  // Where there is little room, the hint is what gives way.
  hint_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  bar.addWidget(hint_, 1);
  for(QLabel* const label : {links_, time_, factor_, sentence_})
    bar.addPermanentWidget(label);
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
}

void StatusRow::showHint(const QString& hint)
{
  hint_->setText(hint);
  hint_->setToolTip(hint);
}

void StatusRow::retranslate()
{
  hint_->setAccessibleName(tr("What mouse and keys do"));
  links_->setAccessibleName(tr("Connections"));
  time_->setAccessibleName(tr("Simulated time"));
  time_->setToolTip(tr("Simulated time since the start"));
  factor_->setAccessibleName(tr("Measured speed"));
  factor_->setToolTip(tr("Measured speed: simulated time per real time, over the last second"));
  sentence_->setAccessibleName(tr("State of the simulation"));
}

} // namespace sparkwright
