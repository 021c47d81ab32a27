#pragma once

#include <filesystem>
#include <optional>

namespace sparkwright
{

/// The directory that holds scenes, set-ups and robots, the first of these that exists: `chosen` (if not empty: it or
/// nothing), the environment variable SPARKWRIGHT_DATA (if set: it or nothing), and, seen from the folder of the
/// running executable, `../../resources` (a build tree) and `../share/sparkwright` (an installation).
std::optional<std::filesystem::path> findDataDirectory(const std::filesystem::path& chosen = {});

/// The same with everything it depends on given; `executable` is the full path of the program.
std::optional<std::filesystem::path> findDataDirectory(const std::filesystem::path& chosen, const char* environment,
                                                       const std::filesystem::path& executable);

} // namespace sparkwright
