#include "core/xacro/Expander.h"

#include "core/text/InQuotes.h"
#include "core/xacro/expression/Blanks.h"
#include "core/xacro/expression/XacroTexts.h"
#include "core/xacro/expression/Yaml.h"

#include <algorithm>

namespace sparkwright::xacro
{

namespace fs = std::filesystem;

namespace
{

constexpr std::size_t mostExpressions = 50'000; ///< Kept parsed.

/// Sets a variable for as long as it lives.
template <class T>
struct Restored
{
  Restored(T& variable, T value) : variable(variable), before(variable) { variable = value; }
  ~Restored() { variable = before; }
  T& variable;
  T before;
};

/// Where the bracket that is open in front of `text` closes; npos: nowhere. Brackets in quotes do not count, unless
/// none closes then.
std::size_t closingBracket(std::string_view text, char opens, char closes)
{
  int depth = 1;
  for(std::size_t i = 0; i < text.size(); ++i)
    if(text[i] == '\'' || text[i] == '"')
    {
      const std::size_t end = text.find(text[i], i + 1);
      i = end == std::string_view::npos ? i : end;
    }
    else if(text[i] == opens)
      ++depth;
    else if(text[i] == closes && --depth == 0)
      return i;
  return text.find(closes);
}

std::string shortened(std::string_view text)
{
  constexpr std::size_t most = 100;
  std::string part(text.substr(0, most));
  while(text.size() > most && !part.empty() && (static_cast<unsigned char>(part.back()) & 0x80))
    part.pop_back();
  return text.size() > most ? part + "…" : part;
}

std::pair<std::string_view, std::string_view> firstWord(std::string_view text)
{
  text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
  const std::string_view word = text.substr(0, text.find_first_of(blanks));
  text.remove_prefix(word.size());
  text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
  text = text.substr(0, text.find_last_not_of(blanks) + 1);
  return {word, text};
}

} // namespace

Value Expander::text(std::string_view text, Scope& scope)
{
  if(text.find('$') == std::string_view::npos)
    return text;
  count(1 + text.size() / 64);
  const Restored<int> deeper(depth, depth + 5);
  if(depth > Evaluator::deepest)
    throw Problem(xacroText("xacro.deepExpression", Evaluator::deepest), xacroText("xacro.simplify"));
  std::string joined;
  std::optional<Value> only;
  bool plain = false;
  const auto add = [&](const Value& value)
  {
    if(only)
    {
      joined += only->written();
      plain = true;
    }
    only.reset();
    if(plain || !joined.empty())
      joined += value.written();
    else
      only = value;
    if(joined.size() > Value::largest)
      throw Problem(xacroText("xacro.largeValue"), xacroText("xacro.checkValues"));
  };
  while(!text.empty())
  {
    const std::size_t dollar = std::min(text.find('$'), text.size());
    const std::size_t behind = std::min(text.find_first_not_of('$', dollar), text.size());
    const char bracket = behind < text.size() ? text[behind] : 0;
    if(behind - dollar != 1 || (bracket != '{' && bracket != '('))
    {
      // Plain text. Several dollar signs before a bracket stand for one less of them.
      const bool escaped = behind - dollar > 1 && (bracket == '{' || bracket == '(');
      std::string part(text.substr(0, behind));
      if(escaped)
      {
        part.pop_back();
        part += bracket;
      }
      if(only)
        joined += only->written();
      only.reset();
      joined += part;
      plain = true;
      text.remove_prefix(behind + (escaped ? 1 : 0));
      continue;
    }
    if(dollar > 0)
    {
      if(only)
        joined += only->written();
      only.reset();
      joined += text.substr(0, dollar);
      plain = true;
    }
    text.remove_prefix(behind + 1);
    const std::size_t end = closingBracket(text, bracket, bracket == '{' ? '}' : ')');
    if(end == std::string_view::npos)
      throw Problem(xacroText("xacro.notClosed", inQuotes(std::string("$") + bracket + shortened(text))),
                    xacroText("xacro.close", std::string("$") + bracket));
    add(bracket == '{' ? expression(text.substr(0, end), scope) : substitution(text.substr(0, end), scope));
    text.remove_prefix(end + 1);
  }
  return only ? *only : Value(std::move(joined));
}

Value Expander::expression(std::string_view written, Scope& scope)
{
  const std::string inside =
      written.find('$') == std::string_view::npos ? std::string(written) : text(written, scope).written();
  const Restored<Scope*> restored(scope_, &scope);
  try
  {
    std::shared_ptr<const Expression> parsed;
    if(const auto known = expressions_.find(inside); known != expressions_.end())
      parsed = known->second;
    else
    {
      count(1 + inside.size() / 4);
      parsed = parseExpression(inside);
      if(expressions_.size() < mostExpressions && inside.size() < 1'000)
        expressions_.emplace(inside, parsed);
    }
    return Evaluator(*this).evaluate(*parsed);
  }
  catch(Problem& problem)
  {
    if(!problem.inExpression)
      problem.message = xacroText("xacro.in", problem.message, inQuotes(shortened(inside)));
    problem.inExpression = true;
    throw;
  }
}

Value Expander::substitution(std::string_view inside, Scope& scope)
{
  const std::string written = text(inside, scope).written();
  const auto [kind, rest] = firstWord(written);
  if(kind == "cwd")
  {
    std::error_code error;
    return (options_.folder.empty() ? fs::current_path(error) : options_.folder).string();
  }
  if(kind == "dirname")
    return files_.back().parent_path().string();
  if(kind == "eval")
    return argumentExpression(rest, scope);
  if(kind != "arg" && kind != "find" && kind != "env" && kind != "optenv")
    throw Problem(xacroText("xacro.noSubstitution", inQuotes(kind)), xacroText("xacro.substitutions"));
  const auto [name, words] = firstWord(rest);
  if(name.empty() || (kind != "optenv" && !words.empty()))
    throw Problem(xacroText("xacro.substitutionAs", inQuotes(written)), xacroText("xacro.substitutions"));
  if(kind == "arg")
    return argumentNamed(std::string(name));
  if(kind == "find")
    return packageNamed(std::string(name)).string();
  const Environment& environment = packages_.environment();
  if(const auto value = environment ? environment(std::string(name)) : std::nullopt)
    return *value;
  if(kind == "optenv")
    return words;
  throw Problem(xacroText("xacro.noVariable", inQuotes(name)), xacroText("xacro.setVariable"));
}

Value Expander::argumentExpression(std::string_view written, Scope& scope)
{
  const Restored<bool> restored(onlyArguments_, true);
  return expression(written, scope);
}

const std::string& Expander::argumentNamed(const std::string& name) const
{
  const auto argument = arguments_.find(name);
  if(argument == arguments_.end())
    throw Problem(xacroText("xacro.noArgument", inQuotes(name)), xacroText("xacro.giveArgument"));
  return argument->second;
}

fs::path Expander::packageNamed(const std::string& name)
{
  if(const auto folder = packages_.find(name))
    return *folder;
  throw Problem(xacroText("xacro.noPackage", inQuotes(name)), xacroText("xacro.givePackage"));
}

std::string Expander::required(const Node& source, const char* attribute, Scope& scope)
{
  const std::string* const written = source.attribute(attribute);
  if(!written)
    throw Problem(xacroText("xacro.needsAttribute", source.name, attribute), xacroText("xacro.writeName"));
  return text(*written, scope).written();
}

bool Expander::truth(const Value& value, std::string_view written) const
{
  if(!value.text())
    return value.truth();
  const auto [word, more] = firstWord(*value.text());
  if(more.empty() && (word == "true" || word == "True"))
    return true;
  if(more.empty() && (word == "false" || word == "False"))
    return false;
  if(const auto whole = readInteger(*value.text()))
    return *whole != 0;
  throw Problem(xacroText("xacro.notBoolean", inQuotes(shortened(written)), value.described()),
                xacroText("xacro.booleans"));
}

fs::path Expander::located(std::string_view written, int file)
{
  if(written.starts_with("package://"))
  {
    const Packages::File found = packages_.fileIn(written);
    if(found.path.empty())
      throw Problem(found.problem, found.advice);
    return found.path;
  }
  if(written.starts_with("file://"))
    written.remove_prefix(7);
  const fs::path path(written);
  const fs::path beside = files_.back().parent_path() / path;
  std::error_code error;
  if(path.is_absolute() || fs::exists(beside, error))
    return beside;
  // A macro may name what stands beside its own file.
  const fs::path other = sources_.files()[static_cast<std::size_t>(file)].parent_path() / path;
  return fs::exists(other, error) ? other : beside;
}

Value Expander::loadYaml(const std::string& written)
{
  const fs::path file = located(written, place_.file);
  const fs::path whole = wholePath(file);
  if(const auto known = settings_.find(whole); known != settings_.end())
    return known->second;
  const std::string name = file.lexically_normal().string();
  const std::string content = sources_.read(file, name);
  try
  {
    count(content.size() / 16);
    return settings_.emplace(whole, readYaml(content)).first->second;
  }
  catch(Problem& problem)
  {
    problem.file = name;
    problem.inExpression = true;
    throw;
  }
}

Value Expander::resolve(Scope& owner, Scope::Property& property, std::string_view name)
{
  if(!property.lazy)
    return property.value;
  if(property.atWork)
    throw Problem(xacroText("xacro.circular", inQuotes(name)), xacroText("xacro.lazy"));
  const Restored<bool> working(property.atWork, true);
  const Restored<Place> there(place_, property.place);
  const Restored<bool> all(onlyArguments_, false);
  try
  {
    const Value value = text(*property.value.text(), owner);
    property.value = value.text() ? literalValue(*value.text()) : value;
    property.lazy = false;
    return property.value;
  }
  catch(Problem& problem)
  {
    if(problem.file.empty())
      problem.file = sources_.names()[static_cast<std::size_t>(property.place.file)];
    if(problem.line == 0)
      problem.line = property.place.line;
    throw;
  }
}

std::optional<Value> Expander::find(std::string_view name)
{
  if(onlyArguments_)
  {
    if(name == "arg" || name == "find" || name == "env")
      return builtinNamed("eval." + std::string(name));
    const auto argument = arguments_.find(name);
    return argument == arguments_.end() ? std::nullopt : std::optional(literalValue(argument->second));
  }
  Scope* owner = nullptr;
  Scope::Property* const property = scope_->find(name, owner);
  return property ? std::optional(resolve(*owner, *property, name)) : std::nullopt;
}

std::optional<Value> Expander::find(const Value::ScopePointer& scope, std::string_view name)
{
  Scope* owner = nullptr;
  Scope::Property* const property = scope->find(name, owner);
  return property ? std::optional(resolve(*owner, *property, name)) : std::nullopt;
}

std::vector<std::string> Expander::names() const
{
  return scope_ ? scope_->names() : std::vector<std::string>();
}

Value Expander::call(std::string_view function, const Arguments& arguments)
{
  const std::vector<Value>& values = arguments.values;
  if(function == "xacro.message" || function == "xacro.warning" || function == "xacro.error" ||
     function == "xacro.fatal")
  {
    std::string said;
    for(const Value& value : values)
      (said += said.empty() ? "" : " ") += value.written();
    if(function == "xacro.fatal")
      throw Problem(xacroText("xacro.stop", inQuotes(shortened(said))), xacroText("xacro.stopHint"));
    say(function == "xacro.message" ? Diagnostic::Severity::Note : Diagnostic::Severity::Warning,
        xacroText("xacro.said", shortened(said)), {});
    return "";
  }
  if(function == "xacro.print_location")
    return "";
  const std::string* const first = values.empty() ? nullptr : values[0].text();
  if(function == "xacro.dotify" && values.size() == 1 && values[0].dictionary())
    return values[0];
  if(function == "xacro.tokenize" && first && values.size() == 1 && arguments.named.empty())
  {
    std::vector<Value> words;
    constexpr std::string_view separators = ",; ";
    for(std::size_t at = first->find_first_not_of(separators); at != std::string::npos;)
    {
      const std::size_t end = first->find_first_of(separators, at);
      words.emplace_back(first->substr(at, end - at));
      at = first->find_first_not_of(separators, end);
    }
    return Value::list(std::move(words));
  }
  if(values.size() != 1 || !first || !arguments.named.empty())
    refuseArguments(function, arguments);
  if(function == "xacro.load_yaml")
    return loadYaml(*first);
  if(function == "xacro.abs_filename")
    return (files_.back().parent_path() / *first).string();
  if(function == "xacro.arg")
    return argumentNamed(*first);
  if(function == "eval.arg")
    return literalValue(argumentNamed(*first));
  if(function == "eval.find")
    return packageNamed(*first).string();
  if(function == "eval.env")
    if(const auto value = packages_.environment() ? packages_.environment()(*first) : std::nullopt)
      return *value;
  refuseArguments(function, arguments);
}

} // namespace sparkwright::xacro
