#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// The directory that holds scenes, set-ups and robots, the first of these that exists: `chosen` (if not empty: it or
/// nothing), the environment variable SPARKWRIGHT_DATA (if set: it or nothing), and, seen from the folder of the
/// running executable, `../../resources` (a build tree) and `../share/sparkwright` (an installation).
std::optional<std::filesystem::path> findDataDirectory(const std::filesystem::path& chosen = {});

/// The same with everything it depends on given; `executable` is the full path of the program.
std::optional<std::filesystem::path> findDataDirectory(const std::filesystem::path& chosen, const char* environment,
                                                       const std::filesystem::path& executable);

/// All of `chosen`, in this order; if there are none, the one that is found without. Empty if one of them is missing: its
/// name is in `missing` then.
std::vector<std::filesystem::path> findDataDirectories(const std::vector<std::filesystem::path>& chosen,
                                                       std::filesystem::path& missing);
/// A file by the name that other files of its data use for it.
struct DataFile
{
  std::filesystem::path root; ///< Directory of the data; empty if there is no such file.
  std::string name;           ///< Below it; the file as it was given if there is none.
};

/// Files name each other from their data root: the folder above `rsg`, else their own.
DataFile findDataRoot(const std::string& file);
/// The same for an absolute path without links; the file need not exist.
DataFile dataRootOf(const std::filesystem::path& file);

} // namespace sparkwright
