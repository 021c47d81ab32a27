#include "editor/text/TextLook.h"

#include "editor/text/CodeLexer.h"
#include "editor/text/TextIndicators.h"
#include "editor/text/TextView.h"

#include <QApplication>
#include <QFontDatabase>

#include <optional>

#include <string>
#include <utility>

namespace sparkwright
{

namespace
{

using Sci = QsciScintillaBase;

constexpr auto formGround = static_cast<unsigned long>(TextIndicator::Form);
constexpr auto lineNumbers = static_cast<unsigned long>(TextMargin::LineNumbers);
constexpr auto marks = static_cast<unsigned long>(TextMargin::Marks);
constexpr auto folding = static_cast<unsigned long>(TextMargin::Folding);

constexpr int indentWidth = 2;

/// Of all texts; nothing: the system's.
std::optional<QFont>& chosenFont()
{
  static std::optional<QFont> font;
  return font;
}

void setUpKeys(TextView& view)
{
  view.send(Sci::SCI_CLEARALLCMDKEYS);
  struct Key
  {
    int key, modifiers;
    unsigned command;
  };
  const int shift = Sci::SCMOD_SHIFT, ctrl = Sci::SCMOD_CTRL;
  const Key keys[] = {
      {Sci::SCK_LEFT, 0, Sci::SCI_CHARLEFT},
      {Sci::SCK_LEFT, shift, Sci::SCI_CHARLEFTEXTEND},
      {Sci::SCK_LEFT, ctrl, Sci::SCI_WORDLEFT},
      {Sci::SCK_LEFT, shift | ctrl, Sci::SCI_WORDLEFTEXTEND},
      {Sci::SCK_RIGHT, 0, Sci::SCI_CHARRIGHT},
      {Sci::SCK_RIGHT, shift, Sci::SCI_CHARRIGHTEXTEND},
      {Sci::SCK_RIGHT, ctrl, Sci::SCI_WORDRIGHT},
      {Sci::SCK_RIGHT, shift | ctrl, Sci::SCI_WORDRIGHTEXTEND},
      {Sci::SCK_UP, 0, Sci::SCI_LINEUP},
      {Sci::SCK_UP, shift, Sci::SCI_LINEUPEXTEND},
      {Sci::SCK_UP, ctrl, Sci::SCI_LINESCROLLUP},
      {Sci::SCK_DOWN, 0, Sci::SCI_LINEDOWN},
      {Sci::SCK_DOWN, shift, Sci::SCI_LINEDOWNEXTEND},
      {Sci::SCK_DOWN, ctrl, Sci::SCI_LINESCROLLDOWN},
      {Sci::SCK_PRIOR, 0, Sci::SCI_PAGEUP},
      {Sci::SCK_PRIOR, shift, Sci::SCI_PAGEUPEXTEND},
      {Sci::SCK_NEXT, 0, Sci::SCI_PAGEDOWN},
      {Sci::SCK_NEXT, shift, Sci::SCI_PAGEDOWNEXTEND},
      {Sci::SCK_HOME, 0, Sci::SCI_VCHOME},
      {Sci::SCK_HOME, shift, Sci::SCI_VCHOMEEXTEND},
      {Sci::SCK_HOME, ctrl, Sci::SCI_DOCUMENTSTART},
      {Sci::SCK_HOME, shift | ctrl, Sci::SCI_DOCUMENTSTARTEXTEND},
      {Sci::SCK_END, 0, Sci::SCI_LINEEND},
      {Sci::SCK_END, shift, Sci::SCI_LINEENDEXTEND},
      {Sci::SCK_END, ctrl, Sci::SCI_DOCUMENTEND},
      {Sci::SCK_END, shift | ctrl, Sci::SCI_DOCUMENTENDEXTEND},
      {Sci::SCK_DELETE, 0, Sci::SCI_CLEAR},
      {Sci::SCK_DELETE, shift, Sci::SCI_CUT},
      {Sci::SCK_DELETE, ctrl, Sci::SCI_DELWORDRIGHT},
      {Sci::SCK_INSERT, ctrl, Sci::SCI_COPY},
      {Sci::SCK_INSERT, shift, Sci::SCI_PASTE},
      {Sci::SCK_BACK, 0, Sci::SCI_DELETEBACK},
      {Sci::SCK_BACK, shift, Sci::SCI_DELETEBACK},
      {Sci::SCK_BACK, ctrl, Sci::SCI_DELWORDLEFT},
      {Sci::SCK_TAB, 0, Sci::SCI_TAB},
      {Sci::SCK_TAB, shift, Sci::SCI_BACKTAB},
      {'A', ctrl, Sci::SCI_SELECTALL},
      {'C', ctrl, Sci::SCI_COPY},
      {'V', ctrl, Sci::SCI_PASTE},
      {'X', ctrl, Sci::SCI_CUT},
  };
  for(const Key& key : keys)
    view.send(Sci::SCI_ASSIGNCMDKEY, static_cast<unsigned long>(key.key + (key.modifiers << 16)),
              static_cast<long>(key.command));
}

void setUpMargins(TextView& view)
{
  view.send(Sci::SCI_SETMARGINTYPEN, lineNumbers, Sci::SC_MARGIN_NUMBER);
  view.send(Sci::SCI_SETMARGINTYPEN, marks, Sci::SC_MARGIN_SYMBOL);
  view.send(Sci::SCI_SETMARGINMASKN, marks, static_cast<long>(~static_cast<unsigned>(Sci::SC_MASK_FOLDERS)));
  view.send(Sci::SCI_SETMARGINWIDTHN, marks, 14);
  view.send(Sci::SCI_SETMARGINSENSITIVEN, marks, 1);
  view.send(Sci::SCI_SETMARGINTYPEN, folding, Sci::SC_MARGIN_SYMBOL);
  view.send(Sci::SCI_SETMARGINMASKN, folding, static_cast<long>(static_cast<unsigned>(Sci::SC_MASK_FOLDERS)));
  view.send(Sci::SCI_SETMARGINWIDTHN, folding, 14);
  view.send(Sci::SCI_SETMARGINSENSITIVEN, folding, 1);
  const std::pair<int, int> markers[] = {
      {Sci::SC_MARKNUM_FOLDEROPEN, Sci::SC_MARK_BOXMINUS},
      {Sci::SC_MARKNUM_FOLDER, Sci::SC_MARK_BOXPLUS},
      {Sci::SC_MARKNUM_FOLDERSUB, Sci::SC_MARK_VLINE},
      {Sci::SC_MARKNUM_FOLDERTAIL, Sci::SC_MARK_LCORNER},
      {Sci::SC_MARKNUM_FOLDEREND, Sci::SC_MARK_BOXPLUSCONNECTED},
      {Sci::SC_MARKNUM_FOLDEROPENMID, Sci::SC_MARK_BOXMINUSCONNECTED},
      {Sci::SC_MARKNUM_FOLDERMIDTAIL, Sci::SC_MARK_TCORNER},
  };
  for(const auto& [number, symbol] : markers)
    view.send(Sci::SCI_MARKERDEFINE, static_cast<unsigned long>(number), symbol);
  view.send(Sci::SCI_SETFOLDFLAGS, Sci::SC_FOLDFLAG_LINEAFTER_CONTRACTED);
}

} // namespace

void setUpText(TextView& view)
{
  view.send(Sci::SCI_SETCODEPAGE, Sci::SC_CP_UTF8);
  view.send(Sci::SCI_SETUNDOCOLLECTION, 0);
  view.send(Sci::SCI_SETLAYOUTCACHE, Sci::SC_CACHE_PAGE);
  view.send(Sci::SCI_SETIDLESTYLING, Sci::SC_IDLESTYLING_NONE); // It would come before painting.
  view.send(Sci::SCI_SETMODEVENTMASK, Sci::SC_MOD_INSERTTEXT | Sci::SC_MOD_DELETETEXT);
  view.send(Sci::SCI_SETUSETABS, 0);
  view.send(Sci::SCI_SETTABWIDTH, 4);
  view.send(Sci::SCI_SETINDENT, indentWidth);
  view.send(Sci::SCI_SETTABINDENTS, 1);
  view.send(Sci::SCI_SETBACKSPACEUNINDENTS, 1);
  view.send(Sci::SCI_SETINDENTATIONGUIDES, Sci::SC_IV_LOOKBOTH);
  view.send(Sci::SCI_SETSCROLLWIDTH, 1);
  view.send(Sci::SCI_SETSCROLLWIDTHTRACKING, 1);
  view.send(Sci::SCI_SETCARETLINEVISIBLEALWAYS, 1);
  view.send(Sci::SCI_SETVIRTUALSPACEOPTIONS, Sci::SCVS_RECTANGULARSELECTION);
  view.send(Sci::SCI_SETYCARETPOLICY, Sci::CARET_SLOP | Sci::CARET_EVEN, 3);
  view.send(Sci::SCI_SETCARETWIDTH, 2);
  view.send(Sci::SCI_SETAUTOMATICFOLD, Sci::SC_AUTOMATICFOLD_SHOW | Sci::SC_AUTOMATICFOLD_CHANGE);
  setUpKeys(view);
  setUpMargins(view);
}

void setTextFont(const QString& family, double points)
{
  QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  if(!family.isEmpty())
    font.setFamily(family);
  if(points > 0)
    font.setPointSizeF(points);
  chosenFont() = font;
  for(QWidget* const widget : QApplication::allWidgets())
    if(auto* const view = qobject_cast<TextView*>(widget))
      applyLook(*view);
}

void applyLook(TextView& view)
{
  const TextColours& colours = view.colours();
  const QFont font = chosenFont().value_or(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  const QByteArray family = font.family().toUtf8();
  const auto setFont = [&](unsigned long style)
  {
    view.SendScintilla(Sci::SCI_STYLESETFONT, style, family.constData());
    view.send(Sci::SCI_STYLESETSIZEFRACTIONAL, style,
              static_cast<long>((font.pointSizeF() > 0 ? font.pointSizeF() : 10) * 100));
    view.send(Sci::SCI_STYLESETBACK, style, TextView::number(colours.paper));
  };
  setFont(Sci::STYLE_DEFAULT);
  view.send(Sci::SCI_STYLESETFORE, Sci::STYLE_DEFAULT, TextView::number(colours.styles[0].colour));
  view.send(Sci::SCI_STYLECLEARALL);
  const auto setStyle = [&](unsigned long number, SceneStyle style)
  {
    const StyleLook& look = colours.styles[static_cast<std::size_t>(style)];
    view.send(Sci::SCI_STYLESETFORE, number, TextView::number(look.colour));
    view.send(Sci::SCI_STYLESETBOLD, number, look.bold);
    view.send(Sci::SCI_STYLESETITALIC, number, look.italic);
  };
  if(const CodeLexer* const lexer = lexerOf(view.colouredAs()))
    for(const auto& [number, style] : lexer->styles)
      setStyle(static_cast<unsigned long>(number), style);
  else
    for(int i = 0; i < styleCount; ++i)
      setStyle(static_cast<unsigned long>(i), static_cast<SceneStyle>(i));
  view.send(Sci::SCI_STYLESETFORE, Sci::STYLE_LINENUMBER, TextView::number(colours.lineNumbers));
  view.send(Sci::SCI_STYLESETBACK, Sci::STYLE_LINENUMBER, TextView::number(colours.margin));
  view.send(Sci::SCI_STYLESETFORE, Sci::STYLE_INDENTGUIDE, TextView::number(colours.guides));
  view.send(Sci::SCI_STYLESETBACK, Sci::STYLE_BRACELIGHT, TextView::number(colours.bracketMatch));
  view.send(Sci::SCI_STYLESETFORE, Sci::STYLE_BRACELIGHT, TextView::number(colours.styles[0].colour));
  view.send(Sci::SCI_STYLESETBOLD, Sci::STYLE_BRACELIGHT, 1);
  view.send(Sci::SCI_STYLESETBACK, Sci::STYLE_BRACEBAD, TextView::number(colours.bracketAlone));
  view.send(Sci::SCI_STYLESETFORE, Sci::STYLE_BRACEBAD, TextView::number(colours.error));
  view.send(Sci::SCI_SETCARETFORE, static_cast<unsigned long>(TextView::number(colours.caret)));
  view.send(Sci::SCI_SETCARETLINEVISIBLE, 1);
  view.send(Sci::SCI_SETCARETLINEBACK, static_cast<unsigned long>(TextView::number(colours.currentLine)));
  view.send(Sci::SCI_SETSELBACK, 1, TextView::number(colours.selection));
  view.send(Sci::SCI_SETSELFORE, 0, 0);
  view.send(Sci::SCI_SETFOLDMARGINCOLOUR, 1, TextView::number(colours.margin));
  view.send(Sci::SCI_SETFOLDMARGINHICOLOUR, 1, TextView::number(colours.margin));
  for(unsigned long marker = Sci::SC_MARKNUM_FOLDEREND; marker <= Sci::SC_MARKNUM_FOLDEROPEN; ++marker)
  {
    view.send(Sci::SCI_MARKERSETFORE, marker, TextView::number(colours.margin));
    view.send(Sci::SCI_MARKERSETBACK, marker, TextView::number(colours.lineNumbers));
  }
  view.send(Sci::SCI_INDICSETSTYLE, formGround, Sci::INDIC_FULLBOX);
  view.send(Sci::SCI_INDICSETFORE, formGround, TextView::number(colours.form));
  view.send(Sci::SCI_INDICSETALPHA, formGround, 255);
  view.send(Sci::SCI_INDICSETOUTLINEALPHA, formGround, 255);
  view.send(Sci::SCI_INDICSETUNDER, formGround, 1);
}

void setLineNumbers(TextView& view, LineNumbers by)
{
  view.send(Sci::SCI_MARGINTEXTCLEARALL);
  view.send(Sci::SCI_SETMARGINTYPEN, lineNumbers, by == LineNumbers::Own ? Sci::SC_MARGIN_RTEXT : Sci::SC_MARGIN_NUMBER);
}

void setLineDigits(TextView& view, int digits)
{
  const std::string widest(static_cast<std::size_t>(digits) + 1, '9');
  view.send(Sci::SCI_SETMARGINWIDTHN, lineNumbers,
            view.SendScintilla(Sci::SCI_TEXTWIDTH, static_cast<unsigned long>(Sci::STYLE_LINENUMBER), widest.c_str()));
}

} // namespace sparkwright
