#include "editor/text/SceneStyler.h"

#include <algorithm>
#include <vector>

namespace sparkwright
{

namespace
{

using Cursor = TokenRope::Cursor;

/// Lists further out that are looked at to know what a list is.
constexpr int mostLists = 3;

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words)
{
  return std::ranges::find(words, word) != words.end();
}

bool isNumber(std::string_view word)
{
  std::size_t i = word.starts_with('+') || word.starts_with('-') ? 1 : 0;
  bool digits = false;
  const auto skipDigits = [&]
  {
    for(; i < word.size() && word[i] >= '0' && word[i] <= '9'; ++i)
      digits = true;
  };
  skipDigits();
  if(i < word.size() && word[i] == '.')
    ++i;
  skipDigits();
  if(digits && i < word.size() && (word[i] == 'e' || word[i] == 'E'))
  {
    i += i + 1 < word.size() && (word[i + 1] == '+' || word[i + 1] == '-') ? 2 : 1;
    digits = false;
    skipDigits();
  }
  return digits && i == word.size();
}

bool isBalanced(std::string_view parentheses)
{
  int depth = 0;
  for(const char parenthesis : parentheses)
    if((depth += parenthesis == '(' ? 1 : -1) < 0)
      return false;
  return depth == 0;
}

} // namespace

SceneStyle SceneStyler::value(const Cursor& atom)
{
  const std::string_view text = atom.text();
  if(atom.token().quote != Quote::Bare)
    return SceneStyle::Text;
  if(text.starts_with('$'))
    return SceneStyle::Parameter;
  return isNumber(text) ? SceneStyle::Number : SceneStyle::Name;
}

SceneStyle SceneStyler::word(List& list, const Cursor& atom)
{
  const SceneStyle style = roleOf(list, atom);
  return atom.token().quote == Quote::Bare ? style : SceneStyle::Text;
}

SceneStyle SceneStyler::roleOf(List& list, const Cursor& atom)
{
  using Next = List::Next;
  const std::string_view text = atom.text();
  switch(list.next)
  {
  case Next::Class:
    list.next = Next::Form;
    return SceneStyle::Class;
  case Next::Name:
    list.next = Next::Form;
    return SceneStyle::Name;
  case Next::Label:
    list.next = Next::Form;
    return value(atom);
  case Next::Value:
  case Next::Cases:
    return value(atom);
  case Next::Form:
    break;
  }
  if(isOneOf(text, {"nd", "node"}))
    list.next = Next::Class;
  else if(isOneOf(text, {"sel", "select"}))
    list.next = Next::Name;
  else if(text == "pwd")
    ;
  else if(text == "switch")
    list.next = Next::Cases;
  else
  {
    list.next = Next::Value;
    if(!isOneOf(text, {"templ", "template", "def", "define", "eval", "join", "importScene", "RSG", "RubySceneGraph",
                       "RDS", "RubyDeltaScene"}))
      return value(atom) == SceneStyle::Name ? SceneStyle::Method : value(atom);
  }
  return SceneStyle::Keyword;
}

/// A list begins in another one.
SceneStyler::List SceneStyler::inner(List& around)
{
  if(around.next == List::Next::Cases)
    return {List::Next::Label};
  if(around.next == List::Next::Label)
    around.next = List::Next::Form;
  else if(around.next == List::Next::Form)
    around.next = List::Next::Value; // No word begins a form behind lists.
  return {};
}

/// Reads the list from its begin to the token; only as far as that changes what follows.
SceneStyler::List SceneStyler::listAround(const Cursor& token, int depth) const
{
  const std::optional<Cursor> open = rope_.around(token);
  if(!open)
    return {List::Next::Value}; // Words outside of all lists mean nothing.
  if(depth >= mostLists)
    return {};
  List around = listAround(*open, depth + 1);
  List list = inner(around);
  for(std::optional<Cursor> element = rope_.firstElement(*open); element && element->begin() < token.begin();
      element = rope_.nextElement(*element))
  {
    if(element->kind() == Token::Kind::Atom)
      word(list, *element);
    else
      inner(list);
    if(list.next == List::Next::Value || list.next == List::Next::Cases)
      break;
  }
  return list;
}

void SceneStyler::style(TokenRope::Offset begin, TokenRope::Offset end,
                        const std::function<void(TokenRope::Offset, TokenRope::Offset, SceneStyle)>& tell) const
{
  Cursor token = rope_.at(begin);
  int depth = rope_.depthAt(token.begin());
  std::vector<List> lists{listAround(token, 0)};
  const auto bracket = [&](int at)
  { return static_cast<SceneStyle>(static_cast<int>(SceneStyle::Bracket) + (at % 6 + 6) % 6); };
  for(; !token.atEnd() && token.begin() < end; token = token.next())
  {
    SceneStyle style = SceneStyle::Plain;
    switch(token.kind())
    {
    case Token::Kind::Comment:
      style = SceneStyle::Comment;
      break;
    case Token::Kind::Stray:
      style = SceneStyle::Stray;
      break;
    case Token::Kind::Open:
      style = bracket(depth++);
      lists.push_back(inner(lists.back()));
      break;
    case Token::Kind::Close:
      style = bracket(--depth);
      if(lists.size() > 1)
        lists.pop_back();
      else
        lists.back() = listAround(token.next(), 0);
      break;
    case Token::Kind::Atom:
      style = word(lists.back(), token);
      break;
    case Token::Kind::Blank:
    case Token::Kind::End:
      break;
    }
    tell(token.begin(), token.end(), style);
  }
}

std::optional<TokenRope::Offset> SceneStyler::endOfEffect(const TokenRope::Change& change) const
{
  if(change.listsChanged)
  {
    std::string now;
    for(Cursor token = rope_.at(change.tokensBegin); !token.atEnd() && token.begin() < change.tokensEnd;
        token = token.next())
      if(token.kind() == Token::Kind::Open || token.kind() == Token::Kind::Close)
        now += token.kind() == Token::Kind::Open ? '(' : ')';
    if(!isBalanced(now) || !isBalanced(change.parentheses))
      return {};
  }
  // The innermost list that holds all of it, and its element in which it begins.
  Cursor element = rope_.at(change.tokensBegin);
  std::optional<Cursor> open = rope_.around(element);
  while(open)
  {
    const std::optional<Cursor> close = rope_.closeOf(*open);
    if(!close)
      return {};
    if(close->begin() >= change.tokensEnd)
      break;
    element = *open;
    open = rope_.around(element);
  }
  // The first words of a list say what the others are.
  const List::Next next = listAround(element, 0).next;
  if(next != List::Next::Value && next != List::Next::Cases)
    return rope_.closeOf(*open)->end();
  // Also of the lists in it that go on behind the change.
  TokenRope::Offset end = change.tokensEnd;
  for(std::optional<Cursor> inside = rope_.around(rope_.at(change.tokensEnd));
      inside && (!open || inside->begin() > open->begin()); inside = rope_.around(*inside))
    if(const std::optional<Cursor> close = rope_.closeOf(*inside))
      end = close->end();
    else
      return {};
  return end;
}

} // namespace sparkwright
