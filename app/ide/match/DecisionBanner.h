#pragma once

#include "app/ide/common/Actions.h"
#include "core/game/GameState.h"

#include <QFrame>
#include <QLabel>
#include <QToolButton>

namespace sparkwright
{

/// Shows the referee's decision that waits for confirmation: what, who, why, and the time left. Hidden without one.
class DecisionBanner : public QFrame
{
  Q_OBJECT
public:
  /// @param actions  for the buttons; must outlive the banner
  explicit DecisionBanner(Actions& actions, QWidget* parent = nullptr);

  void setJudgement(const GameState::Judgement& judgement);
  QString text() const { return title_->text() + '\n' + reason_->text() + '\n' + silence_->text(); }

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void showTexts();

  QLabel *title_, *reason_, *silence_;
  QList<QToolButton*> buttons_;
  GameState::Judgement judgement_;
};

} // namespace sparkwright
