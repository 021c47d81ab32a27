#include "core/script/AgentScript.h"

#include "core/archive/StateArchive.h"
#include "core/script/DrawFunctions.h"
#include "core/script/Interpreter.h"
#include "core/script/PerceptValues.h"
#include "core/script/ScriptMemory.h"
#include "core/script/ScriptTexts.h"
#include "core/script/ScriptValues.h"

#include <mruby/array.h>
#include <mruby/class.h>
#include <mruby/string.h>

#include <utility>

namespace sparkwright
{

struct AgentScript::Host
{
  explicit Host(std::size_t memory) : interpreter(memory) {}

  static Host& of(mrb_state* mrb) { return *static_cast<Host*>(mrb->ud); }

  Diagnostic describe(Interpreter::Outcome& outcome) const
  {
    return Diagnostic::of(Diagnostic::Severity::Error, name, outcome.line, 0, std::move(outcome.error),
                          std::move(outcome.hint));
  }
  std::optional<Diagnostic> call(Interpreter::Body* body, std::string& message);
  void say(mrb_value text) noexcept;

  PerceptValues percepts;
  std::function<void(Diagnostic)> listener;
  std::string name;       ///< Of the script.
  std::string command;
  std::string_view heard; ///< During think.
  std::shared_ptr<DrawingService> drawings;
  Interpreter interpreter;
  std::optional<ScriptMemory> memory; ///< From the end of the constructor on.
};

namespace
{

/// Function of the script, if it has defined one.
bool defines(mrb_state* mrb, const char* function)
{
  return mrb_respond_to(mrb, mrb_top_self(mrb), mrb_intern_cstr(mrb, function));
}

} // namespace

/// Has a function of the script called, whose answer is a text, or nil for nothing.
std::optional<Diagnostic> AgentScript::Host::call(Interpreter::Body* body, std::string& message)
{
  const ArenaScope arena(interpreter.state());
  Interpreter::Outcome outcome = interpreter.perform(body, this, name);
  if(!outcome.ok)
    return describe(outcome);
  message.clear();
  if(mrb_string_p(outcome.value))
    message.assign(RSTRING_PTR(outcome.value), static_cast<std::size_t>(RSTRING_LEN(outcome.value)));
  else if(!mrb_nil_p(outcome.value))
    return Diagnostic::of(Diagnostic::Severity::Error, name, 0, 0,
                          scriptText("script.noText", kindOf(interpreter.state(), outcome.value)),
                          scriptText("script.such", "'(he1 0.5)(syn)'"));
  return std::nullopt;
}

void AgentScript::Host::say(mrb_value text) noexcept
{
  Interpreter::Place place = interpreter.place();
  std::string said(RSTRING_PTR(text), static_cast<std::size_t>(RSTRING_LEN(text)));
  while(said.ends_with('\n'))
    said.pop_back();
  if(listener)
    listener({Diagnostic::Severity::Note, std::move(place.file), place.line, 0, std::move(said), {}});
}

AgentScript::AgentScript(const Options& options, std::function<void(Diagnostic)> say)
    : host_(std::make_unique<Host>(options.memory))
{
  host_->listener = std::move(say);
  host_->command = options.command;
  host_->drawings = options.drawings ? options.drawings : std::make_shared<DrawingService>();
  Interpreter& interpreter = host_->interpreter;
  interpreter.budget().setLimit(options.steps);
  interpreter.setBudgetHint(scriptText("script.thinkBudget"));
  mrb_state* const mrb = interpreter.state();
  mrb->ud = host_.get();
  const ArenaScope arena(mrb);
  interpreter.guarded(
      [&]
      {
        host_->percepts.define(mrb);
        defineDrawing(mrb, *host_->drawings);
        const auto print = [](mrb_state* state, mrb_value) -> mrb_value
        {
          const mrb_value* values = nullptr;
          mrb_int count = 0;
          mrb_get_args(state, "*", &values, &count);
          const mrb_value line = mrb_str_new(state, "", 0);
          for(mrb_int i = 0; i < count; ++i)
          {
            if(i > 0)
              mrb_str_cat_lit(state, line, " ");
            mrb_str_cat_str(state, line, mrb_obj_as_string(state, values[i]));
          }
          Host::of(state).say(line);
          return mrb_nil_value();
        };
        for(const char* const name : {"puts", "print"})
          mrb_define_method(mrb, mrb->kernel_module, name, print, MRB_ARGS_ANY());
        mrb_define_method(
            mrb, mrb->kernel_module, "command",
            [](mrb_state* state, mrb_value) -> mrb_value
            {
              const std::string& text = Host::of(state).command;
              return mrb_str_new(state, text.data(), static_cast<mrb_int>(text.size()));
            },
            MRB_ARGS_NONE());
        // Whole numbers of mruby have at least 62 bits.
        constexpr std::uint64_t mask = (1ull << 30) - 1;
        mrb_funcall(mrb, mrb_top_self(mrb), "srand", 1, mrb_int_value(mrb, static_cast<mrb_int>(options.seed & mask)));
      });
  interpreter.run(
      "def p(*values)\n  values.each { |v| puts v.inspect }\n  values.size <= 1 ? values[0] : values\nend\n",
      "(prelude)", false);
  host_->memory.emplace(interpreter);
}

AgentScript::~AgentScript() = default;

std::optional<Diagnostic> AgentScript::load(const std::string& text, const std::string& name)
{
  host_->name = name;
  mrb_state* const mrb = host_->interpreter.state();
  const ArenaScope arena(mrb);
  Interpreter::Outcome outcome = host_->interpreter.run(text, name, false);
  if(!outcome.ok)
    return host_->describe(outcome);
  if(!defines(mrb, "think"))
    return Diagnostic{Diagnostic::Severity::Error, name, 0, 0, "it does not define think(percepts)", {}};
  return std::nullopt;
}

std::optional<Diagnostic> AgentScript::begin(std::string& message)
{
  if(!defines(host_->interpreter.state(), "begin"))
  {
    message = host_->command;
    return std::nullopt;
  }
  return host_->call([](mrb_state* mrb, void*) { return mrb_funcall(mrb, mrb_top_self(mrb), "begin", 0); }, message);
}

std::optional<Diagnostic> AgentScript::think(std::string_view percepts, std::string& message)
{
  host_->heard = percepts;
  return host_->call(
      [](mrb_state* mrb, void* data)
      {
        Host& host = *static_cast<Host*>(data);
        const mrb_value heard = host.percepts.make(mrb, host.heard.data(), host.heard.size());
        return mrb_funcall(mrb, mrb_top_self(mrb), "think", 1, heard);
      },
      message);
}

std::optional<std::string> AgentScript::memory()
{
  StateArchive a;
  return host_->memory->archive(a) ? std::optional(a.takeBytes()) : std::nullopt;
}

bool AgentScript::remember(std::string_view memory)
{
  StateArchive a(memory);
  return host_->memory->archive(a) && a.left() == 0;
}

} // namespace sparkwright
