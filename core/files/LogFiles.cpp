#include "core/files/LogFiles.h"

#include "core/disk/ReadFile.h"
#include "core/text/WriteFile.h"

#include <cstdint>
#include <cstdlib>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

/// The names of the files of scripts in a directory, one a line.
constexpr const char* notedFiles = ".sparkwright-files";
constexpr std::uint64_t longestNotes = 1 << 20; // bytes

/// A directory that the environment names. Others than absolute ones do not count, as the specification says.
fs::path directoryIn(const char* variable)
{
  const char* const value = std::getenv(variable);
  const fs::path path = value ? value : "";
  return path.is_absolute() ? path : fs::path();
}

} // namespace

fs::path ownLogDirectory()
{
  fs::path states = directoryIn("XDG_STATE_HOME");
  if(const fs::path home = directoryIn("HOME"); states.empty() && !home.empty())
    states = home / ".local" / "state";
  return states.empty() ? states : states / "sparkwright" / "logs";
}

bool isScriptFile(const fs::path& directory, const std::string& name)
{
  const std::string lines = '\n' + readFile(directory / notedFiles, longestNotes).text;
  return lines.find('\n' + name + '\n') != std::string::npos;
}

std::string noteScriptFile(const fs::path& directory, const std::string& name)
{
  return appendDurably(directory / notedFiles, name + '\n', FileLinks::Refuse);
}

} // namespace sparkwright
