#include "core/services/ServerNode.h"

#include "core/object/ObjectTexts.h"
#include "core/object/Registry.h"
#include "core/services/SimulationHost.h"
#include "core/text/InQuotes.h"
#include "core/text/Suggest.h"

namespace sparkwright
{

namespace
{

CallResult unknownClass(const Registry& registry, const std::string& className, std::string_view base)
{
  std::vector<std::string> known;
  for(const ClassInfo* const info : registry.classes())
    if(info->make && info->isA(base))
      known.push_back(info->name);
  LocalText hint = suggestion(withoutNameSpace(className), known);
  LocalText why = objectText("made.noClass", inQuotes(className));
  return CallResult::refuse(hint.empty() ? std::move(why)
                                         : objectText("node.andHint", std::move(why), std::move(hint)));
}

} // namespace

SimulationHost* ServerNode::host() const
{
  return context() ? context()->service<SimulationHost>() : nullptr;
}

Log* ServerNode::log() const
{
  return context() ? context()->log : nullptr;
}

CallResult ServerNode::makeChild(const std::string& className, const std::string& name, std::string_view base)
{
  if(!context())
    return notInTheTree();
  const ClassInfo* const info = context()->registry->find(className);
  if(!info || !info->make)
    return unknownClass(*context()->registry, className, base);
  if(!info->isA(base))
    return CallResult::refuse(objectText("made.isNo", inQuotes(className), base));
  if(name.empty() || name.find_first_of("/\\") != std::string::npos)
    return CallResult::refuse(objectText("made.noName", inQuotes(name)));
  if(const Object* const present = child(name))
  {
    if(&present->classInfo() == info)
      return {true, Value(true), {}};
    return CallResult::refuse(objectText("made.present", inQuotes(name), present->classInfo().name));
  }
  std::shared_ptr<Object> made = context()->registry->create(className);
  made->setName(name);
  addChild(std::move(made));
  return {true, Value(true), {}};
}

CallResult notInTheTree()
{
  return CallResult::refuse(objectText("made.gone"));
}

std::string withoutNameSpace(const std::string& className)
{
  return className.substr(className.find_last_of('/') + 1);
}

bool placeAt(Object& root, std::string_view path, std::shared_ptr<Object> made)
{
  if(!made || !root.context())
    return false;
  Object* at = &root;
  while(true)
  {
    path.remove_prefix(std::min(path.find_first_not_of("/\\"), path.size()));
    const std::size_t end = std::min(path.find_first_of("/\\"), path.size());
    const std::string_view part = path.substr(0, end);
    path.remove_prefix(end);
    if(part.empty() || part == "." || part == "..")
      return false;
    if(path.find_first_not_of("/\\") == std::string_view::npos)
    {
      made->setName(std::string(part));
      at->addChild(std::move(made));
      return true;
    }
    Object* next = at->child(part);
    if(!next)
    {
      std::shared_ptr<Object> node = root.context()->registry->create("zeitgeist/Node");
      node->setName(std::string(part));
      next = node.get();
      at->addChild(std::move(node));
    }
    at = next;
  }
}

} // namespace sparkwright
