#include "core/xacro/expression/Expression.h"

#include "core/text/InQuotes.h"
#include "core/xacro/expression/Problem.h"
#include "core/xacro/expression/Tokens.h"
#include "core/xacro/expression/XacroTexts.h"

#include <algorithm>
#include <array>

namespace sparkwright::xacro
{

namespace
{

constexpr std::array<std::string_view, 35> keywords{
    "False", "None",     "True",  "and",    "as",   "assert", "async",  "await",    "break",
    "class", "continue", "def",   "del",    "elif", "else",   "except", "finally",  "for",
    "from",  "global",   "if",    "import", "in",   "is",     "lambda", "nonlocal", "not",
    "or",    "pass",     "raise", "return", "try",  "while",  "with",   "yield"};

bool isKeyword(std::string_view word)
{
  return std::ranges::find(keywords, word) != keywords.end();
}

/// How tightly an operator with two sides binds; 0: it is none.
int precedence(const Token& token)
{
  if(token.kind != Token::Kind::Operator)
    return 0;
  if(token.text == "|")
    return 1;
  if(token.text == "^")
    return 2;
  if(token.text == "&")
    return 3;
  if(token.text == "<<" || token.text == ">>")
    return 4;
  if(token.text == "+" || token.text == "-")
    return 5;
  return token.text == "*" || token.text == "/" || token.text == "//" || token.text == "%" ? 6 : 0;
}

using Kind = Expression::Kind;
using Node = std::unique_ptr<Expression>;

/// Descends by the grammar; one object for each text.
class Parser
{
public:
  explicit Parser(std::string_view text) : tokens_(text) { advance(); }

  Node whole()
  {
    Node result = values(Kind::Tuple);
    if(token_.kind != Token::Kind::End)
      refuse();
    return result;
  }

private:
  /// Counts how deep the parser is in brackets and operators in front.
  struct Level
  {
    explicit Level(int& depth) : depth(depth)
    {
      if(++depth > deepestBrackets)
        tooDeep();
    }
    ~Level() { --depth; }
    int& depth;
  };
  static constexpr int deepestBrackets = 100;

  [[noreturn]] static void tooDeep()
  {
    throw Problem(xacroText("xacro.deepExpression", deepestBrackets), xacroText("xacro.simplify"));
  }
  [[noreturn]] void refuse() const
  {
    if(token_.kind == Token::Kind::End)
      throw Problem(xacroText("xacro.end"), xacroText("xacro.expression"));
    if((token_.kind == Token::Kind::Name && isKeyword(token_.text)) || token_.is(":="))
      throw Problem(xacroText("xacro.python", inQuotes(token_.text)), xacroText("xacro.noPython"));
    throw Problem(xacroText("xacro.syntax", inQuotes(token_.text.substr(0, 40))), xacroText("xacro.expression"));
  }
  void advance() { token_ = tokens_.next(); }
  bool take(std::string_view word)
  {
    if(!token_.is(word))
      return false;
    advance();
    return true;
  }
  void expect(std::string_view word)
  {
    if(!take(word))
      refuse();
  }
  std::string takeName()
  {
    if(token_.kind != Token::Kind::Name || isKeyword(token_.text))
      refuse();
    std::string name(token_.text);
    if(name.starts_with("__"))
      throw Problem(xacroText("xacro.hidden", inQuotes(name)), xacroText("xacro.noPython"));
    advance();
    return name;
  }

  static Node node(Kind kind, std::string_view name = {})
  {
    Node made = std::make_unique<Expression>();
    made->kind = kind;
    made->name = name;
    return made;
  }
  static void add(Node& to, Node part)
  {
    if(part)
      to->depth = std::max(to->depth, part->depth + 1);
    if(to->depth > Expression::deepest)
      throw Problem(xacroText("xacro.deepExpression", Expression::deepest), xacroText("xacro.simplify"));
    to->parts.push_back(std::move(part));
  }

  /// `a, b, c` up to what ends them: a tuple if there is a comma, else the value alone.
  Node values(Kind kind)
  {
    Node first = choice();
    if(!token_.is(","))
      return first;
    Node all = node(kind);
    add(all, std::move(first));
    while(take(","))
      if(!atEnd())
        add(all, choice());
    return all;
  }
  bool atEnd() const { return token_.kind == Token::Kind::End || token_.is(")") || token_.is("]") || token_.is("}"); }

  Node choice()
  {
    const Level level(depth_);
    Node value = either();
    if(!take("if"))
      return value;
    Node all = node(Kind::Choice);
    add(all, either());
    add(all, std::move(value));
    expect("else");
    add(all, choice());
    return all;
  }

  Node either()
  {
    Node left = both();
    if(!token_.is("or"))
      return left;
    Node all = node(Kind::Or);
    add(all, std::move(left));
    while(take("or"))
      add(all, both());
    return all;
  }

  Node both()
  {
    Node left = negation();
    if(!token_.is("and"))
      return left;
    Node all = node(Kind::And);
    add(all, std::move(left));
    while(take("and"))
      add(all, negation());
    return all;
  }

  Node negation()
  {
    if(!token_.is("not"))
      return comparison();
    const Level level(depth_);
    advance();
    Node all = node(Kind::Unary, "not");
    add(all, negation());
    return all;
  }

  std::string comparisonOperator()
  {
    for(const std::string_view word : {"<", ">", "<=", ">=", "==", "!=", "in"})
      if(take(word))
        return std::string(word);
    if(take("is"))
      return take("not") ? "is not" : "is";
    if(!take("not"))
      return {};
    expect("in");
    return "not in";
  }

  Node comparison()
  {
    Node left = binary(1);
    std::string word = comparisonOperator();
    if(word.empty())
      return left;
    Node all = node(Kind::Compare);
    add(all, std::move(left));
    for(; !word.empty(); word = comparisonOperator())
    {
      all->names.push_back(word);
      add(all, binary(1));
    }
    return all;
  }

  Node binary(int weakest)
  {
    Node left = unary();
    for(int binds = precedence(token_); binds >= weakest; binds = precedence(token_))
    {
      Node all = node(Kind::Binary, token_.text);
      advance();
      add(all, std::move(left));
      add(all, binary(binds + 1));
      left = std::move(all);
    }
    return left;
  }

  Node unary()
  {
    if(!token_.is("-") && !token_.is("+") && !token_.is("~"))
      return power();
    const Level level(depth_);
    Node all = node(Kind::Unary, token_.text);
    advance();
    add(all, unary());
    return all;
  }

  Node power()
  {
    Node base = postfix();
    if(!token_.is("**"))
      return base;
    const Level level(depth_);
    advance();
    Node all = node(Kind::Binary, "**");
    add(all, std::move(base));
    add(all, unary());
    return all;
  }

  Node postfix()
  {
    Node value = atom();
    while(true)
      if(take("."))
      {
        Node all = node(Kind::Member, takeName());
        add(all, std::move(value));
        value = std::move(all);
      }
      else if(take("("))
        value = call(std::move(value));
      else if(take("["))
        value = index(std::move(value));
      else
        return value;
  }

  Node call(Node function)
  {
    Node all = node(Kind::Call);
    add(all, std::move(function));
    while(!take(")"))
    {
      if(token_.is("*") || token_.is("**"))
        throw Problem(xacroText("xacro.python", inQuotes(token_.text)), xacroText("xacro.noPython"));
      Node argument = choice();
      if(token_.is("="))
      {
        if(argument->kind != Kind::Name)
          refuse();
        advance();
        all->names.push_back(argument->name);
        argument = choice();
      }
      else if(!all->names.empty())
        refuse();
      else if(token_.is("for"))
        argument = comprehension(std::move(argument));
      add(all, std::move(argument));
      if(!token_.is(")"))
        expect(",");
    }
    return all;
  }

  Node index(Node object)
  {
    Node parts[3];
    int colons = 0;
    while(!take("]"))
      if(token_.is(":") && colons < 2)
      {
        advance();
        ++colons;
      }
      else if(!parts[colons])
        parts[colons] = colons == 0 ? values(Kind::Tuple) : choice();
      else
        refuse();
    if(colons == 0 && !parts[0])
      refuse();
    Node all = node(colons == 0 ? Kind::Index : Kind::Slice);
    add(all, std::move(object));
    add(all, std::move(parts[0]));
    if(colons > 0)
      for(int i = 1; i < 3; ++i)
        add(all, std::move(parts[i]));
    return all;
  }

  /// After the value: `for a, b in list if condition`.
  Node comprehension(Node value)
  {
    Node all = node(Kind::Comprehension);
    expect("for");
    const bool brackets = take("(");
    do
      all->names.push_back(takeName());
    while(take(","));
    if(brackets)
      expect(")");
    expect("in");
    add(all, std::move(value));
    add(all, either());
    while(take("if"))
      add(all, either());
    if(token_.is("for"))
      refuse();
    return all;
  }

  Node atom()
  {
    if(token_.kind == Token::Kind::Constant)
    {
      Node all = node(Kind::Constant);
      all->value = token_.value;
      advance();
      for(; token_.kind == Token::Kind::Constant && token_.value.text() && all->value.text(); advance())
        all->value = *all->value.text() + *token_.value.text();
      return all;
    }
    if(token_.is("True") || token_.is("False") || token_.is("None"))
    {
      Node all = node(Kind::Constant);
      if(!token_.is("None"))
        all->value = token_.is("True");
      advance();
      return all;
    }
    if(take("("))
      return inBrackets(")", Kind::Tuple);
    if(take("["))
      return inBrackets("]", Kind::List);
    if(take("{"))
      return dictionary();
    return node(Kind::Name, takeName());
  }

  Node inBrackets(std::string_view end, Kind kind)
  {
    if(take(end))
      return node(kind);
    Node first = choice();
    Node all;
    if(token_.is("for"))
      all = comprehension(std::move(first));
    else if(kind == Kind::Tuple && !token_.is(","))
      all = std::move(first); // A value in brackets.
    else
    {
      all = node(kind);
      add(all, std::move(first));
      while(take(","))
        if(!atEnd())
          add(all, choice());
    }
    expect(end);
    return all;
  }

  Node dictionary()
  {
    Node all = node(Kind::Dictionary);
    while(!take("}"))
    {
      add(all, choice());
      if(token_.is(",") || token_.is("}"))
        throw Problem(xacroText("xacro.python", inQuotes("{…}")), xacroText("xacro.noPython")); // A set.
      expect(":");
      add(all, choice());
      if(!token_.is("}"))
        expect(",");
    }
    return all;
  }

  Tokens tokens_;
  Token token_;
  int depth_ = 0;
};

} // namespace

Expression::Pointer parseExpression(std::string_view text)
{
  return Parser(text).whole();
}

bool isIdentifier(std::string_view text)
{
  const auto isLetter = [](char c)
  { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || static_cast<unsigned char>(c) >= 0x80; };
  return !text.empty() && isLetter(text.front()) &&
         std::ranges::all_of(text, [&](char c) { return isLetter(c) || (c >= '0' && c <= '9'); }) && !isKeyword(text);
}

} // namespace sparkwright::xacro
