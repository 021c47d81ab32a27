#include "editor/language/names/SceneSymbols.h"

#include "core/rsg/Vocabulary.h"
#include "editor/language/source/FormWalk.h"

#include <algorithm>

namespace sparkwright
{

class SymbolVisitor
{
public:
  using Node = SyntaxTree::Node;
  struct Scope
  {
  };

  SymbolVisitor(const SyntaxTree& tree, SceneSymbols& symbols) : tree_(tree), symbols_(symbols) {}

  Scope node(const rsg::Form&, Node, Scope) { return {}; }
  Scope select(const rsg::Form&, Node, Scope) { return {}; }
  void parameterName(Node atom) { declare(atom, true); }
  void variableName(Node atom) { declare(atom, false); }

  void call(Node list, Node word, Scope)
  {
    const std::string_view method = rsg::longName(tree_.value(word, scratch_));
    if(takesMaterials(method))
    {
      for(Node node = tree_.nextElement(list, word); node != SyntaxTree::none; node = tree_.nextElement(list, node))
        if(tree_.isAtom(node) && !isVariable(tree_.value(node, scratch_)))
          symbols_.materials_.push_back(node);
    }
    else if(method == "importScene")
    {
      SceneSymbols::Import import{list, word, tree_.nextElement(list, word), {}};
      if(import.file == SyntaxTree::none)
        return;
      for(Node node = tree_.nextElement(list, import.file); node != SyntaxTree::none;
          node = tree_.nextElement(list, node))
        import.arguments.push_back(node);
      symbols_.imports_.push_back(std::move(import));
    }
  }

  void value(Node atom, bool inExpression)
  {
    const std::string_view text = tree_.value(atom, scratch_);
    if(isVariable(text))
      symbols_.entry(text.substr(1)).uses.push_back(atom);
    else if(inExpression && isScriptVariable(text))
      symbols_.scriptVariables_.push_back(atom);
  }

private:
  void declare(Node atom, bool isParameter)
  {
    const std::string_view text = tree_.value(atom, scratch_);
    if(!isVariable(text))
      return;
    SceneSymbols::Variable& variable = symbols_.entry(text.substr(1));
    if(variable.declarations.empty())
      variable.isParameter = isParameter;
    variable.declarations.push_back(atom);
  }

  const SyntaxTree& tree_;
  SceneSymbols& symbols_;
  std::string scratch_;
};

std::vector<SceneSymbols::Node> SceneSymbols::Variable::places() const
{
  std::vector<Node> all;
  std::merge(declarations.begin(), declarations.end(), uses.begin(), uses.end(), std::back_inserter(all));
  return all;
}

SceneSymbols::SceneSymbols(const SyntaxTree& tree)
{
  SymbolVisitor visitor(tree, *this);
  FormWalk(tree, visitor).walk({});
}

SceneSymbols::Variable& SceneSymbols::entry(std::string_view name)
{
  const auto [found, isNew] = byName_.try_emplace(std::string(name), variables_.size());
  if(isNew)
    variables_.emplace_back().name = name;
  return variables_[found->second];
}

const SceneSymbols::Variable* SceneSymbols::variable(std::string_view name) const
{
  const auto found = byName_.find(std::string(name));
  return found == byName_.end() ? nullptr : &variables_[found->second];
}

std::vector<const SceneSymbols::Variable*> SceneSymbols::parameters() const
{
  std::vector<const Variable*> found;
  for(const Variable& variable : variables_)
    if(variable.isParameter)
      found.push_back(&variable);
  std::ranges::sort(found, {}, [](const Variable* variable) { return variable->declarations.front(); });
  return found;
}

bool isVariable(std::string_view text)
{
  return text.size() > 1 && text[0] == '$';
}

bool isScriptVariable(std::string_view text)
{
  const auto isWord = [](std::string_view word)
  {
    return !word.empty() && word[0] >= 'A' && word[0] <= 'Z' &&
           std::ranges::all_of(
               word, [](char c)
               { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; });
  };
  const std::size_t point = text.find('.');
  return point != std::string_view::npos && isWord(text.substr(0, point)) && isWord(text.substr(point + 1));
}

bool takesMaterials(std::string_view method)
{
  return method == "setMaterial" || method == "resetMaterials";
}

bool takesNodePaths(std::string_view method)
{
  return method == "attach" || method == "setBattery";
}

} // namespace sparkwright
