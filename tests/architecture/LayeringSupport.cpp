#include "LayeringSupport.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <regex>
#include <sstream>

namespace
{

const std::array<std::string_view, 20> topLevel{"app",
                                                "core",
                                                "docs",
                                                "editor",
                                                "netserver",
                                                "packaging",
                                                "physics",
                                                "resources",
                                                "tests",
                                                "translations",
                                                "viewer",
                                                ".ci",
                                                ".git",
                                                "LICENSE",
                                                "README.md",
                                                "CMakeLists.txt",
                                                "CMakePresets.json",
                                                "CHANGELOG.md",
                                                ".gitignore",
                                                ".clang-format"};

/// What tools leave behind, or people keep for themselves.
const std::array<std::string_view, 8> tolerated{
    ".cache", ".clang-tidy", ".clangd", ".idea", ".vscode", "CMakeUserPresets.json", "compile_commands.json",
    "Testing"};

bool within(std::string_view path, std::string_view folder)
{
  return path.size() > folder.size() && path.starts_with(folder) && path[folder.size()] == '/';
}

bool isQt(const std::string& path)
{
  static const std::regex pattern("Q[A-Z].*|Qt.*|q[a-z]+\\.h");
  return std::regex_match(path, pattern);
}

/// The first folder of `path` below `folder`; `.` for files that lie in it.
std::string partOf(const std::string& path, const std::string& folder)
{
  const std::string rest = path.substr(folder.size() + 1);
  const auto slash = rest.find('/');
  return slash == std::string::npos ? "." : rest.substr(0, slash);
}

} // namespace

std::vector<Include> includesOf(std::string_view source)
{
  static const std::regex pattern("^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"].*");
  std::vector<Include> includes;
  std::istringstream lines{std::string(source)};
  std::string line;
  for(int number = 1; std::getline(lines, line); ++number)
    if(std::smatch match; std::regex_match(line, match, pattern))
      includes.push_back({number, match[2].str(), match[1].str() == "\""});
  return includes;
}

std::optional<Layering> Layering::read(std::string_view markdown, std::string& problem)
{
  Layering layering;
  std::istringstream lines{std::string(markdown)};
  std::string line;
  bool inside = false;
  while(std::getline(lines, line))
  {
    if(line == "```layers")
      inside = true;
    else if(inside && line == "```")
      return layering;
    else if(inside)
      if(problem = layering.readRule(line); !problem.empty())
        return {};
  }
  problem = inside ? "the block of rules has no end" : "there is no block of rules";
  return {};
}

/// @return empty, or what is wrong with the line
std::string Layering::readRule(const std::string& line)
{
  std::istringstream words(line.substr(0, line.find('#')));
  std::string kind, folder;
  if(!(words >> kind))
    return {};
  std::vector<std::string> rest;
  if(words >> folder)
    for(std::string word; words >> word;)
      rest.push_back(word);
  if(folder.empty() || (rest.empty() && (kind == "order" || kind == "only")))
    return "a rule says too little: " + line;
  if(kind == "room")
  {
    const bool qt = std::erase(rest, "Qt") > 0;
    rooms_.push_back({folder, rest, qt});
  }
  else if(kind == "order")
  {
    if(std::find(rest.begin(), rest.end(), ".") == rest.end())
      rest.push_back(".");
    orders_[folder] = rest;
  }
  else if(kind == "closed")
    closed_[folder] = rest;
  else if(kind == "only")
    foreign_.push_back({folder, rest});
  else
    return "there is no such rule: " + line;
  return {};
}

const Layering::Room* Layering::roomOf(std::string_view path) const
{
  const auto room = std::find_if(rooms_.begin(), rooms_.end(), [&](const Room& r) { return within(path, r.name); });
  return room == rooms_.end() ? nullptr : &*room;
}

/// Path from the top of the tree of a quoted include: such paths start there, or at the folder of the file.
std::string Layering::resolve(const std::string& file, const std::string& path) const
{
  const std::string fromTop = std::filesystem::path(path).lexically_normal().generic_string();
  if(roomOf(fromTop) || within(fromTop, "tests") || within(fromTop, "app"))
    return fromTop;
  return (std::filesystem::path(file).parent_path() / path).lexically_normal().generic_string();
}

/// Whether a file lies in a folder that the rules do not know.
std::string Layering::placeProblem(const std::string& file) const
{
  for(const auto& [folder, parts] : orders_)
    if(within(file, folder) && std::find(parts.begin(), parts.end(), partOf(file, folder)) == parts.end())
      return "lies in a folder of " + folder + " that has no place in the order";
  return {};
}

std::string Layering::foreignProblem(const std::string& file, const Room& room, const std::string& path) const
{
  if(isQt(path) && !room.mayUseQt)
    return room.name + " uses no Qt";
  std::string walls;
  for(const Foreign& foreign : foreign_)
    for(const std::string& header : foreign.headers)
      if(path == header || (header.ends_with('/') && path.starts_with(header)))
      {
        if(within(file, foreign.folder))
          return {};
        walls += (walls.empty() ? header + " stays inside " : " or ") + foreign.folder;
      }
  return walls;
}

std::string Layering::arrowProblem(const std::string& file, const Room& room, const std::string& target) const
{
  const Room* const other = roomOf(target);
  if(!other)
    return target.starts_with("..") || within(target, "tests") || within(target, "app")
               ? room.name + " must not reach " + target
               : std::string();
  for(const auto& [folder, others] : closed_)
    if(within(target, folder) && !within(file, folder) &&
       std::none_of(others.begin(), others.end(), [&](const std::string& other) { return within(file, other); }))
      return "nobody outside of " + folder + " may use it";
  if(other != &room)
    return std::find(room.mayUse.begin(), room.mayUse.end(), other->name) != room.mayUse.end()
               ? std::string()
               : room.name + " must not use " + other->name;
  for(const auto& [folder, parts] : orders_)
    if(within(file, folder) && within(target, folder))
      if(std::find(parts.begin(), parts.end(), partOf(target, folder)) >
         std::find(parts.begin(), parts.end(), partOf(file, folder)))
        return "a folder of " + folder + " must not use a later one";
  return {};
}

std::vector<std::string> Layering::violations(const std::string& file, std::string_view source) const
{
  std::vector<std::string> violations;
  const Room* const room = roomOf(file);
  if(!room)
    return {file + ": lies in no room"};
  if(const std::string problem = placeProblem(file); !problem.empty())
    violations.push_back(file + ": " + problem);

  for(const Include& include : includesOf(source))
  {
    std::string what = foreignProblem(file, *room, include.path);
    if(what.empty() && include.quoted)
      what = arrowProblem(file, *room, resolve(file, include.path));
    else if(what.empty() && roomOf(include.path))
      what = "our own headers stand in quotes";
    if(!what.empty())
      violations.push_back(file + ':' + std::to_string(include.line) + ": " + what + " (" + include.path + ')');
  }
  return violations;
}

bool isKnownTopLevelEntry(std::string_view name)
{
  return std::find(topLevel.begin(), topLevel.end(), name) != topLevel.end() ||
         std::find(tolerated.begin(), tolerated.end(), name) != tolerated.end() || name == "build" ||
         name.starts_with("build-");
}
