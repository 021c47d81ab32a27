#include "core/object/ObjectClasses.h"

#include "core/object/Registry.h"

namespace sparkwright
{

void registerObjectClasses(Registry& registry)
{
  ClassBuilder<Object>(registry, "zeitgeist/Leaf", {}, "Has a name and a place in the object tree.")
      .method("setName", {{"name", "string", "", "<Unnamed>"}}, "Renames the node; uniqueness is not checked.",
              [](Object& o, const Arguments& a) { o.setName(a.text(0)); })
      .immediate()
      .method("getName", {}, "The node's name.", [](Object& o, const Arguments&) { return Value(o.name()); })
      .immediate()
      .method("getFullPath", {}, "The path from the root of the tree.",
              [](Object& o, const Arguments&) { return Value(o.path()); })
      .immediate()
      .method("isLeaf", {}, "Whether the node has no children.",
              [](Object& o, const Arguments&) { return Value(o.children().empty()); })
      .immediate()
      .method("unlinkLeaf", {}, "Takes the node out of the tree.",
              [](Object& o, const Arguments&) {
                if(o.parent())
                  o.parent()->removeChild(o);
              })
      .immediate();

  ClassBuilder<Object>(registry, "zeitgeist/Node", {"Leaf"}, "Can have children.")
      .method("unlinkChildren", {}, "Takes all children out of the tree.",
              [](Object& o, const Arguments&) { o.removeAllChildren(); })
      .immediate();
}

} // namespace sparkwright
