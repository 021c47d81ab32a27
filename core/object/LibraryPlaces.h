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

  /// @param name    without folder and ending: letters, digits, `_`, `-`
  /// @param folder  beside those of plugins, such as `strategies`
  /// @return the file; empty if there is none
  std::filesystem::path find(const std::string& name, const std::string& folder) const
  {
    const bool isName = !name.empty() && std::ranges::all_of(name, [](unsigned char c)
                                                             { return std::isalnum(c) || c == '_' || c == '-'; });
    if(!isName)
      return {};
    for(const std::filesystem::path& directory : directories)
      for(const std::filesystem::path& place : {directory.parent_path() / folder, directory})
        for(const std::string& file : {name + ".so", "lib" + name + ".so"})
        {
          std::error_code error;
          if(std::filesystem::is_regular_file(place / file, error))
            return place / file;
        }
    return {};
  }
};

} // namespace sparkwright
