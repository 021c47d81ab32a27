#pragma once

// Private to physics.

#include "physics/exact/model/Room.h"
#include "physics/exact/solver/TileKernels.h"

#include <cstddef>

namespace sparkwright::physics
{

/// The dense triangle L of rows that come and go, in their own columns; kept by columns and by rows, since it is solved
/// from above and from below.
class TailTriangle
{
public:
  /// @param most  rows
  void begin(std::size_t most, const TileKernels& kernels);
  std::size_t rows() const { return rows_; }
  /// Adds a row; `values` of the columns before it.
  void add(const double* values);
  /// Leaves out the last rows, or brings them back if none were added since.
  void setRows(std::size_t rows) { rows_ = rows; }
  double at(std::size_t row, std::size_t column) const { return byRows_.data()[row * stride_ + column]; }

  /// Sums of a row over other columns than these. Rows in groups of four have one; those at the end, without three
  /// companions, have those of even and of odd columns.
  struct Sums
  {
    double* whole = nullptr;
    double* even = nullptr;
    double* odd = nullptr;
  };
  /// Solves L y = b, where the sums of other columns have been added up already. Changes these.
  void forward(const double* b, const Sums& sums, double* y) const;
  /// Solves Lᵀ x = y.
  void backward(const double* y, double* x);

  /// Adapts L and D to a matrix in which nothing is left of a row and its column but a one, and cuts them out.
  /// @param change   of this column, from this row on
  /// @param inverse  1/D of the rows
  void remove(std::size_t row, const double* change, double* inverse);

private:
  void update(std::size_t row, const double* change, double* inverse);
  void cut(std::size_t row, double* inverse);
  double* column(std::size_t c) { return byColumns_.data() + c * stride_; }
  double* row(std::size_t r) { return byRows_.data() + r * stride_; }

  const TileKernels* kernels_ = nullptr;
  std::size_t rows_ = 0, stride_ = 0;
  Numbers byColumns_, byRows_;
  Numbers sums_, first_, second_; ///< Work.
};

} // namespace sparkwright::physics
