#include "editor/language/source/TextPositions.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr std::string_view byteOrderMark = "\xef\xbb\xbf"; // U+FEFF in UTF-8.

/// Units of a character with that many bytes.
constexpr qsizetype unitsOf(std::size_t length)
{
  return length == 4 ? 2 : 1;
}

/// Bytes of the mark that begins a text, in its first line up to some place. @param begin  of the line
std::uint32_t markIn(std::string_view line, std::uint32_t begin)
{
  return begin == 0 && line.starts_with(byteOrderMark) ? static_cast<std::uint32_t>(byteOrderMark.size()) : 0;
}

} // namespace

std::size_t characterLength(std::string_view text, std::size_t at)
{
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
  const auto follows = [&](std::size_t i) { return (byte(i) & 0xc0u) == 0x80u; };
  const unsigned first = byte(at), second = byte(at + 1);
  if(first >= 0xc2 && first < 0xe0 && follows(at + 1))
    return 2;
  if(first >= 0xe0 && first < 0xf0 && follows(at + 1) && follows(at + 2) && (first != 0xe0 || second >= 0xa0) &&
     (first != 0xed || second < 0xa0))
    return 3;
  if(first >= 0xf0 && first < 0xf5 && follows(at + 1) && follows(at + 2) && follows(at + 3) &&
     (first != 0xf0 || second >= 0x90) && (first != 0xf4 || second < 0x90))
    return 4;
  return 1;
}

bool isAscii(std::string_view text)
{
  return std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

std::uint32_t charactersIn(std::string_view text)
{
  if(isAscii(text)) // Of lines of millions of bytes.
    return static_cast<std::uint32_t>(text.size());
  std::uint32_t count = 0;
  for(std::size_t i = 0; i < text.size(); i += characterLength(text, i))
    ++count;
  return count;
}

std::uint32_t byteOfCharacter(std::string_view text, std::uint32_t character)
{
  std::size_t byte = 0;
  for(; character > 0 && byte < text.size(); --character)
    byte += characterLength(text, byte);
  return static_cast<std::uint32_t>(byte);
}

std::uint32_t columnOf(const TokenRope& text, std::uint32_t offset)
{
  const std::uint32_t begin = text.lineBegin(text.lineOf(offset));
  const std::string line = text.text(begin, offset);
  return charactersIn(std::string_view(line).substr(markIn(line, begin)));
}

std::uint32_t placeOf(const TokenRope& text, std::uint32_t line, std::uint32_t column)
{
  const std::uint32_t begin = text.lineBegin(line);
  const std::string all = text.text(begin, text.lineEnd(line));
  const std::uint32_t mark = markIn(all, begin);
  return begin + mark + byteOfCharacter(std::string_view(all).substr(mark), column);
}

QString decoded(std::string_view text)
{
  QString result;
  result.reserve(static_cast<qsizetype>(text.size()));
  for(std::size_t i = 0; i < text.size();)
  {
    const std::size_t length = characterLength(text, i);
    if(text.substr(i, length) == byteOrderMark)
      result += QChar(QChar::ByteOrderMark); // As one unit, like others; Qt would leave it out.
    else if(length > 1)
      result += QString::fromUtf8(text.data() + i, static_cast<qsizetype>(length));
    else
      result +=
          static_cast<unsigned char>(text[i]) < 0x80 ? QChar::fromLatin1(text[i]) : QChar(QChar::ReplacementCharacter);
    i += length;
  }
  return result;
}

std::uint32_t TextPositions::byteOf(qsizetype unit)
{
  if(ascii_)
    return static_cast<std::uint32_t>(std::min(unit, static_cast<qsizetype>(text_.size())));
  while(unit_ < unit && byte_ < text_.size())
  {
    const std::size_t length = characterLength(text_, byte_);
    unit_ += unitsOf(length);
    byte_ += length;
  }
  return static_cast<std::uint32_t>(byte_);
}

qsizetype TextPositions::unitOf(std::size_t byte)
{
  if(ascii_)
    return static_cast<qsizetype>(std::min(byte, text_.size()));
  while(byte_ < text_.size())
  {
    const std::size_t length = characterLength(text_, byte_);
    if(byte_ + length > byte)
      break;
    unit_ += unitsOf(length);
    byte_ += length;
  }
  return unit_;
}

} // namespace sparkwright
