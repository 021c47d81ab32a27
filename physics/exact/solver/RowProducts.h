#pragma once

// Private to physics.

#include "physics/exact/model/Room.h"
#include "physics/exact/solver/HeadRows.h"

#include <cstdint>
#include <vector>

namespace sparkwright::physics
{

/// Products of the rows below the head with one another, each with the other before its division by D: what solving for one
/// variable takes from the head for the row of another. It does not matter which of them are in the tail, so that they are
/// found once only, four by four, in the order of columns.
class RowProducts
{
public:
  /// @param columns  groups in the head
  void begin(const HeadRows& rows, std::size_t columns, const TileKernels& kernels, std::size_t workers);
  /// Finds the products with the rows of `with` of those fours before `end` that are `wanted`, unless they are known. Several
  /// threads may find those with different ones.
  void find(const HeadRows::Four& with, std::size_t number, const std::uint8_t* wanted, std::size_t end, std::size_t worker = 0);
  /// 16 for each four: row by row, of each of its rows with the four of `number`.
  const double* of(std::size_t number) const { return products_.data() + 16 * number * count_; }

private:
  const HeadRows* rows_ = nullptr;
  const TileKernels* kernels_ = nullptr;
  std::size_t count_ = 0; ///< Fours.
  Numbers products_;
  std::vector<std::uint8_t> isKnown_;
  struct Work
  {
    std::vector<std::uint32_t> places; ///< Of each column in the list of one four; `none` between calls.
    std::vector<TileAt> both;
  };
  std::vector<Work> works_; ///< By thread.
  static constexpr std::uint32_t none = ~0u;
};

} // namespace sparkwright::physics
