#include "core/robot/behavior/RubyBehavior.h"

#include "core/draw/DrawingService.h"
#include "core/object/Context.h"
#include "core/script/AgentScript.h"

#include <utility>

namespace sparkwright
{

namespace
{

void check(std::optional<Diagnostic> problem)
{
  if(problem)
    throw BehaviorError(std::move(*problem));
}

} // namespace

RubyBehavior::RubyBehavior() = default;
RubyBehavior::~RubyBehavior() = default;

void RubyBehavior::setScript(std::string text, std::string name)
{
  text_ = std::move(text);
  name_ = std::move(name);
}

void RubyBehavior::onLink()
{
  if(const auto* const limits = context()->service<ThinkingLimits>())
    limits_ = *limits;
  if(auto* const drawings = context()->service<DrawingService>())
    drawings_ = drawings->shared_from_this();
}

void RubyBehavior::load()
{
  if(name_.empty())
    throw BehaviorError({Diagnostic::Severity::Error, {}, 0, 0, "it has no script", "setScript 'file.rb' names one"});
  script_ = std::make_unique<AgentScript>(AgentScript::Options{limits_.steps, limits_.memory, seed(), command(), drawings_},
                                          [this](Diagnostic said) { note(std::move(said)); });
  check(script_->load(text_, name_));
}

std::string_view RubyBehavior::begin()
{
  load();
  check(script_->begin(said_));
  return said_;
}

std::optional<std::string> RubyBehavior::memory() const
{
  return script_ ? script_->memory() : std::optional<std::string>("");
}

bool RubyBehavior::remember(std::string_view memory)
{
  if(memory.empty())
    return true; // It has not begun.
  try
  {
    load();
  }
  catch(const BehaviorError&)
  {
    return false;
  }
  return script_->remember(memory);
}

std::string_view RubyBehavior::think(std::string_view percepts)
{
  check(script_->think(percepts, said_));
  return said_;
}

} // namespace sparkwright
