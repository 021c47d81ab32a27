#include "core/xacro/expression/Tokens.h"

#include "core/text/InQuotes.h"
#include "core/xacro/expression/Problem.h"
#include "core/xacro/expression/XacroTexts.h"

#include <array>
#include <charconv>

namespace sparkwright::xacro
{

namespace
{

bool isDigit(char c)
{
  return c >= '0' && c <= '9';
}
bool startsName(char c)
{
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

[[noreturn]] void refuseWord(std::string_view word)
{
  throw Problem(xacroText("xacro.syntax", inQuotes(word.substr(0, 40))), xacroText("xacro.expression"));
}

/// Appends the character after a backslash. @return the number of bytes read, 0 for an unknown one
std::size_t appendEscaped(std::string_view text, std::string& out)
{
  constexpr std::string_view names = "ntr\\'\"0", meanings("\n\t\r\\'\"\0", 7);
  if(text.empty())
    return 0;
  if(text.front() == '\n')
    return 1;
  if(const std::size_t at = names.find(text.front()); at != std::string_view::npos)
  {
    out += meanings[at];
    return 1;
  }
  return 0;
}

} // namespace

Token Tokens::number()
{
  std::size_t length = 0;
  std::string digits;
  int base = 10;
  const auto take = [&](auto belongs)
  {
    while(length < rest_.size() && (belongs(rest_[length]) || rest_[length] == '_'))
    {
      if(rest_[length] != '_')
        digits += rest_[length];
      ++length;
    }
  };
  if(rest_.size() > 2 && rest_[0] == '0')
    base = (rest_[1] | 32) == 'x' ? 16 : (rest_[1] | 32) == 'o' ? 8 : (rest_[1] | 32) == 'b' ? 2 : 10;
  bool whole = true;
  if(base != 10)
  {
    length = 2;
    take([](char c) { return isDigit(c) || ((c | 32) >= 'a' && (c | 32) <= 'f'); });
  }
  else
  {
    take(isDigit);
    if(length < rest_.size() && rest_[length] == '.')
    {
      whole = false;
      digits += '.';
      ++length;
      take(isDigit);
    }
    std::size_t exponent = length;
    if(exponent < rest_.size() && (rest_[exponent] | 32) == 'e')
    {
      ++exponent;
      if(exponent < rest_.size() && (rest_[exponent] == '+' || rest_[exponent] == '-'))
        ++exponent;
      if(exponent < rest_.size() && isDigit(rest_[exponent]))
      {
        whole = false;
        digits += rest_.substr(length, exponent - length);
        length = exponent;
        take(isDigit);
      }
    }
  }
  Token token{Token::Kind::Constant, rest_.substr(0, length), {}};
  if(length < rest_.size() && startsName(rest_[length]))
    refuseWord(rest_.substr(0, length + 1));
  if(whole)
  {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    if(error == std::errc::result_out_of_range)
      throw Problem(xacroText("xacro.largeValue"), xacroText("xacro.checkValues"));
    if(error != std::errc() || end != digits.data() + digits.size())
      refuseWord(token.text);
    token.value = value;
  }
  else
  {
    const auto value = readFloat(digits);
    if(!value)
      refuseWord(token.text);
    token.value = *value;
  }
  rest_.remove_prefix(length);
  return token;
}

Token Tokens::quoted(std::size_t prefix)
{
  const bool raw = prefix > 0 && (rest_[0] | 32) == 'r';
  const char quote = rest_[prefix];
  std::string text;
  std::size_t at = prefix + 1;
  while(true)
  {
    if(at >= rest_.size())
      throw Problem(xacroText("xacro.notClosed", inQuotes(rest_.substr(0, 20))), xacroText("xacro.expression"));
    const char c = rest_[at++];
    if(c == quote)
      break;
    const std::size_t escaped = c == '\\' && !raw ? appendEscaped(rest_.substr(at), text) : 0;
    at += escaped;
    if(escaped == 0)
      text += c;
  }
  Token token{Token::Kind::Constant, rest_.substr(0, at), std::move(text)};
  rest_.remove_prefix(at);
  return token;
}

Token Tokens::next()
{
  while(!rest_.empty() && std::string_view(" \t\r\n").find(rest_.front()) != std::string_view::npos)
    rest_.remove_prefix(1);
  if(rest_.empty())
    return {};
  const char c = rest_.front();
  if(isDigit(c) || (c == '.' && rest_.size() > 1 && isDigit(rest_[1])))
    return number();
  if(c == '\'' || c == '"')
    return quoted(0);
  if(startsName(c))
  {
    std::size_t length = 1;
    while(length < rest_.size() && (startsName(rest_[length]) || isDigit(rest_[length])))
      ++length;
    if(length == 1 && rest_.size() > 1 && (rest_[1] == '\'' || rest_[1] == '"'))
    {
      if((c | 32) == 'r' || (c | 32) == 'u')
        return quoted(1);
      throw Problem(xacroText("xacro.python", inQuotes(rest_.substr(0, 2))), xacroText("xacro.noPython"));
    }
    const Token token{Token::Kind::Name, rest_.substr(0, length), {}};
    rest_.remove_prefix(length);
    return token;
  }
  constexpr std::array<std::string_view, 12> longOnes{
      "**", "//", "<=", ">=", "==", "!=", "<<", ">>", ":=", "->", "&&", "||"};
  std::size_t length = 1;
  for(const std::string_view word : longOnes)
    if(rest_.starts_with(word))
      length = 2;
  if(length == 1 && std::string_view("+-*/%<>=()[]{},.:~&|^").find(c) == std::string_view::npos)
    refuseWord(rest_.substr(0, 1));
  const Token token{Token::Kind::Operator, rest_.substr(0, length), {}};
  rest_.remove_prefix(length);
  return token;
}

} // namespace sparkwright::xacro
