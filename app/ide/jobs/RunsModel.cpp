#include "app/ide/jobs/RunsModel.h"

#include "app/ide/common/Icons.h"
#include "app/ide/common/texts/CoreTexts.h"

#include <QLocale>

#include <cmath>

namespace sparkwright
{

namespace
{

/// The score of a run, so far or at its end.
std::optional<std::pair<int, int>> scoreOf(const RunStatus& status)
{
  if(status.result && status.result->match)
    return std::pair(status.result->scoreLeft, status.result->scoreRight);
  if(status.state == RunStatus::State::Running && status.progress.match)
    return std::pair(status.progress.scoreLeft, status.progress.scoreRight);
  return std::nullopt;
}

std::optional<double> timeOf(const RunStatus& status)
{
  if(status.result)
    return status.result->digest.empty() ? std::nullopt : std::optional(status.result->simulatedSeconds);
  return status.state == RunStatus::State::Running ? std::optional(status.progress.time) : std::nullopt;
}

const char* iconOf(RunStatus::State state)
{
  switch(state)
  {
  case RunStatus::State::Waiting:
    return "waiting";
  case RunStatus::State::Running:
    return "run";
  case RunStatus::State::Done:
    return "confirm";
  case RunStatus::State::Failed:
    return "error";
  case RunStatus::State::Stopped:
    break;
  }
  return nullptr;
}

} // namespace

RunsModel::RunsModel(const Experiment& experiment, QObject* parent)
    : QAbstractTableModel(parent), experiment_(experiment)
{
  connect(&experiment, &Experiment::opened, this,
          [this]
          {
            beginResetModel();
            endResetModel();
          });
  connect(&experiment, &Experiment::statusesChanged, this,
          [this](int from, int to) { emit dataChanged(index(from, 0), index(to, columnCount() - 1)); });
}

int RunsModel::rowCount(const QModelIndex& parent) const
{
  return parent.isValid() ? 0 : static_cast<int>(experiment_.runs().size());
}

int RunsModel::columnCount(const QModelIndex& parent) const
{
  return parent.isValid() ? 0 : FirstSignal + static_cast<int>(experiment_.job().measure.size());
}

QString RunsModel::stateText(const RunStatus& status) const
{
  switch(status.state)
  {
  case RunStatus::State::Waiting:
    return tr("Waiting");
  case RunStatus::State::Running:
    return tr("Running");
  case RunStatus::State::Done:
    return tr("Done");
  case RunStatus::State::Failed:
    return tr("Failed: %1").arg(inWindow(reasonOf(*status.result)));
  case RunStatus::State::Stopped:
    break;
  }
  return tr("Not run yet");
}

QVariant RunsModel::valueOf(const PlannedRun& run, const RunStatus& status, int column) const
{
  switch(column)
  {
  case Number:
    return run.number;
  case Name:
    return QString::fromStdString(run.name);
  case State:
    return static_cast<int>(status.state);
  case Time:
    return timeOf(status) ? QVariant(*timeOf(status)) : QVariant();
  case Score:
    return scoreOf(status) ? QVariant(scoreOf(status)->first - scoreOf(status)->second) : QVariant();
  case Mode:
    return QString::fromStdString(status.result ? status.result->playMode : status.progress.mode);
  default:
    break;
  }
  const double value =
      sparkwright::valueOf({ResultQuantity::Kind::SignalEnd, static_cast<std::size_t>(column - FirstSignal)},
                           experiment_.job(), run, status.result ? &*status.result : nullptr);
  return std::isfinite(value) ? QVariant(value) : QVariant();
}

QString RunsModel::display(const PlannedRun& run, const RunStatus& status, int column) const
{
  const QLocale locale;
  if(column == State)
    return stateText(status);
  if(column == Score)
    return scoreOf(status) ? QStringLiteral("%1 : %2").arg(scoreOf(status)->first).arg(scoreOf(status)->second)
                           : QString();
  const QVariant value = valueOf(run, status, column);
  if(column == Time)
    //: a time in seconds
    return value.isValid() ? tr("%1 s").arg(locale.toString(value.toDouble(), 'f', 2)) : QString();
  if(column >= FirstSignal)
    return value.isValid() ? locale.toString(value.toDouble(), 'g', 5) : QString();
  return value.toString();
}

QString RunsModel::toolTip(const PlannedRun& run, const RunStatus& status) const
{
  QStringList lines{QString::fromStdString(run.name)};
  if(status.state == RunStatus::State::Failed)
    lines << inWindow(reasonOf(*status.result));
  if(status.result && !status.result->reached.empty())
    lines << tr("Ended: %1").arg(QString::fromStdString(status.result->reached));
  if(status.result && !status.result->digest.empty())
    lines << tr("Digest %1").arg(QString::fromStdString(status.result->digest));
  return lines.join('\n');
}

QVariant RunsModel::data(const QModelIndex& index, int role) const
{
  if(!index.isValid() || index.row() >= rowCount())
    return {};
  const auto row = static_cast<std::size_t>(index.row());
  const PlannedRun& run = experiment_.runs()[row];
  const RunStatus& status = experiment_.status(row);
  switch(role)
  {
  case Qt::DisplayRole:
    return display(run, status, index.column());
  case SortRole:
    return valueOf(run, status, index.column());
  case Qt::ToolTipRole:
    return toolTip(run, status);
  case Qt::DecorationRole:
    if(const char* const icon = index.column() == State ? iconOf(status.state) : nullptr)
      return themedIcon(QLatin1String(icon));
    return {};
  case Qt::TextAlignmentRole:
  {
    const bool text = index.column() == Name || index.column() == State || index.column() == Mode;
    return static_cast<int>(Qt::AlignVCenter | (text ? Qt::AlignLeft : Qt::AlignRight));
  }
  default:
    return {};
  }
}

QVariant RunsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
  if(orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
    return {};
  if(role == Qt::ToolTipRole && section < FirstSignal)
    return {};
  switch(section)
  {
  case Number:
    //: number of a run
    return tr("Run");
  case Name:
    return tr("Name");
  case State:
    return tr("State");
  case Time:
    return tr("Time");
  case Score:
    return tr("Score");
  case Mode:
    return tr("Play mode");
  default:
    break;
  }
  const auto signal = static_cast<std::size_t>(section - FirstSignal);
  if(signal >= experiment_.job().measure.size())
    return {};
  const QString path = QString::fromStdString(experiment_.job().measure[signal]);
  return role == Qt::ToolTipRole ? tr("%1 at the end of the run").arg(path) : path;
}

void RunsModel::retranslate()
{
  emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
  if(rowCount() > 0)
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

} // namespace sparkwright
