#include "core/script/ScriptHost.h"

#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Registry.h"
#include "core/script/ScriptTexts.h"
#include "core/script/ScriptValues.h"
#include "core/text/Suggest.h"

#include <mruby/array.h>

#include <cmath>

namespace sparkwright
{

namespace
{

/// The names that `object.method` lists.
void addNames(mrb_state* mrb, const char* method, std::vector<std::string>& names)
{
  const mrb_value list = mrb_funcall(mrb, mrb_obj_value(mrb->object_class), method, 0);
  for(mrb_int i = 0; mrb_array_p(list) && i < RARRAY_LEN(list); ++i)
    if(const mrb_value name = RARRAY_PTR(list)[i]; mrb_symbol_p(name))
      names.emplace_back(mrb_sym_name(mrb, mrb_symbol(name)));
}

void addMethods(const ClassInfo& info, std::vector<std::string>& names)
{
  for(const Method& method : info.methods)
    names.push_back(method.name);
  for(const ClassInfo* const base : info.bases)
    addMethods(*base, names);
}

} // namespace

Object* ScriptHost::tree() const
{
  if(context.root)
    return context.root;
  Object* const scene = context.service<Object>();
  return scene ? scene->root() : nullptr;
}

Object* ScriptHost::selected() const
{
  const std::shared_ptr<Object> object = selection.lock();
  return object && object->context() ? object.get() : tree();
}

void ScriptHost::select(Object* object)
{
  selection = object ? object->weak_from_this() : std::weak_ptr<Object>();
}

Object* ScriptHost::find(std::string_view path) const
{
  Object* const from = selected();
  return from ? from->find(path) : nullptr;
}

void ScriptHost::write(Diagnostic::Severity severity, LocalText message, LocalText hint) const
{
  if(!context.log)
    return;
  Interpreter::Place place = interpreter.place();
  if(place.file.empty() && !running.empty())
    place.file = running.back();
  context.log->write(
      Diagnostic::of(severity, std::move(place.file), place.line, 0, std::move(message), std::move(hint)));
}

CallResult ScriptHost::call(Object& object, const std::string& method, const std::vector<std::string>& arguments)
{
  // The call may take the object out of the tree.
  const std::shared_ptr<Object> keep = object.weak_from_this().lock();
  bool known = false;
  CallResult result = callMethod(object, method, Arguments(arguments), known);
  if(!result.accepted && result.endsScript)
    refuse(objectText("node.says", object.path(), result.why));
  else if(!result.accepted)
  {
    std::vector<std::string> names;
    if(!known)
      addMethods(object.classInfo(), names);
    warn(objectText("node.says", object.path(), result.why), suggestion(method, names));
  }
  return result;
}

LocalText ScriptHost::nearestName(const std::string& name, const Object* object)
{
  if(LocalText hint = insteadOf(name); !hint.empty())
    return hint;
  std::vector<std::string> names(variableNames.begin(), variableNames.end());
  if(object)
    addMethods(object->classInfo(), names);
  const ArenaScope arena(interpreter.state());
  interpreter.guarded([&] {
    addNames(interpreter.state(), "instance_methods", names);
    addNames(interpreter.state(), "constants", names);
  });
  return suggestion(name, names);
}

LocalText ScriptHost::hintFor(const Interpreter::Outcome& outcome)
{
  constexpr std::size_t shortest = 3; // everything is like `+`
  if(outcome.hint.empty())
    if(LocalText hint = insteadOf(outcome.unknownName); !hint.empty())
      return hint;
  if(!outcome.hint.empty() || outcome.unknownName.size() < shortest)
    return outcome.hint;
  return nearestName(outcome.unknownName, nullptr);
}

bool ScriptHost::takes(const char* nameSpace, const char* name, mrb_value value) noexcept
{
  mrb_state* const mrb = interpreter.state();
  const std::string whole = std::string(nameSpace) + '.' + name;
  const std::optional<std::string> text = mrb_nil_p(value) ? std::nullopt : argumentText(mrb, value);
  if(LocalText why = text && check ? check(nameSpace, name, *text) : LocalText(); !why.empty())
  {
    refuse(scriptText("script.cannotSet", whole, std::move(why)));
    return false;
  }
  const auto wanted = variableOf(value);
  if(!wanted || !overridden.contains({nameSpace, name}))
    return true;
  mrb_value held = mrb_undef_value();
  interpreter.guarded([&] { held = readVariable(mrb, nameSpace, name); });
  const auto given = mrb_undef_p(held) ? std::nullopt : variableOf(held);
  if(!given || given->index() == wanted->index())
    return true;
  const bool isNumber = std::holds_alternative<bool>(*given) || std::isfinite(ScriptEngine::number(given, std::nan("")));
  LocalText why;
  if(std::holds_alternative<bool>(*wanted) && !isNumber)
    why = scriptText("script.needsFlag", whole, *argumentText(mrb, held));
  else if(!std::holds_alternative<bool>(*wanted) && !std::holds_alternative<std::string>(*wanted) && !isNumber)
    why = scriptText("script.needsNumber", whole, *argumentText(mrb, held));
  if(why.empty())
    return true;
  refuse(std::move(why));
  return false;
}

std::string_view ScriptHost::runningLine() const
{
  const Interpreter::Place place = interpreter.place();
  const auto source = std::find_if(sources.rbegin(), sources.rend(), [&](const auto& each) { return each.first == place.file; });
  if(source == sources.rend() || place.line < 1)
    return {};
  std::string_view text = source->second;
  for(int i = 1; i < place.line; ++i)
  {
    const std::size_t end = text.find('\n');
    if(end == std::string_view::npos)
      return {};
    text.remove_prefix(end + 1);
  }
  return text.substr(0, text.find('\n'));
}

void ScriptHost::refuse(LocalText why)
{
  raised = why.english();
  refused = std::move(why);
}

const LocalText& ScriptHost::sayOf(const Interpreter::Outcome& outcome) const
{
  return outcome.error == refused ? refused : outcome.error;
}

} // namespace sparkwright
