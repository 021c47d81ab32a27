#include "core/xacro/Expander.h"

#include "core/text/InQuotes.h"
#include "core/text/Suggest.h"
#include "core/xacro/expression/XacroTexts.h"

#include <algorithm>

namespace sparkwright::xacro
{

namespace
{

std::string parameterList(const Macro& macro)
{
  std::string list;
  for(const Macro::Parameter& parameter : macro.parameters)
    (list += list.empty() ? "" : ", ") += parameter.name;
  return list.empty() ? "–" : list;
}

} // namespace

void Expander::macro(const Node::Pointer& source, Scope& scope)
{
  checkAttributes(*source, {"name", "params"});
  Macro macro;
  macro.name = required(*source, "name", scope);
  if(macro.name.starts_with("xacro:"))
    macro.name = macro.name.substr(6);
  if(macro.name.empty() || macro.name == "call" || macro.name.find('.') != std::string::npos)
    throw Problem(xacroText("xacro.macroName", inQuotes(macro.name)), xacroText("xacro.macroNames"));
  if(const std::string* parameters = source->attribute("params"))
    macro.parameters = readParameters(*parameters);
  count(macro.parameters.size());
  macro.body = source;
  scope.set(std::move(macro));
}

std::shared_ptr<const Macro> Expander::macroNamed(std::string_view name, ScopePointer& home)
{
  if(auto macro = home->findMacro(name))
    return macro;
  ScopePointer scope = home;
  for(std::size_t dot; (dot = name.find('.')) != std::string_view::npos; name.remove_prefix(dot + 1))
  {
    Scope* owner = nullptr;
    const Scope::Property* const property = scope->find(name.substr(0, dot), owner);
    const ScopePointer* const inside = property ? property->value.as<Value::ScopePointer>() : nullptr;
    if(!inside)
      return nullptr;
    scope = *inside;
  }
  auto macro = scope == home ? nullptr : scope->findMacro(name);
  home = macro ? scope : home;
  return macro;
}

Expander::ScopePointer Expander::bindParameters(const Node& source, const Macro& macro, const ScopePointer& scope,
                                                const ScopePointer& home)
{
  const ScopePointer inside = std::make_shared<Scope>(home);
  const auto bind = [&](const std::string& name, Value value)
  {
    value = value.text() ? literalValue(*value.text()) : value;
    inside->set(name, Scope::Property{std::move(value), false, false, source.place});
  };
  for(const Node::Attribute& attribute : source.attributes)
  {
    if(attribute.name.starts_with("xmlns:") || (attribute.name == "macro" && source.name == "xacro:call"))
      continue;
    const auto parameter = std::ranges::find(macro.parameters, attribute.name, &Macro::Parameter::name);
    if(parameter == macro.parameters.end() || parameter->isBlock())
      throw Problem(xacroText("xacro.noParameter", inQuotes(macro.name), inQuotes(attribute.name)),
                    xacroText("xacro.parameters", parameterList(macro)));
    bind(attribute.name, text(attribute.value, *scope));
  }
  for(const Macro::Parameter& parameter : macro.parameters)
  {
    if(parameter.isBlock() || source.attribute(parameter.name))
      continue;
    Scope* owner = nullptr;
    Scope::Property* const outside = parameter.passedOn ? home->find(parameter.name, owner) : nullptr;
    if(outside)
      bind(parameter.name, resolve(*owner, *outside, parameter.name));
    else if(parameter.preset)
      bind(parameter.name, text(*parameter.preset, *home));
    else if(parameter.passedOn)
      throw Problem(xacroText("xacro.noForward", inQuotes(parameter.name)),
                    xacroText("xacro.forwardDefault", parameter.name));
    else
      throw Problem(xacroText("xacro.parameterMissing", inQuotes(macro.name), inQuotes(parameter.name)),
                    xacroText("xacro.addParameter"));
  }
  return inside;
}

void Expander::bindBlocks(const Node& source, const Macro& macro, const ScopePointer& scope, Scope& inside)
{
  // What stands inside of the call belongs to who calls, so it is expanded first.
  Node given;
  given.name = source.name;
  const int before = std::exchange(elements_, 0);
  content(source, scope, given);
  elements_ = before;
  auto next = given.children.begin();
  const auto skipTexts = [&]
  { next = std::find_if(next, given.children.end(), [](const Node::Pointer& node) { return !node->name.empty(); }); };
  skipTexts();
  for(const Macro::Parameter& parameter : macro.parameters)
    if(parameter.isBlock())
    {
      if(next == given.children.end())
        throw Problem(xacroText("xacro.blockMissing", inQuotes(macro.name), inQuotes(parameter.name)),
                      xacroText("xacro.addBlock"));
      inside.set(parameter.name, Scope::Block{*next, parameter.name.starts_with("**")});
      ++next;
      skipTexts();
    }
  if(next != given.children.end())
    throw Problem(xacroText("xacro.blockUnused", inQuotes(macro.name), (*next)->name),
                  xacroText("xacro.blockParameter"));
}

void Expander::call(const Node& source, const std::string& name, const ScopePointer& scope, Node& into)
{
  ScopePointer home = scope;
  const std::shared_ptr<const Macro> macro = macroNamed(name, home);
  if(!macro)
  {
    const LocalText similar = suggestion(name, scope->macroNames());
    throw Problem(xacroText("xacro.noMacro", inQuotes(name)),
                  similar.empty() ? xacroText("xacro.defineMacro") : similar);
  }
  count(8);
  const ScopePointer inside = bindParameters(source, *macro, scope, home);
  bindBlocks(source, *macro, scope, *inside);
  try
  {
    content(*macro->body, inside, into);
  }
  catch(Problem& problem)
  {
    if(!problem.inMacro)
      problem.message = xacroText("xacro.inMacro", problem.message, inQuotes(macro->name), source.place.line,
                                  sources_.names()[static_cast<std::size_t>(source.place.file)]);
    problem.inMacro = true;
    throw;
  }
  inside->clear();
}

void Expander::insertBlock(const Node& source, const ScopePointer& scope, Node& into)
{
  checkAttributes(source, {"name"});
  const std::string name = required(source, "name", *scope);
  const std::optional<Scope::Block> block = scope->findBlock(name);
  if(!block)
    throw Problem(xacroText("xacro.noBlock", inQuotes(name)), xacroText("xacro.blockNames"));
  if(block->contentOnly)
    content(*block->node, scope, into);
  else
    node(block->node, scope, into);
}

} // namespace sparkwright::xacro
