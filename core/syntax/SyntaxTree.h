#pragma once

#include "core/syntax/Lexer.h"
#include "core/text/Diagnostic.h"

#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// The S-expressions of one text: lists, atoms and comments in one flat array, in text order. Lossless: between the
/// nodes there are only blanks.
///
/// Nodes are addressed by index. Neither parsing nor destruction recurses, so any nesting depth is fine.
class SyntaxTree
{
public:
  using Node = std::uint32_t;
  static constexpr Node none = std::numeric_limits<Node>::max();

  struct Position
  {
    int line = 1;   ///< From 1.
    int column = 1; ///< From 1, in bytes.
  };

  SyntaxTree() = default;
  /// @param text       less than 4 GiB
  /// @param mostLists  stop after this number of top-level lists (see restBegin())
  explicit SyntaxTree(std::string text, std::size_t mostLists = std::numeric_limits<std::size_t>::max());

  const std::string& text() const { return text_; }
  std::size_t nodeCount() const { return nodes_.size(); }
  /// Syntax errors: unbalanced parentheses, unterminated quotes, stray characters. Without file name.
  const Diagnostics& diagnostics() const { return diagnostics_; }
  bool hasByteOrderMark() const { return startsWithByteOrderMark(text_); }
  /// Whether the diagnostics hold an error.
  bool broken() const { return broken_; }
  /// Where parsing stopped: the end of the text, or of the last list asked for.
  std::uint32_t restBegin() const { return restBegin_; }
  /// First byte at or after restBegin() that is neither blank nor comment; the end of the text if there is none.
  std::uint32_t firstOfRest() const;

  bool isList(Node node) const { return nodes_[node].kind == Kind::List; }
  bool isAtom(Node node) const { return nodes_[node].kind == Kind::Atom; }
  bool isComment(Node node) const { return nodes_[node].kind == Kind::Comment; }

  // Iterate over lists and atoms, without comments. All return `none` at the end.
  Node firstTop() const { return skipComments(0, static_cast<Node>(nodes_.size())); }
  Node nextTop(Node node) const { return skipComments(nodes_[node].after, static_cast<Node>(nodes_.size())); }
  Node firstElement(Node list) const { return skipComments(list + 1, nodes_[list].after); }
  /// The element of `list` that follows `element`.
  Node nextElement(Node list, Node element) const { return skipComments(nodes_[element].after, nodes_[list].after); }

  /// The list around the node, `none` at top level.
  Node parent(Node node) const { return nodes_[node].parent; }
  /// Index after the last node of the subtree, which is [node, after(node)).
  Node after(Node node) const { return nodes_[node].after; }

  /// The text of the node, quotes and parentheses included.
  std::string_view source(Node node) const;
  std::uint32_t begin(Node node) const { return nodes_[node].begin; }
  std::uint32_t end(Node node) const { return nodes_[node].end; }
  /// Value of an atom, without quotes and escapes.
  std::string value(Node atom) const;
  /// The same, as a view of the text, or of `scratch` if it contains escapes.
  std::string_view value(Node atom, std::string& scratch) const;
  /// False if the closing parenthesis or quote is missing.
  bool isComplete(Node node) const { return nodes_[node].complete; }
  Quote quote(Node atom) const { return nodes_[atom].quote; }

  Position position(Node node) const { return positionAt(nodes_[node].begin); }
  Position positionAt(std::uint32_t offset) const;
  /// The innermost list or atom at a byte; `none` outside of all.
  Node nodeAt(std::uint32_t offset) const;

private:
  enum class Kind : std::uint8_t
  {
    List,
    Atom,
    Comment
  };
  struct Entry
  {
    std::uint32_t begin;
    std::uint32_t end;
    Node after;
    Node parent;
    Kind kind;
    Quote quote;
    bool escaped;
    bool complete;
  };

  void parse(std::size_t mostLists);
  void addAtom(const Token& token, Node parent);
  void reportOpenLists(const std::vector<Node>& open);
  void report(Diagnostic::Severity severity, std::uint32_t offset, const LocalText& message, const LocalText& hint);
  Token token(Node atom) const;
  Node skipComments(Node node, Node end) const
  {
    while(node < end && nodes_[node].kind == Kind::Comment)
      ++node;
    return node < end ? node : none;
  }

  std::string text_;
  std::vector<Entry> nodes_;
  std::vector<std::uint32_t> lineStarts_;
  Diagnostics diagnostics_;
  bool broken_ = false;
  std::uint32_t restBegin_ = 0;
};

} // namespace sparkwright
