#pragma once

#include "core/object/Arguments.h"
#include "core/object/Object.h"
#include "core/text/LocalText.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Describes one argument of a method, for documentation, completion and checks.
struct Parameter
{
  std::string name;
  std::string type = "float"; ///< float, int, bool, string, path
  std::string unit = {};      ///< `m`, `deg`, `rad/s`, …; empty if none
  std::string preset = {};    ///< Value in force when the method is never called; empty if none.
  bool mayBeInfinite = false; ///< Whether `inf` and `-inf` are valid: no limit.
};

/// A method that scene files and scripts can call.
struct Method
{
  std::string name;
  std::vector<Parameter> parameters;
  std::string documentation;
  int least = 0;          ///< Fewest arguments accepted.
  int most = -1;          ///< Most arguments accepted; -1: any number.
  bool immediate = false; ///< Called while the file is read; others are called after the whole file is read.
  std::function<CallResult(Object&, const Arguments&)> call;

  bool accepts(std::size_t count) const;
  /// The accepted number of arguments: `3 values`, `1 to 2 values`, `at least 1 value`.
  LocalText countText() const;
};

/// A class that scene files and scripts can create.
struct ClassInfo
{
  std::string name;      ///< Without namespace: `Transform`.
  std::string nameSpace; ///< `oxygen`, `kerosin`, `zeitgeist`, or empty for plugin classes.
  std::vector<const ClassInfo*> bases;
  std::string documentation;
  std::vector<Method> methods;
  std::function<std::shared_ptr<Object>()> make; ///< Empty for abstract classes.
  std::string defaultName = "<Unnamed>";

  std::string fullName() const { return nameSpace.empty() ? name : nameSpace + '/' + name; }

  /// Looks a method up here, then in the bases, depth first in declared order. Nullptr if there is none.
  const Method* method(std::string_view name) const;
  bool isA(std::string_view className) const;
};

/// All classes: used for method calls, documentation and completion. Filled once, then only read.
class Registry
{
public:
  Registry() = default;
  Registry(const Registry&) = delete;
  Registry& operator=(const Registry&) = delete;

  /// Looks up `name`, then `oxygen/name`, then `kerosin/name`. Nullptr if unknown.
  const ClassInfo* find(std::string_view name) const;
  /// A new node, not linked yet; nullptr for unknown or abstract classes.
  std::shared_ptr<Object> create(std::string_view name) const;
  std::vector<const ClassInfo*> classes() const; ///< In order of registration.

  /// Registers a class; bases must be registered before.
  /// @param name  with namespace: `oxygen/Transform`
  /// Throws std::logic_error for a name that is taken, and for a base that is unknown or closed.
  ClassInfo& add(std::string_view name, std::vector<std::string> bases, std::string documentation);

  /// Refuses further classes that derive from a class directly, since nothing would call them: add() throws then.
  /// @param instead  what to use, to stand behind `: `
  void close(std::string_view base, std::string instead);

  /// `listener` is called for every class that is added from now on, before its methods are.
  void setListener(std::function<void(const ClassInfo&)> listener) { listener_ = std::move(listener); }

private:
  std::function<void(const ClassInfo&)> listener_;
  std::map<std::string, std::unique_ptr<ClassInfo>, std::less<>> byName_; ///< By full name.
  std::vector<const ClassInfo*> order_;
  std::map<const ClassInfo*, std::string> closed_; ///< With what to use instead.
};

/// Registers class T and its methods:
///
///   ClassBuilder<Transform>(registry, "oxygen/Transform", {"BaseNode"}, "Carries a pose.")
///     .method("setLocalPos", {{"x", "float", "m"}, {"y", "float", "m"}, {"z", "float", "m"}}, "Position in the
///     parent.",
///             [](Transform& t, const Arguments& a) { t.setLocalPosition(a.vector(0)); });
///
/// A method takes exactly its parameters unless arity() says otherwise. Its function returns nothing, a Value or a
/// CallResult.
template<class T>
class ClassBuilder
{
public:
  ClassBuilder(Registry& registry, std::string_view name, std::vector<std::string> bases, std::string documentation)
      : info_(registry.add(name, std::move(bases), std::move(documentation)))
  {
    if constexpr(!std::is_abstract_v<T>)
      info_.make = [] { return std::make_shared<T>(); };
  }

  ClassBuilder& abstract()
  {
    info_.make = nullptr;
    return *this;
  }
  ClassBuilder& named(std::string defaultName)
  {
    info_.defaultName = std::move(defaultName);
    return *this;
  }

  template<class F>
  ClassBuilder& method(std::string name, std::vector<Parameter> parameters, std::string documentation, F function)
  {
    Method& m = info_.methods.emplace_back();
    m.name = std::move(name);
    m.least = m.most = static_cast<int>(parameters.size());
    m.parameters = std::move(parameters);
    m.documentation = std::move(documentation);
    m.call = [function](Object& object, const Arguments& arguments) -> CallResult {
      T& self = static_cast<T&>(object);
      using Result = std::invoke_result_t<F, T&, const Arguments&>;
      if constexpr(std::is_void_v<Result>)
      {
        function(self, arguments);
        return {};
      }
      else if constexpr(std::is_same_v<Result, CallResult>)
        return function(self, arguments);
      else
        return {true, Value(function(self, arguments)), {}};
    };
    return *this;
  }

  /// Sets the number of arguments that the method declared last accepts.
  ClassBuilder& arity(int least, int most)
  {
    info_.methods.back().least = least;
    info_.methods.back().most = most;
    return *this;
  }
  /// Calls the method declared last while a file is read, not after.
  ClassBuilder& immediate()
  {
    info_.methods.back().immediate = true;
    return *this;
  }

private:
  ClassInfo& info_;
};

/// Calls the method after checking the number of arguments.
CallResult invoke(Object& object, const Method& method, const Arguments& arguments);

/// Finds the method and calls it after checking the number of arguments.
/// @param known  set to false if the class has no such method
CallResult callMethod(Object& object, std::string_view method, const Arguments& arguments, bool& known);

} // namespace sparkwright
