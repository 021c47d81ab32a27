// Included by each variant of the kernels, which is compiled for its own processors. Contains no functions that other
// sources might share, since the linker would choose one variant for all.

#include "physics/exact/solver/TileKernels.h"

namespace
{

using sparkwright::physics::TileAt;
using sparkwright::physics::TileFactor;

/// Four numbers, computed side by side.
using Four [[gnu::vector_size(32)]] = double;
struct [[gnu::packed, gnu::may_alias]] LooseFour
{
  Four value;
};

inline Four load(const double* from) { return reinterpret_cast<const LooseFour*>(from)->value; }
inline void store(double* to, Four value) { reinterpret_cast<LooseFour*>(to)->value = value; }
inline Four all(double v) { return Four{v, v, v, v}; }

/// x of a group of columns, from A and the sums of products with columns before it.
inline void finishColumns(const double* corner, double* x, Four s0, Four s1, Four s2, Four s3)
{
  const Four x0 = load(x) - s0;
  const Four x1 = (load(x + 4) - s1) - corner[0] * x0;
  s2 += corner[1] * x0;
  s2 += corner[2] * x1;
  const Four x2 = load(x + 8) - s2;
  s3 += corner[3] * x0;
  s3 += corner[4] * x1;
  const Four x3 = (load(x + 12) - s3) - corner[5] * x2;
  store(x, x0);
  store(x + 4, x1);
  store(x + 8, x2);
  store(x + 12, x3);
}

/// Sums of products of each of four rows with four others, column by column.
inline void multiplyTile(const double* rows, const double* others, Four& s0, Four& s1, Four& s2, Four& s3)
{
  for(int k = 0; k < 4; ++k)
  {
    const Four v = load(others + 4 * k);
    s0 += rows[4 * k] * v;
    s1 += rows[4 * k + 1] * v;
    s2 += rows[4 * k + 2] * v;
    s3 += rows[4 * k + 3] * v;
  }
}

void solveRows(const TileFactor& f, std::uint32_t group, double* x, const std::uint8_t* isUsed)
{
  for(std::uint32_t t = f.rowBegins[group]; t < f.rowBegins[group + 1]; ++t)
  {
    const std::uint32_t column = f.columns[t];
    Four s0{}, s1{}, s2{}, s3{};
    for(std::uint32_t u = f.rowBegins[column]; u < f.rowBegins[column + 1]; ++u)
    {
      if(!isUsed[f.columns[u]])
        continue;
      multiplyTile(f.tiles + 16 * u, x + 16 * f.columns[u], s0, s1, s2, s3);
    }
    finishColumns(f.corners + 8 * column, x + 16 * column, s0, s1, s2, s3);
  }
}

/// Divides by D and multiplies the rows with one another. `g`: products with each of the four rows.
void scaleRows(const TileFactor& f, std::uint32_t group, const double* x, Four* g)
{
  Four g0{}, g1{}, g2{}, g3{};
  for(std::uint32_t t = f.rowBegins[group]; t < f.rowBegins[group + 1]; ++t)
  {
    const std::uint32_t column = f.columns[t];
    double* const to = f.tiles + 16 * t;
    double* const turned = f.turned + 16 * t;
    for(int k = 0; k < 4; ++k)
    {
      const Four v = load(x + 16 * column + 4 * k);
      const Four q = v * f.inverse[4 * column + k];
      store(to + 4 * k, q);
      g0 += v * q[0];
      g1 += v * q[1];
      g2 += v * q[2];
      g3 += v * q[3];
    }
    for(int i = 0; i < 4; ++i)
      for(int k = 0; k < 4; ++k)
        turned[4 * i + k] = to[4 * k + i];
  }
  g[0] = g0;
  g[1] = g1;
  g[2] = g2;
  g[3] = g3;
}

/// Product of a row with itself where it is the last one and without a partner: even and odd columns apart.
double productOfLast(const TileFactor& f, std::uint32_t group, std::uint32_t row, const double* x, double more0,
                     double more1)
{
  double even = 0, odd = 0;
  for(std::uint32_t t = f.rowBegins[group]; t < f.rowBegins[group + 1]; ++t)
    for(std::uint32_t k = 0; k < 4; k += 2)
    {
      even += x[16 * f.columns[t] + 4 * k + row] * f.tiles[16 * t + 4 * k + row];
      odd += x[16 * f.columns[t] + 4 * k + 4 + row] * f.tiles[16 * t + 4 * k + 4 + row];
    }
  even += more0;
  odd += more1;
  return even + odd;
}

void factorGroup(const TileFactor& f, std::uint32_t group, std::uint32_t rows, double* x, const std::uint8_t* isUsed)
{
  solveRows(f, group, x, isUsed);
  Four g[4];
  scaleRows(f, group, x, g);
  const double* const own = x + 16 * group; // own[4 c + r]: A in row r and column c of the diagonal.
  double* const d = f.inverse + 4 * group;
  double* const corner = f.corners + 8 * group;
  if(rows == 1)
  {
    d[0] = 1.0 / (own[0] - productOfLast(f, group, 0, x, 0, 0));
    return;
  }
  // The first two rows.
  const double y11 = own[0] - g[0][0], y21 = own[1] - g[0][1], y22 = own[5] - g[1][1];
  d[0] = 1.0 / y11;
  corner[0] = y21 * d[0];
  d[1] = 1.0 / (y22 - y21 * corner[0]);
  if(rows == 2)
    return;
  // The others in the columns of these.
  double at0[2], at1[2], q0[2], q1[2];
  for(int i = 0; i < 2; ++i)
  {
    at0[i] = own[2 + i] - g[0][2 + i];
    at1[i] = (own[6 + i] - g[1][2 + i]) - corner[0] * at0[i];
    q0[i] = at0[i] * d[0];
    q1[i] = at1[i] * d[1];
  }
  corner[1] = q0[0];
  corner[2] = q1[0];
  if(rows == 3)
  {
    d[2] = 1.0 / (own[10] - productOfLast(f, group, 2, x, at0[0] * q0[0], at1[0] * q1[0]));
    return;
  }
  corner[3] = q0[1];
  corner[4] = q1[1];
  double z11 = g[2][2], z21 = g[2][3], z22 = g[3][3];
  z11 += at0[0] * q0[0];
  z21 += at0[1] * q0[0];
  z22 += at0[1] * q0[1];
  z11 += at1[0] * q1[0];
  z21 += at1[1] * q1[0];
  z22 += at1[1] * q1[1];
  const double w11 = own[10] - z11, w21 = own[11] - z21, w22 = own[15] - z22;
  d[2] = 1.0 / w11;
  corner[5] = w21 * d[2];
  d[3] = 1.0 / (w22 - w21 * corner[5]);
}

void forward(const TileFactor& f, std::uint32_t firstGroup, double* b, double* sums, std::uint8_t* isUsed)
{
  for(std::uint32_t g = firstGroup; g < f.groups; ++g)
  {
    if(!isUsed[g])
      continue;
    double* const y = b + 4 * g;
    double* const z = sums + 4 * g;
    const double* const corner = f.corners + 8 * g;
    const double y0 = y[0] - z[0];
    const double y1 = y[1] - z[1] - corner[0] * y0;
    const double y2 = y[2] - z[2] - corner[1] * y0 - corner[2] * y1;
    const double y3 = y[3] - z[3] - corner[3] * y0 - corner[4] * y1 - corner[5] * y2;
    y[0] = y0;
    y[1] = y1;
    y[2] = y2;
    y[3] = y3;
    store(z, Four{});
    for(std::uint32_t c = f.columnBegins[g]; c < f.columnBegins[g + 1]; ++c)
    {
      const std::uint32_t row = f.columnRows[c];
      const double* const l = f.tiles + 16 * f.columnTiles[c];
      Four sum = load(sums + 4 * row);
      sum += load(l) * y0;
      sum += load(l + 4) * y1;
      sum += load(l + 8) * y2;
      sum += load(l + 12) * y3;
      store(sums + 4 * row, sum);
      isUsed[row] = 1;
    }
  }
}

/// sums of four right sides += a tile times y₀ … y₃, which are those of its columns, each `step` numbers from the last.
template<int step>
inline void addTileFour(double* to, const double* l, Four y0, Four y1, Four y2, Four y3)
{
  for(int r = 0; r < 4; ++r)
  {
    Four sum = load(to + 4 * r);
    sum += l[r] * y0;
    sum += l[step + r] * y1;
    sum += l[2 * step + r] * y2;
    sum += l[3 * step + r] * y3;
    store(to + 4 * r, sum);
  }
}

/// The same with a turned tile from its last row to its first.
inline void addTileFourFromBelow(double* to, const double* l, Four x0, Four x1, Four x2, Four x3)
{
  addTileFour<-4>(to, l + 12, x3, x2, x1, x0);
}

void forwardFour(const TileFactor& f, std::uint32_t firstGroup, double* b, double* sums, std::uint8_t* isUsed)
{
  for(std::uint32_t g = firstGroup; g < f.groups; ++g)
  {
    if(!isUsed[g])
      continue;
    double* const y = b + 16 * g;
    double* const z = sums + 16 * g;
    const double* const corner = f.corners + 8 * g;
    const Four y0 = load(y) - load(z);
    const Four y1 = load(y + 4) - load(z + 4) - corner[0] * y0;
    const Four y2 = load(y + 8) - load(z + 8) - corner[1] * y0 - corner[2] * y1;
    const Four y3 = load(y + 12) - load(z + 12) - corner[3] * y0 - corner[4] * y1 - corner[5] * y2;
    store(y, y0);
    store(y + 4, y1);
    store(y + 8, y2);
    store(y + 12, y3);
    for(int i = 0; i < 16; i += 4)
      store(z + i, Four{});
    for(std::uint32_t c = f.columnBegins[g]; c < f.columnBegins[g + 1]; ++c)
    {
      addTileFour<4>(sums + 16 * f.columnRows[c], f.tiles + 16 * f.columnTiles[c], y0, y1, y2, y3);
      isUsed[f.columnRows[c]] = 1;
    }
  }
}

void backward(const TileFactor& f, double* y, double* sums)
{
  for(std::uint32_t i = 0; i < f.groups; ++i)
  {
    const std::uint32_t g = f.fromBelow[i];
    double* const x = y + 4 * g;
    double* const z = sums + 4 * g;
    const double* const corner = f.corners + 8 * g;
    const double x3 = x[3] - z[3];
    const double x2 = x[2] - z[2] - corner[5] * x3;
    const double x1 = x[1] - z[1] - corner[4] * x3 - corner[2] * x2;
    const double x0 = x[0] - z[0] - corner[3] * x3 - corner[1] * x2 - corner[0] * x1;
    x[0] = x0;
    x[1] = x1;
    x[2] = x2;
    x[3] = x3;
    store(z, Four{});
    for(std::uint32_t t = f.rowBegins[g]; t < f.rowBegins[g + 1]; ++t)
    {
      double* const to = sums + 4 * f.columns[t];
      const double* const l = f.turned + 16 * t;
      Four sum = load(to);
      sum += load(l + 12) * x3;
      sum += load(l + 8) * x2;
      sum += load(l + 4) * x1;
      sum += load(l) * x0;
      store(to, sum);
    }
  }
}

/// Writes four numbers of each of four right sides, which stand side by side.
inline void separate(Four a, Four b, Four c, Four d, double* const* to, std::uint32_t at)
{
  const Four ab0 = __builtin_shufflevector(a, b, 0, 4, 2, 6), ab1 = __builtin_shufflevector(a, b, 1, 5, 3, 7);
  const Four cd0 = __builtin_shufflevector(c, d, 0, 4, 2, 6), cd1 = __builtin_shufflevector(c, d, 1, 5, 3, 7);
  store(to[0] + at, __builtin_shufflevector(ab0, cd0, 0, 1, 4, 5));
  store(to[1] + at, __builtin_shufflevector(ab1, cd1, 0, 1, 4, 5));
  store(to[2] + at, __builtin_shufflevector(ab0, cd0, 2, 3, 6, 7));
  store(to[3] + at, __builtin_shufflevector(ab1, cd1, 2, 3, 6, 7));
}

void backwardFour(const TileFactor& f, double* y, double* sums, double* const* solutions)
{
  for(std::uint32_t i = 0; i < f.groups; ++i)
  {
    const std::uint32_t g = f.fromBelow[i];
    const double* const x = y + 16 * g;
    double* const z = sums + 16 * g;
    const double* const corner = f.corners + 8 * g;
    const Four x3 = load(x + 12) - load(z + 12);
    const Four x2 = load(x + 8) - load(z + 8) - corner[5] * x3;
    const Four x1 = load(x + 4) - load(z + 4) - corner[4] * x3 - corner[2] * x2;
    const Four x0 = load(x) - load(z) - corner[3] * x3 - corner[1] * x2 - corner[0] * x1;
    for(int k = 0; k < 16; k += 4)
      store(z + k, Four{});
    for(std::uint32_t t = f.rowBegins[g]; t < f.rowBegins[g + 1]; ++t)
      addTileFourFromBelow(sums + 16 * f.columns[t], f.turned + 16 * t, x0, x1, x2, x3);
    separate(x0, x1, x2, x3, solutions, 4 * g);
  }
}

void addTurned(const TileAt* at, std::uint32_t count, const double* turned, const double* x, double* sums)
{
  for(std::uint32_t i = 0; i < count; ++i)
  {
    double* const to = sums + 4 * at[i].at;
    const double* const l = turned + 16 * at[i].tile;
    Four sum = load(to);
    sum += load(l + 12) * x[3];
    sum += load(l + 8) * x[2];
    sum += load(l + 4) * x[1];
    sum += load(l) * x[0];
    store(to, sum);
  }
}

void multiplyRows(const TileAt* both, std::uint32_t count, const double* tiles, const double* others, double* to)
{
  Four s0{}, s1{}, s2{}, s3{};
  for(std::uint32_t i = 0; i < count; ++i)
    multiplyTile(tiles + 16 * both[i].at, others + 16 * both[i].tile, s0, s1, s2, s3);
  store(to, s0);
  store(to + 4, s1);
  store(to + 8, s2);
  store(to + 12, s3);
}

void addTurnedFour(const TileAt* at, std::uint32_t count, const double* turned, const double* x, double* sums)
{
  const Four x0 = load(x), x1 = load(x + 4), x2 = load(x + 8), x3 = load(x + 12);
  for(std::uint32_t i = 0; i < count; ++i)
    addTileFourFromBelow(sums + 16 * at[i].at, turned + 16 * at[i].tile, x0, x1, x2, x3);
}

void divideFour(const std::uint32_t* groups, std::uint32_t count, const double* inverse, double* b, double* raw, double* values,
                double* products)
{
  Four sum{};
  for(std::uint32_t i = 0; i < count; ++i, raw += 16, values += 16)
  {
    double* const from = b + 16 * groups[i];
    const double* const d = inverse + 4 * groups[i];
    const Four y0 = load(from), y1 = load(from + 4), y2 = load(from + 8), y3 = load(from + 12);
    const Four v0 = y0 * d[0], v1 = y1 * d[1], v2 = y2 * d[2], v3 = y3 * d[3];
    sum += v0 * y0 + v1 * y1 + v2 * y2 + v3 * y3;
    store(raw, y0);
    store(raw + 4, y1);
    store(raw + 8, y2);
    store(raw + 12, y3);
    store(values, v0);
    store(values + 4, v1);
    store(values + 8, v2);
    store(values + 12, v3);
    for(int k = 0; k < 16; k += 4)
      store(from + k, Four{});
  }
  store(products, sum);
}

void dotFour(const std::uint32_t* groups, std::uint32_t count, const double* row, const double* y, double* even, double* odd)
{
  Four evens{}, odds{};
  for(std::uint32_t i = 0; i < count; ++i, row += 16)
  {
    const double* const with = y + 16 * groups[i];
    evens += row[0] * load(with);
    odds += row[4] * load(with + 4);
    evens += row[8] * load(with + 8);
    odds += row[12] * load(with + 12);
  }
  store(even, evens);
  store(odd, odds);
}

void turnTiles(const double* tiles, std::uint32_t count, double* turned)
{
  for(std::uint32_t i = 0; i < count; ++i, tiles += 16, turned += 16)
  {
    double* const rows[4] = {turned, turned + 4, turned + 8, turned + 12};
    separate(load(tiles), load(tiles + 4), load(tiles + 8), load(tiles + 12), rows, 0);
  }
}

void addProducts(const double* inverse, std::uint32_t rows, const double* turned, double* to)
{
  for(std::uint32_t r = 0; r < rows; ++r)
  {
    const double* const m = inverse + 12 * r;
    Four left = load(turned) * m[0], right = load(turned + 4) * m[0];
    for(int k = 1; k < 6; ++k)
    {
      left += load(turned + 8 * k) * m[k];
      right += load(turned + 8 * k + 4) * m[k];
    }
    store(to + 8 * r, load(to + 8 * r) + left);
    store(to + 8 * r + 4, load(to + 8 * r + 4) + right);
  }
}

void addFour(double* to, const double* const* a, const double* v, std::uint32_t count)
{
  std::uint32_t i = 0;
  for(; i + 4 <= count; i += 4)
  {
    Four sum = load(to + i);
    sum += load(a[0] + i) * v[0];
    sum += load(a[1] + i) * v[1];
    sum += load(a[2] + i) * v[2];
    sum += load(a[3] + i) * v[3];
    store(to + i, sum);
  }
  for(; i < count; ++i)
  {
    double sum = to[i];
    sum += a[0][i] * v[0];
    sum += a[1][i] * v[1];
    sum += a[2][i] * v[2];
    sum += a[3][i] * v[3];
    to[i] = sum;
  }
}

} // namespace
