#include "core/services/ClassObjects.h"

#include "core/object/ObjectTexts.h"
#include "core/services/ServerNode.h"
#include "core/services/ServiceRegistration.h"
#include "core/text/InQuotes.h"

namespace sparkwright
{

namespace
{

/// Child of that name, made if it is missing.
Object& folder(Object& parent, const Registry& registry, const std::string& name)
{
  if(Object* const present = parent.child(name))
    return *present;
  std::shared_ptr<Object> node = registry.create("zeitgeist/Node");
  node->setName(name);
  parent.addChild(node);
  return *node;
}

/// One item per line.
void append(std::string& list, const std::string& item)
{
  if(!list.empty())
    list += '\n';
  list += item;
}

std::string bases(const ClassObject& object)
{
  std::string list;
  if(object.described())
    for(const ClassInfo* const base : object.described()->bases)
      append(list, base->name);
  return list;
}

void appendMethods(const ClassInfo& info, std::string& list)
{
  for(const Method& method : info.methods)
    append(list, method.name);
  for(const ClassInfo* const base : info.bases)
    appendMethods(*base, list);
}

std::string instances(ClassObject& object)
{
  std::string list;
  if(object.described())
    object.root()->visit<Object>([&](Object& node) {
      if(&node.classInfo() == object.described())
        append(list, node.path());
    });
  return list;
}

CallResult create(ClassObject& object, const Arguments& a)
{
  if(!object.context())
    return notInTheTree();
  if(!object.described() || !object.described()->make)
    return CallResult::refuse(objectText("made.abstract", object.name()));
  std::shared_ptr<Object> made = object.context()->registry->create(object.described()->fullName());
  if(!placeAt(*object.root(), a.text(0), made))
    return CallResult::refuse(objectText("made.noPath", inQuotes(a.text(0))));
  return {true, Value(made.get()), {}};
}

} // namespace

void makeClassObject(Object& root, const Registry& registry, const ClassInfo& info)
{
  Object* place = &folder(root, registry, "classes");
  if(!info.nameSpace.empty())
    place = &folder(*place, registry, info.nameSpace);
  if(place->child(info.name))
    return;
  const auto node = std::dynamic_pointer_cast<ClassObject>(registry.create("zeitgeist/Class"));
  node->describe(info);
  node->setName(info.name);
  place->addChild(node);
}

void makeClassObjects(Object& root, const Registry& registry)
{
  for(const ClassInfo* const info : registry.classes())
    makeClassObject(root, registry, *info);
}

void registerClassObjects(Registry& registry)
{
  ClassBuilder<ClassObject>(registry, "zeitgeist/Class", {"Leaf"},
                            "A class, at /classes/<namespace>/<name>. Lists have one item per line.")
      .method("getBases", {}, "The classes that it is derived from.",
              [](ClassObject& c, const Arguments&) { return Value(bases(c)); })
      .method("getMethods", {}, "Its methods, then those of its bases.",
              [](ClassObject& c, const Arguments&)
              {
                std::string list;
                if(c.described())
                  appendMethods(*c.described(), list);
                return Value(std::move(list));
              })
      .method("getInstances", {}, "Paths of the nodes of this class that are in the tree.",
              [](ClassObject& c, const Arguments&) { return Value(instances(c)); })
      .method("create", {pathParameter("path")}, "Makes a node of this class at a path.", create);
}

} // namespace sparkwright
