#pragma once

#include "app/ide/session/Session.h"

#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>

#include <optional>

namespace sparkwright
{

/// Asks up to where a run goes before it pauses: a time, some cycles, a decision of the referee, a play mode, or a
/// number of the run that compares with another one. Only what the scene has is offered.
class RunUntilDialog : public QDialog
{
  Q_OBJECT
public:
  /// @param last  the former answer, which is offered again; nullopt: none
  RunUntilDialog(const SessionState& state, const std::optional<RunUntil>& last, QWidget* parent);

  /// What is chosen. Empty: there is neither a signal nor an expression.
  std::optional<RunUntil> chosen() const;

  QComboBox& kinds() { return *kinds_; }
  QDoubleSpinBox& time() { return *time_; }
  QSpinBox& cycles() { return *cycles_; }
  QComboBox& modes() { return *modes_; }
  QComboBox& signalNames() { return *signals_; }
  QComboBox& comparisons() { return *comparisons_; }
  QDoubleSpinBox& value() { return *value_; }
  QPushButton& runButton() { return *run_; }

signals:
  void asked(const RunUntil& until);

private:
  enum class Choice
  {
    Time,
    Cycles,
    Goal,
    Foul,
    AnyDecision,
    Mode,
    Condition
  };
  Choice choice() const { return static_cast<Choice>(kinds_->currentData().toInt()); }
  void addChoices(bool game);
  void addPages(const SessionState& state);
  void offerAgain(const RunUntil& last);
  /// What is written if it is a condition by itself, as `--until` takes it, and no number to compare.
  std::optional<RunUntil> wholeCondition() const;
  /// The comparison that is written, or what is wrong with it.
  std::variant<RunUntil, LocalText> condition() const;
  void update();

  QComboBox* kinds_;
  QStackedWidget* pages_;
  QDoubleSpinBox* time_;
  QSpinBox* cycles_;
  QComboBox *modes_, *signals_, *comparisons_;
  QDoubleSpinBox* value_;
  QLabel* hint_;
  bool isRecorded_; ///< A recording is searched.
  QPushButton* run_ = nullptr;
};

} // namespace sparkwright
