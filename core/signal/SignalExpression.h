#pragma once

#include "core/signal/Signal.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace sparkwright
{

/// A number computed from signals: `ball/x - robots/left/3/x`, `hypot(ball/vx, ball/vy) > 2`.
///
/// Operators, the weakest first: `or`, `and`, `not`, `< <= > >= == !=` (1 if true, else 0), `+ -`, `* /`, sign, `^`.
/// Functions are those of functions(); angles are in degrees. `pi` is a number. A slash right before a name belongs to
/// the path of a signal, others divide: `ball/x / 2`. Paths with other letters than `A-Z a-z 0-9 _ . : # @` and those
/// of other languages stand in apostrophes: `'bodies/left arm/x'`.
class SignalExpression
{
public:
  static constexpr std::size_t longestText = 2000; ///< Bytes.
  static constexpr int mostNested = 60;            ///< Parentheses, signs and powers within one another.

  /// What is wrong with a text.
  struct Problem
  {
    std::size_t at = 0; ///< Byte where it is; at most the size of the text.
    LocalText message;  ///< With the next step.
    /// `column 7: …`; columns count letters from 1.
    LocalText withColumn(std::string_view text) const;
  };
  static std::variant<SignalExpression, Problem> parse(std::string_view text);

  /// The path of the signal if the text is just that.
  std::optional<std::string> plainPath() const;
  /// Whether it is one of conditions joined by `and`, `or` or `not`, which bind less than comparisons.
  bool joinsConditions() const { return joins_; }
  /// Whether it is true or false: a comparison, or conditions joined.
  bool isCondition() const;
  /// Paths of the signals that it needs, each once.
  const std::vector<std::string>& paths() const { return paths_; }

  /// Its value; NaN where something that counts has none. Does not allocate memory.
  /// @param values  of the signals, as many as paths()
  double evaluate(std::span<const double> values) const;
  /// What it measures: Quantity::Number where that is no one quantity.
  /// @param quantities  of the signals, as many as paths()
  Quantity quantity(std::span<const Quantity> quantities) const;

  /// A function as people write it.
  struct Function
  {
    std::string_view name;
    int least = 1, most = 1; ///< Arguments.
  };
  static std::span<const Function> functions();
  /// A path as it is written in an expression: in apostrophes if it needs them.
  static std::string quoted(std::string_view path);
  /// The part of a text before `end` that may be the beginning of a path or a function: where it begins.
  static std::size_t beginOfName(std::string_view text, std::size_t end);

private:
  static constexpr std::size_t mostStacked = 128; ///< Numbers that a calculation keeps at once.
  class Parser;
  enum class Code : std::uint8_t
  {
    Number,
    Signal,
    Negate,
    Not,
    Add,
    Subtract,
    Multiply,
    Divide,
    Power,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Equal,
    NotEqual,
    And,
    Or,
    Call
  };
  /// One step of a calculation with a stack.
  struct Step
  {
    Code code = Code::Number;
    std::uint16_t index = 0; ///< Of the signal or function.
    std::uint16_t count = 0; ///< Arguments of a call.
    double number = 0;
  };

  std::vector<Step> steps_;
  std::vector<std::string> paths_;
  bool joins_ = false;
};

class SignalCatalog;

/// What a signal or an expression measures in a run of this catalog; nothing if that lacks any of its signals.
std::optional<Quantity> quantityOf(std::string_view expression, const SignalCatalog& catalog);

} // namespace sparkwright
