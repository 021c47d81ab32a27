#pragma once

#include "core/game/GameState.h"

#include <QDialog>
#include <QDoubleSpinBox>
#include <QSpinBox>

namespace sparkwright
{

/// Sets score and clock of a match, after a restart of the server or a wrong decision.
class ScoreDialog : public QDialog
{
  Q_OBJECT
public:
  /// @param game  with the present values
  ScoreDialog(const GameState& game, QWidget* parent);

  QSpinBox& left() { return *left_; }
  QSpinBox& right() { return *right_; }
  QSpinBox& minutes() { return *minutes_; }
  QDoubleSpinBox& seconds() { return *seconds_; }

signals:
  /// @param command  of a trainer, for what has been changed
  void asked(const QString& command);

private:
  QString command() const;

  std::array<int, 2> score_;
  float time_;
  QSpinBox *left_, *right_, *minutes_;
  QDoubleSpinBox* seconds_;
};

} // namespace sparkwright
