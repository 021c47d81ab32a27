#pragma once

#include "core/object/Arguments.h"
#include "core/text/LocalText.h"

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
class StateArchive;
struct ScriptHost;

/// The embedded Ruby (mruby) of one World: `eval` in scene files, and set-up scripts.
///
/// Sandboxed: scripts have no access to files, processes, sockets or the clock except through the functions given to them.
/// Memory, recursion and steps are limited; a step is a turn of a loop or a call of a method or block, so that an
/// endless script ends at the same place every time, with a diagnostic.
///
/// Scripts can use
///   - the tree: new(class, path), get, delete, selectObject (cd), selectCall, thisCall, pushd, popd, dirs, ls, and all
///     methods of the objects that these return. Relative paths start at the selection, which new() changes; unknown
///     calls go to the selected object. importScene() works on context.service<Object>(), the scene;
///   - variables: createVariable, `Namespace.Variable`, addSoccerVar, getSoccerVar;
///   - other code: run, load, require, eval(text) at top level, onCycle { |time| … }, importBundle;
///   - the log: logDebug, logNormal, logWarning, logError, puts, print, p, printf, warn, STDOUT, STDERR;
///   - harmless names of Ruby: ENV (some variables), ARGV (empty), Time; others say what takes their place;
///   - functions added by defineFunction().
class ScriptEngine
{
public:
  explicit ScriptEngine(Context& context);
  ~ScriptEngine();
  ScriptEngine(const ScriptEngine&) = delete;
  ScriptEngine& operator=(const ScriptEngine&) = delete;

  static constexpr std::int64_t defaultBudget = 20'000'000; ///< About two seconds of an endless loop.
  static constexpr std::size_t defaultMemory = 256u << 20;
  /// One expression of a scene may take 1/expressionShare of the budget.
  static constexpr std::int64_t expressionShare = 20;

  /// @param steps  of one run, nested runs included; 0: no limit
  void setBudget(std::int64_t steps);
  /// @param bytes  of all scripts and their data
  void setMemoryLimit(std::size_t bytes);
  /// Limits the wall time of scripts, s; a last resort against few steps that take long. 0 or less: no limit.
  /// @param clock  s, monotonic; null: the machine's
  void setTimeLimit(double seconds, std::function<double()> clock = nullptr);
  /// Ends scripts soon after it has become true. May be null.
  void setInterrupt(const std::atomic<bool>* interrupt);
  /// Whether scripts may read the wall clock (Time.now): not while a run goes on, which must be the same every time. They
  /// may at first.
  void setWallClock(bool readable);
  /// Runs `body`; all scripts run by it share one budget.
  void withinOneBudget(const std::function<void()>& body);

  struct Result
  {
    bool ok = false;
    std::string text; ///< The value for scene files: strings unchanged, floats as %g in single precision, integers.
    LocalText error;
    int line = 0; ///< Of the error inside the script, from 1; 0 when unknown.
  };

  /// Evaluates one expression at top level, for RSG `eval`.
  Result evaluate(const std::string& expression);

  /// Runs a script found through the FileService: by name, then in `scripts`, `setups`, and beside the running script.
  /// Logs errors with file and line. @return false on failure
  bool runFile(const std::string& name);
  /// A script's name in the FileService, and its text.
  struct Source
  {
    std::string name;
    std::string text;
  };
  std::optional<Source> findFile(const std::string& name) const;
  bool runText(const std::string& text, const std::string& name);
  /// Runs a script with this object selected; restores the selection.
  bool runFor(Object& object, const std::string& name);

  /// Calls the blocks of onCycle in order of registration, each with its object selected. Removes blocks whose object
  /// is gone, and those that fail, after reporting the error.
  /// @param time  simulated seconds
  void callCycleBlocks(double time);

  /// Loads a plugin for importBundle; returns false and sets `why` on failure. Not called for built-in bundles.
  using BundleLoader = std::function<bool(const std::string& name, LocalText& why)>;
  void setBundleLoader(BundleLoader loader);

  /// Says why a variable cannot have a value: its type, unit and range; empty: it can. Scripts that set it nevertheless end with
  /// an error.
  using VariableCheck =
      std::function<LocalText(std::string_view nameSpace, std::string_view name, const std::string& text)>;
  void setVariableCheck(VariableCheck check);

  /// Namespaced variables: `Soccer.FieldLength`. Names start with an upper-case letter.
  using Variable = std::variant<bool, std::int64_t, double, std::string>;
  /// The namespace of the rules' variables, for variables that are set without one.
  void setGameNamespace(std::string name) { gameNamespace_ = std::move(name); }
  const std::string& gameNamespace() const { return gameNamespace_; }
  /// Sets the variable, unless it is overridden.
  void setVariable(const std::string& nameSpace, const std::string& name, const Variable& value);
  std::optional<Variable> variable(const std::string& nameSpace, const std::string& name) const;
  /// Sets and overrides the variable (`--set`): later setVariable() and createVariable calls for it have no effect.
  /// Converts the text to bool, integer, float or string.
  void overrideVariable(const std::string& nameSpace, const std::string& name, const std::string& text);
  /// Ends an override: the variable gets the value that scripts have set; without one it keeps its value.
  void releaseVariable(const std::string& nameSpace, const std::string& name);
  /// The value that scripts have set, ignoring overrides.
  std::optional<Variable> scriptedVariable(const std::string& nameSpace, const std::string& name) const;
  /// Namespace and name of overridden variables that no script has set and the program has never read.
  std::vector<std::pair<std::string, std::string>> unusedOverrides() const;
  /// Names, without namespaces, of variables that scripts have set and the program has read.
  std::vector<std::string> usedVariables() const;
  /// Increases whenever a variable is set.
  long variableChanges() const;

  /// The value as a number (true: 1, false: 0; of texts if they are one), or `fallback` if it is missing or no number.
  double number(const std::string& nameSpace, const std::string& name, double fallback) const;
  bool flag(const std::string& nameSpace, const std::string& name, bool fallback) const;
  static double number(const std::optional<Variable>& value, double fallback);
  static bool flag(const std::optional<Variable>& value, bool fallback);

  /// Saves or loads the namespaced variables that are numbers, texts or booleans, and which of them are overridden.
  void archive(StateArchive& a);
  /// Whether scripts take part in every cycle, by onCycle.
  bool hasCycleBlocks() const;

  /// Ruby's global variables: `$name`.
  void setGlobal(const std::string& name, const Variable& value);
  std::optional<Variable> global(const std::string& name) const;

  /// Makes `name(args…)` callable from set-up scripts; arguments arrive as text.
  using Function = std::function<CallResult(const Arguments&)>;
  void defineFunction(const std::string& name, Function function);

private:
  /// Like variable(), but does not count as reading.
  std::optional<Variable> peek(const std::string& nameSpace, const std::string& name) const;

  std::string gameNamespace_;
  std::unique_ptr<ScriptHost> host_;
};

} // namespace sparkwright
