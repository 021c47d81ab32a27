#include "core/xacro/expression/Functions.h"

#include "core/text/InQuotes.h"
#include "core/xacro/expression/Blanks.h"
#include "core/xacro/expression/Problem.h"
#include "core/xacro/expression/XacroTexts.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace sparkwright::xacro
{

namespace
{

/// The text that is the argument of that place; throws if there is none.
const std::string& textAt(std::string_view method, const Arguments& arguments, std::size_t index)
{
  if(index >= arguments.values.size() || !arguments.values[index].text() || !arguments.named.empty())
    refuseArguments(method, arguments);
  return *arguments.values[index].text();
}

void expectAtMost(std::string_view method, const Arguments& arguments, std::size_t count)
{
  if(arguments.values.size() > count || !arguments.named.empty())
    refuseArguments(method, arguments);
}

std::string stripped(const std::string& text, std::string_view method, const Arguments& arguments)
{
  expectAtMost(method, arguments, 1);
  const std::string_view what = arguments.values.empty() ? blanks : std::string_view(textAt(method, arguments, 0));
  std::size_t first = 0, end = text.size();
  while(method != "rstrip" && first < end && what.find(text[first]) != std::string_view::npos)
    ++first;
  while(method != "lstrip" && end > first && what.find(text[end - 1]) != std::string_view::npos)
    --end;
  return text.substr(first, end - first);
}

Value split(const std::string& text, const Arguments& arguments)
{
  if(arguments.values.size() > 2 || !arguments.named.empty())
    refuseArguments("split", arguments);
  std::size_t most = Value::largest;
  if(arguments.values.size() == 2)
  {
    const auto count = arguments.values[1].integer();
    if(!count)
      refuseArguments("split", arguments);
    most = *count < 0 ? most : static_cast<std::size_t>(*count);
  }
  std::vector<Value> parts;
  if(arguments.values.empty() || arguments.values[0].none())
  {
    for(std::size_t at = text.find_first_not_of(blanks); at != std::string::npos;)
    {
      const std::size_t end = parts.size() < most ? text.find_first_of(blanks, at) : std::string::npos;
      parts.emplace_back(text.substr(at, end - at));
      at = text.find_first_not_of(blanks, end);
    }
    return Value::list(std::move(parts));
  }
  const std::string& by = textAt("split", arguments, 0);
  if(by.empty())
    refuseArguments("split", arguments);
  std::size_t at = 0;
  for(std::size_t end; parts.size() < most && (end = text.find(by, at)) != std::string::npos; at = end + by.size())
    parts.emplace_back(text.substr(at, end - at));
  parts.emplace_back(text.substr(at));
  return Value::list(std::move(parts));
}

Value replaced(const std::string& text, const Arguments& arguments)
{
  expectAtMost("replace", arguments, 2);
  const std::string &from = textAt("replace", arguments, 0), &to = textAt("replace", arguments, 1);
  if(from.empty())
    refuseArguments("replace", arguments);
  std::string result;
  std::size_t at = 0;
  for(std::size_t end; (end = text.find(from, at)) != std::string::npos && result.size() <= Value::largest;
      at = end + from.size())
    result.append(text, at, end - at) += to;
  return result.append(text, at);
}

Value joined(const std::string& between, const Arguments& arguments)
{
  if(arguments.values.size() != 1 || !arguments.named.empty())
    refuseArguments("join", arguments);
  std::string result;
  bool first = true;
  for(const Value& item : itemsOf(arguments.values[0]))
  {
    if(!item.text() || result.size() > Value::largest)
      refuseArguments("join", arguments);
    if(!first)
      result += between;
    result += *item.text();
    first = false;
  }
  return result;
}

std::string inCase(std::string text, int (*change)(int))
{
  for(char& c : text)
    if(static_cast<unsigned char>(c) < 0x80)
      c = static_cast<char>(change(static_cast<unsigned char>(c)));
  return text;
}
int lower(int c)
{
  return c >= 'A' && c <= 'Z' ? c + 32 : c;
}
int upper(int c)
{
  return c >= 'a' && c <= 'z' ? c - 32 : c;
}

/// How a value is to be written: `%05.2f`, `{:>8}` and the like.
struct Format
{
  bool zeros = false, left = false, sign = false;
  std::size_t width = 0;
  int precision = -1;
  char type = 's';

  /// Reads up to the type, which it takes if there is one. @return what is left
  std::string_view read(std::string_view text)
  {
    for(; !text.empty() && std::string_view("-+0<>").find(text.front()) != std::string_view::npos;
        text.remove_prefix(1))
    {
      zeros |= text.front() == '0';
      left |= text.front() == '-' || text.front() == '<';
      sign |= text.front() == '+';
    }
    const auto number = [&text](auto& value)
    {
      const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
      text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    };
    number(width);
    if(text.starts_with('.'))
    {
      text.remove_prefix(1);
      precision = 0;
      number(precision);
    }
    if(width > 1000 || precision > 100)
      throw Problem(xacroText("xacro.largeValue"), xacroText("xacro.checkValues"));
    if(!text.empty() && text.front() != '}')
    {
      type = text.front();
      text.remove_prefix(1);
    }
    return text;
  }

  std::string write(const Value& value) const
  {
    std::string out;
    char buffer[600];
    char* end = buffer;
    const auto whole = value.integer();
    const auto number = value.number();
    if(type == 's' || type == 'r')
      out = type == 's' ? value.written() : value.literal();
    else if(!number || !std::isfinite(*number))
      throw Problem(xacroText("xacro.convertTo", value.described(), "float"), xacroText("xacro.howToCall"));
    else if(type == 'd' || type == 'i' || type == 'x')
      end = std::to_chars(buffer, buffer + sizeof buffer,
                          whole ? *whole : static_cast<std::int64_t>(std::clamp(*number, -9e18, 9e18)),
                          type == 'x' ? 16 : 10)
                .ptr;
    else if(type == 'f' || type == 'F' || type == 'e' || type == 'g')
      end = std::to_chars(buffer, buffer + sizeof buffer, *number,
                          type == 'e'   ? std::chars_format::scientific
                          : type == 'g' ? std::chars_format::general
                                        : std::chars_format::fixed,
                          precision < 0 ? 6 : precision)
                .ptr;
    else
      throw Problem(xacroText("xacro.syntax", inQuotes(std::string(1, type))), xacroText("xacro.expression"));
    out.append(buffer, end);
    if(number && sign && !out.starts_with('-') && type != 's')
      out.insert(0, 1, '+');
    if(type == 's' && precision >= 0 && value.text())
      out.resize(std::min(out.size(), static_cast<std::size_t>(precision)));
    if(out.size() < width)
    {
      const std::size_t at = left ? out.size() : zeros && number && (out[0] == '-' || out[0] == '+') ? 1 : 0;
      out.insert(at, width - out.size(), zeros && !left && number ? '0' : ' ');
    }
    return out;
  }
};

/// `'{} {0} {name:.3f}'.format(…)`.
Value formattedBraces(const std::string& text, const Arguments& arguments)
{
  std::string out;
  std::size_t next = 0;
  for(std::string_view rest = text; !rest.empty();)
  {
    const char c = rest.front();
    rest.remove_prefix(1);
    if(out.size() > Value::largest)
      refuseArguments("format", arguments);
    if((c != '{' && c != '}') || rest.starts_with(c))
    {
      out += c;
      rest.remove_prefix(c == '{' || c == '}' ? 1 : 0);
      continue;
    }
    const std::string_view name = rest.substr(0, rest.find_first_of(":}"));
    rest.remove_prefix(name.size());
    const Value* value = nullptr;
    if(const auto place = name.empty() ? std::optional(static_cast<std::int64_t>(next)) : readInteger(name))
      value = *place >= 0 && static_cast<std::size_t>(*place) < arguments.values.size()
                  ? &arguments.values[static_cast<std::size_t>(*place)]
                  : nullptr;
    else if(const auto named = std::ranges::find(arguments.named, name, &std::pair<std::string, Value>::first);
            named != arguments.named.end())
      value = &named->second;
    next += name.empty();
    Format format;
    const bool plain = !rest.starts_with(':');
    if(!plain)
      rest = format.read(rest.substr(1));
    if(c == '}' || !value || !rest.starts_with('}'))
      refuseArguments("format", arguments);
    rest.remove_prefix(1);
    out += plain ? value->written() : format.write(*value);
  }
  return out;
}

std::optional<Value> ofText(const std::string& text, std::string_view name, const Arguments& arguments)
{
  if(name == "split")
    return split(text, arguments);
  if(name == "strip" || name == "lstrip" || name == "rstrip")
    return stripped(text, name, arguments);
  if(name == "replace")
    return replaced(text, arguments);
  if(name == "join")
    return joined(text, arguments);
  if(name == "format")
    return formattedBraces(text, arguments);
  if(name == "lower" || name == "upper" || name == "capitalize" || name == "title")
  {
    expectAtMost(name, arguments, 0);
    std::string changed = inCase(text, name == "upper" ? upper : lower);
    for(std::size_t i = 0; i < changed.size() && name != "lower" && name != "upper"; ++i)
      if(i == 0 || (name == "title" && lower(changed[i - 1]) == upper(changed[i - 1])))
        changed[i] = static_cast<char>(upper(changed[i]));
    return changed;
  }
  if(name != "startswith" && name != "endswith" && name != "find" && name != "count" && name != "isdigit")
    return std::nullopt;
  if(name == "isdigit")
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
  expectAtMost(name, arguments, 1);
  const std::string& part = textAt(name, arguments, 0);
  if(name == "startswith")
    return text.starts_with(part);
  if(name == "endswith")
    return text.ends_with(part);
  if(name == "find")
  {
    const std::size_t at = text.find(part);
    return at == std::string::npos ? Value(std::int64_t{-1}) : Value(static_cast<std::int64_t>(at));
  }
  std::int64_t count = 0;
  for(std::size_t at = 0; !part.empty() && (at = text.find(part, at)) != std::string::npos; at += part.size())
    ++count;
  return count;
}

std::optional<Value> ofList(const List& list, std::string_view name, const Arguments& arguments)
{
  if(name != "index" && name != "count")
    return std::nullopt;
  if(arguments.values.size() != 1 || !arguments.named.empty())
    refuseArguments(name, arguments);
  const auto same = [&](const Value& item) { return equal(item, arguments.values[0]); };
  if(name == "count")
    return static_cast<std::int64_t>(std::ranges::count_if(list.items, same));
  const auto found = std::ranges::find_if(list.items, same);
  if(found == list.items.end())
    throw Problem(xacroText("xacro.key", arguments.values[0].described()), xacroText("xacro.checkValues"));
  return static_cast<std::int64_t>(found - list.items.begin());
}

std::optional<Value> ofDictionary(const Dictionary& dictionary, std::string_view name, const Arguments& arguments)
{
  if(name == "get")
  {
    expectAtMost(name, arguments, 2);
    if(arguments.values.empty())
      refuseArguments(name, arguments);
    const Value* const found = dictionary.find(arguments.values[0]);
    return found ? *found : arguments.values.size() == 2 ? arguments.values[1] : Value();
  }
  if(name != "keys" && name != "values" && name != "items")
    return std::nullopt;
  expectAtMost(name, arguments, 0);
  std::vector<Value> items;
  for(const auto& [key, value] : dictionary.items)
    items.push_back(name == "keys" ? key : name == "values" ? value : Value::list({key, value}, true));
  return Value::list(std::move(items));
}

} // namespace

std::optional<Value> callMethod(const Value& object, std::string_view name, const Arguments& arguments)
{
  if(object.text())
    return ofText(*object.text(), name, arguments);
  if(object.list())
    return ofList(*object.list(), name, arguments);
  return object.dictionary() ? ofDictionary(*object.dictionary(), name, arguments) : std::nullopt;
}

std::vector<Value> itemsOf(const Value& value)
{
  if(value.list())
    return value.list()->items;
  std::vector<Value> items;
  if(value.dictionary())
    for(const auto& item : value.dictionary()->items)
      items.push_back(item.first);
  else if(const std::string* text = value.text())
    for(std::size_t at = 0; at < text->size();)
    {
      std::size_t end = at + 1;
      while(end < text->size() && (static_cast<unsigned char>((*text)[end]) & 0xC0) == 0x80)
        ++end;
      items.emplace_back(text->substr(at, end - at));
      at = end;
    }
  else
    throw Problem(xacroText("xacro.notList", value.described()), xacroText("xacro.howToCall"));
  return items;
}

Value formatted(const std::string& text, const Value& values)
{
  const Arguments arguments{values.list() && values.list()->tuple ? values.list()->items : std::vector<Value>{values},
                            {}};
  std::string out;
  std::size_t next = 0;
  for(std::string_view rest = text; !rest.empty() && out.size() <= Value::largest;)
  {
    const char c = rest.front();
    rest.remove_prefix(1);
    if(c != '%' || rest.starts_with('%'))
    {
      out += c;
      rest.remove_prefix(c == '%' ? 1 : 0);
      continue;
    }
    Format format;
    rest = format.read(rest);
    if(next >= arguments.values.size())
      refuseArguments("%", arguments);
    out += format.write(arguments.values[next++]);
  }
  if(next < arguments.values.size())
    refuseArguments("%", arguments);
  return out;
}

} // namespace sparkwright::xacro
