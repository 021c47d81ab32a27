#pragma once

#include "core/syntax/SyntaxTree.h"
#include "core/syntax/TextEdit.h"
#include "editor/language/help/Parameters.h"
#include "editor/language/names/SceneKnowledge.h"
#include "editor/language/source/TextRange.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// A decimal number as it is spelled: its sign, the digits behind its point, and its exponent. Other numbers are
/// written in the same spelling.
class NumberSpelling
{
public:
  /// Nothing for what is no decimal number, and for more than 15 digits.
  static std::optional<NumberSpelling> read(std::string_view text);

  double value() const;
  /// The least difference that the spelling can tell: 0.01 for `0.05`, 1 for `12`, 1e-5 for `-1e-5`.
  double step() const;
  /// The number so many steps further.
  NumberSpelling moved(long long steps) const;
  /// The nearest number that the spelling can tell; with more digits behind the point if it has fewer than that.
  NumberSpelling with(double value, int leastDigits = 0) const;
  std::string text() const;

private:
  long long mantissa_ = 0; ///< Value in steps.
  bool hasPlus_ = false, hasPoint_ = false;
  int whole_ = 1;    ///< At least so many digits before the point.
  int fraction_ = 0; ///< Digits behind the point.
  int power_ = 0;
  std::string exponent_; ///< `e-5`, as it is spelled.
};

/// A number that can be dragged.
struct NumberAt
{
  SyntaxTree::Node atom = SyntaxTree::none;
  TextRange range; ///< Without quotes.
  double value = 0;
  double step = 1;
  std::string unit;                  ///< Empty if there is none, or it is not known.
  std::optional<NumberRange> limits; ///< If the registry tells them.
  bool isInteger = false;            ///< The method wants an integer.
};

/// The number at an offset; nothing where a text stands, such as a name.
std::optional<NumberAt> numberAt(const SyntaxTree& tree, const SceneKnowledge& knowledge, std::uint32_t offset);
/// Moves it by steps, within its limits, in its spelling. Integers move by whole numbers.
TextEdit movedNumber(const SyntaxTree& tree, const NumberAt& number, long long steps);
/// Writes another value in its spelling, within its limits.
TextEdit writtenNumber(const SyntaxTree& tree, const NumberAt& number, double value);

/// A colour in a scene.
struct ColourAt
{
  TextRange range;                      ///< The numbers, or the name of the material.
  std::array<float, 4> colour{};        ///< Red, green, blue, alpha, 0 to 1.
  std::vector<SyntaxTree::Node> values; ///< The three or four numbers; empty for materials.
  float full = 1;                       ///< How full colour is written: 1 or 255.
};

/// The colours whose words begin in a part of the text: calls whose parameters are r, g and b, and materials that
/// scripts define. Those with computed values are left out.
std::vector<ColourAt> coloursIn(const SyntaxTree& tree, const SceneKnowledge& knowledge, TextRange part);
/// Writes another colour in the spelling of its numbers, with at least two digits behind the point where 1 is full.
/// Numbers that stay the same are not touched. Empty for materials.
std::vector<TextEdit> writtenColour(const SyntaxTree& tree, const ColourAt& at, const std::array<float, 4>& colour);

} // namespace sparkwright
