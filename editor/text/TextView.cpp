#include "editor/text/TextView.h"

#include "editor/language/structure/ListStyle.h"
#include "editor/text/SceneStyler.h"
#include "editor/text/TextIndicators.h"

#include <QFontDatabase>
#include <QKeyEvent>
#include <QPalette>

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

enum Margin
{
  LineNumbers,
  Marks,
  Folding
};

constexpr int whenIdle = 200; // ms without an edit
constexpr auto formGround = static_cast<unsigned long>(TextIndicator::Form);

constexpr int indentWidth = 2;
constexpr std::uint32_t leastStyled = 4096; ///< Bytes at once.

} // namespace

TextView::TextView(SceneDocument& document, QWidget* parent) : QsciScintillaBase(parent), document_(document)
{
  setUp();
  load();
  connect(this, &QsciScintillaBase::SCN_MODIFIED, this,
          [this](int position, int type, const char* text, int length) { note(position, type, text, length); });
  connect(this, &QsciScintillaBase::SCN_STYLENEEDED, this,
          [this](int end)
          {
            // A quote or a parenthesis changes lines below, too, which Scintilla would not paint again.
            const auto begin = static_cast<std::uint32_t>(send(SCI_GETENDSTYLED));
            style(begin, std::max({static_cast<std::uint32_t>(end), begin + leastStyled, visibleBytes().end}));
          });
  connect(this, &QsciScintillaBase::SCN_UPDATEUI, this,
          [this](int updated)
          {
            if(updated & (SC_UPDATE_SELECTION | SC_UPDATE_CONTENT))
              showBrackets();
            if(updated & (SC_UPDATE_V_SCROLL | SC_UPDATE_H_SCROLL))
              emit scrolled();
            if((updated & SC_UPDATE_SELECTION) && typed_.empty())
              emit cursorMoved();
          });
  connect(this, &QsciScintillaBase::SCN_MARGINCLICK, this,
          [this](int position, int, int margin)
          {
            const long line = send(SCI_LINEFROMPOSITION, static_cast<unsigned long>(position));
            if(margin == Folding)
              send(SCI_TOGGLEFOLD, static_cast<unsigned long>(line));
            else if(margin == Marks)
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

// Appearance and keys

void TextView::setUp()
{
  setAccessibleName(tr("Text of the scene"));
  send(SCI_SETCODEPAGE, SC_CP_UTF8);
  send(SCI_SETUNDOCOLLECTION, 0);
  send(SCI_SETIDLESTYLING, SC_IDLESTYLING_NONE); // It would come before painting.
  styleRest_.setSingleShot(true);
  connect(&styleRest_, &QTimer::timeout, this, &TextView::styleRest);
  send(SCI_SETMODEVENTMASK, SC_MOD_INSERTTEXT | SC_MOD_DELETETEXT);
  send(SCI_SETUSETABS, 0);
  send(SCI_SETTABWIDTH, 4);
  send(SCI_SETINDENT, indentWidth);
  send(SCI_SETTABINDENTS, 1);
  send(SCI_SETBACKSPACEUNINDENTS, 1);
  send(SCI_SETINDENTATIONGUIDES, SC_IV_LOOKBOTH);
  send(SCI_SETSCROLLWIDTH, 1);
  send(SCI_SETSCROLLWIDTHTRACKING, 1);
  send(SCI_SETCARETLINEVISIBLEALWAYS, 1);
  send(SCI_SETVIRTUALSPACEOPTIONS, SCVS_RECTANGULARSELECTION);
  send(SCI_SETYCARETPOLICY, CARET_SLOP | CARET_EVEN, 3);
  send(SCI_SETCARETWIDTH, 2);
  send(SCI_SETAUTOMATICFOLD, SC_AUTOMATICFOLD_SHOW | SC_AUTOMATICFOLD_CHANGE);
  setUpKeys();
  setUpMargins();
  applyColours();
}

/// The keys of moving and selecting; commands are actions of the window.
void TextView::setUpKeys()
{
  send(SCI_CLEARALLCMDKEYS);
  struct Key
  {
    int key, modifiers;
    unsigned command;
  };
  const int shift = SCMOD_SHIFT, ctrl = SCMOD_CTRL;
  const Key keys[] = {
      {SCK_LEFT, 0, SCI_CHARLEFT},
      {SCK_LEFT, shift, SCI_CHARLEFTEXTEND},
      {SCK_LEFT, ctrl, SCI_WORDLEFT},
      {SCK_LEFT, shift | ctrl, SCI_WORDLEFTEXTEND},
      {SCK_RIGHT, 0, SCI_CHARRIGHT},
      {SCK_RIGHT, shift, SCI_CHARRIGHTEXTEND},
      {SCK_RIGHT, ctrl, SCI_WORDRIGHT},
      {SCK_RIGHT, shift | ctrl, SCI_WORDRIGHTEXTEND},
      {SCK_UP, 0, SCI_LINEUP},
      {SCK_UP, shift, SCI_LINEUPEXTEND},
      {SCK_UP, ctrl, SCI_LINESCROLLUP},
      {SCK_DOWN, 0, SCI_LINEDOWN},
      {SCK_DOWN, shift, SCI_LINEDOWNEXTEND},
      {SCK_DOWN, ctrl, SCI_LINESCROLLDOWN},
      {SCK_PRIOR, 0, SCI_PAGEUP},
      {SCK_PRIOR, shift, SCI_PAGEUPEXTEND},
      {SCK_NEXT, 0, SCI_PAGEDOWN},
      {SCK_NEXT, shift, SCI_PAGEDOWNEXTEND},
      {SCK_HOME, 0, SCI_VCHOME},
      {SCK_HOME, shift, SCI_VCHOMEEXTEND},
      {SCK_HOME, ctrl, SCI_DOCUMENTSTART},
      {SCK_HOME, shift | ctrl, SCI_DOCUMENTSTARTEXTEND},
      {SCK_END, 0, SCI_LINEEND},
      {SCK_END, shift, SCI_LINEENDEXTEND},
      {SCK_END, ctrl, SCI_DOCUMENTEND},
      {SCK_END, shift | ctrl, SCI_DOCUMENTENDEXTEND},
      {SCK_DELETE, 0, SCI_CLEAR},
      {SCK_DELETE, shift, SCI_CUT},
      {SCK_DELETE, ctrl, SCI_DELWORDRIGHT},
      {SCK_INSERT, ctrl, SCI_COPY},
      {SCK_INSERT, shift, SCI_PASTE},
      {SCK_BACK, 0, SCI_DELETEBACK},
      {SCK_BACK, shift, SCI_DELETEBACK},
      {SCK_BACK, ctrl, SCI_DELWORDLEFT},
      {SCK_TAB, 0, SCI_TAB},
      {SCK_TAB, shift, SCI_BACKTAB},
      {'A', ctrl, SCI_SELECTALL},
      {'C', ctrl, SCI_COPY},
      {'V', ctrl, SCI_PASTE},
      {'X', ctrl, SCI_CUT},
  };
  for(const Key& key : keys)
    send(SCI_ASSIGNCMDKEY, static_cast<unsigned long>(key.key + (key.modifiers << 16)), static_cast<long>(key.command));
}

void TextView::setUpMargins()
{
  send(SCI_SETMARGINTYPEN, LineNumbers, SC_MARGIN_NUMBER);
  send(SCI_SETMARGINTYPEN, Marks, SC_MARGIN_SYMBOL);
  send(SCI_SETMARGINMASKN, Marks, static_cast<long>(~static_cast<unsigned>(SC_MASK_FOLDERS)));
  send(SCI_SETMARGINWIDTHN, Marks, 14);
  send(SCI_SETMARGINSENSITIVEN, Marks, 1);
  send(SCI_SETMARGINTYPEN, Folding, SC_MARGIN_SYMBOL);
  send(SCI_SETMARGINMASKN, Folding, static_cast<long>(static_cast<unsigned>(SC_MASK_FOLDERS)));
  send(SCI_SETMARGINWIDTHN, Folding, 14);
  send(SCI_SETMARGINSENSITIVEN, Folding, 1);
  const std::pair<int, int> markers[] = {
      {SC_MARKNUM_FOLDEROPEN, SC_MARK_BOXMINUS},
      {SC_MARKNUM_FOLDER, SC_MARK_BOXPLUS},
      {SC_MARKNUM_FOLDERSUB, SC_MARK_VLINE},
      {SC_MARKNUM_FOLDERTAIL, SC_MARK_LCORNER},
      {SC_MARKNUM_FOLDEREND, SC_MARK_BOXPLUSCONNECTED},
      {SC_MARKNUM_FOLDEROPENMID, SC_MARK_BOXMINUSCONNECTED},
      {SC_MARKNUM_FOLDERMIDTAIL, SC_MARK_TCORNER},
  };
  for(const auto& [number, symbol] : markers)
    send(SCI_MARKERDEFINE, static_cast<unsigned long>(number), symbol);
  send(SCI_SETFOLDFLAGS, SC_FOLDFLAG_LINEAFTER_CONTRACTED);
}

void TextView::applyColours()
{
  const bool dark = palette().color(QPalette::Base).lightness() < 128;
  colours_ = textColours(dark, rainbow_);
  const QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  const QByteArray family = font.family().toUtf8();
  const auto setFont = [&](unsigned long style)
  {
    SendScintilla(SCI_STYLESETFONT, style, family.constData());
    send(SCI_STYLESETSIZEFRACTIONAL, style, static_cast<long>((font.pointSizeF() > 0 ? font.pointSizeF() : 10) * 100));
    send(SCI_STYLESETBACK, style, number(colours_.paper));
  };
  setFont(STYLE_DEFAULT);
  send(SCI_STYLESETFORE, STYLE_DEFAULT, number(colours_.styles[0].colour));
  send(SCI_STYLECLEARALL);
  for(std::size_t i = 0; i < colours_.styles.size(); ++i)
  {
    send(SCI_STYLESETFORE, i, number(colours_.styles[i].colour));
    send(SCI_STYLESETBOLD, i, colours_.styles[i].bold);
    send(SCI_STYLESETITALIC, i, colours_.styles[i].italic);
  }
  send(SCI_STYLESETFORE, STYLE_LINENUMBER, number(colours_.lineNumbers));
  send(SCI_STYLESETBACK, STYLE_LINENUMBER, number(colours_.margin));
  send(SCI_STYLESETFORE, STYLE_INDENTGUIDE, number(colours_.guides));
  send(SCI_STYLESETBACK, STYLE_BRACELIGHT, number(colours_.bracketMatch));
  send(SCI_STYLESETFORE, STYLE_BRACELIGHT, number(colours_.styles[0].colour));
  send(SCI_STYLESETBOLD, STYLE_BRACELIGHT, 1);
  send(SCI_STYLESETBACK, STYLE_BRACEBAD, number(colours_.bracketAlone));
  send(SCI_STYLESETFORE, STYLE_BRACEBAD, number(colours_.error));
  send(SCI_SETCARETFORE, static_cast<unsigned long>(number(colours_.caret)));
  send(SCI_SETCARETLINEVISIBLE, 1);
  send(SCI_SETCARETLINEBACK, static_cast<unsigned long>(number(colours_.currentLine)));
  send(SCI_SETSELBACK, 1, number(colours_.selection));
  send(SCI_SETSELFORE, 0, 0);
  send(SCI_SETFOLDMARGINCOLOUR, 1, number(colours_.margin));
  send(SCI_SETFOLDMARGINHICOLOUR, 1, number(colours_.margin));
  for(unsigned long marker = SC_MARKNUM_FOLDEREND; marker <= SC_MARKNUM_FOLDEROPEN; ++marker)
  {
    send(SCI_MARKERSETFORE, marker, number(colours_.margin));
    send(SCI_MARKERSETBACK, marker, number(colours_.lineNumbers));
  }
  send(SCI_INDICSETSTYLE, formGround, INDIC_FULLBOX);
  send(SCI_INDICSETFORE, formGround, number(colours_.form));
  send(SCI_INDICSETALPHA, formGround, 255);
  send(SCI_INDICSETOUTLINEALPHA, formGround, 255);
  send(SCI_INDICSETUNDER, formGround, 1);
  lineDigits_ = 0;
  updateLineNumbers();
  emit coloursChanged();
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

void TextView::setRainbow(bool on)
{
  rainbow_ = on;
  applyColours();
}

void TextView::updateLineNumbers()
{
  const int digits = std::max(3, static_cast<int>(std::to_string(document_.tokens().lineCount()).size()));
  if(std::exchange(lineDigits_, digits) == digits)
    return;
  const std::string widest(static_cast<std::size_t>(digits) + 1, '9');
  const long width = SendScintilla(SCI_TEXTWIDTH, static_cast<unsigned long>(STYLE_LINENUMBER), data(widest));
  send(SCI_SETMARGINWIDTHN, LineNumbers, width);
}

// The text, from both sides

void TextView::load()
{
  author_ = Author::Document;
  const std::string text = document_.tokens().text();
  styled_ = 0;
  send(SCI_CLEARALL);
  SendScintilla(SCI_ADDTEXT, static_cast<unsigned long>(text.size()), data(text));
  send(SCI_SETEMPTYSELECTION, 0);
  const std::size_t line = text.find('\n');
  send(SCI_SETEOLMODE, line != std::string::npos && line > 0 && text[line - 1] == '\r' ? SC_EOL_CRLF : SC_EOL_LF);
  author_ = Author::User;
  updateLineNumbers();
  styleRest_.start(whenIdle);
}

void TextView::note(int position, int type, const char* text, int length)
{
  if(author_ == Author::Document)
    return;
  if(typed_.empty())
    QMetaObject::invokeMethod(this, &TextView::handOver, Qt::QueuedConnection); // Changes that come by no event.
  const auto begin = static_cast<std::uint32_t>(position);
  const auto size = static_cast<std::uint32_t>(length);
  if(type & SC_MOD_INSERTTEXT)
    typed_.add(begin, 0, std::string_view(text, size));
  else if(type & SC_MOD_DELETETEXT)
    typed_.add(begin, size, {});
}

/// Scintilla asks for styles even in the middle of a change, before it tells of it: when that moves the scroll bar.
bool TextView::inStep() const
{
  return typed_.empty() && static_cast<std::uint32_t>(send(SCI_GETLENGTH)) == document_.tokens().size();
}

void TextView::handOver()
{
  if(typed_.empty())
    return;
  const std::vector<TextEdit> edits = typed_.take();
  const bool one = edits.size() == 1;
  const bool deleted = std::ranges::all_of(edits, [](const TextEdit& edit) { return edit.text.empty(); });
  handingOver_ = true;
  document_.apply(edits, deleted ? tr("Delete text") : tr("Type text"),
                  one ? SceneDocument::Merge::Typing : SceneDocument::Merge::Never);
  handingOver_ = false;
  emit cursorMoved();
}

void TextView::follow(const TokenRope::Change& change)
{
  if(!handingOver_)
  {
    const std::string inserted = document_.tokens().text(change.begin, change.begin + change.inserted);
    author_ = Author::Document;
    send(SCI_SETTARGETRANGE, change.begin, static_cast<long>(change.begin + change.removed));
    SendScintilla(SCI_REPLACETARGET, static_cast<unsigned long>(inserted.size()), data(inserted));
    author_ = Author::User;
    followed_ = change;
  }
  restyle(change);
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
  return {static_cast<std::uint32_t>(send(SCI_GETSELECTIONSTART)),
          static_cast<std::uint32_t>(send(SCI_GETSELECTIONEND))};
}

std::uint32_t TextView::cursor() const
{
  return static_cast<std::uint32_t>(send(SCI_GETCURRENTPOS));
}

void TextView::select(Range range)
{
  send(SCI_ENSUREVISIBLEENFORCEPOLICY, static_cast<unsigned long>(send(SCI_LINEFROMPOSITION, range.begin)));
  send(SCI_SETSEL, range.begin, static_cast<long>(range.end));
}

void TextView::goTo(std::uint32_t offset)
{
  select({offset, offset});
}

TextView::Range TextView::visibleBytes() const
{
  const long first = send(SCI_GETFIRSTVISIBLELINE);
  const auto line = [&](long visible)
  { return static_cast<unsigned long>(send(SCI_DOCLINEFROMVISIBLE, static_cast<unsigned long>(visible))); };
  return {static_cast<std::uint32_t>(send(SCI_POSITIONFROMLINE, line(first))),
          static_cast<std::uint32_t>(send(SCI_GETLINEENDPOSITION, line(first + send(SCI_LINESONSCREEN) + 1)))};
}

QPoint TextView::pointAt(std::uint32_t offset) const
{
  return {static_cast<int>(send(SCI_POINTXFROMPOSITION, 0, offset)),
          static_cast<int>(send(SCI_POINTYFROMPOSITION, 0, offset))};
}

int TextView::lineHeight() const
{
  return static_cast<int>(send(SCI_TEXTHEIGHT));
}

QRect TextView::rectOf(std::uint32_t offset) const
{
  const QPoint begin = pointAt(offset);
  return {begin,
          QSize(pointAt(static_cast<std::uint32_t>(send(SCI_POSITIONAFTER, offset))).x() - begin.x(), lineHeight())};
}

std::optional<std::uint32_t> TextView::offsetAt(QPoint point) const
{
  const long found = send(SCI_CHARPOSITIONFROMPOINTCLOSE, static_cast<unsigned long>(point.x()), point.y());
  return found < 0 ? std::nullopt : std::optional(static_cast<std::uint32_t>(found));
}

TokenRope::Id TextView::listAtCursor() const
{
  const TokenRope& rope = document_.tokens();
  TokenRope::Cursor token = rope.at(cursor());
  if(token.kind() == Token::Kind::Open)
    return token.id();
  const std::optional<TokenRope::Cursor> around = rope.around(token);
  return around ? around->id() : 0;
}

void TextView::markForm(std::optional<TokenRope::Id> list)
{
  form_ = list;
  send(SCI_SETINDICATORCURRENT, formGround);
  send(SCI_INDICATORCLEARRANGE, 0, send(SCI_GETLENGTH));
  const TokenRope& rope = document_.tokens();
  if(const std::optional<TokenRope::Cursor> open = list ? rope.find(*list) : std::nullopt)
    send(SCI_INDICATORFILLRANGE, open->begin(), static_cast<long>(rope.endOf(*open) - open->begin()));
}

void TextView::showBrackets()
{
  if(!inStep())
    return;
  const TokenRope& rope = document_.tokens();
  const std::uint32_t at = cursor();
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
    send(SCI_BRACEHIGHLIGHT, token.begin(), static_cast<long>(partner->begin()));
  else
    send(SCI_BRACEBADLIGHT, token.begin());
}

// Styles and folds

void TextView::style(std::uint32_t begin, std::uint32_t end)
{
  if(!inStep())
    return; // Painting asks again.
  const TokenRope& rope = document_.tokens();
  end = std::min(end, rope.size());
  begin = rope.at(rope.lineBegin(rope.lineOf(begin))).begin();
  std::string styles;
  SceneStyler(rope).style(begin, end,
                          [&](std::uint32_t from, std::uint32_t to, SceneStyle style)
                          { styles.append(to - from, static_cast<char>(style)); });
  send(SCI_STARTSTYLING, begin);
  SendScintilla(SCI_SETSTYLINGEX, static_cast<unsigned long>(styles.size()), data(styles));
  styled_ = begin + static_cast<std::uint32_t>(styles.size());
  setFoldLevels(rope.lineOf(begin), rope.lineOf(std::min(end, rope.size())));
}

/// Colours a piece more of what is not seen, so that scrolling finds it coloured.
void TextView::styleRest()
{
  constexpr std::uint32_t piece = 1u << 15;
  constexpr int pause = 15; // ms
  if(styled_ < document_.tokens().size())
    style(styled_, styled_ + piece);
  if(styled_ < document_.tokens().size())
    styleRest_.start(pause);
}

/// Colours what an edit has changed. What follows keeps its colours if they are those of before: Scintilla would have
/// all of it coloured again.
void TextView::restyle(const TokenRope::Change& change)
{
  const std::uint32_t before = styled_;
  const TokenRope& rope = document_.tokens();
  styled_ = std::min(styled_, change.tokensBegin); // Words shortly before an edit may be others now.
  if(before >= change.begin + change.removed && static_cast<std::uint32_t>(send(SCI_GETLENGTH)) == rope.size())
  {
    const std::uint32_t kept = before - change.removed + change.inserted;
    const std::optional<std::uint32_t> end = SceneStyler(rope).endOfEffect(change);
    constexpr std::uint32_t most = 1u << 16;
    if(end && *end < kept && *end - change.tokensBegin <= most)
    {
      style(change.tokensBegin, *end);
      styled_ = kept;
    }
  }
  if(styled_ != static_cast<std::uint32_t>(send(SCI_GETENDSTYLED)))
    send(SCI_STARTSTYLING, styled_);
  if(styled_ < rope.size())
    styleRest_.start(whenIdle);
}

void TextView::setFoldLevels(std::uint32_t firstLine, std::uint32_t lastLine)
{
  const TokenRope& rope = document_.tokens();
  const std::uint32_t begin = rope.lineBegin(firstLine);
  int depth = rope.depthAt(begin);
  TokenRope::Cursor token = rope.at(begin);
  if(token.begin() < begin)
    token = token.next(); // It spans lines, so it is no parenthesis.
  for(std::uint32_t line = firstLine; line <= lastLine; ++line)
  {
    const int before = depth;
    const auto end = static_cast<std::uint32_t>(send(SCI_POSITIONFROMLINE, line + 1));
    for(; !token.atEnd() && token.begin() < end; token = token.next())
      depth += token.kind() == Token::Kind::Open ? 1 : token.kind() == Token::Kind::Close ? -1 : 0;
    const long level = SC_FOLDLEVELBASE + std::clamp(before, 0, SC_FOLDLEVELNUMBERMASK - SC_FOLDLEVELBASE);
    send(SCI_SETFOLDLEVEL, line, depth > before ? level | SC_FOLDLEVELHEADERFLAG : level);
  }
}

void TextView::foldAll(bool folded)
{
  style(0, document_.tokens().size());
  send(SCI_FOLDALL, folded ? SC_FOLDACTION_CONTRACT : SC_FOLDACTION_EXPAND);
}

// Typing

char TextView::byteAt(std::uint32_t offset) const
{
  return static_cast<char>(send(SCI_GETCHARAT, offset));
}

void TextView::replaceSelection(const std::string& text)
{
  SendScintilla(SCI_REPLACESEL, data(text));
}

/// Begins a line where the structure of the text wants it. Tabs of the line that the list begins in are kept.
void TextView::breakLine()
{
  const TokenRope& rope = document_.tokens();
  const std::uint32_t at = selection().begin;
  std::string indentation(indentationAt(rope, at), ' ');
  if(const std::optional<TokenRope::Cursor> list = rope.around(rope.at(at)))
  {
    const std::uint32_t line = rope.lineBegin(rope.lineOf(list->begin()));
    const std::string before = rope.text(line, list->begin());
    for(std::size_t i = 0; i < std::min(before.size(), indentation.size()) && before[i] == '\t'; ++i)
      indentation[i] = '\t';
  }
  replaceSelection((send(SCI_GETEOLMODE) == SC_EOL_CRLF ? "\r\n" : "\n") + indentation);
  send(SCI_SCROLLCARET);
}

/// Typing `(` or `"` adds its partner; typing a partner that is there moves over it.
bool TextView::typeBracket(const QString& typed)
{
  const Range range = selection();
  const char next = range.end < document_.tokens().size() ? byteAt(range.end) : '\n';
  const bool inText = [&]
  {
    const TokenRope& rope = document_.tokens();
    const TokenRope::Cursor token = rope.at(range.begin);
    return token.begin() < range.begin && (token.kind() == Token::Kind::Comment ||
                                           (token.kind() == Token::Kind::Atom && token.token().quote != Quote::Bare));
  }();
  const char key = typed.size() == 1 ? typed.front().toLatin1() : 0;
  if((key == ')' || key == '"') && next == key && range.begin == range.end)
  {
    goTo(range.end + 1);
    return true;
  }
  const bool free = next == ' ' || next == '\n' || next == '\r' || next == '\t' || next == ')';
  if(inText || (key != '(' && key != '"') || (!free && range.begin == range.end))
    return false;
  const std::string inside = document_.tokens().text(range.begin, range.end);
  replaceSelection(key == '(' ? '(' + inside + ')' : '"' + inside + '"');
  select({range.begin + 1, range.end + 1});
  return true;
}

void TextView::keyPressEvent(QKeyEvent* event)
{
  if(event->matches(QKeySequence::Undo))
    return document_.undoStack().undo();
  if(event->matches(QKeySequence::Redo))
    return document_.undoStack().redo();
  const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
  if(plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
    return breakLine();
  if(plain && typeBracket(event->text()))
    return;
  QsciScintillaBase::keyPressEvent(event);
}

} // namespace sparkwright
