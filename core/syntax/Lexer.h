#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sparkwright
{

/// The quotes of an atom.
enum class Quote : std::uint8_t
{
  Bare,   ///< `abc`
  Double, ///< `"a b"`
  Single, ///< `'a.obj'`; the closing quote may be missing
  Raw     ///< `'(...)` and `'"..."`: everything after the quote, as it stands
};

struct Token
{
  enum class Kind : std::uint8_t
  {
    Blank,   ///< Space, tab, carriage return, line feed, as many as follow each other; a byte order mark (UTF-8) at the
             ///< start of the text.
    Comment, ///< From `;` up to, but without, the end of the line.
    Open,
    Close,
    Atom,
    Stray, ///< One byte that starts no token (a control character); ignored like a blank.
    End
  };

  Kind kind = Kind::End;
  Quote quote = Quote::Bare;
  bool escaped = false;  ///< Atoms: the text contains backslash escapes.
  bool complete = true;  ///< Atoms: false if the closing quote or parenthesis is missing.
  std::uint32_t begin = 0; ///< First byte, quotes included.
  std::uint32_t end = 0;   ///< One past the last byte.
};

/// Splits S-expression text into tokens, without loss: concatenated, their texts are the text. Never allocates.
///
/// The text must be shorter than 4 GiB and must outlive the lexer.
class Lexer
{
public:
  explicit Lexer(std::string_view text, std::uint32_t start = 0) : text_(text), position_(start) {}

  Token next();
  std::uint32_t position() const { return position_; }

private:
  Token atom(std::uint32_t begin);
  Token doubleQuoted(std::uint32_t begin);
  Token singleQuoted(std::uint32_t begin);
  bool skipString();
  std::uint32_t size() const { return static_cast<std::uint32_t>(text_.size()); }

  std::string_view text_;
  std::uint32_t position_;
};

/// The value of an atom that needs no unescaping: its text without the quotes.
std::string_view atomBody(std::string_view text, const Token& token);

/// Appends the unescaped value of an atom to `out`.
void appendAtomValue(std::string_view text, const Token& token, std::string& out);

/// Writes `value` as an atom that reads back as `value`. Uses the wanted quotes if they can hold it, else double
/// quotes.
std::string writeAtom(std::string_view value, Quote wanted = Quote::Bare);

/// Whether the text starts with a byte order mark (UTF-8).
bool startsWithByteOrderMark(std::string_view text);

/// Whether the byte can be part of a bare atom.
bool isAtomCharacter(char c);

} // namespace sparkwright
