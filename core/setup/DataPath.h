#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// Finds the directory with scenes, set-ups and robots: `chosen`, else the environment variable SPARKWRIGHT_DATA, else
/// relative to the executable's folder `../../resources` (build tree), then `../share/sparkwright` (installation). If
/// `chosen` or the variable is not empty, the others are not tried. @return nothing if it does not exist
std::optional<std::filesystem::path> findDataDirectory(const std::filesystem::path& chosen = {});

/// The same for given inputs, for tests; `executable` is the full path of the program.
std::optional<std::filesystem::path> findDataDirectory(const std::filesystem::path& chosen, const char* environment,
                                                       const std::filesystem::path& executable);

/// Finds the user guide: `docs` in the data directory, else relative to the executable's folder `../../docs` (build tree),
/// then `../share/sparkwright/docs` (installation). @return nothing if there is none
std::optional<std::filesystem::path> findDocumentation(const std::filesystem::path& dataDirectory);

/// The same for a given program, for tests; `executable` is its full path.
std::optional<std::filesystem::path> findDocumentation(const std::filesystem::path& dataDirectory,
                                                       const std::filesystem::path& executable);

/// All of `chosen`, in order; if empty, the one that findDataDirectory() finds. Empty if one does not exist; `missing`
/// is then its name.
std::vector<std::filesystem::path> findDataDirectories(const std::vector<std::filesystem::path>& chosen,
                                                       std::filesystem::path& missing);
/// A file by data root and name.
struct DataFile
{
  std::filesystem::path root; ///< Directory of the data; empty if there is no such file.
  std::string name;           ///< Relative to root; without a root, the file as given.
};

/// Finds the data root of a file, to which names of files are relative: the folder above `rsg`, else its own folder.
DataFile findDataRoot(const std::string& file);
/// The same for an absolute path without links; the file need not exist.
DataFile dataRootOf(const std::filesystem::path& file);

} // namespace sparkwright
