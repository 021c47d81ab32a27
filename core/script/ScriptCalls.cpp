// Code that scripts hand over to be run: eval(text) at once, onCycle { … } in every cycle.

#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/Object.h"
#include "core/script/ScriptHost.h"
#include "core/script/ScriptTexts.h"

#include <mruby/class.h>
#include <mruby/error.h>
#include <mruby/proc.h>
#include <mruby/string.h>

namespace sparkwright
{

namespace
{

constexpr std::size_t mostCycleBlocks = 1000;

struct Evaluated
{
  mrb_value value{};
  bool raise = false; ///< The value, if it is an exception, else host.raised.
};

Evaluated evaluateText(mrb_state* mrb, std::string_view text) noexcept
{
  ScriptHost& host = ScriptHost::of(mrb);
  Interpreter::Outcome outcome = host.interpreter.run(text, "(eval)", false);
  if(!outcome.ok)
    host.refuse(scriptText("script.eval", host.sayOf(outcome)));
  return {outcome.value, !outcome.ok};
}

mrb_value evalFunction(mrb_state* mrb, mrb_value)
{
  const char* text = nullptr;
  mrb_int length = 0;
  mrb_get_args(mrb, "s", &text, &length);
  const Evaluated evaluated = evaluateText(mrb, {text, static_cast<std::size_t>(length)});
  if(!evaluated.raise)
    return evaluated.value;
  if(mrb_exception_p(evaluated.value))
    mrb_exc_raise(mrb, evaluated.value);
  return raiseHostError(mrb);
}

void keepBlock(mrb_state* mrb, mrb_value block) noexcept
{
  ScriptHost& host = ScriptHost::of(mrb);
  Object* const object = host.selected();
  host.cycleBlocks.push_back({object ? object->weak_from_this() : std::weak_ptr<Object>(), block,
                              host.running.empty() ? std::string() : host.running.back()});
}

mrb_value onCycle(mrb_state* mrb, mrb_value)
{
  mrb_value block = mrb_nil_value();
  mrb_get_args(mrb, "&!", &block);
  if(ScriptHost::of(mrb).cycleBlocks.size() >= mostCycleBlocks)
    mrb_raise(mrb, E_RUNTIME_ERROR, "onCycle: there are too many blocks already");
  mrb_gc_register(mrb, block);
  keepBlock(mrb, block);
  return mrb_nil_value();
}

} // namespace

void defineEval(mrb_state* mrb)
{
  mrb_define_method(mrb, mrb->kernel_module, "eval", evalFunction, MRB_ARGS_REQ(1));
}

void defineCycleBlocks(mrb_state* mrb)
{
  mrb_define_method(mrb, mrb->kernel_module, "onCycle", onCycle, MRB_ARGS_BLOCK());
}

void ScriptEngine::callCycleBlocks(double time)
{
  ScriptHost& host = *host_;
  if(host.cycleBlocks.empty())
    return;
  const std::weak_ptr<Object> selection = host.selection;
  mrb_state* const mrb = host.interpreter.state();
  // By index: blocks may register others, whose turn comes in the next cycle.
  const std::size_t count = host.cycleBlocks.size();
  std::vector<std::size_t> over;
  for(std::size_t i = 0; i < count; ++i)
  {
    const ScriptHost::CycleBlock entry = host.cycleBlocks[i];
    const std::shared_ptr<Object> object = entry.object.lock();
    if(!object || !object->context())
    {
      over.push_back(i);
      continue;
    }
    host.select(object.get());
    host.running.push_back(entry.file);
    const ArenaScope arena(mrb);
    Interpreter::Outcome outcome = host.interpreter.call(entry.block, time, entry.file, host.share());
    host.running.pop_back();
    if(outcome.ok)
      continue;
    over.push_back(i);
    if(host.context.log)
      host.context.log->write(Diagnostic::of(Diagnostic::Severity::Error, entry.file, outcome.line, 0,
                                             scriptText("script.onCycle", object->path(), host.sayOf(outcome)),
                                             host.hintFor(outcome)));
  }
  for(auto i = over.rbegin(); i != over.rend(); ++i)
  {
    host.interpreter.guarded([&] { mrb_gc_unregister(mrb, host.cycleBlocks[*i].block); });
    host.cycleBlocks.erase(host.cycleBlocks.begin() + static_cast<std::ptrdiff_t>(*i));
  }
  host.selection = selection;
}

} // namespace sparkwright
