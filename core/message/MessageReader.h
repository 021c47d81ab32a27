#pragma once

#include "core/message/PredicateList.h"
#include "core/syntax/Lexer.h"

#include <string>
#include <string_view>

namespace sparkwright
{

/// Reads the messages of agents and monitors: a sequence of lists, each with a name, atoms and named sub-lists:
///
///   reader.start("(he1 1.5)(init (unum 3)(teamname A))");
///   while(reader.next())
///   {
///     const MessageReader::List list = reader.list();
///     if(list.name() == "init")
///       number = list.sublist("unum").integer(0);
///   }
///
/// Ignores top-level atoms, `()` and lists that start with a list. Drops an incomplete list; a surplus `)` ends the
/// message. A `"` without partner is an ordinary character. Messages are independent of each other; buffers are kept,
/// so nothing is allocated once they have grown. Any nesting is allowed; levels deeper than `deepest` are ignored.
class MessageReader
{
public:
  using List = PredicateList::Predicate;

  static constexpr int deepest = 8; ///< The list itself is level 1.

  /// Starts a message. The text must stay valid while it is read.
  void start(std::string_view message);

  /// Reads the next list. Invalidates lists and views of the former one.
  /// @return false at the end of the message
  bool next();
  /// The same, adding the list to `out`.
  bool next(PredicateList& out);

  /// The list that next() has read.
  List list() const { return list_.first(); }
  /// The source text of that list, parentheses included.
  std::string_view source() const { return source_; }

private:
  enum class Outcome
  {
    Kept,
    PassedOver,
    Incomplete
  };
  Outcome readList(std::uint32_t begin, PredicateList& out);
  std::string_view valueOf(const Token& token);
  Token nextToken();

  std::string_view message_;
  std::string_view source_;
  std::uint32_t position_ = 0;
  bool quotesEnd_ = false; ///< No further `"` has a partner.
  PredicateList list_;
  std::string unescaped_; ///< Value of an atom that holds escapes.
};

} // namespace sparkwright
