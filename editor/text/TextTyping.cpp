#include "editor/text/TextTyping.h"

#include "editor/language/code/LineEdit.h"
#include "editor/language/structure/ListStyle.h"
#include "editor/text/TextView.h"

#include <QKeyEvent>

#include <algorithm>

namespace sparkwright
{

namespace
{

using Sci = QsciScintillaBase;

const char* endOf(long mode)
{
  switch(mode)
  {
  case Sci::SC_EOL_CRLF:
    return "\r\n";
  case Sci::SC_EOL_CR:
    return "\r";
  default:
    return "\n";
  }
}

} // namespace

bool TextTyping::press(const QKeyEvent& key)
{
  followLineEnds(); // The key may paste.
  if(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
    return false;
  const bool isScene = isOfLists(view_.language());
  if(key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter)
    return isScene && typeBracket(key.text());
  isScene ? breakLine() : breakCodeLine();
  return true;
}

char TextTyping::byteAt(std::uint32_t offset) const
{
  return static_cast<char>(view_.send(Sci::SCI_GETCHARAT, view_.shownAt(offset)));
}

void TextTyping::replaceSelection(const std::string& text)
{
  view_.SendScintilla(Sci::SCI_REPLACESEL, text.c_str());
}

/// How the line of a byte ends, or the one before it if it is the last; as Scintilla says it.
long TextTyping::lineEndsAt(std::uint32_t offset) const
{
  const TokenRope& rope = view_.document().tokens();
  if(view_.breaksLines() && rope.lineCount() > 1 && view_.inStep())
  {
    const std::uint32_t own = std::min(rope.lineOf(offset), rope.lineCount() - 2), feed = rope.lineBegin(own + 1) - 1;
    return feed > 0 && rope.text(feed - 1, feed) == "\r" ? Sci::SC_EOL_CRLF : Sci::SC_EOL_LF;
  }
  long line = view_.send(Sci::SCI_LINEFROMPOSITION, view_.shownAt(offset));
  if(line + 1 == view_.send(Sci::SCI_GETLINECOUNT))
    --line;
  if(line < 0)
    return Sci::SC_EOL_LF;
  const auto at = [this](unsigned message, long of)
  { return static_cast<std::uint32_t>(view_.send(message, static_cast<unsigned long>(of))); };
  const std::uint32_t end = at(Sci::SCI_GETLINEENDPOSITION, line), next = at(Sci::SCI_POSITIONFROMLINE, line + 1);
  if(next - end == 2)
    return Sci::SC_EOL_CRLF;
  return static_cast<char>(view_.send(Sci::SCI_GETCHARAT, end)) == '\r' ? Sci::SC_EOL_CR : Sci::SC_EOL_LF;
}

const char* TextTyping::lineEnd() const
{
  return endOf(lineEndsAt(view_.selection().begin));
}

void TextTyping::followLineEnds()
{
  view_.send(Sci::SCI_SETEOLMODE, static_cast<unsigned long>(lineEndsAt(view_.selection().begin)));
}

/// Begins a line where the structure of the text wants it. Tabs of the line that the list begins in are kept.
void TextTyping::breakLine()
{
  const TokenRope& rope = view_.document().tokens();
  const std::uint32_t at = view_.selection().begin;
  std::string indentation(indentationAt(rope, at), ' ');
  if(const std::optional<TokenRope::Cursor> list = rope.around(rope.at(at)))
  {
    const std::uint32_t line = rope.lineBegin(rope.lineOf(list->begin()));
    const std::string before = rope.text(line, list->begin());
    for(std::size_t i = 0; i < std::min(before.size(), indentation.size()) && before[i] == '\t'; ++i)
      indentation[i] = '\t';
  }
  replaceSelection(endOf(lineEndsAt(at)) + indentation);
  view_.send(Sci::SCI_SCROLLCARET);
}

void TextTyping::breakCodeLine()
{
  const std::uint32_t at = view_.selection().begin;
  const std::string text = view_.document().tokens().text();
  const LineEdit lines(text, view_.language());
  replaceSelection(endOf(lineEndsAt(at)) + lines.indentationAt(at, blockIndentation()));
  view_.send(Sci::SCI_SCROLLCARET);
}

/// Whether a byte stands in a comment or between quotes.
bool TextTyping::inText(std::uint32_t offset) const
{
  const TokenRope::Cursor token = view_.document().tokens().at(offset);
  return token.begin() < offset && (token.kind() == Token::Kind::Comment ||
                                    (token.kind() == Token::Kind::Atom && token.token().quote != Quote::Bare));
}

/// Typing `(` or `"` adds its partner; typing a partner that is there moves over it.
bool TextTyping::typeBracket(const QString& typed)
{
  const TextView::Range range = view_.selection();
  const TokenRope& rope = view_.document().tokens();
  const char next = range.end < rope.size() ? byteAt(range.end) : '\n';
  const char key = typed.size() == 1 ? typed.front().toLatin1() : 0;
  if((key == ')' || key == '"') && next == key && range.begin == range.end)
  {
    view_.goTo(range.end + 1);
    return true;
  }
  const bool free = next == ' ' || next == '\n' || next == '\r' || next == '\t' || next == ')';
  if(inText(range.begin) || (key != '(' && key != '"') || (!free && range.begin == range.end))
    return false;
  const std::string inside = rope.text(range.begin, range.end);
  replaceSelection(key == '(' ? '(' + inside + ')' : '"' + inside + '"');
  view_.select({range.begin + 1, range.end + 1});
  return true;
}

} // namespace sparkwright
