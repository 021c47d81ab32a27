#pragma once

// Private to physics.

#include "physics/exact/model/Room.h"
#include "physics/exact/solver/BorderTiles.h"
#include "physics/exact/solver/HeadRows.h"
#include "physics/exact/solver/RowProducts.h"
#include "physics/exact/solver/TailRows.h"
#include "physics/exact/solver/TailTriangle.h"
#include "physics/exact/solver/TilePattern.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace sparkwright::physics
{

class WorkCrew;

/// The factor L D Lᵀ of A in the rows of some variables: all without limits, and those with limits whose forces do not
/// touch these at the moment. Its sums have the order of the engine's, so that it has the same bits.
///
/// L has three parts. Its head has the rows of unbounded variables, as tiles with a known pattern. Rows below it are those
/// of variables that come and go, and up to three unbounded ones, since groups have four rows: each has blocks of four
/// columns in the head, and a dense row in the tail.
class Factor
{
public:
  /// Factors the rows of all unbounded variables.
  /// @param crew  does what it can in parallel for large systems; null: the calling thread does all
  void begin(const System& system, const TilePattern& pattern, const TileKernels& kernels, WorkCrew* crew);

  std::size_t size() const { return head_ + tail_.size(); }
  bool contains(std::size_t variable) const { return tail_.contains(variable); }

  /// x := A⁻¹ b of the unbounded variables. To be called before others are added.
  void solveUnbounded(const double* b, double* x);

  /// Prepares solving for the column of a variable, and adding it.
  void prepare(std::size_t variable);
  /// x := A⁻¹ a for the prepared column a; x has an element for each variable, and those that are not contained keep
  /// what they have.
  void solve(bool negative, double* x);
  /// Solves for the columns of variables at once, as prepare(), solve() and add() would do one after the other if each were
  /// added in its turn: of those that are found together with the first one, up to four. What these functions do next takes
  /// over the results, as long as it comes like that.
  void lookAhead(std::span<const std::uint32_t> variables);
  bool isAhead(std::size_t variable) const { return aheadAt_ < aheadEnd_ && ahead_[aheadAt_].variable == variable; }

  /// Which of the engine's ways to sum up the new element of D.
  enum class Sum
  {
    ByFours,
    OneByOne
  };
  void add(Sum sum); ///< The prepared variable.
  void remove(std::size_t variable);

private:
  void factorHead();
  void factorRest();
  void readTail(std::size_t variable, double* column) const;
  void findAll(WorkCrew& crew);
  /// The sums of rows of the tail in the head, for a variable whose products with them are known.
  void takeSums(std::size_t variable);
  /// Products with headB_ of the rows that have no companions.
  void sumRowsApart();
  /// From a column and the sums of its head to raw_ and ell_.
  void forwardTail(std::size_t variable);
  void backward();
  void write(const Numbers& head, const Numbers& tail, bool negative, double* x) const;
  void addToTail(std::size_t variable, BorderTiles::Slot slot);
  double inverseOf(double product) const;
  double productByFours() const;
  double productOneByOne() const;
  void findUpdate(std::size_t row);

  void addAheadToBorder(const HeadRows::Four& four);
  void setColumns(const HeadRows::Four& four, const double* from);
  void prepareAhead(std::size_t lane);
  void sumRowApart(std::size_t row);
  void solveAhead(const HeadRows::Four& four);
  std::size_t tailRows() const { return tail_.size(); }

  const System* system_ = nullptr;
  const TilePattern* pattern_ = nullptr;
  const TileKernels* kernels_ = nullptr;
  TileFactor tiles_{};
  std::size_t head_ = 0;   ///< Rows of the head.
  Numbers numbers_, turned_, corners_, inverse_;
  TailTriangle triangle_;          ///< Rows of the tail in its own columns.
  BorderTiles border_;                        ///< Rows of the tail in columns of the head.
  TailRows tail_;
  HeadRows rows_;                             ///< By variable.
  RowProducts products_;
  std::vector<std::uint8_t> all_;     ///< Ones.
  std::vector<std::uint8_t> hasTail_; ///< By four of rows: some of them are in the tail, or have been.

  /// What lookAhead() has found for one variable.
  struct Ahead
  {
    std::uint32_t variable = 0;
    BorderTiles::Slot slot = 0;
    Numbers raw, ell;   ///< In the tail, as raw_ and ell_.
    Numbers head, tail; ///< Solution.
  };
  std::array<Ahead, 4> ahead_; ///< By lane in their HeadRows::Four.
  std::size_t aheadAt_ = 0, aheadEnd_ = 0; ///< Lanes whose results are still of use.
  bool isPreparedAhead_ = false;           ///< The prepared variable is the first of these.

  // Work.
  std::size_t prepared_ = 0;
  Numbers x_;                    ///< Rows of A in factorHead().
  Numbers headB_, headSums_;     ///< Zero between calls.
  Numbers fourB_, fourSums_;     ///< The same for four right sides.
  std::vector<std::uint8_t> used_; ///< Zero between calls.
  Numbers raw_, ell_;            ///< Prepared column in the tail: before and after the division by D.
  Numbers tailB_, tailSums_, even_, odd_, slotX_, fourX_;
  Numbers evenOfFour_, oddOfFour_; ///< Four for each row of the tail.
  Numbers solution_;               ///< Of the head.
  Numbers quotients_, update_, column_;
};

} // namespace sparkwright::physics
