#pragma once

#include "app/ide/jobs/Experiment.h"

#include <QAbstractTableModel>

namespace sparkwright
{

/// The runs of an experiment as a table: state, parameters, score, signals, and why a run has failed.
class RunsModel : public QAbstractTableModel
{
  Q_OBJECT
public:
  enum Column
  {
    Number,
    Name,
    State,
    Time,
    Score,
    Mode,
    FirstSignal ///< One for each measured signal: its value at the end.
  };
  enum Role
  {
    SortRole = Qt::UserRole ///< Numbers as numbers.
  };

  explicit RunsModel(const Experiment& experiment, QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  /// Shows texts in the language that is chosen now.
  void retranslate();

private:
  QString stateText(const RunStatus& status) const;
  QVariant valueOf(const PlannedRun& run, const RunStatus& status, int column) const;
  QString display(const PlannedRun& run, const RunStatus& status, int column) const;
  QString toolTip(const PlannedRun& run, const RunStatus& status) const;

  const Experiment& experiment_;
};

} // namespace sparkwright
