// Delta scenes: the lists apply to what is there already, by position.

#include "core/rsg/evaluation/Evaluator.h"

#include "core/rsg/RsgTexts.h"
#include "core/rsg/Vocabulary.h"
#include "core/text/InQuotes.h"

namespace sparkwright::rsg
{

bool Evaluator::readDelta(Node body)
{
  std::size_t next = 0;
  return readDeltaList(body, root_, next);
}

bool Evaluator::readDeltaList(Node list, const ObjectPtr& current, std::size_t& next)
{
  ++state_.listDepth;
  struct Leave
  {
    int& depth;
    ~Leave() { --depth; }
  } leave{state_.listDepth};
  if(state_.listDepth > ImportState::deepestList)
    return fail(list, rsgText("scene.tooDeep", ImportState::deepestList));
  Node element = tree_.firstElement(list);
  if(element == SyntaxTree::none)
    return true;
  if(tree_.isList(element))
  {
    for(; element != SyntaxTree::none; element = tree_.nextElement(list, element))
      if(tree_.isList(element) && !readDeltaList(element, current, next))
        return false;
    return true;
  }
  current_ = element;
  if(longName(tree_.value(element)) != "node")
    return callMethod(list, element, current);
  if(next >= current->children().size())
    return fail(list, rsgText("node.fewChildren", inQuotes(current->path()), current->children().size()));
  const ObjectPtr child = current->children()[next++];
  if(!child->isA("BaseNode"))
    return fail(list, rsgText("node.notOfScene", inQuotes(child->path())));
  std::size_t nextOfChild = 0;
  for(; element != SyntaxTree::none; element = tree_.nextElement(list, element))
    if(tree_.isList(element) && !readDeltaList(element, child, nextOfChild))
      return false;
  return true;
}

} // namespace sparkwright::rsg
