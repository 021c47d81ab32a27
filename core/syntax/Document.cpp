#include "core/syntax/Document.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

bool fit(const std::vector<TextEdit>& sorted, std::uint32_t size)
{
  std::uint32_t at = 0;
  for(const TextEdit& edit : sorted)
  {
    if(edit.begin < at || edit.end < edit.begin || edit.end > size)
      return false;
    at = edit.end;
  }
  return true;
}

} // namespace

Document::Document(std::string_view text, std::string name) : name_(std::move(name)), tokens_(text) {}

std::shared_ptr<const SyntaxTree> Document::tree() const
{
  if(!tree_)
    tree_ = std::make_shared<const SyntaxTree>(tokens_.text());
  return tree_;
}

Diagnostics Document::diagnostics() const
{
  Diagnostics result = tree()->diagnostics();
  for(Diagnostic& diagnostic : result)
    diagnostic.file = name_;
  return result;
}

void Document::setText(std::string_view text)
{
  tree_.reset();
  tokens_.replace({0, tokens_.size(), std::string(text)});
}

bool Document::accepts(const std::vector<TextEdit>& edits) const
{
  std::vector<TextEdit> sorted = edits;
  std::ranges::stable_sort(sorted, {}, &TextEdit::begin);
  return fit(sorted, tokens_.size());
}

std::optional<std::vector<TextEdit>> Document::apply(std::vector<TextEdit> edits,
                                                     const std::function<void(const TokenRope::Change&)>& changed)
{
  std::ranges::stable_sort(edits, {}, &TextEdit::begin);
  if(!fit(edits, tokens_.size()))
    return std::nullopt;
  std::vector<TextEdit> inverse;
  std::uint32_t shift = 0; // Wraps below 0, and back.
  for(const TextEdit& edit : edits)
  {
    const std::uint32_t begin = edit.begin + shift;
    const auto inserted = static_cast<std::uint32_t>(edit.text.size());
    inverse.push_back({begin, begin + inserted, tokens_.text(edit.begin, edit.end)});
    shift += inserted - (edit.end - edit.begin);
  }
  // From the last on, so that the places of the others stay as they are.
  for(auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
  {
    tree_.reset();
    const TokenRope::Change change = tokens_.replace(*edit);
    if(changed)
      changed(change);
  }
  return inverse;
}

bool Document::setAtom(SyntaxTree::Node atom, std::string_view value)
{
  const std::shared_ptr<const SyntaxTree> old = tree();
  if(atom >= old->nodeCount() || !old->isAtom(atom) || !old->isComplete(atom))
    return false;
  const Quote quote = old->quote(atom);
  const TextEdit edit{old->begin(atom), old->end(atom), writeAtom(value, quote == Quote::Raw ? Quote::Double : quote)};
  std::string changed = old->text();
  changed.replace(edit.begin, edit.end - edit.begin, edit.text);
  // Text that is broken around the atom may be read differently now; then the edit is not what it says.
  auto tree = std::make_shared<const SyntaxTree>(std::move(changed));
  if(tree->nodeCount() != old->nodeCount() || !tree->isAtom(atom) || tree->value(atom) != value)
    return false;
  tokens_.replace(edit);
  tree_ = std::move(tree);
  return true;
}

} // namespace sparkwright
