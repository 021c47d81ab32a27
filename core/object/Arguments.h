#pragma once

#include "core/object/Math.h"
#include "core/text/LocalText.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>

namespace sparkwright
{

class Object;

/// Result of a method call. Scripts get it; scene files ignore it.
using Value = std::variant<std::monostate, bool, std::int64_t, double, std::string, Object*>;

/// The arguments of a method call from a scene file or script. All are text; the readers convert like the reference
/// simulator: numbers by their longest numeric prefix (else 0), integers truncated from that, booleans exactly `true`
/// or `false`.
class Arguments
{
public:
  explicit Arguments(std::span<const std::string> values) : values_(values) {}

  std::size_t count() const { return values_.size(); }
  std::span<const std::string> values() const { return values_; }

  /// This and the readers below return 0, "" or nothing for an index out of range.
  const std::string& text(std::size_t index) const;
  double number(std::size_t index) const;
  float real(std::size_t index) const { return static_cast<float>(number(index)); }
  int integer(std::size_t index) const;
  std::optional<bool> boolean(std::size_t index) const;
  Vec3f vector(std::size_t first) const; ///< Three numbers from `first` on.

  /// Reads all arguments from `first` on: 16 numbers column by column, or 6 numbers: position (m), then rotation in
  /// degrees (Rx·Ry·Rz). Nothing for any other count.
  std::optional<Mat4f> matrix(std::size_t first) const;

  /// C atof/strtod on the whole text: longest numeric prefix, else 0. Independent of the locale.
  static double toNumber(std::string_view text);

private:
  std::span<const std::string> values_;
};

/// Outcome of a method call: refused calls had no effect.
struct CallResult
{
  bool accepted = true;
  Value value;
  LocalText why; ///< When refused: what was expected.
  /// When refused by a set-up's call: the script ends with an error. Else it goes on after a warning, as in the reference
  /// simulator.
  bool endsScript = false;

  static CallResult refuse(LocalText why) { return {false, {}, std::move(why), false}; }
  /// For what a run makes no sense without.
  static CallResult fail(LocalText why) { return {false, {}, std::move(why), true}; }
};

} // namespace sparkwright
