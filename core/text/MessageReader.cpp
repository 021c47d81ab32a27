#include "core/text/MessageReader.h"

#include <array>

namespace sparkwright
{

void MessageReader::start(std::string_view message)
{
  message_ = message;
  source_ = {};
  position_ = 0;
  quotesEnd_ = false;
  elements_.clear();
  // Views into it must stay valid while a list grows; no list can hold more than the message.
  unescaped_.clear();
  unescaped_.reserve(message.size());
}

bool MessageReader::next()
{
  for(;;)
  {
    elements_.clear();
    unescaped_.clear();
    const Token token = nextToken();
    if(token.kind == Token::Kind::Open)
    {
      if(!readList(token.begin))
        break;
      if(elements_.size() > 1 && !elements_[1].isList)
        return true;
    }
    else if(token.kind == Token::Kind::Close || token.kind == Token::Kind::End)
      break;
  }
  position_ = static_cast<std::uint32_t>(message_.size());
  elements_.clear();
  source_ = {};
  return false;
}

bool MessageReader::readList(std::uint32_t begin)
{
  std::array<std::uint32_t, deepest> open;
  std::size_t depth = 1;
  open[0] = 0;
  elements_.push_back({{}, 1, true});
  while(depth > 0)
  {
    const Token token = nextToken();
    switch(token.kind)
    {
    case Token::Kind::Open:
      if(depth < open.size())
      {
        open[depth] = static_cast<std::uint32_t>(elements_.size());
        elements_.push_back({{}, 0, true});
      }
      ++depth;
      break;
    case Token::Kind::Close:
      --depth;
      if(depth < open.size())
        elements_[open[depth]].after = static_cast<std::uint32_t>(elements_.size());
      break;
    case Token::Kind::Atom:
      if(token.quote == Quote::Raw && !token.complete)
        return false;
      if(depth <= open.size())
        addAtom(token);
      break;
    case Token::Kind::End:
      return false;
    case Token::Kind::Blank:
    case Token::Kind::Comment:
    case Token::Kind::Stray:
      break;
    }
  }
  source_ = message_.substr(begin, position_ - begin);
  return true;
}

void MessageReader::addAtom(const Token& token)
{
  std::string_view text = atomBody(message_, token);
  if(token.escaped)
  {
    const std::size_t start = unescaped_.size();
    appendAtomValue(message_, token, unescaped_);
    text = std::string_view(unescaped_).substr(start);
  }
  elements_.push_back({text, static_cast<std::uint32_t>(elements_.size() + 1), false});
}

Token MessageReader::nextToken()
{
  Lexer lexer(message_, position_);
  Token token = lexer.next();
  position_ = lexer.position();
  if(token.kind != Token::Kind::Atom)
    return token;
  // A quote without partner, at the start of an atom or right behind its characters, is one of them.
  if(token.quote == Quote::Double && (!token.complete || quotesEnd_))
  {
    quotesEnd_ = true;
    token = {Token::Kind::Atom, Quote::Bare, false, true, token.begin, token.begin};
  }
  while(token.quote == Quote::Bare && token.end < message_.size() && message_[token.end] == '"')
  {
    if(!quotesEnd_)
    {
      Lexer ahead(message_, token.end);
      quotesEnd_ = !ahead.next().complete;
    }
    if(!quotesEnd_)
      break;
    Lexer rest(message_, token.end + 1);
    const Token more = rest.next();
    token.end += 1;
    if(more.kind == Token::Kind::Atom && more.quote == Quote::Bare)
    {
      token.end = more.end;
      token.escaped = token.escaped || more.escaped;
    }
  }
  if(token.quote == Quote::Bare)
    position_ = token.end;
  return token;
}

std::size_t MessageReader::List::atomCount() const
{
  std::size_t count = 0;
  for(std::uint32_t i = nameEnd(); i < after(); i = element(i).after)
    count += element(i).isList ? 0 : 1;
  return count;
}

std::string_view MessageReader::List::atom(std::size_t index) const
{
  for(std::uint32_t i = nameEnd(); i < after(); i = element(i).after)
    if(!element(i).isList && index-- == 0)
      return element(i).text;
  return {};
}

MessageReader::List MessageReader::List::sublist(std::string_view name) const
{
  for(List l = firstSublist(); l; l = nextSublist(l))
    if(l.name() == name)
      return l;
  return {};
}

MessageReader::List MessageReader::List::listFrom(std::uint32_t index) const
{
  for(std::uint32_t i = index; i < after(); i = element(i).after)
    if(element(i).isList)
      return List(reader_, i);
  return {};
}

} // namespace sparkwright
