#include "editor/text/tabs/TextCommands.h"

#include "editor/language/code/LineEdit.h"
#include "editor/language/structure/Formatter.h"
#include "editor/language/structure/StructuralEdit.h"
#include "editor/text/tabs/GoToLine.h"
#include "editor/text/tabs/TextPage.h"

#include <QCoreApplication>
#include <QToolTip>

#include <algorithm>

namespace sparkwright
{

namespace
{

using Sci = QsciScintillaBase;

QString translated(const char* text)
{
  return QCoreApplication::translate("TextCommands", text);
}

TextRange selected(const TextPage& page)
{
  const TextView::Range range = page.view().selection();
  return {range.begin, range.end};
}

void apply(TextPage& page, const std::optional<StructuralEdit::Change>& change, const char* what)
{
  if(change)
    page.view().edit(change->edits, translated(what), TextView::Range{change->selection.begin, change->selection.end});
}

/// Whether a command that knows scenes only can be done; tells if not.
bool isForScenes(TextPage& page)
{
  if(page.document().isScene())
    return true;
  page.tell(translated(QT_TRANSLATE_NOOP("TextCommands", "This is for scenes in RSG only.")));
  return false;
}

LineEdit linesOf(const TextPage& page)
{
  return LineEdit(page.document().text(), page.document().language());
}

void grow(TextPage& page)
{
  if(!isForScenes(page))
    return;
  const TextRange range = StructuralSelection(*page.document().tree()).expand(selected(page));
  page.view().select({range.begin, range.end});
}

void shrink(TextPage& page)
{
  if(!isForScenes(page))
    return;
  const TextRange before = selected(page);
  const TextRange range = StructuralSelection(*page.document().tree()).shrink(before, before.begin);
  page.view().select({range.begin, range.end});
}

void moveUp(TextPage& page)
{
  apply(page,
        page.document().isScene() ? StructuralEdit(*page.document().tree()).moveUp(selected(page))
                                  : linesOf(page).moveUp(selected(page)),
        QT_TRANSLATE_NOOP("TextCommands", "Move up"));
}

void moveDown(TextPage& page)
{
  apply(page,
        page.document().isScene() ? StructuralEdit(*page.document().tree()).moveDown(selected(page))
                                  : linesOf(page).moveDown(selected(page)),
        QT_TRANSLATE_NOOP("TextCommands", "Move down"));
}

void duplicate(TextPage& page)
{
  apply(page,
        page.document().isScene() ? StructuralEdit(*page.document().tree()).duplicate(selected(page))
                                  : linesOf(page).duplicate(selected(page)),
        QT_TRANSLATE_NOOP("TextCommands", "Duplicate"));
}

/// First and last line that the selection touches.
std::pair<int, int> lines(const TextPage& page)
{
  const TextRange range = selected(page);
  const TokenRope& rope = page.document().tokens();
  const int first = static_cast<int>(rope.lineOf(range.begin)), last = static_cast<int>(rope.lineOf(range.end));
  // A line of which nothing is selected but its begin does not count.
  const bool whole = last > first && rope.lineBegin(static_cast<std::uint32_t>(last)) == range.end;
  return {first, whole ? last - 1 : last};
}

void toggleComment(TextPage& page)
{
  if(!page.document().isScene())
  {
    const std::optional<StructuralEdit::Change> change = linesOf(page).toggleComment(selected(page));
    if(!change && commentMarks(page.document().language()).begin.empty())
      page.tell(translated(QT_TRANSLATE_NOOP("TextCommands", "Texts of this kind have no comments.")));
    return apply(page, change, QT_TRANSLATE_NOOP("TextCommands", "Toggle comment"));
  }
  const auto [first, last] = lines(page);
  apply(page, StructuralEdit(*page.document().tree()).toggleComment(first, last),
        QT_TRANSLATE_NOOP("TextCommands", "Toggle comment"));
}

void format(TextPage& page)
{
  if(!isForScenes(page))
    return;
  const TextRange range = selected(page);
  const Formatting formatting =
      format(*page.document().tree(), range.begin == range.end ? std::nullopt : std::optional(range));
  if(!formatting.refusal.empty())
    page.tell(formatting.refusal);
  else if(!formatting.edits.empty())
    page.view().edit(formatting.edits, translated(QT_TRANSLATE_NOOP("TextCommands", "Format")));
}

constexpr TextCommand commands[] = {
    {"find", "Ctrl+F", QT_TRANSLATE_NOOP("TextCommands", "&Find"),
     QT_TRANSLATE_NOOP("TextCommands", "Find in this text"),
     [](TextPage& p) { p.findBar().open(FindBar::Mode::Find); }, nullptr, true},
    {"replace", "Ctrl+H", QT_TRANSLATE_NOOP("TextCommands", "&Replace"),
     QT_TRANSLATE_NOOP("TextCommands", "Find and replace in this text"),
     [](TextPage& p) { p.findBar().open(FindBar::Mode::Replace); }, nullptr, true},
    {"findNext", "F3", QT_TRANSLATE_NOOP("TextCommands", "Find &next"),
     QT_TRANSLATE_NOOP("TextCommands", "Go to the next match"), [](TextPage& p) { p.findBar().next(); }, nullptr, true},
    {"findPrevious", "Shift+F3", QT_TRANSLATE_NOOP("TextCommands", "Find &previous"),
     QT_TRANSLATE_NOOP("TextCommands", "Go to the previous match"), [](TextPage& p) { p.findBar().previous(); }, nullptr, true},
    {"findInFiles", "Ctrl+Alt+F", QT_TRANSLATE_NOOP("TextCommands", "Find in f&iles"),
     QT_TRANSLATE_NOOP("TextCommands", "Find in open documents and in the folders of the project"),
     [](TextPage& p) { p.askForFiles(); }, nullptr, true},
    {"goToLine", "Ctrl+L", QT_TRANSLATE_NOOP("TextCommands", "Go to &line"),
     QT_TRANSLATE_NOOP("TextCommands", "Go to a line by its number"), [](TextPage& p) { openGoToLine(p.view()); }},
    {"goToDefinition", "F4", QT_TRANSLATE_NOOP("TextCommands", "Go to &definition"),
     QT_TRANSLATE_NOOP("TextCommands", "Go to where the name at the cursor is defined; also Ctrl and a click"),
     [](TextPage& p) { p.names().goToDefinition(); }},
    {"findReferences", "Shift+F4", QT_TRANSLATE_NOOP("TextCommands", "Find &uses"),
     QT_TRANSLATE_NOOP("TextCommands", "List the uses of the name at the cursor"),
     [](TextPage& p)
     {
       if(isForScenes(p))
         p.names().findReferences();
     }},
    {"nextProblem", "Ctrl+F8", QT_TRANSLATE_NOOP("TextCommands", "Next pro&blem"),
     QT_TRANSLATE_NOOP("TextCommands", "Go to the next error or warning"),
     [](TextPage& p) { p.problems().goToNext(); }},
    {"rename", "F2", QT_TRANSLATE_NOOP("TextCommands", "Rena&me"),
     QT_TRANSLATE_NOOP("TextCommands", "Rename the variable or the node at the cursor wherever it is used"),
     [](TextPage& p)
     {
       if(isForScenes(p))
         p.names().rename();
     }},
    {"complete", "Ctrl+Space", QT_TRANSLATE_NOOP("TextCommands", "&Complete"),
     QT_TRANSLATE_NOOP("TextCommands", "Show what may stand at the cursor"), [](TextPage& p)
     {
       if(isForScenes(p))
         p.completer().ask();
     }},
    {"quickFix", "Ctrl+.", QT_TRANSLATE_NOOP("TextCommands", "&Quick fix"),
     QT_TRANSLATE_NOOP("TextCommands", "Show how the problems of this line can be mended"),
     [](TextPage& p)
     {
       if(isForScenes(p))
         p.problems().offerFixes();
     }},
    {"describe", "Ctrl+I", QT_TRANSLATE_NOOP("TextCommands", "D&escribe"),
     QT_TRANSLATE_NOOP("TextCommands", "Tell what the word at the cursor is"),
     [](TextPage& p) { p.tips().tellAtCursor(); }},
    {"showCall", "Ctrl+Shift+Space", QT_TRANSLATE_NOOP("TextCommands", "Show ar&guments"),
     QT_TRANSLATE_NOOP("TextCommands", "Show the arguments of the call at the cursor"),
     [](TextPage& p)
     {
       if(isForScenes(p))
         p.tips().showCall();
     }},
    {"growSelection", "Alt+Shift+Right", QT_TRANSLATE_NOOP("TextCommands", "&Select more"),
     QT_TRANSLATE_NOOP("TextCommands", "Select the expression around the selection"), grow},
    {"shrinkSelection", "Alt+Shift+Left", QT_TRANSLATE_NOOP("TextCommands", "Select l&ess"),
     QT_TRANSLATE_NOOP("TextCommands", "Select an expression within the selection"), shrink},
    {"moveUp", "Alt+Up", QT_TRANSLATE_NOOP("TextCommands", "Move &up"),
     QT_TRANSLATE_NOOP("TextCommands", "Exchange the expression with the one before it"), moveUp},
    {"moveDown", "Alt+Down", QT_TRANSLATE_NOOP("TextCommands", "Move d&own"),
     QT_TRANSLATE_NOOP("TextCommands", "Exchange the expression with the one after it"), moveDown},
    {"duplicate", "Ctrl+D", QT_TRANSLATE_NOOP("TextCommands", "Duplica&te"),
     QT_TRANSLATE_NOOP("TextCommands", "Write the expression once more behind itself"), duplicate},
    {"toggleComment", "Ctrl+/", QT_TRANSLATE_NOOP("TextCommands", "Toggle co&mment"),
     QT_TRANSLATE_NOOP("TextCommands", "Turn the lines into comments, or back"), toggleComment},
    {"format", "Ctrl+Shift+I", QT_TRANSLATE_NOOP("TextCommands", "Form&at"),
     QT_TRANSLATE_NOOP("TextCommands", "Indent the selected lines, or the whole text, by the depth of lists"), format},
    {"foldAll", "Alt+Shift+Up", QT_TRANSLATE_NOOP("TextCommands", "Fold a&ll"),
     QT_TRANSLATE_NOOP("TextCommands", "Fold all lists of several lines"), [](TextPage& p) { p.view().foldAll(true); }},
    {"unfoldAll", "Alt+Shift+Down", QT_TRANSLATE_NOOP("TextCommands", "U&nfold all"),
     QT_TRANSLATE_NOOP("TextCommands", "Unfold everything"), [](TextPage& p) { p.view().foldAll(false); }},
    {"closeTab", "Ctrl+W", QT_TRANSLATE_NOOP("TextCommands", "&Close"),
     QT_TRANSLATE_NOOP("TextCommands", "Close this text; asks first if there are unsaved edits"),
     [](TextPage& p) { emit p.closeWanted(); }},
    {"rainbow", "", QT_TRANSLATE_NOOP("TextCommands", "Rainbow pa&rentheses"),
     QT_TRANSLATE_NOOP("TextCommands", "Colour parentheses by their depth"),
     [](TextPage& p) { p.options().setRainbow(!p.options().rainbow()); },
     [](const TextOptions& options) { return options.rainbow(); }},
};

} // namespace

std::span<const TextCommand> textCommands()
{
  return commands;
}

} // namespace sparkwright
