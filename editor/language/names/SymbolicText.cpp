#include "editor/language/names/SymbolicText.h"

#include "core/syntax/Lexer.h"

#include <algorithm>

namespace sparkwright
{

void SymbolicText::append(std::string_view literal)
{
  if(literal.empty())
    return;
  if(parts_.empty() || parts_.back().isVariable)
    parts_.push_back({false, std::string(literal)});
  else
    parts_.back().text += literal;
}

void SymbolicText::append(const SymbolicText& other)
{
  for(const Part& part : other.parts_)
    if(part.isVariable)
      parts_.push_back(part);
    else
      append(part.text);
}

bool SymbolicText::isLiteral(std::string_view text) const
{
  return parts_.empty() ? text.empty() : isLiteral() && parts_[0].text == text;
}

std::string SymbolicText::readable() const
{
  std::string text;
  for(const Part& part : parts_)
    text += (part.isVariable ? "$" : "") + part.text;
  return text;
}

std::string SymbolicText::operands() const
{
  std::string text;
  for(const Part& part : parts_)
    text += (text.empty() ? "" : " ") + (part.isVariable ? '$' + part.text : writeAtom(part.text));
  return text;
}

bool SymbolicText::mayEqual(const SymbolicText& other) const
{
  if(isLiteral() && other.isLiteral())
    return *this == other;
  if(isEmpty() || other.isEmpty())
    return true;
  const auto agree = [](const Part& a, const Part& b, bool atEnd)
  {
    if(a.isVariable || b.isVariable)
      return true;
    const std::string_view x = a.text, y = b.text;
    const std::size_t length = std::min(x.size(), y.size());
    return atEnd ? x.substr(x.size() - length) == y.substr(y.size() - length)
                 : x.substr(0, length) == y.substr(0, length);
  };
  return agree(parts_.front(), other.parts_.front(), false) && agree(parts_.back(), other.parts_.back(), true);
}

std::vector<SymbolicText> SymbolicText::steps() const
{
  std::vector<SymbolicText> found(1);
  for(const Part& part : parts_)
    if(part.isVariable)
      found.back().appendVariable(part.text);
    else
      for(std::size_t at = 0; at <= part.text.size();)
      {
        const std::size_t slash = std::min(part.text.find_first_of("/\\", at), part.text.size());
        found.back().append(std::string_view(part.text).substr(at, slash - at));
        if(slash < part.text.size())
          found.emplace_back();
        at = slash + 1;
      }
  std::erase_if(found, [](const SymbolicText& step) { return step.isEmpty(); });
  return found;
}

} // namespace sparkwright
