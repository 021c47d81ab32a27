#include "editor/language/help/PathCompletion.h"

#include "core/rsg/Vocabulary.h"
#include "editor/language/source/NoNode.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr std::size_t mostSiblings = 60; ///< On either side.
constexpr int highest = 4;               ///< Levels above.

} // namespace

PathCompletion::PathCompletion(const SyntaxTree& tree, const SceneKnowledge& knowledge, const SceneContext& context,
                               std::string_view typed)
    : tree_(tree), context_(context), typed_(typed), outline_(tree, knowledge)
{
  std::string scratch;
  const bool isBattery = context.call != noNode && rsg::longName(tree.value(context.call, scratch)) == "setBattery";
  wanted_ = isBattery ? "Battery" : "Body";
}

std::vector<PathCompletion::Path> PathCompletion::find()
{
  const std::optional<Id> from = outline_.itemOf(context_.node);
  if(!from)
    return {};
  // What stands before it in a join belongs to the path.
  SymbolicText before;
  if(context_.place == SceneContext::Place::Operand)
    for(auto part = tree_.nextElement(context_.list, tree_.firstElement(context_.list));
        part != noNode && part != context_.atom && tree_.begin(part) < tree_.end(context_.list);
        part = tree_.nextElement(context_.list, part))
    {
      const std::optional<SymbolicText> text = outline_.textOf(part);
      if(!text)
        return {};
      before.append(*text);
    }
  const std::size_t slash = typed_.find_last_of("/\\");
  const std::string folder = slash == std::string::npos ? std::string() : typed_.substr(0, slash + 1);
  before.append(folder);
  if(const auto at = outline_.resolve(*from, before.steps()))
    addChildren(at->item, folder);
  if(context_.place == SceneContext::Place::Argument && typed_.find_first_not_of("./") == std::string::npos)
    addNear(*from);
  return std::move(found_);
}

void PathCompletion::addChildren(Id of, const std::string& folder)
{
  if(of != SceneOutline::root)
    found_.push_back({folder + "..", {}, {}, false});
  for(const Id child : outline_.children(of))
  {
    const std::optional<SymbolicText>& name = outline_.item(child).name;
    if(!name || (!name->isLiteral() && context_.place != SceneContext::Place::Operand && !folder.empty()))
      continue;
    SymbolicText path{folder};
    path.append(*name);
    const bool isWanted = outline_.item(child).info && outline_.item(child).info->isA(wanted_);
    if(isWanted || !outline_.children(child).empty())
      add(child, path, !isWanted);
  }
}

void PathCompletion::addNear(Id from)
{
  std::string up;
  Id at = from;
  for(int level = 0; level < highest && at != SceneOutline::root; ++level)
  {
    const Id child = at;
    at = outline_.item(at).parent;
    up += "../";
    const std::vector<Id> siblings = outline_.children(at);
    const std::size_t own = static_cast<std::size_t>(std::ranges::find(siblings, child) - siblings.begin());
    const std::size_t first = own > mostSiblings ? own - mostSiblings : 0;
    for(std::size_t i = first; i < std::min(siblings.size(), own + mostSiblings); ++i)
    {
      const SceneOutline::Item& sibling = outline_.item(siblings[i]);
      if(!sibling.name)
        continue;
      SymbolicText path{up};
      path.append(*sibling.name);
      if(sibling.info && sibling.info->isA(wanted_))
        add(siblings[i], path, false);
      if(siblings[i] == child)
        continue;
      path.append("/");
      for(const Id inner : outline_.children(siblings[i]))
        if(const SceneOutline::Item& item = outline_.item(inner); item.name && item.info && item.info->isA(wanted_))
        {
          SymbolicText whole = path;
          whole.append(*item.name);
          add(inner, whole, false);
        }
    }
  }
}

void PathCompletion::add(Id id, const SymbolicText& path, bool leadsOn)
{
  const SceneOutline::Item& item = outline_.item(id);
  Path& found = found_.emplace_back();
  found.text = path.readable() + (leadsOn ? "/" : "");
  found.className = item.info ? item.info->name : std::string();
  found.isWanted = !leadsOn;
  if(path.isLiteral())
    return;
  const std::string operands = path.operands() + (leadsOn ? " /" : "");
  found.source = context_.place == SceneContext::Place::Operand ? operands : "(join " + operands + ')';
}

} // namespace sparkwright
