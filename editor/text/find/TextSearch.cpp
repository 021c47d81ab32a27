#include "editor/text/find/TextSearch.h"

#include "editor/language/source/TextPositions.h"

#include <algorithm>
#include <string>

namespace sparkwright
{

namespace
{

/// Line feeds, carriage returns and both together end lines.
constexpr QLatin1String lineEnds("(*ANYCRLF)");

/// Whether an expression speaks of carriage returns.
bool namesCarriageReturns(const QString& pattern)
{
  static const QRegularExpression named(QStringLiteral("^(?:x0?d(?![0-9a-f])|x\\{0*d\\}|0?15|cm)"),
                                        QRegularExpression::CaseInsensitiveOption);
  if(pattern.contains(u'\r'))
    return true;
  for(qsizetype i = pattern.indexOf(u'\\'); i >= 0 && i + 1 < pattern.size(); i = pattern.indexOf(u'\\', i + 2))
    if(pattern[i + 1] == u'r' || named.match(pattern.mid(i + 1, 12)).hasMatch())
      return true;
  return false;
}

/// How lines end. Goes forward only, as TextPositions.
class LineEndings
{
public:
  explicit LineEndings(std::string_view text) : text_(text) {}

  /// Of the line that a byte stands in, or of the one before it.
  std::string_view at(std::uint32_t offset)
  {
    if(!looked_ || (next_ < offset && next_ < text_.size()))
    {
      next_ = std::min(text_.find_first_of("\r\n", offset), text_.size());
      looked_ = true;
      if(next_ < text_.size())
        known_ = next_;
    }
    if(known_ == std::string_view::npos)
      known_ = offset > 0 ? text_.find_last_of("\r\n", offset - 1) : std::string_view::npos;
    if(known_ == std::string_view::npos)
      return "\n";
    const std::size_t first = known_ > 0 && text_.substr(known_ - 1).starts_with("\r\n") ? known_ - 1 : known_;
    return text_.substr(first, text_.substr(first).starts_with("\r\n") ? 2 : 1);
  }

private:
  std::string_view text_;
  std::size_t next_ = 0, known_ = std::string_view::npos;
  bool looked_ = false;
};

} // namespace

/// A text as the expression sees it.
class TextSearch::Subject
{
public:
  /// @param wholeLineEnds  CR LF becomes a line feed
  Subject(std::string_view text, bool wholeLineEnds) : seen_(text)
  {
    std::size_t end = wholeLineEnds ? text.find("\r\n") : std::string_view::npos;
    if(end != std::string_view::npos)
    {
      std::size_t begin = 0;
      for(; end != std::string_view::npos; end = text.find("\r\n", begin))
      {
        folded_ += text.substr(begin, end - begin);
        feeds_.push_back(static_cast<std::uint32_t>(folded_.size()));
        begin = end + 1;
      }
      folded_ += text.substr(begin);
      seen_ = folded_;
    }
    ascii_ = isAscii(seen_);
  }
  Subject(const Subject&) = delete;
  Subject& operator=(const Subject&) = delete;

  std::string_view text() const { return seen_; }
  bool ascii() const { return ascii_; }
  QString decodedText() const
  {
    return ascii_ ? QString::fromLatin1(seen_.data(), static_cast<qsizetype>(seen_.size())) : decoded(seen_);
  }
  /// Where the text has a byte that the expression sees.
  std::uint32_t inText(std::uint32_t seen) const
  {
    return seen + static_cast<std::uint32_t>(std::ranges::lower_bound(feeds_, seen) - feeds_.begin());
  }
  Match inText(Match seen) const { return {inText(seen.begin), inText(seen.end)}; }

private:
  std::string folded_;
  std::string_view seen_;
  std::vector<std::uint32_t> feeds_; ///< Line feeds that stand for two bytes; offsets that the expression sees.
  bool ascii_ = true;
};

TextSearch::TextSearch(const SearchTerm& term)
    : term_(term), wholeLineEnds_(term.isRegex && !namesCarriageReturns(term.pattern))
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

void TextSearch::each(const Subject& subject, const Found& found) const
{
  if(!isValid())
    return;
  const QString text = subject.decodedText();
  TextPositions bytes(subject.text(), subject.ascii());
  qsizetype last = -1; // Where the match before ended.
  for(QRegularExpressionMatchIterator it = expression_.globalMatch(text); it.hasNext();)
  {
    const QRegularExpressionMatch match = it.next();
    if(match.capturedLength() == 0 && match.capturedStart() == last)
      continue;
    last = match.capturedEnd();
    const std::uint32_t begin = bytes.byteOf(match.capturedStart());
    if(!found(match, {begin, bytes.byteOf(match.capturedEnd())}))
      return;
  }
}

std::vector<TextSearch::Match> TextSearch::find(std::string_view text, const Cancelled& cancelled) const
{
  const Subject subject(text, wholeLineEnds_);
  std::vector<Match> result;
  each(subject,
       [&](const QRegularExpressionMatch&, Match match)
       {
         result.push_back(subject.inText(match));
         return !cancelled || !cancelled();
       });
  return result;
}

std::vector<TextEdit> TextSearch::replace(std::string_view text, const QString& by) const
{
  const std::string plain = by.toStdString();
  const Subject subject(text, wholeLineEnds_);
  LineEndings endings(text);
  std::vector<TextEdit> edits;
  each(subject,
       [&](const QRegularExpressionMatch& match, Match seen)
       {
         const Match range = subject.inText(seen);
         std::string replacement;
         for(std::size_t i = 0; i < plain.size(); ++i)
         {
           const std::string_view rest = std::string_view(plain).substr(i);
           const char next = term_.isRegex && plain[i] == '\\' && i + 1 < plain.size() ? plain[i + 1] : '\0';
           if(next >= '0' && next <= '9')
           {
             const int group = next - '0';
             // A group of what stands before the match is none of its text.
             if(match.capturedStart(group) >= match.capturedStart())
             {
               TextPositions bytes(subject.text(), subject.ascii(), seen.begin, match.capturedStart());
               const std::uint32_t begin = bytes.byteOf(match.capturedStart(group));
               const Match whole = subject.inText({begin, bytes.byteOf(match.capturedEnd(group))});
               replacement += text.substr(whole.begin, whole.end - whole.begin);
             }
           }
           else if(next == 'n' || (next == 'r' && rest.starts_with("\\r\\n")))
           {
             replacement += endings.at(range.begin);
             i += next == 'r' ? 2 : 0;
           }
           else if(next == 't' || next == '\\')
             replacement += next == 't' ? '\t' : '\\';
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
