#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// A text as far as it is known without running a scene: literal parts, and variables of the file between them.
/// `(join $side hip1)` is the variable `side`, then `hip1`.
class SymbolicText
{
public:
  struct Part
  {
    bool isVariable = false;
    std::string text; ///< Of variables the name without `$`.

    bool operator==(const Part&) const = default;
  };

  SymbolicText() = default;
  explicit SymbolicText(std::string_view literal) { append(literal); }

  void append(std::string_view literal);
  void append(const SymbolicText& other);
  void appendVariable(std::string name) { parts_.push_back({true, std::move(name)}); }

  bool operator==(const SymbolicText&) const = default;
  const std::vector<Part>& parts() const { return parts_; }
  bool isEmpty() const { return parts_.empty(); }
  bool isLiteral() const { return parts_.empty() || (parts_.size() == 1 && !parts_[0].isVariable); }
  bool isLiteral(std::string_view text) const;
  /// For people: `$side` and `hip1` without blanks.
  std::string readable() const;
  /// The operands of a `join`: `$side hip1`.
  std::string operands() const;
  /// Whether the two may be the same text for some values of their variables.
  bool mayEqual(const SymbolicText& other) const;
  /// Split at `/` and `\`; empty steps are left out.
  std::vector<SymbolicText> steps() const;

private:
  std::vector<Part> parts_; ///< Literal parts are not empty and never follow each other.
};

} // namespace sparkwright
