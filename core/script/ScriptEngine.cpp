#include "core/script/ScriptEngine.h"

#include "core/object/Context.h"
#include "core/object/FileService.h"
#include "core/object/Log.h"
#include "core/script/ScriptHost.h"
#include "core/script/ScriptValues.h"
#include "core/text/Number.h"
#include "core/text/InQuotes.h"

#include <mruby/variable.h>

#include <charconv>

namespace sparkwright
{

struct ScriptEngine::Impl : ScriptHost
{
  using ScriptHost::ScriptHost;

  void report(const std::string& file, const Interpreter::Outcome& outcome) const
  {
    if(context.log)
      context.log->write({Diagnostic::Severity::Error, file, outcome.line, 0, outcome.error, outcome.hint});
  }

  void complain(const std::string& message) const
  {
    if(context.log)
      context.log->error(message);
  }
};

namespace
{

/// `--set` texts: bool, integer, float or string, whichever they read as.
ScriptEngine::Variable variableFromText(const std::string& text)
{
  if(text == "true" || text == "false")
    return text == "true";
  const char* const begin = text.data() + (text.starts_with('+') ? 1 : 0);
  const char* const end = text.data() + text.size();
  std::int64_t integer = 0;
  if(const auto r = std::from_chars(begin, end, integer); r.ec == std::errc() && r.ptr == end)
    return integer;
  double number = 0;
  if(const auto r = std::from_chars(begin, end, number); r.ec == std::errc() && r.ptr == end)
    return number;
  return text;
}

} // namespace

ScriptEngine::ScriptEngine(Context& context) : impl_(std::make_unique<Impl>(*this, context))
{
  impl_->interpreter.state()->ud = static_cast<ScriptHost*>(impl_.get());
  setBudget(defaultBudget);
  defineScriptApi(*impl_);
}

ScriptEngine::~ScriptEngine() = default;

void ScriptEngine::setBudget(std::int64_t steps)
{
  impl_->interpreter.budget().setLimit(steps);
}

void ScriptEngine::setMemoryLimit(std::size_t bytes)
{
  impl_->interpreter.setMemoryLimit(bytes);
}

void ScriptEngine::withinOneBudget(const std::function<void()>& body)
{
  const Budget::Run allowance(impl_->interpreter.budget());
  body();
}

ScriptEngine::Result ScriptEngine::evaluate(const std::string& expression)
{
  Result result;
  if(expression.find_first_not_of(" \t\r\n") == std::string::npos)
  {
    result.error = "the expression is empty";
    return result;
  }
  mrb_state* const mrb = impl_->interpreter.state();
  const ArenaScope arena(mrb);
  Interpreter::Outcome outcome = impl_->interpreter.run(expression, "expression", true, impl_->interpreter.budget().limit() / expressionShare);
  if(!outcome.ok)
  {
    result.error = std::move(outcome.error);
    if(!outcome.hint.empty())
      result.error += " (" + outcome.hint + ")";
    result.line = outcome.line;
    return result;
  }
  if(std::optional<std::string> text = resultText(outcome.value))
  {
    result.ok = true;
    result.text = std::move(*text);
  }
  else
    result.error = "the value is " + kindOf(mrb, outcome.value) + "; a number or a text is needed";
  return result;
}

bool ScriptEngine::runFile(const std::string& name)
{
  const std::optional<std::string> text = impl_->context.files ? impl_->context.files->read(name) : std::nullopt;
  if(!text)
  {
    impl_->complain("cannot find the script '" + name + "' below the data directories");
    return false;
  }
  return runText(*text, name);
}

bool ScriptEngine::runText(const std::string& text, const std::string& name)
{
  if(impl_->running.size() >= ScriptHost::deepestRun)
  {
    impl_->complain("script '" + name + "' is not run: " + std::to_string(ScriptHost::deepestRun) +
                    " scripts have run each other");
    return false;
  }
  impl_->running.push_back(name);
  const ArenaScope arena(impl_->interpreter.state());
  const Interpreter::Outcome outcome = impl_->interpreter.run(text, name, false);
  impl_->running.pop_back();
  if(!outcome.ok)
    impl_->report(name, outcome);
  return outcome.ok;
}

void ScriptEngine::setVariable(const std::string& nameSpace, const std::string& name, const Variable& value)
{
  if(impl_->overridden.contains({nameSpace, name}))
    return;
  if(!isConstantName(nameSpace) || !isConstantName(name))
  {
    impl_->complain(inQuotes(nameSpace + "." + name) + " is no name for a variable: both parts start with an upper-case letter");
    return;
  }
  mrb_state* const mrb = impl_->interpreter.state();
  const ArenaScope arena(mrb);
  std::string error;
  if(!impl_->interpreter.guarded(
         [&] { assignVariable(mrb, nameSpace.c_str(), name.c_str(), rubyValue(mrb, value)); }, &error))
    impl_->complain("cannot set " + nameSpace + "." + name + ": " + error);
}

std::optional<ScriptEngine::Variable> ScriptEngine::variable(const std::string& nameSpace, const std::string& name) const
{
  if(!isConstantName(nameSpace) || !isConstantName(name))
    return std::nullopt;
  mrb_state* const mrb = impl_->interpreter.state();
  const ArenaScope arena(mrb);
  mrb_value value = mrb_undef_value();
  impl_->interpreter.guarded([&] { value = readVariable(mrb, nameSpace.c_str(), name.c_str()); });
  if(mrb_undef_p(value))
    return std::nullopt;
  return variableOf(value);
}

void ScriptEngine::overrideVariable(const std::string& nameSpace, const std::string& name, const std::string& text)
{
  impl_->overridden.erase({nameSpace, name});
  setVariable(nameSpace, name, variableFromText(text));
  impl_->overridden.emplace(nameSpace, name);
}

double ScriptEngine::number(const std::string& nameSpace, const std::string& name, double fallback) const
{
  const std::optional<Variable> value = variable(nameSpace, name);
  if(!value)
    return fallback;
  if(const bool* const b = std::get_if<bool>(&*value))
    return *b ? 1 : 0;
  if(const std::int64_t* const i = std::get_if<std::int64_t>(&*value))
    return static_cast<double>(*i);
  if(const double* const d = std::get_if<double>(&*value))
    return *d;
  return fallback;
}

bool ScriptEngine::flag(const std::string& nameSpace, const std::string& name, bool fallback) const
{
  const std::optional<Variable> value = variable(nameSpace, name);
  if(!value)
    return fallback;
  if(const bool* const b = std::get_if<bool>(&*value))
    return *b;
  if(const std::string* const s = std::get_if<std::string>(&*value))
    return *s == "true" || (*s != "false" && fallback);
  return number(nameSpace, name, 0) != 0;
}

void ScriptEngine::setGlobal(const std::string& name, const Variable& value)
{
  mrb_state* const mrb = impl_->interpreter.state();
  const ArenaScope arena(mrb);
  const std::string symbol = "$" + name;
  impl_->interpreter.guarded([&] { mrb_gv_set(mrb, mrb_intern_cstr(mrb, symbol.c_str()), rubyValue(mrb, value)); });
}

std::optional<ScriptEngine::Variable> ScriptEngine::global(const std::string& name) const
{
  mrb_state* const mrb = impl_->interpreter.state();
  const ArenaScope arena(mrb);
  const std::string symbol = "$" + name;
  mrb_value value = mrb_nil_value();
  impl_->interpreter.guarded([&] { value = mrb_gv_get(mrb, mrb_intern_cstr(mrb, symbol.c_str())); });
  return variableOf(value);
}

void ScriptEngine::defineFunction(const std::string& name, Function function)
{
  mrb_state* const mrb = impl_->interpreter.state();
  const ArenaScope arena(mrb);
  impl_->functions[name] = std::move(function);
  impl_->interpreter.guarded([&] { defineHostFunction(mrb, name.c_str()); });
}

} // namespace sparkwright
