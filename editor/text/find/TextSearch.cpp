#include "editor/text/find/TextSearch.h"

#include <algorithm>
#include <string>

namespace sparkwright
{

namespace
{

constexpr std::string_view byteOrderMark = "\xef\xbb\xbf"; // U+FEFF in UTF-8.

/// Line feeds, carriage returns and both together end lines.
constexpr QLatin1String lineEnds("(*ANYCRLF)");

/// Bytes of the character (UTF-8) at a place; 1 for bytes that are none.
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

/// The text, with one replacement character for each byte that is not UTF-8.
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

/// Converts places in the decoded text to bytes; each must lie behind the one before.
class Bytes
{
public:
  Bytes(std::string_view text, bool ascii, std::size_t byte = 0, qsizetype unit = 0)
      : text_(text), ascii_(ascii), byte_(byte), unit_(unit)
  {
  }
  std::uint32_t at(qsizetype unit)
  {
    if(ascii_)
      return static_cast<std::uint32_t>(unit);
    while(unit_ < unit)
    {
      const std::size_t length = characterLength(text_, byte_);
      unit_ += length == 4 ? 2 : 1;
      byte_ += length;
    }
    return static_cast<std::uint32_t>(byte_);
  }

private:
  std::string_view text_;
  bool ascii_;
  std::size_t byte_;
  qsizetype unit_;
};

} // namespace

TextSearch::TextSearch(const SearchTerm& term) : term_(term)
{
  QString pattern = term.isRegex ? term.pattern : QRegularExpression::escape(term.pattern);
  if(term.wholeWords)
    pattern = QStringLiteral("(?<!\\w)(?:%1)(?!\\w)").arg(pattern);
  QRegularExpression::PatternOptions options =
      QRegularExpression::MultilineOption | QRegularExpression::UseUnicodePropertiesOption;
  options.setFlag(QRegularExpression::CaseInsensitiveOption, !term.matchCase);
  expression_ = QRegularExpression(lineEnds + pattern, options);
}

QString TextSearch::problem() const
{
  return term_.pattern.isEmpty() || expression_.isValid() ? QString() : expression_.errorString();
}

void TextSearch::each(std::string_view text, const Found& found) const
{
  if(!isValid())
    return;
  const bool ascii = isAscii(text);
  const QString subject = ascii ? QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size())) : decoded(text);
  Bytes bytes(text, ascii);
  for(QRegularExpressionMatchIterator it = expression_.globalMatch(subject); it.hasNext();)
  {
    const QRegularExpressionMatch match = it.next();
    if(match.capturedLength() == 0)
      continue;
    const std::uint32_t begin = bytes.at(match.capturedStart());
    if(!found(match, {begin, bytes.at(match.capturedEnd())}))
      return;
  }
}

std::vector<TextSearch::Match> TextSearch::find(std::string_view text, const Cancelled& cancelled) const
{
  std::vector<Match> result;
  each(text,
       [&](const QRegularExpressionMatch&, Match match)
       {
         result.push_back(match);
         return !cancelled || !cancelled();
       });
  return result;
}

std::vector<TextEdit> TextSearch::replace(std::string_view text, const QString& by) const
{
  const std::string plain = by.toStdString();
  const bool ascii = isAscii(text);
  std::vector<TextEdit> edits;
  each(text,
       [&](const QRegularExpressionMatch& match, Match range)
       {
         std::string replacement;
         for(std::size_t i = 0; i < plain.size(); ++i)
         {
           const char next = term_.isRegex && plain[i] == '\\' && i + 1 < plain.size() ? plain[i + 1] : '\0';
           if(next >= '0' && next <= '9')
           {
             const int group = next - '0';
             if(match.capturedStart(group) >= 0)
             {
               Bytes bytes(text, ascii, range.begin, match.capturedStart());
               // A group of what stands before the match is none of its text.
               if(match.capturedStart(group) >= match.capturedStart())
               {
                 const std::uint32_t begin = bytes.at(match.capturedStart(group));
                 replacement += text.substr(begin, bytes.at(match.capturedEnd(group)) - begin);
               }
             }
           }
           else if(next == 'n' || next == 't' || next == '\\')
             replacement += next == 'n' ? '\n' : next == 't' ? '\t' : '\\';
           else
           {
             replacement += plain[i];
             continue;
           }
           ++i;
         }
         edits.push_back({range.begin, range.end, std::move(replacement)});
         return true;
       });
  return edits;
}

} // namespace sparkwright
