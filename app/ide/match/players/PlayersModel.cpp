#include "app/ide/match/players/PlayersModel.h"

#include "app/ide/session/StatusSentence.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

using Row = PlayersModel::Row;

Row& rowFor(std::vector<Row>& rows, int team, int unum, const GameState& game)
{
  const auto found = std::ranges::find_if(rows, [&](const Row& row) { return row.team == team && row.unum == unum; });
  if(found != rows.end())
    return *found;
  AgentInfo agent;
  agent.team = team;
  agent.unum = unum;
  Row row;
  row.team = team;
  row.unum = unum;
  row.name = StatusSentence::agentName(agent, game);
  return rows.emplace_back(std::move(row));
}

} // namespace

std::vector<Row> PlayersModel::rowsOf(const Frame& frame)
{
  std::vector<Row> rows;
  const GameState& game = frame.game;
  if(!game.present)
    return rows;
  for(const AgentInfo& agent : frame.agents)
    if((agent.team == 1 || agent.team == 2) && agent.unum > 0)
      rowFor(rows, agent.team, agent.unum, game).rootId = agent.rootId;
  for(const GameState::Discipline& given : game.discipline)
  {
    if(given.team != 1 && given.team != 2)
      continue;
    Row& row = rowFor(rows, given.team, given.unum, game);
    row.yellowCards = given.yellowCards;
    row.redCard = given.redCard;
    row.seconds = given.seconds;
  }
  for(const GameState::SwitchedOff& off : game.switchedOff)
    for(Row& row : rows)
      row.switchedOff = row.switchedOff || (row.team == off.team && row.unum == off.unum);
  if(game.events)
    for(const auto& event : *game.events)
      if(event->kind == GameEvent::Kind::Foul && !event->overruled && !event->players.empty())
        for(Row& row : rows)
          row.fouls += row.team == event->players.front().team && row.unum == event->players.front().unum;
  std::ranges::sort(rows, {}, [](const Row& row) { return std::pair(row.team, row.unum); });
  return rows;
}

void PlayersModel::setState(const SessionState& state)
{
  setRows(state.frame ? rowsOf(*state.frame) : std::vector<Row>());
}

QString PlayersModel::cardsOf(const Row& row)
{
  QStringList cards;
  if(row.yellowCards > 0)
    cards.append(row.yellowCards > 1 ? tr("%1 yellow").arg(row.yellowCards) : tr("yellow"));
  if(row.redCard)
    cards.append(tr("red"));
  return cards.join(QStringLiteral(", "));
}

QString PlayersModel::stateOf(const Row& row)
{
  if(row.redCard)
    return tr("sent off");
  if(row.seconds > 0)
    return tr("suspended, %1:%2").arg(row.seconds / 60).arg(row.seconds % 60, 2, 10, QLatin1Char('0'));
  if(row.rootId && row.switchedOff)
    return tr("switched off");
  return row.rootId ? tr("plays") : tr("has left");
}

QVariant PlayersModel::data(const QModelIndex& index, int role) const
{
  if(!index.isValid() || index.row() >= rowCount())
    return {};
  const Row& row = rows()[static_cast<std::size_t>(index.row())];
  if(role == Qt::DecorationRole)
  {
    if(index.column() == Player)
      return colourOf(row);
    if(index.column() == Cards && (row.redCard || row.yellowCards > 0))
      return row.redCard ? QColor(0xd0, 0x20, 0x20) : QColor(0xf0, 0xc0, 0x20);
  }
  if(role == Qt::TextAlignmentRole && index.column() == Fouls)
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
  if(role != Qt::DisplayRole)
    return {};
  switch(index.column())
  {
  case Player: return row.name;
  case Fouls: return row.fouls;
  case Cards: return cardsOf(row);
  case State: return stateOf(row);
  default: return {};
  }
}

QVariant PlayersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
  if(orientation != Qt::Horizontal || role != Qt::DisplayRole)
    return {};
  switch(section)
  {
  case Player: return tr("Player");
  case Fouls: return tr("Fouls");
  case Cards: return tr("Cards");
  case State: return tr("State");
  default: return {};
  }
}

} // namespace sparkwright
