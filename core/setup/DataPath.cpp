#include "core/setup/DataPath.h"

#include <cstdlib>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

std::optional<fs::path> directory(const fs::path& path)
{
  std::error_code error;
  fs::path clean = fs::canonical(path, error);
  if(error || !fs::is_directory(clean, error))
    return std::nullopt;
  return clean;
}

} // namespace

std::optional<fs::path> findDataDirectory(const fs::path& chosen)
{
  std::error_code error;
  return findDataDirectory(chosen, std::getenv("SPARKWRIGHT_DATA"), fs::read_symlink("/proc/self/exe", error));
}

std::optional<fs::path> findDataDirectory(const fs::path& chosen, const char* environment, const fs::path& executable)
{
  if(!chosen.empty())
    return directory(chosen);
  if(environment && *environment)
    return directory(environment);
  for(const char* place : {"../../resources", "../share/sparkwright"})
    if(auto found = directory(executable.parent_path() / place))
      return found;
  return std::nullopt;
}

std::optional<fs::path> findDocumentation(const fs::path& dataDirectory)
{
  std::error_code error;
  return findDocumentation(dataDirectory, fs::read_symlink("/proc/self/exe", error));
}

std::optional<fs::path> findDocumentation(const fs::path& dataDirectory, const fs::path& executable)
{
  if(!dataDirectory.empty())
    if(auto found = directory(dataDirectory / "docs"))
      return found;
  for(const char* place : {"../../docs", "../share/sparkwright/docs"})
    if(auto found = directory(executable.parent_path() / place))
      return found;
  return std::nullopt;
}

std::vector<fs::path> findDataDirectories(const std::vector<fs::path>& chosen, fs::path& missing)
{
  std::vector<fs::path> found;
  if(chosen.empty())
    if(auto standard = findDataDirectory())
      found.push_back(std::move(*standard));
  for(const fs::path& path : chosen)
  {
    auto clean = directory(path);
    if(!clean)
    {
      missing = path;
      return {};
    }
    found.push_back(std::move(*clean));
  }
  return found;
}

DataFile findDataRoot(const std::string& file)
{
  std::error_code error;
  const fs::path whole = fs::canonical(file, error);
  return error ? DataFile{{}, file} : dataRootOf(whole);
}

DataFile dataRootOf(const fs::path& whole)
{
  fs::path root = whole.parent_path();
  for(fs::path at = root; at.has_relative_path(); at = at.parent_path())
    if(at.filename() == "rsg")
    {
      root = at.parent_path();
      break;
    }
  return {root, whole.lexically_relative(root).string()};
}

} // namespace sparkwright
