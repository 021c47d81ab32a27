#pragma once

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

namespace sparkwright
{

/// Where shared libraries are that scripts may name: in the folders of plugins and in those beside them. A service of
/// the Context.
struct LibraryPlaces
{
  std::vector<std::filesystem::path> directories; ///< Of plugins.

  /// Whether it can be the name of a library: letters, digits, `_`, `-`, `+`; no folder.
  static bool isName(const std::string& name)
  {
    return !name.empty() && name.size() <= 100 && std::ranges::all_of(name, [](unsigned char c)
                                                                      { return std::isalnum(c) || c == '_' || c == '-' || c == '+'; });
  }
  /// @param name    without ending
  /// @param folder  beside those of plugins, such as `strategies`; empty: those of plugins
  /// @return `name.so` or `libname.so`; empty if there is none
  std::filesystem::path find(const std::string& name, const std::string& folder = {}) const
  {
    if(!isName(name))
      return {};
    for(const std::filesystem::path& directory : directories)
    {
      const std::filesystem::path place = folder.empty() ? directory : directory.parent_path() / folder;
      for(const std::string& file : {name + ".so", "lib" + name + ".so"})
      {
        std::error_code error;
        if(std::filesystem::is_regular_file(place / file, error))
          return place / file;
      }
    }
    return {};
  }
  /// The names of all libraries that find() would find in a folder, sorted.
  std::vector<std::string> names(const std::string& folder = {}) const
  {
    std::vector<std::string> found;
    for(const std::filesystem::path& directory : directories)
    {
      std::error_code error;
      const std::filesystem::path place = folder.empty() ? directory : directory.parent_path() / folder;
      for(std::filesystem::directory_iterator at(place, error), end; !error && at != end; at.increment(error))
        if(std::string name = at->path().stem().string(); at->path().extension() == ".so" && isName(name))
          found.push_back(name.starts_with("lib") && name.size() > 3 ? name.substr(3) : std::move(name));
    }
    std::ranges::sort(found);
    const auto twice = std::ranges::unique(found);
    found.erase(twice.begin(), twice.end());
    return found;
  }
};

} // namespace sparkwright
