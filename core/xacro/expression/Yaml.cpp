#include "core/xacro/expression/Yaml.h"

#include "core/text/InQuotes.h"
#include "core/xacro/expression/Blanks.h"
#include "core/xacro/expression/Evaluator.h"
#include "core/xacro/expression/Problem.h"
#include "core/xacro/expression/XacroTexts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <numbers>

namespace sparkwright::xacro
{

namespace
{

/// Expressions behind units know numbers and functions only.
class NoNames : public Surroundings
{
public:
  std::optional<Value> find(std::string_view) override { return std::nullopt; }
  std::optional<Value> find(const Value::ScopePointer&, std::string_view) override { return std::nullopt; }
  Value call(std::string_view function, const Arguments& arguments) override { refuseArguments(function, arguments); }
  std::vector<std::string> names() const override { return {}; }
  void count(std::size_t steps) override
  {
    if((steps_ += steps) > 100'000)
      throw Problem(xacroText("xacro.manySteps", 100'000), xacroText("xacro.simplify"));
  }

private:
  std::size_t steps_ = 0;
};

/// Where a comment begins, or the end: `#` at the start or behind a blank, outside of quotes.
std::size_t endOfContent(std::string_view text)
{
  char quote = 0;
  for(std::size_t i = 0; i < text.size(); ++i)
    if(quote)
      quote = text[i] == quote ? 0 : quote;
    else if((text[i] == '"' || text[i] == '\'') &&
            (i == 0 || std::string_view(" \t[{,:").find(text[i - 1]) != std::string_view::npos))
      quote = text[i];
    else if(text[i] == '#' && (i == 0 || text[i - 1] == ' ' || text[i - 1] == '\t'))
      return i;
  return text.size();
}

/// Where the colon behind a key is; npos: it is no key.
std::size_t colonIn(std::string_view text)
{
  char quote = 0;
  int brackets = 0;
  for(std::size_t i = 0; i < text.size(); ++i)
    if(quote)
      quote = text[i] == quote ? 0 : quote;
    else if((text[i] == '"' || text[i] == '\'') && i == 0)
      quote = text[i];
    else if(text[i] == '[' || text[i] == '{')
      ++brackets;
    else if(text[i] == ']' || text[i] == '}')
      --brackets;
    else if(text[i] == ':' && brackets == 0 && (i + 1 == text.size() || text[i + 1] == ' ' || text[i + 1] == '\t'))
      return i;
  return std::string_view::npos;
}

bool isItem(std::string_view text)
{
  return text == "-" || text.starts_with("- ");
}
bool isKey(std::string_view text)
{
  return !text.empty() && text.front() != '[' && text.front() != '{' && colonIn(text) != std::string_view::npos;
}

[[noreturn]] void refuseYaml(LocalText why)
{
  throw Problem(xacroText("xacro.yaml", std::move(why)), xacroText("xacro.yamlHint"));
}

/// A text in quotes at the front of `text`, which is taken from it.
std::string takeQuoted(std::string_view& text)
{
  const char quote = text.front();
  std::string value;
  std::size_t at = 1;
  for(; at < text.size(); ++at)
  {
    const char next = at + 1 < text.size() ? text[at + 1] : 0;
    if(text[at] == quote && quote == '\'' && next == quote)
      value += text[at++];
    else if(text[at] == quote)
      break;
    else if(text[at] == '\\' && quote == '"')
    {
      value += next == 'n' ? '\n' : next == 't' ? '\t' : next;
      ++at;
    }
    else
      value += text[at];
  }
  if(at >= text.size())
    refuseYaml(xacroText("xacro.yamlClose"));
  text.remove_prefix(at + 1);
  return value;
}

/// A value with a unit, in radians or metres.
Value withUnit(std::string_view tag, std::string_view text)
{
  struct Unit
  {
    std::string_view tag;
    double factor;
  };
  constexpr std::array units{Unit{"!degrees", std::numbers::pi / 180},
                             Unit{"!radians", 1},
                             Unit{"!meters", 1},
                             Unit{"!millimeters", 0.001},
                             Unit{"!foot", 0.3048},
                             Unit{"!inches", 0.0254}};
  const auto unit = std::ranges::find(units, tag, &Unit::tag);
  if(unit == units.end())
    refuseYaml(xacroText("xacro.yamlTag", inQuotes(tag)));
  NoNames names;
  const Value value = Evaluator(names).evaluate(*parseExpression(text));
  const auto number = value.text() ? readFloat(*value.text()) : value.number();
  if(!number)
    throw Problem(xacroText("xacro.convertTo", value.described(), "float"), xacroText("xacro.howToCall"));
  return *number * unit->factor;
}

/// A number as YAML 1.1 has them; texts like `1e3` are none.
std::optional<Value> numberIn(std::string_view text)
{
  if(const auto whole = readInteger(text))
  {
    const std::string_view digits = text.substr(text.front() == '-' || text.front() == '+' ? 1 : 0);
    if(digits.size() == 1 || digits.front() != '0')
      return *whole;
    std::int64_t octal = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), octal, 8);
    if(error == std::errc() && end == digits.data() + digits.size())
      return text.front() == '-' ? -octal : octal;
    return readFloat(text).value_or(0);
  }
  if(text.starts_with("0x"))
  {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data() + 2, text.data() + text.size(), number, 16);
    if(error == std::errc() && end == text.data() + text.size())
      return number;
  }
  for(const auto& [word, value] : {std::pair(".inf", "inf"), std::pair("-.inf", "-inf"), std::pair(".nan", "nan")})
    if(text == word)
      return *readFloat(value);
  if(text.find('.') == std::string_view::npos || text.find_first_not_of("0123456789.eE+-") != std::string_view::npos)
    return std::nullopt;
  const auto number = readFloat(text);
  return number ? std::optional<Value>(*number) : std::nullopt;
}

Value scalar(std::string_view text)
{
  if(text.empty() || text == "~" || text == "null" || text == "Null" || text == "NULL")
    return {};
  if(text.front() == '!')
  {
    const std::size_t end = std::min(text.find(' '), text.size());
    return withUnit(text.substr(0, end), trimmed(text.substr(end)));
  }
  if(text.front() == '&' || text.front() == '*')
    refuseYaml(xacroText("xacro.yamlAnchor"));
  if(text.front() == '"' || text.front() == '\'')
  {
    std::string value = takeQuoted(text);
    if(!trimmed(text).empty())
      refuseYaml(xacroText("xacro.yamlClose"));
    return value;
  }
  for(const std::string_view word : {"true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON"})
    if(text == word)
      return true;
  for(const std::string_view word : {"false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF"})
    if(text == word)
      return false;
  if(auto number = numberIn(text))
    return *number;
  return text;
}

/// Lists and maps in brackets, at the front of `text`, which they are taken from.
Value takeFlow(std::string_view& text, int depth)
{
  if(depth > Value::deepest)
    throw Problem(xacroText("xacro.deepExpression", Value::deepest), xacroText("xacro.simplify"));
  const auto skipBlanks = [&text]
  {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\n"), text.size()));
    if(text.empty())
      refuseYaml(xacroText("xacro.yamlClose"));
  };
  const auto value = [&](std::string_view ends)
  {
    skipBlanks();
    if(text.front() == '[' || text.front() == '{')
      return takeFlow(text, depth + 1);
    if(text.front() == '"' || text.front() == '\'')
      return Value(takeQuoted(text));
    std::size_t end = 0;
    int brackets = 0; // Of expressions behind units.
    for(; end < text.size() && (brackets > 0 || ends.find(text[end]) == std::string_view::npos); ++end)
      brackets += text[end] == '(' ? 1 : text[end] == ')' ? -1 : 0;
    const std::string_view word = trimmed(text.substr(0, end));
    text.remove_prefix(end);
    return scalar(word);
  };
  const bool map = text.front() == '{';
  const char end = map ? '}' : ']';
  text.remove_prefix(1);
  Dictionary dictionary;
  std::vector<Value> items;
  for(skipBlanks(); text.front() != end; skipBlanks())
  {
    Value first = value(map ? ":,}" : ",]");
    skipBlanks();
    if(map && text.front() != ':')
      refuseYaml(xacroText("xacro.yamlValue"));
    if(map)
    {
      text.remove_prefix(1);
      Value second = value(",}");
      dictionary.set(std::move(first), std::move(second));
    }
    else
      items.push_back(std::move(first));
    skipBlanks();
    if(text.front() == ',')
      text.remove_prefix(1);
    else if(text.front() != end)
      refuseYaml(xacroText("xacro.yamlClose"));
  }
  text.remove_prefix(1);
  return map ? Value::dictionary(std::move(dictionary)) : Value::list(std::move(items));
}

/// Reads a text line by line, by its indentation.
class Yaml
{
public:
  explicit Yaml(std::string_view text)
  {
    for(std::size_t at = 0; at < text.size();)
    {
      const std::size_t end = std::min(text.find('\n', at), text.size());
      std::string_view raw = text.substr(at, end - at);
      at = end + 1;
      if(raw.ends_with('\r'))
        raw.remove_suffix(1);
      const std::string_view content = trimmed(raw.substr(0, endOfContent(raw)));
      lines_.push_back({std::min(raw.find_first_not_of(' '), raw.size()), content, raw});
    }
  }

  Value read()
  {
    try
    {
      skip();
      while(!ended() && (line().content.starts_with("---") || line().content.starts_with('%')))
      {
        ++at_;
        skip();
      }
      const Value value = ended() ? Value() : block(line().indent, 0);
      skip();
      if(!ended() && line().content != "...")
        refuseYaml(xacroText("xacro.yamlIndent"));
      return value;
    }
    catch(Problem& problem)
    {
      if(problem.line == 0)
        problem.line = static_cast<int>(std::min(at_ + 1, lines_.size()));
      throw;
    }
  }

private:
  struct Line
  {
    std::size_t indent;
    std::string_view content; ///< Without indentation and comment.
    std::string_view raw;
  };

  bool ended() const { return at_ >= lines_.size(); }
  Line& line() { return lines_[at_]; }
  /// Goes to the next line with content.
  void skip()
  {
    while(!ended() && line().content.empty())
      ++at_;
    if(!ended() && line().indent < line().raw.size() && line().raw[line().indent] == '\t')
      refuseYaml(xacroText("xacro.yamlTab"));
  }

  Value block(std::size_t indent, int depth)
  {
    if(depth > Value::deepest)
      throw Problem(xacroText("xacro.deepExpression", Value::deepest), xacroText("xacro.simplify"));
    if(isItem(line().content))
      return items(indent, depth);
    if(isKey(line().content))
      return map(indent, depth);
    return inlineValue(line().content, indent, depth);
  }

  Value items(std::size_t indent, int depth)
  {
    std::vector<Value> values;
    for(skip(); !ended() && line().indent == indent && isItem(line().content); skip())
    {
      const std::string_view rest = trimmed(line().content.substr(1));
      if(rest.empty())
        values.push_back(below(indent + 1, depth));
      else if(isItem(rest) || isKey(rest))
      {
        // What follows the dash is the first line of a block that is indented as far as it.
        line().indent = indent + static_cast<std::size_t>(rest.data() - line().content.data());
        line().content = rest;
        values.push_back(block(line().indent, depth + 1));
      }
      else
        values.push_back(inlineValue(rest, indent, depth));
    }
    if(!ended() && line().indent > indent)
      refuseYaml(xacroText("xacro.yamlIndent"));
    return Value::list(std::move(values));
  }

  Value map(std::size_t indent, int depth)
  {
    Dictionary dictionary;
    for(skip(); !ended() && line().indent == indent && isKey(line().content); skip())
    {
      const std::string_view content = line().content;
      const std::size_t colon = colonIn(content);
      const Value key = scalar(trimmed(content.substr(0, colon)));
      std::string_view rest = trimmed(content.substr(colon + 1));
      const std::string anchor = takeAnchor(rest);
      Value value;
      if(!rest.empty())
        value = inlineValue(rest, indent, depth);
      else
      {
        ++at_;
        skip();
        // The items of a list may stand right below their key.
        if(!ended() && (line().indent > indent || (line().indent == indent && isItem(line().content))))
          value = block(line().indent, depth + 1);
      }
      if(!anchor.empty())
        anchors_[anchor] = value;
      if(const Dictionary* merged = key.written() == "<<" ? value.dictionary() : nullptr)
      {
        for(const auto& [name, each] : merged->items)
          if(!dictionary.find(name))
            dictionary.set(name, each);
      }
      else
        dictionary.set(key, std::move(value));
    }
    if(!ended() && line().indent >= indent && !isItem(line().content))
      refuseYaml(line().indent > indent ? xacroText("xacro.yamlIndent") : xacroText("xacro.yamlValue"));
    return Value::dictionary(std::move(dictionary));
  }

  /// Takes `&name` from the front of a value. @return the name; empty: there is none
  static std::string takeAnchor(std::string_view& text)
  {
    if(!text.starts_with('&'))
      return {};
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string name(text.substr(1, end - 1));
    text = trimmed(text.substr(end));
    return name;
  }

  /// What stands in the lines below, if they are indented at least as far.
  Value below(std::size_t least, int depth)
  {
    ++at_;
    skip();
    return !ended() && line().indent >= least ? block(line().indent, depth + 1) : Value();
  }

  /// A value that begins in the line at work, which is taken with all that belongs to it.
  Value inlineValue(std::string_view text, std::size_t indent, int depth)
  {
    if(text.front() == '|' || text.front() == '>')
      return blockText(indent, text);
    const bool brackets = text.front() == '[' || text.front() == '{';
    if(text.front() == '*')
    {
      ++at_;
      const auto known = anchors_.find(text.substr(1));
      if(known == anchors_.end())
        refuseYaml(xacroText("xacro.yamlAnchor"));
      return known->second;
    }
    if(!brackets)
    {
      ++at_;
      return scalar(text);
    }
    std::string all(text);
    Brackets open;
    open.add(text);
    for(++at_; !ended() && open.count > 0 && all.size() <= Value::largest; ++at_)
    {
      open.add(line().content);
      all.append("\n").append(line().content);
    }
    std::string_view rest = all;
    const Value value = takeFlow(rest, depth);
    if(!trimmed(rest).empty())
      refuseYaml(xacroText("xacro.yamlClose"));
    return value;
  }

  /// Counts the brackets that are open behind a text.
  struct Brackets
  {
    int count = 0;
    char quote = 0;

    void add(std::string_view text)
    {
      for(const char c : text)
        if(quote)
          quote = c == quote ? 0 : quote;
        else if(c == '"' || c == '\'')
          quote = c;
        else
          count += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
    }
  };

  Value blockText(std::size_t indent, std::string_view kind)
  {
    std::string text;
    std::size_t inside = 0;
    for(++at_; !ended(); ++at_)
    {
      const std::string_view raw = line().raw;
      const std::size_t here = raw.find_first_not_of(' ');
      if(here == std::string_view::npos)
      {
        text += '\n';
        continue;
      }
      inside = inside == 0 ? here : inside;
      if(here <= indent || here < inside)
        break;
      text += raw.substr(inside);
      text += kind.front() == '|' ? '\n' : ' ';
    }
    while(!text.empty() && (text.back() == '\n' || text.back() == ' '))
      text.pop_back();
    if(!kind.ends_with('-'))
      text += '\n';
    return text;
  }

  std::vector<Line> lines_;
  std::map<std::string, Value, std::less<>> anchors_; ///< Values that a later place repeats, by their names.
  std::size_t at_ = 0;
};

} // namespace

Value readYaml(std::string_view text)
{
  if(text.starts_with("\xEF\xBB\xBF"))
    text.remove_prefix(3);
  return Yaml(text).read();
}

} // namespace sparkwright::xacro
