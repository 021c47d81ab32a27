#pragma once

#include "core/syntax/Lexer.h"
#include "core/syntax/TextEdit.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sparkwright
{

/// The text of an editor with its tokens, made for small edits of large files.
///
/// An edit reads and writes only the tokens around it, so its cost does not depend on the length of the text. Text and
/// tokens are stored in chunks of some kilobytes; a chunk ends between two tokens. Looking something up (a line, the
/// list around a place) reads the summaries of the chunks and at most two chunks.
///
/// Tokens are those of Lexer, blanks included: together they are the text. Lists are not stored: they follow from the
/// parentheses. A `)` without `(` belongs to no list; a `(` without `)` is a list up to the end of the text.
///
/// Every `(` has an id, which it keeps while it is in the text: edits elsewhere do not change it. So an id names a
/// list.
///
/// Positions are offsets in bytes, lines count from 0. The text must be shorter than 4 GiB.
class TokenRope
{
public:
  using Id = std::uint64_t; ///< Of a `(`; never 0, never used twice.
  using Offset = std::uint32_t;

  TokenRope();
  explicit TokenRope(std::string_view text);
  TokenRope(TokenRope&&) = default;
  TokenRope& operator=(TokenRope&&) = default;

  Offset size() const { return size_; }
  std::string text() const { return text(0, size_); }
  /// The text of [begin, end).
  std::string text(Offset begin, Offset end) const;

  // Lines end with a line feed.
  Offset lineCount() const { return lineFeeds_ + 1; }
  Offset lineOf(Offset offset) const;
  /// First byte of a line; the end of the text for lines that do not exist.
  Offset lineBegin(Offset line) const;
  /// The byte after the last one of a line, without its line end.
  Offset lineEnd(Offset line) const;

  /// The change that an edit made.
  struct Change
  {
    Offset begin = 0;
    Offset removed = 0;  ///< Bytes of the text before.
    Offset inserted = 0; ///< Bytes of the text after.
    Offset tokensBegin = 0,
           tokensEnd = 0;      ///< Range of the text after whose tokens were read again; others are as before.
    bool listsChanged = false; ///< Whether a parenthesis has come or gone.
    std::string parentheses{}; ///< Those that the range had before: `)((`.
  };
  /// @param edit  its range must lie within the text
  Change replace(const TextEdit& edit);

  /// A token in the text. Invalid after the next edit.
  class Cursor
  {
  public:
    bool atEnd() const { return kind() == Token::Kind::End; }
    Token::Kind kind() const;
    Offset begin() const { return begin_; }
    Offset end() const;
    Token token() const;           ///< With positions in the text.
    std::string_view text() const; ///< As it stands in the text.
    std::string value() const;     ///< Of an atom, without quotes and escapes.
    Id id() const;                 ///< Of a `(`; else 0.
    Cursor next() const;           ///< At the end: itself.
    /// The token before; nothing at the beginning.
    std::optional<Cursor> previous() const;
    bool operator==(const Cursor& other) const { return begin_ == other.begin_; }

  private:
    friend class TokenRope;
    Offset chunkBegin() const;

    const TokenRope* rope_ = nullptr;
    std::size_t chunk_ = 0, index_ = 0;
    Offset begin_ = 0;
  };
  Cursor first() const;
  /// The token that contains the byte; the end of the text has a token of kind End.
  Cursor at(Offset offset) const;
  /// The `(` with this id; nothing if it is no longer there.
  std::optional<Cursor> find(Id id) const;

  // Lists, by their `(`
  /// The innermost list around a token: that of a parenthesis is the one around its list. Nothing at top level.
  std::optional<Cursor> around(const Cursor& token) const;
  /// The `)` of a list; nothing if it is missing.
  std::optional<Cursor> closeOf(const Cursor& open) const;
  /// The `(` of a `)`; nothing if it is missing.
  std::optional<Cursor> openOf(const Cursor& close) const;
  /// The first list or atom of a list; nothing if there is none.
  std::optional<Cursor> firstElement(const Cursor& open) const;
  /// The list or atom that follows a list or an atom in the same list.
  std::optional<Cursor> nextElement(const Cursor& element) const;
  /// The first list or atom of the text, outside of all lists.
  std::optional<Cursor> firstTop() const;
  std::optional<Cursor> nextTop(const Cursor& element) const;
  /// One past the last byte of a list or atom; the end of the text for lists without `)`.
  Offset endOf(const Cursor& element) const;
  /// Number of lists around a byte, counted as `(` less `)` before it; may be negative.
  int depthAt(Offset offset) const;
  /// Whether every parenthesis has its partner.
  bool balanced() const;

private:
  struct Entry ///< A token.
  {
    Offset begin; ///< In the chunk.
    Token::Kind kind;
    Quote quote;
    bool escaped, complete;
    Id id; ///< Of a `(`; else 0.
  };
  struct Chunk
  {
    std::string text;
    std::vector<Entry> tokens;
    std::size_t number = 0; ///< Index in chunks_.
  };
  /// Of a chunk, kept apart so that a search over all of them reads little memory.
  struct Summary
  {
    Offset bytes = 0, lineFeeds = 0;
    int depth = 0;      ///< `(` less `)`
    int leastDepth = 0; ///< The least value of that before a token or at the end.
  };
  class Replacement;
  using Chunks = std::vector<std::unique_ptr<Chunk>>;

  Cursor cursor(std::size_t chunk, Offset chunkBegin, std::size_t index) const;
  /// Sets a chunk's summary and the chunks of its lists.
  void summarise(std::size_t chunk);
  /// Replaces the chunks [first, last).
  void splice(std::size_t first, std::size_t last, Chunks chunks);
  int depthBefore(const Cursor& token) const;
  /// The first token from `from` on before which, or the last one before `from` before which, the depth is at most
  /// this.
  std::optional<Cursor> forwardTo(const Cursor& from, int depth) const;
  std::optional<Cursor> backTo(const Cursor& from, int depth) const;
  static std::optional<Cursor> elementFrom(Cursor token);
  static std::optional<Cursor> topFrom(Cursor token);

  Chunks chunks_;                  ///< Never empty.
  std::vector<Summary> summaries_; ///< One for each chunk.
  std::unordered_map<Id, Chunk*> lists_;
  Offset size_ = 0, lineFeeds_ = 0;
  Id lastId_ = 0;
};

} // namespace sparkwright
