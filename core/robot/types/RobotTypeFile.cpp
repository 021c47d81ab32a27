#include "core/robot/types/RobotTypes.h"
#include "core/robot/types/TomlFile.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <limits>
#include <random>
#include <set>

namespace sparkwright
{

namespace
{

/// What [[parameter]] says about all types.
struct Declaration
{
  RobotType::Parameter preset;
  double least = -std::numeric_limits<double>::infinity();
  double most = std::numeric_limits<double>::infinity();
  bool hasValue = false;
};

bool isName(std::string_view name)
{
  return !name.empty() && name.size() <= 64 && std::ranges::all_of(name, [](unsigned char c) {
    return std::isalnum(c) || c == '_' || c == '-';
  });
}

bool isConstantName(std::string_view name)
{
  return !name.empty() && std::isupper(static_cast<unsigned char>(name.front())) &&
         std::ranges::all_of(name, [](unsigned char c) { return std::isalnum(c) || c == '_'; });
}

/// With a point or an exponent, so that scripts read a float.
std::string numberText(double value)
{
  char text[32];
  const auto end = std::to_chars(std::begin(text), std::end(text), value);
  std::string out(text, end.ptr);
  return out.find_first_of(".e") == std::string::npos ? out + ".0" : out;
}

std::uint64_t mix(std::uint64_t hash, std::string_view text)
{
  for(const unsigned char c : text)
    hash = (hash ^ c) * 1099511628211u; // FNV-1a
  return (hash ^ 0xff) * 1099511628211u;
}

/// Uniform in [from, to), the same on every machine.
double draw(std::uint64_t seed, const std::string& type, const std::string& parameter, double from, double to)
{
  std::mt19937_64 engine(mix(mix(mix(14695981039346656037u, std::to_string(seed)), type), parameter));
  return from + (to - from) * (static_cast<double>(engine() >> 11) * 0x1p-53);
}

class Reader
{
public:
  Reader(TomlFile& source, std::uint64_t seed, RobotTypeFile& out) : source_(source), seed_(seed), out_(out) {}

  void read(const toml::table& table)
  {
    for(const auto& [key, value] : table)
      if(key == "script_constant")
        readConstant(value);
      else if((key != "parameter" && key != "type") || !value.is_array_of_tables())
        source_.unknown(key, robotTypeText("type.file"), {"script_constant", "parameter", "type"});
    forEach(table, "parameter", [this](const toml::table& entry) { readDeclaration(entry); });
    forEach(table, "type", [this](const toml::table& entry) { readType(entry); });
    if(out_.types.empty())
      source_.error(table, robotTypeText("type.none"), robotTypeText("type.write"));
  }

private:
  template<class Read>
  static void forEach(const toml::table& table, std::string_view name, Read read)
  {
    if(const auto* const list = table[name].as_array())
      for(const toml::node& entry : *list)
        if(const auto* const one = entry.as_table())
          read(*one);
  }

  void readConstant(const toml::node& value)
  {
    out_.scriptConstant = source_.text(value, "script_constant");
    if(!out_.scriptConstant.empty() && !isConstantName(out_.scriptConstant))
      source_.error(value, robotTypeText("type.constant"), robotTypeText("type.constantSuch", "\"NaoType\""));
  }

  void readDeclaration(const toml::table& table)
  {
    Declaration made;
    for(const auto& [key, value] : table)
      if(key == "name")
        made.preset.name = source_.text(value, "name");
      else if(key == "unit")
        made.preset.unit = value.value_or(std::string());
      else if(key == "meaning")
        made.preset.meaning = source_.text(value, "meaning");
      else if(key == "least")
        made.least = source_.number(value, "least", -1e9, 1e9);
      else if(key == "most")
        made.most = source_.number(value, "most", -1e9, 1e9);
      else if(key != "value")
        source_.unknown(key, "[[parameter]]", {"name", "unit", "meaning", "least", "most", "value"});
    if(!isName(made.preset.name))
      return source_.error(table, robotTypeText("type.parameterName"), "name = \"legLength\"");
    if(find(made.preset.name))
      return source_.error(table, robotTypeText("type.twoParameters", made.preset.name));
    if(made.least > made.most)
      source_.error(table, robotTypeText("type.leastMost"));
    if(const toml::node* const value = table.get("value"))
    {
      setValue(*value, made, "", made.preset);
      made.hasValue = true;
    }
    declarations_.push_back(std::move(made));
  }

  const Declaration* find(std::string_view name) const
  {
    const auto found = std::ranges::find_if(declarations_, [&](const Declaration& d) { return d.preset.name == name; });
    return found == declarations_.end() ? nullptr : &*found;
  }

  /// A number, true, false, a word, or a range to draw from.
  void setValue(const toml::node& value, const Declaration& declared, const std::string& type,
                RobotType::Parameter& out)
  {
    out.line = static_cast<int>(value.source().begin.line);
    out.column = static_cast<int>(value.source().begin.column);
    out.drawn = false;
    if(value.is_number())
      out.value = numberText(source_.number(value, declared.preset.name, declared.least, declared.most));
    else if(const auto* const flag = value.as_boolean())
      out.value = flag->get() ? "true" : "false";
    else if(const auto* const word = value.as_string(); word && isName(word->get()))
      out.value = word->get();
    else if(const auto* const range = value.as_table())
      setRange(*range, declared, type, out);
    else
      source_.error(value, robotTypeText("type.noUse", declared.preset.name),
                    robotTypeText("type.values", "{ from = 0.1, to = 0.2 }"));
  }

  void setRange(const toml::table& range, const Declaration& declared, const std::string& type,
                RobotType::Parameter& out)
  {
    for(const auto& [key, value] : range)
      if(key == "from")
        out.from = source_.number(value, "from", declared.least, declared.most);
      else if(key == "to")
        out.to = source_.number(value, "to", declared.least, declared.most);
      else
        source_.unknown(key, robotTypeText("type.aRange"), {"from", "to"});
    if(!range.contains("from") || !range.contains("to"))
      return source_.error(range, robotTypeText("type.range"), "{ from = 0.1, to = 0.2 }");
    if(out.from > out.to)
      return source_.error(range, robotTypeText("type.fromTo"));
    out.drawn = true;
    out.value = numberText(draw(seed_, type, declared.preset.name, out.from, out.to));
  }

  void readType(const toml::table& table)
  {
    RobotType type;
    type.line = static_cast<int>(table.source().begin.line);
    type.column = static_cast<int>(table.source().begin.column);
    type.id = -1;
    for(const auto& [key, value] : table)
      if(key == "name")
        type.name = source_.text(value, "name");
      else if(key == "meaning")
        type.meaning = source_.text(value, "meaning");
      else if(key == "template")
        type.file = source_.text(value, "template");
      else if(key == "motors")
        type.motors = source_.text(value, "motors");
      else if(key == "id" && value.is_integer())
        type.id = wholeNumber(value, "id", 0);
      else if(key == "most_per_team" && value.is_integer())
        type.most = wholeNumber(value, "most_per_team", 0);
      else if(key == "realistic_motors" && value.is_boolean())
        type.realisticMotors = value.as_boolean()->get();
      else if(key == "id" || key == "most_per_team")
        source_.error(value, robotTypeText("toml.whole", key.str()));
      else if(key == "realistic_motors")
        source_.error(value, robotTypeText("toml.flag", "realistic_motors"));
      else if(key != "parameters" || !value.is_table())
        source_.unknown(
            key, "[[type]]",
            {"name", "meaning", "id", "template", "motors", "realistic_motors", "most_per_team", "parameters"});
    check(table, type);
    readParameters(table["parameters"].as_table(), table, type);
    out_.types.push_back(std::move(type));
  }

  int wholeNumber(const toml::node& value, const std::string& name, int lowest)
  {
    const double number = source_.number(value, name, lowest, 1000);
    return std::isnan(number) ? 0 : static_cast<int>(number);
  }

  void check(const toml::table& table, const RobotType& type)
  {
    if(!isName(type.name))
      source_.error(table, robotTypeText("type.name"), "name = \"nao0\"");
    else if(!names_.insert(type.name).second)
      source_.error(table, robotTypeText("type.two", type.name));
    if(type.id < 0)
      source_.error(table, robotTypeText("type.noId"), robotTypeText("type.idSuch", "id = 0"));
    else if(!ids_.insert(type.id).second)
      source_.error(table, robotTypeText("type.sameId", type.id));
    if(type.file.empty())
      source_.error(table, robotTypeText("type.noTemplate"), "template = \"rsg/agent/nao/nao_hetero.rsg\"");
  }

  void readParameters(const toml::table* table, const toml::table& place, RobotType& type)
  {
    std::vector<std::string> known;
    for(const Declaration& declared : declarations_)
    {
      known.push_back(declared.preset.name);
      RobotType::Parameter parameter = declared.preset;
      if(const toml::node* const value = table ? table->get(declared.preset.name) : nullptr)
        setValue(*value, declared, type.name, parameter);
      else if(!declared.hasValue)
        source_.error(place, robotTypeText("type.noValue", declared.preset.name), robotTypeText("type.giveValue"));
      else if(parameter.drawn) // Each type has its own lot.
        parameter.value = numberText(draw(seed_, type.name, parameter.name, parameter.from, parameter.to));
      type.parameters.push_back(std::move(parameter));
    }
    if(table)
      for(const auto& [key, value] : *table)
        if(!find(key.str()))
          source_.unknown(key, "[[parameter]]", known);
  }

  TomlFile& source_;
  std::uint64_t seed_;
  RobotTypeFile& out_;
  std::vector<Declaration> declarations_;
  std::set<std::string> names_;
  std::set<int> ids_;
};

} // namespace

std::optional<RobotTypeFile> parseRobotTypes(const std::string& text, const std::string& file, std::uint64_t seed,
                                             Diagnostics& problems)
{
  const std::size_t before = problems.size();
  TomlFile source(file, problems);
  RobotTypeFile types;
  if(const std::optional<toml::table> table = source.parse(text))
    Reader(source, seed, types).read(*table);
  return problems.size() == before ? std::optional(std::move(types)) : std::nullopt;
}

} // namespace sparkwright
