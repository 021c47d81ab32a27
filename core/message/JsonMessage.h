#pragma once

#include "core/message/PredicateList.h"

#include <string>
#include <string_view>

namespace sparkwright
{

/// Reads messages in JSON. A predicate is an array that starts with its name, or a member of an object; a message is an
/// array of predicates, one predicate, or an object of them. These say the same:
///
///   [["he1", 1.5], ["init", ["unum", 3], ["teamname", "A"]]]
///   {"he1": 1.5, "init": {"unum": 3, "teamname": "A"}}
///
/// `null` stands for nothing, `true` and `false` for their words. Any nesting is fine, what lies deeper than `deepest` is
/// passed over. Keeps its buffer, so it does not allocate in steady state.
class JsonMessageReader
{
public:
  static constexpr int deepest = 8; ///< The predicate itself is level 1.

  /// Adds the predicates of the message to `out`; those before a mistake, if there is one.
  /// @return empty, or what is wrong, and where
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

/// Appends the list as one array of predicates, numbers with two digits behind the point:
/// `[["time",["now",87.32]],["HJ",["n","hj1"],["ax",-0.00]]]`. What is no finite number is `null`, bytes that are no
/// UTF-8 become U+FFFD.
void writeJsonMessage(const PredicateList& list, std::string& out);

} // namespace sparkwright
