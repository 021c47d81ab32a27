#pragma once

#include <QAbstractTableModel>
#include <QColor>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace sparkwright
{

/// A table with a row for each player. New rows keep the selection as long as the players are the same.
/// @tparam Row  has `team` (1 left, 2 right) and `unum`, and can be compared
template <class Row>
class PlayerTable : public QAbstractTableModel
{
public:
  /// @param columns  their number
  explicit PlayerTable(int columns, QObject* parent = nullptr) : QAbstractTableModel(parent), columns_(columns) {}

  const std::vector<Row>& rows() const { return rows_; }
  /// Row of a player; -1: none.
  int rowOf(int team, int unum) const
  {
    const auto found =
        std::ranges::find_if(rows_, [&](const Row& row) { return row.team == team && row.unum == unum; });
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
  }
  void setTeamColours(const std::array<QColor, 2>& colours)
  {
    if(std::exchange(colours_, colours) != colours)
      showAll();
  }
  /// Texts are in another language.
  void retranslate()
  {
    emit headerDataChanged(Qt::Horizontal, 0, columns_ - 1);
    showAll();
  }

  int rowCount(const QModelIndex& parent = {}) const override
  {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
  }
  int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : columns_; }

protected:
  void setRows(std::vector<Row> rows)
  {
    if(rows == rows_)
      return;
    const auto isSame = [](const Row& a, const Row& b) { return a.team == b.team && a.unum == b.unum; };
    if(std::ranges::equal(rows, rows_, isSame))
    {
      rows_ = std::move(rows);
      return showAll();
    }
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
  }
  const QColor& colourOf(const Row& row) const { return colours_[static_cast<std::size_t>(row.team - 1)]; }

private:
  void showAll()
  {
    if(!rows_.empty())
      emit dataChanged(index(0, 0), index(rowCount() - 1, columns_ - 1));
  }

  int columns_;
  std::vector<Row> rows_;
  std::array<QColor, 2> colours_{QColor(Qt::red), QColor(Qt::blue)};
};

} // namespace sparkwright
