#pragma once

#include "app/ide/session/Session.h"

#include <QCoreApplication>
#include <QLabel>
#include <QStatusBar>

namespace sparkwright
{

/// What the status bar tells of a session: what the mouse does, who is connected, simulated time, measured speed, and a sentence on its state.
class StatusRow
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::StatusRow)
public:
  /// The labels belong to the bar.
  explicit StatusRow(QStatusBar& bar);

  void show(const SessionState& state);
  void retranslate();
  /// What mouse and keys do now.
  void showHint(const QString& hint);
  QString hint() const { return hint_->text(); }
  /// The sentence.
  QString text() const { return sentence_->text(); }

private:
  QLabel* hint_;
  QLabel* links_;
  QLabel* time_;
  QLabel* factor_;
  QLabel* sentence_;
};

} // namespace sparkwright
