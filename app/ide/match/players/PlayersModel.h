#pragma once

#include "app/ide/match/players/PlayerTable.h"
#include "app/ide/session/Session.h"

#include <QString>

#include <vector>

namespace sparkwright
{

/// What the table of players says of one.
struct PlayersRow
{
  int team = 0; ///< 1 left, 2 right
  int unum = 0;
  QString name;
  int fouls = 0;
  int yellowCards = 0;
  bool redCard = false;
  int seconds = 0;    ///< Of a suspension; 0: it may play.
  bool switchedOff = false;
  quint64 rootId = 0; ///< Of its robot; 0: it has none.

  bool operator==(const PlayersRow&) const = default;
};

/// The players of a match with their fouls, cards and suspensions: those with a robot, and those who were sent off.
class PlayersModel : public PlayerTable<PlayersRow>
{
  Q_OBJECT
public:
  enum Column
  {
    Player, ///< `Red 3`, with the colour of the team.
    Fouls,  ///< That were not overruled.
    Cards,
    State,
    ColumnCount
  };
  using Row = PlayersRow;

  explicit PlayersModel(QObject* parent = nullptr) : PlayerTable(ColumnCount, parent) {}

  void setState(const SessionState& state);

  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  static std::vector<Row> rowsOf(const Frame& frame);
  static QString cardsOf(const Row& row);
  static QString stateOf(const Row& row);
};

} // namespace sparkwright
