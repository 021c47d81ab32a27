#include "app/ide/match/placement/PlacementModel.h"

#include "app/ide/session/StatusSentence.h"

#include <QLocale>

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
        {0, 0, {}, distance > sameBall ? RestartReview::Why::Role : RestartReview::Why::Stands, distance, 0});
  }
  return rows;
}

void PlacementModel::setReview(std::shared_ptr<const RestartReview> review, const GameState& game)
{
  review_ = std::move(review);
  setRows(review_ ? rowsOf(*review_, game) : std::vector<Row>());
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
  const Row& row = rows()[static_cast<std::size_t>(index.row())];
  switch(role)
  {
  case TeamRole:
    return row.team;
  case NumberRole:
    return row.unum;
  case Qt::DisplayRole:
  case Qt::ToolTipRole:
    return index.column() != Player ? wordsFor(row) : row.team == 0 ? tr("Ball") : row.name;
  case Qt::DecorationRole:
    if(index.column() == Player)
      return row.team == 0 ? QColor(Qt::white) : colourOf(row);
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
