#include "core/files/FileSystem.h"

#include "core/disk/ReadFile.h"

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

fs::path cleaned(const fs::path& directory)
{
  std::error_code error;
  fs::path whole = fs::canonical(directory, error);
  return error ? directory : whole;
}

} // namespace

DirectoryFileSystem::DirectoryFileSystem(const fs::path& directory) : directory_(cleaned(directory)) {}

std::optional<fs::path> DirectoryFileSystem::inside(const std::string& name) const
{
  if(name.empty() || name.find('\0') != std::string::npos)
    return std::nullopt;
  std::error_code error;
  fs::path whole = fs::canonical(directory_ / name, error);
  if(error)
    return std::nullopt;
  const fs::path way = whole.lexically_relative(directory_);
  if(way.empty() || *way.begin() == "..")
    return std::nullopt;
  return whole;
}

std::optional<fs::path> DirectoryFileSystem::find(const std::string& name) const
{
  std::error_code error;
  std::optional<fs::path> path = inside(name);
  return path && fs::is_regular_file(*path, error) ? path : std::nullopt;
}

std::optional<fs::path> DirectoryFileSystem::findFolder(const std::string& name) const
{
  std::error_code error;
  std::optional<fs::path> path = inside(name);
  return path && fs::is_directory(*path, error) ? path : std::nullopt;
}

std::optional<Resource> DirectoryFileSystem::locate(const std::string& name) const
{
  const std::optional<fs::path> path = find(name);
  if(!path)
    return std::nullopt;
  std::error_code error;
  Resource resource{path->string(), 0, fs::file_size(*path, error)};
  const fs::file_time_type time = fs::last_write_time(*path, error);
  if(error)
    return std::nullopt;
  const auto ticks = static_cast<std::uint64_t>(time.time_since_epoch().count());
  resource.version = ticks ^ (static_cast<std::uint64_t>(resource.size) * 0x9e3779b97f4a7c15u);
  return resource;
}

std::optional<std::string> DirectoryFileSystem::read(const std::string& name, std::size_t limit) const
{
  const std::optional<fs::path> path = find(name);
  if(!path)
    return std::nullopt;
  ReadFile content = readFile(*path, limit);
  return content ? std::optional(std::move(content.text)) : std::nullopt;
}

} // namespace sparkwright
