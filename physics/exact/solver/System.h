#pragma once

// Private to physics.

#include "physics/exact/model/Rows.h"
#include "physics/exact/solver/TileKernels.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sparkwright::physics
{

/// The linear system of an island, A λ = b with limits: A = J M⁻¹ Jᵀ + CFM/h, b = (rhs − J (v/h + M⁻¹ f)) / h, of which
/// only what is not zero is kept.
///
/// Variables have the order in which the solver takes them: first those without limits, last those whose limits depend
/// on others.
class System
{
public:
  struct Entry
  {
    std::uint32_t variable = 0;
    double value = 0;
  };

  /// Forms the system. The joints must be in the order of their rows; `purelyUnbounded` of them, at the start, have no
  /// limits at all.
  void form(const StepSettings& settings, std::span<StepJoint> joints, std::size_t purelyUnbounded,
            std::span<StepBody> bodies, std::span<Row> rows, const TileKernels& kernels);

  /// From which it follows where A is not zero.
  std::span<const std::uint32_t> shape() const { return shape_; }
  std::size_t size() const { return order_.size(); }
  std::size_t unbounded() const { return unbounded_; } ///< The first so many have no limits.
  std::span<const std::uint32_t> order() const { return order_; } ///< Row of each variable.
  /// Where A is not zero, in columns of unbounded variables. Of an unbounded variable: columns before it, in any order. Of
  /// others: ascending.
  std::span<const Entry> unboundedEntries(std::size_t variable) const
  {
    return {entries_.data() + begins_[variable], counts_[variable]};
  }
  /// Of a variable with limits: in the columns of all others with limits, ascending.
  std::span<const Entry> boundedEntries(std::size_t variable) const
  {
    return {entries_.data() + boundedBegins_[variable], boundedCounts_[variable]};
  }
  double diagonal(std::size_t variable) const { return diagonal_[variable]; }

  // By variable.
  std::vector<double> b, low, high;
  std::vector<int> normal; ///< Variable that scales the limits, or -1.

private:
  void orderRows(std::span<const StepJoint> joints, std::size_t purelyUnbounded, std::span<const Row> rows);
  void describeShape(std::span<const StepJoint> joints);
  void swapVariables(std::size_t i, std::size_t j);
  void multiplyByInverseMass(std::span<const StepJoint> joints, std::span<const StepBody> bodies,
                             std::span<const Row> rows);
  void reserveEntries(std::span<const StepJoint> joints, std::size_t bodies);
  void addBlocks(std::span<const StepJoint> joints, std::span<const Row> rows, double perSecond);
  void turn(std::span<const StepJoint> joints, std::span<const Row> rows);
  void addBlock(const StepJoint& joint, const StepJoint& other, std::uint32_t otherAt);
  void addDiagonalBlock(const StepJoint& joint, std::uint32_t at, std::span<const Row> rows, double perSecond);
  /// Adds values to a variable; columns of variables with limits get them, too.
  void addRow(std::uint32_t row, std::span<const std::uint32_t> columns, const double* values);
  void sortEntries();

  const TileKernels* kernels_ = nullptr;
  std::size_t unbounded_ = 0;
  std::vector<std::uint32_t> shape_;
  std::vector<std::uint32_t> order_, places_; ///< Row of each variable, variable of each row.
  std::vector<std::array<double, 12>> inverse_; ///< J M⁻¹, by row.
  std::vector<std::array<double, 96>> turned_;  ///< J of both bodies, by joint: 6 lines of up to 8 rows each.
  std::vector<std::uint32_t> bodyBegins_, bodyCounts_, bodyJoints_, bodyRows_; ///< Joints of each body.
  std::vector<std::uint32_t> begins_, counts_, boundedBegins_, boundedCounts_; ///< By variable, in entries_.
  std::vector<Entry> entries_;
  std::vector<double> diagonal_;
};

} // namespace sparkwright::physics
