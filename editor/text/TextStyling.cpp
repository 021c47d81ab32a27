#include "editor/text/TextStyling.h"

#include "editor/text/CodeLexer.h"
#include "editor/text/SceneStyler.h"
#include "editor/text/TextView.h"
#include "editor/text/TomlStyler.h"

#include <algorithm>
#include <string>

namespace sparkwright
{

namespace
{

using Sci = QsciScintillaBase;

constexpr int whenIdle = 200;               ///< ms without an edit
constexpr std::uint32_t leastStyled = 4096; ///< Bytes at once.
constexpr std::uint32_t longestWord = 4 * SoftBreaks::longest;

} // namespace

TextStyling::TextStyling(TextView& view) : QObject(&view), view_(view)
{
  styleRest_.setSingleShot(true);
  connect(&styleRest_, &QTimer::timeout, this, &TextStyling::styleRest);
  connect(&view_, &Sci::SCN_STYLENEEDED, this, [this](int end) { styleWanted(view_.offsetOf(end)); });
}

void TextStyling::restart()
{
  styled_ = 0;
  styleRest_.start(whenIdle);
}

void TextStyling::styleWanted(std::uint32_t end)
{
  // A quote or a parenthesis changes lines below, too, which Scintilla would not paint again.
  const auto begin = view_.offsetOf(view_.send(Sci::SCI_GETENDSTYLED));
  style(begin, std::max({end, begin + leastStyled, view_.visibleBytes().end}));
}

void TextStyling::style(std::uint32_t begin, std::uint32_t end)
{
  if(!view_.inStep())
    return; // Painting asks again.
  if(view_.colouredAs() == TextLanguage::Toml)
    return styleToml();
  if(lexerOf(view_.colouredAs()))
    return; // Scintilla does it.
  const TokenRope& rope = view_.document().tokens();
  end = std::min(end, rope.size());
  // From the begin of the line, but not of one that is too long; nor more of a token than is asked for.
  begin = std::max(rope.lineBegin(rope.lineOf(begin)), begin - std::min(begin, SoftBreaks::longest));
  const std::uint32_t token = rope.at(begin).begin();
  begin = begin - token > SoftBreaks::longest ? begin : token;
  std::string styles;
  SceneStyler(rope).style(begin, end,
                          [&](std::uint32_t from, std::uint32_t to, SceneStyle style)
                          {
                            from = std::max(from, begin);
                            to = std::min(to, std::max(end, from) + SoftBreaks::longest);
                            styles.append(to - from, static_cast<char>(style));
                          });
  const std::string shown = view_.breaks().widened(begin, styles, static_cast<char>(SceneStyle::Plain));
  view_.send(Sci::SCI_STARTSTYLING, view_.shownAt(begin));
  view_.SendScintilla(Sci::SCI_SETSTYLINGEX, static_cast<unsigned long>(shown.size()), shown.c_str());
  styled_ = begin + static_cast<std::uint32_t>(styles.size());
  setFoldLevels(begin, end);
}

/// The whole text: a quote may change all that follows, and such files are short.
void TextStyling::styleToml()
{
  const std::string& text = view_.document().text();
  std::string styles;
  TomlStyler::style(text, [&](std::size_t from, std::size_t to, SceneStyle style)
                    { styles.append(to - from, static_cast<char>(style)); });
  view_.send(Sci::SCI_STARTSTYLING, 0);
  view_.SendScintilla(Sci::SCI_SETSTYLINGEX, static_cast<unsigned long>(styles.size()), styles.c_str());
  styled_ = static_cast<std::uint32_t>(text.size());
  long line = 0;
  bool inTable = false;
  for(std::size_t begin = 0; begin <= text.size(); ++line)
  {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const bool header = TomlStyler::isHeader(std::string_view(text).substr(begin, end - begin)) &&
                        begin < styles.size() && styles[std::min(text.find('[', begin), styles.size() - 1)] ==
                                                     static_cast<char>(SceneStyle::Class);
    inTable |= header;
    view_.send(Sci::SCI_SETFOLDLEVEL, static_cast<unsigned long>(line),
               Sci::SC_FOLDLEVELBASE + (header ? Sci::SC_FOLDLEVELHEADERFLAG : inTable ? 1 : 0));
    begin = end + 1;
  }
}

/// Colours a piece more of what is not seen, so that scrolling finds it coloured.
void TextStyling::styleRest()
{
  if(lexerOf(view_.colouredAs()))
    return;
  constexpr std::uint32_t piece = 1u << 15;
  constexpr int pause = 15; // ms
  const std::uint32_t size = view_.document().tokens().size();
  if(styled_ < size)
    style(styled_, styled_ + piece);
  if(styled_ < size)
    styleRest_.start(pause);
}

void TextStyling::follow(const TokenRope::Change& change)
{
  if(lexerOf(view_.colouredAs()))
    return;
  if(view_.colouredAs() == TextLanguage::Toml)
  {
    styled_ = 0;
    view_.send(Sci::SCI_STARTSTYLING, 0);
    styleRest_.start(whenIdle);
    return;
  }
  const std::uint32_t before = styled_;
  const TokenRope& rope = view_.document().tokens();
  // Words shortly before an edit may be others now. One that is endless is not coloured again for each character.
  const std::uint32_t from = std::max(change.tokensBegin, change.begin - std::min(change.begin, longestWord));
  styled_ = std::min(styled_, from);
  if(before >= change.begin + change.removed && view_.hasText())
  {
    const std::uint32_t kept = before - change.removed + change.inserted;
    const std::optional<std::uint32_t> end = SceneStyler(rope).endOfEffect(change);
    constexpr std::uint32_t most = 1u << 16;
    if(end && *end < kept && *end - from <= most)
    {
      style(from, *end);
      styled_ = kept;
    }
  }
  if(styled_ != view_.offsetOf(view_.send(Sci::SCI_GETENDSTYLED)))
    view_.send(Sci::SCI_STARTSTYLING, view_.shownAt(styled_));
  if(styled_ < rope.size())
    styleRest_.start(whenIdle);
}

/// Goes by the lines of Scintilla, for which a carriage return alone ends a line, too.
void TextStyling::setFoldLevels(std::uint32_t begin, std::uint32_t end)
{
  const TokenRope& rope = view_.document().tokens();
  const auto lineOf = [this](std::uint32_t offset) { return static_cast<long>(view_.shownLineOf(offset)); };
  const auto beginOf = [this](long line)
  { return view_.offsetOf(view_.send(Sci::SCI_POSITIONFROMLINE, static_cast<unsigned long>(line))); };
  const long first = lineOf(begin), last = lineOf(end);
  begin = beginOf(first);
  int depth = rope.depthAt(begin);
  TokenRope::Cursor token = rope.at(begin);
  if(token.begin() < begin)
    token = token.next(); // It spans lines, so it is no parenthesis.
  for(long line = first; line <= last; ++line)
  {
    const int before = depth;
    const std::uint32_t next = beginOf(line + 1);
    for(; !token.atEnd() && token.begin() < next; token = token.next())
      depth += token.kind() == Token::Kind::Open ? 1 : token.kind() == Token::Kind::Close ? -1 : 0;
    const long level =
        Sci::SC_FOLDLEVELBASE + std::clamp(before, 0, Sci::SC_FOLDLEVELNUMBERMASK - Sci::SC_FOLDLEVELBASE);
    view_.send(Sci::SCI_SETFOLDLEVEL, static_cast<unsigned long>(line),
               depth > before ? level | Sci::SC_FOLDLEVELHEADERFLAG : level);
  }
}

} // namespace sparkwright
