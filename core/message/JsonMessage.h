#pragma once

#include "core/message/PredicateList.h"

#include <string>
#include <string_view>

namespace sparkwright
{

/// Reads messages in JSON. A predicate is an array that starts with its name, or a member of an object; a message is an
/// array of predicates, one predicate, or an object of predicates. Equivalent:
///
///   [["he1", 1.5], ["init", ["unum", 3], ["teamname", "A"]]]
///   {"he1": 1.5, "init": {"unum": 3, "teamname": "A"}}
///
/// `null` is ignored, `true` and `false` become texts. Any nesting is allowed; levels deeper than `deepest` are
/// ignored.
/// Keeps its buffer, so it does not allocate in steady state.
class JsonMessageReader
{
public:
  static constexpr int deepest = 8; ///< The predicate itself is level 1.

  /// Adds the predicates of the message to `out`, up to the first error.
  /// @return empty, or an error message with the position
  std::string read(std::string_view message, PredicateList& out);

private:
  void document();
  void predicate();
  void parameter(int level);
  void elements(int level, bool first);
  void members(int level);
  void memberValue(int level);
  void number();
  void word();
  void skip();
  std::string_view string();
  void escape();
  unsigned hexDigits();
  char peek();
  bool take(char c);
  void expect(char c, const char* expected);
  [[noreturn]] void fail(const char* expected) const;

  std::string_view text_;
  std::size_t at_ = 0;
  PredicateList* out_ = nullptr;
  std::string unescaped_; ///< Value of a string that holds escapes.
};

/// Appends the list as one array of predicates, numbers with two decimals:
/// `[["time",["now",87.32]],["HJ",["n","hj1"],["ax",-0.00]]]`. NaN and infinity become `null`, invalid UTF-8 U+FFFD.
void writeJsonMessage(const PredicateList& list, std::string& out);

} // namespace sparkwright
