#include "core/script/ScriptSyntax.h"

#include "core/script/ScriptTexts.h"

#include <mruby.h>
#include <mruby/compile.h>

#include <algorithm>
#include <iterator>
#include <memory>

namespace sparkwright
{

namespace
{

constexpr std::size_t longestScript = 16u << 20; ///< Bytes.

struct ClosesState
{
  void operator()(mrb_state* state) const { mrb_close(state); }
};

/// What helps with the parser's words about the end of a script.
LocalText hintFor(std::string_view message)
{
  return message.find("$end") != std::string_view::npos || message.find("end of file") != std::string_view::npos
             ? scriptText("script.unended")
             : LocalText();
}

} // namespace

Diagnostics scriptProblems(std::string_view text, const std::string& name)
{
  using Severity = Diagnostic::Severity;
  if(text.size() > longestScript)
    return {Diagnostic::of(Severity::Error, name, 1, 0, scriptText("script.long", text.size()))};
  // The parser needs symbols and memory, nothing of the library.
  const std::unique_ptr<mrb_state, ClosesState> state(mrb_open_core(mrb_default_allocf, nullptr));
  if(!state)
    return {};
  mrbc_context* const context = mrbc_context_new(state.get());
  context->capture_errors = 1;
  context->lineno = 1;
  mrbc_filename(state.get(), context, name.c_str());
  mrb_parser_state* const parser = mrb_parse_nstring(state.get(), text.data(), text.size(), context);
  Diagnostics problems;
  if(!parser)
    problems.push_back(Diagnostic::of(Severity::Error, name, 1, 0, scriptText("script.complicated")));
  else
  {
    const std::size_t kept = std::min(parser->nerr, std::size(parser->error_buffer));
    for(std::size_t i = 0; i < kept; ++i)
    {
      const mrb_parser_message& message = parser->error_buffer[i];
      const std::string words = message.message ? message.message : "syntax error";
      problems.push_back(Diagnostic::of(Severity::Error, name, message.lineno, 0, words, hintFor(words)));
    }
    if(parser->nerr == 0 && !parser->tree)
      problems.push_back(Diagnostic::of(Severity::Error, name, 1, 0, scriptText("script.complicated")));
    mrb_parser_free(parser);
  }
  mrbc_context_free(state.get(), context);
  return problems;
}

} // namespace sparkwright
