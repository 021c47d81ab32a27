#include "editor/properties/Expressions.h"

#include "core/object/Context.h"
#include "core/script/ScriptEngine.h"

namespace sparkwright
{

struct Expressions::Engine
{
  static constexpr std::int64_t budget = 200'000; ///< Steps: an expression must not hold up the window.

  Engine() : scripts(context) { scripts.setBudget(budget); }

  Context context;
  ScriptEngine scripts;
};

Expressions::Expressions() = default;
Expressions::~Expressions() = default;

std::optional<std::string> Expressions::operator()(const std::string& text)
{
  if(!engine_)
    engine_ = std::make_unique<Engine>();
  ScriptEngine::Result result = engine_->scripts.evaluate(text);
  return result.ok ? std::optional(std::move(result.text)) : std::nullopt;
}

} // namespace sparkwright
