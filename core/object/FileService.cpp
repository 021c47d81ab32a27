#include "core/object/FileService.h"

#include <fstream>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

fs::path cleaned(fs::path directory)
{
  std::error_code error;
  fs::path whole = fs::canonical(directory, error);
  return error ? directory : whole;
}

} // namespace

void FileService::addDirectory(fs::path directory)
{
  directories_.push_back(cleaned(std::move(directory)));
}

void FileService::addFirstDirectory(fs::path directory)
{
  directories_.insert(directories_.begin(), cleaned(std::move(directory)));
}

std::optional<fs::path> FileService::find(const std::string& name) const
{
  if(name.empty() || name.find('\0') != std::string::npos)
    return std::nullopt;
  for(const fs::path& directory : directories_)
  {
    std::error_code error;
    const fs::path whole = fs::canonical(directory / name, error);
    if(error || !fs::is_regular_file(whole, error))
      continue;
    const fs::path inside = whole.lexically_relative(directory);
    if(!inside.empty() && *inside.begin() != "..")
      return whole;
  }
  return std::nullopt;
}

std::optional<Resource> FileService::locate(const std::string& name) const
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

std::optional<std::string> FileService::read(const std::string& name, std::size_t limit) const
{
  const std::optional<fs::path> path = find(name);
  if(!path)
    return std::nullopt;
  std::error_code error;
  const auto size = fs::file_size(*path, error);
  if(error || size > limit)
    return std::nullopt;
  std::ifstream in(*path, std::ios::binary);
  std::string content(size, '\0');
  if(!in.read(content.data(), static_cast<std::streamsize>(size)))
    return std::nullopt;
  return content;
}

} // namespace sparkwright
