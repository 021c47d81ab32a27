// Objects of the tree as scripts see them: get(), new(), delete() and method calls on what they return.

#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/Registry.h"
#include "core/script/ScriptHost.h"
#include "core/script/ScriptValues.h"
#include "core/text/InQuotes.h"

#include <mruby/array.h>
#include <mruby/class.h>
#include <mruby/data.h>
#include <mruby/string.h>

#include <new>

namespace sparkwright
{

namespace
{

/// Outlives the object it stands for without keeping it alive.
struct Proxy
{
  std::weak_ptr<Object> object;
};

void freeProxy(mrb_state* mrb, void* memory)
{
  static_cast<Proxy*>(memory)->~Proxy();
  mrb_free(mrb, memory);
}

const mrb_data_type proxyType = {"SceneObject", freeProxy};

Object* tree(const ScriptHost& host)
{
  if(host.context.root)
    return host.context.root;
  Object* const scene = host.context.service<Object>();
  return scene ? scene->root() : nullptr;
}

void complain(const ScriptHost& host, std::string message)
{
  if(!host.context.log)
    return;
  const std::string file = host.running.empty() ? std::string() : host.running.back();
  host.context.log->write({Diagnostic::Severity::Warning, file, 0, 0, std::move(message), {}});
}

Object* lookUp(mrb_state* mrb, const char* path, mrb_int length) noexcept
{
  Object* const root = tree(ScriptHost::of(mrb));
  return root ? root->find({path, static_cast<std::size_t>(length)}) : nullptr;
}

/// The object at the path, made there; nodes on the way are made if they are missing.
Object* make(mrb_state* mrb, std::string_view className, std::string_view path) noexcept
{
  const ScriptHost& host = ScriptHost::of(mrb);
  Object* at = tree(host);
  std::shared_ptr<Object> made = at ? host.context.registry->create(className) : nullptr;
  while(!path.empty() && path.back() == '/')
    path.remove_suffix(1);
  const std::size_t slash = path.find_last_of("/\\");
  const std::string_view name = slash == std::string_view::npos ? path : path.substr(slash + 1);
  if(!made || name.empty())
  {
    complain(host, "cannot make " + inQuotes(className) + " at " + inQuotes(path));
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
      if(!node)
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
  return result;
}

/// May raise.
mrb_value wrap(mrb_state* mrb, Object* object)
{
  if(!object)
    return mrb_nil_value();
  RClass* const proxies = mrb_class_get(mrb, "SceneObject");
  const mrb_value value = mrb_obj_value(mrb_data_object_alloc(mrb, proxies, nullptr, &proxyType));
  void* const memory = mrb_malloc(mrb, sizeof(Proxy));
  DATA_PTR(value) = new(memory) Proxy{object->weak_from_this()};
  return value;
}

/// Whatever has a destructor lives in here only, because the caller may longjmp afterwards.
struct Answer
{
  enum class Kind
  {
    Nothing,
    Boolean,
    Integer,
    Float,
    Text, ///< in host.raised
    Node
  };
  Kind kind = Kind::Nothing;
  bool boolean = false;
  std::int64_t integer = 0;
  double number = 0;
  Object* object = nullptr;
};

Answer answerOf(ScriptHost& host, const Value& value)
{
  Answer answer;
  if(const bool* const b = std::get_if<bool>(&value))
    answer.kind = Answer::Kind::Boolean, answer.boolean = *b;
  else if(const std::int64_t* const i = std::get_if<std::int64_t>(&value))
    answer.kind = Answer::Kind::Integer, answer.integer = *i;
  else if(const double* const d = std::get_if<double>(&value))
    answer.kind = Answer::Kind::Float, answer.number = *d;
  else if(const std::string* const s = std::get_if<std::string>(&value))
    answer.kind = Answer::Kind::Text, host.raised = *s;
  else if(Object* const* const o = std::get_if<Object*>(&value); o && *o)
    answer.kind = Answer::Kind::Node, answer.object = *o;
  return answer;
}

Answer callObject(mrb_state* mrb, const Proxy* proxy, mrb_sym method, const mrb_value* values, mrb_int count) noexcept
{
  ScriptHost& host = ScriptHost::of(mrb);
  const std::string name = mrb_sym_name(mrb, method);
  const std::shared_ptr<Object> object = proxy ? proxy->object.lock() : nullptr;
  if(!object)
  {
    complain(host, inQuotes(name) + " is called on an object that is gone");
    return {};
  }
  std::vector<std::string> texts;
  for(mrb_int i = 0; i < count; ++i)
  {
    std::optional<std::string> text = argumentText(mrb, values[i]);
    if(const auto* const other = static_cast<const Proxy*>(mrb_data_check_get_ptr(mrb, values[i], &proxyType)))
      if(const std::shared_ptr<Object> target = other->object.lock())
        text = target->path();
    if(!text)
    {
      complain(host, inQuotes(name) + " cannot take a value " + kindOf(mrb, values[i]));
      return {};
    }
    texts.push_back(std::move(*text));
  }
  bool known = false;
  const CallResult result = callMethod(*object, name, Arguments(texts), known);
  if(!result.accepted)
  {
    complain(host, object->path() + ": " + result.why);
    return {};
  }
  return answerOf(host, result.value);
}

mrb_value methodMissing(mrb_state* mrb, mrb_value self)
{
  mrb_sym name = 0;
  const mrb_value* values = nullptr;
  mrb_int count = 0;
  mrb_get_args(mrb, "n*", &name, &values, &count);
  const Answer answer =
      callObject(mrb, static_cast<const Proxy*>(mrb_data_check_get_ptr(mrb, self, &proxyType)), name, values, count);
  switch(answer.kind)
  {
  case Answer::Kind::Nothing:
    break;
  case Answer::Kind::Boolean:
    return mrb_bool_value(answer.boolean);
  case Answer::Kind::Integer:
    return mrb_int_value(mrb, answer.integer);
  case Answer::Kind::Float:
    return mrb_float_value(mrb, answer.number);
  case Answer::Kind::Text:
  {
    const std::string& text = ScriptHost::of(mrb).raised;
    return mrb_str_new(mrb, text.data(), text.size());
  }
  case Answer::Kind::Node:
    return wrap(mrb, answer.object);
  }
  return mrb_nil_value();
}

mrb_value getObject(mrb_state* mrb, mrb_value)
{
  const char* path = nullptr;
  mrb_int length = 0;
  mrb_get_args(mrb, "s", &path, &length);
  return wrap(mrb, lookUp(mrb, path, length));
}

mrb_value newObject(mrb_state* mrb, mrb_value)
{
  const char* className = nullptr;
  const char* path = nullptr;
  mrb_int classLength = 0;
  mrb_int pathLength = 0;
  mrb_get_args(mrb, "ss", &className, &classLength, &path, &pathLength);
  return wrap(mrb, make(mrb, {className, static_cast<std::size_t>(classLength)},
                        {path, static_cast<std::size_t>(pathLength)}));
}

mrb_value deleteObject(mrb_state* mrb, mrb_value)
{
  const char* path = nullptr;
  mrb_int length = 0;
  mrb_get_args(mrb, "s", &path, &length);
  if(Object* const object = lookUp(mrb, path, length); object && object->parent())
    object->parent()->removeChild(*object);
  return mrb_nil_value();
}

} // namespace

void defineObjectProxies(mrb_state* mrb)
{
  // Nothing of Kernel: its importScene() and others must not hide the methods of the object.
  RClass* const proxies = mrb_define_class(mrb, "SceneObject", mrb_class_get(mrb, "BasicObject"));
  MRB_SET_INSTANCE_TT(proxies, MRB_TT_DATA);
  mrb_undef_class_method(mrb, proxies, "new");
  mrb_define_method(mrb, proxies, "method_missing", methodMissing, MRB_ARGS_ANY());
  mrb_define_method(mrb, mrb->kernel_module, "get", getObject, MRB_ARGS_REQ(1));
  mrb_define_method(mrb, mrb->kernel_module, "new", newObject, MRB_ARGS_REQ(2));
  mrb_define_method(mrb, mrb->kernel_module, "delete", deleteObject, MRB_ARGS_REQ(1));
}

} // namespace sparkwright
