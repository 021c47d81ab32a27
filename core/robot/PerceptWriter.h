#pragma once

#include <string>
#include <string_view>

namespace sparkwright
{

/// Writes an agent's percepts as the wire wants them: `(GYR (n torso) (rt 0.00 0.00 0.00))`.
///
/// Exactly one space between elements and one after the name of a percept even if nothing follows; numbers as %.2f
/// (`-0.00`, `nan` and `inf` occur), integers plain. Keeps its buffer, so it does not allocate in steady state.
class PerceptWriter
{
public:
  static constexpr int presetDecimals = 2;
  /// Digits after the point from now on, 0 to 9.
  void setDecimals(int digits) { decimals_ = digits; }

  void clear();
  const std::string& text() const { return text_; }
  bool empty() const { return text_.empty(); }

  /// Opens a percept, or a list inside one. An empty name gives a nameless inner list.
  void open(std::string_view name);
  void close();

  void atom(std::string_view text);
  void number(float value); ///< With the digits of setDecimals() after the point.
  void integer(int value);

  /// `(name value)` inside the open list.
  void pair(std::string_view name, std::string_view value);
  void pair(std::string_view name, float value);
  void pair(std::string_view name, int value);

private:
  void separate();

  std::string text_;
  int depth_ = 0;
  int decimals_ = presetDecimals;
  bool space_ = false; ///< Whether the next element needs a space before it.
};

} // namespace sparkwright
