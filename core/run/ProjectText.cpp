#include "core/run/ProjectText.h"

#include "core/run/Project.h"
#include "core/text/Toml.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace sparkwright
{

namespace
{

std::string teamsText(const std::vector<ProjectTeam>& teams)
{
  std::string text = "[";
  for(const ProjectTeam& team : teams)
  {
    text += text.size() > 1 ? ", " : "";
    if(team.name.empty() && team.type.empty())
    {
      text += tomlQuoted(team.file);
      continue;
    }
    text += "{ file = " + tomlQuoted(team.file);
    if(!team.name.empty())
      text += ", name = " + tomlQuoted(team.name);
    if(!team.type.empty())
      text += ", type = " + tomlQuoted(team.type);
    text += " }";
  }
  return text + ']';
}

/// A setting with the text of its value; nothing: it is not to be in the file.
struct Setting
{
  std::string key;
  std::optional<std::string> value;
};

std::vector<Setting> settingsOf(const Project& project)
{
  const auto text = [](const std::string& value)
  { return value.empty() ? std::nullopt : std::optional(tomlQuoted(value)); };
  return {{"scene", text(project.scene)},
          {"setup", text(project.setUp)},
          {"seed", project.seed == 0 ? std::nullopt : std::optional(std::to_string(project.seed))},
          {"step", text(std::string(project.step ? stepKindName(*project.step) : ""))},
          {"layout", text(project.layout)},
          {"teams", project.teams.empty() ? std::nullopt : std::optional(teamsText(project.teams))}};
}

/// The text of a project while it is edited; parsed anew after each change, which is quick for so small a file.
class EditedText
{
public:
  explicit EditedText(std::string text) : text_(std::move(text))
  {
    if(!text_.empty() && text_.back() != '\n')
      text_ += '\n';
    parse();
  }

  const std::string& text() const { return text_; }
  const toml::table& top() const { return table_; }
  const toml::table* variables() const { return table_["variables"].as_table(); }

  /// @param table  the whole, or its `variables`
  void set(const toml::table& table, bool isTop, const std::string& key, const std::string& value)
  {
    if(const toml::node* const old = table.get(key))
    {
      const std::size_t begin = offset(old->source().begin), end = offset(old->source().end);
      if(sameValue(text_.substr(begin, end - begin), value))
        return;
      text_.replace(begin, end - begin, value);
    }
    else
      text_.insert(placeForNew(table, isTop), tomlKey(key) + " = " + value + '\n');
    parse();
  }
  void remove(const toml::table& table, const std::string& key)
  {
    const toml::node* const old = table.get(key);
    if(!old)
      return;
    const auto region = old->source();
    const std::size_t begin = lineStart(region.begin.line);
    text_.erase(begin, lineStart(region.end.line + 1) - begin);
    parse();
  }
  void append(const std::string& more)
  {
    text_ += more;
    parse();
  }

private:
  void parse() { table_ = parseToml(text_); }

  static bool sameValue(const std::string& a, const std::string& b)
  {
    const toml::table x = parseToml("value = " + a + '\n'), y = toml::parse("value = " + b + '\n');
    return x == y;
  }
  /// Of a line from 1; the end of the text for lines that are not there.
  std::size_t lineStart(std::size_t line) const
  {
    std::size_t at = 0;
    for(std::size_t i = 1; i < line; ++i)
    {
      at = text_.find('\n', at);
      if(at == std::string::npos)
        return text_.size();
      ++at;
    }
    return at;
  }
  /// Columns count characters, not bytes.
  std::size_t offset(const toml::source_position& place) const
  {
    std::size_t at = lineStart(place.line);
    for(std::size_t column = 1; column < place.column && at < text_.size(); ++column)
      do
        ++at;
      while(at < text_.size() && (static_cast<unsigned char>(text_[at]) & 0xc0u) == 0x80u);
    return at;
  }
  /// Behind the last simple setting of the table; if there is none, behind its head or the first comment.
  std::size_t placeForNew(const toml::table& table, bool isTop) const
  {
    std::size_t line = 0;
    for(const auto& [key, value] : table)
      if(!value.is_table() || value.as_table()->is_inline())
        line = std::max<std::size_t>(line, value.source().end.line);
    if(line == 0 && !isTop)
      line = table.source().begin.line;
    return lineStart(line + 1);
  }

  std::string text_;
  toml::table table_;
};

} // namespace

std::string projectText(const Project& project)
{
  std::string text = "# A Sparkwright project: a scene, and what belongs to it.\n\n";
  for(const auto& [key, value] : settingsOf(project))
    if(value)
      text.append(key).append(" = ").append(*value).append("\n");
  if(!project.variables.empty())
    text += "\n[variables]\n";
  for(const auto& [name, value] : project.variables)
    text.append(tomlKey(name)).append(" = ").append(tomlValue(value)).append("\n");
  return text;
}

std::string editedProjectText(const std::string& text, const Project& project)
{
  try
  {
    EditedText edited(text);
    for(const auto& [key, value] : settingsOf(project))
      if(value)
        edited.set(edited.top(), true, key, *value);
      else
        edited.remove(edited.top(), key);
    if(!edited.variables() && !project.variables.empty())
      edited.append("\n[variables]\n");
    std::vector<std::string> gone;
    if(edited.variables())
      for(const auto& [key, value] : *edited.variables())
        if(std::ranges::none_of(project.variables, [&name = key](const auto& known) { return known.first == name.str(); }))
          gone.emplace_back(key.str());
    for(const std::string& key : gone)
      edited.remove(*edited.variables(), key);
    for(const auto& [name, value] : project.variables)
      edited.set(*edited.variables(), false, name, tomlValue(value));
    // A file may be written in ways that this does not know; what came out decides.
    Diagnostic problem;
    const std::optional<Project> got = parseProject(edited.text(), {}, problem);
    auto wanted = project;
    const auto byName = [](const auto& a, const auto& b) { return a.first < b.first; };
    std::ranges::sort(wanted.variables, byName);
    if(!got)
      return {};
    auto found = *got;
    std::ranges::sort(found.variables, byName);
    const auto same = [](const auto& a, const auto& b)
    { return a.first == b.first && tomlValue(a.second) == tomlValue(b.second); };
    const bool equal = std::ranges::equal(found.variables, wanted.variables, same);
    found.variables = wanted.variables;
    return equal && found == wanted ? edited.text() : std::string();
  }
  catch(const toml::parse_error&)
  {
    return {};
  }
}

} // namespace sparkwright
