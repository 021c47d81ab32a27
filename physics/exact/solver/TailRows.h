#pragma once

// Private to physics.

#include "physics/exact/model/Room.h"
#include "physics/exact/solver/BorderTiles.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sparkwright::physics
{

/// Which variables the rows of a factor belong to: those of its head, in their order, then those that come and go.
class TailRows
{
public:
  struct Row
  {
    std::uint32_t variable = 0;
    BorderTiles::Slot slot = 0;
    std::uint32_t products = 0; ///< Where those with it are in RowProducts::of() another four.
  };

  /// @param variables  all of them
  /// @param head       the first so many have rows already
  void begin(std::size_t variables, std::size_t head)
  {
    head_ = head;
    rows_.clear();
    setAll(places_, variables, -1);
    for(std::size_t i = 0; i < head; ++i)
      places_[i] = static_cast<std::int32_t>(i);
  }
  std::size_t size() const { return rows_.size(); }
  const Row& operator[](std::size_t row) const { return rows_[row]; }
  bool contains(std::size_t variable) const { return places_[variable] >= 0; }
  /// Row of a variable; negative if it has none here.
  std::ptrdiff_t rowOf(std::size_t variable) const { return places_[variable] - static_cast<std::ptrdiff_t>(head_); }

  void add(const Row& row)
  {
    places_[row.variable] = static_cast<std::int32_t>(head_ + rows_.size());
    rows_.push_back(row);
  }
  void removeLast()
  {
    places_[rows_.back().variable] = -1;
    rows_.pop_back();
  }
  void remove(std::size_t row)
  {
    places_[rows_[row].variable] = -1;
    rows_.erase(rows_.begin() + static_cast<std::ptrdiff_t>(row));
    for(std::size_t i = row; i < rows_.size(); ++i)
      places_[rows_[i].variable] = static_cast<std::int32_t>(head_ + i);
  }

private:
  std::size_t head_ = 0;
  std::vector<Row> rows_;
  std::vector<std::int32_t> places_; ///< Row of each variable, or -1.
};

} // namespace sparkwright::physics
