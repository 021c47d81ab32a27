// Language help: whatever the text is and wherever one asks, ranges and edits lie in the text, and formatting is done once.

#include "core/setup/StandardRegistry.h"
#include "editor/language/help/Completion.h"
#include "editor/language/help/Findings.h"
#include "editor/language/help/Hover.h"
#include "editor/language/help/Values.h"
#include "editor/language/names/SceneReferences.h"
#include "editor/language/structure/Formatter.h"
#include "editor/language/structure/ListStyle.h"
#include "editor/language/structure/StructuralEdit.h"

#include <cstdlib>

using namespace sparkwright;

namespace
{

void require(bool holds)
{
  if(!holds)
    std::abort();
}

std::string edited(std::string text, const std::vector<TextEdit>& edits)
{
  std::uint32_t end = 0;
  for(const TextEdit& edit : edits)
  {
    require(end <= edit.begin && edit.begin <= edit.end && edit.end <= text.size());
    end = edit.end;
  }
  for(auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
    text.replace(edit->begin, edit->end - edit->begin, edit->text);
  return text;
}

std::string tokens(const std::string& text)
{
  std::string all;
  Lexer lexer(text);
  for(Token token = lexer.next(); token.kind != Token::Kind::End; token = lexer.next())
    if(token.kind != Token::Kind::Blank)
      all += text.substr(token.begin, token.end - token.begin) + '\n';
  return all;
}

void requireInside(const std::string& text, TextRange range)
{
  require(range.begin <= range.end && range.end <= text.size());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  static const auto registry = standardRegistry();
  static const SceneKnowledge knowledge{*registry};
  std::string text(reinterpret_cast<const char*>(data), std::min<std::size_t>(size, 4096));
  if(!text.starts_with("(R"))
    text = "(RSG 0 1)(" + text;
  const SyntaxTree tree(text);
  for(const Finding& finding : findingsIn(tree, knowledge, true))
  {
    requireInside(text, finding.range);
    for(const QuickFix& fix : fixesFor(tree, knowledge, finding))
      edited(text, fix.edits);
  }
  const Formatting formatting = format(tree);
  const std::string once = edited(text, formatting.edits);
  require(tokens(once) == tokens(text));
  require(format(SyntaxTree(once)).edits.empty());
  const TokenRope rope(text);
  const StructuralSelection selection(tree);
  for(const auto& fold : selection.folds())
    require(fold.firstLine < fold.lastLine);
  const auto end = static_cast<std::uint32_t>(text.size());
  for(std::uint32_t offset = 0; offset <= end; offset += 1 + end / 16)
  {
    const TextRange range{offset, std::min(end, offset + offset % 5)};
    requireInside(text, completionsAt(tree, knowledge, offset).replaced);
    hoverAt(tree, knowledge, offset);
    signatureAt(tree, knowledge, offset);
    requireInside(text, selection.expand(range));
    requireInside(text, selection.shrink(range, offset));
    selection.next(range);
    selection.previous(range);
    selection.bracketsAt(offset);
    indentationAt(tree, offset);
    indentationAt(rope, offset);
    if(const auto number = numberAt(tree, knowledge, offset))
      edited(text, {movedNumber(tree, *number, 1)});
    const SceneReferences references(tree, knowledge);
    for(const SourcePlace& place : references.references(offset))
      requireInside(text, place.range);
    edited(text, references.rename(offset, "other").edits);
    const StructuralEdit edit(tree);
    for(const auto& change : {edit.moveUp(range), edit.moveDown(range), edit.duplicate(range)})
      if(change)
        requireInside(edited(text, change->edits), change->selection);
  }
  return 0;
}
