#include "core/game/simurosot/protocol/ExpressionReader.h"

#include "core/text/Number.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::simurosot
{

namespace
{

constexpr std::size_t longestMessage = 256u << 10; // Bytes: specification 10.2.

std::string rangeText(double least, double most)
{
  std::string text = " from ";
  appendFixed(least, 0, text);
  text += " to ";
  appendFixed(most, 0, text);
  return text;
}

} // namespace

ExpressionReader::ExpressionReader(std::string_view text)
  : text_(text.size() <= longestMessage ? text : std::string_view()), lexer_(text_)
{
  advance();
  if(text.size() > longestMessage)
    fail("the message is longer than 256 KiB");
}

void ExpressionReader::advance()
{
  do
    token_ = lexer_.next();
  while(token_.kind == Token::Kind::Blank || token_.kind == Token::Kind::Comment);
}

void ExpressionReader::fail(std::string_view problem)
{
  if(!failed())
    error_ = "at byte " + std::to_string(token_.begin) + ": " + std::string(problem);
}

void ExpressionReader::expected(const char* what)
{
  if(!failed())
    fail(std::string("expected ") + what);
}

void ExpressionReader::unknownPart(std::string_view name)
{
  fail("unknown part or given twice: `" + std::string(name.substr(0, 40)) + '`');
}

std::string_view ExpressionReader::body() const { return atomBody(text_, token_); }

void ExpressionReader::open(std::string_view name)
{
  if(!failed() && !openIf(name))
    fail("expected (" + std::string(name) + " …)");
}

bool ExpressionReader::openIf(std::string_view name)
{
  if(failed() || token_.kind != Token::Kind::Open)
    return false;
  const Token before = token_;
  const Lexer place = lexer_;
  advance();
  if(atAtom() && token_.quote == Quote::Bare && body() == name)
  {
    advance();
    return true;
  }
  token_ = before;
  lexer_ = place;
  return false;
}

std::string_view ExpressionReader::openNamed()
{
  if(failed() || token_.kind != Token::Kind::Open)
    return {};
  advance();
  if(!atAtom() || token_.quote != Quote::Bare)
  {
    fail("expected the name of a list");
    return {};
  }
  const std::string_view name = body();
  advance();
  return name;
}

bool ExpressionReader::openRow()
{
  if(failed() || token_.kind != Token::Kind::Open)
    return false;
  advance();
  return true;
}

void ExpressionReader::close()
{
  if(token_.kind != Token::Kind::Close)
    expected("`)`");
  if(!failed())
    advance();
}

void ExpressionReader::end()
{
  if(token_.kind != Token::Kind::End)
    expected("the end of the message");
}

double ExpressionReader::number(const char* what, double least, double most)
{
  const Token at = token_;
  const double value = anyNumber(what);
  if(failed() || (value >= least && value <= most))
    return failed() ? least : value;
  token_ = at;
  fail("expected as " + std::string(what) + " a number" + rangeText(least, most));
  return least;
}

double ExpressionReader::anyNumber(const char* what)
{
  if(failed())
    return 0;
  const bool isNumber = atAtom() && token_.quote == Quote::Bare && numberLength(body()) == body().size();
  if(!isNumber)
  {
    fail("expected a number: " + std::string(what));
    return 0;
  }
  const double value = toNumber(body());
  advance();
  return value;
}

std::int64_t ExpressionReader::integer(const char* what, std::int64_t least, std::int64_t most)
{
  const Token at = token_;
  const double value = anyNumber(what);
  if(failed())
    return least;
  if(value >= static_cast<double>(least) && value <= static_cast<double>(most) && value == std::floor(value))
    return static_cast<std::int64_t>(value);
  token_ = at;
  fail("expected as " + std::string(what) + " a whole number" +
       rangeText(static_cast<double>(least), static_cast<double>(most)));
  return least;
}

std::string_view ExpressionReader::text(const char* what)
{
  if(failed())
    return {};
  if(!atAtom() || !token_.complete)
  {
    expected(what);
    return {};
  }
  std::string_view value = body();
  if(token_.escaped)
  {
    unescaped_.clear();
    appendAtomValue(text_, token_, unescaped_);
    value = unescaped_;
  }
  advance();
  return value;
}

std::string_view headOf(std::string_view message)
{
  constexpr std::size_t longestHead = 40;
  message = message.substr(0, longestHead); // What is longer is no head.
  const std::size_t begin = std::min(message.find_first_not_of(" \t\r\n"), message.size());
  message.remove_prefix(begin);
  if(!message.starts_with('('))
    return {};
  message.remove_prefix(1);
  std::size_t length = 0;
  while(length < message.size() && isAtomCharacter(message[length]))
    ++length;
  return message.substr(0, length);
}

} // namespace sparkwright::simurosot
