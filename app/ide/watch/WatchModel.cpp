#include "app/ide/watch/WatchModel.h"

#include "app/ide/common/SignalEdit.h"
#include "app/ide/plots/SignalModel.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sparkwright
{

namespace
{

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
constexpr int digits = 6;

} // namespace

WatchModel::Figures WatchModel::noFigures()
{
  return {nothing, nothing, nothing};
}

void WatchModel::setExpressions(const std::vector<std::string>& expressions)
{
  std::vector<std::string> taken;
  std::vector<Figures> figures;
  const auto& former = this->expressions();
  for(const std::string& each : expressions)
  {
    if(each.empty() || std::ranges::find(taken, each) != taken.end())
      continue;
    const auto known = std::ranges::find(former, each);
    figures.push_back(known == former.end() ? noFigures() : figures_[static_cast<std::size_t>(known - former.begin())]);
    taken.push_back(each);
  }
  if(taken == former)
    return;
  beginResetModel();
  figures_ = std::move(figures);
  values_.assign(taken.size(), nothing);
  reader_ = SignalReader(std::move(taken));
  seen_ = false;
  endResetModel();
}

int WatchModel::add(const std::string& expression)
{
  std::vector<std::string> all = expressions();
  all.push_back(expression);
  setExpressions(all);
  return static_cast<int>(std::ranges::find(expressions(), expression) - expressions().begin());
}

void WatchModel::see(const Frame& frame, const SignalReader::Beside& beside)
{
  reader_.read(frame, beside, values_);
  seen_ = true;
  for(std::size_t i = 0; i < values_.size(); ++i)
  {
    Figures& figures = figures_[i];
    figures.now = values_[i];
    if(std::isnan(values_[i]))
      continue;
    figures.least = std::isnan(figures.least) ? values_[i] : std::min(figures.least, values_[i]);
    figures.most = std::isnan(figures.most) ? values_[i] : std::max(figures.most, values_[i]);
  }
}

void WatchModel::tell()
{
  if(const int rows = rowCount(); rows > 0)
    emit dataChanged(index(0, Value), index(rows - 1, Unit), {Qt::DisplayRole});
}

void WatchModel::restart()
{
  std::ranges::fill(figures_, noFigures());
  seen_ = false;
  tell();
}

void WatchModel::forgetExtremes()
{
  for(Figures& figures : figures_)
    figures.least = figures.most = figures.now;
  tell();
}

bool WatchModel::wantsPhysics() const
{
  for(std::size_t i = 0; i < expressions().size() && seen_; ++i)
    if(!reader_.knows(i) || reader_.needsPhysics(i))
      return true;
  return !seen_ && !expressions().empty();
}

QString WatchModel::textOf(std::size_t row, Column column) const
{
  const Figures& figures = figures_[row];
  switch(column)
  {
  case Name:
    return QString::fromStdString(expressions()[row]);
  case Unit:
    return seen_ ? unitText(reader_.quantity(row)) : QString();
  default:
  {
    const double value = column == Value ? figures.now : column == Least ? figures.least : figures.most;
    return std::isnan(value) ? QStringLiteral("–") : QLocale().toString(value, 'g', digits);
  }
  }
}

QString WatchModel::table() const
{
  QString text;
  for(int row = -1; row < rowCount(); ++row)
    for(int column = 0; column < Columns; ++column)
      text += (row < 0 ? headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()
                       : textOf(static_cast<std::size_t>(row), static_cast<Column>(column))) +
              QLatin1Char(column + 1 < Columns ? '\t' : '\n');
  return text;
}

void WatchModel::retranslate()
{
  emit headerDataChanged(Qt::Horizontal, 0, Columns - 1);
  tell();
}

int WatchModel::rowCount(const QModelIndex& parent) const
{
  return parent.isValid() ? 0 : static_cast<int>(expressions().size());
}

QVariant WatchModel::data(const QModelIndex& index, int role) const
{
  if(!index.isValid() || index.row() >= rowCount())
    return {};
  const auto row = static_cast<std::size_t>(index.row());
  const auto column = static_cast<Column>(index.column());
  if(role == Qt::DisplayRole || (role == Qt::EditRole && column == Name))
    return textOf(row, column);
  if(role == Qt::ToolTipRole && column == Name)
    return seen_ && !reader_.knows(row) ? tr("%1\nThis run has not all of these signals.").arg(textOf(row, Name))
                                        : textOf(row, Name);
  if(role == Qt::TextAlignmentRole && column != Name && column != Unit)
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  return {};
}

bool WatchModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
  if(role != Qt::EditRole || !index.isValid() || index.column() != Name)
    return false;
  const QString text = value.toString().trimmed();
  std::vector<std::string> all = expressions();
  std::string& here = all[static_cast<std::size_t>(index.row())];
  if(text.isEmpty() || text.toStdString() == here)
    return false;
  if(const QString problem = expressionProblem(text); !problem.isEmpty())
  {
    emit refused(problem);
    return false;
  }
  here = text.toStdString();
  setExpressions(all);
  emit edited(text);
  emit expressionsChanged();
  return true;
}

QVariant WatchModel::headerData(int section, Qt::Orientation orientation, int role) const
{
  if(orientation != Qt::Horizontal)
    return {};
  if(role == Qt::TextAlignmentRole)
    return static_cast<int>((section == Name || section == Unit ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  if(role != Qt::DisplayRole)
    return {};
  switch(section)
  {
  case Name:
    return tr("Expression");
  case Value:
    return tr("Value");
  case Least:
    return tr("Least");
  case Greatest:
    return tr("Greatest");
  default:
    return tr("Unit");
  }
}

Qt::ItemFlags WatchModel::flags(const QModelIndex& index) const
{
  const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
  return index.column() == Name ? flags | Qt::ItemIsEditable : flags;
}

} // namespace sparkwright
