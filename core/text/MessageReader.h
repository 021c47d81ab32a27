#pragma once

#include "core/text/Lexer.h"
#include "core/text/Number.h"

#include <string>
#include <string_view>
#include <vector>

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
  static constexpr int deepest = 8; ///< The list itself is level 1.

  /// The text must outlive the reading of it.
  void start(std::string_view message);

  /// Reads up to the end of the next list. Lists and views of the former one become invalid.
  /// @return false at the end of the message
  bool next();

private:
  struct Element
  {
    std::string_view text; ///< Atoms only.
    std::uint32_t after;   ///< Index behind the element and all that is in it.
    bool isList;
  };

public:
  /// A list of a message, or none at all (then it is empty and has no name).
  class List
  {
  public:
    List() = default;

    explicit operator bool() const { return reader_ != nullptr; }
    /// The first element if it is an atom, else empty.
    std::string_view name() const { return nameEnd() > self_ + 1 ? element(self_ + 1).text : std::string_view(); }

    /// The atoms behind the name, sub-lists not counted.
    std::size_t atomCount() const;
    /// Empty if there are not so many.
    std::string_view atom(std::size_t index) const;
    double number(std::size_t index) const { return toNumber(atom(index)); }
    int integer(std::size_t index) const { return toInteger(atom(index)); }

    /// First direct sub-list with that name; an empty List if there is none.
    List sublist(std::string_view name) const;
    /// Direct sub-lists in order: `for(auto l = list.firstSublist(); l; l = list.nextSublist(l))`.
    List firstSublist() const { return reader_ ? listFrom(self_ + 1) : List(); }
    List nextSublist(const List& former) const { return listFrom(former.after()); }

  private:
    friend class MessageReader;
    List(const MessageReader* reader, std::uint32_t self) : reader_(reader), self_(self) {}
    const Element& element(std::uint32_t index) const { return reader_->elements_[index]; }
    std::uint32_t after() const { return reader_ ? element(self_).after : 0; }
    std::uint32_t nameEnd() const
    {
      return reader_ && self_ + 1 < after() && !element(self_ + 1).isList ? self_ + 2 : self_ + 1;
    }
    List listFrom(std::uint32_t index) const;

    const MessageReader* reader_ = nullptr;
    std::uint32_t self_ = 0;
  };

  /// The list that next() has read.
  List list() const { return elements_.empty() ? List() : List(this, 0); }
  /// The same list as it stands in the message, parentheses included.
  std::string_view source() const { return source_; }

private:
  bool readList(std::uint32_t begin);
  void addAtom(const Token& token);
  Token nextToken();

  std::string_view message_;
  std::string_view source_;
  std::uint32_t position_ = 0;
  bool quotesEnd_ = false; ///< No further `"` has a partner.
  std::vector<Element> elements_; ///< The current list, flat, parents before children.
  std::string unescaped_;         ///< Values of atoms that hold escapes.
};

} // namespace sparkwright
