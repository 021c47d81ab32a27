#include "editor/text/find/TextSearch.h"

#include "editor/language/source/TextPositions.h"

#include <string>

namespace sparkwright
{

namespace
{

/// Line feeds, carriage returns and both together end lines.
constexpr QLatin1String lineEnds("(*ANYCRLF)");

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
  TextPositions bytes(text, ascii);
  for(QRegularExpressionMatchIterator it = expression_.globalMatch(subject); it.hasNext();)
  {
    const QRegularExpressionMatch match = it.next();
    if(match.capturedLength() == 0)
      continue;
    const std::uint32_t begin = bytes.byteOf(match.capturedStart());
    if(!found(match, {begin, bytes.byteOf(match.capturedEnd())}))
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
               TextPositions bytes(text, ascii, range.begin, match.capturedStart());
               // A group of what stands before the match is none of its text.
               if(match.capturedStart(group) >= match.capturedStart())
               {
                 const std::uint32_t begin = bytes.byteOf(match.capturedStart(group));
                 replacement += text.substr(begin, bytes.byteOf(match.capturedEnd(group)) - begin);
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
