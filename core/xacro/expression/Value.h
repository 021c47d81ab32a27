#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace sparkwright::xacro
{

class Scope;
class Value;

/// A list or, unchangeable in its source language, a tuple.
struct List
{
  std::vector<Value> items;
  bool tuple = false;
  int depth = 1;         ///< Of lists and dictionaries inside each other.
  std::size_t parts = 1; ///< In all of them together.
};

/// Values by keys, in the order in which they were added.
struct Dictionary
{
  std::vector<std::pair<Value, Value>> items;
  std::map<std::string, std::size_t, std::less<>> places; ///< By Value::key().
  int depth = 1;
  std::size_t parts = 1;

  const Value* find(const Value& key) const;
  const Value* find(std::string_view key) const;
  void set(Value key, Value value);
};

/// A function or a group of functions by its name, such as `sin`, `math` or `xacro.load_yaml`.
struct Builtin
{
  std::string_view name; ///< In a table that lives as long as the program.
};

/// A value of an expression, with the types of Python. Cheap to copy. Lists and dictionaries never change, and are
/// nested at most `deepest` deep.
class Value
{
public:
  using ListPointer = std::shared_ptr<const List>;
  using TextPointer = std::shared_ptr<const std::string>;
  using DictionaryPointer = std::shared_ptr<const Dictionary>;
  using ScopePointer = std::shared_ptr<Scope>; ///< Properties of a file that was included with a name.

  static constexpr int deepest = 50;
  static constexpr std::size_t largest = 1'000'000; ///< Parts of a list with all inside, bytes of a text.

  Value() = default; ///< None
  Value(bool truth) : value_(truth) {}
  Value(std::int64_t number) : value_(number) {}
  Value(double number) : value_(number) {}
  /// Throws a Problem if it is too large.
  Value(std::string text);
  Value(std::string_view text) : Value(std::string(text)) {}
  Value(const char* text) : Value(std::string(text)) {}
  Value(Builtin builtin) : value_(builtin) {}
  Value(ScopePointer scope) : value_(std::move(scope)) {}
  /// Throws a Problem if it is too large or too deep.
  static Value list(std::vector<Value> items, bool tuple = false);
  static Value dictionary(Dictionary dictionary);

  template <class T>
  const T* as() const
  {
    return std::get_if<T>(&value_);
  }
  const std::string* text() const;
  const List* list() const;
  const Dictionary* dictionary() const;
  bool none() const { return as<std::monostate>() != nullptr; }
  /// Numbers and truth values as numbers; nothing for others.
  std::optional<double> number() const;
  std::optional<std::int64_t> integer() const; ///< Not for floating-point numbers.
  bool truth() const;

  /// As `str()` writes it: a text as it is, 0.1 as `0.1`, 2.0 as `2.0`.
  std::string written() const;
  /// As `repr()` writes it: texts in quotes.
  std::string literal() const;
  /// Equal for values that are the same key of a dictionary: 1, 1.0 and True.
  std::string key() const;
  /// For messages: `the text 'a'`, `the number 5` …, never long.
  std::string described() const;

private:
  void write(std::string& out, bool quoted) const;

  std::variant<std::monostate, bool, std::int64_t, double, TextPointer, ListPointer, DictionaryPointer, Builtin,
               ScopePointer>
      value_;
};

/// Equality of values: 1 == 1.0 == True.
bool equal(const Value& a, const Value& b);
/// < 0, 0 or > 0; nothing if they cannot be ordered.
std::optional<int> order(const Value& a, const Value& b);

/// A text of a file as a value: a number or a truth value if it reads as one, a text in single quotes without them,
/// else the text. Like in the original, digits with underscores are a text.
Value literalValue(const std::string& text);
/// A whole number as `int()` reads it, with blanks around it; nothing if it is none.
std::optional<std::int64_t> readInteger(std::string_view text);
/// A number as `float()` reads it.
std::optional<double> readFloat(std::string_view text);

} // namespace sparkwright::xacro
