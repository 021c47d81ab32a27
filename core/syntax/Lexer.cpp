#include "core/syntax/Lexer.h"

#include "core/text/InQuotes.h"

#include <algorithm>
#include <array>

namespace sparkwright
{

namespace
{

enum Class : std::uint8_t
{
  Other,
  White,
  AtomPart
};

constexpr std::array<std::uint8_t, 256> makeClasses()
{
  std::array<std::uint8_t, 256> classes{};
  for(int c = '*'; c < 256; ++c)
    classes[static_cast<std::size_t>(c)] = AtomPart;
  for(const char c : {'!', '#', '$', '%', '&'})
    classes[static_cast<std::size_t>(c)] = AtomPart;
  for(const char c : {' ', '\t', '\r', '\n'})
    classes[static_cast<std::size_t>(c)] = White;
  return classes;
}

constexpr std::array<std::uint8_t, 256> classes = makeClasses();

std::uint8_t classOf(char c) { return classes[static_cast<unsigned char>(c)]; }

/// Characters that a backslash inserts.
bool isEscapable(char c) { return c == '"' || c == '\'' || c == '(' || c == ')' || c == '\\'; }

} // namespace

bool startsWithByteOrderMark(std::string_view text) { return text.starts_with("\xef\xbb\xbf"); }

bool isAtomCharacter(char c) { return classOf(c) == AtomPart; }

Token Lexer::next()
{
  Token token;
  token.begin = position_;
  token.end = position_;
  if(position_ >= size())
    return token;
  const char c = text_[position_];
  if(position_ == 0 && startsWithByteOrderMark(text_))
  {
    token.kind = Token::Kind::Blank;
    position_ = 3;
  }
  else if(classOf(c) == White)
  {
    token.kind = Token::Kind::Blank;
    while(position_ < size() && classOf(text_[position_]) == White)
      ++position_;
  }
  else if(c == '(' || c == ')')
  {
    token.kind = c == '(' ? Token::Kind::Open : Token::Kind::Close;
    ++position_;
  }
  else if(c == ';')
  {
    token.kind = Token::Kind::Comment;
    position_ = static_cast<std::uint32_t>(std::min(text_.find('\n', position_), text_.size()));
    // The carriage return of a CRLF line end is no part of the comment.
    if(position_ < size() && text_[position_ - 1] == '\r')
      --position_;
  }
  else if(c == '"')
    return doubleQuoted(token.begin);
  else if(c == '\'')
    return singleQuoted(token.begin);
  else if(classOf(c) == AtomPart)
    return atom(token.begin);
  else
  {
    token.kind = Token::Kind::Stray;
    ++position_;
  }
  token.end = position_;
  return token;
}

Token Lexer::atom(std::uint32_t begin)
{
  Token token;
  token.kind = Token::Kind::Atom;
  token.begin = begin;
  while(position_ < size() && classOf(text_[position_]) == AtomPart)
  {
    if(text_[position_] == '\\' && position_ + 1 < size() && isEscapable(text_[position_ + 1]))
    {
      token.escaped = true;
      ++position_;
    }
    ++position_;
  }
  token.end = position_;
  return token;
}

bool Lexer::skipString()
{
  while(position_ < size())
  {
    const char c = text_[position_++];
    if(c == '"')
      return true;
    if(c == '\\' && position_ < size() && isEscapable(text_[position_]))
      ++position_;
  }
  return false;
}

Token Lexer::doubleQuoted(std::uint32_t begin)
{
  Token token;
  token.kind = Token::Kind::Atom;
  token.quote = Quote::Double;
  token.begin = begin;
  ++position_;
  token.complete = skipString();
  token.end = position_;
  const std::string_view body = text_.substr(begin + 1, position_ - begin - 1);
  token.escaped = body.find('\\') != std::string_view::npos;
  return token;
}

Token Lexer::singleQuoted(std::uint32_t begin)
{
  Token token;
  token.kind = Token::Kind::Atom;
  token.begin = begin;
  ++position_;
  if(position_ < size() && text_[position_] == '"')
  {
    token.quote = Quote::Raw;
    ++position_;
    token.complete = skipString();
  }
  else if(position_ < size() && text_[position_] == '(')
  {
    token.quote = Quote::Raw;
    token.complete = false;
    for(std::uint32_t depth = 0; position_ < size() && !token.complete;)
    {
      const char c = text_[position_++];
      if(c == '(')
        ++depth;
      else if(c == '"')
        skipString();
      else if(c == ')')
        token.complete = --depth == 0;
    }
  }
  else
  {
    token.quote = Quote::Single;
    while(position_ < size() && classOf(text_[position_]) == AtomPart)
      ++position_;
    token.complete = position_ < size() && text_[position_] == '\'';
    if(token.complete)
      ++position_;
  }
  token.end = position_;
  return token;
}

std::string_view atomBody(std::string_view text, const Token& token)
{
  std::string_view body = text.substr(token.begin, token.end - token.begin);
  if(token.quote != Quote::Bare)
    body.remove_prefix(1);
  if((token.quote == Quote::Double || token.quote == Quote::Single) && token.complete)
    body.remove_suffix(1);
  return body;
}

void appendAtomValue(std::string_view text, const Token& token, std::string& out)
{
  const std::string_view body = atomBody(text, token);
  if(!token.escaped)
  {
    out += body;
    return;
  }
  for(std::size_t i = 0; i < body.size(); ++i)
  {
    if(body[i] == '\\' && i + 1 < body.size() && isEscapable(body[i + 1]))
      ++i;
    out += body[i];
  }
}

std::string writeAtom(std::string_view value, Quote wanted)
{
  const bool plain = std::all_of(value.begin(), value.end(), isAtomCharacter);
  if(wanted == Quote::Single && plain)
    return inQuotes(value);
  const bool bare = wanted == Quote::Bare && plain && !value.empty() && value.front() != ';';
  std::string out;
  if(!bare)
    out += '"';
  for(std::size_t i = 0; i < value.size(); ++i)
  {
    // A backslash stands for itself unless what follows would make an escape of it.
    const bool ambiguous = value[i] == '\\' && (i + 1 == value.size() || isEscapable(value[i + 1]));
    if(ambiguous || value[i] == '"')
      out += '\\';
    out += value[i];
  }
  if(!bare)
    out += '"';
  return out;
}

} // namespace sparkwright
