#include "core/script/ScriptHost.h"
#include "core/script/ScriptValues.h"

#include <mruby/class.h>
#include <mruby/error.h>
#include <mruby/variable.h>

#include <cctype>
#include <cstdio>

namespace sparkwright
{

namespace
{

/// The accessor's name without the `=` of a setter, as a NUL-terminated text that mruby owns or `buffer`.
mrb_sym instanceVariable(mrb_state* mrb, const char* name, std::size_t length)
{
  char buffer[256];
  if(length + 2 > sizeof buffer)
    mrb_raise(mrb, E_NAME_ERROR, "the name of the variable is too long");
  const int size = std::snprintf(buffer, sizeof buffer, "@%.*s", static_cast<int>(length), name);
  return mrb_intern(mrb, buffer, static_cast<std::size_t>(size));
}

mrb_value getVariable(mrb_state* mrb, mrb_value self)
{
  mrb_int length = 0;
  const char* const name = mrb_sym_name_len(mrb, mrb_get_mid(mrb), &length);
  return mrb_iv_get(mrb, self, instanceVariable(mrb, name, static_cast<std::size_t>(length)));
}

bool isOverridden(mrb_state* mrb, mrb_value self, std::string_view name, mrb_value meant)
{
  ScriptHost& host = ScriptHost::of(mrb);
  if(host.overridden.empty())
    return false;
  const char* const nameSpace = mrb_class_name(mrb, mrb_class_ptr(self));
  return nameSpace && host.keeps(nameSpace, name, variableOf(meant));
}

/// Whether a script may give the variable this value; if not, the exception is prepared.
bool mayBe(mrb_state* mrb, mrb_value self, std::string_view name, mrb_value value) noexcept
{
  const char* const nameSpace = mrb_class_name(mrb, mrb_class_ptr(self));
  return !nameSpace || ScriptHost::of(mrb).takes(nameSpace, std::string(name).c_str(), value);
}

mrb_value setVariable(mrb_state* mrb, mrb_value self)
{
  mrb_value value = mrb_get_arg1(mrb);
  mrb_int length = 0;
  const char* const name = mrb_sym_name_len(mrb, mrb_get_mid(mrb), &length);
  const std::size_t plain = static_cast<std::size_t>(length) - 1; // without `=`
  if(!mayBe(mrb, self, {name, plain}, value))
    return raiseHostError(mrb);
  if(!isOverridden(mrb, self, {name, plain}, value))
  {
    mrb_iv_set(mrb, self, instanceVariable(mrb, name, plain), value);
    ++ScriptHost::of(mrb).variableChanges;
  }
  return value;
}

} // namespace

bool ScriptHost::keeps(std::string_view nameSpace, std::string_view name,
                       const std::optional<ScriptEngine::Variable>& meant)
{
  if(overridden.empty())
    return false;
  const auto held = overridden.find({std::string(nameSpace), std::string(name)});
  if(held == overridden.end())
    return false;
  held->second = meant;
  return true;
}

bool isConstantName(std::string_view name)
{
  if(name.empty() || name.size() > 200 || name.front() < 'A' || name.front() > 'Z')
    return false;
  for(const char c : name)
    if(!std::isalnum(static_cast<unsigned char>(c)) && c != '_')
      return false;
  return true;
}

void assignVariable(mrb_state* mrb, const char* nameSpace, const char* name, mrb_value value)
{
  const mrb_sym constant = mrb_intern_cstr(mrb, nameSpace);
  const mrb_value object = mrb_obj_value(mrb->object_class);
  mrb_value module;
  if(mrb_const_defined(mrb, object, constant))
  {
    module = mrb_const_get(mrb, object, constant);
    if(mrb_type(module) != MRB_TT_MODULE && mrb_type(module) != MRB_TT_CLASS)
      mrb_raisef(mrb, E_NAME_ERROR, "%s is a constant, not a namespace", nameSpace);
  }
  else
    // A class, so that scripts can open it: `class Soccer`, `class << Soccer`.
    module = mrb_obj_value(mrb_define_class(mrb, nameSpace, mrb->object_class));
  const mrb_sym slot = instanceVariable(mrb, name, std::char_traits<char>::length(name));
  if(!mrb_iv_defined(mrb, module, slot))
  {
    char setter[256];
    std::snprintf(setter, sizeof setter, "%s=", name);
    mrb_define_class_method(mrb, mrb_class_ptr(module), name, getVariable, MRB_ARGS_NONE());
    mrb_define_class_method(mrb, mrb_class_ptr(module), setter, setVariable, MRB_ARGS_REQ(1));
  }
  mrb_iv_set(mrb, module, slot, value);
  ++ScriptHost::of(mrb).variableChanges;
  noteAssigned(ScriptHost::of(mrb), nameSpace, name);
}

void noteAssigned(ScriptHost& host, const char* nameSpace, const char* name) noexcept
{
  host.assigned.emplace(nameSpace, name);
}

mrb_value readVariable(mrb_state* mrb, const char* nameSpace, const char* name)
{
  const mrb_value object = mrb_obj_value(mrb->object_class);
  const mrb_sym constant = mrb_intern_cstr(mrb, nameSpace);
  if(!mrb_const_defined(mrb, object, constant))
    return mrb_undef_value();
  const mrb_value module = mrb_const_get(mrb, object, constant);
  if(mrb_type(module) != MRB_TT_MODULE && mrb_type(module) != MRB_TT_CLASS)
    return mrb_undef_value();
  const mrb_sym slot = instanceVariable(mrb, name, std::char_traits<char>::length(name));
  return mrb_iv_defined(mrb, module, slot) ? mrb_iv_get(mrb, module, slot) : mrb_undef_value();
}

} // namespace sparkwright
