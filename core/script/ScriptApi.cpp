#include "core/import/SceneImporters.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/Object.h"
#include "core/script/DrawFunctions.h"
#include "core/script/ScriptHost.h"
#include "core/script/ScriptTexts.h"
#include "core/script/ScriptValues.h"
#include "core/text/InQuotes.h"

#include <mruby/array.h>
#include <mruby/error.h>
#include <mruby/string.h>
#include <mruby/variable.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace sparkwright
{

namespace
{

/// Bundles of the reference: all that they bring is built in here.
constexpr std::array<std::string_view, 42> knownBundles = {
    "odeimps",           "rubysceneimporter",  "rosimporter",      "objimporter",     "sparkagent",
    "gyrorateperceptor", "accelerometer",      "gps",              "batteryperceptor", "collisionperceptor",
    "imageperceptor",    "perfectvisionperceptor", "forceeffector", "agentsynceffector", "sceneeffector",
    "sexpparser",        "sparkmonitor",       "timersystemboost", "timersystemsdl",  "inputsdl",
    "inputqt",           "inputwx",            "openglsyssdl",     "openglsysqt",     "openglsyswx",
    "filesystemstd",     "filesystemzip",      "filesystemrar",    "soundsystemfmod", "soundsystembass",
    "soccer",            "soccermonitor",      "bullet",           "bulletimps",      "voidmeshimporter",
    "forceresistanceperceptor", "hinge",       "nao",              "sparkode",        "openglsysglut",
    "inputglut",         "collada"};

/// Calls a function of the host. All that has a destructor lives and dies in here, because what follows may longjmp.
/// @return whether to raise host.raised
bool callFunction(mrb_state* mrb, const char* name, std::size_t nameLength, const mrb_value* values, mrb_int count,
                  CallResult& result) noexcept
{
  ScriptHost& host = ScriptHost::of(mrb);
  try
  {
    const auto found = host.functions.find(std::string_view(name, nameLength));
    if(found == host.functions.end())
    {
      host.raised = "unknown function";
      return true;
    }
    std::vector<std::string> texts;
    for(mrb_int i = 0; i < count; ++i)
    {
      std::optional<std::string> text = argumentText(mrb, values[i]);
      if(!text)
      {
        host.refuse(scriptText("script.argument", found->first, i + 1, kindOf(mrb, values[i])));
        return true;
      }
      texts.push_back(std::move(*text));
    }
    // A copy: the function may define others.
    const ScriptEngine::Function function = found->second;
    result = function(Arguments(texts));
    if(!result.accepted)
      host.refuse(scriptText("script.says", found->first, result.why));
    return !result.accepted;
  }
  catch(const std::exception& error)
  {
    host.raised = error.what();
    return true;
  }
}

ScriptEngine::Variable plainValue(const Value& value)
{
  if(const bool* const b = std::get_if<bool>(&value))
    return *b;
  if(const std::int64_t* const i = std::get_if<std::int64_t>(&value))
    return *i;
  if(const double* const d = std::get_if<double>(&value))
    return *d;
  if(Object* const* const object = std::get_if<Object*>(&value); object && *object)
    return (*object)->path();
  return std::get<std::string>(value);
}

mrb_value hostFunction(mrb_state* mrb, mrb_value)
{
  const mrb_value* values = nullptr;
  mrb_int count = 0;
  mrb_get_args(mrb, "*", &values, &count);
  mrb_int nameLength = 0;
  const char* const name = mrb_sym_name_len(mrb, mrb_get_mid(mrb), &nameLength);
  // Small integers, booleans and floats fit into a Variable; texts are made while it lives, so keep it out of reach of
  // longjmp: the host holds it.
  bool raise = false;
  mrb_value answer = mrb_nil_value();
  {
    CallResult result;
    raise = callFunction(mrb, name, static_cast<std::size_t>(nameLength), values, count, result);
    const bool nothing = std::holds_alternative<std::monostate>(result.value) ||
                         (std::holds_alternative<Object*>(result.value) && !std::get<Object*>(result.value));
    if(!raise && !nothing)
    {
      const ScriptEngine::Variable variable = plainValue(result.value);
      std::string error;
      if(!ScriptHost::of(mrb).interpreter.guarded([&] { answer = rubyValue(mrb, variable); }, &error))
      {
        ScriptHost::of(mrb).raised = error;
        raise = true;
      }
    }
  }
  return raise ? raiseHostError(mrb) : answer;
}

/// The arguments of a call as they are written in a line: `'Soccer.Half'`, `$half`. Nothing if it is not all there.
std::vector<std::string> writtenArguments(std::string_view line, std::string_view function)
{
  const std::size_t found = line.find(function);
  std::vector<std::string> arguments;
  if(found == std::string_view::npos)
    return arguments;
  std::string one;
  int depth = 0;
  char quote = 0;
  const auto finish = [&]
  {
    const std::size_t first = one.find_first_not_of(" \t\r"), last = one.find_last_not_of(" \t\r");
    arguments.push_back(first == std::string::npos ? std::string() : one.substr(first, last - first + 1));
    one.clear();
  };
  std::size_t i = line.find_first_not_of(' ', found + function.size());
  const bool inBrackets = i != std::string_view::npos && line[i] == '(';
  for(i = inBrackets ? i + 1 : i; i < line.size(); ++i)
  {
    const char c = line[i];
    if(quote)
      quote = c == quote ? '\0' : quote;
    else if(c == '\'' || c == '"')
      quote = c;
    else if(c == '(' || c == '[')
      ++depth;
    else if((c == ')' || c == ']') && --depth < 0)
      break;
    else if(c == '#' || c == ';')
      break;
    else if(c == ',' && depth == 0)
    {
      finish();
      continue;
    }
    one += c;
  }
  finish();
  return arguments;
}

/// A call that makes a variable. What has a destructor lives in its functions only, because raising may longjmp.
class VariableCall
{
public:
  /// @param function  as scripts call it  @param values  its arguments
  VariableCall(mrb_state* mrb, const char* function, const mrb_value* values, mrb_int count)
      : mrb_(mrb), host_(ScriptHost::of(mrb)), function_(function), values_(values), count_(count)
  {
  }

  char nameSpace[256] = "";
  char name[256] = "";
  bool held = false; ///< It is overridden: there is nothing to assign.

  /// Reads the name and checks the value. @return whether to raise an exception, which is prepared
  bool raises() noexcept
  {
    for(mrb_int i = 0; i + 1 < count_; ++i)
      if(!mrb_string_p(values_[i]))
        return refuse(scriptText("script.nameNeeded", function_, whatIs(i)));
    std::string_view first = text(0), second;
    if(count_ == 3)
      second = text(1);
    else if(const std::size_t dot = first.find('.'); dot != std::string_view::npos)
    {
      second = first.substr(dot + 1);
      first = first.substr(0, dot);
    }
    if(!isConstantName(first) || !isConstantName(second))
      return refuse(scriptText("script.noName", inQuotes(std::string(first).append(".").append(second))));
    host_.variableNames.emplace(second);
    *std::copy(first.begin(), first.end(), nameSpace) = '\0';
    *std::copy(second.begin(), second.end(), name) = '\0';
    const mrb_value value = values_[count_ - 1];
    if(!host_.takes(nameSpace, name, value))
      return true;
    held = host_.keeps(first, second, variableOf(value));
    if(mrb_nil_p(value))
      tellOfNil();
    return false;
  }

private:
  std::string_view text(mrb_int i) const
  {
    return {RSTRING_PTR(values_[i]), static_cast<std::size_t>(RSTRING_LEN(values_[i]))};
  }
  bool refuse(LocalText why)
  {
    host_.refuse(std::move(why));
    return true;
  }
  /// An argument as it is written; empty: that cannot be told.
  std::string written(mrb_int i) const
  {
    const std::vector<std::string> arguments = writtenArguments(host_.runningLine(), function_);
    // addSoccerVar has no namespace.
    const auto at = static_cast<std::size_t>(i) - (static_cast<std::size_t>(count_) - arguments.size());
    return arguments.size() <= static_cast<std::size_t>(count_) && at < arguments.size() ? arguments[at] : std::string();
  }
  /// `$name is nil`
  LocalText whatIs(mrb_int i) const
  {
    const std::string argument = written(i), kind = kindOf(mrb_, values_[i]);
    return argument.empty() || argument == kind ? scriptText("script.aNameIs", kind)
                                                : scriptText("script.argumentIs", argument, kind);
  }
  /// Not of `nil` itself: that is meant.
  void tellOfNil() const
  {
    const std::string argument = written(count_ - 1), variable = std::string(nameSpace) + '.' + name;
    if(argument != "nil")
      host_.warn(argument.empty() ? scriptText("script.variableNil", variable)
                                  : scriptText("script.variableNilOf", variable, argument));
  }

  mrb_state* mrb_;
  ScriptHost& host_;
  const char* function_;
  const mrb_value* values_;
  mrb_int count_;
};

mrb_value makeVariable(mrb_state* mrb, const char* function, const mrb_value* values, mrb_int count)
{
  VariableCall call(mrb, function, values, count);
  if(call.raises())
    return raiseHostError(mrb);
  if(!call.held)
    assignVariable(mrb, call.nameSpace, call.name, values[count - 1]);
  return mrb_nil_value();
}

/// createVariable('Ns.Name', value) and createVariable('Ns', 'Name', value).
mrb_value createVariable(mrb_state* mrb, mrb_value)
{
  const mrb_value* values = nullptr;
  mrb_int count = 0;
  mrb_get_args(mrb, "*", &values, &count);
  if(count < 2 || count > 3)
    mrb_raise(mrb, E_ARGUMENT_ERROR, "createVariable takes 'Namespace.Name' (or 'Namespace', 'Name') and a value");
  return makeVariable(mrb, "createVariable", values, count);
}

/// addSoccerVar('Name', value): in the namespace that $soccerNameSpace says, 'Soccer' without it.
mrb_value addSoccerVar(mrb_state* mrb, mrb_value)
{
  mrb_value name = mrb_nil_value(), value = mrb_nil_value();
  mrb_get_args(mrb, "oo", &name, &value);
  const mrb_value space = mrb_gv_get(mrb, mrb_intern_lit(mrb, "$soccerNameSpace"));
  const mrb_value values[] = {mrb_string_p(space) ? space : mrb_str_new_lit(mrb, "Soccer"), name, value};
  return makeVariable(mrb, "addSoccerVar", values, 3);
}

/// Written in Ruby because it is shortest so.
constexpr const char* prelude = R"(
def getSoccerVar(name)
  Object.const_get($soccerNameSpace || 'Soccer').__send__(name)
end
def p(*values)
  values.each { |v| logNormal(v.inspect) }
  values.size <= 1 ? values[0] : values
end
def ls
  listObjects.each { |name| print name }
end
def dirs
  listPushed.each { |path| print path }
end
class Symbol
  alias_method :id2name, :to_s
end
class Integer
  def even?
    self % 2 == 0
  end
  def odd?
    self % 2 == 1
  end
end
module Enumerable
  def sum(start = 0)
    inject(start) { |total, x| total + x }
  end
end
class SceneObject
  def nil?
    false
  end
  def to_s
    getFullPath
  end
  def inspect
    getFullPath
  end
end
)";

} // namespace

mrb_value raiseHostError(mrb_state* mrb)
{
  ScriptHost& host = ScriptHost::of(mrb);
  const mrb_value message = mrb_str_new(mrb, host.raised.data(), host.raised.size());
  mrb_exc_raise(mrb, mrb_exc_new_str(mrb, E_RUNTIME_ERROR, message));
  return mrb_nil_value();
}

void defineHostFunction(mrb_state* mrb, const char* name)
{
  mrb_define_method(mrb, mrb->kernel_module, name, hostFunction, MRB_ARGS_ANY());
}

void defineScriptApi(ScriptHost& host)
{
  mrb_state* const mrb = host.interpreter.state();
  const ArenaScope arena(mrb);
  DrawingService* const drawings = host.context.service<DrawingService>();
  host.interpreter.guarded([&] {
    defineDrawing(mrb, drawings ? *drawings : host.unseen);
    mrb_define_method(mrb, mrb->kernel_module, "createVariable", createVariable, MRB_ARGS_ANY());
    mrb_define_method(mrb, mrb->kernel_module, "addSoccerVar", addSoccerVar, MRB_ARGS_REQ(2));
    defineObjectProxies(mrb);
    defineSelection(mrb);
    defineLogFunctions(mrb);
    defineEval(mrb);
    defineCycleBlocks(mrb);
  });
  host.interpreter.run(prelude, "(prelude)", false);
  defineUsualNames(host);

  Context& context = host.context;
  host.engine.defineFunction("importBundle", [&host](const Arguments& a) -> CallResult {
    if(a.count() != 1)
      return CallResult::refuse(scriptText("script.takesBundle"));
    if(std::find(knownBundles.begin(), knownBundles.end(), a.text(0)) != knownBundles.end())
      return {true, Value(true), {}};
    LocalText why = scriptText("script.unknownBundle");
    const bool loaded = host.bundles && host.bundles(a.text(0), why);
    if(!loaded)
      host.warn(scriptText("script.noBundle", inQuotes(a.text(0)), why));
    return {true, Value(loaded), {}};
  });
  host.engine.defineFunction("run", [&host](const Arguments& a) -> CallResult {
    if(a.count() != 1)
      return CallResult::refuse(scriptText("script.takesScript"));
    return {true, Value(host.engine.runFile(a.text(0))), {}};
  });
  host.engine.defineFunction("importScene", [&context](const Arguments& a) -> CallResult {
    if(a.count() < 1)
      return CallResult::refuse(scriptText("script.takesScene"));
    Object* const scene = context.service<Object>();
    if(!scene || !context.importer)
      return CallResult::refuse(scriptText("script.noScene"));
    return {true, Value(context.importer->importFile(a.text(0), *scene, a.values().subspan(1))), {}};
  });
}

} // namespace sparkwright
