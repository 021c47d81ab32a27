#include "core/xacro/expression/Value.h"

#include "core/text/InQuotes.h"
#include "core/xacro/expression/Blanks.h"
#include "core/xacro/expression/Problem.h"
#include "core/xacro/expression/XacroTexts.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace sparkwright::xacro
{

namespace
{

[[noreturn]] void refuseSize()
{
  throw Problem(xacroText("xacro.largeValue"), xacroText("xacro.checkValues"));
}

int depthOf(const Value& value)
{
  if(const List* list = value.list())
    return list->depth;
  const Dictionary* dictionary = value.dictionary();
  return dictionary ? dictionary->depth : 0;
}

std::size_t partsOf(const Value& value)
{
  const Dictionary* const dictionary = value.dictionary();
  return value.list() ? value.list()->parts : dictionary ? dictionary->parts : 1;
}

void checkExtent(int depth, std::size_t parts)
{
  if(parts > Value::largest)
    refuseSize();
  if(depth > Value::deepest)
    throw Problem(xacroText("xacro.deepExpression", Value::deepest), xacroText("xacro.simplify"));
}

/// The shortest digits that read back as the same number, as Python writes them.
void writeNumber(double number, std::string& out)
{
  if(!std::isfinite(number))
  {
    out += std::isnan(number) ? "nan" : number > 0 ? "inf" : "-inf";
    return;
  }
  char buffer[64];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, number, std::chars_format::scientific).ptr;
  std::string_view text(buffer, static_cast<std::size_t>(end - buffer));
  if(text.front() == '-')
  {
    out += '-';
    text.remove_prefix(1);
  }
  const std::size_t e = text.find('e');
  int exponent = 0;
  const char* const digitsOfExponent = text.data() + e + (text[e + 1] == '+' ? 2 : 1);
  std::from_chars(digitsOfExponent, text.data() + text.size(), exponent);
  std::string digits(1, text.front());
  if(e > 2)
    digits += text.substr(2, e - 2);
  const int count = static_cast<int>(digits.size());
  if(exponent < -4 || exponent >= 16)
  {
    out += digits.front();
    if(count > 1)
      out += '.' + digits.substr(1);
    const std::string power = std::to_string(std::abs(exponent));
    out += exponent < 0 ? "e-" : "e+";
    out += power.size() < 2 ? '0' + power : power;
  }
  else if(exponent < 0)
    out += "0." + std::string(static_cast<std::size_t>(-exponent - 1), '0') + digits;
  else if(exponent + 1 >= count)
    out += digits + std::string(static_cast<std::size_t>(exponent + 1 - count), '0') + ".0";
  else
    out += digits.substr(0, static_cast<std::size_t>(exponent) + 1) + '.' +
           digits.substr(static_cast<std::size_t>(exponent) + 1);
}

void writeQuoted(const std::string& text, std::string& out)
{
  const char quote = text.find('\'') != std::string::npos && text.find('"') == std::string::npos ? '"' : '\'';
  out += quote;
  for(const char c : text)
  {
    if(c == quote || c == '\\')
      (out += '\\') += c;
    else if(c == '\n')
      out += "\\n";
    else if(c == '\t')
      out += "\\t";
    else if(c == '\r')
      out += "\\r";
    else
      out += c;
  }
  out += quote;
}

} // namespace

const Value* Dictionary::find(const Value& key) const
{
  return find(std::string_view(key.key()));
}

const Value* Dictionary::find(std::string_view key) const
{
  const auto place = places.find(key);
  return place == places.end() ? nullptr : &items[place->second].second;
}

void Dictionary::set(Value key, Value value)
{
  depth = std::max({depth, 1 + depthOf(key), 1 + depthOf(value)});
  parts += partsOf(key) + partsOf(value);
  checkExtent(depth, parts);
  const auto [place, added] = places.emplace(key.key(), items.size());
  if(added)
    items.emplace_back(std::move(key), std::move(value));
  else
    items[place->second].second = std::move(value);
}

Value::Value(std::string text)
{
  if(text.size() > largest)
    refuseSize();
  value_ = std::make_shared<const std::string>(std::move(text));
}

const std::string* Value::text() const
{
  const TextPointer* const text = as<TextPointer>();
  return text ? text->get() : nullptr;
}

Value Value::list(std::vector<Value> items, bool tuple)
{
  int depth = 1;
  std::size_t parts = 1;
  for(const Value& item : items)
  {
    depth = std::max(depth, depthOf(item) + 1);
    parts += partsOf(item);
  }
  checkExtent(depth, parts);
  Value value;
  value.value_ = std::make_shared<const List>(List{std::move(items), tuple, depth, parts});
  return value;
}

Value Value::dictionary(Dictionary dictionary)
{
  Value value;
  value.value_ = std::make_shared<const Dictionary>(std::move(dictionary));
  return value;
}

const List* Value::list() const
{
  const ListPointer* const list = as<ListPointer>();
  return list ? list->get() : nullptr;
}

const Dictionary* Value::dictionary() const
{
  const DictionaryPointer* const dictionary = as<DictionaryPointer>();
  return dictionary ? dictionary->get() : nullptr;
}

std::optional<std::int64_t> Value::integer() const
{
  if(const bool* truth = as<bool>())
    return *truth ? 1 : 0;
  const std::int64_t* const number = as<std::int64_t>();
  return number ? std::optional(*number) : std::nullopt;
}

std::optional<double> Value::number() const
{
  if(const double* number = as<double>())
    return *number;
  const auto whole = integer();
  return whole ? std::optional(static_cast<double>(*whole)) : std::nullopt;
}

bool Value::truth() const
{
  if(const auto value = number())
    return *value != 0; // NaN is true, as in Python.
  if(text())
    return !text()->empty();
  if(list())
    return !list()->items.empty();
  return dictionary() ? !dictionary()->items.empty() : !none();
}

void Value::write(std::string& out, bool quoted) const
{
  if(out.size() > largest)
    refuseSize();
  if(none())
    out += "None";
  else if(const bool* truth = as<bool>())
    out += *truth ? "True" : "False";
  else if(const std::int64_t* whole = as<std::int64_t>())
    out += std::to_string(*whole);
  else if(const double* number = as<double>())
    writeNumber(*number, out);
  else if(text())
    quoted ? writeQuoted(*text(), out) : void(out += *text());
  else if(const List* list = this->list())
  {
    out += list->tuple ? '(' : '[';
    for(std::size_t i = 0; i < list->items.size(); ++i)
    {
      out += i == 0 ? "" : ", ";
      list->items[i].write(out, true);
    }
    out += list->tuple ? list->items.size() == 1 ? ",)" : ")" : "]";
  }
  else if(const Dictionary* dictionary = this->dictionary())
  {
    out += '{';
    for(std::size_t i = 0; i < dictionary->items.size(); ++i)
    {
      out += i == 0 ? "" : ", ";
      dictionary->items[i].first.write(out, true);
      out += ": ";
      dictionary->items[i].second.write(out, true);
    }
    out += '}';
  }
  else if(const Builtin* builtin = as<Builtin>())
    out += builtin->name;
  else
    out += "namespace";
}

std::string Value::written() const
{
  std::string out;
  write(out, false);
  return out;
}

std::string Value::literal() const
{
  std::string out;
  write(out, true);
  return out;
}

std::string Value::key() const
{
  const double* const number = as<double>();
  if(number && std::floor(*number) == *number && std::abs(*number) < 1e15)
    return std::to_string(static_cast<std::int64_t>(*number));
  if(const bool* truth = as<bool>())
    return *truth ? "1" : "0";
  return literal();
}

std::string Value::described() const
{
  constexpr std::size_t longest = 60;
  std::string value = list() && list()->items.size() > longest ? "a list" : literal();
  if(value.size() > longest)
  {
    value.resize(longest);
    while(!value.empty() && (static_cast<unsigned char>(value.back()) & 0xC0) == 0x80)
      value.pop_back(); // No half characters …
    if(!value.empty() && static_cast<unsigned char>(value.back()) >= 0xC0)
      value.pop_back();
    value += "…";
  }
  return value;
}

bool equal(const Value& a, const Value& b)
{
  const auto first = a.integer(), second = b.integer();
  if(first && second)
    return *first == *second;
  if(const auto left = a.number(), right = b.number(); left && right)
    return *left == *right;
  if(a.text() && b.text())
    return *a.text() == *b.text();
  if(const List* left = a.list(), *right = b.list(); left && right)
    return left->tuple == right->tuple && std::ranges::equal(left->items, right->items, equal);
  if(const Dictionary* left = a.dictionary(), *right = b.dictionary(); left && right)
    return left->items.size() == right->items.size() &&
           std::ranges::all_of(left->items,
                               [right](const auto& item)
                               {
                                 const Value* const other = right->find(item.first);
                                 return other && equal(item.second, *other);
                               });
  return a.none() && b.none();
}

std::optional<int> order(const Value& a, const Value& b)
{
  const auto sign = [](const auto& left, const auto& right) { return left < right ? -1 : right < left ? 1 : 0; };
  const auto first = a.integer(), second = b.integer();
  if(first && second)
    return sign(*first, *second);
  if(const auto left = a.number(), right = b.number(); left && right)
    return *left != *left || *right != *right ? std::nullopt : std::optional(sign(*left, *right));
  if(a.text() && b.text())
    return sign(*a.text(), *b.text());
  const List *left = a.list(), *right = b.list();
  if(!left || !right || left->tuple != right->tuple)
    return std::nullopt;
  for(std::size_t i = 0; i < std::min(left->items.size(), right->items.size()); ++i)
    if(!equal(left->items[i], right->items[i]))
      return order(left->items[i], right->items[i]);
  return sign(left->items.size(), right->items.size());
}

std::optional<std::int64_t> readInteger(std::string_view text)
{
  text = trimmed(text);
  if(text.starts_with('+') && !text.starts_with("+-"))
    text.remove_prefix(1);
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

std::optional<double> readFloat(std::string_view text)
{
  text = trimmed(text);
  const bool negative = text.starts_with('-');
  if(negative || text.starts_with('+'))
    text.remove_prefix(1);
  if(text.empty() || text.front() == '-')
    return std::nullopt;
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if(end != text.data() + text.size() || text.find('(') != std::string_view::npos)
    return std::nullopt;
  if(error == std::errc::result_out_of_range)
  {
    const std::size_t e = text.find_first_of("eE");
    number = e != std::string_view::npos && text.substr(e + 1).starts_with('-')
                 ? 0
                 : std::numeric_limits<double>::infinity();
  }
  else if(error != std::errc())
    return std::nullopt;
  return negative ? -number : number;
}

Value literalValue(const std::string& text)
{
  if(text.size() >= 2 && text.front() == '\'' && text.back() == '\'')
    return text.substr(1, text.size() - 2);
  if(text.find('_') != std::string::npos)
    return text;
  if(const auto whole = readInteger(text))
    return *whole;
  if(const auto number = readFloat(text))
    return *number;
  if(text == "true" || text == "True")
    return true;
  if(text == "false" || text == "False")
    return false;
  return text;
}

} // namespace sparkwright::xacro
