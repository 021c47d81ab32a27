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
/// Top-level atoms, `()` and lists that start with a list are passed over. A list without end is dropped; a `)` too many
/// ends the message. A `"` without partner is an ordinary character. No state carries over from message to message, but
/// the memory does: nothing is allocated once the buffers have grown. Any nesting is fine, what lies deeper than
/// `deepest` is passed over.
class MessageReader
{
public:
  using List = PredicateList::Predicate;

  static constexpr int deepest = 8; ///< The list itself is level 1.

  /// The text must outlive the reading of it.
  void start(std::string_view message);

  /// Reads up to the end of the next list. Lists and views of the former one become invalid.
  /// @return false at the end of the message
  bool next();
  /// Adds the next list to `out` instead.
  bool next(PredicateList& out);

  /// The list that next() has read.
  List list() const { return list_.first(); }
  /// The same list as it stands in the message, parentheses included.
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
