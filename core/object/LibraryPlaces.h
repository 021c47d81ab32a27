#pragma once

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <string>
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
};

} // namespace sparkwright
