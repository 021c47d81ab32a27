#pragma once

#include "core/script/Interpreter.h"
#include "core/script/ScriptEngine.h"

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

/// What the functions that scripts call need to get at. mruby carries a pointer to it (`mrb->ud`).
/// Private to core/script.
struct ScriptHost
{
  static constexpr int deepestRun = 32; ///< Scripts that run each other.

  ScriptHost(ScriptEngine& engine, Context& context) : engine(engine), context(context), interpreter(ScriptEngine::defaultMemory) {}

  static ScriptHost& of(mrb_state* mrb) { return *static_cast<ScriptHost*>(mrb->ud); }

  ScriptEngine& engine;
  Context& context;
  std::map<std::string, ScriptEngine::Function, std::less<>> functions;
  std::set<std::pair<std::string, std::string>> overridden;
  std::vector<std::string> running; ///< Names of the scripts being run, outermost first.
  std::string raised;               ///< Message of the exception that a function is about to raise.
  Interpreter interpreter;          ///< Last: its destructor may still call back.
};

// Namespaced variables live in mruby: `Soccer` is a module, `Soccer.FieldLength` its accessor.

/// Both parts: an upper-case letter, then letters, digits, underscores.
bool isConstantName(std::string_view name);
/// Sets a variable and makes its accessors; may raise. Ignores overrides.
void assignVariable(mrb_state* mrb, const char* nameSpace, const char* name, mrb_value value);
/// Undefined (mrb_undef_p) if there is none; may raise.
mrb_value readVariable(mrb_state* mrb, const char* nameSpace, const char* name);

/// Puts the functions of the script API into the interpreter.
void defineScriptApi(ScriptHost& host);

/// get(), new() and delete(), and the objects that they return. May raise.
void defineObjectProxies(mrb_state* mrb);

/// Gives `name` to scripts; calls go to `host.functions`. May raise.
void defineHostFunction(mrb_state* mrb, const char* name);

} // namespace sparkwright
