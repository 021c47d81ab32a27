#pragma once

#include "app/ide/match/players/PlayerTable.h"
#include "core/game/GameState.h"
#include "core/game/RestartReview.h"

#include <QString>

#include <memory>
#include <vector>

namespace sparkwright
{

/// What the table of a planned restart says of a player, or of the ball: team 0.
struct PlacementRow
{
  int team = 0, unum = 0;
  QString name;
  RestartReview::Why why = RestartReview::Why::Stands;
  double distance = 0; ///< m
  double turnDeg = 0;
  bool operator==(const PlacementRow&) const = default;
};

/// The players and the ball in a planned restart: who stands where it may, and who goes elsewhere and why.
class PlacementModel : public PlayerTable<PlacementRow>
{
  Q_OBJECT
public:
  enum Column
  {
    Player, ///< `Blue 3`, with the colour of the team; the ball comes last.
    Verdict,
    ColumnCount
  };
  /// Where the team is found: 1 left, 2 right, 0 for the ball.
  enum Role
  {
    TeamRole = Qt::UserRole,
    NumberRole
  };

  using Row = PlacementRow;

  explicit PlacementModel(QObject* parent = nullptr) : PlayerTable(ColumnCount, parent) {}

  /// @param review  null: nothing is planned
  void setReview(std::shared_ptr<const RestartReview> review, const GameState& game);
  const std::shared_ptr<const RestartReview>& review() const { return review_; }

  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  static std::vector<Row> rowsOf(const RestartReview& review, const GameState& game);
  static QString wordsFor(const Row& row);

  std::shared_ptr<const RestartReview> review_;
};

} // namespace sparkwright
