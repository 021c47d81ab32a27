#include "core/xacro/Scope.h"

#include "core/text/InQuotes.h"
#include "core/xacro/expression/Blanks.h"
#include "core/xacro/expression/Problem.h"
#include "core/xacro/expression/XacroTexts.h"

#include <algorithm>

namespace sparkwright::xacro
{

namespace
{

/// The length of a preset at the front of a text: up to a blank outside of quotes and of `${…}` and `$(…)`.
std::size_t presetLength(std::string_view text)
{
  std::size_t at = 0;
  while(at < text.size() && blanks.find(text[at]) == std::string_view::npos)
  {
    const char c = text[at];
    std::size_t end = std::string_view::npos;
    if(c == '\'' || c == '"')
      end = text.find(c, at + 1);
    else if(c == '$' && at + 1 < text.size() && (text[at + 1] == '{' || text[at + 1] == '('))
      end = text.find(text[at + 1] == '{' ? '}' : ')', at + 2);
    at = end == std::string_view::npos ? at + 1 : end + 1;
  }
  return at;
}

} // namespace

std::vector<Macro::Parameter> readParameters(std::string_view text)
{
  std::vector<Macro::Parameter> parameters;
  const auto skipBlanks = [&text] { text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size())); };
  for(skipBlanks(); !text.empty(); skipBlanks())
  {
    const std::size_t length = std::min(text.find_first_of(" \t\r\n:="), text.size());
    if(length == 0 || parameters.size() > 10'000)
      throw Problem(xacroText("xacro.parametersText", inQuotes(text.substr(0, 40))), xacroText("xacro.parametersAs"));
    Macro::Parameter parameter{std::string(text.substr(0, length)), std::nullopt, false};
    text.remove_prefix(length);
    std::string_view rest = text;
    rest.remove_prefix(std::min(rest.find_first_not_of(blanks), rest.size()));
    if(rest.starts_with(":=") || rest.starts_with('='))
    {
      text = rest.substr(rest.front() == ':' ? 2 : 1);
      skipBlanks();
      if(text.starts_with('^'))
      {
        parameter.passedOn = true;
        text.remove_prefix(text.starts_with("^|") ? 2 : 1);
      }
      const std::size_t preset = presetLength(text);
      if(preset > 0 || !parameter.passedOn)
        parameter.preset = text.substr(0, preset);
      text.remove_prefix(preset);
    }
    else if(!rest.empty() && rest.front() == ':')
      throw Problem(xacroText("xacro.parametersText", inQuotes(text.substr(0, 40))), xacroText("xacro.parametersAs"));
    parameters.push_back(std::move(parameter));
  }
  return parameters;
}

Scope::Property* Scope::find(std::string_view name, Scope*& owner)
{
  for(Scope* scope = this; scope; scope = scope->around_.get())
    if(const auto found = scope->properties_.find(name); found != scope->properties_.end())
    {
      owner = scope;
      return &found->second;
    }
  return nullptr;
}

std::shared_ptr<const Macro> Scope::findMacro(std::string_view name) const
{
  for(const Scope* scope = this; scope; scope = scope->around_.get())
    if(const auto found = scope->macros_.find(name); found != scope->macros_.end())
      return found->second;
  return nullptr;
}

std::optional<Scope::Block> Scope::findBlock(const std::string& name) const
{
  // One with its content goes before, wherever it is defined.
  std::optional<Block> single;
  for(const Scope* scope = this; scope; scope = scope->around_.get())
  {
    if(const auto found = scope->blocks_.find("**" + name); found != scope->blocks_.end())
      return found->second;
    if(const auto found = scope->blocks_.find("*" + name); found != scope->blocks_.end() && !single)
      single = found->second;
  }
  return single;
}

void Scope::set(Macro macro)
{
  std::string name = macro.name;
  macros_[std::move(name)] = std::make_shared<const Macro>(std::move(macro));
}

void Scope::remove(const std::string& name)
{
  for(Scope* scope = this; scope; scope = scope->around_.get())
    scope->properties_.erase(name);
}

void Scope::clear()
{
  properties_.clear();
  blocks_.clear();
  macros_.clear();
}

Scope& Scope::outermost()
{
  Scope* scope = this;
  while(scope->around_)
    scope = scope->around_.get();
  return *scope;
}

Scope* Scope::caller()
{
  Scope* scope = around_.get();
  while(scope && !isNamespace_ && scope->isNamespace_)
    scope = scope->around_.get();
  return scope;
}

std::vector<std::string> Scope::names() const
{
  std::vector<std::string> names;
  for(const Scope* scope = this; scope; scope = scope->around_.get())
    for(const auto& property : scope->properties_)
      names.push_back(property.first);
  return names;
}

std::vector<std::string> Scope::macroNames() const
{
  std::vector<std::string> names;
  for(const Scope* scope = this; scope; scope = scope->around_.get())
    for(const auto& macro : scope->macros_)
      names.push_back(macro.first);
  return names;
}

} // namespace sparkwright::xacro
