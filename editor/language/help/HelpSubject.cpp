#include "editor/language/help/HelpSubject.h"

#include "core/rsg/Vocabulary.h"
#include "editor/language/help/Completion.h"
#include "editor/language/help/Parameters.h"
#include "editor/language/source/NoNode.h"
#include "editor/language/source/SceneContext.h"

namespace sparkwright
{

namespace
{

using Place = SceneContext::Place;

HelpSubject ofClass(const ClassInfo* info)
{
  return info ? HelpSubject{info->name, {}, {}} : HelpSubject{};
}

/// The class that declares a method: of the node in force, or the first that has one of the name.
HelpSubject ofMethod(const SceneContext& context, const Registry& registry, std::string_view name)
{
  if(context.current.info)
    if(const ClassInfo* const owner = declaringClass(*context.current.info, name))
      return {owner->name, std::string(name), {}};
  for(const ClassInfo* const info : registry.classes())
    for(const Method& method : info->methods)
      if(method.name == name)
        return {info->name, method.name, {}};
  return {};
}

} // namespace

HelpSubject helpSubjectAt(const SyntaxTree& tree, const SceneKnowledge& knowledge, std::uint32_t offset)
{
  const SceneContext context = contextAt(tree, knowledge.registry, offset);
  const auto nameOf = [&](SyntaxTree::Node node)
  { return node == noNode || !tree.isAtom(node) ? std::string() : std::string(rsg::longName(tree.value(node))); };
  switch(context.place)
  {
  case Place::ClassName:
    if(const ClassInfo* const info = knowledge.registry.find(nameOf(context.atom)))
      return ofClass(info);
    return {{}, {}, "node"};
  case Place::ChildName:
    return {{}, {}, "select"};
  case Place::ParameterName:
    return {{}, {}, "template"};
  case Place::VariableName:
  case Place::Value:
    return {{}, {}, "define"};
  case Place::Selector:
  case Place::Label:
    return {{}, {}, "switch"};
  default:
    break;
  }
  if(const std::string word = nameOf(context.atom);
     (context.place == Place::Word || context.place == Place::Operator) && !word.empty())
  {
    const bool isOperator = word == "eval" || word == "join";
    if(!meaningOf(word).empty() && isOperator == (context.place == Place::Operator))
      return {{}, {}, word};
    if(HelpSubject subject = ofMethod(context, knowledge.registry, word); !subject.className.empty())
      return subject;
  }
  if(const std::string called = nameOf(context.call); !called.empty())
    if(HelpSubject subject = ofMethod(context, knowledge.registry, called); !subject.className.empty())
      return subject;
  return ofClass(context.current.info);
}

HelpSubject helpSubjectOfForm(const SyntaxTree& tree, const SceneKnowledge& knowledge, std::uint32_t begin)
{
  SyntaxTree::Node list = begin < tree.text().size() ? tree.nodeAt(begin) : noNode;
  if(list == noNode || !tree.isList(list))
    return helpSubjectAt(tree, knowledge, begin);
  const SyntaxTree::Node word = tree.firstElement(list);
  if(word == noNode || !tree.isAtom(word))
    return {};
  const bool isNode = rsg::longName(tree.value(word)) == "node";
  const SyntaxTree::Node name = isNode ? tree.nextElement(list, word) : noNode;
  return helpSubjectAt(tree, knowledge, tree.begin(name == noNode ? word : name) + 1);
}

} // namespace sparkwright
