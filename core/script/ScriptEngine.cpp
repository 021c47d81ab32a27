#include "core/script/ScriptEngine.h"

#include "core/archive/StateArchive.h"
#include "core/files/FileService.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/script/ScriptHost.h"
#include "core/script/ScriptTexts.h"
#include "core/script/ScriptValues.h"
#include "core/text/InQuotes.h"
#include "core/text/Number.h"

#include <mruby/variable.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <chrono>
#include <regex>
#include <sstream>

namespace sparkwright
{

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

/// Which lines of other scripts led to an error in `name`: `; called from a.rb:3, b.rb:7`.
LocalText callersOf(const Interpreter::Outcome& outcome, const std::string& name)
{
  constexpr std::size_t most = 5;
  const std::string here = name + ':' + std::to_string(outcome.line);
  LocalText inside;
  std::string callers;
  std::size_t listed = 0;
  bool isCaller = false;
  for(const std::string& place : outcome.trace)
    if(place == here)
      isCaller = true;
    else if(place.starts_with(name + ':'))
      continue;
    else if(!isCaller)
      inside =
          inside.empty() ? scriptText("script.in", place) : scriptText("script.calledFrom", std::move(inside), place);
    else if(listed++ < most)
      callers += (callers.empty() ? "" : ", ") + place;
  if(callers.empty())
    return inside;
  return scriptText("script.place", std::move(inside),
                    scriptText("script.callers", callers + (listed > most ? ", …" : "")), LocalText());
}

/// Says of an error about a method of nil what is nil in its line: ` for nil; FieldLength is nil`. Nothing if the
/// method may have been called without a receiver.
/// @param text  of the script `name`
LocalText nilReceiver(const Interpreter::Outcome& outcome, const std::string& name, const std::string& text)
{
  if(!outcome.onNil || outcome.unknownName.empty() || outcome.line <= 0 ||
     outcome.trace.empty() || outcome.trace.front() != name + ':' + std::to_string(outcome.line))
    return {};
  std::istringstream lines(text);
  std::string line;
  for(int i = 0; i < outcome.line && std::getline(lines, line);)
    ++i;
  constexpr std::size_t longestLine = 500;
  if(line.size() > longestLine)
    return {};
  std::string method;
  for(const char c : outcome.unknownName)
    method += std::isalnum(static_cast<unsigned char>(c)) || c == '_' ? std::string(1, c) : std::string("\\") + c;
  const bool isWord =
      std::isalpha(static_cast<unsigned char>(outcome.unknownName.front())) || outcome.unknownName.front() == '_';
  const std::regex receiver("((?:\\$|@{0,2})[A-Za-z_]\\w*(?:\\.[A-Za-z_]\\w*)*(?:\\([^()]*\\))?)\\s*" +
                            (isWord ? "\\." + method + "\\b" : outcome.unknownName == "[]" ? "\\[" : method));
  std::vector<std::string> names;
  for(std::sregex_iterator match(line.begin(), line.end(), receiver), end; match != end; ++match)
    if(std::find(names.begin(), names.end(), (*match)[1].str()) == names.end())
      names.push_back((*match)[1].str());
  if(names.empty() || (names.size() == 1 && names.front() == "nil"))
    return names.empty() && isWord ? LocalText() : scriptText("script.forNil");
  LocalText list;
  for(const std::string& one : names)
    list = list.empty() ? LocalText(one) : scriptText("script.or", std::move(list), one);
  return scriptText("script.isNil", std::move(list));
}

} // namespace

ScriptEngine::ScriptEngine(Context& context) : host_(std::make_unique<ScriptHost>(*this, context))
{
  host_->interpreter.state()->ud = host_.get();
  setBudget(defaultBudget);
  defineScriptApi(*host_);
}

ScriptEngine::~ScriptEngine() = default;

void ScriptEngine::setBudget(std::int64_t steps)
{
  host_->interpreter.budget().setLimit(steps);
}

void ScriptEngine::setMemoryLimit(std::size_t bytes)
{
  host_->interpreter.setMemoryLimit(bytes);
}

void ScriptEngine::setTimeLimit(double seconds, std::function<double()> clock)
{
  if(!clock)
    clock = []
    {
      return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
    };
  host_->interpreter.setTimeLimit(seconds, std::move(clock));
}

void ScriptEngine::setInterrupt(const std::atomic<bool>* interrupt)
{
  host_->interpreter.setInterrupt(interrupt);
}

void ScriptEngine::setWallClock(bool readable)
{
  host_->hasWallClock = readable;
}

void ScriptEngine::withinOneBudget(const std::function<void()>& body)
{
  const Budget::Run allowance(host_->interpreter.budget());
  body();
}

ScriptEngine::Result ScriptEngine::evaluate(const std::string& expression)
{
  Result result;
  if(expression.find_first_not_of(" \t\r\n") == std::string::npos)
  {
    result.error = scriptText("script.emptyExpression");
    return result;
  }
  mrb_state* const mrb = host_->interpreter.state();
  const ArenaScope arena(mrb);
  Interpreter::Outcome outcome = host_->interpreter.run(expression, "(expression)", true, host_->share());
  if(!outcome.ok)
  {
    result.error = host_->sayOf(outcome);
    if(LocalText hint = host_->hintFor(outcome); !hint.empty())
      result.error = scriptText("script.withHint", std::move(result.error), std::move(hint));
    result.line = outcome.line;
    return result;
  }
  if(std::optional<std::string> text = resultText(outcome.value))
  {
    result.ok = true;
    result.text = std::move(*text);
  }
  else
    result.error = scriptText("script.value", kindOf(mrb, outcome.value));
  return result;
}

namespace
{

constexpr std::uintmax_t largestScript = 64u << 20; // bytes: what FileService reads

/// Where a script is looked for.
std::vector<std::string> placesOf(const std::string& name, const std::vector<std::string>& running)
{
  std::vector<std::string> places{name, "scripts/" + name, "setups/" + name};
  if(const std::size_t slash = running.empty() ? std::string::npos : running.back().find_last_of('/');
     slash != std::string::npos)
    places.push_back(running.back().substr(0, slash + 1) + name);
  return places;
}

} // namespace

std::optional<ScriptEngine::Source> ScriptEngine::findFile(const std::string& name) const
{
  for(const std::string& place : placesOf(name, host_->running))
    if(std::optional<std::string> text = host_->context.files ? host_->context.files->read(place) : std::nullopt)
      return Source{place, std::move(*text)};
  return std::nullopt;
}

bool ScriptEngine::runFile(const std::string& name)
{
  if(const std::optional<Source> source = findFile(name))
    return runText(source->text, source->name);
  const FileService* const files = host_->context.files;
  const std::vector<std::string> places = placesOf(name, host_->running);
  const bool large = files && std::ranges::any_of(places,
                                                  [&](const std::string& place)
                                                  {
                                                    const auto found = files->locate(place);
                                                    return found && found->size > largestScript;
                                                  });
  host_->write(Diagnostic::Severity::Error,
               large ? scriptText("script.tooLarge", inQuotes(name)) : scriptText("script.missing", inQuotes(name)));
  return false;
}

bool ScriptEngine::runText(const std::string& text, const std::string& name)
{
  if(host_->running.size() >= ScriptHost::deepestRun)
  {
    host_->write(Diagnostic::Severity::Error, scriptText("script.deep", inQuotes(name), ScriptHost::deepestRun));
    return false;
  }
  host_->running.push_back(name);
  host_->sources.emplace_back(name, text);
  const ArenaScope arena(host_->interpreter.state());
  const Interpreter::Outcome outcome = host_->interpreter.run(text, name, false);
  host_->sources.pop_back();
  host_->running.pop_back();
  if(!outcome.ok && host_->context.log)
    host_->context.log->write(Diagnostic::of(
        Diagnostic::Severity::Error, name, outcome.line, 0,
        scriptText("script.place", host_->sayOf(outcome), nilReceiver(outcome, name, text), callersOf(outcome, name)),
        host_->hintFor(outcome)));
  return outcome.ok;
}

bool ScriptEngine::runFor(Object& object, const std::string& name)
{
  const std::weak_ptr<Object> selection = host_->selection;
  host_->select(&object);
  const bool ok = runFile(name);
  host_->selection = selection;
  return ok;
}

void ScriptEngine::setBundleLoader(BundleLoader loader)
{
  host_->bundles = std::move(loader);
}

void ScriptEngine::setVariableCheck(VariableCheck check)
{
  host_->check = std::move(check);
}

void ScriptEngine::setVariable(const std::string& nameSpace, const std::string& name, const Variable& value)
{
  if(host_->keeps(nameSpace, name, value))
    return;
  if(!isConstantName(nameSpace) || !isConstantName(name))
  {
    host_->write(Diagnostic::Severity::Error, scriptText("script.noName", inQuotes(nameSpace + "." + name)));
    return;
  }
  host_->variableNames.insert(name);
  mrb_state* const mrb = host_->interpreter.state();
  const ArenaScope arena(mrb);
  std::string error;
  if(!host_->interpreter.guarded(
         [&] { assignVariable(mrb, nameSpace.c_str(), name.c_str(), rubyValue(mrb, value)); }, &error))
    host_->write(Diagnostic::Severity::Error, scriptText("script.cannotSet", nameSpace + "." + name, error));
}

std::optional<ScriptEngine::Variable> ScriptEngine::variable(const std::string& nameSpace,
                                                             const std::string& name) const
{
  if(!host_->askedFor.contains(name))
    host_->askedFor.insert(name);
  return peek(nameSpace, name);
}

std::optional<ScriptEngine::Variable> ScriptEngine::peek(const std::string& nameSpace, const std::string& name) const
{
  if(!isConstantName(nameSpace) || !isConstantName(name))
    return std::nullopt;
  mrb_state* const mrb = host_->interpreter.state();
  const ArenaScope arena(mrb);
  mrb_value value = mrb_undef_value();
  host_->interpreter.guarded([&] { value = readVariable(mrb, nameSpace.c_str(), name.c_str()); });
  if(mrb_undef_p(value))
    return std::nullopt;
  return variableOf(value);
}

void ScriptEngine::overrideVariable(const std::string& nameSpace, const std::string& name, const std::string& text)
{
  std::optional<Variable> scripted = scriptedVariable(nameSpace, name);
  host_->overridden.erase({nameSpace, name});
  setVariable(nameSpace, name, variableFromText(text));
  host_->overridden[{nameSpace, name}] = std::move(scripted);
}

void ScriptEngine::releaseVariable(const std::string& nameSpace, const std::string& name)
{
  const auto held = host_->overridden.find({nameSpace, name});
  if(held == host_->overridden.end())
    return;
  const std::optional<Variable> scripted = std::move(held->second);
  host_->overridden.erase(held);
  if(scripted)
    setVariable(nameSpace, name, *scripted);
}

std::optional<ScriptEngine::Variable> ScriptEngine::scriptedVariable(const std::string& nameSpace,
                                                                     const std::string& name) const
{
  const auto held = host_->overridden.find({nameSpace, name});
  return held != host_->overridden.end() ? held->second : peek(nameSpace, name);
}

std::vector<std::pair<std::string, std::string>> ScriptEngine::unusedOverrides() const
{
  std::vector<std::pair<std::string, std::string>> names;
  for(const auto& [name, scripted] : host_->overridden)
    if(!scripted && !host_->askedFor.contains(name.second))
      names.push_back(name);
  return names;
}

std::vector<std::string> ScriptEngine::usedVariables() const
{
  std::set<std::string, std::less<>> names = host_->variableNames;
  for(const auto& [nameSpace, name] : unusedOverrides())
    names.erase(name);
  names.insert(host_->askedFor.begin(), host_->askedFor.end());
  return {names.begin(), names.end()};
}

long ScriptEngine::variableChanges() const
{
  return host_->variableChanges;
}

double ScriptEngine::number(const std::string& nameSpace, const std::string& name, double fallback) const
{
  return number(variable(nameSpace, name), fallback);
}

bool ScriptEngine::flag(const std::string& nameSpace, const std::string& name, bool fallback) const
{
  return flag(variable(nameSpace, name), fallback);
}

double ScriptEngine::number(const std::optional<Variable>& value, double fallback)
{
  if(!value)
    return fallback;
  if(const bool* const b = std::get_if<bool>(&*value))
    return *b ? 1 : 0;
  if(const std::int64_t* const i = std::get_if<std::int64_t>(&*value))
    return static_cast<double>(*i);
  if(const double* const d = std::get_if<double>(&*value))
    return *d;
  const ScriptEngine::Variable read = variableFromText(std::get<std::string>(*value));
  return std::holds_alternative<std::string>(read) || std::holds_alternative<bool>(read) ? fallback : number(read, fallback);
}

bool ScriptEngine::flag(const std::optional<Variable>& value, bool fallback)
{
  if(!value)
    return fallback;
  if(const bool* const b = std::get_if<bool>(&*value))
    return *b;
  if(const std::string* const s = std::get_if<std::string>(&*value))
    return *s == "true" || *s == "1" || (*s != "false" && *s != "0" && fallback);
  return number(value, 0) != 0;
}

void ScriptEngine::setGlobal(const std::string& name, const Variable& value)
{
  mrb_state* const mrb = host_->interpreter.state();
  const ArenaScope arena(mrb);
  const std::string symbol = "$" + name;
  host_->interpreter.guarded([&] { mrb_gv_set(mrb, mrb_intern_cstr(mrb, symbol.c_str()), rubyValue(mrb, value)); });
}

std::optional<ScriptEngine::Variable> ScriptEngine::global(const std::string& name) const
{
  mrb_state* const mrb = host_->interpreter.state();
  const ArenaScope arena(mrb);
  const std::string symbol = "$" + name;
  mrb_value value = mrb_nil_value();
  host_->interpreter.guarded([&] { value = mrb_gv_get(mrb, mrb_intern_cstr(mrb, symbol.c_str())); });
  return variableOf(value);
}

void ScriptEngine::defineFunction(const std::string& name, Function function)
{
  mrb_state* const mrb = host_->interpreter.state();
  const ArenaScope arena(mrb);
  host_->functions[name] = std::move(function);
  host_->interpreter.guarded([&] { defineHostFunction(mrb, name.c_str()); });
}

namespace
{

void archive(StateArchive& a, ScriptEngine::Variable& variable)
{
  auto kind = static_cast<std::uint8_t>(variable.index());
  a(kind);
  const auto as = [&]<class T>(T fresh)
  {
    if(!a.isLoading())
      fresh = std::get<T>(variable);
    a(fresh);
    if(a.isLoading())
      variable = std::move(fresh);
  };
  switch(kind)
  {
  case 0:
    return as(false);
  case 1:
    return as(std::int64_t());
  case 2:
    return as(0.0);
  default:
    if(a.require(kind == 3))
      as(std::string());
  }
}

} // namespace

void ScriptEngine::archive(StateArchive& a)
{
  using Name = std::pair<std::string, std::string>;
  std::vector<std::pair<Name, Variable>> values;
  for(const Name& name : host_->assigned)
    if(const std::optional<Variable> value = peek(name.first, name.second))
      values.emplace_back(name, *value);
  const std::size_t count = a.count(values.size(), 9);
  std::map<Name, Variable> before;
  if(a.isLoading())
    before.insert(values.begin(), values.end());
  values.resize(count);
  for(auto& [name, value] : values)
  {
    a(name);
    sparkwright::archive(a, value);
  }
  std::vector<std::pair<Name, std::optional<Variable>>> held;
  for(const auto& each : host_->overridden)
    held.emplace_back(each);
  held.resize(a.count(held.size(), 9));
  for(auto& [name, meant] : held)
  {
    bool there = meant.has_value();
    a(name, there);
    if(there && !meant)
      meant.emplace();
    if(there)
      sparkwright::archive(a, *meant);
  }
  if(!a.isLoading() || a.failed())
    return;
  host_->overridden.clear();
  for(const auto& [name, value] : values)
    if(const auto known = before.find(name); known == before.end() || known->second != value)
      setVariable(name.first, name.second, value);
  for(auto& [name, meant] : held)
    host_->overridden[name] = std::move(meant);
}

bool ScriptEngine::hasCycleBlocks() const
{
  return !host_->cycleBlocks.empty();
}

} // namespace sparkwright
