#pragma once

#include "core/xacro/expression/Expression.h"
#include "core/xacro/expression/Functions.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright::xacro
{

/// Counts a level as long as it lives.
struct Deeper
{
  explicit Deeper(int& depth) : depth(depth) { ++depth; }
  ~Deeper() { --depth; }
  int& depth;
};

/// What an expression stands in: it knows names, and the functions that need files or arguments.
class Surroundings
{
public:
  virtual ~Surroundings() = default;
  /// A property.
  virtual std::optional<Value> find(std::string_view name) = 0;
  /// A property of a file that was included with a name.
  virtual std::optional<Value> find(const Value::ScopePointer& scope, std::string_view name) = 0;
  /// A function of `builtinNamed()` that is none of `functionNamed()`.
  virtual Value call(std::string_view function, const Arguments& arguments) = 0;
  /// Names of properties, for messages.
  virtual std::vector<std::string> names() const = 0;
  /// Counts work; throws a Problem if it is too much or was cancelled.
  virtual void count(std::size_t steps) = 0;
  int depth = 0; ///< Of evaluations inside each other.
};

/// Evaluates a parsed expression. Each object is for one.
class Evaluator
{
public:
  /// Parts of expressions inside each other, with those of the properties that they need.
  static constexpr int deepest = 800;

  explicit Evaluator(Surroundings& surroundings) : surroundings_(surroundings) {}
  /// Throws a Problem.
  Value evaluate(const Expression& expression);

private:
  Value dispatch(const Expression& expression);
  Value name(const Expression& expression);
  Value list(const Expression& expression);
  Value dictionary(const Expression& expression);
  Value logic(const Expression& expression);
  Value unary(const Expression& expression);
  Value compare(const Expression& expression);
  Value index(const Expression& expression);
  Value slice(const Expression& expression);
  Value member(const Expression& expression);
  Value call(const Expression& expression);
  Value comprehension(const Expression& expression);
  Value memberOf(const Value& object, const std::string& name);

  Surroundings& surroundings_;
  std::vector<std::pair<std::string, Value>> locals_; ///< Of comprehensions; the last is the innermost.
};

/// `a operation b` for operators with two sides, without comparisons.
Value binary(std::string_view operation, const Value& a, const Value& b);

} // namespace sparkwright::xacro
