#pragma once

#include "core/game/GameState.h"
#include "core/game/RestartReview.h"

#include <QAbstractTableModel>
#include <QColor>

#include <array>
#include <memory>
#include <vector>

namespace sparkwright
{

/// The players and the ball in a planned restart: who stands where it may, and who goes elsewhere and why.
class PlacementModel : public QAbstractTableModel
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

  using QAbstractTableModel::QAbstractTableModel;

  /// @param review  null: nothing is planned
  void setReview(std::shared_ptr<const RestartReview> review, const GameState& game);
  void setTeamColours(const std::array<QColor, 2>& colours);
  void retranslate();
  const std::shared_ptr<const RestartReview>& review() const { return review_; }
  int rowOf(int team, int unum) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  struct Row
  {
    int team = 0, unum = 0;
    QString name;
    RestartReview::Why why = RestartReview::Why::Stands;
    double distance = 0; ///< m
    double turnDeg = 0;
    bool operator==(const Row&) const = default;
  };
  static std::vector<Row> rowsOf(const RestartReview& review, const GameState& game);
  static QString wordsFor(const Row& row);

  std::shared_ptr<const RestartReview> review_;
  std::vector<Row> rows_;
  std::array<QColor, 2> colours_{QColor(Qt::red), QColor(Qt::blue)};
};

} // namespace sparkwright
