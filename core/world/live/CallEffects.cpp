#include "core/world/live/CallEffects.h"

#include "core/object/Registry.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace sparkwright
{

namespace
{

using rsg::Trace;
using rsg::TraceDiff;

constexpr std::array sideEffects{"runScript", "unlinkLeaf", "unlinkChildren"};
/// They depend on the poses of the bodies at the time of the call.
constexpr std::array jointFrames{"attach",       "setAnchor",    "setAxis",    "setAxis1",     "setAxis2",    "setFixed",
                                 "setUserMode", "setEulerMode", "setNumAxes", "setMotorAxis", "setAxisAngle"};
/// What the engine has for a body without calls, as arguments of setMassParameters.
const std::vector<std::string> newMass{"1", "0", "0", "0", "1", "1", "1", "0", "0", "0"};

bool isOneOf(std::span<const char* const> names, std::string_view name)
{
  return std::ranges::find(names, name) != names.end();
}

bool accumulates(std::string_view method)
{
  return (method.starts_with("add") && method != "addNoise") || method.starts_with("adjust");
}

/// The values in force if the method is never called; nothing if they are unknown.
std::optional<std::vector<std::string>> presets(const Object& object, const Method& method, const Trace::Call& former)
{
  if(method.name == "setName")
    return std::vector{object.classInfo().defaultName};
  std::vector<std::string> values;
  for(const Parameter& parameter : method.parameters)
  {
    if(parameter.name == "axis" && parameter.type == "int" && !former.values.empty())
      values.push_back(former.values.front());
    else if(parameter.preset.empty() || parameter.name.ends_with("..."))
      return std::nullopt;
    else
      values.push_back(parameter.preset == "infinity" ? "inf" : parameter.preset == "-infinity" ? "-inf" : parameter.preset);
  }
  return values.empty() ? std::nullopt : std::optional(std::move(values));
}

} // namespace

CallEffect effectOf(const Object& object, const TraceDiff::Calls& change, const Trace& before, const Trace& after)
{
  if(change.key == "pose" && object.isA("Transform"))
    return CallEffect::Pose;
  bool removed = change.now.empty();
  const auto worst = [&](const Trace& trace, const std::vector<Trace::Index>& calls)
  {
    CallEffect effect = CallEffect::Call;
    for(const Trace::Index index : calls)
    {
      const Trace::Call& call = trace.calls[index];
      if(isOneOf(sideEffects, call.method))
        return CallEffect::Reset;
      if(accumulates(call.method) || (object.isA("Joint") && isOneOf(jointFrames, call.method)))
        effect = CallEffect::Rebuild;
    }
    return effect;
  };
  const CallEffect effect = std::max(worst(before, change.former), worst(after, change.now));
  if(effect != CallEffect::Call)
    return effect;
  if(change.key == "mass" && object.isA("RigidBody"))
    return CallEffect::Mass;
  if(!removed)
    return effect;
  for(const Trace::Index index : change.former)
    if(const Method* const method = object.classInfo().method(before.calls[index].method);
       method && !presets(object, *method, before.calls[index]))
      return CallEffect::Rebuild;
  return effect;
}

int callAgain(Object& object, const TraceDiff::Calls& change, const Trace& before, const Trace& after)
{
  int calls = 0;
  const auto call = [&](const std::string& name, const std::vector<std::string>& values)
  {
    const Method* const method = object.classInfo().method(name);
    if(method && invoke(object, *method, Arguments(values)).accepted)
      ++calls;
  };
  if(change.key == "mass" && object.isA("RigidBody"))
    call("setMassParameters", newMass);
  else if(change.now.empty())
    for(const Trace::Index index : change.former)
      if(const Method* const method = object.classInfo().method(before.calls[index].method))
        if(const auto values = presets(object, *method, before.calls[index]))
          call(method->name, *values);
  for(const Trace::Index index : change.now)
    call(after.calls[index].method, after.calls[index].values);
  return calls;
}

} // namespace sparkwright
