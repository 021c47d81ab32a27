#include "core/xacro/expression/Evaluator.h"

#include "core/text/InQuotes.h"
#include "core/text/Suggest.h"
#include "core/xacro/expression/Problem.h"
#include "core/xacro/expression/XacroTexts.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::xacro
{

namespace
{

using Kind = Expression::Kind;

std::string listed(const Dictionary& dictionary)
{
  constexpr std::size_t most = 8;
  std::string names;
  for(std::size_t i = 0; i < std::min(most, dictionary.items.size()); ++i)
    names += (i == 0 ? "" : ", ") + dictionary.items[i].first.described();
  return names + (dictionary.items.size() > most ? ", …" : "");
}

const Value& keyed(const Dictionary& dictionary, const Value& key)
{
  if(const Value* found = dictionary.find(key))
    return *found;
  throw Problem(xacroText("xacro.key", key.described()), xacroText("xacro.keys", listed(dictionary)));
}

bool contains(const Value& list, const Value& item)
{
  if(list.text() && item.text())
    return list.text()->find(*item.text()) != std::string::npos;
  if(list.dictionary())
    return list.dictionary()->find(item) != nullptr;
  if(!list.list())
    throw Problem(xacroText("xacro.operator", "'in'", item.described(), list.described()), xacroText("xacro.convert"));
  return std::ranges::any_of(list.list()->items, [&](const Value& each) { return equal(each, item); });
}

bool holds(std::string_view operation, const Value& a, const Value& b)
{
  if(operation == "==" || operation == "is")
    return equal(a, b);
  if(operation == "!=" || operation == "is not")
    return !equal(a, b);
  if(operation == "in" || operation == "not in")
    return contains(b, a) == (operation == "in");
  const auto left = a.number(), right = b.number();
  if(left && right && (std::isnan(*left) || std::isnan(*right)))
    return false;
  const auto compared = order(a, b);
  if(!compared)
    throw Problem(xacroText("xacro.operator", inQuotes(operation), a.described(), b.described()),
                  xacroText("xacro.convert"));
  return operation == "<"    ? *compared < 0
         : operation == ">"  ? *compared > 0
         : operation == "<=" ? *compared <= 0
                             : *compared >= 0;
}

/// A place from the start, where negative ones count from the end.
std::size_t placeIn(const Value& index, std::size_t count)
{
  const auto whole = index.integer();
  const std::int64_t place = !whole ? -1 : *whole < 0 ? *whole + static_cast<std::int64_t>(count) : *whole;
  if(place < 0 || static_cast<std::size_t>(place) >= count)
    throw Problem(xacroText("xacro.index", index.described(), count), xacroText("xacro.checkValues"));
  return static_cast<std::size_t>(place);
}

} // namespace

Value Evaluator::evaluate(const Expression& expression)
{
  const Deeper level(surroundings_.depth);
  if(surroundings_.depth > deepest)
    throw Problem(xacroText("xacro.deepExpression", deepest), xacroText("xacro.simplify"));
  Value value = dispatch(expression);
  const Dictionary* const dictionary = value.dictionary();
  surroundings_.count(1 + (value.list()   ? value.list()->items.size()
                           : dictionary   ? dictionary->items.size()
                           : value.text() ? value.text()->size() / 16
                                          : 0));
  return value;
}

Value Evaluator::dispatch(const Expression& expression)
{
  switch(expression.kind)
  {
  case Kind::Constant:
    return expression.value;
  case Kind::Name:
    return name(expression);
  case Kind::List:
  case Kind::Tuple:
    return list(expression);
  case Kind::Dictionary:
    return dictionary(expression);
  case Kind::Unary:
    return unary(expression);
  case Kind::Binary:
    return binary(expression.name, evaluate(*expression.parts[0]), evaluate(*expression.parts[1]));
  case Kind::Compare:
    return compare(expression);
  case Kind::And:
  case Kind::Or:
    return logic(expression);
  case Kind::Choice:
    return evaluate(*expression.parts[evaluate(*expression.parts[0]).truth() ? 1 : 2]);
  case Kind::Index:
    return index(expression);
  case Kind::Slice:
    return slice(expression);
  case Kind::Member:
    return member(expression);
  case Kind::Call:
    return call(expression);
  case Kind::Comprehension:
    return comprehension(expression);
  }
  return {};
}

Value Evaluator::name(const Expression& expression)
{
  const std::string& name = expression.name;
  for(auto local = locals_.rbegin(); local != locals_.rend(); ++local)
    if(local->first == name)
      return local->second;
  if(auto value = surroundings_.find(name))
    return *value;
  if(auto value = constantNamed(name))
    return *value;
  if(const auto builtin = builtinNamed(name))
    return *builtin;
  for(const std::string_view word : {"eval", "exec", "open", "type", "getattr", "setattr", "globals", "locals", "vars",
                                     "input", "compile", "map", "filter", "isinstance", "set", "os", "sys"})
    if(name == word)
      throw Problem(xacroText("xacro.python", inQuotes(name)), xacroText("xacro.noPython"));
  const LocalText similar = suggestion(name, surroundings_.names());
  throw Problem(xacroText("xacro.noName", inQuotes(name)), similar.empty() ? xacroText("xacro.defineName") : similar);
}

Value Evaluator::list(const Expression& expression)
{
  std::vector<Value> items;
  for(const Expression::Pointer& part : expression.parts)
    items.push_back(evaluate(*part));
  return Value::list(std::move(items), expression.kind == Kind::Tuple);
}

Value Evaluator::dictionary(const Expression& expression)
{
  Dictionary result;
  for(std::size_t i = 0; i + 1 < expression.parts.size(); i += 2)
    result.set(evaluate(*expression.parts[i]), evaluate(*expression.parts[i + 1]));
  return Value::dictionary(std::move(result));
}

Value Evaluator::logic(const Expression& expression)
{
  Value value;
  for(const Expression::Pointer& part : expression.parts)
  {
    value = evaluate(*part);
    if(value.truth() == (expression.kind == Kind::Or))
      break;
  }
  return value;
}

Value Evaluator::unary(const Expression& expression)
{
  const Value value = evaluate(*expression.parts[0]);
  if(expression.name == "not")
    return !value.truth();
  const auto whole = value.integer();
  if(expression.name == "~" && whole)
    return ~*whole;
  if(whole && *whole != INT64_MIN)
    return expression.name == "-" ? -*whole : *whole;
  if(value.number() && expression.name != "~")
    return expression.name == "-" ? -*value.number() : *value.number();
  throw Problem(xacroText("xacro.operatorOne", inQuotes(expression.name), value.described()),
                xacroText("xacro.convert"));
}

Value Evaluator::compare(const Expression& expression)
{
  Value left = evaluate(*expression.parts[0]);
  for(std::size_t i = 0; i < expression.names.size(); ++i)
  {
    Value right = evaluate(*expression.parts[i + 1]);
    if(!holds(expression.names[i], left, right))
      return false;
    left = std::move(right);
  }
  return true;
}

Value Evaluator::index(const Expression& expression)
{
  const Value object = evaluate(*expression.parts[0]), index = evaluate(*expression.parts[1]);
  if(const Dictionary* dictionary = object.dictionary())
    return keyed(*dictionary, index);
  if(const List* list = object.list())
    return list->items[placeIn(index, list->items.size())];
  if(const auto* scope = object.as<Value::ScopePointer>(); scope && index.text())
    return memberOf(object, *index.text());
  const std::vector<Value> items = itemsOf(object);
  surroundings_.count(items.size());
  return items[placeIn(index, items.size())];
}

Value Evaluator::slice(const Expression& expression)
{
  const Value object = evaluate(*expression.parts[0]);
  const std::vector<Value> items = itemsOf(object);
  surroundings_.count(items.size());
  const auto bound = [&](std::size_t part) -> std::optional<std::int64_t>
  {
    if(!expression.parts[part])
      return std::nullopt;
    const Value value = evaluate(*expression.parts[part]);
    if(!value.none() && !value.integer())
      throw Problem(xacroText("xacro.index", value.described(), items.size()), xacroText("xacro.checkValues"));
    return value.integer();
  };
  const auto from = bound(1), to = bound(2), by = bound(3);
  const std::int64_t step = by.value_or(1), count = static_cast<std::int64_t>(items.size());
  if(step == 0 || step == INT64_MIN)
    throw Problem(xacroText("xacro.index", "0", items.size()), xacroText("xacro.checkValues"));
  const auto clamped = [count, step](std::int64_t place)
  {
    place = place < 0 ? std::max<std::int64_t>(place, -count - 1) + count : place;
    return step > 0 ? std::clamp<std::int64_t>(place, 0, count) : std::clamp<std::int64_t>(place, -1, count - 1);
  };
  const std::int64_t first = from ? clamped(*from) : step > 0 ? 0 : count - 1;
  const std::int64_t end = to ? clamped(*to) : step > 0 ? count : -1;
  std::vector<Value> chosen;
  const std::int64_t stride = std::clamp<std::int64_t>(step, -count - 1, count + 1);
  for(std::int64_t i = first; stride > 0 ? i < end : i > end; i += stride)
    chosen.push_back(items[static_cast<std::size_t>(i)]);
  if(!object.text())
    return Value::list(std::move(chosen), object.list() && object.list()->tuple);
  std::string text;
  for(const Value& letter : chosen)
    text += *letter.text();
  return text;
}

Value Evaluator::memberOf(const Value& object, const std::string& name)
{
  if(const Builtin* group = object.as<Builtin>())
  {
    const std::string whole = std::string(group->name) + '.' + name;
    if(const auto constant = constantNamed(whole))
      return *constant;
    if(const auto builtin = builtinNamed(whole))
      return *builtin;
  }
  if(const auto* scope = object.as<Value::ScopePointer>())
    if(auto value = surroundings_.find(*scope, name))
      return *value;
  if(const Dictionary* dictionary = object.dictionary())
  {
    if(const Value* value = dictionary->find(Value(name)))
      return *value;
    throw Problem(xacroText("xacro.key", inQuotes(name)), xacroText("xacro.keys", listed(*dictionary)));
  }
  throw Problem(xacroText("xacro.noMember", object.described(), inQuotes(name)), xacroText("xacro.checkValues"));
}

Value Evaluator::member(const Expression& expression)
{
  return memberOf(evaluate(*expression.parts[0]), expression.name);
}

Value Evaluator::call(const Expression& expression)
{
  const Expression& called = *expression.parts[0];
  Value function;
  std::optional<Value> object;
  if(called.kind == Kind::Member)
  {
    object = evaluate(*called.parts[0]);
    if(!object->text() && !object->list() && !object->dictionary())
    {
      function = memberOf(*object, called.name);
      object.reset();
    }
  }
  else
    function = evaluate(called);
  Arguments arguments;
  const std::size_t positional = expression.parts.size() - expression.names.size();
  for(std::size_t i = 1; i < expression.parts.size(); ++i)
  {
    Value value = evaluate(*expression.parts[i]);
    if(i < positional)
      arguments.values.push_back(std::move(value));
    else
      arguments.named.emplace_back(expression.names[i - positional], std::move(value));
  }
  if(object)
  {
    if(auto result = callMethod(*object, called.name, arguments))
      return *result;
    throw Problem(xacroText("xacro.noMember", object->described(), inQuotes(called.name)),
                  xacroText("xacro.expression"));
  }
  const Builtin* const builtin = function.as<Builtin>();
  if(!builtin)
    throw Problem(xacroText("xacro.python", inQuotes(function.described() + "(…)")), xacroText("xacro.noPython"));
  if(const Function known = functionNamed(builtin->name))
    return known(arguments);
  return surroundings_.call(builtin->name, arguments);
}

Value Evaluator::comprehension(const Expression& expression)
{
  const std::vector<Value> items = itemsOf(evaluate(*expression.parts[1]));
  const std::vector<std::string>& names = expression.names;
  surroundings_.count(items.size());
  const std::size_t outside = locals_.size();
  std::vector<Value> results;
  for(const Value& item : items)
  {
    if(names.size() == 1)
      locals_.emplace_back(names[0], item);
    else
    {
      const std::vector<Value> parts = itemsOf(item);
      if(parts.size() != names.size())
        throw Problem(xacroText("xacro.index", names.size(), parts.size()), xacroText("xacro.checkValues"));
      for(std::size_t i = 0; i < names.size(); ++i)
        locals_.emplace_back(names[i], parts[i]);
    }
    bool chosen = true;
    for(std::size_t i = 2; i < expression.parts.size() && chosen; ++i)
      chosen = evaluate(*expression.parts[i]).truth();
    if(chosen)
      results.push_back(evaluate(*expression.parts[0]));
    locals_.resize(outside);
  }
  return Value::list(std::move(results));
}

} // namespace sparkwright::xacro
