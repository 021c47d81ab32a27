#pragma once

#include "core/draw/DrawingService.h"
#include "core/object/Registry.h"
#include "core/script/Interpreter.h"
#include "core/script/ScriptEngine.h"
#include "core/text/Diagnostic.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

/// State for the functions that scripts call. mruby has a pointer to it (`mrb->ud`).
/// Private to core/script.
struct ScriptHost
{
  static constexpr std::size_t deepestRun = 32; ///< Most scripts that run each other.

  ScriptHost(ScriptEngine& engine, Context& context)
      : engine(engine), context(context), interpreter(ScriptEngine::defaultMemory)
  {
  }

  static ScriptHost& of(mrb_state* mrb) { return *static_cast<ScriptHost*>(mrb->ud); }

  /// The root of the tree that scripts work on; nullptr if there is none.
  Object* tree() const;
  /// The selected object if it is still in the tree, else the root; nullptr if there is no tree.
  Object* selected() const;
  void select(Object* object);
  /// The object at a path; relative ones start at the selection.
  Object* find(std::string_view path) const;

  /// Writes to the log, with the line of the running script.
  void write(Diagnostic::Severity severity, LocalText message, LocalText hint = {}) const;
  void warn(LocalText message, LocalText hint = {}) const
  {
    write(Diagnostic::Severity::Warning, std::move(message), std::move(hint));
  }

  /// Calls a method of an object. Errors are logged as warnings with a hint; those that end the script are prepared as an
  /// exception (refuse()).
  CallResult call(Object& object, const std::string& method, const std::vector<std::string>& arguments);

  /// Most steps of an expression or a block of onCycle.
  std::int64_t share() const
  {
    return std::max<std::int64_t>(interpreter.budget().limit() / ScriptEngine::expressionShare, 1);
  }
  /// Suggests a function, variable, constant, or method of the object with a similar name.
  LocalText nearestName(const std::string& name, const Object* object);
  /// The hint for an error: a similar name, or empty.
  LocalText hintFor(const Interpreter::Outcome& outcome);

  /// Whether a script may give a variable this value; if not, the exception is prepared. Also refused is what overrides it
  /// (`--set`), if that is of another kind.
  bool takes(const char* nameSpace, const char* name, mrb_value value) noexcept;
  /// The line that runs now; empty: it cannot be told.
  std::string_view runningLine() const;

  /// Prepares an exception, which raiseHostError() raises.
  void refuse(LocalText why);
  /// The error; in translatable form if it is the exception that refuse() has prepared last.
  const LocalText& sayOf(const Interpreter::Outcome& outcome) const;

  ScriptEngine& engine;
  Context& context;
  std::map<std::string, ScriptEngine::Function, std::less<>> functions;
  /// Overridden variables, and the values that scripts have set since.
  std::map<std::pair<std::string, std::string>, std::optional<ScriptEngine::Variable>> overridden;
  /// Whether the variable is overridden; if so, stores the `meant` value.
  bool keeps(std::string_view nameSpace, std::string_view name, const std::optional<ScriptEngine::Variable>& meant);
  long variableChanges = 0;
  std::set<std::pair<std::string, std::string>> assigned; ///< Variables that exist: namespace and name.
  std::set<std::string, std::less<>> variableNames; ///< Without namespaces, for hints.
  std::set<std::string, std::less<>> askedFor;      ///< Read by the program, set or not; without namespaces.
  ScriptEngine::BundleLoader bundles;
  std::set<std::string> required; ///< Names of the scripts that require() has run.
  std::vector<std::pair<std::string, std::string>> environment; ///< Variables of the system that scripts may read.
  bool hasWallClock = true;         ///< Scripts may ask for the time of day.
  ScriptEngine::VariableCheck check;
  std::vector<std::string> running; ///< Names of the scripts being run, outermost first.
  std::vector<std::pair<std::string_view, std::string_view>> sources; ///< Names and texts of those that are texts.
  std::string raised;               ///< Message of the exception that a function is about to raise.
  LocalText refused;                ///< The last message of refuse().
  std::weak_ptr<Object> selection;
  std::vector<std::weak_ptr<Object>> pushed; ///< By pushd, latest last.

  /// A block that onCycle() registered.
  struct CycleBlock
  {
    std::weak_ptr<Object> object; ///< The selection when it was registered; the block ends with it.
    mrb_value block{};            ///< Held by cycleBlocks.
    std::string file;
  };
  std::vector<CycleBlock> cycleBlocks;

  DrawingService unseen; ///< For scripts of trees that nobody looks at.

  Interpreter interpreter; ///< Last: its destructor may still call back.
};

// Namespaced variables live in mruby: `Soccer` is a class, `Soccer.FieldLength` its accessor.

/// Whether a name is valid for either part: an upper-case letter, then letters, digits, underscores.
bool isConstantName(std::string_view name);
/// Notes that there is a variable.
void noteAssigned(ScriptHost& host, const char* nameSpace, const char* name) noexcept;
/// Sets a variable and makes its accessors; may raise. Ignores overrides.
void assignVariable(mrb_state* mrb, const char* nameSpace, const char* name, mrb_value value);
/// Undefined (mrb_undef_p) if there is none; may raise.
mrb_value readVariable(mrb_state* mrb, const char* nameSpace, const char* name);

/// Defines the functions of the script API.
void defineScriptApi(ScriptHost& host);

// The parts of the API; each may raise.

/// The objects that get(), new() and others return.
void defineObjectProxies(mrb_state* mrb);
/// get, new, delete, selectObject, selectCall, pushd, …, and unknown calls at top level.
void defineSelection(mrb_state* mrb);
/// logDebug, puts, …
void defineLogFunctions(mrb_state* mrb);
/// Names that scripts of Ruby use elsewhere: ENV, Time, load, …; and messages in place of those that scripts do not have.
/// After the other parts.
void defineUsualNames(ScriptHost& host);
/// What scripts have in place of a class or function of Ruby that they do not have; empty: it is none of the usual ones.
LocalText insteadOf(std::string_view name);
/// eval(text)
void defineEval(mrb_state* mrb);
/// onCycle { |time| … }
void defineCycleBlocks(mrb_state* mrb);

/// Defines the function `name` for scripts; calls `host.functions`. May raise.
void defineHostFunction(mrb_state* mrb, const char* name);

/// A proxy of the object, nil for nullptr. May raise.
mrb_value wrapObject(mrb_state* mrb, Object* object);
/// Calls the method with the values; logs a warning and returns nil on failure. May raise, as calls that end the script do.
mrb_value callWithValues(mrb_state* mrb, Object* object, mrb_sym method, const mrb_value* values, mrb_int count);
/// The object of a proxy; nullptr if it is gone or the value is no proxy.
Object* objectOf(mrb_state* mrb, mrb_value proxy) noexcept;
/// Raises a RuntimeError with host.raised.
mrb_value raiseHostError(mrb_state* mrb);

} // namespace sparkwright
