#include "core/script/Interpreter.h"

#include "core/script/ScriptTexts.h"
#include "core/script/limits/GuardedBuiltins.h"

#include <mruby/array.h>
#include <mruby/class.h>
#include <mruby/compile.h>
#include <mruby/debug.h>
#include <mruby/error.h>
#include <mruby/proc.h>
#include <mruby/string.h>

#include <malloc.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <utility>

// The parts of mruby's library, each with its own initialiser, in the order of its own list. Left out on purpose: io,
// socket, time, objectspace, eval, pack, print (ours goes to the log), complex, rational.
extern "C"
{
  void GENERATED_TMP_mrb_mruby_compar_ext_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_enum_ext_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_string_ext_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_numeric_ext_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_array_ext_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_hash_ext_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_range_ext_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_proc_ext_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_symbol_ext_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_object_ext_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_fiber_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_enumerator_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_toplevel_ext_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_kernel_ext_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_class_ext_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_sprintf_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_struct_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_random_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_math_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_metaprog_gem_init(mrb_state*);
  void GENERATED_TMP_mrb_mruby_method_gem_init(mrb_state*);
}

namespace sparkwright
{

namespace
{

using PartInitialiser = void (*)(mrb_state*);

constexpr PartInitialiser parts[] = {
    GENERATED_TMP_mrb_mruby_compar_ext_gem_init,  GENERATED_TMP_mrb_mruby_enum_ext_gem_init,
    GENERATED_TMP_mrb_mruby_string_ext_gem_init,  GENERATED_TMP_mrb_mruby_numeric_ext_gem_init,
    GENERATED_TMP_mrb_mruby_array_ext_gem_init,   GENERATED_TMP_mrb_mruby_hash_ext_gem_init,
    GENERATED_TMP_mrb_mruby_range_ext_gem_init,   GENERATED_TMP_mrb_mruby_proc_ext_gem_init,
    GENERATED_TMP_mrb_mruby_symbol_ext_gem_init,  GENERATED_TMP_mrb_mruby_object_ext_gem_init,
    GENERATED_TMP_mrb_mruby_fiber_gem_init,       GENERATED_TMP_mrb_mruby_enumerator_gem_init,
    GENERATED_TMP_mrb_mruby_toplevel_ext_gem_init, GENERATED_TMP_mrb_mruby_kernel_ext_gem_init,
    GENERATED_TMP_mrb_mruby_class_ext_gem_init,   GENERATED_TMP_mrb_mruby_sprintf_gem_init,
    GENERATED_TMP_mrb_mruby_struct_gem_init,      GENERATED_TMP_mrb_mruby_random_gem_init,
    GENERATED_TMP_mrb_mruby_math_gem_init,        GENERATED_TMP_mrb_mruby_metaprog_gem_init,
    GENERATED_TMP_mrb_mruby_method_gem_init,
};

/// Compiled expressions that are remembered; a robot has a few hundred.
constexpr std::size_t mostKept = 8192;
/// Longer texts are refused: the parser counts lines in 16 bits and works in its own memory.
constexpr std::size_t longestText = 4u << 20;

/// `file:line` of `file:line` or `file:line:in method`; empty for what is in no file.
std::string placeOf(std::string_view entry)
{
  const std::size_t colon = entry.find(':');
  if(colon == std::string_view::npos || entry.starts_with('('))
    return {};
  const std::size_t end = entry.find_first_not_of("0123456789", colon + 1);
  return std::string(entry.substr(0, end));
}

/// Of the message about a method that nil does not have.
constexpr std::string_view onNil = "' on nil";

std::string numberText(double value)
{
  char text[32];
  std::snprintf(text, sizeof text, "%g", value);
  return text;
}

} // namespace

Interpreter::Interpreter(std::size_t memoryLimit) : memoryLimit_(memoryLimit)
{
  mrb_ = mrb_open_core(&Interpreter::allocate, this);
  if(!mrb_)
    throw std::bad_alloc();
  std::string error;
  const bool ok = guarded(
      [this] {
        for(const PartInitialiser initialise : parts)
        {
          const int arena = mrb_gc_arena_save(mrb_);
          initialise(mrb_);
          mrb_gc_arena_restore(mrb_, arena);
        }
        // The same run must give the same numbers: chance starts from a fixed seed until a script sets another.
        mrb_funcall(mrb_, mrb_top_self(mrb_), "srand", 1, mrb_fixnum_value(1));
        kept_ = mrb_ary_new(mrb_);
        mrb_gc_register(mrb_, kept_);
        prepareLibrary();
      },
      &error);
  if(!ok || !ticks_->rewriteLibrary(error))
  {
    mrb_close(mrb_);
    throw std::bad_alloc();
  }
}

void Interpreter::prepareLibrary()
{
  // A name that no script can write, in a class that none can change any more.
  RClass* const trueClass = mrb_->true_class;
  mrb_define_method(mrb_, trueClass, "step of a script", tick, MRB_ARGS_NONE());
  mrb_undef_class_method(mrb_, trueClass, "initialize_copy");
  mrb_funcall(mrb_, mrb_obj_value(trueClass), "freeze", 0);
  budgetUsedUp_ = mrb_define_class(mrb_, "BudgetUsedUp", mrb_->eException_class);
  mrb_gc_register(mrb_, mrb_obj_value(budgetUsedUp_));
  mrb_define_method(mrb_, mrb_->nil_class, "method_missing", missingInNil, MRB_ARGS_ANY());
  // Objects that nobody has initialised: their methods read what is not there.
  for(const char* const name : {"Proc", "Method", "UnboundMethod"})
    mrb_undef_class_method(mrb_, mrb_class_get(mrb_, name), "allocate");
  guardBuiltins(mrb_, lookAtLimits);
  ticks_ = std::make_unique<BytecodeTicks>(mrb_, mrb_intern_lit(mrb_, "step of a script"));
}

mrb_value Interpreter::tick(mrb_state* mrb, mrb_value)
{
  Interpreter& self = *static_cast<Interpreter*>(mrb->allocf_ud);
  self.look();
  if(!self.budget_.spend())
  {
    self.stop();
    mrb_raise(mrb, self.budgetUsedUp_, "the script does not come to an end");
  }
  return mrb_nil_value();
}

/// For built-in methods that take no step. Raises like a step, and takes none.
void Interpreter::lookAtLimits(mrb_state* mrb)
{
  Interpreter& self = *static_cast<Interpreter*>(mrb->allocf_ud);
  self.look();
  if(self.depth_ > 0 && self.budget_.usedUp())
  {
    self.stop();
    mrb_raise(mrb, self.budgetUsedUp_, "the script does not come to an end");
  }
}

/// Seldom while scripts have little data. With much, a single call of a built-in method may take a tenth of a second.
void Interpreter::look()
{
  constexpr unsigned every = 64; // ticks
  constexpr std::size_t much = 4u << 20;
  if(!budget_.usedUp() && (++ticksTaken_ % every == 0 || memoryUsed_ > much))
    if(const auto limit = findLimit())
    {
      budget_.exhaust();
      why_ = *limit;
    }
}

/// As mruby's own, and names the receiver: whoever calls something on nil did not mean to.
mrb_value Interpreter::missingInNil(mrb_state* mrb, mrb_value)
{
  mrb_sym name = 0;
  const mrb_value* values = nullptr;
  mrb_int count = 0;
  mrb_get_args(mrb, "n*!", &name, &values, &count);
  mrb_no_method_error(mrb, name, mrb_ary_new_from_values(mrb, count, values), "undefined method '%n' on nil", name);
  return mrb_nil_value(); // Not reached: the error leaves by a jump, which mruby's declaration does not tell.
}

std::optional<Interpreter::Stop> Interpreter::findLimit()
{
  if(interrupt_ && interrupt_->load(std::memory_order_relaxed))
    return Stop::Interrupt;
  if(mrb_->symidx > mostSymbols)
    return Stop::Symbols;
  if(tooDeep())
    return Stop::Fibers;
  if(clock_ && timeSpent_ + clock_() - entered_ > timeLimit_)
    return Stop::Time;
  return {};
}

bool Interpreter::tooDeep() const
{
  int depth = 0;
  for(const mrb_context* context = mrb_->c; context; context = context->prev)
    if(++depth > deepestFiber)
      return true;
  return false;
}

void Interpreter::tellWhy(std::int64_t granted, Outcome& outcome) const
{
  outcome.hint = {};
  switch(why_)
  {
  case Stop::Steps:
    outcome.error = scriptText("script.steps", static_cast<long>(granted));
    outcome.hint = budgetHint_.empty() ? scriptText("script.budget") : budgetHint_;
    break;
  case Stop::Time:
    outcome.error = scriptText("script.time", numberText(timeLimit_));
    outcome.hint = scriptText("script.allowTime");
    break;
  case Stop::Symbols:
    outcome.error = scriptText("script.symbols", static_cast<long>(mostSymbols));
    outcome.hint = scriptText("script.useTexts");
    break;
  case Stop::Fibers:
    outcome.error = scriptText("script.fibers", deepestFiber);
    break;
  case Stop::Interrupt:
    outcome.error = scriptText("script.interrupted");
    break;
  }
}

/// The first script of an outermost run begins with all the time.
void Interpreter::startClock()
{
  if(outermostRun_ != budget_.outermostRuns())
  {
    outermostRun_ = budget_.outermostRuns();
    timeSpent_ = 0;
    why_ = Stop::Steps;
  }
  entered_ = clock_ ? clock_() : 0;
}

void Interpreter::stop() noexcept
{
  if(!stopped_)
    stopped_ = place();
}

Interpreter::Place Interpreter::place() const
{
  if(depth_ == 0)
    return {};
  for(const mrb_context* context = mrb_->c; context; context = context->prev)
    for(const mrb_callinfo* call = context->ci; call && call >= context->cibase; --call)
    {
      const RProc* const proc = call->proc;
      if(!proc || MRB_PROC_CFUNC_P(proc) || !proc->body.irep || !call->pc)
        continue;
      const mrb_irep* const irep = proc->body.irep;
      const auto at = static_cast<std::uint32_t>(std::max<std::ptrdiff_t>(call->pc - irep->iseq - 1, 0));
      const char* const file = mrb_debug_get_filename(mrb_, irep, at);
      if(file && !std::string_view(file).starts_with('('))
        return {file, mrb_debug_get_line(mrb_, irep, at)};
    }
  return {};
}

Interpreter::~Interpreter()
{
  mrb_close(mrb_);
}

void* Interpreter::allocate(mrb_state*, void* memory, std::size_t size, void* self)
{
  Interpreter& interpreter = *static_cast<Interpreter*>(self);
  const std::size_t before = memory ? malloc_usable_size(memory) : 0;
  if(size == 0)
  {
    std::free(memory);
    interpreter.memoryUsed_ -= before;
    return nullptr;
  }
  if(size > before && !interpreter.beginsPool(memory, size) &&
     (interpreter.memoryUsed_ - before + size > interpreter.memoryLimit_ || interpreter.refusesMemory(size)))
    return nullptr;
  void* const result = std::realloc(memory, size);
  if(result)
    interpreter.memoryUsed_ += malloc_usable_size(result) - before;
  return result;
}

/// Parser and compiler take memory from pools: two pointers, then a first page. If they get the one without the other,
/// mruby loses it, or goes on with no pool at all and crashes. So these are not refused; what comes next is.
bool Interpreter::beginsPool(const void* memory, std::size_t size)
{
  constexpr std::size_t largestPage = 32768; // bytes
  const bool isPool = compiles_ && !memory && size <= 2 * sizeof(void*);
  return std::exchange(poolBegins_, isPool) ? size <= largestPage : isPool;
}

/// The parser and methods written in C take no steps, but memory: without it they end.
bool Interpreter::refusesMemory(std::size_t size)
{
  constexpr std::size_t large = 4096; // bytes; of this size are the parser's pages
  constexpr unsigned every = 256;     // smaller pieces, not of the compiler, which may lose others for want of one
  if(refusesAgain_) // mruby tries a second time when it has collected its garbage.
    return !(refusesAgain_ = false);
  if(depth_ == 0 || (size < large && (compiles_ || ++pieces_ % every != 0)))
    return false;
  if(!budget_.usedUp())
  {
    const auto limit = findLimit();
    if(!limit)
      return false;
    budget_.exhaust();
    why_ = *limit;
  }
  stop();
  return refusesAgain_ = true;
}

bool Interpreter::protect(Body* body, void* data, std::string* error)
{
  mrb_bool failed = false;
  mrb_value result = mrb_protect_error(mrb_, body, data, &failed);
  if(!failed && mrb_->exc)
  {
    result = mrb_obj_value(mrb_->exc);
    failed = true;
  }
  mrb_->exc = nullptr;
  if(failed && error)
  {
    Outcome outcome;
    describe(result, {}, outcome);
    *error = outcome.error.english();
  }
  return !failed;
}

RProc* Interpreter::compile(std::string_view text, const std::string& name, Outcome& outcome)
{
  RProc* proc = nullptr;
  mrbc_context* context = nullptr;
  mrb_parser_state* parser = nullptr;
  std::string problem;
  compiles_ = true;
  guarded(
      [&]
      {
        context = mrbc_context_new(mrb_);
        context->capture_errors = 1;
        context->lineno = 1;
        mrbc_filename(mrb_, context, name.c_str());
        parser = mrb_parse_nstring(mrb_, text.data(), text.size(), context);
        if(parser && parser->nerr == 0 && parser->tree)
          proc = mrb_generate_code(mrb_, parser);
      },
      &problem);
  compiles_ = false;
  if(proc)
    mrb_gc_protect(mrb_, mrb_obj_value(proc)); // Until its caller's ArenaScope ends: memory that is refused collects garbage.
  outcome.error = std::move(problem);
  if(parser && parser->nerr > 0)
  {
    const mrb_parser_message& message = parser->error_buffer[0];
    outcome.error = message.message ? message.message : "syntax error";
    outcome.line = message.lineno;
  }
  else if(!proc && outcome.error.empty())
    outcome.error = scriptText("script.complicated");
  if(parser)
    mrb_parser_free(parser);
  if(context)
    mrbc_context_free(mrb_, context);
  if(std::string why; proc && !ticks_->rewriteText(*proc, why))
  {
    outcome.error = scriptText("script.uncounted", why);
    return nullptr;
  }
  return proc;
}

/// Runs `body(outcome)` on the budget; what used it up failed, even if it caught the exception.
template<class F>
Interpreter::Outcome Interpreter::supervised(const std::string& name, std::int64_t share, F&& body)
{
  const Budget::Run allowance(budget_, share);
  if(depth_++ == 0)
    startClock();
  const std::optional<Place> stoppedAbove = std::exchange(stopped_, std::nullopt);
  Outcome outcome;
  if(budget_.usedUp())
    stop();
  else
    body(outcome);
  if(stopped_)
  {
    outcome.ok = false;
    tellWhy(allowance.granted(), outcome);
    outcome.line = stopped_->file == name ? stopped_->line : outcome.line;
  }
  if(--depth_ == 0 && clock_)
    timeSpent_ += clock_() - entered_;
  const bool nothingLeft = stopped_ && !allowance.capped();
  stopped_ = stoppedAbove;
  if(nothingLeft)
    stop(); // for the script that has run this one
  return outcome;
}

Interpreter::Outcome Interpreter::run(std::string_view text, const std::string& name, bool keep, std::int64_t share)
{
  return supervised(name, share, [&](Outcome& outcome) {
    RProc* proc = compiled(text, name, keep, outcome);
    if(!proc)
      return;
    execute(
        [](mrb_state* mrb, void* data) {
          RProc* const proc = static_cast<RProc*>(data);
          MRB_PROC_SET_TARGET_CLASS(proc, mrb->object_class);
          // In the outermost frame, mruby forgets what blocks of the text before have kept of its variables: they would be
          // left in the stack, and be read there after it has moved.
          if(mrb->c->cibase && mrb->c->ci == mrb->c->cibase)
            if(REnv* const kept = mrb_vm_ci_env(mrb->c->ci))
            {
              mrb_vm_ci_env_set(mrb->c->ci, nullptr);
              mrb_env_unshare(mrb, kept); // Copies them, but for the frame's own.
            }
          return mrb_top_run(mrb, proc, mrb_top_self(mrb), 0);
        },
        proc, name, outcome);
  });
}

Interpreter::Outcome Interpreter::call(mrb_value block, double argument, const std::string& name, std::int64_t share)
{
  struct Call
  {
    mrb_value block;
    double argument;
  } call{block, argument};
  return supervised(name, share, [&](Outcome& outcome) {
    execute(
        [](mrb_state* mrb, void* data) {
          const Call& call = *static_cast<Call*>(data);
          return mrb_funcall(mrb, call.block, "call", 1, mrb_float_value(mrb, call.argument));
        },
        &call, name, outcome);
  });
}

Interpreter::Outcome Interpreter::perform(Body* body, void* data, const std::string& name, std::int64_t share)
{
  return supervised(name, share, [&](Outcome& outcome) { execute(body, data, name, outcome); });
}

RProc* Interpreter::compiled(std::string_view text, const std::string& name, bool keep, Outcome& outcome)
{
  if(text.size() > longestText)
  {
    outcome.error = scriptText("script.long", text.size());
    return nullptr;
  }
  const std::string key(keep ? text : std::string_view());
  if(const auto found = keep ? compiled_.find(key) : compiled_.end(); found != compiled_.end())
    return found->second;
  RProc* const proc = compile(text, name, outcome);
  if(!proc || !keep)
    return proc;
  if(compiled_.size() >= mostKept)
  {
    compiled_.clear();
    guarded([this] { mrb_ary_clear(mrb_, kept_); });
  }
  if(guarded([&] { mrb_ary_push(mrb_, kept_, mrb_obj_value(proc)); }))
    compiled_.emplace(key, proc);
  return proc;
}

void Interpreter::execute(Body* body, void* data, const std::string& name, Outcome& outcome)
{
  mrb_bool failed = false;
  outcome.value = mrb_protect_error(mrb_, body, data, &failed);
  if(!failed && mrb_->exc)
  {
    outcome.value = mrb_obj_value(mrb_->exc);
    failed = true;
  }
  mrb_->exc = nullptr;
  if(failed)
    describe(outcome.value, name, outcome);
  outcome.ok = !failed;
}

void Interpreter::describe(mrb_value exception, const std::string& name, Outcome& outcome)
{
  mrb_value message = mrb_nil_value();
  mrb_value backtrace = mrb_nil_value();
  mrb_value unknown = mrb_nil_value();
  const char* className = "error";
  mrb_bool failed = false;
  struct Call
  {
    mrb_value exception;
    mrb_value* message;
    mrb_value* backtrace;
    mrb_value* unknown;
    const char** className;
  } call{exception, &message, &backtrace, &unknown, &className};
  mrb_protect_error(
      mrb_,
      [](mrb_state* mrb, void* data) {
        const Call& c = *static_cast<Call*>(data);
        *c.className = mrb_obj_classname(mrb, c.exception);
        *c.message = mrb_funcall(mrb, c.exception, "message", 0);
        *c.backtrace = mrb_funcall(mrb, c.exception, "backtrace", 0);
        if(mrb_obj_is_kind_of(mrb, c.exception, mrb_class_get(mrb, "NameError")))
          *c.unknown = mrb_obj_as_string(mrb, mrb_funcall(mrb, c.exception, "name", 0));
        return mrb_nil_value();
      },
      &call, &failed);
  mrb_->exc = nullptr;
  std::string error = mrb_string_p(message)
                          ? std::string(RSTRING_PTR(message), static_cast<std::size_t>(RSTRING_LEN(message)))
                          : std::string();
  if(error.empty())
    error = className;
  outcome.onNil = error.ends_with(onNil);
  if(outcome.onNil)
    error.resize(error.size() - onNil.size() + 1); // Up to the quotation mark.
  outcome.error = std::move(error);
  if(mrb_string_p(unknown))
    outcome.unknownName.assign(RSTRING_PTR(unknown), static_cast<std::size_t>(RSTRING_LEN(unknown)));
  if(!mrb_array_p(backtrace))
    return;
  // Entries read `file:line` or `file:line:in method`; the innermost one in the script itself is what its author needs.
  for(mrb_int i = 0; i < RARRAY_LEN(backtrace); ++i)
  {
    const mrb_value entry = RARRAY_PTR(backtrace)[i];
    if(!mrb_string_p(entry))
      continue;
    const std::string_view text(RSTRING_PTR(entry), static_cast<std::size_t>(RSTRING_LEN(entry)));
    if(outcome.line == 0 && !name.empty() && text.starts_with(name + ":"))
      outcome.line = std::atoi(std::string(text.substr(name.size() + 1)).c_str());
    const std::string place = placeOf(text);
    if(!place.empty() && std::find(outcome.trace.begin(), outcome.trace.end(), place) == outcome.trace.end())
      outcome.trace.push_back(place);
  }
}

} // namespace sparkwright
