#include "physics/exact/solver/TailTriangle.h"

#include <algorithm>

namespace sparkwright::physics
{

void TailTriangle::begin(std::size_t most, const TileKernels& kernels)
{
  kernels_ = &kernels;
  rows_ = 0;
  stride_ = (most + 3) / 4 * 4;
  setSize(byColumns_, stride_ * stride_);
  setSize(byRows_, stride_ * stride_);
  for(Numbers* const work : {&sums_, &first_, &second_})
    setSize(*work, stride_ + 4);
}

void TailTriangle::add(const double* values)
{
  std::copy_n(values, rows_, row(rows_));
  for(std::size_t c = 0; c < rows_; ++c)
    column(c)[rows_] = values[c];
  ++rows_;
}

void TailTriangle::forward(const double* b, const Sums& sums, double* y) const
{
  const std::size_t complete = rows_ / 4 * 4;
  for(std::size_t c = 0; c < complete; c += 4)
  {
    const double* const r1 = byRows_.data() + (c + 1) * stride_ + c;
    const double* const r2 = r1 + stride_;
    const double* const r3 = r2 + stride_;
    const double* const z = sums.whole + c;
    y[c] = b[c] - z[0];
    y[c + 1] = b[c + 1] - z[1] - r1[0] * y[c];
    y[c + 2] = b[c + 2] - z[2] - r2[0] * y[c] - r2[1] * y[c + 1];
    y[c + 3] = b[c + 3] - z[3] - r3[0] * y[c] - r3[1] * y[c + 1] - r3[2] * y[c + 2];
    const double* const below = byColumns_.data() + c * stride_ + c + 4;
    const double* const columns[4] = {below, below + stride_, below + 2 * stride_, below + 3 * stride_};
    kernels_->addFour(sums.whole + c + 4, columns, y + c, static_cast<std::uint32_t>(complete - c - 4));
    for(std::size_t r = complete; r < rows_; ++r)
    {
      const double* const l = byRows_.data() + r * stride_ + c;
      sums.even[r] += l[0] * y[c];
      sums.odd[r] += l[1] * y[c + 1];
      sums.even[r] += l[2] * y[c + 2];
      sums.odd[r] += l[3] * y[c + 3];
    }
  }
  for(std::size_t r = complete; r < rows_; ++r)
  {
    for(std::size_t c = complete; c < r; ++c)
      ((c - complete) % 2 == 0 ? sums.even : sums.odd)[r] += at(r, c) * y[c];
    y[r] = b[r] - (sums.even[r] + sums.odd[r]);
  }
}

void TailTriangle::backward(const double* y, double* x)
{
  const std::size_t complete = rows_ / 4 * 4;
  double* const z = sums_.data();
  std::fill_n(z, rows_, 0.0);
  for(std::size_t r = rows_; r-- > complete;)
  {
    x[r] = y[r];
    for(std::size_t later = rows_; --later > r;)
      x[r] -= at(later, r) * x[later];
  }
  for(std::size_t r = rows_; r-- > complete;)
    for(std::size_t c = 0; c < complete; ++c)
      z[c] += at(r, c) * x[r];
  for(std::size_t c = complete; c > 0;)
  {
    c -= 4;
    x[c + 3] = y[c + 3] - z[c + 3];
    x[c + 2] = y[c + 2] - z[c + 2] - at(c + 3, c + 2) * x[c + 3];
    x[c + 1] = y[c + 1] - z[c + 1] - at(c + 3, c + 1) * x[c + 3] - at(c + 2, c + 1) * x[c + 2];
    x[c] = y[c] - z[c] - at(c + 3, c) * x[c + 3] - at(c + 2, c) * x[c + 2] - at(c + 1, c) * x[c + 1];
    const double* const later[4] = {row(c + 3), row(c + 2), row(c + 1), row(c)};
    const double values[4] = {x[c + 3], x[c + 2], x[c + 1], x[c]};
    kernels_->addFour(z, later, values, static_cast<std::uint32_t>(c));
  }
}

void TailTriangle::remove(std::size_t row, const double* change, double* inverse)
{
  if(row + 1 < rows_)
  {
    update(row, change, inverse);
    cut(row, inverse);
  }
  --rows_;
}

namespace
{

/// Of the two updates by one vector each that make up the change: one adds, the other takes away.
struct Updates
{
  double alpha1 = 1, alpha2 = 1;
  double gamma1 = 0, gamma2 = 0;

  /// @return the new 1/D
  double advance(double w1, double w2, double inverse)
  {
    double alpha = alpha1 + (w1 * w1) * inverse;
    inverse /= alpha;
    gamma1 = w1 * inverse;
    inverse *= alpha1;
    alpha1 = alpha;
    alpha = alpha2 - (w2 * w2) * inverse;
    inverse /= alpha;
    gamma2 = w2 * inverse;
    inverse *= alpha2;
    alpha2 = alpha;
    return inverse;
  }
};

} // namespace

void TailTriangle::update(std::size_t row, const double* change, double* inverse)
{
  constexpr double root = 0.7071067811865475244; // Of a half.
  double* const w1 = first_.data();
  double* const w2 = second_.data();
  for(std::size_t r = row + 1; r < rows_; ++r)
    w1[r] = w2[r] = change[r] * root;
  const double own1 = (0.5 * change[row] + 1) * root, own2 = (0.5 * change[row] - 1) * root;
  Updates updates;
  updates.advance(own1, own2, inverse[row]); // Of the row itself, which goes, nothing is needed.
  const double k1 = 1.0 - own2 * updates.gamma1, k2 = own2 * updates.gamma1 * own1 - own2;
  const double* const own = column(row);
  for(std::size_t r = row + 1; r < rows_; ++r)
  {
    const double w = w1[r];
    w1[r] = w - own1 * own[r];
    w2[r] = k1 * w + k2 * own[r];
  }
  for(std::size_t c = row + 1; c < rows_; ++c)
  {
    const double at1 = w1[c], at2 = w2[c];
    inverse[c] = updates.advance(at1, at2, inverse[c]);
    double* const l = column(c);
    for(std::size_t r = c + 1; r < rows_; ++r)
    {
      double value = l[r];
      double w = w1[r] - at1 * value;
      value += updates.gamma1 * w;
      w1[r] = w;
      w = w2[r] - at2 * value;
      value -= updates.gamma2 * w;
      w2[r] = w;
      l[r] = value;
    }
  }
}

void TailTriangle::cut(std::size_t row, double* inverse)
{
  for(std::size_t c = 0; c < row; ++c)
    std::copy(column(c) + row + 1, column(c) + rows_, column(c) + row);
  for(std::size_t c = row + 1; c < rows_; ++c)
    std::copy(column(c) + c + 1, column(c) + rows_, column(c - 1) + c);
  for(std::size_t r = row; r + 1 < rows_; ++r)
    for(std::size_t c = 0; c < r; ++c)
      this->row(r)[c] = column(c)[r];
  std::copy(inverse + row + 1, inverse + rows_, inverse + row);
}

} // namespace sparkwright::physics
