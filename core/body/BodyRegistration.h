#pragma once

// For the *Classes.cpp of core/body and core/joint.

#include "core/body/PhysicsObject.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Registry.h"

#include <cmath>
#include <string>
#include <vector>

namespace sparkwright
{

void registerColliderClasses(Registry& registry);
void registerHandlerClasses(Registry& registry);
void registerTriMeshCollider(Registry& registry);
void registerHullCollider(Registry& registry);

/// Most physics methods ignore additional values.
constexpr int anyMore = -1;

inline Parameter real(std::string name, std::string unit = {}, std::string preset = {})
{
  return {std::move(name), "float", std::move(unit), std::move(preset)};
}

/// A parameter that may be infinite: no limit.
inline Parameter limit(std::string name, std::string unit = {}, std::string preset = {})
{
  return {std::move(name), "float", std::move(unit), std::move(preset), true};
}

inline Parameter flag(std::string name, std::string preset = {})
{
  return {std::move(name), "bool", {}, std::move(preset)};
}

inline std::vector<Parameter> xyz(const std::string& unit, const std::string& preset = {})
{
  return {real("x", unit, preset), real("y", unit, preset), real("z", unit, preset)};
}

inline Value toValue(const Vec3f& v)
{
  return Value(std::to_string(v.x()) + " " + std::to_string(v.y()) + " " + std::to_string(v.z()));
}

/// Calls `use()` if the first `count` values are finite numbers, and refuses the call otherwise.
template<class Use>
CallResult withNumbers(const Arguments& a, std::size_t count, Use use)
{
  for(std::size_t i = 0; i < count; ++i)
    if(!std::isfinite(a.real(i)))
      return CallResult::refuse(objectText("expected.number", a.text(i)));
  use();
  return {};
}

/// The same for lengths, from the value `first` on: all must be > 0.
template<class Use>
CallResult withSizes(const Arguments& a, std::size_t first, std::size_t count, Use use)
{
  for(std::size_t i = first; i < first + count; ++i)
    if(!(a.real(i) > 0) || !std::isfinite(a.real(i)))
      return CallResult::refuse(objectText("expected.size", a.text(i)));
  use();
  return {};
}

/// Calls `use(int)` if the first value is from 1 to `most`, and refuses the call otherwise.
template<class Use>
CallResult withCount(const Arguments& a, int most, Use use)
{
  const int count = a.integer(0);
  if(count < 1 || count > most)
    return CallResult::refuse(objectText("expected.range", "1", std::to_string(most), a.text(0)));
  use(count);
  return {};
}

/// Makes a method's function that sets a float of the node; refuses NaN and infinity.
template<class T>
auto setNumber(float T::* member)
{
  return [member](T& node, const Arguments& a) {
    return withNumbers(a, 1, [&] { node.*member = a.real(0); });
  };
}

inline Value toValue(double number) { return Value(number); }

/// The methods of colliders made of a mesh.
template<class T>
void declareMesh(ClassBuilder<T>& c, const std::string& help)
{
  const auto said = [](LocalText problem)
  { return problem.empty() ? CallResult{} : CallResult::refuse(std::move(problem)); };
  c.method("load", {{"mesh", "path"}, {"parameters...", "float"}}, help,
           [said](T& collider, const Arguments& a)
           {
             std::vector<float> parameters;
             for(std::size_t i = 1; i < a.count(); ++i)
               parameters.push_back(a.real(i));
             return said(collider.load(a.text(0), std::move(parameters)));
           })
      .arity(1, anyMore)
      .method("setScale", xyz("", "1"), "Stretches the mesh along its axes; negative numbers mirror it.",
              [said](T& collider, const Arguments& a) { return said(collider.setScale(a.vector(0))); });
}

/// Depth of a point inside a collider.
template<class T>
ClassBuilder<T>& declareDepth(ClassBuilder<T>& c)
{
  return c
      .method("getPointDepth", xyz("m"), "How deep a world point is inside, m; negative outside.",
              [](T& collider, const Arguments& a)
              {
                const auto* const shape = collider.shape();
                const double depth = shape ? shape->pointDepth(toEngine(a.vector(0))) : 0;
                return CallResult{true, Value(static_cast<double>(static_cast<float>(depth))), {}};
              })
      .arity(3, anyMore);
}

/// Calls `set(bool)` if the first value is a boolean, and refuses the call otherwise.
template<class Set>
CallResult withFlag(const Arguments& a, Set set)
{
  const std::optional<bool> value = a.boolean(0);
  if(!value)
    return CallResult::refuse(objectText("call.noFlag", a.text(0)));
  set(*value);
  return {};
}

} // namespace sparkwright
