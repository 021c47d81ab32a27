#include "core/world/manipulation/PropertyChanges.h"

#include "core/archive/StateArchive.h"
#include "core/object/Registry.h"
#include "core/text/Number.h"
#include "core/world/cycle/ActiveScene.h"
#include "core/world/manipulation/ManipulationTexts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string_view>

namespace sparkwright
{

namespace
{

constexpr double largest = 1e9;

/// Where things stand is changed by moving them.
constexpr std::array<std::string_view, 5> poses{"setLocalPos", "setLocalRotation", "setLocalTransform", "setPosition",
                                                "setRotation"};
/// What they do depends on the poses of the bodies at the time of the call.
constexpr std::array<std::string_view, 10> jointFrames{"setAnchor",    "setAxis",     "setAxis1",     "setAxis2",
                                                       "setFixed",     "setUserMode", "setEulerMode", "setNumAxes",
                                                       "setMotorAxis", "setAxisAngle"};

bool isOneOf(std::span<const std::string_view> names, std::string_view name)
{
  return std::ranges::find(names, name) != names.end();
}

bool isNumberOrFlag(const Parameter& parameter)
{
  return parameter.type == "float" || parameter.type == "int" || parameter.type == "bool";
}

bool hasAxis(const Method& method)
{
  return !method.parameters.empty() && method.parameters.front().name == "axis" &&
         method.parameters.front().type == "int";
}

bool isSound(const Parameter& parameter, const std::string& text)
{
  if(parameter.type == "bool")
    return text == "true" || text == "false";
  if(parameter.type == "string")
    return !text.empty();
  if(text.empty() || numberLength(text) != text.size())
    return false;
  const double number = toNumber(text);
  if(parameter.mayBeInfinite && std::isinf(number))
    return true;
  return std::abs(number) <= largest && (parameter.type != "int" || number == std::trunc(number));
}

} // namespace

bool PropertyChanges::canSet(const ClassInfo& info, const Method& method)
{
  if(!method.name.starts_with("set") || method.parameters.empty() || isOneOf(poses, method.name))
    return false;
  if(info.isA("Joint") && isOneOf(jointFrames, method.name))
    return false;
  if(method.name == "setMaterial")
    return true;
  return std::ranges::all_of(method.parameters, [](const Parameter& parameter)
                             { return isNumberOrFlag(parameter) && !parameter.name.ends_with("..."); });
}

PropertyChanges::Refusal PropertyChanges::carryOut(const SetProperty& change, Object& node)
{
  const ClassInfo& info = node.classInfo();
  const Method* const method = info.method(change.method);
  if(!method || !canSet(info, *method))
    return {manipulationText("manipulation.noSetter", info.name, change.method),
            manipulationText("manipulation.inFile")};
  if(!method->accepts(change.values.size()))
    return {manipulationText("manipulation.values", change.method, method->countText())};
  for(std::size_t i = 0; i < change.values.size(); ++i)
  {
    const Parameter& parameter = method->parameters[std::min(i, method->parameters.size() - 1)];
    if(!isSound(parameter, change.values[i]))
      return {manipulationText("manipulation.value", change.values[i], change.method)};
  }
  const CallResult result = invoke(node, *method, Arguments(change.values));
  if(!result.accepted)
    return {result.why};
  keep({node.id(), change.method, change.values}, hasAxis(*method));
  return {};
}

/// A later call replaces an earlier one, but stays behind calls that came between: they may affect the same.
void PropertyChanges::keep(Change change, bool hasAxis)
{
  std::erase_if(changes_,
                [&](const Change& former)
                {
                  return former.id == change.id && former.method == change.method &&
                         (!hasAxis || former.values.front() == change.values.front());
                });
  changes_.push_back(std::move(change));
}

void PropertyChanges::archive(StateArchive& a)
{
  if(!a.isLoading()) // Nodes that are gone have nothing to be set.
    std::erase_if(changes_, [this](const Change& change) { return !active_.nodeWithId(change.id); });
  std::vector<Change> loaded(a.count(changes_.size(), 8));
  for(std::size_t i = 0; i < loaded.size() && !a.failed(); ++i)
  {
    Change& change = a.isLoading() ? loaded[i] : changes_[i];
    Object* node = a.isLoading() ? nullptr : active_.nodeWithId(change.id);
    a.link(node);
    a(change.method, change.values);
    if(!a.isLoading() || !a.require(node != nullptr))
      continue;
    change.id = node->id();
    const Method* const method = node->classInfo().method(change.method);
    if(a.require(method && canSet(node->classInfo(), *method) && method->accepts(change.values.size())))
      invoke(*node, *method, Arguments(change.values));
  }
  if(a.isLoading())
    changes_ = std::move(loaded);
}

} // namespace sparkwright
