#include "core/programs/StartCommand.h"

#include "core/programs/ProgramTexts.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <system_error>
#include <unistd.h>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

bool isFile(const fs::path& path)
{
  std::error_code failed;
  return fs::is_regular_file(path, failed);
}

bool isVariableName(std::string_view name)
{
  return !name.empty() && !std::isdigit(static_cast<unsigned char>(name.front())) &&
         std::ranges::all_of(name, [](unsigned char c) { return std::isalnum(c) || c == '_'; });
}

fs::path fromHome(const std::string& name)
{
  const char* const home = std::getenv("HOME");
  return home && name.starts_with("~/") ? fs::path(home) / name.substr(2) : fs::path(name);
}

/// The interpreter that a script names in its first line; empty: none.
std::string interpreterOf(const fs::path& script)
{
  std::ifstream in(script, std::ios::binary);
  std::string line(256, '\0');
  in.read(line.data(), static_cast<std::streamsize>(line.size()));
  line.resize(static_cast<std::size_t>(std::max<std::streamsize>(in.gcount(), 0)));
  if(!line.starts_with("#!"))
    return {};
  const std::size_t begin = line.find_first_not_of(" \t", 2);
  if(begin == std::string::npos)
    return {};
  return line.substr(begin, line.find_first_of(" \t\r\n", begin) - begin);
}

std::vector<fs::path> foldersOf(const std::string& path)
{
  std::vector<fs::path> folders;
  for(std::size_t begin = 0; begin <= path.size();)
  {
    const std::size_t end = std::min(path.find(':', begin), path.size());
    folders.emplace_back(end > begin ? path.substr(begin, end - begin) : ".");
    begin = end + 1;
  }
  return folders;
}

} // namespace

std::string StartCommand::label() const
{
  const std::string name = team.empty() ? fs::path(program).filename().string() : team;
  return number > 0 ? name + ' ' + std::to_string(number) : name;
}

std::string shellWord(std::string_view word)
{
  const auto plain = [](unsigned char c)
  { return std::isalnum(c) || std::string_view("_-./:,+@%=").find(static_cast<char>(c)) != std::string_view::npos; };
  if(!word.empty() && std::ranges::all_of(word, plain))
    return std::string(word);
  std::string quoted = "'";
  for(const char c : word)
    if(c == '\'')
      quoted += "'\\''";
    else
      quoted += c;
  return quoted + '\'';
}

std::string shellText(const StartCommand& command)
{
  std::string text;
  if(!command.folder.empty())
    text = "cd " + shellWord(command.folder.string()) + " && ";
  for(const auto& [name, value] : command.environment)
    if(isVariableName(name))
      text.append(name).append("=").append(value.empty() ? "" : shellWord(value)).append(" ");
  std::string program = shellWord(command.program);
  if(program.find('=') != std::string::npos && !program.starts_with('\'')) // It would be taken for a variable.
    program = '\'' + program + '\'';
  text += program;
  for(const std::string& argument : command.arguments)
    text += ' ' + shellWord(argument);
  return text;
}

std::optional<std::vector<std::string>> splitShellWords(std::string_view line, LocalText& problem)
{
  std::vector<std::string> words;
  std::string word;
  bool inWord = false;
  for(std::size_t i = 0; i < line.size(); ++i)
  {
    const char c = line[i];
    if(c == '\'' || c == '"')
    {
      const std::size_t begin = i++;
      inWord = true;
      for(; i < line.size() && line[i] != c; ++i)
      {
        const bool escapes = c == '"' && line[i] == '\\' && i + 1 < line.size() &&
                             std::string_view("\"\\$`").find(line[i + 1]) != std::string_view::npos;
        word += escapes ? line[++i] : line[i];
      }
      if(i == line.size())
      {
        problem = programText("program.openQuote", begin + 1);
        return std::nullopt;
      }
    }
    else if(c == '\\')
    {
      if(++i == line.size())
      {
        problem = programText("program.backslash");
        return std::nullopt;
      }
      inWord = true;
      word += line[i];
    }
    else if(std::isspace(static_cast<unsigned char>(c)))
    {
      if(inWord)
        words.push_back(std::exchange(word, {}));
      inWord = false;
    }
    else
    {
      inWord = true;
      word += c;
    }
  }
  if(inWord)
    words.push_back(std::move(word));
  return words;
}

StartCommand commandOf(const std::vector<std::string>& words)
{
  StartCommand command;
  std::size_t next = 0;
  for(; next < words.size(); ++next)
  {
    const std::size_t equals = words[next].find('=');
    if(equals == std::string::npos || !isVariableName(std::string_view(words[next]).substr(0, equals)))
      break;
    command.environment.emplace_back(words[next].substr(0, equals), words[next].substr(equals + 1));
  }
  if(next < words.size())
    command.program = words[next++];
  command.arguments.assign(words.begin() + static_cast<std::ptrdiff_t>(next), words.end());
  return command;
}

std::string findProgram(const std::string& name, const ProgramPlaces& places)
{
  std::error_code failed;
  const auto absolute = [&failed](const fs::path& path) { return fs::absolute(path, failed).lexically_normal(); };
  const fs::path path = fromHome(name);
  if(name.empty())
    return name;
  if(path.is_absolute())
    return path.string();
  const fs::path beside = absolute(places.beside.empty() ? fs::path(".") : places.beside);
  if(name.find('/') != std::string::npos)
    return (beside / path).lexically_normal().string();
  if(isFile(beside / path))
    return (beside / path).lexically_normal().string();
  std::vector<fs::path> folders = places.folders;
  const char* const environment = std::getenv("PATH");
  for(fs::path& folder : foldersOf(places.path   ? *places.path
                                   : environment ? environment
                                                 : "/usr/local/bin:/usr/bin:/bin"))
    folders.push_back(std::move(folder));
  std::optional<fs::path> found; // One that cannot be run is better than none: so its error names it.
  for(const fs::path& folder : folders)
    if(const fs::path file = absolute(folder / path); isFile(file))
    {
      if(::access(file.c_str(), X_OK) == 0)
        return file.string();
      if(!found)
        found = file;
    }
  return found ? found->string() : name;
}

LocalText whyNotStartable(const StartCommand& command)
{
  std::error_code failed;
  const fs::path program = command.program;
  if(program.empty())
    return programText("program.noCommand");
  if(!program.is_absolute())
    return programText("program.missing", command.program);
  if(!fs::exists(program, failed))
    return programText("program.missingFile", command.program);
  if(fs::is_directory(program, failed))
    return programText("program.folder", command.program);
  if(::access(program.c_str(), X_OK) != 0)
    return programText("program.notExecutable", command.program);
  if(const std::string interpreter = interpreterOf(program);
     !interpreter.empty() && ::access(interpreter.c_str(), X_OK) != 0)
    return programText("program.interpreter", command.program, interpreter);
  if(!command.folder.empty() && !fs::is_directory(command.folder, failed))
    return programText("program.noFolder", command.folder.string(), program.filename().string());
  return {};
}

} // namespace sparkwright
