#include "editor/language/names/NodePaths.h"

#include "core/rsg/Vocabulary.h"
#include "editor/language/names/SceneSymbols.h"
#include "editor/language/source/FormWalk.h"
#include "editor/language/source/NoNode.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

} // namespace

class NodePathVisitor
{
public:
  using Node = SyntaxTree::Node;
  using Scope = std::size_t;

  NodePathVisitor(const SyntaxTree& tree, NodePaths& paths) : tree_(tree), paths_(paths) {}

  Scope node(const rsg::Form& form, Node, Scope around)
  {
    return add(form.name == noNode ? NodePaths::Scope::Kind::Unknown : NodePaths::Scope::Kind::Made, around, form.word);
  }
  Scope select(const rsg::Form& form, Node, Scope around)
  {
    if(form.name == noNode)
      return around;
    paths_.uses_.push_back({NodePaths::Use::Kind::Child, form.name, around});
    return add(NodePaths::Scope::Kind::Selected, around, form.name);
  }
  void parameterName(Node) {}
  void variableName(Node) {}
  void value(Node, bool) {}
  void call(Node list, Node word, Scope scope)
  {
    const std::string_view method = rsg::longName(tree_.value(word, scratch_));
    if(takesNodePaths(method))
    {
      for(Node value = tree_.nextElement(list, word); value != noNode; value = tree_.nextElement(list, value))
        paths_.uses_.push_back({NodePaths::Use::Kind::Path, value, scope});
    }
    else if(method == "setName")
      if(const Node value = tree_.nextElement(list, word); value != noNode)
        paths_.uses_.push_back({NodePaths::Use::Kind::Name, value, scope});
  }

private:
  Scope add(NodePaths::Scope::Kind kind, Scope parent, Node node)
  {
    paths_.scopes_.push_back({kind, parent, node});
    return paths_.scopes_.size() - 1;
  }

  const SyntaxTree& tree_;
  NodePaths& paths_;
  std::string scratch_;
};

NodePaths::NodePaths(const SyntaxTree& tree, SceneOutline& outline) : tree_(tree), outline_(outline)
{
  scopes_.emplace_back();
  NodePathVisitor visitor(tree, *this);
  FormWalk(tree, visitor).walk(0);
}

std::optional<NodePaths::Id> NodePaths::itemOf(std::size_t index)
{
  // Scopes around come first, so going up and down again needs no recursion.
  std::vector<std::size_t> chain;
  for(std::size_t at = index; at != 0 && !scopes_[at].isResolved; at = scopes_[at].parent)
    chain.push_back(at);
  scopes_[0].item = SceneOutline::root;
  for(; !chain.empty(); chain.pop_back())
  {
    Scope& scope = scopes_[chain.back()];
    const std::optional<Id> around = scopes_[scope.parent].item;
    scope.isResolved = true;
    if(!around || scope.kind == Scope::Kind::Unknown)
      continue;
    if(scope.kind == Scope::Kind::Made)
    {
      // Below a selected node it is made, too, but the outline does not know.
      scope.item = outline_.itemIn(*around, scope.node);
      if(scope.item && outline_.item(*scope.item).parent != *around)
        scope.item.reset();
    }
    else if(const auto found = outline_.resolve(*around, {SymbolicText(tree_.value(scope.node))});
            found && found->isCertain)
      scope.item = found->item;
  }
  return scopes_[index].item;
}

void NodePaths::addSteps(Node value, std::vector<Step>& steps, bool& isOpen) const
{
  std::string scratch;
  if(tree_.isList(value))
  {
    for(Node part = tree_.nextElement(value, tree_.firstElement(value)); part != noNode;
        part = tree_.nextElement(value, part))
      addSteps(part, steps, isOpen);
    return;
  }
  const auto extend = [&](const SymbolicText& text, Node atom, TextRange range)
  {
    if(isOpen)
    {
      steps.back().text.append(text);
      steps.back().atom = noNode;
    }
    else
      steps.push_back({text, atom, range});
    isOpen = true;
  };
  const std::string_view text = tree_.value(value, scratch);
  if(isVariable(text))
  {
    SymbolicText variable;
    variable.appendVariable(std::string(text.substr(1)));
    return extend(variable, noNode, {});
  }
  // Escapes move what follows them.
  const bool isPlain = text.data() != scratch.data() && tree_.quote(value) != Quote::Raw;
  const std::uint32_t begin = tree_.begin(value) + (tree_.quote(value) == Quote::Bare ? 0 : 1);
  for(std::size_t at = 0; at <= text.size();)
  {
    const std::size_t slash = std::min(text.find_first_of("/\\", at), text.size());
    if(slash > at)
      extend(SymbolicText(text.substr(at, slash - at)), isPlain ? value : noNode,
             {begin + static_cast<std::uint32_t>(at), begin + static_cast<std::uint32_t>(slash)});
    if(slash < text.size())
      isOpen = false;
    at = slash + 1;
  }
}

std::vector<NodePaths::Step> NodePaths::steps(const Use& use) const
{
  std::vector<Step> steps;
  if(use.value == noNode || !outline_.textOf(use.value))
    return steps;
  if(use.kind == Use::Kind::Path)
  {
    bool isOpen = false;
    addSteps(use.value, steps, isOpen);
    return steps;
  }
  // `sel` reads no variables, and in a name `/` is nothing special.
  const bool isAtom = tree_.isAtom(use.value);
  const SymbolicText text =
      use.kind == Use::Kind::Child ? SymbolicText(tree_.value(use.value)) : *outline_.textOf(use.value);
  std::uint32_t begin = tree_.begin(use.value), end = tree_.end(use.value);
  if(isAtom && tree_.quote(use.value) != Quote::Bare)
  {
    ++begin;
    end -= tree_.isComplete(use.value) ? 1 : 0;
  }
  steps.push_back({text, isAtom && text.isLiteral() ? use.value : noNode, {begin, std::max(begin, end)}});
  return steps;
}

std::optional<SceneOutline::Found> NodePaths::resolve(const Use& use, const std::vector<Step>& steps, std::size_t count)
{
  const std::optional<Id> from = itemOf(use.scope);
  if(!from)
    return {};
  if(use.kind == Use::Kind::Name)
    return SceneOutline::Found{*from, true};
  std::vector<SymbolicText> texts;
  for(std::size_t i = 0; i < std::min(count, steps.size()); ++i)
    texts.push_back(steps[i].text);
  return outline_.resolve(*from, texts);
}

std::optional<NodePaths::At> NodePaths::at(std::uint32_t offset) const
{
  for(const Use& use : uses_)
  {
    if(offset < tree_.begin(use.value) || offset > tree_.end(use.value))
      continue;
    At found{use, steps(use), 0};
    for(; found.step < found.steps.size(); ++found.step)
      if(const Step& step = found.steps[found.step];
         step.atom != noNode && step.range.begin <= offset && offset <= step.range.end)
        return found;
    return {};
  }
  return {};
}

} // namespace sparkwright
