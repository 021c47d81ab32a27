#include "core/programs/TeamFile.h"

#include "core/programs/ProgramTexts.h"
#include "core/disk/ReadFile.h"
#include "core/text/Suggest.h"
#include "core/text/Toml.h"

#include <algorithm>
#include <cctype>
#include <system_error>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

constexpr std::uintmax_t largestTeamFile = 1u << 20; // bytes

const std::vector<std::string>& placeholders()
{
  static const std::vector<std::string> names = {"host", "port", "monitor-port", "team", "number", "count", "agents", "type", "side"};
  return names;
}

std::string listed(const std::vector<std::string>& names, const char* before = "", const char* after = "")
{
  std::string list;
  for(const std::string& name : names)
    list.append(list.empty() ? "" : ", ").append(before).append(name).append(after);
  return list;
}

/// A part of a text: as it is, or a placeholder's name.
struct Piece
{
  std::string_view text;
  bool isPlaceholder = false;
};

/// `{word}` is a placeholder, `{{word}}` the text {word}; other braces are text.
std::vector<Piece> piecesOf(std::string_view text)
{
  std::vector<Piece> pieces;
  std::size_t plain = 0;
  for(std::size_t i = 0; i < text.size(); ++i)
  {
    if(text[i] != '{')
      continue;
    const std::size_t begin = text.find_first_not_of('{', i);
    std::size_t end = begin;
    while(end < text.size() && (std::isalpha(static_cast<unsigned char>(text[end])) || text[end] == '-'))
      ++end;
    if(begin == std::string_view::npos)
      break;
    if(end == begin || end == text.size() || text[end] != '}')
    {
      i = begin - 1;
      continue;
    }
    const bool doubled = begin - i >= 2 && end + 1 < text.size() && text[end + 1] == '}';
    const std::size_t open = begin - (doubled ? 2 : 1);
    pieces.push_back({text.substr(plain, open - plain)});
    if(doubled)
      pieces.push_back({text.substr(begin - 1, end + 2 - begin)});
    else
      pieces.push_back({text.substr(begin, end - begin), true});
    plain = end + (doubled ? 2 : 1);
    i = plain - 1;
  }
  pieces.push_back({text.substr(plain)});
  return pieces;
}

/// The first placeholder that does not exist; empty: all do.
std::string_view unknownPlaceholder(std::string_view text)
{
  for(const Piece& piece : piecesOf(text))
    if(piece.isPlaceholder && std::ranges::find(placeholders(), piece.text) == placeholders().end())
      return piece.text;
  return {};
}

LocalText placeholderHint(std::string_view name)
{
  LocalText hint = suggestion(name, placeholders());
  return hint.empty() ? programText("team.placeholders", listed(placeholders(), "{", "}"), name) : hint;
}

/// Reads the parts of a team file.
class Reader
{
public:
  Reader(std::string file, Diagnostics& problems) : file_(std::move(file)), problems_(problems) {}

  TeamFile read(const toml::table& table)
  {
    TeamFile team;
    const std::vector<std::string> known = {"name", "type", "folder", "environment", "program"};
    const toml::array* programs = nullptr;
    for(const auto& [key, value] : table)
    {
      const std::string name(key.str());
      if(name == "name")
        team.name = text(value, name, Braces::Plain);
      else if(name == "type")
        team.type = text(value, name, Braces::Plain);
      else if(name == "folder")
        team.folder = text(value, name);
      else if(name == "environment")
        team.environment = environment(value);
      else if(name == "program" && value.is_array_of_tables())
        programs = value.as_array();
      else if(name == "program")
        error(value.source().begin, programText("team.text", "program"), programText("team.write", "[[program]]"));
      else
        unknown(key, programText("team.file"), known);
    }
    if(programs)
      for(const toml::node& each : *programs)
        team.programs.push_back(program(*each.as_table()));
    else if(!table.contains("program"))
      error({1, 1}, programText("team.noProgram"), programText("team.addProgram", "command = \"./player\""));
    int processes = 0;
    for(const TeamProgram& each : team.programs)
      processes += each.count;
    if(processes > TeamFile::mostProcesses)
      error(programs->source().begin, programText("team.tooMany", processes, TeamFile::mostProcesses));
    return team;
  }

  void error(const toml::source_position& place, LocalText message, LocalText hint = {})
  {
    problems_.push_back(Diagnostic::of(Diagnostic::Severity::Error, file_, static_cast<int>(place.line),
                                       static_cast<int>(place.column), std::move(message), std::move(hint)));
  }

private:
  enum class Braces
  {
    Plain,
    Placeholders
  };

  TeamProgram program(const toml::table& table)
  {
    TeamProgram program;
    const std::vector<std::string> known = {"command", "arguments", "environment", "folder",
                                            "count",   "first",     "agents"};
    for(const auto& [key, value] : table)
    {
      const std::string name(key.str());
      if(name == "command")
        program.command = text(value, name);
      else if(name == "arguments")
        program.arguments = texts(value, name);
      else if(name == "environment")
        program.environment = environment(value);
      else if(name == "folder")
        program.folder = text(value, name);
      else if(name == "count")
        program.count = whole(value, name, 1, TeamProgram::mostProcesses);
      else if(name == "first")
        program.first = whole(value, name, 1, TeamProgram::largestNumber);
      else if(name == "agents")
        program.agents = whole(value, name, 1, TeamProgram::mostAgents);
      else
        unknown(key, programText("team.program"), known);
    }
    if(!table.contains("command"))
      error(table.source().begin, programText("team.noCommand"),
            programText("team.addCommand", "command = \"./player\""));
    return program;
  }

  void unknown(const toml::key& key, LocalText where, const std::vector<std::string>& known)
  {
    LocalText hint = suggestion(key.str(), known);
    error(key.source().begin, programText("team.unknown", std::move(where), key.str()),
          hint.empty() ? programText("team.known", listed(known)) : hint);
  }

  /// Reports what no text for a program may contain.
  void check(const toml::node& node, const std::string& name, const std::string& text, Braces braces)
  {
    if(text.find('\0') != std::string::npos)
      error(node.source().begin, programText("team.zero", name));
    if(braces == Braces::Placeholders)
      if(const std::string_view unknown = unknownPlaceholder(text); !unknown.empty())
        error(node.source().begin, programText("team.placeholder", unknown), placeholderHint(unknown));
  }

  std::string text(const toml::node& node, const std::string& name, Braces braces = Braces::Placeholders)
  {
    const auto* const value = node.as_string();
    if(!value)
      error(node.source().begin, programText("team.text", name), programText("team.write", name + " = \"…\""));
    else if(value->get().empty())
      error(node.source().begin, programText("team.empty", name));
    else
      check(node, name, value->get(), braces);
    return value ? value->get() : std::string();
  }

  std::vector<std::string> texts(const toml::node& node, const std::string& name)
  {
    std::vector<std::string> all;
    const auto* const list = node.as_array();
    const auto wrong = [&](const toml::node& at)
    { error(at.source().begin, programText("team.texts", name), programText("team.write", "[\"-p\", \"{port}\"]")); };
    if(!list)
      wrong(node);
    for(std::size_t i = 0; list && i < list->size(); ++i)
      if(const auto* const one = (*list)[i].as_string())
      {
        check(*one, name, one->get(), Braces::Placeholders);
        all.push_back(one->get());
      }
      else
        wrong((*list)[i]);
    return all;
  }

  std::vector<std::pair<std::string, std::string>> environment(const toml::node& node)
  {
    std::vector<std::pair<std::string, std::string>> all;
    const auto wrong = [&](const toml::node& at)
    { error(at.source().begin, programText("team.environment"), programText("team.write", "{ NAME = \"…\" }")); };
    const auto* const table = node.as_table();
    if(!table)
    {
      wrong(node);
      return all;
    }
    for(const auto& [key, value] : *table)
    {
      const std::string name(key.str());
      if(name.empty() || name.find_first_of(std::string_view("=\0", 2)) != std::string::npos)
        error(key.source().begin, programText("team.variable", name));
      else if(const auto* const text = value.as_string())
      {
        check(value, name, text->get(), Braces::Placeholders);
        all.emplace_back(name, text->get());
      }
      else
        wrong(value);
    }
    return all;
  }

  int whole(const toml::node& node, const std::string& name, int least, int most)
  {
    const auto* const value = node.as_integer();
    if(value && value->get() >= least && value->get() <= most)
      return static_cast<int>(value->get());
    error(node.source().begin, programText("team.whole", name, least, most));
    return least;
  }

  std::string file_;
  Diagnostics& problems_;
};

/// The values of the placeholders for one process.
class Values
{
public:
  Values(const TeamPlace& place, int number, int count, int agents)
      : place_(place), number_(number), count_(count), agents_(agents)
  {
  }

  std::string fill(std::string_view text) const
  {
    std::string filled;
    for(const Piece& piece : piecesOf(text))
      filled += piece.isPlaceholder ? value(piece.text) : std::string(piece.text);
    return filled;
  }

  void fill(StartCommand& command) const
  {
    command.program = fill(command.program);
    for(std::string& argument : command.arguments)
      argument = fill(argument);
    for(auto& [name, value] : command.environment)
      value = fill(value);
    command.folder = fill(command.folder.string());
  }

private:
  std::string value(std::string_view name) const
  {
    if(name == "host")
      return place_.host;
    if(name == "port")
      return std::to_string(place_.port);
    if(name == "monitor-port")
      return std::to_string(place_.monitorPort);
    if(name == "team")
      return place_.team;
    if(name == "number")
      return std::to_string(number_);
    if(name == "count")
      return std::to_string(count_);
    if(name == "agents")
      return std::to_string(agents_);
    if(name == "type")
      return place_.type;
    return name == "side" ? place_.side : std::string();
  }

  const TeamPlace& place_;
  int number_, count_, agents_;
};

} // namespace

int TeamFile::agents() const
{
  int all = 0;
  for(const TeamProgram& program : programs)
    all += program.count * program.agents;
  return all;
}

bool isTeamFile(const fs::path& file)
{
  return file.extension() == TeamFile::extension;
}

std::optional<TeamFile> parseTeamFile(std::string_view text, const fs::path& file, Diagnostics& problems)
{
  Reader reader(file.string(), problems);
  const std::size_t before = problems.size();
  try
  {
    TeamFile team = reader.read(parseToml(text, file.string()));
    std::error_code failed;
    team.file = fs::absolute(file, failed).lexically_normal();
    if(team.name.empty())
      team.name = file.stem().string();
    if(problems.size() == before)
      return team;
    std::ranges::stable_sort(problems.begin() + static_cast<std::ptrdiff_t>(before), problems.end(), {},
                             [](const Diagnostic& d) { return std::pair(d.line, d.column); });
  }
  catch(const toml::parse_error& broken)
  {
    reader.error(broken.source().begin, std::string(broken.description()), programText("team.toml"));
  }
  return std::nullopt;
}

std::optional<TeamFile> readTeamFile(const fs::path& file, Diagnostics& problems)
{
  const ReadFile read = readFile(file, largestTeamFile);
  if(read)
    return parseTeamFile(read.text, file, problems);
  Reader reader(file.string(), problems);
  if(read.outcome == ReadFile::Outcome::TooLarge)
    reader.error({}, programText("team.large"), programText("team.otherFile"));
  else
    reader.error({}, programText("team.unreadable"), programText("team.permissions"));
  return std::nullopt;
}

std::vector<StartCommand> startCommands(const TeamFile& team, const TeamPlace& where)
{
  TeamPlace place = where;
  if(place.team.empty())
    place.team = team.name;
  if(place.type.empty())
    place.type = team.type;
  const ProgramPlaces search{team.file.parent_path(), place.programFolders, {}};
  std::vector<StartCommand> commands;
  for(const TeamProgram& program : team.programs)
    for(int i = 0; i < program.count; ++i)
    {
      StartCommand command;
      command.program = program.command;
      command.arguments = program.arguments;
      command.environment = team.environment;
      for(const auto& [name, value] : program.environment)
      {
        std::erase_if(command.environment, [&known = name](const auto& common) { return common.first == known; });
        command.environment.emplace_back(name, value);
      }
      command.folder = program.folder.empty() ? team.folder : program.folder;
      command.number = program.first + i * program.agents;
      command.agents = program.agents;
      Values(place, command.number, program.count * program.agents, program.agents).fill(command);
      command.team = place.team;
      command.program = findProgram(command.program, search);
      command.folder = command.folder.empty() ? search.beside : (search.beside / command.folder).lexically_normal();
      commands.push_back(std::move(command));
    }
  return commands;
}

std::optional<StartCommand> fillPlaceholders(StartCommand command, const TeamPlace& place, LocalText& problem)
{
  std::vector<std::string> texts = command.arguments;
  texts.push_back(command.program);
  for(const auto& [name, value] : command.environment)
    texts.push_back(value);
  for(const std::string& text : texts)
    if(const std::string_view unknown = unknownPlaceholder(text); !unknown.empty())
    {
      problem = programText("team.placeholder", unknown);
      return std::nullopt;
    }
  const int agents = std::max(command.agents, 1);
  Values(place, std::max(command.number, 1), agents, agents).fill(command);
  command.program = findProgram(command.program, {command.folder, place.programFolders, {}});
  return command;
}

} // namespace sparkwright
