#pragma once

#include "app/ide/session/Session.h"
#include "app/jobs/plan/JobPlan.h"

#include <QCheckBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>

#include <variant>

namespace sparkwright
{

/// Makes a job file for the scene that is open: seeds, what is varied, what ends the runs, what is measured. Says how
/// many runs that are, and what is missing.
class ExperimentDialog : public QDialog
{
  Q_OBJECT
public:
  ExperimentDialog(const SessionState& state, QWidget* parent);

  /// The job of what is filled in, or what is wrong with it.
  std::variant<Job, QString> job() const;

  QLineEdit& seeds() { return *seeds_; }
  QLineEdit& until() { return *until_; }
  QDoubleSpinBox& atMost() { return *atMost_; }
  QSpinBox& parallel() { return *parallel_; }
  QLineEdit& measure() { return *measure_; }
  QCheckBox& record() { return *record_; }
  QTableWidget& parameters() { return *parameters_; }
  QPushButton& addVariableButton() { return *addVariable_; }
  QPushButton& addRobotButton() { return *addRobot_; }
  QPushButton& removeButton() { return *remove_; }
  QLineEdit& target() { return *target_; }
  QPushButton& runButton() { return *run_; }
  QPushButton& saveButton() { return *save_; }
  QString hint() const { return hint_->text(); }

signals:
  /// The job file has been written. @param run  its runs shall begin
  void made(const QString& file, bool run);

private:
  void layOut();
  void restore(const SessionState& state);
  void addParameter(JobParameter::Kind kind);
  void chooseTarget();
  void check();
  void make(bool run);

  std::string scene_;
  JobVariables variables_;
  QStringList variableNames_;
  QLineEdit *seeds_, *until_;
  QDoubleSpinBox* atMost_;
  QSpinBox* parallel_;
  QLineEdit* measure_;
  QCheckBox* record_;
  QTableWidget* parameters_;
  QPushButton *addVariable_, *addRobot_, *remove_;
  QLineEdit* target_;
  QPushButton *browse_, *run_, *save_, *cancel_;
  QLabel* hint_;
};

} // namespace sparkwright
