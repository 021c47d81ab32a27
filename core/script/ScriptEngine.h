#pragma once

#include "core/object/Arguments.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace sparkwright
{

class Context;
class Object;
struct ScriptHost;

/// The embedded Ruby (mruby) of one World: `eval` in scene files, and set-up scripts.
///
/// Sandboxed: scripts reach no files, processes, sockets or clocks except through the functions given to them. Memory,
/// recursion and steps are bounded; a step is a turn of a loop or a call of a method or block, so that an endless script
/// ends at the same place every time, with a diagnostic.
///
/// Scripts know
///   - the tree: new(class, path), get, delete, selectObject (cd), selectCall, thisCall, pushd, popd, dirs, ls, and every
///     method of the objects that these return. Relative paths start at the selection, which new() moves; calls that
///     nothing else knows go to it. importScene() works on context.service<Object>(), the scene;
///   - variables: createVariable, `Namespace.Variable`, addSoccerVar, getSoccerVar;
///   - other code: run, eval(text) at top level, onCycle { |time| … }, importBundle;
///   - the log: logDebug, logNormal, logWarning, logError, puts, print, p;
///   - what defineFunction() adds.
class ScriptEngine
{
public:
  explicit ScriptEngine(Context& context);
  ~ScriptEngine();
  ScriptEngine(const ScriptEngine&) = delete;
  ScriptEngine& operator=(const ScriptEngine&) = delete;

  static constexpr std::int64_t defaultBudget = 20'000'000; ///< About two seconds of an endless loop.
  static constexpr std::size_t defaultMemory = 256u << 20;
  /// One expression of a scene may take this part of the budget.
  static constexpr std::int64_t expressionShare = 20;

  /// @param steps  that one run may take, with all that it runs; 0: no limit
  void setBudget(std::int64_t steps);
  /// @param bytes  that scripts and their data may take together
  void setMemoryLimit(std::size_t bytes);
  /// Bounds the time that scripts take, s; a last resort for what takes few steps and much time. 0 or less: any time.
  /// @param clock  s, monotonic; null: the machine's
  void setTimeLimit(double seconds, std::function<double()> clock = nullptr);
  /// Scripts end soon after it has become true, whoever sets it. Null: nothing ends them.
  void setInterrupt(const std::atomic<bool>* interrupt);
  /// Everything that runs within `body` shares one budget, as if one script had run it.
  void withinOneBudget(const std::function<void()>& body);

  struct Result
  {
    bool ok = false;
    std::string text; ///< The value as scene files see it: strings unchanged, floats as %g of the float, integers.
    std::string error;
    int line = 0; ///< Of the error inside the script, from 1; 0 when unknown.
  };

  /// Evaluates one expression at top level, for RSG `eval`.
  Result evaluate(const std::string& expression);

  /// Runs a script found through the FileService: by its name, then in `scripts`, in `setups`, and beside the script that
  /// is running. Errors go to the Log with file and line.
  bool runFile(const std::string& name);
  /// Where runFile() would find it, and its text; nothing if it would not.
  struct Source
  {
    std::string name;
    std::string text;
  };
  std::optional<Source> findFile(const std::string& name) const;
  bool runText(const std::string& text, const std::string& name);
  /// Runs a script with this object selected; afterwards the former selection is back.
  bool runFor(Object& object, const std::string& name);

  /// Calls the blocks of onCycle, in the order in which they were registered, each with its object selected. A block ends
  /// with its object; one that fails is reported and not called again.
  /// @param time  simulated seconds
  void callCycleBlocks(double time);

  /// Loads a plugin for importBundle; false and `why` if there is none. Not asked for what is built in.
  using BundleLoader = std::function<bool(const std::string& name, std::string& why)>;
  void setBundleLoader(BundleLoader loader);

  /// Namespaced variables: `Soccer.FieldLength`. Names start with an upper-case letter.
  using Variable = std::variant<bool, std::int64_t, double, std::string>;
  /// The namespace of the variables of the game's rules, for variables that are set without one.
  void setGameNamespace(std::string name) { gameNamespace_ = std::move(name); }
  const std::string& gameNamespace() const { return gameNamespace_; }
  /// Sets the variable, unless it is held by an override.
  void setVariable(const std::string& nameSpace, const std::string& name, const Variable& value);
  std::optional<Variable> variable(const std::string& nameSpace, const std::string& name) const;
  /// Sets the variable and keeps it: later setVariable() and createVariable calls for it are ignored (`--set`).
  /// The text becomes bool, integer, float or string, whichever it reads as.
  void overrideVariable(const std::string& nameSpace, const std::string& name, const std::string& text);
  /// Ends that: the variable has the value that scripts have set, or its value until they set one.
  void releaseVariable(const std::string& nameSpace, const std::string& name);
  /// What scripts have set, whatever an override says.
  std::optional<Variable> scriptedVariable(const std::string& nameSpace, const std::string& name) const;
  /// Namespace and name of what is overridden, though no script has set it and the program has never asked for it.
  std::vector<std::pair<std::string, std::string>> unusedOverrides() const;
  /// What scripts have set and the program has asked for, without namespaces.
  std::vector<std::string> usedVariables() const;
  /// Grows whenever a variable is set.
  long variableChanges() const;

  /// The value as a number, or `fallback` if it is missing or no number (true counts 1, false 0).
  double number(const std::string& nameSpace, const std::string& name, double fallback) const;
  bool flag(const std::string& nameSpace, const std::string& name, bool fallback) const;
  static double number(const std::optional<Variable>& value, double fallback);
  static bool flag(const std::optional<Variable>& value, bool fallback);

  /// Ruby global `$name` as a number / text, as set-up scripts leave them.
  void setGlobal(const std::string& name, const Variable& value);
  std::optional<Variable> global(const std::string& name) const;

  /// Makes `name(args…)` callable from set-up scripts; arguments arrive as text.
  using Function = std::function<CallResult(const Arguments&)>;
  void defineFunction(const std::string& name, Function function);

private:
  /// As variable(), without having asked for it.
  std::optional<Variable> peek(const std::string& nameSpace, const std::string& name) const;

  std::string gameNamespace_;
  std::unique_ptr<ScriptHost> host_;
};

} // namespace sparkwright
