#include "core/message/JsonMessage.h"

#include "core/text/Json.h"
#include "core/text/Number.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

/// Ends the reading of a message.
struct Mistake
{
  const char* expected;
};

bool isDigit(char c) { return c >= '0' && c <= '9'; }

void appendUtf8(unsigned code, std::string& out)
{
  const auto add = [&out](unsigned byte) { out += static_cast<char>(byte); };
  if(code < 0x80)
    return add(code);
  if(code < 0x800)
    add(0xc0 | code >> 6);
  else
  {
    if(code < 0x10000)
      add(0xe0 | code >> 12);
    else
    {
      add(0xf0 | code >> 18);
      add(0x80 | (code >> 12 & 0x3f));
    }
    add(0x80 | (code >> 6 & 0x3f));
  }
  add(0x80 | (code & 0x3f));
}

} // namespace

std::string JsonMessageReader::read(std::string_view message, PredicateList& out)
{
  text_ = message;
  at_ = 0;
  out_ = &out;
  try
  {
    while(peek() || at_ < text_.size())
      document();
    return {};
  }
  catch(const Mistake& mistake)
  {
    out.dropOpen();
    return std::string("expected ") + mistake.expected + " at byte " + std::to_string(at_ + 1);
  }
}

void JsonMessageReader::document()
{
  if(take('{'))
    return members(0);
  const std::size_t begin = at_;
  expect('[', "an array or an object");
  if(peek() == '"')
  {
    at_ = begin;
    return predicate();
  }
  if(take(']'))
    return;
  do
  {
    if(take('{'))
      members(0);
    else if(peek() == '[')
      predicate();
    else
      skip();
  } while(take(','));
  expect(']', "`,` or `]`");
}

/// An array with a name; without one it is passed over.
void JsonMessageReader::predicate()
{
  const std::size_t begin = at_;
  take('[');
  if(peek() != '"')
  {
    at_ = begin;
    return skip();
  }
  out_->open(string());
  elements(1, false);
  out_->close();
}

/// @param level  of the list that it belongs to
void JsonMessageReader::parameter(int level)
{
  const char c = peek();
  if((c == '[' || c == '{') && level >= deepest)
    skip();
  else if(take('{'))
    members(level);
  else if(take('['))
  {
    const bool named = peek() == '"';
    out_->open(named ? string() : std::string_view());
    elements(level + 1, !named);
    out_->close();
  }
  else if(c == '"')
    out_->atom(string());
  else if(c == '-' || isDigit(c))
    number();
  else
    word();
}

/// @param first  whether the next element is the first one
void JsonMessageReader::elements(int level, bool first)
{
  if(first)
  {
    if(take(']'))
      return;
    parameter(level);
  }
  while(take(','))
    parameter(level);
  expect(']', "`,` or `]`");
}

void JsonMessageReader::members(int level)
{
  if(take('}'))
    return;
  do
  {
    if(peek() != '"')
      fail("a name in quotes");
    const std::string_view name = string();
    if(level < deepest)
      out_->open(name);
    expect(':', "`:`");
    if(level < deepest)
    {
      memberValue(level + 1);
      out_->close();
    }
    else
      skip();
  } while(take(','));
  expect('}', "`,` or `}`");
}

void JsonMessageReader::memberValue(int level)
{
  if(take('['))
    elements(level, true);
  else if(take('{'))
    members(level);
  else
    parameter(level);
}

void JsonMessageReader::number()
{
  const std::size_t length = std::min(text_.find_first_not_of("+-.0123456789eE", at_), text_.size()) - at_;
  const std::string_view written = text_.substr(at_, length);
  if(numberLength(written) != length)
    fail("a number");
  out_->number(toNumber(written), written);
  at_ += length;
}

void JsonMessageReader::word()
{
  for(const std::string_view known : {"true", "false", "null"})
    if(text_.substr(at_).starts_with(known))
    {
      if(known != "null")
        out_->atom(known);
      at_ += known.size();
      return;
    }
  fail("a value");
}

void JsonMessageReader::skip()
{
  std::size_t depth = 0;
  do
  {
    const char c = peek();
    if(c == '"')
      string();
    else if(c == '[' || c == '{')
    {
      ++depth;
      ++at_;
    }
    else if(c == ']' || c == '}')
    {
      if(depth == 0)
        fail("a value");
      --depth;
      ++at_;
    }
    else if(at_ >= text_.size())
      fail("the end of an array or object");
    else
      at_ = std::min(text_.find_first_of("[]{}\",: \t\r\n", at_ + 1), text_.size());
  } while(depth > 0);
}

std::string_view JsonMessageReader::string()
{
  expect('"', "a text in quotes");
  std::size_t begin = at_;
  unescaped_.clear();
  for(; at_ < text_.size(); ++at_)
  {
    const char c = text_[at_];
    if(c == '"')
    {
      const std::string_view rest = text_.substr(begin, at_ - begin);
      ++at_;
      if(unescaped_.empty())
        return rest;
      unescaped_ += rest;
      return unescaped_;
    }
    if(static_cast<unsigned char>(c) < ' ')
      fail("no control character in a text");
    if(c == '\\')
    {
      unescaped_ += text_.substr(begin, at_ - begin);
      ++at_;
      escape();
      begin = at_ + 1;
    }
  }
  fail("a quote at the end of a text");
}

/// Reads what is behind a backslash, up to its last character.
void JsonMessageReader::escape()
{
  constexpr std::string_view written = "\"\\/bfnrt", meant = "\"\\/\b\f\n\r\t";
  const char c = at_ < text_.size() ? text_[at_] : '\0';
  if(const std::size_t index = written.find(c); index != std::string_view::npos)
  {
    unescaped_ += meant[index];
    return;
  }
  if(c != 'u')
    fail("an escape such as \\n or \\u00e4");
  constexpr unsigned replacement = 0xfffd;
  unsigned code = hexDigits();
  if(code >= 0xd800 && code < 0xdc00 && text_.substr(at_ + 1).starts_with("\\u"))
  {
    at_ += 2;
    const unsigned low = hexDigits();
    code = low >= 0xdc00 && low < 0xe000 ? 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00) : replacement;
  }
  appendUtf8(code >= 0xd800 && code < 0xe000 ? replacement : code, unescaped_);
}

/// Four of them, behind the current character.
unsigned JsonMessageReader::hexDigits()
{
  unsigned code = 0;
  for(int i = 0; i < 4; ++i)
  {
    ++at_;
    const char c = at_ < text_.size() ? text_[at_] : '\0';
    const std::size_t digit = std::string_view("0123456789abcdef").find(isDigit(c) ? c : static_cast<char>(c | 0x20));
    if(c == '\0' || digit == std::string_view::npos)
      fail("four hexadecimal digits");
    code = code << 4 | static_cast<unsigned>(digit);
  }
  return code;
}

/// The next character that is no blank; 0 at the end.
char JsonMessageReader::peek()
{
  at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size());
  return at_ < text_.size() ? text_[at_] : '\0';
}

bool JsonMessageReader::take(char c)
{
  if(peek() != c)
    return false;
  ++at_;
  return true;
}

void JsonMessageReader::expect(char c, const char* expected)
{
  if(!take(c))
    fail(expected);
}

void JsonMessageReader::fail(const char* expected) const
{
  throw Mistake{expected};
}

namespace
{

/// Writes what is in the list at `index`, and the list's end.
void writeRest(const PredicateList& list, std::uint32_t index, std::string& out)
{
  const PredicateList::Element& self = list.elements()[index];
  bool comma = self.length > 0;
  if(comma)
    appendJsonString(list.textOf(self), out);
  for(std::uint32_t i = index + 1; i < self.after; i = list.elements()[i].after)
  {
    if(comma)
      out += ',';
    comma = true;
    const PredicateList::Element& element = list.elements()[i];
    switch(element.kind)
    {
    case PredicateList::Kind::List:
      out += '[';
      writeRest(list, i, out);
      break;
    case PredicateList::Kind::Text:
      appendJsonString(list.textOf(element), out);
      break;
    case PredicateList::Kind::Number:
      if(std::isfinite(element.number))
        appendFixed(element.number, list.decimals(), out);
      else
        out += "null";
      break;
    case PredicateList::Kind::Integer:
      appendInteger(static_cast<long>(element.number), out);
      break;
    }
  }
  out += ']';
}

} // namespace

void writeJsonMessage(const PredicateList& list, std::string& out)
{
  out += '[';
  const auto size = static_cast<std::uint32_t>(list.elements().size());
  for(std::uint32_t i = 0; i < size; i = list.elements()[i].after)
  {
    out += i ? ",[" : "[";
    writeRest(list, i, out);
  }
  out += ']';
}

} // namespace sparkwright
