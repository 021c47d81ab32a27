// What scripts have to say: logDebug, logNormal, logWarning, logError with the line that says it; puts, print and p
// bare.

#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/script/ScriptHost.h"

#include <mruby/array.h>
#include <mruby/string.h>

namespace sparkwright
{

namespace
{

void writeTexts(mrb_state* mrb, Diagnostic::Severity severity, bool withPlace, const mrb_value* texts,
                mrb_int count) noexcept
{
  const ScriptHost& host = ScriptHost::of(mrb);
  std::string message;
  for(mrb_int i = 0; i < count; ++i)
  {
    if(i > 0)
      message += ' ';
    if(mrb_string_p(texts[i]))
      message += std::string_view(RSTRING_PTR(texts[i]), static_cast<std::size_t>(RSTRING_LEN(texts[i])));
  }
  while(message.ends_with('\n'))
    message.pop_back();
  if(withPlace)
    host.write(severity, std::move(message));
  else if(host.context.log)
    host.context.log->write(severity, std::move(message));
}

/// Writes its arguments, converted by to_s, to the log.
template<Diagnostic::Severity severity, bool withPlace>
mrb_value logFunction(mrb_state* mrb, mrb_value)
{
  const mrb_value* values = nullptr;
  mrb_int count = 0;
  mrb_get_args(mrb, "*", &values, &count);
  const mrb_value texts = mrb_ary_new_capa(mrb, count);
  for(mrb_int i = 0; i < count; ++i)
    mrb_ary_push(mrb, texts, mrb_obj_as_string(mrb, values[i]));
  writeTexts(mrb, severity, withPlace, RARRAY_PTR(texts), RARRAY_LEN(texts));
  return mrb_nil_value();
}

} // namespace

void defineLogFunctions(mrb_state* mrb)
{
  const auto define = [mrb](const char* name, mrb_func_t function) {
    mrb_define_method(mrb, mrb->kernel_module, name, function, MRB_ARGS_ANY());
  };
  define("logDebug", logFunction<Diagnostic::Severity::Debug, true>);
  define("logNormal", logFunction<Diagnostic::Severity::Note, true>);
  define("logWarning", logFunction<Diagnostic::Severity::Warning, true>);
  define("logError", logFunction<Diagnostic::Severity::Error, true>);
  define("puts", logFunction<Diagnostic::Severity::Note, false>);
  define("print", logFunction<Diagnostic::Severity::Note, false>);
}

} // namespace sparkwright
