#pragma once

#include "core/game/GameEvent.h"
#include "core/text/LocalText.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace sparkwright
{

/// Up to where a run goes before it pauses by itself.
///
/// As text: `90` or `90 s` (simulated time), `500 cycles`, `goal`, `foul`, `no goal` (a decision, by nameOf() of its
/// kind), `event` (any decision), `mode PlayOn`, or a signal or expression (docs/plots-and-export.md) compared with a
/// number or another one: `ball/speed > 2.5`, `abs(ball/x) > robots/left/3/x`, with `<`, `<=`, `>`, `>=`, `==` or `!=`;
/// several of these joined by `and`, `or` and `not`.
struct RunUntil
{
  enum class Kind
  {
    Time,     ///< `number` simulated seconds have passed since the beginning of the World.
    Cycles,   ///< `number` more cycles are done.
    Event,    ///< The next decision, of kind `event` if that is given.
    Mode,     ///< The play mode becomes `name`.
    Condition ///< The signal or expression `name` compares with `number`.
  };
  enum class Comparison
  {
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Equal,
    NotEqual
  };

  Kind kind = Kind::Time;
  double number = 0; ///< Finite; of time and cycles > 0.
  std::optional<GameEvent::Kind> event;
  std::string name;
  Comparison comparison = Comparison::Greater;

  bool operator==(const RunUntil&) const = default;

  /// Goes on until an expression is true.
  static RunUntil truthOf(std::string_view expression);

  /// @return what is wrong if the text is none of these
  static std::variant<RunUntil, LocalText> parse(std::string_view text);
  /// As parse() reads it.
  std::string text() const;
  /// The condition if it is one expression, such as `ball/x > 1 and ball/z < 0.1`; empty: it is something else.
  std::string whole() const;
};

/// `<`, `<=`, …
std::string_view nameOf(RunUntil::Comparison comparison);
bool compare(double value, RunUntil::Comparison comparison, double with);

} // namespace sparkwright
