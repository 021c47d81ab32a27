#pragma once

#include "core/syntax/TokenRope.h"

#include <QString>

#include <cstdint>
#include <string_view>

namespace sparkwright
{

// Places in texts are bytes. Texts are UTF-8 as far as they are characters; each other byte counts as a character of its
// own. A byte order mark is a character like others, and so are both characters of a line end CR LF.

/// Bytes of the character at a place; 1 for a byte that is none.
std::size_t characterLength(std::string_view text, std::size_t at);
/// Whether all characters are bytes, so that nothing need be converted.
bool isAscii(std::string_view text);
std::uint32_t charactersIn(std::string_view text);
/// The byte where a character begins, counted from 0; the end of the text for those behind it.
std::uint32_t byteOfCharacter(std::string_view text, std::uint32_t character);
/// The column of a place in its line: characters before it, without a byte order mark that begins the text.
std::uint32_t columnOf(const TokenRope& text, std::uint32_t offset);
/// The place of a column, as columnOf() counts; the end of the line for those behind it.
std::uint32_t placeOf(const TokenRope& text, std::uint32_t line, std::uint32_t column);
/// The text in UTF-16, with one replacement character for each byte that is not UTF-8.
QString decoded(std::string_view text);

/// Converts places between bytes and units of decoded(). Goes forward only: each place must not lie before the last one.
class TextPositions
{
public:
  /// @param text  must outlive this
  explicit TextPositions(std::string_view text) : TextPositions(text, isAscii(text)) {}
  /// @param ascii      isAscii() of the text
  /// @param byte,unit  a place from which to go
  TextPositions(std::string_view text, bool ascii, std::size_t byte = 0, qsizetype unit = 0)
      : text_(text), ascii_(ascii), byte_(byte), unit_(unit)
  {
  }
  /// The end of a character for a unit inside of it, and of the text for those behind it.
  std::uint32_t byteOf(qsizetype unit);
  /// The begin of a character for a byte inside of it.
  qsizetype unitOf(std::size_t byte);

private:
  std::string_view text_;
  bool ascii_;
  std::size_t byte_;
  qsizetype unit_;
};

} // namespace sparkwright
