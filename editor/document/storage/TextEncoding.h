#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace sparkwright
{

/// How the bytes of a file say a text. Texts in memory are UTF-8, with every byte that is none kept.
struct TextEncoding
{
  enum class Kind
  {
    Bytes, ///< UTF-8, or any other that has no zero bytes: taken as it is.
    Utf16Le,
    Utf16Be,
    Damaged16, ///< UTF-16 that ends within a character, or has halves of some.
    Utf32,
    Binary ///< No text: it has zero bytes.
  };
  Kind kind = Kind::Bytes;
  bool mark = false; ///< Of UTF-16: it begins with a byte order mark.

  bool operator==(const TextEncoding&) const = default;
};

/// UTF-16 is known by its byte order mark, or, without one, by the zero bytes of its western letters.
TextEncoding encodingOf(std::string_view bytes);
/// As a person reads it: `UTF-16 LE`; empty for Bytes.
QString encodingName(const TextEncoding& encoding);
/// Whether a text has zero bytes near its begin, as no text has.
bool hasZeroBytes(std::string_view text);
/// Whether bytes in this encoding can be edited, and are written back as they were.
bool isEditable(const TextEncoding& encoding);

/// The text of a file; the bytes themselves if they are not editable.
std::string textOfBytes(std::string bytes, const TextEncoding& encoding);
/// The bytes of a file with this text: the reverse.
std::string bytesOfText(std::string text, const TextEncoding& encoding);

} // namespace sparkwright
