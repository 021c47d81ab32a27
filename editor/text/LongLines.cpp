#include "editor/text/CodeLexer.h"
#include "editor/text/TextLook.h"
#include "editor/text/TextStyling.h"
#include "editor/text/TextView.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMimeData>

#include <algorithm>
#include <utility>

// Lines that are shown in pieces.

namespace sparkwright
{

TextLanguage TextView::colouredAs() const
{
  return breaksLines() && !isOfLists(language_) ? TextLanguage::Plain : language_;
}

std::uint32_t TextView::shownLineOf(std::uint32_t offset) const
{
  return static_cast<std::uint32_t>(send(SCI_LINEFROMPOSITION, shownAt(offset)));
}

TextView::Range TextView::bytesOfShownLine(std::uint32_t line) const
{
  return {offsetOf(send(SCI_POSITIONFROMLINE, line)), offsetOf(send(SCI_GETLINEENDPOSITION, line))};
}

/// Breaks lines around a range that has changed.
void TextView::mendBreaks(std::uint32_t begin, std::uint32_t end)
{
  const std::vector<SoftBreaks::Mend> mends = breaks_.mend(document_.tokens(), begin, end);
  const Author before = std::exchange(author_, Author::Document);
  for(const SoftBreaks::Mend& mend : mends)
    if(mend.added)
      SendScintilla(SCI_INSERTTEXT, static_cast<unsigned long>(mend.shown), "\n");
    else
      send(SCI_DELETERANGE, mend.shown, 1);
  author_ = before;
}

/// Colours of code, and numbers of lines, are other ones while lines are broken.
void TextView::followBreaks()
{
  if(std::exchange(brokeLines_, breaksLines()) == breaksLines())
    return;
  setUpLexer(*this);
  applyLook(*this);
  send(SCI_CLEARDOCUMENTSTYLE);
  send(SCI_STARTSTYLING, 0);
  styling_->restart();
  setLineNumbers(*this, breaksLines() ? LineNumbers::Own : LineNumbers::Scintilla);
  lineDigits_ = 0;
  updateLineNumbers();
  numberLines();
  emit breaksLinesChanged(breaksLines());
}

/// Writes the numbers of the lines in sight: Scintilla would count the pieces of lines.
void TextView::numberLines()
{
  if(!breaksLines() || !inStep())
    return;
  const TokenRope& rope = document_.tokens();
  const Range visible = visibleBytes();
  const std::uint32_t last = shownLineOf(visible.end);
  for(std::uint32_t line = shownLineOf(visible.begin); line <= last; ++line)
  {
    const auto begin = static_cast<std::uint32_t>(send(SCI_POSITIONFROMLINE, line));
    const bool goesOn = begin > 0 && breaks_.isBreak(begin - 1);
    const std::string words = goesOn ? "\xc2\xb7" : std::to_string(rope.lineOf(offsetOf(begin)) + 1);
    std::string before(static_cast<std::size_t>(send(SCI_MARGINGETTEXT, line)), ' ');
    SendScintilla(SCI_MARGINGETTEXT, static_cast<unsigned long>(line), before.data());
    if(before == words)
      continue;
    SendScintilla(SCI_MARGINSETTEXT, static_cast<unsigned long>(line), words.c_str());
    send(SCI_MARGINSETSTYLE, line, STYLE_LINENUMBER);
  }
}

/// Keys that would take the break for a line end.
bool TextView::pressAtBreak(const QKeyEvent& key)
{
  if(!breaksLines())
    return false;
  const auto first = static_cast<std::uint32_t>(send(SCI_GETSELECTIONSTART));
  const auto last = static_cast<std::uint32_t>(send(SCI_GETSELECTIONEND));
  // What is to be deleted is on the other side of the break.
  if(first == last && key.key() == Qt::Key_Backspace && first > 0 && breaks_.isBreak(first - 1))
    send(SCI_SETEMPTYSELECTION, first - 1);
  if(first == last && key.key() == Qt::Key_Delete && breaks_.isBreak(first))
    send(SCI_SETEMPTYSELECTION, first + 1);
  // Indenting would indent each piece.
  if((key.key() != Qt::Key_Tab && key.key() != Qt::Key_Backtab) ||
     send(SCI_LINEFROMPOSITION, first) == send(SCI_LINEFROMPOSITION, last))
    return false;
  const TokenRope& rope = document_.tokens();
  const Range selected = selection();
  const auto width = static_cast<std::uint32_t>(send(SCI_GETINDENT));
  const bool further = key.key() == Qt::Key_Tab && !(key.modifiers() & Qt::ShiftModifier);
  std::vector<TextEdit> edits;
  const std::uint32_t to = rope.lineOf(std::max(selected.begin, selected.end - 1));
  for(std::uint32_t line = rope.lineOf(selected.begin); line <= to; ++line)
  {
    const std::uint32_t begin = rope.lineBegin(line);
    const std::string blanks = rope.text(begin, std::min(begin + width, rope.lineEnd(line)));
    const auto leading = static_cast<std::uint32_t>(std::min(blanks.find_first_not_of(' '), blanks.size()));
    if(further)
      edits.push_back({begin, begin, std::string(width, ' ')});
    else if(leading > 0)
      edits.push_back({begin, begin + leading, {}});
  }
  if(!edits.empty())
    edit(edits, tr("Indent lines"));
  return true;
}

/// Pastes text with long lines by the document: Scintilla would lay them out before they are broken.
bool TextView::pasteLong(const QKeyEvent& key)
{
  const bool pastes = key.matches(QKeySequence::Paste) ||
                      (key.key() == Qt::Key_Insert && key.modifiers() == Qt::ShiftModifier);
  const QMimeData* const held = pastes ? QGuiApplication::clipboard()->mimeData() : nullptr;
  if(!held)
    return false;
  bool rectangular = false;
  const QByteArray bytes = fromMimeData(held, rectangular);
  const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
  SoftBreaks breaks;
  breaks.restart(text);
  if(rectangular || breaks.empty())
    return false;
  const std::string_view lineEnd = typing_.lineEnd();
  std::string pasted;
  for(std::size_t at = 0; at < text.size();)
  {
    const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
    pasted += text.substr(at, end - at);
    if(end < text.size())
      pasted += lineEnd;
    at = end + (text.substr(end).starts_with("\r\n") ? 2 : 1);
  }
  const Range selected = selection();
  const auto behind = static_cast<std::uint32_t>(selected.begin + pasted.size());
  edit({{selected.begin, selected.end, pasted}}, tr("Paste"), Range{behind, behind});
  return true;
}

/// Copies and drags the bytes of the document, without breaks.
QMimeData* TextView::toMimeData(const QByteArray& text, bool rectangular) const
{
  const long shown = send(SCI_GETSELECTIONEND) - send(SCI_GETSELECTIONSTART);
  if(!breaksLines() || rectangular || text.size() != shown || !inStep())
    return QsciScintillaBase::toMimeData(text, rectangular);
  const Range range = selection();
  return QsciScintillaBase::toMimeData(QByteArray::fromStdString(document_.tokens().text(range.begin, range.end)), false);
}

} // namespace sparkwright
