#include "editor/document/storage/TextEncoding.h"

#include <algorithm>
#include <cstdint>

namespace sparkwright
{

namespace
{

using Kind = TextEncoding::Kind;

constexpr std::size_t lookedAt = 8192; // Bytes at the begin of a file.

char16_t unitAt(std::string_view bytes, std::size_t at, bool littleEndian)
{
  const auto first = static_cast<unsigned char>(bytes[at]), second = static_cast<unsigned char>(bytes[at + 1]);
  return static_cast<char16_t>(littleEndian ? first | second << 8 : first << 8 | second);
}

/// Whether the units are characters, so that nothing is lost when they are converted.
bool isUtf16(std::string_view bytes, bool littleEndian)
{
  if(bytes.size() % 2 != 0)
    return false;
  for(std::size_t i = 0; i < bytes.size(); i += 2)
  {
    const char16_t unit = unitAt(bytes, i, littleEndian);
    if(QChar::isLowSurrogate(unit))
      return false;
    if(!QChar::isHighSurrogate(unit))
      continue;
    i += 2;
    if(i >= bytes.size() || !QChar::isLowSurrogate(unitAt(bytes, i, littleEndian)))
      return false;
  }
  return true;
}

/// UTF-16 without a mark: most characters of a text are western, so most of every other byte are zero, and few others.
Kind guessed(std::string_view bytes)
{
  const std::string_view looked = bytes.substr(0, lookedAt);
  std::size_t zeros[2] = {0, 0};
  for(std::size_t i = 0; i < looked.size(); ++i)
    zeros[i % 2] += looked[i] == '\0';
  const std::size_t most = std::max(zeros[0], zeros[1]), least = std::min(zeros[0], zeros[1]), units = looked.size() / 2;
  if(units < 2 || most * 10 < units * 7 || least * 10 > units)
    return Kind::Bytes;
  const bool littleEndian = zeros[1] > zeros[0];
  if(!isUtf16(bytes, littleEndian))
    return Kind::Bytes;
  return littleEndian ? Kind::Utf16Le : Kind::Utf16Be;
}

} // namespace

TextEncoding encodingOf(std::string_view bytes)
{
  using namespace std::string_view_literals;
  if(bytes.starts_with("\xff\xfe\0\0"sv) || bytes.starts_with("\0\0\xfe\xff"sv))
    return {Kind::Utf32, true};
  const bool littleEndian = bytes.starts_with("\xff\xfe");
  if(littleEndian || bytes.starts_with("\xfe\xff"))
  {
    if(!isUtf16(bytes, littleEndian))
      return {Kind::Damaged16, true};
    return {littleEndian ? Kind::Utf16Le : Kind::Utf16Be, true};
  }
  return {guessed(bytes), false};
}

QString encodingName(const TextEncoding& encoding)
{
  switch(encoding.kind)
  {
  case Kind::Utf16Le:
    return QStringLiteral("UTF-16 LE");
  case Kind::Utf16Be:
    return QStringLiteral("UTF-16 BE");
  case Kind::Damaged16:
    return QStringLiteral("UTF-16");
  case Kind::Utf32:
    return QStringLiteral("UTF-32");
  case Kind::Bytes:
  case Kind::Binary:
    break;
  }
  return {};
}

bool hasZeroBytes(std::string_view text)
{
  return text.substr(0, lookedAt).find('\0') != std::string_view::npos;
}

bool isEditable(const TextEncoding& encoding)
{
  return encoding.kind == Kind::Bytes || encoding.kind == Kind::Utf16Le || encoding.kind == Kind::Utf16Be;
}

std::string textOfBytes(std::string bytes, const TextEncoding& encoding)
{
  if(encoding.kind != Kind::Utf16Le && encoding.kind != Kind::Utf16Be)
    return bytes;
  const std::size_t begin = encoding.mark ? 2 : 0;
  QString text(static_cast<qsizetype>((bytes.size() - begin) / 2), Qt::Uninitialized);
  for(qsizetype i = 0; i < text.size(); ++i)
    text[i] = QChar(unitAt(bytes, begin + 2 * static_cast<std::size_t>(i), encoding.kind == Kind::Utf16Le));
  return text.toStdString();
}

std::string bytesOfText(std::string text, const TextEncoding& encoding)
{
  if(encoding.kind != Kind::Utf16Le && encoding.kind != Kind::Utf16Be)
    return text;
  std::string bytes;
  bytes.reserve(2 * text.size() + 2);
  const auto add = [&](char16_t unit)
  {
    const char low = static_cast<char>(unit & 0xff), high = static_cast<char>(unit >> 8);
    bytes += encoding.kind == Kind::Utf16Le ? low : high;
    bytes += encoding.kind == Kind::Utf16Le ? high : low;
  };
  if(encoding.mark)
    add(u'\xfeff');
  for(const QChar unit : QString::fromStdString(text))
    add(unit.unicode());
  return bytes;
}

} // namespace sparkwright
