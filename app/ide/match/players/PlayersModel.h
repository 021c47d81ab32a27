#pragma once

#include "app/ide/session/Session.h"

#include <QAbstractTableModel>
#include <QColor>

#include <array>
#include <vector>

namespace sparkwright
{

/// The players of a match with their fouls, cards and suspensions: those with a robot, and those who were sent off.
class PlayersModel : public QAbstractTableModel
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
  struct Row
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

    bool operator==(const Row&) const = default;
  };

  using QAbstractTableModel::QAbstractTableModel;

  void setState(const SessionState& state);
  void setTeamColours(const std::array<QColor, 2>& colours) { colours_ = colours; }
  void retranslate();
  const std::vector<Row>& rows() const { return rows_; }
  /// Row of a player; -1: none.
  int rowOf(int team, int unum) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  static std::vector<Row> rowsOf(const Frame& frame);
  static QString cardsOf(const Row& row);
  static QString stateOf(const Row& row);

  std::vector<Row> rows_;
  std::array<QColor, 2> colours_{QColor(Qt::red), QColor(Qt::blue)};
};

} // namespace sparkwright
