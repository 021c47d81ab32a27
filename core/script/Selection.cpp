// The tree as scripts walk it: get(), new(), delete(), and the selection, which unknown calls at top level go to.

#include "core/object/Context.h"
#include "core/object/Registry.h"
#include "core/script/ScriptHost.h"
#include "core/script/ScriptTexts.h"
#include "core/text/InQuotes.h"
#include "core/text/Suggest.h"

#include <mruby/array.h>
#include <mruby/class.h>
#include <mruby/error.h>
#include <mruby/string.h>

#include <algorithm>

namespace sparkwright
{

namespace
{

/// A text argument; what it points to lives as long as the call.
std::string_view textArgument(mrb_state* mrb)
{
  const char* text = nullptr;
  mrb_int length = 0;
  mrb_get_args(mrb, "s", &text, &length);
  return {text, static_cast<std::size_t>(length)};
}

Object* lookUp(mrb_state* mrb, std::string_view path) noexcept
{
  return ScriptHost::of(mrb).find(path);
}

/// With their namespaces if `like` has one.
std::vector<std::string> classNames(const Registry& registry, std::string_view like)
{
  std::vector<std::string> names;
  const bool bare = like.find('/') == std::string_view::npos;
  for(const ClassInfo* const info : registry.classes())
    if(info->make)
      names.push_back(bare || info->nameSpace.empty() ? info->name : info->nameSpace + "/" + info->name);
  return names;
}

/// The object at the path, made there and selected; nodes on the way are made if they are missing.
Object* make(mrb_state* mrb, std::string_view className, std::string_view path) noexcept
{
  ScriptHost& host = ScriptHost::of(mrb);
  Object* at = path.starts_with('/') || path.starts_with('\\') ? host.tree() : host.selected();
  std::shared_ptr<Object> made = at ? host.context.registry->create(className) : nullptr;
  while(!path.empty() && (path.back() == '/' || path.back() == '\\'))
    path.remove_suffix(1);
  const std::size_t slash = path.find_last_of("/\\");
  const std::string_view name = slash == std::string_view::npos ? path : path.substr(slash + 1);
  if(!made || name.empty())
  {
    host.warn(scriptText("script.cannotMake", inQuotes(className), inQuotes(path)),
              made ? LocalText() : suggestion(className, classNames(*host.context.registry, className)));
    return nullptr;
  }
  std::string_view way = slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
  while(!way.empty())
  {
    const std::size_t end = std::min(way.find_first_of("/\\"), way.size());
    const std::string part(way.substr(0, end));
    way.remove_prefix(std::min(end + 1, way.size()));
    if(part.empty())
      continue;
    Object* next = at->find(part);
    if(!next)
    {
      std::shared_ptr<Object> node = host.context.registry->create("zeitgeist/Node");
      if(!node || part == "..")
        return nullptr;
      node->setName(part);
      next = node.get();
      at->addChild(std::move(node));
    }
    at = next;
  }
  made->setName(std::string(name));
  Object* const result = made.get();
  at->addChild(std::move(made));
  host.select(result);
  return result;
}

void remove(mrb_state* mrb, std::string_view path) noexcept
{
  if(Object* const object = lookUp(mrb, path); object && object->parent())
    object->parent()->removeChild(*object);
}

/// Nullptr and a warning if there is nothing.
Object* select(mrb_state* mrb, std::string_view path, bool push) noexcept
{
  ScriptHost& host = ScriptHost::of(mrb);
  Object* const object = host.find(path);
  if(!object)
  {
    host.warn(scriptText("script.nothingThere", inQuotes(path)));
    return nullptr;
  }
  if(push)
    host.pushed.push_back(host.selected()->weak_from_this());
  host.select(object);
  return object;
}

Object* pop(mrb_state* mrb) noexcept
{
  ScriptHost& host = ScriptHost::of(mrb);
  if(host.pushed.empty())
  {
    host.warn(scriptText("script.popd"));
    return nullptr;
  }
  host.selection = std::move(host.pushed.back());
  host.pushed.pop_back();
  return host.selected();
}

/// Names of the children, or paths of what was pushed; afterwards in host.raised, one a line.
std::size_t list(mrb_state* mrb, bool stack) noexcept
{
  ScriptHost& host = ScriptHost::of(mrb);
  std::vector<std::string> lines;
  const Object* const selected = host.selected();
  if(!stack && selected)
    for(const std::shared_ptr<Object>& child : selected->children())
      lines.push_back(child->name());
  if(stack)
  {
    for(const std::weak_ptr<Object>& pushed : host.pushed)
      if(const std::shared_ptr<Object> object = pushed.lock())
        lines.push_back(object->path());
    if(selected)
      lines.push_back(selected->path());
  }
  host.raised.clear();
  for(const std::string& line : lines)
    host.raised += line + "\n";
  return lines.size();
}

template<bool stack>
mrb_value listing(mrb_state* mrb, mrb_value)
{
  const std::size_t count = list(mrb, stack);
  const mrb_value result = mrb_ary_new_capa(mrb, static_cast<mrb_int>(count));
  const char* text = ScriptHost::of(mrb).raised.c_str();
  for(std::size_t i = 0; i < count; ++i)
  {
    const char* end = text;
    while(*end != '\n')
      ++end;
    mrb_ary_push(mrb, result, mrb_str_new(mrb, text, static_cast<std::size_t>(end - text)));
    text = end + 1;
  }
  return result;
}

mrb_value getObject(mrb_state* mrb, mrb_value)
{
  return wrapObject(mrb, lookUp(mrb, textArgument(mrb)));
}

mrb_value newObject(mrb_state* mrb, mrb_value)
{
  const char* className = nullptr;
  const char* path = nullptr;
  mrb_int classLength = 0;
  mrb_int pathLength = 0;
  mrb_get_args(mrb, "ss", &className, &classLength, &path, &pathLength);
  return wrapObject(mrb, make(mrb, {className, static_cast<std::size_t>(classLength)},
                              {path, static_cast<std::size_t>(pathLength)}));
}

mrb_value deleteObject(mrb_state* mrb, mrb_value)
{
  remove(mrb, textArgument(mrb));
  return mrb_nil_value();
}

template<bool push>
mrb_value selectObject(mrb_state* mrb, mrb_value)
{
  return wrapObject(mrb, select(mrb, textArgument(mrb), push));
}

mrb_value popSelection(mrb_state* mrb, mrb_value)
{
  return wrapObject(mrb, pop(mrb));
}

/// Arguments of a call: one array of them, or they themselves.
mrb_value callSpread(mrb_state* mrb, Object* object, mrb_sym name, const mrb_value* values, mrb_int count)
{
  if(count == 1 && mrb_array_p(values[0]))
    return callWithValues(mrb, object, name, RARRAY_PTR(values[0]), RARRAY_LEN(values[0]));
  return callWithValues(mrb, object, name, values, count);
}

/// selectCall(name, arguments)
mrb_value selectCall(mrb_state* mrb, mrb_value)
{
  mrb_sym name = 0;
  const mrb_value* values = nullptr;
  mrb_int count = 0;
  mrb_get_args(mrb, "n*", &name, &values, &count);
  return callSpread(mrb, ScriptHost::of(mrb).selected(), name, values, count);
}

/// thisCall(object, name, arguments)
mrb_value thisCall(mrb_state* mrb, mrb_value)
{
  mrb_value proxy;
  mrb_sym name = 0;
  const mrb_value* values = nullptr;
  mrb_int count = 0;
  mrb_get_args(mrb, "on*", &proxy, &name, &values, &count);
  return callSpread(mrb, objectOf(mrb, proxy), name, values, count);
}

enum class Addressee
{
  Selection,
  Nobody,     ///< The selection does not know the call: a warning says so.
  NotSelected ///< Nothing was selected, so a name is wrong.
};

Addressee addressee(mrb_state* mrb, mrb_sym name) noexcept
{
  ScriptHost& host = ScriptHost::of(mrb);
  const Object* const selected = host.selected();
  const std::string method = mrb_sym_name(mrb, name);
  if(selected && selected->classInfo().method(method))
    return Addressee::Selection;
  if(!selected || selected == host.tree())
    return Addressee::NotSelected;
  host.warn(scriptText("script.noFunction", inQuotes(method), selected->path()), host.nearestName(method, selected));
  return Addressee::Nobody;
}

mrb_value topMethodMissing(mrb_state* mrb, mrb_value)
{
  mrb_sym name = 0;
  const mrb_value* values = nullptr;
  mrb_int count = 0;
  mrb_get_args(mrb, "n*", &name, &values, &count);
  switch(addressee(mrb, name))
  {
  case Addressee::Selection:
    return callWithValues(mrb, ScriptHost::of(mrb).selected(), name, values, count);
  case Addressee::Nobody:
    break;
  case Addressee::NotSelected:
    mrb_no_method_error(mrb, name, mrb_ary_new_from_values(mrb, count, values), "undefined method '%n'", name);
  }
  return mrb_nil_value();
}

} // namespace

void defineSelection(mrb_state* mrb)
{
  RClass* const kernel = mrb->kernel_module;
  mrb_define_method(mrb, kernel, "get", getObject, MRB_ARGS_REQ(1));
  mrb_define_method(mrb, kernel, "new", newObject, MRB_ARGS_REQ(2));
  mrb_define_method(mrb, kernel, "delete", deleteObject, MRB_ARGS_REQ(1));
  for(const char* const name : {"selectObject", "cd"})
    mrb_define_method(mrb, kernel, name, selectObject<false>, MRB_ARGS_REQ(1));
  mrb_define_method(mrb, kernel, "pushd", selectObject<true>, MRB_ARGS_REQ(1));
  mrb_define_method(mrb, kernel, "popd", popSelection, MRB_ARGS_NONE());
  mrb_define_method(mrb, kernel, "listObjects", listing<false>, MRB_ARGS_NONE());
  mrb_define_method(mrb, kernel, "listPushed", listing<true>, MRB_ARGS_NONE());
  mrb_define_method(mrb, kernel, "selectCall", selectCall, MRB_ARGS_ANY());
  mrb_define_method(mrb, kernel, "thisCall", thisCall, MRB_ARGS_ANY());
  // Of the top level only: in the classes of scripts a wrong name is a wrong name.
  mrb_define_singleton_method(mrb, mrb_obj_ptr(mrb_top_self(mrb)), "method_missing", topMethodMissing, MRB_ARGS_ANY());
}

} // namespace sparkwright
