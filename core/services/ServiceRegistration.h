#pragma once

// For the *Classes.cpp of core/services.

#include "core/object/ObjectTexts.h"
#include "core/object/Registry.h"

#include <string>

namespace sparkwright
{

void registerCoreServerClasses(Registry& registry);
void registerFileClasses(Registry& registry);
void registerSimulationClasses(Registry& registry);
void registerControlClasses(Registry& registry);
void registerGameControlClasses(Registry& registry);

inline Parameter textParameter(std::string name, std::string preset = {})
{
  return {std::move(name), "string", {}, std::move(preset)};
}

inline Parameter pathParameter(std::string name) { return {std::move(name), "path", {}, {}}; }

inline Parameter floatParameter(std::string name, std::string unit = {}, std::string preset = {})
{
  return {std::move(name), "float", std::move(unit), std::move(preset)};
}

inline Parameter intParameter(std::string name, std::string unit = {}, std::string preset = {})
{
  return {std::move(name), "int", std::move(unit), std::move(preset)};
}

inline Parameter boolParameter(std::string name, std::string preset = {})
{
  return {std::move(name), "bool", {}, std::move(preset)};
}

/// Calls `set(bool)` if the value is a boolean, and refuses the call otherwise.
template<class Set>
CallResult withBoolean(const Arguments& a, Set set)
{
  const std::optional<bool> value = a.boolean(0);
  if(!value)
    return CallResult::refuse(objectText("call.noFlag", a.text(0)));
  set(*value);
  return {};
}

/// A method that stores a boolean in a member of the node.
template<class T, class Builder>
void booleanMethod(Builder& builder, const char* name, const char* preset, const char* documentation, bool T::*member)
{
  builder.method(name, {boolParameter("on", preset)}, documentation, [member](T& t, const Arguments& a) {
    return withBoolean(a, [&](bool on) { t.*member = on; });
  });
}

} // namespace sparkwright
