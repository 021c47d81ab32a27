#include "core/robot/language/MessageParsers.h"

#include "core/message/MessageWriter.h"

namespace sparkwright
{

namespace
{

/// The first character that is no blank; 0 if there is none.
char firstOf(std::string_view message)
{
  const std::size_t at = message.find_first_not_of(" \t\r\n");
  return at == std::string_view::npos ? '\0' : message[at];
}

} // namespace

std::string SexpParser::parse(std::string_view message, PredicateList& out)
{
  reader_.start(message);
  while(reader_.next(out))
    ;
  return {};
}

void SexpParser::generate(const PredicateList& percepts, std::string& out) const
{
  writeMessage(percepts, out);
}

bool SexpParser::recognises(std::string_view message) const
{
  return firstOf(message) == '(';
}

std::string JsonParser::parse(std::string_view message, PredicateList& out)
{
  return reader_.read(message, out);
}

void JsonParser::generate(const PredicateList& percepts, std::string& out) const
{
  writeJsonMessage(percepts, out);
}

bool JsonParser::recognises(std::string_view message) const
{
  const char first = firstOf(message);
  return first == '[' || first == '{';
}

} // namespace sparkwright
