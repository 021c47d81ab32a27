#pragma once

#include <string>
#include <string_view>

namespace sparkwright::simurosot
{

/// Appends S-expressions to a text: `(b 1.00 -2.50)`. Allocates only while the text has no room yet.
class ExpressionWriter
{
public:
  /// @param out  appended to; must outlive this
  explicit ExpressionWriter(std::string& out) : out_(out) {}

  ExpressionWriter& open(std::string_view name = {});
  ExpressionWriter& close();

  /// A number that readers accept: NaN becomes 0, others are cut to ±1e6. @param decimals  0 to 3
  ExpressionWriter& number(double value, int decimals = 2);
  /// An angle in (−180, 180] with two decimals, degrees; NaN becomes 0.
  ExpressionWriter& angle(double degrees);
  /// A number as it came from a strategy: also NaN; cut to ±1e9.
  ExpressionWriter& anyNumber(double value);
  ExpressionWriter& integer(long value);
  /// A name: letters, digits and hyphens.
  ExpressionWriter& word(std::string_view word);
  /// A text for people, in quotes; control characters become blanks.
  ExpressionWriter& text(std::string_view text);

private:
  void gap();

  std::string& out_;
};

/// The text in an array of characters that may lack its end.
template <std::size_t size>
std::string_view textOf(const char (&array)[size])
{
  const std::string_view whole(array, size);
  return whole.substr(0, whole.find('\0'));
}

/// Copies a text into an array of characters, cut between two characters of UTF-8 if it is too long.
void copyText(std::string_view text, char* array, std::size_t size);

template <std::size_t size>
void setText(char (&array)[size], std::string_view text)
{
  copyText(text, array, size);
}

} // namespace sparkwright::simurosot
