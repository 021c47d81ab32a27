#include "editor/properties/SourceValues.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

using OutlineKind = SourceOutline::Kind;
using Cursor = TokenRope::Cursor;

/// Element of a list by its number, from 0.
std::optional<Cursor> elementOf(const TokenRope& tokens, const Cursor& list, std::size_t number)
{
  std::optional<Cursor> element = tokens.firstElement(list);
  for(; element && number > 0; --number)
    element = tokens.nextElement(*element);
  return element;
}

} // namespace

SourceValue SourceValues::read(const Cursor& element, int depth) const
{
  const TokenRope& tokens = outline_.tokens();
  SourceValue value;
  value.begin = element.begin();
  value.end = tokens.endOf(element);
  value.source = tokens.text(value.begin, value.end);
  value.file = file_;
  value.line = static_cast<int>(tokens.lineOf(value.begin)) + 1;
  if(element.kind() == Token::Kind::Open)
  {
    value.from = SourceValue::From::Expression;
    if(depth < deepest)
      value.value = expression(element, depth + 1);
    return value;
  }
  const std::string text = element.value();
  if(text.size() > 1 && text[0] == '$')
  {
    value.from = SourceValue::From::Variable;
    if(depth < deepest)
      follow(text, value.begin, value, depth + 1);
    return value;
  }
  value.from = SourceValue::From::Literal;
  value.value = text;
  return value;
}

const std::vector<SourceOutline::Id>& SourceValues::definitions() const
{
  if(!definitions_)
  {
    definitions_.emplace();
    for(const SourceOutline::Id id : outline_.order())
      if(const OutlineKind kind = outline_.find(id)->kind; kind == OutlineKind::Define || kind == OutlineKind::Template)
        definitions_->push_back(id);
  }
  return *definitions_;
}

/// Looks a variable up: the last definition before a place, else the argument of the import.
void SourceValues::follow(const std::string& name, TokenRope::Offset before, SourceValue& value, int depth) const
{
  const TokenRope& tokens = outline_.tokens();
  std::optional<Cursor> defined;
  std::size_t parameters = 0;
  std::optional<std::size_t> parameter;
  for(const SourceOutline::Id id : definitions())
  {
    const SourceOutline::Item& item = *outline_.find(id);
    const std::optional<Cursor> list = tokens.find(id);
    if(!list || list->begin() >= before)
      break;
    if(item.kind == OutlineKind::Define)
    {
      const std::optional<Cursor> given = item.head == name ? elementOf(tokens, *list, 2) : std::nullopt;
      if(given && tokens.endOf(*list) <= before)
        defined = given;
      continue;
    }
    for(auto one = elementOf(tokens, *list, 1); one && one->kind() == Token::Kind::Atom; one = tokens.nextElement(*one))
    {
      if(one->value() == name)
        parameter = parameters;
      ++parameters;
    }
  }
  if(defined)
  {
    const SourceValue found = read(*defined, depth);
    value.value = found.value;
    value.file = found.file;
    value.line = found.line;
    return;
  }
  value.argument = parameter;
  if(!parameter || !site_ || !site_->outline)
    return;
  const std::optional<Cursor> call = site_->outline->tokens().find(site_->call);
  const std::optional<Cursor> given = call ? elementOf(site_->outline->tokens(), *call, *parameter + 2) : std::nullopt;
  if(!given)
    return;
  const SourceValue found = SourceValues(*site_->outline, site_->file, site_->around, evaluate_).read(*given, depth);
  value.value = found.value;
  value.file = found.file;
  value.line = found.line;
}

std::optional<std::string> SourceValues::expression(const Cursor& list, int depth) const
{
  const TokenRope& tokens = outline_.tokens();
  const std::optional<Cursor> word = tokens.firstElement(list);
  if(!word || word->kind() != Token::Kind::Atom || (word->value() != "eval" && word->value() != "join"))
    return std::nullopt;
  const bool join = word->value() == "join";
  std::string text;
  for(auto part = tokens.nextElement(*word); part; part = tokens.nextElement(*part))
  {
    const SourceValue value = read(*part, depth);
    if(!value.value)
      return std::nullopt;
    text += *value.value + (join ? "" : " ");
  }
  if(join)
    return text;
  return evaluate_ ? evaluate_(text) : std::nullopt;
}

} // namespace sparkwright
