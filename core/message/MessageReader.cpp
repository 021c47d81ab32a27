#include "core/message/MessageReader.h"

namespace sparkwright
{

void MessageReader::start(std::string_view message)
{
  message_ = message;
  source_ = {};
  position_ = 0;
  quotesEnd_ = false;
  list_.clear();
}

bool MessageReader::next()
{
  list_.clear();
  return next(list_);
}

bool MessageReader::next(PredicateList& out)
{
  for(;;)
  {
    const Token token = nextToken();
    if(token.kind == Token::Kind::Open)
    {
      const Outcome outcome = readList(token.begin, out);
      if(outcome == Outcome::Kept)
        return true;
      if(outcome == Outcome::Incomplete)
        break;
    }
    else if(token.kind == Token::Kind::Close || token.kind == Token::Kind::End)
      break;
  }
  position_ = static_cast<std::uint32_t>(message_.size());
  source_ = {};
  return false;
}

MessageReader::Outcome MessageReader::readList(std::uint32_t begin, PredicateList& out)
{
  std::size_t depth = 1;
  bool kept = true;
  bool fresh = true; // Nothing of the innermost list has come yet: what comes first names it.
  const auto stored = [&] { return kept && depth <= static_cast<std::size_t>(deepest); };
  const auto beginNameless = [&]
  {
    kept = kept && depth > 1;
    if(stored())
      out.open({});
    fresh = false;
  };
  while(depth > 0)
  {
    const Token token = nextToken();
    switch(token.kind)
    {
    case Token::Kind::Open:
      if(fresh)
        beginNameless();
      ++depth;
      fresh = true;
      break;
    case Token::Kind::Close:
      if(fresh)
        beginNameless();
      if(stored())
        out.close();
      --depth;
      break;
    case Token::Kind::Atom:
      if(token.quote == Quote::Raw && !token.complete)
      {
        out.dropOpen();
        return Outcome::Incomplete;
      }
      if(stored())
        fresh ? out.open(valueOf(token)) : out.atom(valueOf(token));
      fresh = false;
      break;
    case Token::Kind::End:
      out.dropOpen();
      return Outcome::Incomplete;
    case Token::Kind::Blank:
    case Token::Kind::Comment:
    case Token::Kind::Stray:
      break;
    }
  }
  source_ = message_.substr(begin, position_ - begin);
  return kept ? Outcome::Kept : Outcome::PassedOver;
}

std::string_view MessageReader::valueOf(const Token& token)
{
  if(!token.escaped)
    return atomBody(message_, token);
  unescaped_.clear();
  appendAtomValue(message_, token, unescaped_);
  return unescaped_;
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

} // namespace sparkwright
