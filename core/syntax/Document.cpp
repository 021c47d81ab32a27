#include "core/syntax/Document.h"

#include <algorithm>

namespace sparkwright
{

Document::Document(std::string text, std::string name) : name_(std::move(name)), tree_(std::move(text)) {}

Diagnostics Document::diagnostics() const
{
  Diagnostics result = tree_.diagnostics();
  for(Diagnostic& diagnostic : result)
    diagnostic.file = name_;
  return result;
}

void Document::setText(std::string text) { tree_ = SyntaxTree(std::move(text)); }

std::optional<std::vector<TextEdit>> Document::apply(std::vector<TextEdit> edits)
{
  std::ranges::stable_sort(edits, {}, &TextEdit::begin);
  const std::string& old = text();
  std::string changed;
  std::vector<TextEdit> inverse;
  std::uint32_t at = 0;
  for(const TextEdit& edit : edits)
  {
    if(edit.begin < at || edit.end < edit.begin || edit.end > old.size())
      return std::nullopt;
    changed.append(old, at, edit.begin - at);
    const auto begin = static_cast<std::uint32_t>(changed.size());
    changed += edit.text;
    inverse.push_back(
        {begin, static_cast<std::uint32_t>(changed.size()), old.substr(edit.begin, edit.end - edit.begin)});
    at = edit.end;
  }
  changed.append(old, at);
  setText(std::move(changed));
  return inverse;
}

bool Document::setAtom(SyntaxTree::Node atom, std::string_view value)
{
  if(atom >= tree_.nodeCount() || !tree_.isAtom(atom) || !tree_.isComplete(atom))
    return false;
  const Quote quote = tree_.quote(atom);
  std::string written = writeAtom(value, quote == Quote::Raw ? Quote::Double : quote);
  std::string changed = tree_.text();
  changed.replace(tree_.begin(atom), tree_.end(atom) - tree_.begin(atom), written);
  SyntaxTree tree(std::move(changed));
  // Text that is broken around the atom may be read differently now; then the edit is not what it says.
  if(tree.nodeCount() != tree_.nodeCount() || !tree.isAtom(atom) || tree.value(atom) != value)
    return false;
  tree_ = std::move(tree);
  return true;
}

} // namespace sparkwright
