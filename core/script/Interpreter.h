#pragma once

#include "core/script/Budget.h"
#include "core/script/BytecodeTicks.h"

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

/// One mruby with nothing in it that reaches the machine: the parts of its library that know files, sockets, processes
/// or the clock are never loaded. Private to core/script: its header drags mruby in.
///
/// All code, scripts and library, spends the budget while it runs; see BytecodeTicks.
///
/// mruby reports errors by longjmp. So every call into it that can fail goes through guarded(), and what runs there
/// keeps no object with a destructor on its stack.
class Interpreter
{
public:
  /// @param memoryLimit  bytes that scripts and their data may take; beyond it they get a NoMemoryError
  explicit Interpreter(std::size_t memoryLimit);
  ~Interpreter();
  Interpreter(const Interpreter&) = delete;
  Interpreter& operator=(const Interpreter&) = delete;

  mrb_state* state() { return mrb_; }

  void setMemoryLimit(std::size_t bytes) { memoryLimit_ = bytes; }
  /// Bounds the time that scripts take in one outermost run of the budget. A last resort: unlike steps, it depends on the
  /// machine.
  /// @param seconds  0 or less: any time
  /// @param clock    s, monotonic
  void setTimeLimit(double seconds, std::function<double()> clock)
  {
    timeLimit_ = seconds > 0 ? seconds : std::numeric_limits<double>::infinity();
    clock_ = std::move(clock);
  }
  /// Scripts end when it becomes true, which may happen in another thread or in a signal handler. Null: nothing ends them.
  void setInterrupt(const std::atomic<bool>* interrupt) { interrupt_ = interrupt; }

  /// Symbols are never freed, and each takes longer to make than the one before. Counts those of the library.
  static constexpr std::size_t mostSymbols = 20'000;
  /// Fibers that have resumed one another.
  static constexpr int deepestFiber = 500;
  Budget& budget() { return budget_; }
  const Budget& budget() const { return budget_; }

  struct Outcome
  {
    bool ok = false;
    mrb_value value{}; ///< Lives until the arena that the caller has saved is restored.
    std::string error;
    std::string hint;
    std::string unknownName; ///< That an error was about: of a method, variable or constant.
    bool onNil = false;      ///< The method was called on nil, maybe only because self is nil there.
    int line = 0; ///< From 1; 0 when unknown.
    /// `file:line` of the calls that led to the error, the innermost first; the same line once.
    std::vector<std::string> trace;
  };

  /// Runs text at top level. `keep` remembers the compiled text for the next time.
  /// @param share  steps of the budget that it may take at most
  Outcome run(std::string_view text, const std::string& name, bool keep, std::int64_t share = INT64_MAX);

  /// Calls a block with a number; `name` is the script whose lines errors are about.
  Outcome call(mrb_value block, double argument, const std::string& name, std::int64_t share);

  using Body = mrb_value(mrb_state*, void*);
  /// Has `body` called with `data`; `name` is the script whose lines errors are about.
  Outcome perform(Body* body, void* data, const std::string& name, std::int64_t share = INT64_MAX);

  /// What is said to help when the budget is used up; `N` stands for the steps.
  void setBudgetHint(std::string hint) { budgetHint_ = std::move(hint); }

  /// The innermost line of a script that is running.
  struct Place
  {
    std::string file; ///< Empty if none is.
    int line = 0;
  };
  Place place() const;

  /// Runs `body` and catches what mruby throws: the exception stands in `error` then.
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
  std::string budgetHint_ = "--script-budget N allows N steps";
  std::optional<Place> stopped_; ///< Where the running script's budget was used up,
  Stop why_ = Stop::Steps;       ///< and why.
  unsigned ticksTaken_ = 0;
  double timeLimit_ = std::numeric_limits<double>::infinity(); ///< s
  std::function<double()> clock_;
  double timeSpent_ = 0, entered_ = 0; ///< s: by scripts that have ended in the outermost run; when the running one began.
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

/// Keeps what is made in its scope from piling up in mruby's arena.
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
