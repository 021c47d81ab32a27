#include "app/ide/match/placement/PlacementModel.h"

#include "app/ide/session/StatusSentence.h"

#include <QIcon>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr double sameBall = 1e-3; // m: the ball lies where it belongs
constexpr double onSpot = 5e-4;   // m: who goes no farther only turns

} // namespace

std::vector<PlacementModel::Row> PlacementModel::rowsOf(const RestartReview& review, const GameState& game)
{
  std::vector<Row> rows;
  for(const RestartReview::Player& player : review.players)
  {
    AgentInfo agent;
    agent.team = player.team;
    agent.unum = player.unum;
    rows.push_back({player.team, player.unum, StatusSentence::agentName(agent, game), player.why, player.distance,
                    player.turnDeg});
  }
  if(review.ball && review.ballThen)
  {
    const double distance = std::hypot(review.ball->x - review.ballThen->x, review.ball->y - review.ballThen->y);
    rows.push_back(
        {0, 0, tr("Ball"), distance > sameBall ? RestartReview::Why::Role : RestartReview::Why::Stands, distance, 0});
  }
  return rows;
}

void PlacementModel::setReview(std::shared_ptr<const RestartReview> review, const GameState& game)
{
  std::vector<Row> rows = review ? rowsOf(*review, game) : std::vector<Row>();
  review_ = std::move(review);
  if(rows == rows_)
    return;
  const auto isSame = [](const Row& a, const Row& b) { return a.team == b.team && a.unum == b.unum; };
  if(!std::ranges::equal(rows, rows_, isSame))
  {
    beginResetModel();
    rows_ = std::move(rows);
    return endResetModel();
  }
  rows_ = std::move(rows);
  emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void PlacementModel::setTeamColours(const std::array<QColor, 2>& colours)
{
  if(std::exchange(colours_, colours) != colours && rowCount() > 0)
    emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

void PlacementModel::retranslate()
{
  emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
  for(Row& row : rows_)
    if(row.team == 0)
      row.name = tr("Ball");
  if(rowCount() > 0)
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int PlacementModel::rowOf(int team, int unum) const
{
  const auto found = std::ranges::find_if(rows_, [&](const Row& row) { return row.team == team && row.unum == unum; });
  return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

int PlacementModel::rowCount(const QModelIndex& parent) const
{
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int PlacementModel::columnCount(const QModelIndex& parent) const
{
  return parent.isValid() ? 0 : ColumnCount;
}

QString PlacementModel::wordsFor(const Row& row)
{
  const QString by = row.distance < onSpot ? tr("%1°").arg(QLocale().toString(std::abs(row.turnDeg), 'f', 0))
                                           : tr("%1 cm").arg(QLocale().toString(100 * row.distance, 'f', 1));
  switch(row.why)
  {
  case RestartReview::Why::Stands:
    return tr("may stand there");
  case RestartReview::Why::Region:
    return tr("is not allowed there: moves %1").arg(by);
  case RestartReview::Why::Overlap:
    return tr("is too near to another: moves %1").arg(by);
  case RestartReview::Why::Role:
    return tr("has a fixed place: moves %1").arg(by);
  case RestartReview::Why::Unplaced:
    return tr("has no place: moves %1").arg(by);
  }
  return {};
}

QVariant PlacementModel::data(const QModelIndex& index, int role) const
{
  if(!index.isValid() || index.row() >= rowCount())
    return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch(role)
  {
  case TeamRole:
    return row.team;
  case NumberRole:
    return row.unum;
  case Qt::DisplayRole:
  case Qt::ToolTipRole:
    return index.column() == Player ? row.name : wordsFor(row);
  case Qt::DecorationRole:
    if(index.column() == Player)
      return row.team == 0 ? QColor(Qt::white) : colours_[static_cast<std::size_t>(row.team - 1)];
    return row.why == RestartReview::Why::Stands ? QColor(0x40, 0xa0, 0x50) : QColor(0xe0, 0x90, 0x20);
  default:
    return {};
  }
}

QVariant PlacementModel::headerData(int section, Qt::Orientation orientation, int role) const
{
  if(orientation != Qt::Horizontal || role != Qt::DisplayRole)
    return {};
  return section == Player ? tr("Player") : tr("In this restart");
}

} // namespace sparkwright
