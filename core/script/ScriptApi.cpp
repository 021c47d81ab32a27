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

#include <algorithm>
#include <array>

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

/// createVariable('Ns.Name', value) and createVariable('Ns', 'Name', value).
mrb_value createVariable(mrb_state* mrb, mrb_value)
{
  const mrb_value* values = nullptr;
  mrb_int count = 0;
  mrb_get_args(mrb, "*", &values, &count);
  if(count < 2 || count > 3 || !mrb_string_p(values[0]) || (count == 3 && !mrb_string_p(values[1])))
    mrb_raise(mrb, E_ARGUMENT_ERROR, "createVariable takes 'Namespace.Name' (or 'Namespace', 'Name') and a value");
  bool raise = false;
  bool held = false;
  char nameSpace[256];
  char name[256];
  {
    const auto text = [&](mrb_int i) {
      return std::string_view(RSTRING_PTR(values[i]), static_cast<std::size_t>(RSTRING_LEN(values[i])));
    };
    std::string_view first = text(0);
    std::string_view second;
    if(count == 3)
      second = text(1);
    else if(const std::size_t dot = first.find('.'); dot != std::string_view::npos)
    {
      second = first.substr(dot + 1);
      first = first.substr(0, dot);
    }
    if(!isConstantName(first) || !isConstantName(second))
    {
      ScriptHost::of(mrb).refuse(scriptText("script.noName", inQuotes(std::string(first).append(".").append(second))));
      raise = true;
    }
    else
    {
      ScriptHost::of(mrb).variableNames.emplace(second);
      held = ScriptHost::of(mrb).keeps(first, second, variableOf(values[count - 1]));
      *std::copy(first.begin(), first.end(), nameSpace) = '\0';
      *std::copy(second.begin(), second.end(), name) = '\0';
    }
  }
  if(raise)
    return raiseHostError(mrb);
  if(!held)
    assignVariable(mrb, nameSpace, name, values[count - 1]);
  return mrb_nil_value();
}

/// Written in Ruby because it is shortest so.
constexpr const char* prelude = R"(
def addSoccerVar(name, value)
  createVariable($soccerNameSpace || 'Soccer', name, value)
end
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
