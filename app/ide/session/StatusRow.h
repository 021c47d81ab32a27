#pragma once

#include "app/ide/session/Session.h"

#include <QCoreApplication>
#include <QLabel>

namespace sparkwright
{

class RemedyButton;
class WindowShell;

/// The session's texts in the status bar: connections, simulated time, measured speed, and a sentence about its state.
class StatusRow
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::StatusRow)
public:
  /// The labels belong to the status bar.
  explicit StatusRow(WindowShell& shell);

  void show(const SessionState& state);
  void retranslate();
  /// The sentence.
  QString text() const { return sentence_->text(); }

private:
  QLabel* links_;
  QLabel* time_;
  QLabel* factor_;
  QLabel* sentence_;
  RemedyButton* remedies_;
};

} // namespace sparkwright
