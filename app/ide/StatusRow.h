#pragma once

#include "app/ide/Session.h"

#include <QCoreApplication>
#include <QLabel>
#include <QStatusBar>

namespace sparkwright
{

/// What the status bar tells of a session: who is connected, simulated time, measured speed, and a sentence on its state.
class StatusRow
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::StatusRow)
public:
  /// The labels belong to the bar.
  explicit StatusRow(QStatusBar& bar);

  void show(const SessionState& state);
  void retranslate();
  /// The sentence.
  QString text() const { return sentence_->text(); }

private:
  QLabel* links_;
  QLabel* time_;
  QLabel* factor_;
  QLabel* sentence_;
};

} // namespace sparkwright
