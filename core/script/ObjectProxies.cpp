// Objects of the tree as scripts see them, and method calls on them.

#include "core/object/Context.h"
#include "core/script/ScriptHost.h"
#include "core/script/ScriptTexts.h"
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
    Node,
    Raise ///< host.raised
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

Answer callObject(mrb_state* mrb, Object* object, mrb_sym method, const mrb_value* values, mrb_int count) noexcept
{
  ScriptHost& host = ScriptHost::of(mrb);
  const std::string name = mrb_sym_name(mrb, method);
  if(!object)
  {
    host.warn(scriptText("script.gone", inQuotes(name)));
    return {};
  }
  std::vector<std::string> texts;
  for(mrb_int i = 0; i < count; ++i)
  {
    std::optional<std::string> text = argumentText(mrb, values[i]);
    if(Object* const other = objectOf(mrb, values[i]))
      text = other->path();
    if(!text)
    {
      host.warn(scriptText("script.noValue", inQuotes(name), kindOf(mrb, values[i])));
      return {};
    }
    texts.push_back(std::move(*text));
  }
  const CallResult result = host.call(*object, name, texts);
  Answer answer;
  if(result.accepted)
    answer = answerOf(host, result.value);
  else if(result.endsScript)
    answer.kind = Answer::Kind::Raise;
  return answer;
}

bool knows(mrb_state* mrb, Object* object, mrb_sym method) noexcept
{
  return object && object->classInfo().method(mrb_sym_name(mrb, method));
}

mrb_value methodMissing(mrb_state* mrb, mrb_value self)
{
  mrb_sym name = 0;
  const mrb_value* values = nullptr;
  mrb_int count = 0;
  mrb_get_args(mrb, "n*", &name, &values, &count);
  return callWithValues(mrb, objectOf(mrb, self), name, values, count);
}

mrb_value respondTo(mrb_state* mrb, mrb_value self)
{
  mrb_sym name = 0;
  mrb_get_args(mrb, "n", &name);
  return mrb_bool_value(knows(mrb, objectOf(mrb, self), name));
}

mrb_value isSame(mrb_state* mrb, mrb_value self)
{
  const mrb_value other = mrb_get_arg1(mrb);
  if(mrb_obj_eq(mrb, self, other))
    return mrb_true_value();
  Object* const object = objectOf(mrb, self);
  return mrb_bool_value(object && object == objectOf(mrb, other));
}

} // namespace

Object* objectOf(mrb_state* mrb, mrb_value proxy) noexcept
{
  const auto* const p = static_cast<const Proxy*>(mrb_data_check_get_ptr(mrb, proxy, &proxyType));
  // Nothing is made or deleted between here and the call, so the object needs no holding.
  return p ? p->object.lock().get() : nullptr;
}

mrb_value wrapObject(mrb_state* mrb, Object* object)
{
  if(!object)
    return mrb_nil_value();
  RClass* const proxies = mrb_class_get(mrb, "SceneObject");
  const mrb_value value = mrb_obj_value(mrb_data_object_alloc(mrb, proxies, nullptr, &proxyType));
  void* const memory = mrb_malloc(mrb, sizeof(Proxy));
  DATA_PTR(value) = new(memory) Proxy{object->weak_from_this()};
  return value;
}

mrb_value callWithValues(mrb_state* mrb, Object* object, mrb_sym method, const mrb_value* values, mrb_int count)
{
  const Answer answer = callObject(mrb, object, method, values, count);
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
    return wrapObject(mrb, answer.object);
  case Answer::Kind::Raise:
    return raiseHostError(mrb);
  }
  return mrb_nil_value();
}

void defineObjectProxies(mrb_state* mrb)
{
  // Nothing of Kernel: its importScene() and others must not hide the methods of the object.
  RClass* const proxies = mrb_define_class(mrb, "SceneObject", mrb_class_get(mrb, "BasicObject"));
  MRB_SET_INSTANCE_TT(proxies, MRB_TT_DATA);
  mrb_undef_class_method(mrb, proxies, "new");
  mrb_define_method(mrb, proxies, "method_missing", methodMissing, MRB_ARGS_ANY());
  mrb_define_method(mrb, proxies, "respond_to?", respondTo, MRB_ARGS_ARG(1, 1));
  mrb_define_method(mrb, proxies, "==", isSame, MRB_ARGS_REQ(1));
}

} // namespace sparkwright
