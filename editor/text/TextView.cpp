#include "editor/text/TextView.h"

#include "editor/text/CodeLexer.h"
#include "editor/text/TextAccessible.h"
#include "editor/text/TextIndicators.h"
#include "editor/text/TextLook.h"
#include "editor/text/TextStyling.h"

#include <QDropEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPalette>

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

/// Whether an event drags or drops files.
bool bringsFiles(const QEvent& event)
{
  if(event.type() != QEvent::DragEnter && event.type() != QEvent::DragMove && event.type() != QEvent::Drop)
    return false;
  return static_cast<const QDropEvent&>(event).mimeData()->hasUrls();
}

} // namespace

TextView::TextView(SceneDocument& document, QWidget* parent)
    : QsciScintillaBase(parent), document_(document), language_(document.language()), styling_(new TextStyling(*this)), typing_(*this)
{
  TextAccessible::install();
  setAccessibleName(tr("Text of the scene"));
  setUpText(*this);
  setUpLexer(*this);
  applyColours();
  load();
  // The language of scenes is written from left to right, whatever that of the window.
  setLayoutDirection(Qt::LeftToRight);
  followDirection();
  connect(qGuiApp, &QGuiApplication::layoutDirectionChanged, this, &TextView::followDirection);
  connect(&document_, &SceneDocument::stateChanged, this, &TextView::followLanguage);
  connect(this, &QsciScintillaBase::SCN_MODIFIED, this,
          [this](int position, int type, const char* text, int length) { note(position, type, text, length); });
  connect(this, &QsciScintillaBase::SCN_UPDATEUI, this,
          [this](int updated)
          {
            if(updated & (SC_UPDATE_SELECTION | SC_UPDATE_CONTENT))
            {
              showBrackets();
              typing_.followLineEnds();
            }
            numberLines();
            if(updated & (SC_UPDATE_V_SCROLL | SC_UPDATE_H_SCROLL))
              emit scrolled();
            if((updated & SC_UPDATE_SELECTION) && typed_.empty())
            {
              TextAccessible::tellCursor(*this);
              emit cursorMoved();
            }
          });
  connect(this, &QsciScintillaBase::SCN_MARGINCLICK, this,
          [this](int position, int, int margin)
          {
            const long line = send(SCI_LINEFROMPOSITION, static_cast<unsigned long>(position));
            if(margin == static_cast<int>(TextMargin::Folding))
              send(SCI_TOGGLEFOLD, static_cast<unsigned long>(line));
            else if(margin == static_cast<int>(TextMargin::Marks))
              emit markClicked(static_cast<std::uint32_t>(line));
          });
  connect(&document_, &SceneDocument::edited, this, &TextView::follow);
  connect(&document_, &SceneDocument::textChanged, this,
          [this]
          {
            const std::optional<TokenRope::Change> change = std::exchange(followed_, {});
            if(change && !editing_ && hasFocus())
              goTo(change->begin + change->inserted);
          });
}

// Appearance

void TextView::applyColours()
{
  colours_ = textColours(palette().color(QPalette::Base).lightness() < 128, rainbow_);
  applyLook(*this);
  lineDigits_ = 0;
  updateLineNumbers();
  emit coloursChanged();
}

/// The file may have got another name.
void TextView::followLanguage()
{
  if(std::exchange(language_, document_.language()) == document_.language())
    return;
  setUpLexer(*this);
  applyColours();
  send(SCI_CLEARDOCUMENTSTYLE);
  send(SCI_STARTSTYLING, 0); // Else all of it counts as coloured.
  styling_->restart();
  viewport()->update();
}

long TextView::number(const QColor& colour)
{
  return colour.red() | colour.green() << 8 | colour.blue() << 16;
}

void TextView::changeEvent(QEvent* event)
{
  QsciScintillaBase::changeEvent(event);
  if(event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
    applyColours();
  if(event->type() == QEvent::LanguageChange)
    setAccessibleName(tr("Text of the scene"));
}

/// Painters of widgets turn brackets and signs to the direction of the program, those of pictures do not. So there is a
/// picture in between if need be. Not always: on screens of fine pixels it may be coarser, and Qt buffers what widgets draw.
void TextView::followDirection()
{
  send(SCI_SETBUFFEREDDRAW, QGuiApplication::isRightToLeft() ? 1UL : 0UL);
  viewport()->update();
}

void TextView::setRainbow(bool on)
{
  rainbow_ = on;
  applyColours();
}

void TextView::updateLineNumbers()
{
  const int digits = std::max(3, static_cast<int>(std::to_string(document_.tokens().lineCount()).size()));
  if(std::exchange(lineDigits_, digits) != digits)
    setLineDigits(*this, digits);
}

// The text, from both sides

void TextView::load()
{
  author_ = Author::Document;
  std::string text = document_.tokens().text();
  breaks_.restart(text);
  text = breaks_.widened(0, text);
  send(SCI_CLEARALL);
  SendScintilla(SCI_ADDTEXT, static_cast<unsigned long>(text.size()), data(text));
  send(SCI_SETEMPTYSELECTION, 0);
  typing_.followLineEnds();
  author_ = Author::User;
  updateLineNumbers();
  followBreaks();
  styling_->restart();
}

void TextView::note(int position, int type, const char* text, int length)
{
  if(author_ == Author::Document)
    return;
  if(typed_.empty())
    QMetaObject::invokeMethod(this, &TextView::handOver, Qt::QueuedConnection); // Changes that come by no event.
  const auto shown = static_cast<std::uint32_t>(position);
  const auto size = static_cast<std::uint32_t>(length);
  if(type & SC_MOD_INSERTTEXT)
    typed_.add(breaks_.inserted(shown, size).begin, 0, std::string_view(text, size));
  else if(type & SC_MOD_DELETETEXT)
    if(const SoftBreaks::Part part = breaks_.removed(shown, size); part.size > 0)
      typed_.add(part.begin, part.size, {});
}

/// Scintilla asks for styles even in the middle of a change, before it tells of it: when that moves the scroll bar.
bool TextView::inStep() const
{
  return typed_.empty() && hasText();
}

bool TextView::hasText() const
{
  return static_cast<std::uint32_t>(send(SCI_GETLENGTH)) == document_.tokens().size() + breaks_.count();
}

void TextView::handOver()
{
  if(typed_.empty())
    return;
  const std::vector<TextEdit> edits = typed_.take();
  // What is typed at several cursors is one row, too; other edits of several places are commands.
  const bool typed = edits.size() == 1 || static_cast<std::size_t>(send(SCI_GETSELECTIONS)) == edits.size();
  const bool deleted = std::ranges::all_of(edits, [](const TextEdit& edit) { return edit.text.empty(); });
  handingOver_ = true;
  document_.apply(edits, deleted ? tr("Delete text") : tr("Type text"),
                  typed ? SceneDocument::Merge::Typing : SceneDocument::Merge::Never);
  handingOver_ = false;
  std::uint32_t moved = 0; // By the edits before; wraps below 0, and back.
  for(const TextEdit& edit : edits)
  {
    const auto size = static_cast<std::uint32_t>(edit.text.size());
    mendBreaks(edit.begin + moved, edit.begin + moved + size);
    moved += size - (edit.end - edit.begin);
  }
  followBreaks();
  emit cursorMoved();
}

void TextView::follow(const TokenRope::Change& change)
{
  if(!handingOver_)
  {
    const std::string inserted = document_.tokens().text(change.begin, change.begin + change.inserted);
    const std::uint32_t end = change.begin + change.removed;
    const unsigned long from = shownAt(change.begin);
    const auto to = change.removed > 0 ? static_cast<long>(breaks_.shownEnd(end)) : static_cast<long>(from);
    author_ = Author::Document;
    send(SCI_SETTARGETRANGE, from, to);
    SendScintilla(SCI_REPLACETARGET, static_cast<unsigned long>(inserted.size()), data(inserted));
    author_ = Author::User;
    breaks_.note(change);
    mendBreaks(change.begin, change.begin + change.inserted);
    followBreaks();
    followed_ = change;
  }
  styling_->follow(change);
  updateLineNumbers();
}

bool TextView::event(QEvent* event)
{
  const bool result = QsciScintillaBase::event(event);
  handOver();
  return result;
}

bool TextView::viewportEvent(QEvent* event)
{
  if(bringsFiles(*event))
  {
    event->ignore(); // The window opens them.
    return false;
  }
  const bool result = QsciScintillaBase::viewportEvent(event);
  handOver();
  return result;
}

bool TextView::edit(const std::vector<TextEdit>& edits, const QString& what, std::optional<Range> selection)
{
  handOver();
  editing_ = true;
  const bool done = document_.apply(edits, what);
  editing_ = false;
  if(!done)
    return false;
  if(selection)
    select(*selection);
  return true;
}

// Cursor and selection

TextView::Range TextView::selection() const
{
  return {offsetOf(send(SCI_GETSELECTIONSTART)), offsetOf(send(SCI_GETSELECTIONEND))};
}

std::uint32_t TextView::cursor() const
{
  return offsetOf(send(SCI_GETCURRENTPOS));
}

void TextView::select(Range range)
{
  send(SCI_ENSUREVISIBLEENFORCEPOLICY, shownLineOf(range.begin));
  send(SCI_SETSEL, shownAt(range.begin), static_cast<long>(shownAt(range.end)));
}

void TextView::goTo(std::uint32_t offset)
{
  select({offset, offset});
}

void TextView::goToLine(std::uint32_t line)
{
  const TokenRope& rope = document_.tokens();
  const std::uint32_t begin = rope.lineBegin(line), end = rope.lineEnd(line);
  const std::size_t blanks = rope.text(begin, end).find_first_not_of(" \t");
  goTo(blanks == std::string::npos ? end : begin + static_cast<std::uint32_t>(blanks));
}

TextView::Range TextView::visibleBytes() const
{
  const long first = send(SCI_GETFIRSTVISIBLELINE);
  const auto line = [&](long visible)
  { return static_cast<unsigned long>(send(SCI_DOCLINEFROMVISIBLE, static_cast<unsigned long>(visible))); };
  return {offsetOf(send(SCI_POSITIONFROMLINE, line(first))),
          offsetOf(send(SCI_GETLINEENDPOSITION, line(first + send(SCI_LINESONSCREEN) + 1)))};
}

QPoint TextView::pointAt(std::uint32_t offset) const
{
  const auto at = static_cast<long>(shownAt(offset));
  return {static_cast<int>(send(SCI_POINTXFROMPOSITION, 0, at)), static_cast<int>(send(SCI_POINTYFROMPOSITION, 0, at))};
}

int TextView::lineHeight() const
{
  return static_cast<int>(send(SCI_TEXTHEIGHT));
}

QRect TextView::rectOf(std::uint32_t offset) const
{
  const QPoint begin = pointAt(offset);
  const long behind = send(SCI_POSITIONAFTER, shownAt(offset));
  return {begin, QSize(static_cast<int>(send(SCI_POINTXFROMPOSITION, 0, behind)) - begin.x(), lineHeight())};
}

std::optional<std::uint32_t> TextView::offsetAt(QPoint point) const
{
  const long found = send(SCI_CHARPOSITIONFROMPOINTCLOSE, static_cast<unsigned long>(point.x()), point.y());
  return found < 0 ? std::nullopt : std::optional(offsetOf(found));
}

TokenRope::Id TextView::listAtCursor() const
{
  if(!isOfLists(language_))
    return 0;
  const TokenRope& rope = document_.tokens();
  TokenRope::Cursor token = rope.at(cursor());
  if(token.kind() == Token::Kind::Open)
    return token.id();
  const std::optional<TokenRope::Cursor> around = rope.around(token);
  return around ? around->id() : 0;
}

void TextView::markForm(std::optional<TokenRope::Id> list)
{
  clearMarks(TextIndicator::Form);
  const TokenRope& rope = document_.tokens();
  if(const std::optional<TokenRope::Cursor> open = list ? rope.find(*list) : std::nullopt)
    mark(TextIndicator::Form, {open->begin(), rope.endOf(*open)});
}

void TextView::clearMarks(TextIndicator indicator)
{
  send(SCI_SETINDICATORCURRENT, static_cast<unsigned long>(indicator));
  send(SCI_INDICATORCLEARRANGE, 0, send(SCI_GETLENGTH));
}

void TextView::mark(TextIndicator indicator, Range range)
{
  const unsigned long begin = shownAt(range.begin);
  send(SCI_SETINDICATORCURRENT, static_cast<unsigned long>(indicator));
  if(range.begin < range.end)
    send(SCI_INDICATORFILLRANGE, begin, static_cast<long>(breaks_.shownEnd(range.end) - begin));
}

bool TextView::isMarked(TextIndicator indicator, std::uint32_t offset) const
{
  return send(SCI_INDICATORVALUEAT, static_cast<unsigned long>(indicator), static_cast<long>(shownAt(offset))) != 0;
}

void TextView::showBrackets()
{
  if(!inStep())
    return;
  const TokenRope& rope = document_.tokens();
  const std::uint32_t at = cursor();
  if(!isOfLists(language_))
    return showCodeBrackets(at);
  const auto isBracket = [](const TokenRope::Cursor& token)
  { return token.kind() == Token::Kind::Open || token.kind() == Token::Kind::Close; };
  TokenRope::Cursor token = rope.at(at);
  if(!isBracket(token) && at > 0)
    token = rope.at(at - 1);
  if(!isBracket(token))
  {
    SendScintilla(SCI_BRACEHIGHLIGHT, static_cast<unsigned long>(-1), -1L);
    return;
  }
  const std::optional<TokenRope::Cursor> partner =
      token.kind() == Token::Kind::Open ? rope.closeOf(token) : rope.openOf(token);
  if(partner)
    send(SCI_BRACEHIGHLIGHT, shownAt(token.begin()), static_cast<long>(shownAt(partner->begin())));
  else
    send(SCI_BRACEBADLIGHT, shownAt(token.begin()));
}

/// By Scintilla, which goes by the colours: brackets in comments are none.
void TextView::showCodeBrackets(std::uint32_t at)
{
  if(breaksLines())
    return; // The partner may be megabytes away.
  constexpr std::string_view brackets = "()[]{}";
  for(const std::uint32_t where : {at, at - 1})
  {
    const auto byte = static_cast<char>(send(SCI_GETCHARAT, where));
    if((where > at) || byte == 0 || brackets.find(byte) == std::string_view::npos)
      continue;
    if(const long partner = send(SCI_BRACEMATCH, where); partner >= 0)
      send(SCI_BRACEHIGHLIGHT, where, partner);
    else
      send(SCI_BRACEBADLIGHT, where);
    return;
  }
  SendScintilla(SCI_BRACEHIGHLIGHT, static_cast<unsigned long>(-1), -1L);
}

void TextView::foldAll(bool folded)
{
  if(lexerOf(colouredAs()))
    send(SCI_COLOURISE, 0, -1);
  styling_->style(0, document_.tokens().size());
  send(SCI_FOLDALL, folded ? SC_FOLDACTION_CONTRACT : SC_FOLDACTION_EXPAND);
}

void TextView::keyPressEvent(QKeyEvent* event)
{
  if(event->matches(QKeySequence::Undo))
    return document_.undoStack().undo();
  if(event->matches(QKeySequence::Redo))
    return document_.undoStack().redo();
  if(!send(SCI_GETSELECTIONEMPTY))
    document_.endMerge(); // What is typed over a selection is a step of its own, also where that was typed just before.
  if(!pasteLong(*event) && !pressAtBreak(*event) && !typing_.press(*event))
    QsciScintillaBase::keyPressEvent(event);
}

} // namespace sparkwright
