#include "LayeringSupport.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <regex>
#include <sstream>

namespace
{

struct Room
{
  std::string_view name;
  std::vector<std::string_view> mayUse; ///< Besides itself.
  bool mayUseQt;
};

/// app/server and app/ide are two programs in one room: the headless one stays without Qt, and loads app/images.
const std::array<Room, 10> rooms{{
    {"physics", {}, false},
    {"core", {"physics"}, false},
    {"netserver", {"core"}, false},
    {"editor", {"core"}, true},
    {"viewer", {"core"}, true},
    {"app/server", {"physics", "core", "netserver"}, false},
    {"app/team", {"core", "netserver"}, false},
    {"app/proxy", {"core", "netserver"}, false},
    {"app/images", {"core", "viewer"}, true},
    {"app/ide", {"physics", "core", "netserver", "editor", "viewer"}, true},
}};

/// A folder of core may use itself and those before it.
const std::array<std::string_view, 13> coreFolders{"text", "object", "mesh",  "script", "rsg",      "scene", "body",
                                                   "ros",  "robot",  "game",  "services", "engine", "record"};

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

const Room* roomOf(std::string_view path)
{
  const auto room = std::find_if(rooms.begin(), rooms.end(), [&](const Room& r) { return within(path, r.name); });
  return room == rooms.end() ? nullptr : &*room;
}

/// Position of core's folder in the order; -1 if it is not in the list, size() for files directly below core.
int coreRank(const std::string& path)
{
  const std::string rest = path.substr(5);
  const auto slash = rest.find('/');
  if(slash == std::string::npos)
    return static_cast<int>(coreFolders.size());
  const auto found = std::find(coreFolders.begin(), coreFolders.end(), std::string_view(rest).substr(0, slash));
  return found == coreFolders.end() ? -1 : static_cast<int>(found - coreFolders.begin());
}

/// Path from the top of the tree of a quoted include: such paths start there, or at the folder of the file.
std::string resolve(const std::string& file, const std::string& path)
{
  const std::string fromTop = std::filesystem::path(path).lexically_normal().generic_string();
  if(roomOf(fromTop) || within(fromTop, "tests") || within(fromTop, "app"))
    return fromTop;
  return (std::filesystem::path(file).parent_path() / path).lexically_normal().generic_string();
}

bool isQt(const std::string& path)
{
  static const std::regex pattern("Q[A-Z].*|Qt.*|q[a-z]+\\.h");
  return std::regex_match(path, pattern);
}

bool isOde(const std::string& path)
{
  return path.starts_with("ode/");
}
bool isMruby(const std::string& path)
{
  return path == "mruby.h" || path.starts_with("mruby/");
}

std::string foreignViolation(const std::string& file, const Room& room, const std::string& path)
{
  if(isQt(path) && !room.mayUseQt)
    return std::string(room.name) + " uses no Qt";
  if(isOde(path) && room.name != "physics")
    return "ODE stays inside physics";
  if(isMruby(path) && !within(file, "core/script"))
    return "mruby stays inside core/script";
  if(path == "pugixml.hpp" && !within(file, "core/ros"))
    return "pugixml stays inside core/ros";
  if(path.starts_with("assimp/") && !within(file, "core/mesh"))
    return "Assimp stays inside core/mesh";
  return {};
}

std::string arrowViolation(const std::string& file, const Room& room, const std::string& target)
{
  const Room* const other = roomOf(target);
  if(!other)
    return target.starts_with("..") || within(target, "tests") || within(target, "app")
               ? std::string(room.name) + " must not reach " + target
               : std::string();
  if(other != &room)
    return std::find(room.mayUse.begin(), room.mayUse.end(), other->name) != room.mayUse.end()
               ? std::string()
               : std::string(room.name) + " must not use " + std::string(other->name);
  if(room.name == "core" && coreRank(target) > coreRank(file))
    return "a folder of core must not use a later one";
  return {};
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

std::vector<std::string> layeringViolations(const std::string& file, std::string_view source)
{
  std::vector<std::string> violations;
  const Room* const room = roomOf(file);
  if(!room)
    return {file + ": lies in no room"};
  if(room->name == "core" && coreRank(file) < 0)
    violations.push_back(file + ": lies in a folder of core that has no place in the order");

  for(const Include& include : includesOf(source))
  {
    std::string what = foreignViolation(file, *room, include.path);
    if(what.empty() && include.quoted)
      what = arrowViolation(file, *room, resolve(file, include.path));
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
