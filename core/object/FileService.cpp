#include "core/object/FileService.h"

#include <fstream>

namespace sparkwright
{

namespace fs = std::filesystem;

void FileService::addDirectory(fs::path directory)
{
  std::error_code error;
  const fs::path whole = fs::canonical(directory, error);
  directories_.push_back(error ? std::move(directory) : whole);
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
