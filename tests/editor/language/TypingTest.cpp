#include "LanguageSupport.h"

#include "editor/language/help/Completion.h"
#include "editor/language/help/Findings.h"
#include "editor/language/help/Hover.h"
#include "editor/language/help/Values.h"
#include "editor/language/names/SceneReferences.h"
#include "editor/language/names/SceneSymbols.h"
#include "editor/language/structure/Formatter.h"
#include "editor/language/structure/ListStyle.h"
#include "editor/language/structure/StructuralEdit.h"

#include <random>

using namespace sparkwright;

/// Nothing goes wrong while a file is typed, however broken it is in between.
class TypingTest : public QObject
{
  Q_OBJECT

private:
  static const SceneKnowledge& knowledge()
  {
    static FileService files;
    static const SceneKnowledge known = []
    {
      files.addDirectory(SPARKWRIGHT_SOURCE_DIR "/resources");
      return SceneKnowledge{testRegistry(), &files, SceneIndex::read({SPARKWRIGHT_SOURCE_DIR "/resources"}),
                            "rsg/agent/nao/leg.rsg"};
    }();
    return known;
  }

  /// Edits lie in the text and do not overlap.
  static void verifyEdits(const std::string& text, const std::vector<TextEdit>& edits) { edited(text, edits); }
  static void verifyRange(const std::string& text, TextRange range)
  {
    if(range.begin > range.end || range.end > text.size())
      qFatal("a range lies outside of the text");
  }

  static void askAt(const SyntaxTree& tree, std::uint32_t offset)
  {
    const std::string& text = tree.text();
    const auto size = static_cast<std::uint32_t>(text.size());
    const Completions completions = completionsAt(tree, knowledge(), offset);
    verifyRange(text, completions.replaced);
    for(const Completion& item : completions.items)
      if(item.text.empty())
        qFatal("an empty text is proposed");
    if(const auto hover = hoverAt(tree, knowledge(), offset))
      verifyRange(text, hover->range);
    if(const auto help = signatureAt(tree, knowledge(), offset))
      verifyRange(text, help->call);
    const SceneReferences references(tree, knowledge());
    if(const auto name = references.nameAt(offset))
    {
      verifyRange(text, name->range);
      for(const SourcePlace& place : references.references(offset))
        if(place.file.empty())
          verifyRange(text, place.range);
      references.definitions(offset);
      verifyEdits(text, references.rename(offset, "renamed").edits);
    }
    if(const auto number = numberAt(tree, knowledge(), offset))
      verifyEdits(text, {movedNumber(tree, *number, 3)});
    const std::uint32_t end = std::min(size, offset + offset % 9);
    const StructuralSelection selection(tree);
    verifyRange(text, selection.expand({offset, end}));
    verifyRange(text, selection.shrink({offset, end}, offset));
    for(const auto& sibling : {selection.next({offset, end}), selection.previous({offset, end})})
      if(sibling)
        verifyRange(text, *sibling);
    selection.bracketsAt(offset);
    indentationAt(tree, offset);
    indentationAt(TokenRope(text), offset);
    const StructuralEdit edit(tree);
    for(const auto& change : {edit.moveUp({offset, end}), edit.moveDown({offset, end}), edit.duplicate({offset, end})})
      if(change)
      {
        verifyEdits(text, change->edits);
        verifyRange(edited(text, change->edits), change->selection);
      }
  }

  static void askForAll(const SyntaxTree& tree)
  {
    const std::string& text = tree.text();
    for(const Finding& finding : findingsIn(tree, knowledge()))
    {
      verifyRange(text, finding.range);
      for(const QuickFix& fix : fixesFor(tree, knowledge(), finding))
        verifyEdits(text, fix.edits);
    }
    verifyEdits(text, format(tree).edits);
    for(const auto& fold : StructuralSelection(tree).folds())
      if(fold.firstLine >= fold.lastLine)
        qFatal("a fold hides nothing");
    for(const ColourAt& colour : coloursIn(tree, knowledge(), {0, static_cast<std::uint32_t>(text.size())}))
      verifyEdits(text, writtenColour(tree, colour, {0.1f, 0.2f, 0.3f, 0.4f}));
    const int lines = static_cast<int>(std::ranges::count(text, '\n'));
    if(const auto change = StructuralEdit(tree).toggleComment(lines / 3, lines / 2))
      verifyEdits(text, change->edits);
  }

private slots:
  void aWholeRobotFileIsTyped()
  {
    // Every character of the file is typed; at most of them only what an editor asks there.
    const std::string text = contentOf(SPARKWRIGHT_SOURCE_DIR "/resources/rsg/agent/nao/leg.rsg");
    for(std::size_t length = 0; length <= text.size(); length += 3)
    {
      const SyntaxTree tree(text.substr(0, length));
      const auto end = static_cast<std::uint32_t>(length);
      completionsAt(tree, knowledge(), end);
      signatureAt(tree, knowledge(), end);
      indentationAt(tree, end);
      if(length % 61 == 0)
      {
        askForAll(tree);
        askAt(tree, end);
      }
    }
  }

  void everyPlaceOfAHalfTypedFileIsAsked()
  {
    const std::string text = contentOf(SPARKWRIGHT_SOURCE_DIR "/resources/examples/pendulum.rsg");
    for(std::size_t length = 7; length <= text.size(); length += 203)
    {
      const SyntaxTree tree(text.substr(0, length));
      for(std::uint32_t offset = 0; offset <= length; offset += 5)
        askAt(tree, offset);
    }
    const SyntaxTree whole(text);
    for(std::uint32_t offset = 0; offset <= text.size() + 2; ++offset)
      askAt(whole, offset);
  }

  void damagedTextsDoNoHarm()
  {
    std::mt19937 random(1);
    const std::string text = contentOf(SPARKWRIGHT_SOURCE_DIR "/resources/rsg/agent/nao/arm.rsg");
    static constexpr std::string_view bytes = "()\"'; \n$\\\xff\x01/.ndsel";
    for(int round = 0; round < 60; ++round)
    {
      std::string damaged = text;
      for(int i = 0; i < 8; ++i)
        damaged[random() % damaged.size()] = bytes[random() % bytes.size()];
      const SyntaxTree tree(damaged);
      askForAll(tree);
      for(int i = 0; i < 20; ++i)
        askAt(tree, static_cast<std::uint32_t>(random() % (damaged.size() + 1)));
    }
  }

  void deepTextsDoNoHarm()
  {
    for(const std::string& text :
        {"(RSG 0 1)" + std::string(3000, '('), "(RSG 0 1)" + std::string(3000, '(') + std::string(3000, ')'),
         []
         {
           std::string nested = "(RSG 0 1)(";
           for(int i = 0; i < 1500; ++i)
             nested += "(nd TRF (setName a) (attach ../a/b) ";
           return nested;
         }()})
    {
      const SyntaxTree tree(text);
      askForAll(tree);
      askAt(tree, static_cast<std::uint32_t>(text.size()));
      askAt(tree, static_cast<std::uint32_t>(text.size() - 20));
    }
  }
};

QTEST_APPLESS_MAIN(TypingTest)
#include "TypingTest.moc"
