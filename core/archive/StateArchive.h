#pragma once

#include "core/text/LocalText.h"

#include <Eigen/Core>

#include <array>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace sparkwright
{

class Object;
class StateArchive;

/// A class that saves and loads itself.
template <class T>
concept Archivable = requires(T& value, StateArchive& archive)
{
  value.archive(archive);
};

/// Saves values to bytes, or loads them: the same code lists the values for both directions, so they cannot differ.
///
///   void Ball::archive(StateArchive& a) { a(force_, torque_, pushes_); }
///
/// Numbers are stored bit for bit, low byte first. When loading, the first fault is kept as problem(), and from then on
/// values are read as zeros and counts as 0; nothing is allocated for counts that the remaining bytes cannot have. Code
/// between must check what it uses as an index: see require().
class StateArchive
{
public:
  /// Saves.
  StateArchive() = default;
  /// Loads. @param bytes  must outlive this
  explicit StateArchive(std::string_view bytes) : in_(bytes), loading_(true) {}

  bool isLoading() const { return loading_; }

  template <class... Values>
  void operator()(Values&... values)
  {
    (value(values), ...);
  }
  /// An enumeration, from 0 to `last`.
  template <class Enum>
  requires std::is_enum_v<Enum>
  void choice(Enum& value, Enum last)
  {
    auto number = static_cast<std::uint8_t>(value);
    raw(&number, 1);
    if(loading_ && require(number <= static_cast<std::uint8_t>(last)))
      value = static_cast<Enum>(number);
  }
  /// A whole number that is small most of the time: takes 7 bits per byte.
  void small(std::uint64_t& number);
  /// A text of which there are few different ones: stored once.
  void name(std::string& text);
  /// Saves a count and returns it, or loads one.
  /// @param least  bytes that each thing counted takes at least, > 0
  std::size_t count(std::size_t number, std::size_t least = 1);
  /// A pointer to a node of the tree, by its id. When loading: null if there is no such node.
  template <class Node>
  void link(Node*& node)
  {
    std::uint64_t id = node ? idOf(node) : 0;
    raw(&id, sizeof id);
    if(loading_)
      node = dynamic_cast<Node*>(find_ && id != 0 ? find_(id) : nullptr);
  }
  void setNodes(std::function<Object*(std::uint64_t id)> find) { find_ = std::move(find); }

  /// When loading: fails unless `good`. @return whether there has been no fault so far; when saving: true
  bool require(bool good);
  /// When loading: fails for this reason, unless it has failed before.
  void fail(LocalText why);
  /// When loading: from now on, fails at floating-point numbers that are not finite or larger than this.
  void limitNumbers(double most) { mostNumber_ = most; }
  /// Names the place of the fault, unless it has a name. Without effect if there is no fault.
  void locate(const std::string& place);
  bool failed() const { return failed_; }
  /// The first fault, with its place; empty: none.
  LocalText problem() const;

  /// The bytes saved so far.
  const std::string& bytes() const { return out_; }
  std::string takeBytes() { return std::move(out_); }
  /// Bytes that have not been read yet.
  std::size_t left() const { return in_.size() - at_; }

private:
  void raw(void* value, std::size_t size);
  template <class Node, class Base = Object> // Which is complete where this is used.
  static std::uint64_t idOf(const Node* node)
  {
    const Base* const object = node; // Some classes have another id() of their own.
    return object->id();
  }

  template <class Number>
  requires(std::is_arithmetic_v<Number> && !std::same_as<Number, bool>) void value(Number& number)
  {
    raw(&number, sizeof number);
    check(&number, 1);
  }
  /// Whole numbers are not limited.
  template <class Number>
  void check(const Number* numbers, std::size_t size)
  {
    if constexpr(std::is_floating_point_v<Number>)
      if(loading_ && mostNumber_)
        for(std::size_t i = 0; i < size; ++i)
          require(std::abs(numbers[i]) <= *mostNumber_);
  }
  void value(bool& flag);
  void value(std::string& text);
  void value(LocalText& text);
  template <Archivable T>
  void value(T& object)
  {
    object.archive(*this);
  }
  template <class Number, int rows, int columns>
  void value(Eigen::Matrix<Number, rows, columns>& matrix)
  {
    static_assert(rows > 0 && columns > 0);
    raw(matrix.data(), sizeof(Number) * static_cast<std::size_t>(rows * columns));
    check(matrix.data(), static_cast<std::size_t>(rows * columns));
  }
  template <class T, std::size_t size>
  void value(std::array<T, size>& all)
  {
    for(T& each : all)
      value(each);
  }
  template <class First, class Second>
  void value(std::pair<First, Second>& both)
  {
    value(both.first);
    value(both.second);
  }
  template <class T>
  void value(std::optional<T>& maybe)
  {
    bool there = maybe.has_value();
    value(there);
    if(loading_ && there)
      maybe.emplace();
    else if(loading_)
      maybe.reset();
    if(there)
      value(*maybe);
  }
  template <class T>
  void value(std::vector<T>& all)
  {
    const std::size_t number = count(all.size());
    if(loading_)
    {
      all.clear();
      for(std::size_t i = 0; i < number && !failed_; ++i)
        value(all.emplace_back());
      return;
    }
    for(T& each : all)
      value(each);
  }
  void value(std::vector<bool>& all);

  std::string out_;
  std::string_view in_;
  std::size_t at_ = 0;
  bool loading_ = false;
  bool failed_ = false;
  std::optional<double> mostNumber_;
  LocalText why_;
  std::string place_;
  int depth_ = 0;                                ///< Texts within texts.
  std::map<std::string, std::uint16_t> numbers_; ///< Of names, when saving.
  std::vector<std::string> names_;               ///< By number, when loading.
  std::function<Object*(std::uint64_t)> find_;
};

} // namespace sparkwright
