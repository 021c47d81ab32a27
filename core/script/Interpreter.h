#pragma once

#include "core/script/limits/Budget.h"
#include "core/script/limits/BytecodeTicks.h"
#include "core/text/LocalText.h"

#include <mruby.h>

#include <atomic>
#include <cstddef>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace sparkwright
{

/// An mruby interpreter without access to the machine: the parts of its library for files, sockets, processes and the
/// clock are not loaded. Private to core/script, since its header includes mruby's.
///
/// All code, scripts and library, spends the budget while it runs; see BytecodeTicks.
///
/// mruby reports errors by longjmp. So every call into it that can fail goes through guarded(), and code that runs
/// there has no object with a destructor on its stack.
class Interpreter
{
public:
  /// @param memoryLimit  most memory of scripts and their data, bytes; beyond it a NoMemoryError is raised
  explicit Interpreter(std::size_t memoryLimit);
  ~Interpreter();
  Interpreter(const Interpreter&) = delete;
  Interpreter& operator=(const Interpreter&) = delete;

  mrb_state* state() { return mrb_; }

  void setMemoryLimit(std::size_t bytes) { memoryLimit_ = bytes; }
  /// Limits the wall time of scripts in one outermost run of the budget. A last resort: unlike steps, it depends on the
  /// machine.
  /// @param seconds  0 or less: no limit
  /// @param clock    s, monotonic
  void setTimeLimit(double seconds, std::function<double()> clock)
  {
    timeLimit_ = seconds > 0 ? seconds : std::numeric_limits<double>::infinity();
    clock_ = std::move(clock);
  }
  /// Ends scripts when it becomes true, which another thread or a signal handler may do. May be null.
  void setInterrupt(const std::atomic<bool>* interrupt) { interrupt_ = interrupt; }

  /// Most symbols, those of the library included: they are never freed, and each takes longer to make than the last.
  static constexpr std::size_t mostSymbols = 20'000;
  /// Most fibers that have resumed one another.
  static constexpr int deepestFiber = 500;
  Budget& budget() { return budget_; }
  const Budget& budget() const { return budget_; }

  struct Outcome
  {
    bool ok = false;
    mrb_value value{}; ///< Valid until the caller restores the arena.
    LocalText error;
    LocalText hint;
    std::string unknownName; ///< The unknown method, variable or constant, if that is the error.
    bool onNil = false;      ///< The method was called on nil, maybe only because self is nil there.
    int line = 0; ///< From 1; 0 when unknown.
    /// `file:line` of the calls that led to the error, the innermost first; the same line once.
    std::vector<std::string> trace;
  };

  /// Runs text at top level. `keep` caches the compiled text.
  /// @param share  most steps of the budget
  Outcome run(std::string_view text, const std::string& name, bool keep, std::int64_t share = INT64_MAX);

  /// Calls a block with a number; `name` is the script for error messages.
  Outcome call(mrb_value block, double argument, const std::string& name, std::int64_t share);

  using Body = mrb_value(mrb_state*, void*);
  /// Calls `body` with `data`; `name` is the script for error messages.
  Outcome perform(Body* body, void* data, const std::string& name, std::int64_t share = INT64_MAX);

  /// Sets the hint for a budget that is used up; `N` stands for the steps.
  void setBudgetHint(LocalText hint) { budgetHint_ = std::move(hint); }

  /// The innermost line of a script that is running.
  struct Place
  {
    std::string file; ///< Empty if no script is running.
    int line = 0;
  };
  Place place() const;

  /// Runs `body` and catches mruby's exceptions. @return false after one, with its message in `error`
  template<class F>
  bool guarded(F&& body, std::string* error = nullptr)
  {
    auto call = [](mrb_state*, void* data) {
      (*static_cast<std::remove_reference_t<F>*>(data))();
      return mrb_nil_value();
    };
    return protect(call, &body, error);
  }

private:
  bool protect(Body* body, void* data, std::string* error);
  void prepareLibrary();
  static mrb_value tick(mrb_state* mrb, mrb_value);
  static void lookAtLimits(mrb_state* mrb);
  void look();
  bool refusesMemory(std::size_t size);
  bool beginsPool(const void* memory, std::size_t size);
  static mrb_value missingInNil(mrb_state* mrb, mrb_value);

  /// Why scripts are stopped.
  enum class Stop
  {
    Steps,
    Time,
    Symbols,
    Fibers,
    Interrupt
  };
  void stop() noexcept;
  std::optional<Stop> findLimit();
  bool tooDeep() const;
  void tellWhy(std::int64_t granted, Outcome& outcome) const;
  void startClock();
  RProc* compiled(std::string_view text, const std::string& name, bool keep, Outcome& outcome);
  template<class F>
  Outcome supervised(const std::string& name, std::int64_t share, F&& body);
  void execute(Body* body, void* data, const std::string& name, Outcome& outcome);
  RProc* compile(std::string_view text, const std::string& name, Outcome& outcome);
  void describe(mrb_value exception, const std::string& name, Outcome& outcome);

  static void* allocate(mrb_state*, void* memory, std::size_t size, void* self);

  Budget budget_;
  LocalText budgetHint_;
  std::optional<Place> stopped_; ///< Where the running script's budget was used up,
  Stop why_ = Stop::Steps;       ///< and why.
  unsigned ticksTaken_ = 0;
  unsigned pieces_ = 0; ///< Of memory, smaller than a page.
  bool refusesAgain_ = false;
  bool compiles_ = false, poolBegins_ = false; ///< See beginsPool().
  double timeLimit_ = std::numeric_limits<double>::infinity(); ///< s
  std::function<double()> clock_;
  double timeSpent_ = 0, entered_ = 0; ///< s: of ended scripts in the outermost run; start of the running one.
  long outermostRun_ = 0;
  int depth_ = 0; ///< Scripts that have run one another.
  const std::atomic<bool>* interrupt_ = nullptr;
  RClass* budgetUsedUp_ = nullptr;
  std::unique_ptr<BytecodeTicks> ticks_; ///< Outlives mrb_, which runs its code.
  std::size_t memoryLimit_;
  std::size_t memoryUsed_ = 0;
  mrb_state* mrb_ = nullptr;
  mrb_value kept_{}; ///< Ruby array that holds the compiled texts.
  std::unordered_map<std::string, RProc*> compiled_;
};

/// Frees values made in its scope from mruby's arena.
class ArenaScope
{
public:
  explicit ArenaScope(mrb_state* mrb) : mrb_(mrb), arena_(mrb_gc_arena_save(mrb)) {}
  ~ArenaScope() { mrb_gc_arena_restore(mrb_, arena_); }
  ArenaScope(const ArenaScope&) = delete;
  ArenaScope& operator=(const ArenaScope&) = delete;

private:
  mrb_state* mrb_;
  int arena_;
};

} // namespace sparkwright
