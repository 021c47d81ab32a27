#pragma once

// Private to physics.

#include <cstdint>

namespace sparkwright::physics
{

/// The part of a factor L D Lᵀ whose pattern is known before its numbers: rows in groups of four, of which only tiles of
/// 4 × 4 that may differ from zero are kept.
struct TileFactor
{
  std::uint32_t groups = 0;
  // Tiles of each group of rows, in order of their columns, without that of the diagonal.
  const std::uint32_t* rowBegins = nullptr; ///< groups + 2: one more group may be incomplete.
  const std::uint32_t* columns = nullptr;   ///< Group of columns of each tile.
  // The same tiles by columns.
  const std::uint32_t* columnBegins = nullptr;
  const std::uint32_t* columnRows = nullptr;
  const std::uint32_t* columnTiles = nullptr;

  /// All complete groups, those first on which no others depend when one solves from below: whatever stands between two
  /// that depend on each other hides how long the first one takes.
  const std::uint32_t* fromBelow = nullptr;

  double* tiles = nullptr;   ///< 16 numbers each, columns of four rows.
  double* turned = nullptr;  ///< The same, rows of four columns.
  double* corners = nullptr; ///< 8 numbers for each group: below the diagonal 10, 20, 21, 30, 31, 32.
  double* inverse = nullptr; ///< 1/D of each row.
};

/// Where a tile is: its group of rows or columns, and its number.
struct TileAt
{
  std::uint32_t at = 0;
  std::uint32_t tile = 0;
};

/// The inner loops of the solver. All variants give the same bits: each sum has the engine's order.
struct TileKernels
{
  /// Factors a group of rows. `x`: the rows of A below the diagonal and on it, four numbers for each column; zero
  /// elsewhere. `isUsed`: groups of columns with tiles in this group of rows. Of an incomplete group only `rows` rows
  /// are computed.
  void (*factorGroup)(const TileFactor& factor, std::uint32_t group, std::uint32_t rows, double* x,
                      const std::uint8_t* isUsed);
  /// Solves L y = b for complete groups. `sums`: zero before and after. `isUsed`: groups where b is not zero; after it
  /// those where y is not.
  void (*forward)(const TileFactor& factor, std::uint32_t firstGroup, double* b, double* sums, std::uint8_t* isUsed);
  /// The same for four right sides at once, which stand side by side in b and `sums`. `isUsed`: any of them.
  void (*forwardFour)(const TileFactor& factor, std::uint32_t firstGroup, double* b, double* sums, std::uint8_t* isUsed);
  /// Solves Lᵀ x = y for complete groups. `sums`: those of later rows before, zero after.
  void (*backward)(const TileFactor& factor, double* y, double* sums);
  /// The same for four right sides at once, which stand side by side in y and `sums`. `solutions`: where each goes.
  void (*backwardFour)(const TileFactor& factor, double* y, double* sums, double* const* solutions);

  /// Products of four rows with four others: `tiles` of the ones and of the others, in the order of columns.
  void (*multiplyRows)(const TileAt* both, std::uint32_t count, const double* tiles, const double* others, double* to);
  /// sums of each of the groups of columns += four x times its tile, from the last row to the first.
  void (*addTurned)(const TileAt* at, std::uint32_t count, const double* turned, const double* x, double* sums);
  /// The same for four x side by side.
  void (*addTurnedFour)(const TileAt* at, std::uint32_t count, const double* turned, const double* x, double* sums);

  /// to[8 r + c] += row r of J M⁻¹ times column c of Jᵀ, for up to six rows and eight columns. `inverse`: 12 numbers for
  /// each row, six of them used; `turned`: eight numbers for each of six lines.
  void (*addProducts)(const double* inverse, std::uint32_t rows, const double* turned, double* to);

  /// From L D y = b in groups of four right sides to rows of L: `values` = b / D, `raw` = b, which is zero after it.
  /// `products`: of each of the four with its values, by fours.
  void (*divideFour)(const std::uint32_t* groups, std::uint32_t count, const double* inverse, double* b, double* raw,
                     double* values, double* products);
  /// Products of a row with four right sides y, for even and odd columns apart. `row`: every fourth number of tiles.
  void (*dotFour)(const std::uint32_t* groups, std::uint32_t count, const double* row, const double* y, double* even,
                  double* odd);
  void (*turnTiles)(const double* tiles, std::uint32_t count, double* turned);

  // Dense blocks of four columns: to[i] += a₀[i]·v₀, then a₁[i]·v₁, a₂[i]·v₂, a₃[i]·v₃.
  void (*addFour)(double* to, const double* const* a, const double* v, std::uint32_t count);

  static const TileKernels& best(); ///< For this processor.
  static const TileKernels& baseline();
};

} // namespace sparkwright::physics
