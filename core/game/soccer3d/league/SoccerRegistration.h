#pragma once

// Private to core/game/soccer3d/*Classes.cpp.

#include "core/object/ObjectTexts.h"
#include "core/object/Registry.h"

#include <optional>
#include <string>

namespace sparkwright
{

void registerSphereClasses(Registry& registry);

/// Calls `set(T&, bool)` if the first value is a boolean, and refuses the call otherwise.
template <class T, class Builder, class Set>
void flagMethod(Builder& builder, const char* name, const char* preset, const char* documentation, Set set)
{
  builder.method(name, {{"on", "bool", "", preset}}, documentation,
                 [set](T& t, const Arguments& a) -> CallResult
                 {
                   const std::optional<bool> on = a.boolean(0);
                   if(!on)
                     return CallResult::refuse(objectText("call.noFlag", a.text(0)));
                   set(t, *on);
                   return {};
                 });
  builder.arity(1, -1);
}

/// A method that sets a bool member.
template <class T, class Builder>
void flag(Builder& builder, const char* name, const char* preset, const char* documentation, bool T::*member)
{
  flagMethod<T>(builder, name, preset, documentation, [member](T& t, bool on) { t.*member = on; });
}

/// A method that sets a float member; infinite values and NaN are refused.
template <class T, class Builder>
void number(Builder& builder, const char* name, Parameter parameter, const char* documentation, float T::*member)
{
  builder.method(name, {std::move(parameter)}, documentation,
                 [member](T& t, const Arguments& a) -> CallResult
                 {
                   if(!std::isfinite(a.real(0)))
                     return CallResult::refuse(objectText("expected.number", a.text(0)));
                   t.*member = a.real(0);
                   return {};
                 });
  builder.arity(1, -1);
}

} // namespace sparkwright
